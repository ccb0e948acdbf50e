"""Parts of Keras whose values do not decide crashes: optimizers, losses, metrics, regularizers, …"""

__pure__ = True
