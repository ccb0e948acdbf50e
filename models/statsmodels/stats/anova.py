"""Analysis of variance: a table with a row for each term of a formula."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts

__pure__ = True


def anova_lm(*args, **kwargs):
    if known(args) and known(kwargs) and len(args) > 1:
        kind = kwargs.get("typ")
        if kind is not None and certain(kind != "I") and certain(kind != 1):
            raise ValueError(f"Multiple models only supported for type I. Got type {kind}")
    if not known(args) or not known(kwargs) or len(args) != 1:
        return unknown()
    from models.pandas.core import new_frame
    from models.pandas.index import any_index
    from models.statsmodels.regression import Model
    if known(args[0]) and (isinstance(args[0], Model) or callable(args[0])):
        kind_of = "function" if callable(args[0]) else type_name(args[0])
        raise AttributeError(f"{kind_of!r} object has no attribute 'model'")
    if args[0] is None or isinstance(args[0], (int, float, str, list)) is True or hasattr(args[0], "__crane_array__") is True:
        raise AttributeError(f"{type_name(args[0])!r} object has no attribute 'model'")
    kind = kwargs.get("typ", 1)
    if known(kind) and (kind is None or isinstance(kind, (int, str))):
        if kind in (4, "IV"):
            raise NotImplementedError("Type IV not yet implemented")
        if kind not in (1, 2, 3, "I", "II", "III"):
            raise ValueError(f"Type {kind} not understood")
    if known(kind) and kind in (2, "II"):
        names = ["sum_sq", "df", "F", "PR(>F)"]
    elif known(kind) and kind in (1, "I"):
        names = ["df", "sum_sq", "mean_sq", "F", "PR(>F)"]
    else:
        return unknown()
    return new_frame({name: Facts((unknown(int),), "float64") for name in names}, "robust" not in kwargs, unknown(int),
                     any_index(unknown(int)))
