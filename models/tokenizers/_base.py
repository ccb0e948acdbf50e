"""What the classes of tokenizers share: each argument must be of one type, or the call is refused."""

from models.crane import known, many, type_name, unknown
from models.data import facts
from models._std import is_text, may_fail


def wrong(x, kind):
    """The message for an x that is no instance of `kind`."""
    return f"'None' is not an instance of '{kind}'" if x is None else f"'{type_name(x)}' object is not an instance of '{kind}'"


def plain(x):
    """Whether x surely is a value of a builtin type, or a class."""
    return x is None or isinstance(x, (bool, int, float, str, list, tuple, dict, type)) is True


def text(x):
    if plain(x) and not is_text(x):
        raise TypeError(wrong(x, "str"))


def flag(x):
    if plain(x) and isinstance(x, bool) is not True:
        raise TypeError(wrong(x, "bool"))


def count(x):
    """A whole number from 0 on."""
    if plain(x) and isinstance(x, int) is not True:
        raise TypeError(f"'{type_name(x)}' object cannot be interpreted as an integer")
    if known(x) and isinstance(x, int) and x < 0:
        raise OverflowError("can't convert negative int to unsigned")


def real(x):
    if plain(x) and isinstance(x, (int, float)) is not True:
        raise TypeError(f"must be real number, not {type_name(x)}")


def a_list(x):
    """A list, and nothing else that can be gone through."""
    if plain(x) and isinstance(x, list) is not True or isinstance(x, Part) is True:
        raise TypeError(wrong(x, "list"))


def sequence(x):
    if is_text(x):
        raise TypeError("Can't extract `str` to `Vec`")
    if plain(x) and isinstance(x, (list, tuple)) is not True or isinstance(x, (Part, Encoding)) is True:
        raise TypeError(wrong(x, "Sequence"))


def ids(x):
    """A sequence of numbers."""
    sequence(x)
    if isinstance(x, (list, tuple)) is True and known(x):
        for i in x:
            count(i)
    elif known(facts(x).shape) and len(facts(x).shape) != 1:
        may_fail()


def tokens(x):
    """A list of texts, or of AddedTokens."""
    a_list(x)
    if isinstance(x, list) is True and known(x):
        for t in x:
            if plain(t) and not is_text(t):
                raise TypeError("special_tokens must be a List[Union[str, AddedToken]]")


def anything(x):
    if not known(x):
        may_fail()


def vocabulary(x):
    """A dict of numbers by texts, or the name of a file."""
    if plain(x) and isinstance(x, (dict, str)) is not True:
        raise TypeError(f"failed to extract enum PyVocab ('Vocab | Filename'): {wrong(x, 'dict')}")
    if type(x) is dict and known(x):
        for key in x:
            if plain(key) and not is_text(key) or plain(x[key]) and isinstance(x[key], int) is not True:
                raise TypeError("failed to extract enum PyVocab ('Vocab | Filename')")


CHECKS = {"vocabulary": vocabulary, "text": text, "flag": flag, "count": count, "real": real, "list": a_list, "sequence": sequence, "tokens": tokens, "any": anything}


def check(kind, x):
    """Raises where x is not of the kind; a kind that ends with ? takes None as well."""
    if kind.endswith("?"):
        if x is not None:
            CHECKS[kind[:-1]](x)
    else:
        CHECKS[kind](x)


class Part:
    """Base of models, trainers, and the steps of a pipeline."""

    __complete__ = True
    __callable__ = False
    #: Parameters in order: (name, kind) of what may be given by position, and of what may only be named.
    placed_ = ()
    named_ = ()
    required_ = 0
    #: Whether other names are passed over, with a warning.
    loose_ = False

    def __init__(self, *args, **kwargs):
        name = type_name(self)
        placed = self.placed_
        if len(args) > len(placed):
            raise TypeError(f"{name}.__new__() takes {len(placed)} positional arguments but {len(args)} {'was' if len(args) == 1 else 'were'} given")
        kinds = {p: kind for p, kind in placed + self.named_}
        given = {placed[i][0]: args[i] for i in range(len(args))}
        for key in kwargs:
            if key in kinds:
                given[key] = kwargs[key]
            elif not self.loose_:
                raise TypeError(f"{name}.__new__() got an unexpected keyword argument '{key}'")
        for parameter, _ in placed[:self.required_]:
            if parameter not in given:
                raise TypeError(f"{name}.__new__() missing 1 required positional argument: '{parameter}'")
        for key in given:
            check(kinds[key], given[key])
        self.checked_(given)
        may_fail()

    def checked_(self, given):
        """Raises for values that are refused though their types are right."""

    def method_(self, *args, **kwargs):
        may_fail()
        return unknown()

    @classmethod
    def maker_(cls, *args, **kwargs):
        may_fail()
        return unknown()


class Encoding:
    """The tokens of one text."""

    __real__ = "tokenizers.Encoding"
    __complete__ = True
    __callable__ = False

    def __init__(self):
        self.length_ = unknown(int)

    def __len__(self):
        return self.length_

    @property
    def ids(self):
        return many(unknown(int), self.length_)

    attention_mask = type_ids = special_tokens_mask = ids

    @property
    def tokens(self):
        return many(unknown(str), self.length_)

    @property
    def offsets(self):
        return many((unknown(int), unknown(int)), self.length_)

    @property
    def word_ids(self):
        return many(unknown(), self.length_)

    words = sequence_ids = word_ids
    n_sequences = unknown(int)

    @property
    def overflowing(self):
        return unknown(list)

    def lookup_(self, position, sequence_index=0):
        count(position)
        count(sequence_index)
        return unknown()

    char_to_token = char_to_word = word_to_chars = word_to_tokens = lookup_

    def of_token_(self, token_index):
        count(token_index)
        return unknown()

    token_to_chars = token_to_sequence = token_to_word = set_sequence_id = of_token_

    def pad(self, length, **kwargs):
        count(length)
        self.length_ = unknown(int)

    def truncate(self, max_length, stride=0, direction="right"):
        count(max_length)
        self.length_ = unknown(int)

    @staticmethod
    def merge(encodings, growing_offsets=True):
        may_fail()
        return Encoding()
