"""Names of files that models and weights are written to and read from."""

from models.crane import certain, known
from models.keras.versions import refuse


def check_save(filepath, kwargs):
    if not known(filepath) or not isinstance(filepath, str) or not known(kwargs):
        return
    if kwargs.get("save_format") is not None and certain(kwargs["save_format"] == "tf"):
        refuse(ValueError, None, "The `save_format` argument is deprecated in Keras 3. Please remove this argument and pass a "
               + "file path with either `.keras` or `.h5` extension. Received: save_format=tf")
    elif "save_format" not in kwargs and not filepath.endswith((".keras", ".h5", ".hdf5")) and not filepath.startswith("hf:"):
        refuse(ValueError, None, "Invalid filepath extension for saving. Please add either a `.keras` extension for the "
               + "native Keras format (recommended) or a `.h5` extension. Received: filepath=" + filepath + ".")


def check_weights(filepath, endings, message):
    """Refuses a name without one of the endings."""
    if known(filepath) and isinstance(filepath, str) and not filepath.endswith(endings):
        refuse(ValueError, None, message + filepath)
