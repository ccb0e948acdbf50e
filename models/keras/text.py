"""keras.preprocessing.text."""

from models.crane import many, unknown

__pure__ = True


class Tokenizer:
    def __init__(self, num_words=None, *args, **kwargs):
        self.num_words = num_words
        self.word_index = unknown(dict)
        self.index_word = unknown(dict)
        self.word_counts = unknown(dict)

    def fit_on_texts(self, texts):
        return None

    def texts_to_sequences(self, texts):
        return many(many(unknown(int)))

    def texts_to_matrix(self, *args, **kwargs):
        return unknown()

    def sequences_to_texts(self, *args, **kwargs):
        return unknown()
