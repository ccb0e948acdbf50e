"""What a notebook may switch for all tensors."""

#: "numpy": tensors have NumPy's attributes and promote dtypes. "tapes": how many GradientTapes record.
#: "eager": traced functions run as they stand.
MODE = {"numpy": False, "tapes": 0, "eager": False}
