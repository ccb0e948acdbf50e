"""keras.utils."""

from models.keras._sequence import pad_sequences
from models.keras._utils import Sequence
from models.keras._utils import Sequence as PyDataset
from models.keras._utils import plot_model, set_random_seed, to_categorical
from models.keras.dataset import image_dataset_from_directory, text_dataset_from_directory, timeseries_dataset_from_array
from models.keras.image import array_to_img, img_to_array, load_img

__pure__ = True
