"""tqdm: a progress bar gives the elements of what it goes through; its own state is not known."""

from models.crane import unknown as _unknown

__pure__ = True


class tqdm:
    __real__ = ("tqdm.std.tqdm", "tqdm.asyncio.tqdm_asyncio", "tqdm.notebook.tqdm_notebook")

    def __init__(self, iterable=None, *args, **kwargs):
        self._crane_elements = iterable

    def __getattr__(self, name):
        return _unknown()

    def __iter__(self):
        return iter(self._crane_elements) if self._crane_elements is not None else iter(_unknown())

    def __len__(self):
        return len(self._crane_elements) if isinstance(self._crane_elements, (list, tuple, range)) is True else _unknown(int)

    def __bool__(self):
        return _unknown(bool)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


def trange(*args, **kwargs):
    return tqdm(range(*args))


def tqdm_notebook(*args, **kwargs):
    return tqdm(*args)
