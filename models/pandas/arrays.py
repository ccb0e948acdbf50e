"""NumPy arrays that pandas gives out."""

from models.crane import unknown


def array_of(f):
    """A NumPy array of these facts; unknown where NumPy has no model."""
    return unknown()


def labels_array(f, labels):
    """An array of known labels, such as `df.columns.values`."""
    return array_of(f)
