"""numpy.random: RandomState, Generator and the module's functions."""

from models.crane import certain, unknown
from models.numpy.base import Base
from models.numpy.facts import changed
from models.numpy.conversion import kinds_of
from models.numpy.sampling import (choice as choose, dims_of, drawn, integers, multivariate, per_category, permutation as
                                   permute, require_positive, shuffle as mix)

__pure__ = True


class Distributions:
    """The distributions that RandomState and Generator share."""

    __immutable__ = True

    def beta(self, a, b, size=None):
        return drawn("float64", size, (a, b))

    def binomial(self, n, p, size=None):
        return drawn("int64", size, (n, p))

    def chisquare(self, df, size=None):
        return drawn("float64", size, (df,))

    def exponential(self, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (scale,))

    def f(self, dfnum, dfden, size=None):
        return drawn("float64", size, (dfnum, dfden))

    def gamma(self, shape, scale=1.0, size=None):
        return drawn("float64", size, (shape, scale))

    def geometric(self, p, size=None):
        return drawn("int64", size, (p,))

    def gumbel(self, loc=0.0, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (loc, scale))

    def hypergeometric(self, ngood, nbad, nsample, size=None):
        return drawn("int64", size, (ngood, nbad, nsample))

    def laplace(self, loc=0.0, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (loc, scale))

    def logistic(self, loc=0.0, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (loc, scale))

    def lognormal(self, mean=0.0, sigma=1.0, size=None):
        require_positive(sigma, "sigma")
        return drawn("float64", size, (mean, sigma))

    def logseries(self, p, size=None):
        return drawn("int64", size, (p,))

    def negative_binomial(self, n, p, size=None):
        return drawn("int64", size, (n, p))

    def noncentral_chisquare(self, df, nonc, size=None):
        return drawn("float64", size, (df, nonc))

    def noncentral_f(self, dfnum, dfden, nonc, size=None):
        return drawn("float64", size, (dfnum, dfden, nonc))

    def normal(self, loc=0.0, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (loc, scale))

    def pareto(self, a, size=None):
        return drawn("float64", size, (a,))

    def poisson(self, lam=1.0, size=None):
        require_positive(lam, "lam")
        return drawn("int64", size, (lam,))

    def power(self, a, size=None):
        return drawn("float64", size, (a,))

    def rayleigh(self, scale=1.0, size=None):
        require_positive(scale, "scale")
        return drawn("float64", size, (scale,))

    def standard_t(self, df, size=None):
        return drawn("float64", size, (df,))

    def triangular(self, left, mode, right, size=None):
        return drawn("float64", size, (left, mode, right))

    def uniform(self, low=0.0, high=1.0, size=None):
        return drawn("float64", size, (low, high))

    def vonmises(self, mu, kappa, size=None):
        return drawn("float64", size, (mu, kappa))

    def wald(self, mean, scale, size=None):
        return drawn("float64", size, (mean, scale))

    def weibull(self, a, size=None):
        return drawn("float64", size, (a,))

    def zipf(self, a, size=None):
        return drawn("int64", size, (a,))

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8, *, method="svd"):
        return multivariate(mean, cov, size)

    def multinomial(self, n, pvals, size=None):
        return per_category(pvals, size, "int64")

    def dirichlet(self, alpha, size=None):
        return per_category(alpha, size, "float64")

    def bytes(self, length):
        return unknown(bytes)

    def shuffle(self, x, axis=0):
        mix(x)

    def __getattr__(self, name):
        if name in OTHERS:
            return unknown()
        raise AttributeError(f"'{self.__class__.__name__}' object has no attribute '{name}'")


OTHERS = ("bit_generator", "spawn", "permuted", "multivariate_hypergeometric", "get_state", "set_state", "_bit_generator",
          "standard_cauchy", "tomaxint")


