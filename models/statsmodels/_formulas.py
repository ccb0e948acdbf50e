"""The names that a formula gives its parameters, where it is a plain sum of columns (patsy)."""

from models.crane import assume, certain, known, type_name, unknown, version
from models.data import facts
from models.statsmodels._results import Results


def terms_of(formula):
    """`(left, [terms], intercept)` of a formula of names and `C(name)`; unknown for more than that."""
    if not known(formula) or not isinstance(formula, str):
        return unknown()
    sides = formula.split("~")
    if len(sides) != 2:
        return unknown()
    left = sides[0].strip()
    terms, intercept = [], True
    right = sides[1].replace("- 1", "-1").replace("-1", "+ -1")
    for part in right.split("+"):
        part = part.strip()
        if part in ("-1", "0"):
            intercept = False
        elif part == "1":
            continue
        elif is_name(part) or part[:2] == "C(" and part[-1:] == ")" and is_name(part[2:-1]):
            if part not in terms:
                terms.append(part)
        else:
            return unknown()
    return (left, terms, intercept)


def is_name(text):
    return text.replace("_", "a").isalnum() and not text[:1].isdigit()


def check(formula, data):
    """What is refused before anything is computed."""
    if known(formula) and isinstance(formula, (int, float)) and certain(version("statsmodels") >= "0.15"):
        raise TypeError(f"argument of type {type(formula).__name__!r} is not iterable")
    refuse_names(formula, data)


class PatsyError(Exception):
    __real__ = "patsy.PatsyError"


def refuse_names(formula, data):
    """Raises where the data has no names, or not those of the formula."""
    parts = terms_of(formula)
    if not known(parts):
        return
    if isinstance(data, (int, float)) is True or isinstance(data, Results) is True:
        raise PatsyError(f"Error evaluating factor: TypeError: {type_name(data)!r} object is not subscriptable")
    if not known(data) or hasattr(data, "iloc") is not True:
        return
    columns = facts(data).columns
    if not known(columns) or columns is None or not all([known(c) for c in columns]):
        return
    names = [term[2:-1] if term[:2] == "C(" else term for term in [parts[0]] + parts[1]]
    missing = [name for name in names if is_name(name) and name not in columns]
    if len(missing) > 0 and len(missing) < len(names):
        # Else the name is looked up among the notebook's variables.
        assume("the names of a formula are those of its data, since some of them are")
        raise PatsyError(f"Error evaluating factor: NameError: name {missing[0]!r} is not defined\n    {formula}")


def names_of(formula, data):
    """The parameters' names in order, or unknown."""
    parts = terms_of(formula)
    if not known(parts) or not known(data) or not hasattr(data, "iloc"):
        return unknown(list)
    columns = facts(data).columns
    if not known(columns) or columns is None:
        return unknown(list)
    left, terms, intercept = parts
    if not intercept or left not in columns:
        return unknown(list)
    outcome = facts(data[left]).dtype
    if not known(outcome) or not outcome.startswith(("int", "float", "uint")):
        # Texts make a column for each of them.
        return unknown(list)
    texts, numbers = [], []
    for term in terms:
        name = term[2:-1] if term[:2] == "C(" else term
        if name not in columns:
            return unknown(list)
        f = facts(data[name])
        if not known(f.dtype):
            return unknown(list)
        if term == name and f.dtype.startswith(("int", "float", "uint")):
            numbers.append(name)
            continue
        if f.dtype == "bool" or f.dtype == "category" or not known(f.labels) or f.labels is None:
            return unknown(list)
        labels = list(f.labels)
        if not all([known(v) and isinstance(v, str) for v in labels]) or f.nan is not False:
            return unknown(list)
        texts = texts + [f"{term}[T.{label}]" for label in sorted(labels)[1:]]
    return ["Intercept"] + texts + numbers
