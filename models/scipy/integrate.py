"""`scipy.integrate`: integrands and equations are called as SciPy calls them first."""

from models.crane import certain, known, unknown
from models.scipy._bunch import OdeResult
from models.scipy._tools import array, is_numeric, is_word, length_of, newer, rank_of, run
from models.scipy.optimize import start, tuple_of

__pure__ = True
__removed__ = {"trapz": ("1.14", "module 'scipy.integrate' has no attribute 'trapz'"),
               "simps": ("1.14", "module 'scipy.integrate' has no attribute 'simps'"),
               "cumtrapz": ("1.14", "module 'scipy.integrate' has no attribute 'cumtrapz'")}


def quad(func, a, b, args=(), full_output=0, epsabs=1.49e-08, epsrel=1.49e-08, limit=50, points=None, weight=None, wvar=None,
         wopts=None, maxp1=50, limlst=50, complex_func=False):
    # The bounds are compared first; where they are one there is nothing to do.
    if certain(a == b):
        return unknown()
    b < a
    if known(func) and not callable(func) and isinstance(func, (int, float, str, list)) or func is None:
        raise ValueError("invalid callable given")
    extra = tuple_of(args)
    if weight is None and points is None and known(extra) and known(a) and known(b) and certain(a != b) and certain(complex_func == False):  # noqa: E712
        made = run(func, unknown(float), *extra)
        if known(made) and (made is None or isinstance(made, str)):
            raise TypeError(f"must be real number, not {type(made).__name__}")
    if known(full_output) and not full_output:
        return (unknown(float), unknown(float)) if certain(complex_func == False) else (unknown(), unknown())  # noqa: E712
    return unknown()


def dblquad(func, a, b, gfun, hfun, args=(), epsabs=1.49e-08, epsrel=1.49e-08):
    return (unknown(), unknown())


def tplquad(func, a, b, gfun, hfun, qfun, rfun, args=(), epsabs=1.49e-08, epsrel=1.49e-08):
    return (unknown(), unknown())


def odeint(func, y0, t, args=(), Dfun=None, col_deriv=0, full_output=0, ml=None, mu=None, rtol=None, atol=None, tcrit=None,
           h0=0.0, hmax=0.0, hmin=0.0, ixpr=0, mxstep=0, mxhnil=0, mxordn=12, mxords=5, printmessg=0, tfirst=False):
    if known(t) and (t is None or isinstance(t, (int, float, str))):
        raise ValueError("diff requires input that is at least one dimensional")
    if known(y0) and isinstance(y0, str):
        raise ValueError(f"could not convert string to float: {y0!r}")
    if certain(rank_of(y0) > 1):
        raise ValueError("Initial condition y0 must be one-dimensional.")
    y = start(y0)
    # With one moment there is nothing to solve.
    if known(y) and known(args) and isinstance(args, tuple) and known(tfirst) and Dfun is None and certain(length_of(t) > 1):
        first, second = (unknown(float), y) if tfirst else (y, unknown(float))
        if known(rank_of(t)) and rank_of(t) == 1 and is_numeric(t):
            run(func, first, second, *args)
    made = array((length_of(t), length_of(y))) if known(y) and certain(rank_of(t) == 1) else unknown()
    if known(full_output) and not full_output:
        return made
    return (made, unknown(dict)) if known(full_output) else unknown()


METHODS = ("RK23", "RK45", "DOP853", "Radau", "BDF", "LSODA")


def solve_ivp(fun, t_span, y0, method="RK45", t_eval=None, dense_output=False, events=None, vectorized=False, args=None,
              **options):
    if is_word(method) and method not in METHODS:
        raise ValueError("`method` must be one of {'RK23', 'RK45', 'DOP853', 'Radau', 'BDF', 'LSODA'} or OdeSolver class.")
    if known(t_span) and isinstance(t_span, (int, float)):
        raise TypeError(f"{type(t_span).__name__!r} object is not iterable")
    if known(t_span) and isinstance(t_span, (tuple, list)) and len(t_span) != 2:
        raise ValueError("too many values to unpack (expected 2)" if len(t_span) > 2 else
                         f"not enough values to unpack (expected 2, got {len(t_span)})")
    if known(y0) and certain(rank_of(y0) == 0) and is_numeric(y0):
        raise ValueError("`y0` must be 1-dimensional.")
    y = start(y0)
    made = OdeResult()
    if known(y) and (args is None or known(args) and isinstance(args, tuple)) and t_eval is None and events is None:
        run(fun, unknown(float), y, *(() if args is None else args))
    if known(y):
        made.y = array((length_of(y), unknown(int)))
        made.t = array((unknown(int),))
    return made


def trapezoid(y, x=None, dx=1.0, axis=-1):
    if x is not None and certain(rank_of(y) == 1) and certain(rank_of(x) == 1) and certain(length_of(x) != length_of(y)):
        if not certain(length_of(x) == 2) and not certain(length_of(y) == 2) and known(length_of(x)) and known(length_of(y)):
            raise ValueError(f"operands could not be broadcast together with shapes ({length_of(x) - 1},) ({length_of(y) - 1},)")
    return array(()) if certain(rank_of(y) == 1) and is_numeric(y) and newer("1.11") and not hasattr(y, "iloc") else unknown()


trapz = trapezoid


def simpson(y, x=None, dx=1.0, axis=-1, even=None):
    if x is not None and certain(rank_of(y) == 1) and certain(rank_of(x) == 1) and certain(length_of(x) != length_of(y)):
        raise ValueError("If given, length of x along axis must be the same as y.")
    return unknown()


simps = simpson


def cumulative_trapezoid(y, x=None, dx=1.0, axis=-1, initial=None):
    rows = length_of(y)
    if certain(rank_of(y) == 1) and is_numeric(y):
        return array((rows - 1 if initial is None else rows,))
    return unknown()


cumtrapz = cumulative_trapezoid


def romb(y, dx=1.0, axis=-1, show=False):
    return unknown()
