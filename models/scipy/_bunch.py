"""`OptimizeResult` and its kin: dicts whose keys are attributes too."""

from models.crane import known, unknown


class Bunch:
    """`_keys`: keys that are there for sure; `_maybe`: those that some calls give."""

    __callable__ = False
    __also__ = dict
    _keys = ()
    _maybe = ()
    _open = False

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or name in self._keys or name in self._maybe or self._open:
            return unknown()
        if name in METHODS:
            return self._method
        raise AttributeError(name)

    def _method(self, *args, **kwargs):
        return unknown()

    def __getitem__(self, key):
        if not known(key):
            return unknown()
        if isinstance(key, str):
            if key not in METHODS and hasattr(self, key):
                return getattr(self, key)
            if self._open or key.startswith("_") or key in self._keys or key in self._maybe:
                return unknown()
        elif not isinstance(key, (int, float)):
            return unknown()
        raise KeyError(key)

    def __setitem__(self, key, value):
        if known(key) and isinstance(key, str):
            setattr(self, key, value)
        else:
            self._open = True

    def __contains__(self, key):
        return True if known(key) and key in self._keys else unknown(bool)

    def __iter__(self):
        return iter(unknown())

    def __len__(self):
        return unknown(int)

    def update(self, *args, **kwargs):
        self._open = True

    def __repr__(self):
        return unknown(str)


METHODS = ("clear", "copy", "fromkeys", "get", "items", "keys", "pop", "popitem", "setdefault", "update", "values")


class OptimizeResult(Bunch):
    __real__ = ("scipy.optimize._optimize.OptimizeResult", "scipy.optimize.optimize.OptimizeResult")
    _keys = ("x", "fun", "success", "message", "status", "nfev")
    _maybe = ("nit", "jac", "hess", "hess_inv", "njev", "nhev", "final_simplex", "maxcv", "direc", "grad", "optimality", "active_mask",
              "cost", "slack", "con", "ineqlin", "eqlin", "lower", "upper", "crossover_nit", "mip_node_count", "mip_gap",
              "mip_dual_bound", "lowest_optimization_result", "minimization_failures", "population", "population_energies", "fjac",
              "r", "qtf", "method", "ier", "v", "constr", "constr_violation", "lagrangian_grad", "constr_nfev", "constr_njev",
              "constr_nhev", "tr_radius", "constr_penalty", "barrier_parameter", "barrier_tolerance", "execution_time", "niter",
              "cg_niter", "cg_stop_cond", "bracket", "converged", "function_calls", "iterations", "root", "flag", "xl", "xu", "funl",
              "funu", "xlm", "nlfev", "nljev", "nlhev", "allvecs", "multipliers", "maxcv_history", "fun_history", "warnflag", "task", "funcalls",
              "fval", "f_x", "fl", "fr", "f_bracket", "nlhev", "cov_x", "residual", "unboundedness")


class OdeResult(Bunch):
    __real__ = "scipy.integrate._ivp.ivp.OdeResult"
    _keys = ("t", "y", "sol", "t_events", "y_events", "nfev", "njev", "nlu", "status", "message", "success")
