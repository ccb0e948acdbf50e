"""dateutil.relativedelta: differences of dates."""

__pure__ = True
