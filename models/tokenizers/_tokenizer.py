"""The tokenizer itself."""

from models.crane import havoc, known, many, type_name, unknown
from models._std import is_text, may_fail
from models.tokenizers import _base
from models.tokenizers._base import Encoding, Part, count, flag, plain, text
from models.tokenizers.decoders import Decoder
from models.tokenizers.models import Model
from models.tokenizers.normalizers import Normalizer
from models.tokenizers.pre_tokenizers import PreTokenizer
from models.tokenizers.processors import PostProcessor
from models.tokenizers.trainers import Trainer

#: What each step must be.
STEPS = {"pre_tokenizer": PreTokenizer, "normalizer": Normalizer, "decoder": Decoder, "post_processor": PostProcessor, "model": Model}
NAMES = {"pre_tokenizer": "PreTokenizer", "normalizer": "Normalizer", "decoder": "Decoder", "post_processor": "PostProcessor", "model": "Model"}


def refuse(x, cls, name):
    """Raises where x surely is no instance of the class."""
    if plain(x) or isinstance(x, (Part, Tokenizer)) is True and isinstance(x, cls) is not True:
        raise TypeError(_base.wrong(x, name))
    if isinstance(x, cls) is not True:
        may_fail()


def sequence_text(x, pretokenized):
    """Raises for what is no text, or no list of words."""
    if known(pretokenized) and not pretokenized:
        if plain(x) and not is_text(x) or isinstance(x, (Part, Encoding)) is True:
            raise TypeError("TextInputSequence must be str")
    elif known(pretokenized) and (x is None or isinstance(x, (str, int, float, dict)) is True):
        raise TypeError("PreTokenizedInputSequence must be Union[List[str], Tuple[str]]")
    if not is_text(x):
        may_fail()


class Tokenizer:
    __real__ = "tokenizers.Tokenizer"
    __complete__ = True
    __callable__ = False
    #: Whether it pads.
    pads_ = unknown(bool)
    padding = truncation = model = normalizer = pre_tokenizer = post_processor = decoder = encode_special_tokens = unknown()

    def __init__(self, model):
        refuse(model, Model, "Model")
        self.pads_ = False

    def __setattr__(self, name, value):
        if name in STEPS and (value is not None or name == "model"):
            refuse(value, STEPS[name], NAMES[name])
        super().__setattr__(name, value)

    def encode(self, sequence, pair=None, is_pretokenized=False, add_special_tokens=True):
        flag(is_pretokenized)
        flag(add_special_tokens)
        sequence_text(sequence, is_pretokenized)
        if pair is not None:
            sequence_text(pair, is_pretokenized)
        return Encoding()

    def encode_batch(self, input, is_pretokenized=False, add_special_tokens=True):
        flag(is_pretokenized)
        flag(add_special_tokens)
        _base.sequence(input)
        if isinstance(input, (list, tuple)) is not True:
            may_fail()
            return many(Encoding())
        if known(is_pretokenized) and not is_pretokenized:
            for item in input:
                if item is None or isinstance(item, (int, float)) is True:
                    raise TypeError("TextEncodeInput must be Union[TextInputSequence, Tuple[InputSequence, InputSequence]]")
        if not all([is_text(item) for item in input]):
            may_fail()
        return many(Encoding(), len(input))

    encode_batch_fast = encode_batch

    def decode(self, ids, skip_special_tokens=True):
        _base.ids(ids)
        flag(skip_special_tokens)
        return unknown(str)

    def decode_batch(self, sequences, skip_special_tokens=True):
        _base.sequence(sequences)
        flag(skip_special_tokens)
        if isinstance(sequences, (list, tuple)) is True and known(sequences):
            for item in sequences:
                _base.ids(item)
            return many(unknown(str), len(sequences))
        may_fail()
        return many(unknown(str))

    def token_to_id(self, token):
        text(token)
        return unknown()

    def id_to_token(self, id):
        count(id)
        return unknown()

    def get_vocab(self, with_added_tokens=True):
        flag(with_added_tokens)
        return unknown(dict)

    def get_vocab_size(self, with_added_tokens=True):
        flag(with_added_tokens)
        return unknown(int)

    def get_added_tokens_decoder(self):
        return unknown(dict)

    def num_special_tokens_to_add(self, is_pair):
        flag(is_pair)
        return unknown(int)

    def add_tokens(self, tokens):
        _base.a_list(tokens)
        if isinstance(tokens, list) is True and known(tokens):
            for t in tokens:
                if plain(t) and not is_text(t):
                    raise TypeError("Input must be a List[Union[str, AddedToken]]")
        return unknown(int)

    add_special_tokens = add_tokens

    def enable_padding(self, *, direction="right", pad_id=0, pad_type_id=0, pad_token="[PAD]", length=None, pad_to_multiple_of=None, **kwargs):
        self.pads_ = True
        text(direction)
        refuse_side(direction)
        count(pad_id)
        count(pad_type_id)
        text(pad_token)
        for size in (length, pad_to_multiple_of):
            if size is not None:
                count(size)

    def enable_truncation(self, max_length, *, stride=0, strategy="longest_first", direction="right", **kwargs):
        count(max_length)
        count(stride)
        text(strategy)
        text(direction)
        refuse_side(direction)
        if known(strategy) and strategy not in ("longest_first", "only_first", "only_second"):
            raise ValueError(f"Unknown `strategy`: `{strategy}`. Use one of `longest_first`, `only_first`, or `only_second`")
        may_fail()

    def no_padding(self):
        self.pads_ = False

    def no_truncation(self):
        return None

    def post_process(self, encoding, pair=None, add_special_tokens=True):
        if plain(encoding):
            raise TypeError(_base.wrong(encoding, "Encoding"))
        return Encoding()

    def train(self, files, trainer=None):
        _base.sequence(files)
        if trainer is not None:
            refuse(trainer, Trainer, "Trainer")
        may_fail()

    def train_from_iterator(self, iterator, trainer=None, length=None):
        if trainer is not None:
            refuse(trainer, Trainer, "Trainer")
        if length is not None:
            count(length)
        if iterator is None or isinstance(iterator, (int, float)) is True or isinstance(iterator, (Part, Tokenizer)) is True:
            raise TypeError(f"'{type_name(iterator)}' object is not iterable")
        if isinstance(iterator, (list, tuple)) is True and known(iterator) and len(iterator) > 0 and isinstance(iterator[0], (int, float)) is True:
            raise TypeError(f"'{type_name(iterator[0])}' object is not iterable")
        if isinstance(iterator, (list, tuple, str)) is not True:
            havoc(iterator)
        may_fail()

    def save(self, path, pretty=True):
        text(path)
        may_fail()

    def to_str(self, pretty=False):
        flag(pretty)
        return unknown(str)

    def later_(self, *args, **kwargs):
        may_fail()
        return unknown()

    async_decode_batch = async_encode = async_encode_batch = async_encode_batch_fast = later_

    @staticmethod
    def from_file(path):
        text(path)
        may_fail()
        return read()

    @staticmethod
    def from_str(json):
        text(json)
        may_fail()
        return read()

    @staticmethod
    def from_buffer(buffer):
        may_fail()
        return read()

    @staticmethod
    def from_pretrained(identifier, revision="main", token=None):
        text(identifier)
        may_fail()
        return read()


def read():
    """A tokenizer of which nothing is known."""
    made = Tokenizer(unknown())
    made.pads_ = unknown(bool)
    return made


def refuse_side(direction):
    if known(direction) and is_text(direction) and direction not in ("left", "right"):
        raise ValueError(f"Unknown `direction`: `{direction}`. Use one of `left` or `right`")
