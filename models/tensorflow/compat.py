"""tf.compat: nothing of it is modelled."""

__pure__ = True
