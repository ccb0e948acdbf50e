"""Parts of Keras whose values do not decide crashes: losses, metrics, regularizers, …"""

__pure__ = True
