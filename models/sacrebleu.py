"""sacrebleu: how alike texts are."""

__pure__ = True
