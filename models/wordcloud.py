"""wordcloud: pictures of words."""

__pure__ = True
