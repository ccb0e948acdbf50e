"""keras.models. Only what the real module has: notebooks import all of it with a star."""

from models.keras._loading import clone_model, load_model, model_from_json, save_model
from models.keras.network import Model
from models.keras.sequential import Sequential

__pure__ = True
