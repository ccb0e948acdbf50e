"""pytz: time zones."""

__pure__ = True
