"""Puts one key into a notebook's metadata and leaves every other byte of the file as it is."""

import json
import re

KEY = "crane"
_SPACE = re.compile(r"[ \t\r\n]*")
_decoder = json.JSONDecoder()


class NoNotebook(ValueError):
    """The text is not the JSON of a notebook; the message says why."""


def members(text, start):
    """The members of the object at `start`: (key, where the key begins, where the value begins and ends).

    Also returns where the closing brace stands. Raises NoNotebook.
    """
    found = []
    at = _skip(text, start + 1)
    if text[at : at + 1] == "}":
        return found, at
    while True:
        begin = at
        key, at = _value(text, at)
        at = _skip(text, at)
        if not isinstance(key, str) or text[at : at + 1] != ":":
            raise NoNotebook(f"it is no valid JSON at character {at}")
        first = _skip(text, at + 1)
        value, end = _value(text, first)
        found.append((key, begin, first, end, value))
        at = _skip(text, end)
        if text[at : at + 1] == "}":
            return found, at
        if text[at : at + 1] != ",":
            raise NoNotebook(f"it is no valid JSON at character {at}")
        at = _skip(text, at + 1)


def _skip(text, at):
    return _SPACE.match(text, at).end()


def _value(text, at):
    try:
        return _decoder.raw_decode(text, at)
    except (ValueError, IndexError, RecursionError) as error:
        raise NoNotebook(f"it is no valid JSON: {error}") from None


def parse(text):
    """The notebook, and the members of its top object and of its metadata."""
    start = _skip(text, 1 if text.startswith("\ufeff") else 0)
    if text[start : start + 1] != "{":
        raise NoNotebook("it is no JSON object")
    top, closing = members(text, start)
    if text[_skip(text, closing + 1) :]:
        raise NoNotebook("something follows after the JSON object")
    notebook = {key: value for key, _, _, _, value in top}
    if not isinstance(notebook.get("cells"), list):
        raise NoNotebook("it has no list of cells; a notebook before nbformat 4 must be upgraded first")
    return notebook, start, top, closing


def put(text, snapshot):
    """The notebook's text with the snapshot in its metadata; with None, without one. Raises NoNotebook."""
    notebook, start, top, closing = parse(text)
    places = [member for member in top if member[0] == "metadata"]
    if not places:
        if snapshot is None:
            return text
        return _insert(text, start, top, closing, "metadata", {KEY: snapshot})
    _, _, first, end, metadata = places[-1]
    if not isinstance(metadata, dict):
        raise NoNotebook("its metadata is no object")
    inner, inner_closing = members(text, first)
    existing = [i for i, member in enumerate(inner) if member[0] == KEY]
    if snapshot is None:
        for i in reversed(existing):
            text = _remove(text, inner, i, first, inner_closing)
            inner, inner_closing = members(text, first)
        return text
    if existing:
        _, begin, value, value_end, old = inner[existing[-1]]
        if old == snapshot:
            return text
        return text[:value] + _render(text, snapshot, begin) + text[value_end:]
    return _insert(text, first, inner, inner_closing, KEY, snapshot)


def _insert(text, opening, inner, closing, key, value):
    """Adds a member where it belongs by the alphabet if the others are in that order, else at the end."""
    keys = [member[0] for member in inner]
    name = json.dumps(key) + (": " if not inner or ": " in text[inner[0][1] : inner[0][2]] else ":")
    if not inner:
        lead, outer = _line_lead(text, opening)
        if lead is None:
            return text[: opening + 1] + name + _flat(value) + text[closing:]
        step = _step(text)
        body = _indented(value, lead + step, step, _newline(text))
        return text[: opening + 1] + outer + lead + step + name + body + outer + lead + text[closing:]
    place = len(keys)
    if keys == sorted(keys):
        place = sum(k < key for k in keys)
    body = _render(text, value, inner[0][1])
    if place < len(inner):
        begin = inner[place][1]
        gap = text[inner[place - 1][3] : begin].partition(",")[2] if place else text[opening + 1 : begin]
        return text[:begin] + name + body + "," + gap + text[begin:]
    end = inner[-1][3]
    gap = text[opening + 1 : inner[0][1]] if len(inner) == 1 else text[inner[-2][3] : inner[-1][1]].partition(",")[2]
    return text[:end] + "," + gap + name + body + text[end:]


def _remove(text, inner, i, opening, closing):
    if len(inner) == 1:
        return text[: opening + 1] + text[closing:]
    if i + 1 < len(inner):
        return text[: inner[i][1]] + text[inner[i + 1][1] :]
    return text[: inner[i - 1][3]] + text[inner[i][3] :]


def _line_lead(text, opening):
    """White space before the line of a brace, and the line end; (None, "") where all is on one line."""
    line = text.rfind("\n", 0, opening)
    if line < 0:
        following = re.match(r"\{\s*?(\r?\n)", text[opening : opening + 80])
        return ("", following.group(1)) if following else (None, "")
    return re.match(r"[ \t]*", text[line + 1 :]).group(), _newline(text)


def _newline(text):
    first = text.find("\n")
    return "\r\n" if first > 0 and text[first - 1] == "\r" else "\n"


def _step(text):
    found = re.search(r"\{\r?\n([ \t]+)", text)
    return found.group(1) if found else ""


def _render(text, value, begin):
    """A value in the style of the object whose first key begins there."""
    line = text.rfind("\n", 0, begin)
    lead = text[line + 1 : begin]
    if line < 0 or lead.strip():
        return _flat(value)
    return _indented(value, lead, _step(text), _newline(text))


def _flat(value):
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(", ", ": "))


def _indented(value, lead, step, newline):
    rendered = json.dumps(value, sort_keys=True, ensure_ascii=False, indent=step or None, separators=(",", ": "))
    # Line ends inside of strings are escaped, so every one here is the printer's.
    return rendered.replace("\n", newline + lead)
