"""scikit-learn, 1.2 to the newest: what is refused, and the shapes of what comes out."""

from models.crane import instance, unknown, value
from models.sklearn.base import clone

__pure__ = True
__version__ = unknown(str)


def set_config(assume_finite=None, working_memory=None, print_changed_only=None, display=None,
               pairwise_dist_chunk_size=None, enable_cython_pairwise_dist=None, array_api_dispatch=None,
               transform_output=None, enable_metadata_routing=None, skip_parameter_validation=None, sparse_interface=None):
    return None


def show_versions():
    return None


def from_summary(summary):
    """An estimator as it was recorded, or unknown."""
    from models.sklearn._modules import classes_of
    parts = summary.get("types", {}).get("type", "").split(".")
    if len(parts) < 3:
        return unknown()
    if parts[-1] == "Bunch" and summary.get("complete") and "entries" in summary:
        from models.sklearn.utils._bunch import from_entries
        return from_entries(summary["entries"])
    module = classes_of(parts[1])
    name = parts[-1]
    if module is None or not hasattr(module, name):
        return unknown()
    return restored(getattr(module, name), summary)


def restore_parts(instance, children, order):
    """Members of pipelines and what ensembles wrap; a part that was not recorded is unknown."""
    from models.sklearn._estimator import INNER
    names = instance._all_names()
    for name in INNER:
        if name not in names:
            continue
        if name in ("steps", "transformer_list", "estimators", "transformers"):
            whole = order is not None and name != "transformers"
            pairs = [(part, value(children[part])) for part in order] if whole else unknown(list)
            setattr(instance, name, pairs)
        elif name in children:
            setattr(instance, name, value(children[name]))
        elif len(children) > 0:
            setattr(instance, name, unknown())


def restored(cls, summary):
    """An instance with the recorded parameters and what was learnt."""
    from models.data import Facts
    parameters = summary.get("parameters")
    if parameters is None and not hasattr(cls, "_table"):
        # Of what is no estimator the parameters are all that there is.
        return unknown()
    new = instance(cls)
    new._arguments_known = parameters is not None
    for name in parameters or {}:
        setattr(new, name, value(parameters[name]))
    types = summary.get("types", {})
    fitted = types.get("fitted")
    new._state = unknown(bool) if fitted is None else fitted
    structure = summary.get("structure", {})
    width = structure.get("n_features_in_")
    new._width = unknown(int) if width is None else width
    names = types.get("feature_names_in_")
    new._names = unknown() if names is None else names
    target = Facts()
    classes = summary.get("values", {}).get("classes_")
    if classes is not None and isinstance(classes, list):
        target.labels = classes
        target.unique = len(classes)
        target.nan = False
    dtype = types.get("classes_dtype")
    if dtype is not None:
        target.dtype = dtype
        target.shape = (unknown(int),)
    new._target = target
    restore_parts(new, summary.get("children", {}), types.get("order"))
    new._restore(summary)
    return new
