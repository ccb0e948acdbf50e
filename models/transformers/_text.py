"""Tokenizers: what they accept and the shape of what they give; which tokens a text has is not known."""

from models.crane import certain, known, many, type_name, unknown, version
from models._std import is_text, may_fail

#: Checkpoints whose tokenizer has no token to pad with (their tokenizer_config.json, as of 2026).
WITHOUT_PADDING = ("gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", "distilgpt2", "openai-community/gpt2", "openai-community/gpt2-medium",
                   "openai-community/gpt2-large", "openai-community/gpt2-xl", "distilbert/distilgpt2")
#: What every tokenizer lacks; the names of others may come from its files.
TENSOR_TYPES = ("pt", "tf", "np", "jax", "mlx")
PADDINGS = ("longest", "max_length", "do_not_pad")


def is_frame(x):
    return type_name(x) in ("Series", "DataFrame", "ndarray", "Index", "Tensor") and hasattr(x, "__crane_array__") is True


def refuse(text):
    """Raises for what no tokenizer takes as text."""
    if isinstance(text, (int, float, dict, set, bool)) is True or is_frame(text):
        raise ValueError("text input must be of type `str` (single example), `list[str]` (batch or single pretokenized example) or "
                         "`list[list[str]]` (batch of pretokenized examples)")
    if isinstance(text, (list, tuple)) is True and known(text) and len(text) > 0:
        first = text[0]
        if isinstance(first, (int, float, dict)) is True:
            raise ValueError("text input must be of type `str` (single example), `list[str]` (batch or single pretokenized example) or "
                             "`list[list[str]]` (batch of pretokenized examples)")
        if not all([is_text(t) for t in text]):
            may_fail()
    elif not is_text(text):
        may_fail()


class Encoding:
    """What a tokenizer gives: a dictionary with attributes."""

    __real__ = "transformers.tokenization_utils_base.BatchEncoding"

    def __init__(self, ids):
        self.ids_ = ids

    def __getattr__(self, name):
        if name in ("input_ids", "attention_mask"):
            return self.ids_
        # Other keys depend on the tokenizer.
        return unknown()

    def __getitem__(self, key):
        if key == "input_ids" or key == "attention_mask":
            return self.ids_
        may_fail()
        return unknown()

    def __setitem__(self, key, value):
        # What it holds under a key that is known otherwise is from here on not known.
        self.ids_ = unknown()

    def __contains__(self, key):
        return True if key == "input_ids" else unknown(bool)

    def __iter__(self):
        return iter(many(unknown(str)))

    def __len__(self):
        return unknown(int)

    def keys(self):
        return many(unknown(str))

    def items(self):
        return many((unknown(str), unknown()))

    def values(self):
        return many(unknown())

    def to(self, *args, **kwargs):
        may_fail()
        return self

    def word_ids(self, batch_index=0):
        may_fail()
        return many(unknown())

    def tokens(self, batch_index=0):
        may_fail()
        return many(unknown(str))

    def pop(self, key, *default):
        may_fail()
        self.ids_ = unknown()
        return unknown()

    def update(self, *other, **more):
        self.ids_ = unknown()


def ids_of(text, return_tensors):
    """The `input_ids` of that text."""
    if not known(return_tensors) or return_tensors is not None:
        may_fail()
        return tensor_of(text, return_tensors)
    if is_text(text):
        return many(unknown(int))
    if isinstance(text, (list, tuple)) is True and known(text):
        return many(many(unknown(int)), len(text))
    return unknown()


def tensor_of(text, kind):
    rows = 1 if is_text(text) else len(text) if isinstance(text, (list, tuple)) is True and known(text) else unknown(int)
    if known(kind) and kind == "pt":
        from models.torch import create, dtypes

        return create.made((rows, unknown(int)), dtypes.int64)
    return unknown()


