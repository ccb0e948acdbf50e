"""Random calls of pandas as source text, right and wrong ones in similar numbers, the same for the same seed."""

from templates import Templates, cases, texts

IMPORTS = "import numpy as np\nimport pandas as pd"
KINDS = ("int", "float", "nan", "text", "number text", "mixed text", "bool", "date", "category", "object", "date text")
WORDS = ["x", "y", "z", "xx", "y1"]

FRAME = """
{F}[{col}] | {F}[[{col}, {col}]] | {F}[{S} > 1] | {F}[{mask}] | {F}[{slice}] | {F}.loc[{row}] | {F}.loc[{row}, {col}] | {F}.loc[:, {cols}]
{F}.loc[{F}[{col}] > 1, {col}] | {F}.iloc[{pos}] | {F}.iloc[{pos}, {pos}] | {F}.iloc[:, {pos}] | {F}.iloc[{slice}, {slice}] | {F}.iloc[{poss}] | {F}.at[{row}, {col}]
{F}.iat[{pos}, {pos}] | {F}.{col_name} | {F}.get({col}) | {F}.drop({cols}, axis={axis}) | {F}.drop(columns={cols}) | {F}.drop({row}) | {F}.drop(index={rows})
{F}.drop({cols}, axis=1, errors={errors}) | {F}.rename(columns={mapping}) | {F}.rename(columns={mapping}, errors='raise') | {F}.set_index({cols})
{F}.set_index({col}, drop=False) | {F}.reset_index() | {F}.reset_index(drop={bool}) | {F}.set_index({col}).reset_index() | {F}.sort_values({cols})
{F}.sort_values(by={col}, ascending={bool}) | {F}.sort_values({col}, axis={axis}) | {F}.sort_index() | {F}.sort_index(axis={axis}) | {F}.fillna({scalar})
{F}.fillna({mapping0}) | {F}.dropna() | {F}.dropna(subset={cols}) | {F}.dropna(axis={axis}) | {F}.dropna(how={how}) | {F}.dropna(thresh={pos})
{F}.astype({dtype}) | {F}.astype({astypes}) | {F}[{col}].astype({dtype}) | {F}.{reduction}() | {F}.{reduction}(axis={axis}) | {F}.{reduction}(numeric_only={bool})
{F}[{cols2}].{reduction}(axis={axis}) | {F}.describe() | {F}.describe(include={include}) | {F}.corr() | {F}.corr(numeric_only=True) | {F}.cov(numeric_only=True)
{F}.groupby({col}).{reduction}() | {F}.groupby({cols}).{reduction}() | {F}.groupby({col})[{col}].{reduction}() | {F}.groupby({col})[{cols2}].{reduction}()
{F}.groupby({col}).size() | {F}.groupby({col}).agg({agg}) | {F}.groupby({col})[{col}].agg({agg1}) | {F}.groupby({col}).agg(n=({col}, {agg1})) | {F}.groupby({col}, as_index=False).{reduction}()
{F}.groupby({col}).get_group({scalar}) | {F}.groupby({col})[{col}].transform({agg1}) | {F}.groupby({col}).apply(len) | {F}.groupby({col}).ngroups | {F}.groupby({col}).cumcount()
{F}.merge({G}, on={col}) | {F}.merge({G}, how={merge}) | {F}.merge({G}, left_on={col}, right_on={col}) | {F}.merge({G}, left_index=True, right_index=True) | pd.merge({F}, {G}, on={cols}, how={merge})
{F}.merge({G}, on={col}, validate={validate}) | {F}.merge({G}, on={col}, suffixes={suffixes}) | {F}.join({G}) | {F}.join({G}, lsuffix='_l', rsuffix='_r') | {F}.join({G}, on={col}, rsuffix='_r')
pd.concat([{F}, {G}]) | pd.concat([{F}, {G}], axis={axis}) | pd.concat([{F}, {G}], ignore_index=True) | pd.concat({F}) | pd.concat([{F}, {S}], axis=1) | pd.concat([{F}, {scalar}])
{F}.pivot(index={col}, columns={col}, values={col}) | {F}.pivot_table(index={col}, columns={col}, values={col}, aggfunc={agg1}) | {F}.pivot_table(index={cols}, values={cols}) | {F}.pivot_table({col})
{F}.melt(id_vars={cols}) | {F}.melt(id_vars={col}, value_vars={cols2}) | pd.melt({F}, {col}, var_name='n', value_name='v') | pd.get_dummies({F}) | pd.get_dummies({F}, columns={cols2}) | pd.get_dummies({F}[{col}], prefix='p')
{F}.apply({function}) | {F}.apply({function}, axis=1) | {F}[{col}].apply({function}) | {F}[{col}].map({function}) | {F}[{col}].map({{'x': 1}}) | {F}.map({function}) | {F}.applymap({function})
{F}.query({query}) | {F}.eval({query}) | {F}.assign(n={F}[{col}] * 2) | {F}.assign(n=lambda d: d[{col}]) | {F}.sample({pos}) | {F}.sample(n={pos}, replace=True) | {F}.sample(frac={fraction})
{F}.nlargest({pos}, {col}) | {F}.nsmallest(2, {cols}) | {F}.head({pos}) | {F}.tail({pos}) | {F}.T | {F}.T[{row}] | {F}.values.sum() | {F}.to_numpy().shape | {F}.to_dict({orient}) | {F}.shape[{pos}]
{F}.columns[{pos}] | {F}.columns.tolist() | {F}.index[{pos}] | {F}.index.tolist() | {F}.select_dtypes({include}) | {F}.select_dtypes(exclude={include}) | {F}.isna().sum() | {F}.isnull().any().any()
{F}.duplicated(subset={cols}) | {F}.drop_duplicates({cols}) | {F}.replace({scalar}, {scalar}) | {F}.where({F} > 1) | {F}.filter({cols}) | {F}.filter(like={scalar}) | {F}.explode({col}) | {F}.stack() | {F}.unstack()
{F} {op} {number} | {F} {op} {G} | {F}[{col}] {op} {number} | {F}[{col}] {op} {F}[{col}] | {F} == {G} | {F}[{cols2}] {op} {F}[{cols2}] | -{F} | ~{F}[{col}] | {F}[{col}] & {F}[{col}] | bool({F}) | len({F}) | float({F}[{col}])
{F}.add({G}, fill_value=0) | {F}.mul({S}, axis={axis}) | {F}.div({number}) | {F}.sub({S}) | {F}.dot({F}.T) | {F}.clip({number}, 5) | {F}.round({pos}) | {F}.abs() | {F}.diff() | {F}.shift({pos}) | {F}.pct_change() | {F}.cumsum() | {F}.rank()
{F}.rolling({pos}).{reduction}() | {F}[{col}].rolling({pos}).mean() | {F}[{col}].rolling(window={window}, min_periods={pos}).sum() | {F}[{col}].expanding().max() | {F}[{col}].ewm(span={number}).mean()
{F}.reindex({rows}) | {F}.reindex(columns={cols}) | {F}.insert({pos}, {col}, 1) | {F}.pop({col}) | {F}.isin({list}) | {F}.count() | {F}.nunique() | {F}.mode() | {F}.idxmax() | {F}.items() | {F}.quantile({fraction}) | {F}.agg({agg}) | {F}.agg({agg1})
{F}.info() | {F}.memory_usage() | {F}.empty | {F}.ndim | {F}.dtypes[{col}] | {F}.squeeze() | {F}.xs({row}) | {F}.equals({G}) | {F}.corrwith({F}[{col}]) | {F}.interpolate() | {F}.ffill() | {F}.bfill(axis={axis}) | {F}.to_csv() | {F}.{misspelt}() | {F}.{misspelt}
"""

