"""Versions and switches of the session, from what the user has imported already."""

import sys

from . import looking


def describe():
    found = {"python": ".".join(map(str, sys.version_info[:3])), "packages": packages(), "switches": switches()}
    return {key: value for key, value in found.items() if value}


def packages():
    found = {}
    for name in _KNOWN & sys.modules.keys():
        version = (looking.instance_dict(sys.modules[name]) or {}).get("__version__")
        if version is None and f"{name}._version" in sys.modules:
            # Matplotlib works its own out when it is asked for.
            version = (looking.instance_dict(sys.modules[f"{name}._version"]) or {}).get("version")
        # torch's is of a subclass.
        if str in looking.mro(type(version)) and str.__len__(version) <= 40 and str.__str__(version)[:1].isdigit():
            found[name] = str.__str__(version)
    return dict(sorted(found.items()))


def copy_on_write():
    """Whether writing to one pandas object never shows in another."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return False
    try:
        major = pandas.__version__.partition(".")[0]
        if major.isdigit() and int(major) >= 3:
            return True
        return sys.modules["pandas._config.config"]._global_config["mode"]["copy_on_write"] is True
    except Exception:  # A half imported pandas.
        return False


#: Libraries whose version decides what code does.
_KNOWN = frozenset(
    "IPython numpy pandas sklearn scipy matplotlib seaborn statsmodels torch torchvision torchaudio tensorflow keras tf_keras "
    "xgboost lightgbm catboost polars pyarrow xarray datasets tokenizers transformers PIL cv2 dask pyspark plotly nltk "
    "spacy gensim networkx sympy bokeh altair imblearn shap optuna jax flax geopandas shapely requests skimage numba "
    "tqdm ipywidgets lightning pytorch_lightning torchmetrics accelerate peft diffusers timm fastai umap hdbscan "
    "mlxtend category_encoders wordcloud folium yfinance prophet pmdarima openpyxl bs4 sqlalchemy duckdb h5py joblib "
    "einops albumentations".split()
)


def switches():
    found = {}
    if sys.flags.optimize:
        found["python.optimize"] = sys.flags.optimize
    for read in (_pandas, _numpy, _sklearn, _torch, _tensorflow, _warnings, _patches):
        try:
            found.update(read())
        except Exception:  # A half imported library, or a version without the switch.
            continue
    return {key: value for key, value in sorted(found.items()) if value is not None}


def _pandas():
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return {}
    found = {}
    config = sys.modules["pandas._config.config"]._global_config
    mode, future = config.get("mode", {}), config.get("future", {})
    if "copy_on_write" in mode:
        value = mode["copy_on_write"]
        found["pandas.copy_on_write"] = value if type(value) in (bool, str) else None
    if pandas.__version__.split(".")[0].isdigit() and int(pandas.__version__.split(".")[0]) >= 3:
        found["pandas.copy_on_write"] = True
    if "infer_string" in future:
        found["pandas.infer_string"] = bool(future["infer_string"])
    if "chained_assignment" in mode and mode["chained_assignment"] != "warn":
        found["pandas.chained_assignment"] = str(mode["chained_assignment"])
    return found


def _numpy():
    numpy = sys.modules.get("numpy")
    if numpy is None:
        return {}
    usual = {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}
    return {f"numpy.seterr.{key}": value for key, value in numpy.geterr().items() if usual.get(key) != value}


def _sklearn():
    module = sys.modules.get("sklearn._config")
    if module is None:
        return {}
    usual = module._global_config
    local = getattr(module._threadlocal, "global_config", None) or usual
    keys = ("assume_finite", "transform_output", "enable_metadata_routing", "skip_parameter_validation")
    defaults = {
        "assume_finite": False,
        "transform_output": "default",
        "enable_metadata_routing": False,
        "skip_parameter_validation": False,
    }
    return {f"sklearn.{key}": local[key] for key in keys if key in local and local[key] != defaults[key]}


def _torch():
    torch = sys.modules.get("torch")
    if torch is None:
        return {}
    found = {
        "torch.grad": torch.is_grad_enabled(),
        "torch.default_dtype": str(torch.get_default_dtype()).replace("torch.", ""),
    }
    if hasattr(torch, "get_default_device"):
        found["torch.default_device"] = str(torch.get_default_device())
    # `is_available` may start the driver: only whether this build can, and whether it was started.
    found["torch.cuda_built"] = torch.version.cuda is not None
    found["torch.cuda_initialized"] = (
        bool(sys.modules["torch.cuda"]._initialized) if "torch.cuda" in sys.modules else False
    )
    return found


def _tensorflow():
    tensorflow = sys.modules.get("tensorflow")
    if tensorflow is None or "tensorflow.python.eager.context" not in sys.modules:
        return {}
    context = sys.modules["tensorflow.python.eager.context"]
    found = {"tensorflow.eager": bool(context.executing_eagerly())}
    keras = sys.modules.get("keras.src.backend.config")
    if keras is not None:
        found["keras.backend"] = keras._BACKEND if hasattr(keras, "_BACKEND") else None
        found["keras.floatx"] = keras._FLOATX if hasattr(keras, "_FLOATX") else None
        found["keras.image_data_format"] = getattr(keras, "_IMAGE_DATA_FORMAT", None)
    return found


def _warnings():
    import warnings

    raised = sorted({entry[2].__name__ for entry in warnings.filters if entry[0] == "error" and type(entry[2]) is type})
    return {"warnings.error": ",".join(raised)} if raised else {}


#: Library classes on which notebooks put their own methods.
_PATCHED = (
    ("pandas", "DataFrame"), ("pandas", "Series"), ("torch", "Tensor"), ("torch.nn", "Module"),
    ("sklearn.base", "BaseEstimator"), ("keras", "Model"),
)  # fmt: skip


def _patches():
    from .code import patched

    found = {}
    for module, name in _PATCHED:
        cls = vars(sys.modules[module]).get(name) if module in sys.modules else None
        if type(cls) is type or (cls is not None and type in looking.mro(type(cls))):
            names = patched(cls)
            if names:
                found[f"patched.{module}.{name}"] = ",".join(names)
    return found
