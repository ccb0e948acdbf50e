"""Random calls of NumPy as source text, right and wrong ones in similar numbers, the same for the same seed."""

import random

IMPORTS = "import numpy as np"
DTYPES = ["float", "int", "'float32'", "np.uint8", "bool", "np.int32", "complex", "object", "str"]
UNARY = ["sqrt", "exp", "log", "sin", "abs", "isnan", "floor", "square", "negative", "sign", "round", "log1p", "tanh",
         "isfinite", "invert", "ceil", "conj", "degrees", "rint", "logical_not", "positive"]
BINARY = ["add", "subtract", "multiply", "divide", "power", "maximum", "minimum", "mod", "floor_divide", "greater", "equal",
          "logical_and", "bitwise_and", "arctan2", "hypot", "fmax", "less_equal", "not_equal", "bitwise_or", "logical_or"]
REDUCTIONS = ["sum", "mean", "min", "max", "std", "var", "prod", "argmax", "argmin", "any", "all", "cumsum", "cumprod",
              "median", "nansum", "nanmean", "nanmax", "nanmin", "ptp", "argsort", "sort"]
OPERATORS = ["+", "-", "*", "/", "//", "%", "**", "@", "==", "<", ">=", "!=", "&", "|"]


class Calls:
    def __init__(self, seed, wrapper=None):
        self.random = random.Random(seed)
        self.wrapper = wrapper

    def pick(self, *choices):
        return self.random.choice(choices)

    def dims(self, least=0, most=3):
        return tuple(self.random.randint(1, 4) for _ in range(self.random.randint(least, most)))

    def shape(self, least=0, most=3):
        if self.random.random() < 0.05:
            return (0,) + self.dims(0, 1)
        return self.dims(least, most)

    def of_shape(self, shape):
        """An array of this shape, made in one of several ways."""
        made = self.made(shape)
        return made if self.wrapper is None else f"{self.wrapper}({made})"

    def made(self, shape):
        size = 1
        for d in shape:
            size *= d
        how = self.random.randint(0, 7)
        text = str(shape)
        if how == 0:
            return f"np.zeros({text})"
        if how == 1:
            return f"np.arange({size}).reshape({text})"
        if how == 2:
            return f"np.random.rand{text if len(shape) != 1 else f'({shape[0]})'}" if shape else "np.array(1.5)"
        if how == 3:
            return f"np.ones({text}, dtype={self.pick(*DTYPES[:6])})"
        if how == 4:
            return f"np.full({text}, {self.pick('3', '2.5', 'np.nan', 'True')})"
        if how == 5 and len(shape) == 1:
            return "np.array(%r)" % [self.random.randint(-3, 9) for _ in range(shape[0])]
        if how == 6 and len(shape) == 2:
            return "np.array(%r)" % [[round(self.random.uniform(-2, 5), 2) for _ in range(shape[1])] for _ in range(shape[0])]
        if how == 7 and len(shape) == 1:
            return "np.array(%r)" % [self.pick("a", "b", "1", "2.5") for _ in range(shape[0])]
        return f"np.random.randint(0, 5, size={text})"

    def array(self, least=0, most=3):
        return self.of_shape(self.shape(least, most))

    def like_or_not(self, shape):
        """An operand that often fits a shape and often does not."""
        kind = self.random.randint(0, 6)
        if kind <= 1:
            return self.of_shape(shape)
        if kind == 2:
            return self.of_shape(shape[1:] if len(shape) > 1 else shape)
        if kind == 3:
            return self.of_shape(tuple(1 if self.random.random() < 0.5 else d for d in shape))
        if kind == 4:
            return self.pick("2", "2.5", "True", "-1", "[1, 2, 3]", "None", "'a'", "300")
        if kind == 5:
            return self.of_shape(tuple(d + self.random.randint(0, 1) for d in shape))
        return self.array()

    def axis(self, shape):
        n = len(shape)
        return self.pick(str(self.random.randint(-n - 1, n + 1)), str(self.random.randint(-n, max(n - 1, 0))), "None",
                         str(self.random.randint(0, max(n - 1, 0))), "(0, 1)", "-1")

    def key(self, shape):
        parts = []
        for d in shape[:self.random.randint(0, len(shape)) + (self.random.random() < 0.15)]:
            parts.append(self.part(d))
        if self.random.random() < 0.08:
            parts.append(self.pick("0", "None", "...", ":"))
        if not parts:
            parts = [self.part(shape[0] if shape else 1)]
        return ", ".join(parts)

    def part(self, d):
        low, high = -d - 1, d + 1
        return self.pick(
            str(self.random.randint(low, high)), str(self.random.randint(-d, max(d - 1, 0))), ":", f":{self.random.randint(low, high)}",
            f"{self.random.randint(low, high)}:", f"{self.random.randint(0, d)}:{self.random.randint(0, d + 2)}", "::-1", "::2",
            str([self.random.randint(-d, max(d - 1, 0)) for _ in range(2)]), str([self.random.randint(0, d) for _ in range(3)]),
            str([self.random.random() < 0.5 for _ in range(d)]), str([True] * (d + 1)), "np.array([0, 0])", "None", "...",
            "1.0", "'a'", "np.array([1.0])")

    def call(self):
        """Source text of one case."""
        return self.pick(self.creation, self.unary, self.binary, self.operator, self.reduction, self.reshaping, self.index,
                         self.assignment, self.joining, self.splitting, self.product, self.linear, self.draw, self.method,
                         self.ragged, self.conversion, self.statistic, self.attribute, self.in_place, self.structured, self.element, self.more)()

    def creation(self):
        shape = self.shape()
        return self.pick(
            f"np.{self.pick('zeros', 'ones', 'empty')}({self.pick(shape, 3, (2, -1), 2.5, [2, 3], 'None')}, dtype={self.pick(*DTYPES)}).shape",
            f"np.{self.pick('zeros', 'ones')}({shape}, dtype={self.pick(*DTYPES)})",
            f"np.{self.pick('zeros_like', 'ones_like')}({self.array()})",
            f"np.full({shape}, {self.pick(0, 1.5, 'np.nan', True)})",
            f"np.arange({self.pick(5, 2.5, '1, 7', '1, 7, 2', '5, 1', '0, 1, 0.25', '5, 1, -2', '1, 5, 0')})",
            f"np.linspace({self.pick('0, 1', '0, 1, 5', '0, 5, 3', '1, 10, num=-1', '0, 1, 2.5', '0, 1, 0')})",
            f"np.eye({self.pick('3', '2, 3', '-1', '2.5')})",
            f"np.array({self.pick([1, 2], [[1, 2], [3, 4]], [1.5, 2], ['a', 'b'], [True, False], 5, [], [[]], [1, 'a'], [None, 1])})",
            f"np.array({self.pick([1, 2], [1.5, 2], ['1', '2'], ['a', 'b'], [True], [None])}, dtype={self.pick(*DTYPES)})",
            f"np.meshgrid(np.arange({self.pick(2, 3)}), np.arange(4){self.pick('', ', indexing=' + repr('ij'), ', indexing=' + repr('zz'))})",
            f"np.identity({self.pick(3, -2)})", f"np.logspace(0, 2, {self.pick(5, -1)})",
            f"np.diag({self.array(0, 3)})", f"np.tri({self.pick(3, 4)})", f"np.indices({self.pick((2, 3), (2,), (-1,))})")

    def unary(self):
        return f"np.{self.pick(*UNARY)}({self.pick(self.array(), self.array(), self.array(), '[1, 4]', '2.5', repr('a'), 'None', '[1, None]')})"

    def binary(self):
        shape = self.shape()
        return f"np.{self.pick(*BINARY)}({self.of_shape(shape)}, {self.like_or_not(shape)})"

    def operator(self):
        shape = self.shape()
        left, right = self.of_shape(shape), self.like_or_not(shape)
        if self.random.random() < 0.2:
            left, right = right, left
        return f"{left} {self.pick(*OPERATORS)} {right}"

    def reduction(self):
        shape = self.shape()
        name = self.pick(*REDUCTIONS)
        keep = self.pick("", "", ", keepdims=True") if name not in ("cumsum", "cumprod", "argsort", "sort") else ""
        return f"np.{name}({self.of_shape(shape)}, axis={self.axis(shape)}{keep})"

    def method(self):
        shape = self.shape()
        name = self.pick("sum", "mean", "min", "max", "argmax", "any", "cumsum", "std", "argsort")
        return self.pick(f"({self.of_shape(shape)}).{name}({self.pick('', 'axis=' + self.axis(shape), self.axis(shape))})",
                         f"({self.of_shape(shape)}).{self.pick('ravel', 'flatten', 'tolist', 'copy', 'squeeze', 'item', 'nonzero', 'transpose')}()",
                         f"({self.of_shape(shape)}).astype({self.pick(*DTYPES)})",
                         f"({self.of_shape(shape)}).{self.pick('sum', 'reshape', 'ravel', 'clip')}({self.pick('wrong=1', 'axes=1', '')})")

    def reshaping(self):
        shape = self.shape()
        size = 1
        for d in shape:
            size *= d
        target = self.pick((size,), (-1,), (-1, 2), (2, -1), shape[::-1], (size, 1), (3, -1), (4,), (2, 3), (-1, -1), (1, size), size)
        a = self.of_shape(shape)
        n = len(shape)
        return self.pick(
            f"({a}).reshape({target})", f"np.reshape({a}, {target})", f"np.transpose({a}, {self.pick(tuple(reversed(range(n))), (0, 1), (1, 0), (0, 2, 1))})",
            f"np.swapaxes({a}, {self.pick('0, 1', '0, -1', '1, 2')})", f"np.moveaxis({a}, {self.pick('0, -1', '-1, 0', '2, 0')})",
            f"np.squeeze({a}{self.pick('', ', axis=0', ', axis=-1', ', axis=2')})", f"np.expand_dims({a}, {self.pick('0', '-1', '1', '3', '(0, 1)')})",
            f"np.repeat({a}, {self.pick('2', '3, axis=0', '2, axis=1', '[1, 2]', '-1', '0')})", f"np.tile({a}, {self.pick('2', '(2, 2)', '(1, 2, 1)')})",
            f"np.flip({a}{self.pick('', ', axis=0', ', axis=2')})", f"np.roll({a}, 1{self.pick('', ', axis=0', ', axis=2')})",
            f"np.pad({a}, {self.pick('1', '(1, 2)', '((1, 1), (0, 2))', '((1, 1), (2, 2), (0, 0))', '-1')})", f"np.ravel({a})",
            f"np.broadcast_to({a}, {self.pick(shape, (2,) + tuple(shape), (3, 3), (5,))})", f"np.{self.pick('fliplr', 'flipud', 'rot90', 'triu', 'tril')}({a})",
            f"np.atleast_{self.pick('1', '2', '3')}d({a})", f"({a}).T", f"np.diagonal({a})", f"np.trace({a})", f"np.resize({a}, {self.pick((2, 3), (4,))})",
            f"np.rollaxis({a}, {self.pick('0', '1', '2, 0')})")

    def index(self):
        shape = self.shape(1)
        a = self.of_shape(shape)
        return self.pick(f"({a})[{self.key(shape)}]", f"({a})[{self.key(shape)}]", f"({a})[{self.key(shape)}]",
                         f"a = {a}\na[a > 0]", f"np.take({a}, {self.pick('[0, 1]', '0', '[9]', '[0], axis=0', '[5], axis=-1', '[0.5]')})",
                         f"len({a})", f"[1, 2, 3][{self.pick('np.array(1)', 'np.array([1])', 'np.int64(1)', 'np.float64(1)', 'np.arange(3)[2]', 'np.argmax([1, 2])')}]",
                         f"for x in {a}:\n    y = x\ny")

    def assignment(self):
        shape = self.shape(1)
        key = self.key(shape)
        return f"a = {self.of_shape(shape)}\na[{key}] = {self.like_or_not(shape)}\na"

    def element(self):
        n = self.random.randint(1, 4)
        value = self.pick("[1, 2]", "(1,)", "[]", "np.array([1])", "np.array([1, 2])", "np.ones((1, 1))", "5", "'3'", "'a'", "None", "[[1]]", "{}", "2.5", "True")
        return f"a = {self.of_shape((n,))}\na[{self.random.randint(-n, n - 1)}] = {value}\na"

    def in_place(self):
        shape = self.shape()
        return f"a = {self.of_shape(shape)}\na {self.pick('+', '-', '*', '/', '//', '**', '|')}= {self.like_or_not(shape)}\na"

    def joining(self):
        shape = self.shape(0, 3)
        other = tuple(d if self.random.random() < 0.7 else d + 1 for d in shape)
        pair = f"{self.of_shape(shape)}, {self.of_shape(self.pick(shape, other, other[1:]))}"
        return self.pick(
            f"np.concatenate([{pair}]{self.pick('', ', axis=0', ', axis=1', ', axis=-1', ', axis=None', ', axis=3')})",
            f"np.stack([{pair}]{self.pick('', ', axis=0', ', axis=1', ', axis=-1', ', axis=4')})",
            f"np.{self.pick('vstack', 'hstack', 'dstack', 'column_stack')}([{pair}])",
            f"np.append({pair}{self.pick('', ', axis=0', ', axis=1')})", f"np.concatenate({pair})", "np.concatenate([])",
            f"np.{self.pick('union1d', 'intersect1d', 'setdiff1d', 'isin')}({pair})", f"np.stack({self.array()})")

    def splitting(self):
        shape = self.shape(1)
        a = self.of_shape(shape)
        return self.pick(
            f"np.{self.pick('split', 'array_split')}({a}, {self.pick('2', '3', '[1, 2]', '0', '1')}{self.pick('', ', axis=0', ', axis=1', ', axis=-1', ', axis=5')})",
            f"np.{self.pick('hsplit', 'vsplit', 'dsplit')}({a}, {self.pick('2', '1', '[1]')})",
            f"np.delete({a}, {self.pick('0', '1', '9', '[0, 1]', '[5]')}{self.pick('', ', axis=0', ', axis=1', ', axis=4')})",
            f"np.insert({a}, {self.pick('0', '1', '9')}, 5{self.pick('', ', axis=0', ', axis=1')})",
            f"a, b = {a}\na")

    def product(self):
        a = self.shape(0, 3)
        b = self.pick(tuple(reversed(a)), a, self.shape(0, 3), (a[-1] if a else 2, 3))
        x, y = self.of_shape(a), self.of_shape(b)
        return self.pick(
            f"np.dot({x}, {y})", f"({x}) @ ({y})", f"np.matmul({x}, {y})", f"({x}).dot({y})", f"np.inner({x}, {y})", f"np.outer({x}, {y})",
            f"np.tensordot({x}, {y}, axes={self.pick('1', '0', '2', '([0], [0])', '([1], [0])', '([0, 1], [1, 0])')})",
            f"np.einsum({self.pick('ij,jk->ik', 'ij,ij->i', 'ij->ji', 'i,i', 'ij,j->i', 'bij,bjk->bik', 'ii', 'ij->k')!r}, {x}, {y})",
            f"np.einsum({self.pick('ij->ji', 'ii', 'ij->i', 'i->', 'ijk->jk')!r}, {x})", f"np.kron({x}, {y})", f"np.cross({x}, {y})", f"np.vdot({x}, {y})")

    def linear(self):
        n = self.random.randint(1, 4)
        a = self.pick(f"np.eye({n}) + np.ones(({n}, {n}))", self.of_shape((n, self.random.randint(1, 4))), self.array(1, 3), f"np.eye({n}) * 2")
        b = self.pick(f"np.ones({n})", f"np.ones(({n}, 2))", self.array(1, 2))
        return self.pick(
            f"np.linalg.solve({a}, {b})", f"np.linalg.{self.pick('svd', 'eigh', 'qr', 'pinv', 'eigvals', 'norm', 'matrix_rank')}({a})",
            f"np.linalg.norm({a}, axis={self.pick('0', '1', '(0, 1)', '2', 'None')})", f"np.linalg.lstsq({a}, {b}, rcond=None)[0]",
            f"np.linalg.det({a})", f"np.linalg.norm({a}, {self.pick('1', '2', 'np.inf')})")

    def draw(self):
        source = self.pick("np.random", "np.random.RandomState(0)", "np.random.default_rng(0)")
        new = "default_rng" in source
        return self.pick(
            f"{source}.normal({self.pick('', '0, 1, 5', '0, -1', 'size=(2, 3)', '0, 1, (2, 2)', '[0, 1], 1', '[0, 1], 1, (3,)')})",
            f"{source}.uniform({self.pick('', '0, 1, 4', 'size=3', 'low=1, high=2', '[0, 0], [1, 2], (5, 2)')})",
            f"{source}.{'integers' if new else 'randint'}({self.pick('5', '0, 5, 3', '5, 2', '0', '0, 10, size=(2, 2)', '3, 3', '-2')})",
            f"{source}.choice({self.pick('5', '[1, 2, 3]', '[[1, 2], [3, 4]]', 'np.ones((2, 3))', '0', '[]', '3, 5', '3, 5, replace=False', '3, 2, replace=False', '[1, 2], p=[0.5, 0.5]', '[1, 2], p=[0.5, 0.6]', '[1, 2], p=[1.0]', repr('abc'))})",
            f"{source}.permutation({self.pick('5', '[1, 2, 3]', 'np.ones((3, 2))')})", f"{source}.random({self.pick('', '3', '(2, 3)', '-1')})",
            f"np.random.{self.pick('rand', 'randn')}({self.pick('', '3', '2, 3', '-1', '2.5', '(2, 3)')})", f"np.random.seed({self.pick('0', '-1', repr('a'), '2.5')})",
            f"{source}.{self.pick('binomial(10, 0.5, 4)', 'poisson(3, (2, 2))', 'exponential(size=3)', 'beta(1, 2)', 'gamma(2, size=2)', 'poisson(-1)')}",
            f"{source}.multivariate_normal({self.pick('[0, 0], np.eye(2)', '[0, 0], np.eye(2), 5', '[0, 0], np.eye(3)', '[0], [1]', '[[0]], np.eye(1)')})",
            f"a = {self.pick('np.arange(5)', '[1, 2, 3]', 'np.ones((2, 2))', '5', '(1, 2)', repr('ab'))}\n{source}.shuffle(a)\na",
            f"np.random.{self.pick('randit(3)', 'normal(mean=1)', 'randn(size=3)', 'rand(size=3)', 'choice()')}")

    def ragged(self):
        one, two = self.shape(0, 2), self.shape(0, 2)
        return self.pick(
            f"np.array([{self.of_shape(one)}, {self.of_shape(two)}])", f"np.array([{self.of_shape(one)}, {self.of_shape(two)}], dtype=object)",
            f"np.array({self.pick([[1, 2], [3]], [[1, 2], 3], [[1], [2]], [[[1, 2]], [[3]]], [1, [2]], [[1, 2], [3, 'a']])})",
            f"np.array({self.pick([[1, 2], [3]], [[1, 2], 3])}, dtype={self.pick('object', 'float')})", f"np.vstack({self.pick([[1, 2], [3]], [[1, 2], [3, 4]])})",
            f"np.mean({self.pick([[1, 2], [3]], [[1, 2], [3, 4]])}, axis=0)", f"np.asarray([{self.of_shape(one)}, {self.of_shape(one)}])")

    def conversion(self):
        a = self.array(0, 2)
        return self.pick(
            f"{self.pick('int', 'float', 'bool', 'str', 'len', 'list', 'abs', 'round', 'sum', 'max', 'sorted', 'range', 'iter')}({a})",
            f"if {a}:\n    pass", f"({a}).item()", f"range(np.{self.pick('float64', 'int32', 'int64', 'float32')}(3))",
            f"np.{self.pick('float64', 'int64', 'float32', 'uint8', 'bool_')}({self.pick('1', '2.5', repr('3'), repr('a'), '[1, 2]', 'True')})",
            f"np.array({self.pick(['1', '2'], ['a', '2'], ['1.5', '2'], ['', '1'])}).astype({self.pick('int', 'float', 'str')})",
            f"np.array([1.5, {self.pick('np.nan', '2')}]).astype({self.pick('int', 'float', 'str', 'bool', 'complex')})",
            f"np.dtype({self.pick('float', repr('int32'), repr('foo'), repr('category'), 'np.float64', repr('<f4'), repr('string'))})",
            f"float(np.sum({a}))", "int(np.max([1, 5]))", "str(np.float64(1.5))", f"np.zeros(3, dtype={self.pick(repr('float'), repr('foo'), 'np.int8', repr('category'), '5')})",
            f"x = {self.pick('np.float64(2.5)', 'np.int64(3)', 'np.mean([1, 2])', 'np.max([1, 2])', 'np.zeros(3)[0]')}\nx{self.pick('.shape', '.item()', '[0]', '.append(1)', '.dtype', '()', ' + 1', '.mean()', '.reshape(1)', '.tolist()', '.round(1)', '.foo')}",
            f"x = {self.pick('np.float64(2.5)', 'np.int64(3)', 'np.mean([1, 2])', 'np.bool_(True)')}\n{self.pick('len(x)', 'list(x)', 'int(x)', 'round(x)', 'round(x, 1)', '[1, 2, 3, 4, 5][x]', 'range(x)', 'f' + repr('{x:.2f}'), 'f' + repr('{x:d}'), 'for y in x: pass', 'x == 3', 'x[0]', 'x > 1 and True', repr('a') + ' * x', repr('a') + ' + x', '-x', '[1] * x')}")

    def statistic(self):
        a = self.array(0, 2)
        return self.pick(
            f"np.histogram({self.pick(a, '[1, 2, 3]', '[1.0, np.nan]', '[1.0, np.inf]', '[]')}{self.pick('', ', bins=5', ', bins=0', ', bins=[0, 1, 2]', ', bins=[2, 1]', ', bins=' + repr('auto'), ', bins=' + repr('foo'), ', range=(0, 1)', ', range=(1, 0)', ', bins=2.5')})[0].shape",
            f"np.percentile({a}, {self.pick('50', '[25, 75]', '101', '-1')}{self.pick('', ', axis=0', ', axis=3')})", f"np.quantile({a}, {self.pick('0.5', '1.5')})",
            f"np.average({a}, weights={self.pick('None', '[1, 2]', '[1, 2, 3]')}{self.pick('', ', axis=0')})", f"np.bincount({self.pick(a, '[0, 1, 1]', '[-1, 2]', '[0.5]', '[[1]]')})",
            f"np.unique({a}{self.pick('', ', return_counts=True', ', return_inverse=True', ', axis=0', ', axis=2')})", f"np.corrcoef({a}{self.pick('', ', ' + self.array(1, 1))})",
            f"np.polyfit({self.pick('np.arange(4), np.arange(4), 1', 'np.arange(4), np.arange(3), 1', 'np.ones((2, 2)), np.arange(2), 1', 'np.arange(4), np.arange(4), -1', '[], [], 1')})",
            f"np.interp({self.pick('1.5, [1, 2], [3, 4]', '1.5, [1, 2], [3]', '[1, 2], [1, 2], [3, 4]', '1, [], []')})", f"np.digitize({a}, {self.pick('[0, 1, 2]', '[[0, 1]]')})",
            f"np.where({self.pick(a + ' > 0' if 'a' not in a[:11] else a, a)}{self.pick('', ', 1, 0', ', 1', ', [1, 2], [3, 4]', ', 1.5, 0', ', ' + repr('x') + ', ' + repr('y'))})",
            f"np.cov({a})", f"np.convolve({self.pick('[1, 2, 3], [1, 1]', '[], [1]', '[1, 2], [1], ' + repr('same'), '[1, 2], [1], ' + repr('foo'), 'np.ones((2, 2)), [1]')})",
            f"np.diff({a}{self.pick('', ', axis=0', ', n=2', ', axis=3')})", f"np.gradient({a})", f"np.clip({a}, {self.pick('0, 1', 'None, 2', '0, None', '0.5, 1.5', '0', 'None, None')})",
            f"np.select([{a} > 0], [1])" if "['" not in a else "np.select([], [])", f"np.allclose({a}, {self.array(0, 2)})", f"np.searchsorted({self.pick('[1, 2, 3], 2', '[1, 2], [0, 3]', '[[1]], 1', '[1, 2], 1, side=' + repr('x'))})",
            f"np.count_nonzero({a})", f"np.argwhere({a})", f"np.nan_to_num({a})", f"np.ix_({self.pick('[0, 1], [1]', '[[0]], [1]')})", f"np.unravel_index({self.pick('3, (2, 2)', '4, (2, 2)', '[1, 2], (2, 2)')})")

    def attribute(self):
        return f"({self.array()}).{self.pick('shape', 'ndim', 'size', 'dtype', 'T', 'columns', 'append', 'values', 'iloc', 'head', 'join', 'to_numpy', 'numpy', 'real', 'itemsize', 'nbytes', 'index', 'shape[0]', 'shape[1]', 'ptp()', 'flat', 'unique', 'nan')}"

    def structured(self):
        made = self.pick("np.zeros(3, dtype={'names': ('a', 'b'), 'formats': ('i4', 'f8')})", "np.zeros(3, dtype=[('a', 'U5'), ('b', int)])",
                         "np.array([(1, 2.0), (3, 4.0)], dtype=[('a', int), ('b', float)])")
        return f"d = {made}\n{self.pick('d[' + repr('a') + ']', 'd[0]', 'd[[' + repr('a') + ', ' + repr('b') + ']]', 'd.shape', 'd[d[' + repr('b') + '] > 0]', 'd.view(np.recarray).a', 'd[' + repr('a') + '] = 5', 'd[0] = (1, 2)', 'd[-1][' + repr('b') + ']', 'd.dtype.names')}"

    def more(self):
        a = self.array(1, 2)
        return self.pick(
            f"np.{self.pick('float(1)', 'int(1)', 'bool(1)', 'product([1, 2])', 'NaN', 'Inf', 'float_(1)', 'concat([[1], [2]])', 'trapz([1, 2])', 'foo', 'array_split', 'round_(1.5)', 'bool8(1)', 'pi', 'object', 'asfarray([1])', 'in1d([1], [1])', 'row_stack([[1], [2]])', 'cumproduct([1])')}",
            f"np.add.reduce({a}{self.pick('', ', axis=1', ', axis=None')})", f"np.add.outer({a}, {a})", f"np.multiply.accumulate({a})",
            f"np.apply_along_axis(np.{self.pick('sum', 'mean', 'sort')}, {self.pick('0', '1', '2')}, {a})", f"np.sqrt({self.pick('', '1, 2, 3', 'x=1')})",
            f"np.vectorize(lambda x: x + 1)({a})", f"np.fft.fft({a})", f"np.array_equal({a}, {a})", f"sum({a})", f"np.max({a}, initial=0)",
            f"np.zeros(3).sort(axis={self.pick('0', '1')})", f"a = np.zeros(3)\na.shape = {self.pick('(3, 1)', '(2, 2)', '-1')}\na", f"np.zeros({self.pick('2, 3', '(2, 3)', '(2, 3), int')})",
            "np.ones((2, 3)).mean(0).shape", "np.concatenate(np.zeros((2, 3)), np.ones((2, 3)))", f"np.sum({a}, {self.pick('axes=0', '0', 'axis=0, keepdim=True')})")


def calls(seed, count, wrapper=None):
    """So many cases; with a wrapper each array goes through a function of that name."""
    generator = Calls(seed, wrapper)
    return [generator.call() for _ in range(count)]
