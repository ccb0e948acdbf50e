"""IPython: the shell of the notebook itself, which can do anything."""

from models.crane import unknown as _unknown



from models.IPython.display import display  # noqa: E402,F401


def get_ipython():
    return _unknown()
