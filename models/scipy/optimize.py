"""`scipy.optimize`: the notebook's functions are called as SciPy calls them first, with results of known shapes."""

from models.crane import certain, known, unknown
from models.data import facts
from models.scipy._bunch import OptimizeResult
from models.scipy._tools import array, is_numeric, is_word, length_of, newer, rank_of, run, shape_of

__pure__ = True

SOLVERS = ("nelder-mead", "powell", "cg", "bfgs", "newton-cg", "l-bfgs-b", "tnc", "cobyla", "cobyqa", "slsqp", "trust-constr",
           "dogleg", "trust-ncg", "trust-exact", "trust-krylov")
NEED_JACOBIAN = ("newton-cg", "dogleg", "trust-ncg", "trust-exact", "trust-krylov")


def check_solver(method, solvers, message="Unknown solver "):
    if not known(method) or method is None or callable(method):
        return
    if isinstance(method, str):
        if method.lower() not in solvers:
            raise ValueError(message + method)
    elif isinstance(method, (int, float)):
        raise AttributeError(f"{type(method).__name__!r} object has no attribute 'lower'")


def tuple_of(args):
    """`args` as it is handed on; unknown where that is not known."""
    if not known(args):
        return unknown()
    return args if isinstance(args, tuple) else (args,)


def start(x0):
    """The first point: one-dimensional, of floats; unknown where its rank is not known."""
    rank = rank_of(x0)
    if not known(rank) or not known(x0) or x0 is None or not is_numeric(x0):
        return unknown()
    if rank == 0:
        return array((1,))
    return array((length_of(x0),)) if rank == 1 else unknown()


def check_start(x0):
    f = facts(x0)
    if newer("1.11") and known(f.shape) and len(f.shape) > 1:
        raise ValueError("'x0' must only have one dimension.")


def called(fun, x, args):
    """Calls fun(x, *args) where all that is known."""
    args = tuple_of(args)
    return run(fun, x, *args) if known(args) and known(x) else unknown()


def result(x):
    made = OptimizeResult()
    if known(x):
        made.x = x
    return made


def minimize(fun, x0, args=(), method=None, jac=None, hess=None, hessp=None, bounds=None, constraints=(), tol=None,
             callback=None, options=None):
    check_start(x0)
    x = start(x0)
    check_solver(method, SOLVERS)
    if is_word(method) and method.lower() in NEED_JACOBIAN and (jac is None or known(jac) and not jac):
        raise ValueError(f"Jacobian is required for {method} method")
    if known(fun) and fun is None and known(x):
        raise TypeError("'NoneType' object is not callable")
    # What is given beside the function may be refused first.
    if bounds is None and certain(constraints == ()) and options is None and not (known(method) and callable(method)):
        called(fun, x, args)
    return result(x)


def minimize_scalar(fun, bracket=None, bounds=None, args=(), method=None, tol=None, options=None):
    check_solver(method, ("brent", "bounded", "golden"))
    if bracket is None and bounds is None and options is None:
        called(fun, unknown(float), args)
    return OptimizeResult()


def floats_of(x):
    """What `curve_fit` makes of lists and arrays."""
    if known(x) and not isinstance(x, (list, tuple)) and hasattr(x, "iloc"):
        return x
    f = facts(x)
    return array(f.shape) if is_numeric(x) else unknown()


def curve_fit(f, xdata, ydata, p0=None, sigma=None, absolute_sigma=False, check_finite=None, bounds=(float("-inf"), float("inf")),
              method=None, jac=None, *, full_output=False, nan_policy=None, **kwargs):
    if known(f) and f is None and p0 is None:
        raise TypeError("None is not a callable object")
    if p0 is None:
        count = unknown(int)
    else:
        count = 1 if certain(rank_of(p0) == 0) else length_of(p0)
    if is_word(method) and method not in ("lm", "trf", "dogbox") and newer("1.5"):
        raise ValueError("`method` must be 'trf', 'dogbox' or 'lm'.")
    if check_finite is None and nan_policy is None:
        if certain(facts(ydata).nan == True) or certain(facts(xdata).nan == True) and not hasattr(xdata, "iloc"):  # noqa: E712
            raise ValueError("array must not contain infs or NaNs")
    if known(kwargs):
        check_more(method, bounds, kwargs)
    x = floats_of(xdata)
    if known(count) and known(x) and known(f) and callable(f) and count < 20:
        made = f(x, *[array(()) for i in range(count)])
        # The residuals.
        if sigma is None and not hasattr(ydata, "iloc"):
            y = floats_of(ydata)
            if known(y) and known(made):
                made - y
    fitted = (array((count,)), array((count, count)))
    if known(full_output) and not full_output:
        return fitted
    return unknown()


LEASTSQ = ("func", "x0", "args", "Dfun", "full_output", "col_deriv", "ftol", "xtol", "gtol", "maxfev", "epsfcn", "factor", "diag")


def check_more(method, bounds, kwargs):
    """Other keywords go to `leastsq`, where nothing asks for another method."""
    if not certain(method == "lm") and not (method is None and certain(bounds == (float("-inf"), float("inf")))):
        return
    for name in kwargs:
        if name not in LEASTSQ:
            raise TypeError(f"leastsq() got an unexpected keyword argument {name!r}")


