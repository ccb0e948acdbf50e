"""rouge_score: how alike texts are."""

__pure__ = True
