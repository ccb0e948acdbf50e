"""Names: misspelt, of the wrong thing, or gone since an older version."""

import ast

from .cell import PYTHON, calls, fault, misspelt

#: What older versions had: text that today's code holds, and what old code has in its place.
OLD = (
    (".items()", ".iteritems()"), (".to_numpy()", ".as_matrix()"), (".iloc[", ".ix["), (".loc[", ".ix["),
    ("np.float64", "np.float"), ("np.int64", "np.int"), ("dtype=float", "dtype=np.float"), ("astype(int)", "astype(np.int)"),
    ("astype(float)", "astype(np.float)"), ("dtype=int", "dtype=np.int"), ("dtype=bool", "dtype=np.bool8"),
    ("np.prod(", "np.product("), ("np.cumprod(", "np.cumproduct("), ("np.all(", "np.alltrue("), ("np.any(", "np.sometrue("),
    ("np.trapezoid(", "np.trapz("), ("np.vstack(", "np.row_stack("), ("np.isin(", "np.in1d("), ("np.inf", "np.Inf"), ("np.nan", "np.NaN"),
    (".map(", ".applymap("), (".ffill()", ".fillna(method='ffill')"), (".bfill()", ".fillna(method='bfill')"),
    ("freq='h'", "freq='H'"), ("freq='ME'", "freq='M'"), ("sparse_output=", "sparse="), ("get_feature_names_out(", "get_feature_names("),
    ("sns.histplot(", "sns.distplot("), ("estimator=", "base_estimator="), ("root_mean_squared_error(", "mean_squared_error("),
    (".values", ".get_values()"), ("learning_rate=", "lr="), (".predict(", ".predict_classes("), (".predict(", ".predict_proba("),
    ("plt.colormaps[", "plt.cm.get_cmap("), ("labels=", "tick_labels="), ("tick_labels=", "labels="), ("errorbar=", "ci="),
    (".feature_names_in_", ".feature_names_"), (".mT", ".H"), (".numel()", ".nelement"), ("max_features='sqrt'", "max_features='auto'"),
    ("loss='squared_error'", "loss='ls'"), ("loss='log_loss'", "loss='log'"), ("criterion='squared_error'", "criterion='mse'"),
    ("seaborn-v0_8", "seaborn"),
)


@fault("misspelt-attribute")
def misspelt_attribute(cell):
    for node in cell.nodes(ast.Attribute):
        end = cell.end(node)
        yield cell.splice(end - len(node.attr), end, misspelt(node.attr, cell.random))


@fault("misspelt-name")
def misspelt_name(cell):
    for node in cell.nodes(ast.Name):
        if isinstance(node.ctx, ast.Load) and len(node.id) > 1:
            yield cell.replace(node, misspelt(node.id, cell.random))


@fault("misspelt-keyword")
def misspelt_keyword(cell):
    for node in calls(cell):
        for keyword in node.keywords:
            if keyword.arg and not cell.in_text(keyword.value):
                start = cell.start(keyword)
                yield cell.splice(start, start + len(keyword.arg), misspelt(keyword.arg, cell.random))


@fault("misspelt-string")
def misspelt_string(cell):
    """A column, a key or an option with a wrong letter."""
    for node in cell.strings():
        if len(node.value) < 30 and "\n" not in node.value and "\\" not in cell.text(node):
            text = cell.text(node)
            yield cell.replace(node, text[0] + misspelt(node.value, cell.random) + text[-1])


@fault("old-api")
def old_api(cell):
    plain = cell.source
    for new, old in OLD:
        for quoted in {new, new.replace("'", '"')}:
            at = plain.find(quoted)
            if at >= 0:
                yield cell.splice(at, at + len(quoted), old)


@fault("append-for-concat")
def append_for_concat(cell):
    for node in calls(cell):
        if cell.text(node.func).endswith(".concat") and node.args and isinstance(node.args[0], ast.List) and len(node.args[0].elts) == 2:
            first, second = node.args[0].elts
            yield cell.replace(node, f"{cell.text(first)}.append({cell.text(second)})")


@fault("wrong-variable")
def wrong_variable(cell):
    others = [v for v in dict.fromkeys(cell.variables) if len(v) > 1]
    for node in cell.nodes(ast.Name):
        if isinstance(node.ctx, ast.Load) and node.id in others and node.id not in PYTHON:
            pool = [v for v in others if v != node.id]
            if pool:
                yield cell.replace(node, cell.random.choice(pool))


@fault("train-for-test")
def train_for_test(cell):
    for node in cell.nodes(ast.Name):
        for one, other in (("_train", "_test"), ("_test", "_train"), ("X_", "y_"), ("y_", "X_"), ("train_", "test_"), ("test_", "train_")):
            if isinstance(node.ctx, ast.Load) and one in node.id and node.id.replace(one, other) in cell.variables:
                yield cell.replace(node, node.id.replace(one, other))


@fault("loc-for-iloc")
def loc_for_iloc(cell):
    swapped = {"loc": "iloc", "iloc": "loc", "at": "iat", "iat": "at"}
    for node in cell.nodes(ast.Attribute):
        if node.attr in swapped and isinstance(cell.parents[node], ast.Subscript):
            end = cell.end(node)
            yield cell.splice(end - len(node.attr), end, swapped[node.attr])


@fault("column-as-attribute")
def column_as_attribute(cell):
    """`df["a"]` written as `df.a`, which works for some names and not for others."""
    for node in cell.nodes(ast.Subscript):
        key = node.slice
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value.isidentifier() and isinstance(node.value, ast.Name):
            yield cell.replace(node, f"{node.value.id}.{key.value}")
