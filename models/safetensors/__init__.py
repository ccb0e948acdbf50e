"""safetensors: tensors from files."""

__pure__ = True
