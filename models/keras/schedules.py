"""keras.optimizers.schedules."""

__pure__ = True
