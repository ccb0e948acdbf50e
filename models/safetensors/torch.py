"""safetensors.torch: tensors from files."""

__pure__ = True
