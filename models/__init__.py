"""crane's library models: see docs/models.md."""
