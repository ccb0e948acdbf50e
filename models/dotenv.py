"""dotenv: settings from a file, which are never known."""

__pure__ = True
