"""Random calls from tables of templates: `{slot}` in a text is replaced by a choice, which may hold slots itself."""

import random
import re

SLOT = re.compile(r"\{(\w+)\}")


class Templates:
    """A library's calls. `calls`: texts of cases; `slots`: lists of choices, by name.

    A method of that name gives the choice instead. A slot in capitals is an operand, and is put into the
    wrapper, so that the judge can record it. Braces of the case itself are doubled.
    """

    calls = ()
    slots = {}

    def __init__(self, seed, wrapper=None):
        self.random = random.Random(seed)
        self.wrapper = wrapper

    def pick(self, choices):
        return self.random.choice(choices)

    def fill(self, text):
        """The text with every slot filled; the same slot twice is filled twice."""
        return SLOT.sub(lambda match: self.slot(match.group(1)), text)

    def slot(self, name):
        method = getattr(self, name, None)
        text = self.fill(str(method() if method is not None else self.pick(self.slots[name])))
        return f"{self.wrapper}({text})" if name.isupper() and self.wrapper else text

    def case(self):
        return self.fill(self.pick(self.calls))


def texts(table):
    """The templates of a text: divided by ` | ` and line ends."""
    return [text.strip() for line in table.strip().split("\n") for text in line.split(" | ")]


def cases(generator, count):
    return [generator.case() for _ in range(count)]