SERIES = """
{S}[{row}] | {S}.loc[{row}] | {S}.iloc[{pos}] | {S}.iloc[{slice}] | {S}[{slice}] | {S}[{S} > 0] | {S}.{reduction}() | {S}.{reduction}(axis={axis}) | {S}.astype({dtype}) | {S}.map({function}) | {S}.apply({function})
{S}.value_counts() | {S}.value_counts(normalize=True)[{scalar}] | {S}.unique() | {S}.nunique() | {S}.sort_values(ascending={bool}) | {S}.sort_index() | {S}.fillna({scalar}) | {S}.dropna() | {S}.replace({scalar}, {scalar})
{S}.str.upper() | {S}.str.len() | {S}.str.contains({scalar}) | {S}.str.split({scalar}) | {S}.str.split('x', expand=True)[{pos}] | {S}.str.replace({scalar}, 'q') | {S}.str[{pos}] | {S}.str.strip().str.lower() | {S}.str.get_dummies() | {S}.str.extract({regex}) | {S}.str.{misspelt}()
{S}.dt.year | {S}.dt.strftime('%Y') | {S}.dt.day_name() | {S}.dt.month.max() | {S}.dt.floor('D') | {S}.dt.total_seconds() | {S}.dt.{misspelt} | {S}.cat.codes | {S}.cat.categories | {S}.cat.add_categories([{scalar}]) | {S}.cat.rename_categories({list})
{S} {op} {number} | {S} {op} {S} | {S} == {S} | {S} > {scalar} | {S} & {S} | ~{S} | -{S} | bool({S}) | int({S}) | len({S}) | {S} + 'x' | 'x' + {S} | {S}.add({S}, fill_value=0) | {S}.mod({number}) | {S}.dot({S}) | {S}.combine_first({S})
{S}.idxmax() | {S}.idxmin() | {S}.argmax() | {S}.nlargest({pos}) | {S}.quantile({fraction}) | {S}.between({number}, 3) | {S}.clip(0, {number}) | {S}.isin({list}) | {S}.cumsum() | {S}.diff() | {S}.shift({pos}) | {S}.pct_change() | {S}.rank() | {S}.round(1) | {S}.abs()
{S}.groupby({list}).{reduction}() | {S}.groupby({S}).{reduction}() | {S}.groupby(level={pos}).sum() | {S}.rolling({pos}).{reduction}() | {S}.resample({freq}).{reduction}() | {S}.corr({S}) | {S}.cov({S}) | {S}.describe()[{stat}] | {S}.agg({agg1}) | {S}.transform({agg1})
{S}.to_frame({scalar}) | {S}.to_list()[{pos}] | {S}.to_dict()[{row}] | {S}.reset_index() | {S}.reset_index(drop={bool}) | {S}.rename({scalar}) | {S}.reindex({rows}) | {S}.drop({row}) | {S}.drop({rows}) | {S}.head({pos}) | {S}.sample({pos}) | {S}.explode() | {S}.item() | {S}.values[{pos}]
{S}.index[{pos}] | {S}.name | {S}.dtype | {S}.shape[{pos}] | {S}.where({S} > 1, {scalar}) | {S}.mask({mask}) | {S}.append({S}) | {S}.iteritems() | {S}.{misspelt}() | {S}.unstack() | {S}.to_numpy().reshape({pos}, -1) | {S}.reshape(-1, 1) | {S}.repeat({pos}) | {S}.at[{row}] | {S}.get({row})
pd.to_numeric({S}) | pd.to_numeric({S}, errors={errors}) | pd.to_datetime({S}) | pd.to_datetime({S}, errors={errors}) | pd.to_datetime({S}, format={format}) | pd.cut({S}, {bins}) | pd.cut({S}, {bins}, labels={list}) | pd.qcut({S}, {bins}) | pd.crosstab({S}, {S}) | pd.get_dummies({S}) | pd.isna({S}).sum() | pd.factorize({S})[0] | pd.unique({S})
np.log({S}) | np.sqrt({S}) | np.where({S} > 1, 'a', 'b') | np.sum({S}) | np.mean({F}) | np.array({F}).shape | np.exp({F}[{col}]) | np.round({S}, 1) | np.isnan({S}) | np.concatenate([{S}, {S}]) | np.abs({F}) | np.maximum({S}, {S}) | np.dot({S}, {S}) | {F}.values @ {F}.values.T
"""

