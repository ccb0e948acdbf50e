"""Distributions of `scipy.stats`: their shape parameters, and what their methods give."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.scipy._tools import array, is_numeric, newer, number, shape_of

#: Attributes that every distribution has, in any version.
COMMON = (" a b badvalue extradoc generic_moment moment_type name numargs random_state shapes vecentropy xtol "
          "cdf entropy expect freeze interval isf logcdf logsf mean median moment nnlf ppf rvs sf stats std support "
          "var fit_loc_scale fit ")
CONTINUOUS = COMMON + "logpdf pdf "
DISCRETE = COMMON + "inc logpmf moment_tol pmf return_integers "
FROZEN = (" a b args dist kwds random_state cdf entropy expect interval isf logcdf logsf mean median moment ppf rvs sf stats "
          "std support var pdf logpdf pmf logpmf ")


class Frozen:
    """A distribution with its parameters."""

    __callable__ = False

    def __init__(self, discrete):
        self._discrete = discrete

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_"):
            return unknown()
        if " " + name + " " not in FROZEN:
            kind = "rv_discrete_frozen" if self._discrete else "rv_continuous_frozen"
            raise AttributeError(f"{kind!r} object has no attribute {name!r}")
        return unknown()

    def pdf(self, x):
        return at(x) if not self._discrete else unknown()

    def pmf(self, k):
        return at(k) if self._discrete else unknown()

    def cdf(self, x):
        return at(x)

    def sf(self, x):
        return at(x)

    def ppf(self, q):
        return at(q)

    def rvs(self, size=None, random_state=None):
        return drawn(size, self._discrete)

    def interval(self, confidence=None, *, alpha=None):
        return (unknown(), unknown())


def at(x):
    """Values of a function of the distribution at x, where its parameters are numbers."""
    shape = shape_of(x)
    if not known(shape) or not is_numeric(x) or not newer("1.9"):
        return unknown()
    return number() if len(shape) == 0 else array(shape)


def drawn(size, discrete):
    dtype = unknown(str) if discrete else "float64"
    if not known(size) or not newer("1.9"):
        return unknown()
    if isinstance(size, bool) or size is None:
        return unknown()
    if isinstance(size, int):
        return array((size,), dtype) if size != 1 else unknown()
    if isinstance(size, (tuple, list)) and len(size) > 1:
        return array(tuple(size), dtype)
    return unknown()


class Distribution:
    """A distribution; `_shapes` are the names of its shape parameters."""

    def __init__(self, name, shapes=(), discrete=False):
        self._name = name
        self._names = tuple(shapes)
        self._discrete = discrete

    def __call__(self, *args, **kwds):
        self._parse(args, kwds)
        return Frozen(self._discrete)

    def freeze(self, *args, **kwds):
        return self.__call__(*args, **kwds)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_"):
            return unknown()
        if " " + name + " " not in (DISCRETE if self._discrete else CONTINUOUS) or self._discrete and name in ("fit", "fit_loc_scale"):
            raise AttributeError(f"'{self._name}_gen' object has no attribute {name!r}")
        return unknown()

    def _only(self, name, discrete):
        if self._discrete != discrete:
            raise AttributeError(f"'{self._name}_gen' object has no attribute {name!r}")

    def _parse(self, args, kwds, size=False):
        """What `_parse_args` refuses: it takes the shape parameters, loc, scale and, for samples, size."""
        if not known(args) or not known(kwds):
            return False
        names = self._names + (("loc",) if self._discrete else ("loc", "scale")) + (("size",) if size else ())
        function = "_parse_args_rvs" if size else "_parse_args"
        if len(args) > len(names):
            raise TypeError(f"{function}() takes from {len(self._names) + 1} to {len(names) + 1} positional arguments but "
                            f"{len(args) + 1} were given")
        for name in kwds:
            if name not in names:
                raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")
            if name in names[:len(args)]:
                raise TypeError(f"{function}() got multiple values for argument {name!r}")
        missing = [name for name in self._names[len(args):] if name not in kwds]
        if missing:
            plural = "s" if len(missing) > 1 else ""
            raise TypeError(f"{function}() missing {len(missing)} required positional argument{plural}: "
                            + " and ".join([repr(name) for name in missing]))
        return all([is_numeric(value) and shape_of(value) == () for value in list(args) + list(kwds.values())])

    def _values(self, x, args, kwds):
        plain = self._parse(args, kwds)
        return at(x) if plain else unknown()

    @property
    def pdf(self):
        self._only("pdf", False)
        return self._density

    @property
    def logpdf(self):
        self._only("logpdf", False)
        return self._density

    @property
    def pmf(self):
        self._only("pmf", True)
        return self._mass

    @property
    def logpmf(self):
        self._only("logpmf", True)
        return self._mass

    def _density(self, x, *args, **kwds):
        return self._values(x, args, kwds)

    def _mass(self, k, *args, **kwds):
        return self._values(k, args, kwds)

    def cdf(self, x, *args, **kwds):
        return self._values(x, args, kwds)

    def logcdf(self, x, *args, **kwds):
        return self._values(x, args, kwds)

    def sf(self, x, *args, **kwds):
        return self._values(x, args, kwds)

    def logsf(self, x, *args, **kwds):
        return self._values(x, args, kwds)

    def ppf(self, q, *args, **kwds):
        return self._values(q, args, kwds)

    def isf(self, q, *args, **kwds):
        return self._values(q, args, kwds)

    def interval(self, *args, **kwds):
        """The first parameter was `alpha`, later `confidence`."""
        if not known(args) or not known(kwds):
            return (unknown(), unknown())
        rest = dict(kwds)
        first = args[0] if len(args) > 0 else rest.pop("confidence", unknown()) if "confidence" in rest else None
        if len(args) == 0 and first is None:
            if "alpha" in rest:
                if not newer("1.11"):
                    return (unknown(), unknown())
            raise TypeError("rv_generic.interval() missing 1 required positional argument: 'confidence'")
        plain = self._parse(args[1:], rest)
        if known(first) and isinstance(first, (int, float)) and (first > 1 or first < 0):
            raise ValueError("alpha must be between 0 and 1 inclusive")
        shape = shape_of(first)
        if plain and newer("1.11") and is_numeric(first) and known(shape) and len(shape) == 0:
            return (number(), number())
        return (unknown(), unknown())

    def rvs(self, *args, **kwds):
        if not known(args) or not known(kwds):
            return unknown()
        rest = dict(kwds)
        for name in ("random_state", "discrete", "rng"):
            rest.pop(name, None)
        self._parse(args, rest, True)
        names = self._names + (("loc",) if self._discrete else ("loc", "scale"))
        size = args[len(names)] if len(args) > len(names) else rest.get("size")
        given = list(args[:len(names)]) + [rest[name] for name in rest if name != "size"]
        return drawn(size, self._discrete) if all([is_numeric(v) and shape_of(v) == () for v in given]) else unknown()

    @property
    def fit(self):
        if self._discrete:
            raise AttributeError(f"'{self._name}_gen' object has no attribute 'fit'")
        return self._fit

    def _fit(self, data, *args, **kwds):
        if newer("1.11") and certain(facts(data).nan == True):  # noqa: E712
            raise ValueError("The data contains non-finite values.")
        return tuple([unknown() for name in self._names + ("loc", "scale")])


norm = Distribution("norm")
expon = Distribution("expon")
uniform = Distribution("uniform")
cauchy = Distribution("cauchy")
laplace = Distribution("laplace")
logistic = Distribution("logistic")
rayleigh = Distribution("rayleigh")
t = Distribution("t", ("df",))
chi2 = Distribution("chi2", ("df",))
f = Distribution("f", ("dfn", "dfd"))
gamma = Distribution("gamma", ("a",))
beta = Distribution("beta", ("a", "b"))
lognorm = Distribution("lognorm", ("s",))
pareto = Distribution("pareto", ("b",))
weibull_min = Distribution("weibull_min", ("c",))
skewnorm = Distribution("skewnorm", ("a",))
truncnorm = Distribution("truncnorm", ("a", "b"))
triang = Distribution("triang", ("c",))
binom = Distribution("binom", ("n", "p"), True)
poisson = Distribution("poisson", ("mu",), True)
geom = Distribution("geom", ("p",), True)
bernoulli = Distribution("bernoulli", ("p",), True)
hypergeom = Distribution("hypergeom", ("M", "n", "N"), True)
randint = Distribution("randint", ("low", "high"), True)
nbinom = Distribution("nbinom", ("n", "p"), True)
