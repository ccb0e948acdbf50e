"""What a notebook may switch for all tensors."""

#: "numpy": tensors have NumPy's attributes and promote dtypes.
MODE = {"numpy": False}
