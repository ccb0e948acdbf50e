"""Names of columns, as calls take them."""

from models.crane import known
from models._std import is_text


def named(columns):
    """A list of names from one name or several; None where they are not known."""
    if is_text(columns):
        return [columns] if known(columns) else None
    if isinstance(columns, (int, float)) is True or columns is None:
        return [columns] if known(columns) else None
    if isinstance(columns, (list, tuple)) is True and known(columns) and all([known(c) and isinstance(c, str) for c in columns]):
        return list(columns)
    return None
