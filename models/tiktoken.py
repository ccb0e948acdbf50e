"""tiktoken: text to numbers, which are not known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def get_encoding(encoding_name):
    _may_fail()
    return Encoding()


def encoding_for_model(model_name):
    _may_fail()
    return Encoding()


class Encoding:
    def __getattr__(self, name):
        return _unknown()

    def encode(self, text, *, allowed_special=(), disallowed_special="all"):
        if isinstance(text, (int, float, list, dict)) is True or text is None:
            raise TypeError("expected string or buffer")
        _may_fail()
        return _many(_unknown(int))

    def decode(self, tokens, errors="replace"):
        _may_fail()
        return _unknown(str)
