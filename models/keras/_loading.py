"""Reading and writing whole models."""

from models._std import may_fail
from models.crane import certain, known, unknown, version
from models.keras.network import Model
from models.keras.versions import refuse


def load_model(filepath, custom_objects=None, compile=True, safe_mode=True, options=None):
    may_fail()
    if known(filepath) and isinstance(filepath, str) and not filepath.endswith((".keras", ".h5", ".hdf5")) \
            and "://" not in filepath and not filepath.endswith("/"):
        # A plain name without any ending: newer versions read folders in their own format.
        if "." not in filepath.split("/")[-1]:
            if certain(version("keras") < "3.6"):
                refuse(ValueError, None, "File format not supported: filepath=" + filepath + ". Keras 3 only supports V3 `.keras` files and "
                       + "legacy H5 format files (`.h5` extension).")
    return unknown(Model)


def model_from_json(json_string, custom_objects=None):
    return unknown(Model)


def clone_model(model, *args, **kwargs):
    return unknown(Model)


def save_model(model, filepath, overwrite=True, *args, **kwargs):
    if known(model) and isinstance(model, Model):
        model.save(filepath, overwrite, *args, **kwargs)
    return None