MAKING = """
pd.DataFrame({{'a': {list}, 'b': {list}}}) | pd.DataFrame({{'a': {list}}}, index={list}) | pd.DataFrame({array}, columns={list}) | pd.DataFrame({array}, index={list}) | pd.DataFrame({list}) | pd.DataFrame({scalar}) | pd.DataFrame({{'a': 1, 'b': {number}}})
pd.DataFrame({{'a': {list}}}, columns=['a', 'b']) | pd.Series({list}, index={list}) | pd.Series({list}, name='n') | pd.Series({list}, dtype={dtype}) | pd.Series({{'a': 1, 'b': 2}})[{scalar}] | pd.Series({array}) | pd.DataFrame({F}, columns={cols}) | pd.Series({F}[{col}], index={list})
pd.date_range('2024-01-01', periods={pos}, freq={freq}) | pd.date_range({scalar}, '2024-01-05') | pd.to_datetime({date_text}) | pd.Timestamp({date_text}) | pd.Timedelta({scalar}) | pd.Index({list})[{pos}] | pd.MultiIndex.from_tuples([(1, 2), (1, 3)])[{pos}] | pd.Index({list}).get_loc({scalar}) | pd.Index({list}).union({list})
pd.{misspelt} | pd.read_csv('none.csv') | pd.DataFrame.from_dict({{'a': {list}}}, orient={orient0}) | pd.DataFrame.from_records([{{'a': 1}}, {{'a': 2}}])[{col}] | pd.json_normalize([{{'a': {{'b': 1}}}}])[{json}] | pd.Categorical({list}, categories={list}).codes | pd.isna({scalar}) | pd.to_numeric({list})
"""

