"""keras.preprocessing: iterators over images, padding of sequences."""

import models.keras.image as image
import models.keras.sequence as sequence
import models.keras.text as text
from models.keras.dataset import image_dataset_from_directory, text_dataset_from_directory, timeseries_dataset_from_array

__pure__ = True
