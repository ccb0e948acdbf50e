"""spacy: text in tokens, which are not known."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def blank(name, **kwargs):
    _may_fail()
    return _Language()


def prefer_gpu(gpu_id=0):
    return _unknown(bool)


def require_gpu(gpu_id=0):
    _may_fail()
    return _unknown(bool)


def explain(term):
    return _unknown()


def load(name, **kwargs):
    _may_fail()
    return _Language()


class _Language:
    def __getattr__(self, name):
        return _unknown()

    def __call__(self, text, **kwargs):
        if isinstance(text, (int, float, list, dict)) is True or text is None:
            raise ValueError(f"[E1041] Expected a string, Doc, or bytes as input, but got: <class '{_type_name(text)}'>")
        _may_fail()
        return _unknown()

    def pipe(self, texts, **kwargs):
        _may_fail()
        return _unknown()

    def update(self, examples, **kwargs):
        # Losses are written into the caller's dictionary.
        _may_fail()
        for name in kwargs:
            _havoc(kwargs[name])
        return _unknown()