CHANGES = """
d = {F}; d[{col}] = {list} | d = {F}; d[{col}] = {scalar} | d = {F}; d[{col}] = d[{col}] {op} 2 | d = {F}; d[{cols2}] = {scalar} | d = {F}; d.loc[{row}, {col}] = {scalar} | d = {F}; d.iloc[{pos}, {pos}] = {scalar}
d = {F}; del d[{col}]; d[{col}] | d = {F}; d.drop(columns={cols}, inplace=True); d[{col}] | d = {F}; d.columns = {list} | d = {F}; d.index = {list} | d = {F}; d.rename(columns={mapping}, inplace=True); d[{col}] | d = {F}; d[{col}] = d[{col}].fillna({scalar}); d[{col}].astype(int)
d = {F}; d.loc[d[{col}] > 1, {col}] = {scalar}; d.shape | d = {F}; d.set_index({col}, inplace=True); d.loc[{scalar}] | d = {F}; d.pop({col}); d[[{col}]] | d = {F}; d['new'] = d.apply({function}, axis=1); d['new'].sum() | d = {F}; d[{col}] = pd.to_datetime(d[{col}]); d[{col}].dt.year
d = {F}; d.sort_values({col}, inplace=True); d.iloc[{pos}] | d = {F}; d.at[{row}, {col}] = 3; d[{col}].sum() | d = {F}; d.insert(0, {col}, {list}) | s = {S}; s[{row}] = {scalar}; s.sum() | s = {S}; s.index = {list}; s[{row}] | s = {S}; s.iloc[{pos}] = {scalar} | d = {F}.dropna(); d.reset_index(inplace=True); d['index']
for i, row in {F}.iterrows(): row[{col}] | for row in {F}.itertuples(): row.{col_name} | for k, g in {F}.groupby({col}): g[{col}] | for c in {F}.columns: {F}[c] + 1 | [v.upper() for v in {S}] | [v + 1 for v in {F}[{col}]] | sum({S}) | max({F}[{col}]) | dict(zip({S}, {F}[{col}])) | sorted({S}) | {F}[{col}].tolist()[{pos}]
"""


