"""JSON forms of numbers, and facts about texts."""

import math
import re
from datetime import datetime

#: Digits that a recorded float keeps; the rest depends on threads and libraries.
DIGITS = 6


def number(x):
    """A scalar's exact JSON form; what JSON cannot hold is text."""
    if type(x) is not float:
        return x
    if x != x:
        return "nan"
    if x in (math.inf, -math.inf):
        return "inf" if x > 0 else "-inf"
    return x


def bound(x, up):
    """A bound of floats with a few digits: never inside the true one."""
    x = float(x)
    if x != x or x in (math.inf, -math.inf) or x == 0:
        return number(x)
    rounded = float(f"{x:.{DIGITS}g}")
    if rounded == x or (rounded > x) == up:
        return rounded
    step = 10.0 ** (math.floor(math.log10(abs(x))) - DIGITS + 1)
    moved = float(f"{rounded + (step if up else -step):.{DIGITS}g}")
    return moved if math.isfinite(moved) else rounded


def parses_as_int(text):
    try:
        int(text)
    except ValueError:
        return False
    return True


def parses_as_float(text):
    try:
        float(text)
    except ValueError:
        return False
    return True


_ISO = re.compile(r"^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d{3}|\.\d{6})?)?)?$")
_DATE_WORDS = re.compile(
    r"\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|now|today|nat|\b(nan|am|pm|utc|z|t|a|p|none|)\b",
    re.IGNORECASE,
)


def parses_as_date(text):
    """True for ISO dates, False for what no parser takes for a date, None where parsers differ."""
    if _ISO.match(text):
        try:
            datetime.fromisoformat(text)
        except ValueError:
            return None
        return True
    if text and not _DATE_WORDS.search(text):
        return False
    return None


def text_facts(texts):
    """Facts about all given strings: which parse, and their lengths."""
    if not texts:
        return {}
    facts = {"min_length": min(map(len, texts)), "max_length": max(map(len, texts))}
    for key, parse in (("int", parses_as_int), ("float", parses_as_float), ("date", parses_as_date)):
        found = {_parse(parse, text) for text in texts}
        if found == {True}:
            facts[key] = "all"
        elif found == {False}:
            facts[key] = "none"
        elif True in found and False in found:
            facts[key] = "some"
    return facts


def _parse(parse, text):
    """Whether the text parses; None where that is not looked at."""
    if len(text) <= 64:
        return parse(text)
    # Parsing a megabyte takes time, and a text with a space in it is no number.
    return False if " " in text.strip() and parse is not parses_as_date else None