def root(fun, x0, args=(), method="hybr", jac=None, tol=None, callback=None, options=None):
    check_solver(method, ("hybr", "lm", "broyden1", "broyden2", "anderson", "linearmixing", "diagbroyden", "excitingmixing", "krylov",
                          "df-sane"))
    if options is None and jac is None:
        called(fun, start(x0), args)
    return result(start(x0))


def fsolve(func, x0, args=(), fprime=None, full_output=0, col_deriv=0, xtol=1.49012e-08, maxfev=0, band=None, epsfcn=None,
           factor=100, diag=None):
    if fprime is None:
        called(func, start(x0), args)
    return start(x0) if known(full_output) and not full_output else unknown()


def bracketed(f, a, b, args, full_output):
    if known(a) and known(b) and isinstance(a, (int, float)) and isinstance(b, (int, float)) and known(f):
        called(f, unknown(float), args)
    return unknown(float) if known(full_output) and not full_output else unknown()


def brentq(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    return bracketed(f, a, b, args, full_output)


def brenth(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    return bracketed(f, a, b, args, full_output)


def bisect(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    return bracketed(f, a, b, args, full_output)


def ridder(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    return bracketed(f, a, b, args, full_output)


def newton(func, x0, fprime=None, args=(), tol=1.48e-08, maxiter=50, fprime2=None, x1=None, rtol=0.0, full_output=False,
           disp=True):
    return unknown()


def root_scalar(f, args=(), method=None, bracket=None, fprime=None, fprime2=None, x0=None, x1=None, xtol=None, rtol=None,
                maxiter=None, options=None):
    if method is None and bracket is None and x0 is None:
        raise ValueError("Unable to select a solver as neither bracket nor starting point provided.")
    return unknown()


def least_squares(fun, x0, jac="2-point", bounds=(float("-inf"), float("inf")), method="trf", ftol=1e-08, xtol=1e-08, gtol=1e-08,
                  x_scale=None, loss="linear", f_scale=1.0, diff_step=None, tr_solver=None, tr_options=None, jac_sparsity=None,
                  max_nfev=None, verbose=0, args=(), kwargs=None, callback=None, workers=None):
    if is_word(method) and method not in ("trf", "dogbox", "lm"):
        raise ValueError("`method` must be 'trf', 'dogbox' or 'lm'.")
    return result(start(x0))


def leastsq(func, x0, args=(), Dfun=None, full_output=False, col_deriv=False, ftol=1.49012e-08, xtol=1.49012e-08, gtol=0.0,
            maxfev=0, epsfcn=None, factor=100, diag=None):
    if Dfun is None:
        called(func, start(x0), args)
    return (start(x0), unknown(int)) if known(full_output) and not full_output else unknown()


def fmin(func, x0, args=(), xtol=0.0001, ftol=0.0001, maxiter=None, maxfun=None, full_output=0, disp=1, retall=0, callback=None,
         initial_simplex=None):
    called(func, start(x0), args)
    return start(x0) if known(full_output) and not full_output and known(retall) and not retall else unknown()


def linprog(c, A_ub=None, b_ub=None, A_eq=None, b_eq=None, bounds=(0, None), method="highs", callback=None, options=None, x0=None,
            integrality=None):
    made = OptimizeResult()
    if certain(rank_of(c) == 1):
        for A, name in ((A_ub, "A_ub"), (A_eq, "A_eq")):
            shape = shape_of(A)
            if A is not None and known(shape) and len(shape) == 2 and certain(shape[1] != length_of(c)):
                raise ValueError(f"Invalid input for linprog: {name} must have exactly two dimensions, and the number of columns in "
                                 f"{name} must be equal to the size of c")
        for A, b, name in ((A_ub, b_ub, "b_ub"), (A_eq, b_eq, "b_eq")):
            if A is not None and b is not None and certain(rank_of(A) == 2) and certain(rank_of(b) == 1) \
                    and certain(length_of(A) != length_of(b)):
                raise ValueError(f"Invalid input for linprog: {name} must be a 1-D array; {name} must not have more than one "
                                 "non-singleton dimension and the number of rows must equal the number of values")
    return made


def linear_sum_assignment(cost_matrix, maximize=False):
    shape = shape_of(cost_matrix)
    if known(shape) and len(shape) != 2 and known(cost_matrix):
        raise ValueError(f"expected a matrix (2-D array), got a {len(shape)} array")
    return (unknown(), unknown())


def differential_evolution(func, bounds, args=(), strategy="best1bin", maxiter=1000, popsize=15, tol=0.01, mutation=(0.5, 1),
                           recombination=0.7, rng=None, callback=None, disp=False, polish=True, init="latinhypercube", atol=0,
                           updating="immediate", workers=1, constraints=(), x0=None, *, integrality=None, vectorized=False,
                           seed=None):
    return OptimizeResult()


def dual_annealing(func, bounds, args=(), maxiter=1000, minimizer_kwargs=None, initial_temp=5230.0, restart_temp_ratio=2e-05,
                   visit=2.62, accept=-5.0, maxfun=10000000.0, rng=None, no_local_search=False, callback=None, x0=None, *, seed=None,
                   local_search_options=None):
    return OptimizeResult()