class Pandas(Templates):
    slots = {
        "axis": ["0", "1", "0", "1", "'columns'", "'index'", "2", "'x'", "None"],
        "bool": ["True", "False", "True", "False", "'x'"],
        "errors": ["'raise'", "'ignore'", "'coerce'", "'coerce'", "'none'"],
        "how": ["'any'", "'all'", "'some'"],
        "merge": ["'inner'", "'left'", "'outer'", "'right'", "'cross'", "'lef'"],
        "validate": ["'one_to_one'", "'many_to_one'", "'m:m'", "'x'"],
        "suffixes": ["('_l', '_r')", "('', '')", "('_x',)", "(None, '_y')"],
        "scalar": ["0", "1", "2", "'x'", "'y'", "'a'", "1.5", "None", "np.nan", "True", "pd.Timestamp('2024-01-02')"],
        "number": ["2", "0", "1.5", "-1", "'x'", "None"],
        "dtype": ["int", "float", "str", "'int64'", "'float32'", "bool", "'category'", "'datetime64[ns]'", "object", "'Int64'", "'nope'", "np.int8"],
        "reduction": ["sum", "mean", "max", "min", "std", "median", "var", "count", "nunique", "prod", "first", "any", "all", "size", "summ", "cumsum", "sem"],
        "include": ["'number'", "object", "['float64']", "'all'", "'category'", "np.number", "'nope'", "[]", "bool"],
        "agg": ["'sum'", "['mean', 'max']", "{{{col}: 'sum'}}", "{{{col}: ['min', 'max'], {col}: 'count'}}", "'nope'", "len", "np.sum", "None"],
        "agg1": ["'sum'", "'mean'", "'count'", "['min', 'max']", "'nope'", "len", "lambda s: s.max()", "'first'", "max"],
        "function": ["lambda v: v", "lambda v: v + 1", "lambda v: len(v)", "lambda v: v.upper()", "lambda v: v['a']", "lambda v: v['q']", "lambda v: v / 0", "str", "int", "float",
                     "'sum'", "3", "np.sqrt", "len", "lambda v: v.sum()", "lambda a, b: a", "lambda: 1"],
        "query": ["'{name} > 1'", "'{name} == \"x\"'", "'{name} > {name}'", "'{name} >'", "'{name} in [1, 2]'", "'index > 0'", "'{name} + 1'"],
        "fraction": ["0.5", "1.0", "1.5", "0", "-0.1", "[0.1, 0.9]", "'x'"],
        "orient": ["", "'list'", "'records'", "'index'", "'split'", "'rows'"],
        "orient0": ["'columns'", "'index'", "'rows'"],
        "op": ["+", "-", "*", "/", "//", "%", "**", ">", "<=", "==", "!="],
        "window": ["2", "3", "'2D'", "0", "-1", "1.5"],
        "freq": ["'D'", "'MS'", "'h'", "'W'", "'xx'", "'2D'"],
        "regex": ["'(x)'", "'x'", "'('", "'(x)(y)?'"],
        "stat": ["'mean'", "'count'", "'top'", "'50%'", "'avg'"],
        "format": ["'%Y-%m-%d'", "'%d/%m/%Y'", "None", "'%Y-%m-%dT'"],
        "bins": ["2", "3", "[0, 1, 5]", "0", "-1", "[3, 1]", "1.5", "[0, 0.5, 1]", "'x'"],
        "array": ["np.zeros(({size}, {size}))", "np.arange(4).reshape(2, 2)", "np.ones(3)", "np.zeros((2, 2, 2))", "np.array([['a', 'b', 'c']])"],
        "date_text": ["'2024-01-05'", "'nope'", "'2024-13-05'", "['2024-01-01', '2024-02-30']", "'5.1.2024'", "20240105", "None"],
        "size": ["1", "2", "3"],
        "json": ["'a.b'", "'a'", "'b'"],
        "misspelt": ["sumn", "Mean", "vlaues", "dtype", "datatype", "column", "lenght", "append", "ix", "iteritems", "upper", "to_array", "DataFrames", "mad"],
        "slice": ["0:2", "1:", ":-1", "::2", "5:9", "'a':'b'", "1.5:2", ":1"],
    }

    def new(self):
        """Makes up the columns and the index of the case's frame."""
        self.n_rows = self.pick([0, 1, 2, 3, 3, 4, 4, 5])
        names = self.random.sample(["a", "b", "c", "d", "e", 0, 1], self.random.randint(1, 4))
        self.columns = {name: self.pick(KINDS) for name in names}
        self.labels = self.pick([None, None, list("pqrst"), list("ppqrs"), [10, 20, 30, 40, 50], [2, 0, 1, 4, 3]])

    def case(self):
        self.new()
        return self.fill(self.pick(self.calls)).replace("{{", "{").replace("}}", "}")

    def values(self, kind, n):
        r = self.random
        return {
            "int": lambda: [r.randint(-2, 5) for _ in range(n)], "float": lambda: [r.randint(-4, 9) / 2 for _ in range(n)],
            "nan": lambda: ["np.nan" if r.random() < 0.4 else 1.5 for _ in range(n)], "text": lambda: [repr(r.choice(WORDS)) for _ in range(n)],
            "number text": lambda: [repr(r.choice(["1", "2", "10"])) for _ in range(n)], "mixed text": lambda: [repr(r.choice(["1", "2.5", "x", " "])) for _ in range(n)],
            "bool": lambda: [r.random() < 0.5 for _ in range(n)], "object": lambda: [r.choice(["None", "1", "'x'", "[1]", "2.5"]) for _ in range(n)],
            "date": lambda: [f"pd.Timestamp('2024-01-0{r.randint(1, 9)}')" for _ in range(n)], "category": lambda: [repr(r.choice(WORDS)) for _ in range(n)],
            "date text": lambda: [repr(f"2024-02-1{r.randint(0, 9)}") for _ in range(n)],
        }[kind]()

    def column(self, kind, n):
        text = "[" + ", ".join(str(v) for v in self.values(kind, n)) + "]"
        return f"pd.Categorical({text})" if kind == "category" else text

    def made(self, columns, rows, labels):
        body = ", ".join(f"{name!r}: {self.column(kind, rows)}" for name, kind in columns.items())
        index = "" if labels is None else f", index={labels[:rows]!r}"
        return f"pd.DataFrame({{{{{body}}}}}{index})"

    def F(self):
        return self.made(self.columns, self.n_rows, self.labels)

    def G(self):
        """Another frame, that shares some columns."""
        names = {name: kind if self.random.random() < 0.8 else self.pick(KINDS) for name, kind in self.columns.items() if self.random.random() < 0.6}
        names[self.pick(["f", "a", "g"])] = self.pick(KINDS)
        return self.made(names, self.pick([self.n_rows, self.n_rows, 2, 3]), None if self.random.random() < 0.6 else self.labels)

    def S(self):
        n = self.n_rows if self.random.random() < 0.85 else self.pick([1, 2, 3])
        index = "" if self.labels is None or self.random.random() < 0.3 else f", index={self.labels[:n]!r}"
        kind = self.pick(KINDS)
        if kind == "date" and self.random.random() < 0.3:
            return f"pd.Series(range({n}), index=pd.date_range('2024-01-01', periods={n}))"
        dtype = ", dtype=float" if n == 0 else ""
        return f"pd.Series({self.column(kind, n)}{index}{dtype})"

    def name(self):
        return self.pick([str(c) for c in self.columns] + ["q"])

    def col(self):
        if self.random.random() < 0.2:
            return self.pick(["'q'", "'A'", "2", "'a '", "None"])
        return repr(self.pick(list(self.columns)))

    def col_name(self):
        texts = [c for c in self.columns if isinstance(c, str)]
        return self.pick(texts * 3 + ["q", "size", "A"])

    def cols(self):
        return self.pick(["{col}", "[{col}]", "[{col}, {col}]", "{cols2}"])

    def cols2(self):
        names = list(self.columns)
        return repr(self.random.sample(names, self.random.randint(1, len(names))))

    def row(self):
        if self.random.random() < 0.3:
            return self.pick(["'w'", "99", "-1", "'p'", "0", "1.5"])
        return repr(self.pick(self.labels[:self.n_rows] if self.labels and self.n_rows else list(range(max(self.n_rows, 1)))))

    def rows(self):
        return "[{row}, {row}]"

    def pos(self):
        n = max(self.n_rows, 1)
        return self.pick([str(self.random.randint(-n, n - 1)), str(self.random.randint(-n - 1, n + 2)), str(self.random.randint(0, 3)), "'a'", "1.0"][:4 if self.random.random() < 0.8 else 5])

    def poss(self):
        return self.pick(["[{pos}, {pos}]", "[0]", "[]"])

    def mask(self):
        n = self.n_rows + (self.random.random() < 0.3)
        return repr([self.random.random() < 0.5 for _ in range(n)])

    def list(self):
        n = self.n_rows if self.random.random() < 0.6 else self.pick([0, 1, 2, 3, len(self.columns)])
        return self.column(self.pick(KINDS[:8]), n)

    def mapping(self):
        return "{{" + f"{self.col()}: 'new'" + "}}"

    def mapping0(self):
        return "{{" + f"{self.col()}: 0" + "}}"

    def astypes(self):
        return "{{" + f"{self.col()}: " + self.pick(self.slots["dtype"]) + "}}"


Pandas.calls = texts(FRAME) + texts(SERIES) + texts(MAKING) + texts(CHANGES)


def calls(seed, count, wrapper=None):
    return cases(Pandas(seed, wrapper), count)
