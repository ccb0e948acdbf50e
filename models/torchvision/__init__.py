"""torchvision. Its submodules are not imported here: `import models.…` would hide `torchvision.models`."""

from models.torchvision.snapshot import from_summary

__pure__ = True
