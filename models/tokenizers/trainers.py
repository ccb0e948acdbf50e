"""tokenizers.trainers: what learns a vocabulary."""

from models.crane import unknown as _unknown
from models.tokenizers._base import Part as _Part

__pure__ = True


class Trainer(_Part):
    __real__ = "tokenizers.trainers.Trainer"


class BpeTrainer(Trainer):
    __real__ = "tokenizers.trainers.BpeTrainer"
    named_ = (
        ("vocab_size", "count"), ("min_frequency", "count"), ("show_progress", "flag"), ("special_tokens", "tokens"),
        ("limit_alphabet", "count?"), ("initial_alphabet", "sequence"), ("continuing_subword_prefix", "text?"),
        ("end_of_word_suffix", "text?"), ("max_token_length", "count?"), ("progress_format", "any"),
    )
    loose_ = True
    vocab_size = min_frequency = show_progress = special_tokens = limit_alphabet = initial_alphabet = _unknown()
    continuing_subword_prefix = end_of_word_suffix = max_token_length = get_word_count = progress_format = _unknown()


class UnigramTrainer(Trainer):
    __real__ = "tokenizers.trainers.UnigramTrainer"
    named_ = (
        ("vocab_size", "count"), ("show_progress", "flag"), ("special_tokens", "tokens"), ("initial_alphabet", "sequence"),
        ("shrinking_factor", "real"), ("unk_token", "text?"), ("max_piece_length", "count"), ("n_sub_iterations", "count"),
    )
    loose_ = True
    vocab_size = show_progress = special_tokens = initial_alphabet = _unknown()


class WordLevelTrainer(Trainer):
    __real__ = "tokenizers.trainers.WordLevelTrainer"
    named_ = (("vocab_size", "count"), ("min_frequency", "count"), ("show_progress", "flag"), ("special_tokens", "tokens"))
    loose_ = True
    vocab_size = min_frequency = show_progress = special_tokens = _unknown()


class WordPieceTrainer(Trainer):
    __real__ = "tokenizers.trainers.WordPieceTrainer"
    named_ = (
        ("vocab_size", "count"), ("min_frequency", "count"), ("show_progress", "flag"), ("special_tokens", "tokens"),
        ("limit_alphabet", "count?"), ("initial_alphabet", "sequence"), ("continuing_subword_prefix", "text?"),
        ("end_of_word_suffix", "text?"),
    )
    loose_ = True
    vocab_size = min_frequency = show_progress = special_tokens = limit_alphabet = initial_alphabet = _unknown()
    continuing_subword_prefix = end_of_word_suffix = _unknown()
