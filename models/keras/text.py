"""keras.preprocessing.text."""

from models.keras._text import Tokenizer, one_hot, text_to_word_sequence, tokenizer_from_json

__pure__ = True
