"""The arithmetic of the calendar, and of formats of dates."""

from models.crane import known

DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december")
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
DIGITS = "0123456789"
#: Directives of numbers: most digits, least value, greatest value.
NUMBERS = {"Y": (4, 0, 9999), "m": (2, 1, 12), "d": (2, 1, 31), "H": (2, 0, 23), "I": (2, 1, 12), "M": (2, 0, 59), "S": (2, 0, 61),
           "y": (2, 0, 99), "j": (3, 1, 366), "f": (6, 0, 999999)}


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(year, month):
    return 29 if month == 2 and is_leap(year) else DAYS[month - 1]


def ordinal(year, month, day):
    """Days since 1 January of the year 1, which is day 1."""
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    for m in range(1, month):
        days = days + days_in(year, m)
    return days + day


def from_ordinal(number):
    year = number * 400 // 146097 + 1
    while ordinal(year, 1, 1) > number:
        year = year - 1
    rest = number - ordinal(year, 1, 1)
    month = 1
    while rest >= days_in(year, month):
        rest = rest - days_in(year, month)
        month = month + 1
    return (year, month, rest + 1)


def parse(text, format):
    """What strptime reads, as a dict of directives; None where the text does not match, False where this cannot say."""
    if not known(text) or not known(format):
        return False
    found = {}
    at = 0
    i = 0
    while i < len(format):
        c = format[i]
        if c == "%":
            directive = format[i + 1:i + 2]
            following = format[i + 2:i + 3]
            if directive in NUMBERS:
                # Where another number follows at once, the text may be split in several ways.
                if following == "%" and format[i + 3:i + 4] != "%":
                    return False
                most, least, greatest = NUMBERS[directive]
                end = at
                while end < len(text) and end - at < most and text[end] in DIGITS:
                    end = end + 1
                if end == at or (directive == "Y" and end - at < 4) or (directive == "y" and end - at < 2):
                    return None
                number = int(text[at:end])
                if number < least or number > greatest:
                    return None
                found[directive] = number * 10 ** (6 - (end - at)) if directive == "f" else number
                at = end
            else:
                return False
            i = i + 2
        elif c in " \t\n":
            return False
        else:
            if text[at:at + 1].lower() != c.lower():
                return None
            at = at + 1
            i = i + 1
    return found if at == len(text) else None