class RandomState(Distributions):
    __real__ = ("numpy.random.mtrand.RandomState", "numpy.random.RandomState")

    def __init__(self, seed=None):
        require_seed(seed)

    def seed(self, seed=None):
        require_seed(seed)

    def rand(self, *args):
        return drawn("float64", dims_of(args) if len(args) > 0 else None, (), True, 0.0, 1.0)

    def randn(self, *args):
        return drawn("float64", dims_of(args) if len(args) > 0 else None)

    def random(self, size=None):
        return drawn("float64", size, (), True, 0.0, 1.0)

    def random_sample(self, size=None):
        return drawn("float64", size, (), True, 0.0, 1.0)

    def randint(self, low, high=None, size=None, dtype=int):
        name = kinds_of(dtype)
        return integers(low, high, size, name, True)

    def random_integers(self, low, high=None, size=None):
        return integers(low, high, size, "int64", True, True)

    def choice(self, a, size=None, replace=True, p=None):
        return choose(a, size, replace, p, True)

    def permutation(self, x):
        return permute(x)

    def standard_normal(self, size=None):
        return drawn("float64", size)

    def standard_exponential(self, size=None):
        return drawn("float64", size)

    def standard_gamma(self, shape, size=None):
        return drawn("float64", size, (shape,))


class Generator(Distributions):
    __real__ = ("numpy.random._generator.Generator", "numpy.random.Generator")

    def __init__(self, bit_generator):
        pass

    def random(self, size=None, dtype=float, out=None):
        if out is not None:
            changed(out)
            return out
        return drawn(kinds_of(dtype), size, (), True, 0.0, 1.0)

    def integers(self, low, high=None, size=None, dtype=int, endpoint=False):
        return integers(low, high, size, kinds_of(dtype), False, endpoint)

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        return choose(a, size, replace, p, False, axis)

    def permutation(self, x, axis=0):
        return permute(x)

    def standard_normal(self, size=None, dtype=float, out=None):
        if out is not None:
            changed(out)
            return out
        return drawn(kinds_of(dtype), size)

    def standard_exponential(self, size=None, dtype=float, method="zig", out=None):
        return drawn(kinds_of(dtype), size)

    def standard_gamma(self, shape, size=None, dtype=float, out=None):
        return drawn(kinds_of(dtype), size, (shape,))


def require_seed(seed):
    if isinstance(seed, Base):
        return
    if isinstance(seed, int) and certain(seed < 0) or isinstance(seed, int) and certain(seed > 2 ** 32 - 1):
        raise ValueError("Seed must be between 0 and 2**32 - 1")
    if isinstance(seed, (float, str)):
        raise TypeError(f"Cannot cast scalar from dtype('{type(seed).__name__}') to dtype('int64') according to the rule 'safe'")


def default_rng(seed=None):
    if isinstance(seed, Generator):
        return seed
    if isinstance(seed, int) and not isinstance(seed, Base) and certain(seed < 0):
        raise ValueError("expected non-negative integer")
    return Generator(None)


def get_state(legacy=True):
    return unknown()


def set_state(state):
    return None


_global = RandomState()

beta = _global.beta
binomial = _global.binomial
chisquare = _global.chisquare
exponential = _global.exponential
f = _global.f
gamma = _global.gamma
geometric = _global.geometric
gumbel = _global.gumbel
hypergeometric = _global.hypergeometric
laplace = _global.laplace
logistic = _global.logistic
lognormal = _global.lognormal
logseries = _global.logseries
negative_binomial = _global.negative_binomial
noncentral_chisquare = _global.noncentral_chisquare
noncentral_f = _global.noncentral_f
normal = _global.normal
pareto = _global.pareto
poisson = _global.poisson
power = _global.power
rayleigh = _global.rayleigh
standard_t = _global.standard_t
triangular = _global.triangular
uniform = _global.uniform
vonmises = _global.vonmises
wald = _global.wald
weibull = _global.weibull
zipf = _global.zipf
multivariate_normal = _global.multivariate_normal
multinomial = _global.multinomial
dirichlet = _global.dirichlet
bytes = _global.bytes
shuffle = _global.shuffle
seed = _global.seed
rand = _global.rand
randn = _global.randn
random = _global.random
random_sample = _global.random_sample
randint = _global.randint
random_integers = _global.random_integers
choice = _global.choice
permutation = _global.permutation
standard_normal = _global.standard_normal
standard_exponential = _global.standard_exponential
standard_gamma = _global.standard_gamma
ranf = _global.random_sample
sample = _global.random_sample
