"""Whether a parameter's value is one that its class accepts (`_parameter_constraints` of the real class).

A rule is a list of alternatives: None, names such as "callable" or "array-like", or tuples:
("int" | "real" | "float", low, high, closed), ("options", text, …), ("values", value, …), ("methods", name, …).
"""

from models.crane import known, type_name, unknown
from models.sklearn.exceptions import InvalidParameterError


def is_plain(value):
    """A value of Python's own types, about which a rule can be sure."""
    return value is None or isinstance(value, (bool, int, float, str, list, tuple, dict, set))


def in_range(value, low, high, closed):
    if value != value:
        return False
    if low is not None and (value < low or (value == low and closed not in ("left", "both"))):
        return False
    if high is not None and (value > high or (value == high and closed not in ("right", "both"))):
        return False
    return True


def is_number(value):
    return isinstance(value, (bool, int, float))


def fits_tuple(value, rule):
    kind = rule[0]
    if kind == "int":
        return isinstance(value, int) and in_range(value, rule[1], rule[2], rule[3])
    if kind == "real":
        return is_number(value) and in_range(value, rule[1], rule[2], rule[3])
    if kind == "float":
        return isinstance(value, float) and in_range(value, rule[1], rule[2], rule[3])
    if kind == "options":
        return isinstance(value, str) and value in rule[1:]
    if kind == "values":
        return is_number(value) or value is None or value in rule[1:]
    return unknown(bool) if isinstance(value, (list, tuple, dict, set)) else False


def fits_name(value, rule):
    if rule == "array-like":
        return isinstance(value, (str, list, tuple, dict, set))
    if rule == "random_state":
        return value is None or isinstance(value, int) and in_range(value, 0, 4294967295, "both")
    if rule == "boolean":
        return isinstance(value, bool) or unknown(bool) if isinstance(value, int) else False
    if rule == "verbose":
        return isinstance(value, int) and value >= 0
    if rule == "cv_object":
        if value is None or isinstance(value, (list, tuple)):
            return True
        return isinstance(value, int) and value >= 2
    if rule in ("callable", "sparse matrix", "ndarray", "instance"):
        return False
    if rule == "str":
        return isinstance(value, str)
    if rule == "bool":
        return isinstance(value, bool)
    if rule in ("list", "tuple", "dict"):
        return type_name(value) == rule
    if rule == "nan":
        return isinstance(value, float)
    return unknown(bool)


def fits(value, rule):
    """Whether a value satisfies one alternative; unknown where that cannot be said."""
    if rule is None:
        return value is None
    if isinstance(rule, tuple):
        return fits_tuple(value, rule)
    return fits_name(value, rule)


def allowed(value, rules):
    """Whether a value satisfies any of the alternatives."""
    if not known(value) or not is_plain(value):
        return unknown(bool)
    doubtful = False
    for rule in rules:
        answer = fits(value, rule)
        if not known(answer):
            doubtful = True
        elif answer:
            return True
    return unknown(bool) if doubtful else False


def text_of(rule):
    if rule is None:
        return "None"
    if not isinstance(rule, tuple):
        return {"callable": "a callable", "array-like": "an array-like", "random_state":
                "an int in the range [0, 4294967295], an instance of 'numpy.random.mtrand.RandomState'",
                "boolean": "an instance of 'bool'", "sparse matrix": "a sparse matrix",
                "instance": "an instance of a class"}.get(rule, rule)
    if rule[0] in ("int", "real", "float"):
        start = "[" if rule[3] in ("left", "both") else "("
        end = "]" if rule[3] in ("right", "both") else ")"
        low = "-inf" if rule[1] is None else str(rule[1])
        high = "inf" if rule[2] is None else str(rule[2])
        return ("an int" if rule[0] == "int" else "a float") + f" in the range {start}{low}, {high}{end}"
    if rule[0] == "options":
        return "a str among {" + ", ".join([repr(text) for text in rule[1:]]) + "}"
    if rule[0] == "methods":
        return "an object implementing " + " and ".join([repr(name) for name in rule[1:]])
    return "among {" + ", ".join([repr(text) for text in rule[1:]]) + "}"


def check(owner, name, value, rules):
    """Raises InvalidParameterError where a value is surely refused."""
    answer = allowed(value, rules)
    if not known(answer) or answer:
        return
    texts = [text_of(rule) for rule in rules]
    wanted = texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " or " + texts[-1]
    raise InvalidParameterError(f"The {name!r} parameter of {owner} must be {wanted}. Got {value!r} instead.")
