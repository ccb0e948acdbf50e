"""itertools: what goes through known containers is known; lazily, since what raises does so where it is consumed."""

from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True

#: Arrangements beyond this number are not enumerated.
_LISTED = 300


def _still(x):
    """Whether going through x leaves it as it is, and its elements are known now."""
    return _known(x) and isinstance(x, (list, tuple, str, range, dict, set)) is True


class chain:
    def __init__(self, *iterables):
        self._crane_iterables = iterables

    @classmethod
    def from_iterable(cls, iterable, /):
        made = cls()
        made._crane_iterables = iterable
        return made

    def __iter__(self):
        for iterable in self._crane_iterables:
            yield from iterable

    def __next__(self):
        self._crane_iterables = _unknown()
        _may_fail()
        return _unknown()


class count:
    def __init__(self, start=0, step=1):
        if isinstance(start, (str, list, tuple, dict)) is True:
            raise TypeError("a number is required")
        self._crane_next = start
        self._crane_step = step

    def __iter__(self):
        return self

    def __next__(self):
        value = self._crane_next
        self._crane_next = value + self._crane_step
        return value


class cycle:
    def __init__(self, iterable, /):
        self._crane_all = list(iterable) if _still(iterable) else _unknown()
        self._crane_at = 0
        if isinstance(iterable, (int, float)) is True or iterable is None:
            raise TypeError(f"'{type(iterable).__name__}' object is not iterable")

    def __iter__(self):
        return self

    def __next__(self):
        if not _known(self._crane_all):
            _may_fail()
            return _unknown()
        if len(self._crane_all) == 0:
            raise StopIteration
        value = self._crane_all[self._crane_at % len(self._crane_all)]
        self._crane_at = self._crane_at + 1
        return value


def repeat(object, times=None):
    if times is None:
        return iter(_many(object))
    return iter(_many(object, times)) if not _known(times) or times > _LISTED else iter([object] * max(times, 0))


def accumulate(iterable, func=None, *, initial=None):
    yield from _totals(iterable, func, initial)


def _totals(iterable, func, initial):
    totals = [] if initial is None else [initial]
    for x in iterable:
        if len(totals) == 0:
            totals.append(x)
        else:
            totals.append(totals[-1] + x if func is None else func(totals[-1], x))
    return totals


def compress(data, selectors):
    yield from [x for x, keep in zip(data, selectors) if keep]


def dropwhile(predicate, iterable, /):
    yield from _dropped(predicate, iterable)


def _dropped(predicate, iterable):
    left = []
    for x in iterable:
        if len(left) > 0 or not predicate(x):
            left.append(x)
    return left


def takewhile(predicate, iterable, /):
    yield from _taken(predicate, iterable)


def _taken(predicate, iterable):
    taken = []
    for x in iterable:
        if not predicate(x):
            break
        taken.append(x)
    return taken


def filterfalse(predicate, iterable, /):
    yield from [x for x in iterable if not (x if predicate is None else predicate(x))]


def starmap(function, iterable, /):
    yield from [function(*args) for args in iterable]


def batched(iterable, n, *, strict=False):
    if _known(n) and n < 1:
        raise ValueError("n must be at least one")
    return _parts(iterable, n)


def _parts(iterable, n):
    items = list(iterable)
    yield from [tuple(items[start:start + n]) for start in range(0, len(items), n)]


def pairwise(iterable, /):
    items = list(iterable)
    yield from [(items[i], items[i + 1]) for i in range(len(items) - 1)]


def groupby(iterable, key=None):
    yield from [(group[0], iter(group[1])) for group in _groups(iterable, key)]


def _groups(iterable, key):
    groups = []
    for x in iterable:
        k = x if key is None else key(x)
        if len(groups) > 0 and groups[-1][0] == k:
            groups[-1][1].append(x)
        else:
            groups.append((k, [x]))
    return groups


