"""`sklearn.utils`."""

from models.crane import certain, known, unknown
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._results import pick_rows

__pure__ = True


def shuffle(*arrays, random_state=None, n_samples=None):
    return resample(*arrays, replace=False, n_samples=n_samples, random_state=random_state)


def resample(*arrays, replace=True, n_samples=None, random_state=None, stratify=None, sample_weight=None):
    if not known(arrays):
        return unknown()
    if len(arrays) == 0:
        return None
    _inputs.check_lengths(*[facts(a).shape for a in arrays])
    rows = _inputs.length_of(facts(arrays[0]).shape)
    count = rows if n_samples is None else n_samples
    if certain(replace == False) and certain(count > rows):  # noqa: E712
        raise ValueError(f"Cannot sample {count} out of arrays with dim {rows} when replace is False")
    chosen = [pick_rows(a, count) for a in arrays]
    return chosen[0] if len(chosen) == 1 else chosen
