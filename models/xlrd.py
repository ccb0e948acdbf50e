"""xlrd: sheets, which are not followed."""

__pure__ = True