def islice(iterable, *args):
    for bound in args:
        if _known(bound) and bound is not None and (not isinstance(bound, int) or bound < 0):
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    if isinstance(iterable, (int, float)) is True or iterable is None:
        raise TypeError(f"'{type(iterable).__name__}' object is not iterable")
    if len(args) == 0 or len(args) > 3:
        raise TypeError(f"islice expected at most 4 arguments, got {len(args) + 1}")
    if _still(iterable) and all([_known(bound) for bound in args]):
        return iter(list(iterable)[slice(*args)])
    if isinstance(iterable, count) and len(args) == 1 and _known(args[0]) and args[0] is not None and args[0] <= _LISTED:
        return iter([next(iterable) for i in range(args[0])])
    # Some of what an iterator has is taken away from it.
    _may_fail()
    return _unknown()


def tee(iterable, n=2, /):
    if _known(n) and _still(iterable):
        return tuple([iter(list(iterable)) for i in range(n)])
    _may_fail()
    return tuple([_unknown() for i in range(n)]) if _known(n) else _unknown()


def zip_longest(*iterables, fillvalue=None):
    if not all([_still(it) for it in iterables]):
        _may_fail()
        return _unknown()
    lists = [list(it) for it in iterables]
    longest = max([len(items) for items in lists]) if len(lists) > 0 else 0
    return iter([tuple([items[i] if i < len(items) else fillvalue for items in lists]) for i in range(longest)])


def _refused(iterable):
    if isinstance(iterable, (int, float)) is True or iterable is None:
        raise TypeError(f"'{type(iterable).__name__}' object is not iterable")


def product(*iterables, repeat=1):
    for it in iterables:
        _refused(it)
    if not all([_still(it) for it in iterables]) or not _known(repeat):
        _may_fail()
        width = len(iterables) * repeat if _known(repeat) else None
        return iter(_many(_unknown() if width is None else tuple([_unknown() for i in range(width)])))
    pools = [list(it) for it in iterables] * repeat
    number = 1
    for pool in pools:
        number = number * len(pool)
    if number > _LISTED:
        return iter(_many(tuple([_one_of(pool) for pool in pools]), number))
    found = [()]
    for pool in pools:
        found = [before + (x,) for before in found for x in pool]
    return iter(found)


def _one_of(pool):
    """What is known of every element: its type, if that is the same."""
    for kind in (str, int, float):
        if all([type(x) is kind for x in pool]):
            return _unknown(kind)
    return _unknown()


def _choose(n, r):
    number = 1
    for i in range(r):
        number = number * (n - i) // (i + 1)
    return number


def _arranged(iterable, r, number, further):
    """Tuples of r of the elements; `further(indices, i)` says whether index i may follow."""
    pool = list(iterable)
    if number > _LISTED:
        return iter(_many(tuple([_one_of(pool) for i in range(r)]), number))
    found = [()]
    for step in range(r):
        found = [before + (i,) for before in found for i in range(len(pool)) if further(before, i)]
    return iter([tuple([pool[i] for i in indices]) for indices in found])


def _vague(iterable, r):
    _refused(iterable)
    _may_fail()
    if _known(r) and r is not None and r <= 20:
        return iter(_many(tuple([_unknown() for i in range(r)])))
    return iter(_many(_unknown()))


def _bad_size(r):
    if _known(r) and type(r) is int and r < 0:
        raise ValueError("r must be non-negative")


def permutations(iterable, r=None):
    _bad_size(r)
    if not _still(iterable) or not _known(r):
        return _vague(iterable, r)
    n = len(iterable)
    r = n if r is None else r
    number = 1
    for i in range(r):
        number = number * (n - i)
    return _arranged(iterable, r, number if r <= n else 0, lambda before, i: i not in before)


def combinations(iterable, r):
    _bad_size(r)
    if not _still(iterable) or not _known(r):
        return _vague(iterable, r)
    n = len(iterable)
    return _arranged(iterable, r, _choose(n, r) if r <= n else 0, lambda before, i: len(before) == 0 or i > before[-1])


def combinations_with_replacement(iterable, r):
    _bad_size(r)
    if not _still(iterable) or not _known(r):
        return _vague(iterable, r)
    n = len(iterable)
    return _arranged(iterable, r, _choose(n + r - 1, r) if n > 0 else (1 if r == 0 else 0),
                     lambda before, i: len(before) == 0 or i >= before[-1])
