"""keras.preprocessing: iterators over images, padding of sequences."""

import models.keras.image as image
import models.keras.sequence as sequence
import models.keras.text as text
from models.crane import unknown
from models.keras.dataset import image_dataset_from_directory

__pure__ = True
