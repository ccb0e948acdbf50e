"""tqdm.auto: the same bars, shown otherwise."""

from models.tqdm import tqdm, trange  # noqa: F401

__pure__ = True
