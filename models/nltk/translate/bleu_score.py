"""nltk.translate.bleu_score: how alike texts are."""

__pure__ = True
