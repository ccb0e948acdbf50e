"""yfinance: what the market gives is never known."""

__pure__ = True
