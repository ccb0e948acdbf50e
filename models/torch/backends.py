"""torch.backends: switches that decide no crash."""

from models.crane import unknown

__pure__ = True


class Backend:
    def __getattr__(self, name):
        return unknown()

    def is_available(self):
        return unknown(bool)


cudnn = Backend()
cuda = Backend()
mps = Backend()
mkl = Backend()
mkldnn = Backend()
quantized = Backend()
