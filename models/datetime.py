"""datetime: nothing is known of its dates, but its calls do not change their arguments."""

__pure__ = True