class Tokenizer:
    """Base of all tokenizers; `pad_` says whether it has a token to pad with."""

    __real__ = ("transformers.tokenization_utils_base.PreTrainedTokenizerBase", "transformers.tokenization_utils_fast.PreTrainedTokenizerFast")
    __abstract__ = True

    def __init__(self, *args, **kwargs):
        may_fail()
        self.pad_ = unknown(bool)

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *init_inputs, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        made = cls()
        if known(pretrained_model_name_or_path) and pretrained_model_name_or_path in WITHOUT_PADDING and "pad_token" not in kwargs:
            made.pad_ = False
        return made

    def __setattr__(self, name, value):
        if name in ("pad_token", "pad_token_id", "_tokenizer", "special_tokens_map"):
            super().__setattr__("pad_", unknown(bool))
        super().__setattr__(name, value)

    def __getattr__(self, name):
        if name in ("vocab_size", "model_max_length", "padding_side"):
            return unknown(str) if name == "padding_side" else unknown(int)
        return unknown()

    def __len__(self):
        return unknown(int)

    def __call__(self, text=None, text_pair=None, text_target=None, text_pair_target=None, add_special_tokens=True, padding=False,
                 truncation=None, max_length=None, stride=0, is_split_into_words=False, pad_to_multiple_of=None, padding_side=None,
                 return_tensors=None, **kwargs):
        if certain(text is None) and certain(text_target is None):
            raise ValueError("You need to specify either `text` or `text_target`.")
        if text is not None:
            refuse(text)
        if known(return_tensors) and isinstance(return_tensors, str) and return_tensors not in TENSOR_TYPES:
            raise ValueError(f"{return_tensors} is not a valid TensorType, please select one of ['pt', 'tf', 'np', 'jax', 'mlx']")
        if known(padding) and isinstance(padding, str) and padding not in PADDINGS:
            raise ValueError(f"{padding} is not a valid PaddingStrategy, please select one of ['longest', 'max_length', 'do_not_pad']")
        if certain(self.pad_ == False) and known(padding) and padding not in (False, None, "do_not_pad"):  # noqa: E712
            raise ValueError("Asking to pad but the tokenizer does not have a padding token. Please select a token to use as `pad_token` "
                             "`(tokenizer.pad_token = tokenizer.eos_token e.g.)` or add a new pad token via "
                             "`tokenizer.add_special_tokens({'pad_token': '[PAD]'})`.")
        more = "return_overflowing_tokens" in kwargs or text_target is not None
        return Encoding(unknown() if more or is_split_into_words is not False else ids_of(text, return_tensors))

    def encode(self, text, text_pair=None, add_special_tokens=True, padding=False, truncation=None, max_length=None, stride=0,
               return_tensors=None, **kwargs):
        if (text is None or isinstance(text, (int, float)) is True or is_frame(text)) and certain(version("transformers") >= "5.0"):
            raise ValueError("text input must be of type `str` (single example), `list[str]` (batch or single pretokenized example)")
        may_fail()
        return ids_of(text, return_tensors) if is_text(text) else unknown()

    def decode(self, token_ids, skip_special_tokens=False, **kwargs):
        may_fail()
        return unknown()

    def batch_decode(self, sequences, skip_special_tokens=False, **kwargs):
        may_fail()
        return many(unknown(str))

    def tokenize(self, text, pair=None, add_special_tokens=False, **kwargs):
        may_fail()
        return many(unknown(str))

    def convert_ids_to_tokens(self, ids, skip_special_tokens=False):
        may_fail()
        return unknown(str) if isinstance(ids, int) is True else unknown()

    def convert_tokens_to_ids(self, tokens):
        may_fail()
        return unknown()

    def pad(self, encoded_inputs, padding=True, max_length=None, pad_to_multiple_of=None, padding_side=None, return_attention_mask=None,
            return_tensors=None, verbose=True):
        if certain(self.pad_ == False) and known(padding) and padding not in (False, "do_not_pad"):  # noqa: E712
            raise ValueError("Asking to pad but the tokenizer does not have a padding token. Please select a token to use as `pad_token` "
                             "`(tokenizer.pad_token = tokenizer.eos_token e.g.)`.")
        may_fail()
        return Encoding(unknown())

    def add_special_tokens(self, special_tokens_dict, replace_extra_special_tokens=True, **kwargs):
        may_fail()
        self.pad_ = unknown(bool)
        return unknown(int)

    def add_tokens(self, new_tokens, special_tokens=False):
        may_fail()
        return unknown(int)

    def get_vocab(self):
        return unknown(dict)

    def save_pretrained(self, save_directory, *args, **kwargs):
        may_fail()
        return unknown()

    def push_to_hub(self, repo_id, *args, **kwargs):
        may_fail()
        return unknown()

    def apply_chat_template(self, conversation, *args, **kwargs):
        may_fail()
        return unknown()


def refuse_name(name):
    """What names a checkpoint is text or a path; other values raise, each version in its own way."""
    if not is_text(name):
        may_fail()


class Features(Encoding):
    """What a processor gives: it can be moved to a device and a dtype at once."""

    __real__ = "transformers.feature_extraction_utils.BatchFeature"

    def to(self, *args, **kwargs):
        return self


class Processor:
    """Feature extractors, image processors, and what joins them with tokenizers."""

    def __init__(self, *args, **kwargs):
        may_fail()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        return cls()

    def __getattr__(self, name):
        return unknown()

    def __call__(self, *args, **kwargs):
        may_fail()
        return Features(unknown())

    def save_pretrained(self, save_directory, *args, **kwargs):
        may_fail()
        return unknown()

    def push_to_hub(self, repo_id, *args, **kwargs):
        may_fail()
        return unknown()

    def decode(self, *args, **kwargs):
        may_fail()
        return unknown()

    def batch_decode(self, *args, **kwargs):
        may_fail()
        return unknown()
