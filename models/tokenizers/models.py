"""tokenizers.models: what cuts words into pieces."""

from models.crane import unknown as _unknown
from models.tokenizers._base import Part as _Part

__pure__ = True


class Model(_Part):
    __real__ = "tokenizers.models.Model"

    get_trainer = id_to_token = save = token_to_id = tokenize = _Part.method_


class BPE(Model):
    __real__ = "tokenizers.models.BPE"
    placed_ = (("vocab", "any"), ("merges", "any"))
    named_ = (
        ("cache_capacity", "count?"), ("dropout", "real?"), ("unk_token", "text?"), ("continuing_subword_prefix", "text?"),
        ("end_of_word_suffix", "text?"), ("fuse_unk", "flag?"), ("byte_fallback", "flag"), ("ignore_merges", "flag"),
    )
    loose_ = True
    byte_fallback = continuing_subword_prefix = dropout = end_of_word_suffix = from_file = fuse_unk = _unknown()
    ignore_merges = read_file = unk_token = _clear_cache = _resize_cache = _unknown()


class Unigram(Model):
    __real__ = "tokenizers.models.Unigram"
    placed_ = (
        ("vocab", "sequence?"), ("unk_id", "count?"), ("byte_fallback", "flag?"), ("alpha", "real?"), ("nbest_size", "any"),
    )
    alpha = nbest_size = _clear_cache = _resize_cache = _unknown()


class WordLevel(Model):
    __real__ = "tokenizers.models.WordLevel"
    placed_ = (("vocab", "vocabulary?"), ("unk_token", "text?"))
    from_file = read_file = unk_token = _unknown()


class WordPiece(Model):
    __real__ = "tokenizers.models.WordPiece"
    placed_ = (("vocab", "vocabulary?"),)
    named_ = (("unk_token", "text"), ("max_input_chars_per_word", "count"), ("continuing_subword_prefix", "text"))
    loose_ = True
    continuing_subword_prefix = from_file = max_input_chars_per_word = read_file = unk_token = _unknown()
