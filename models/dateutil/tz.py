"""dateutil.tz: time zones."""

__pure__ = True
