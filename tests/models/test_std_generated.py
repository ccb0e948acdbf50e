"""The standard library's models against the real modules, over generated calls, right and wrong ones."""

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from tests.models import harness  # noqa: E402
from tests.models import test_std  # noqa: E402,F401  (binds the modules' names)

SMALL = st.integers(-3, 12)
ITEMS = st.lists(st.one_of(st.integers(0, 3), st.sampled_from("ab")), max_size=5)
SAME = st.lists(st.integers(0, 3), max_size=5)


def check(source):
    outcome = harness.compare(source)
    assert outcome.kind not in ("bug", "mistype"), outcome


@settings(max_examples=100, deadline=None)
@given(st.integers(2019, 2021), SMALL, st.integers(0, 32), st.integers(-1, 25), st.integers(-800, 800), st.integers(-100000, 100000))
def test_dates(year, month, day, hour, days, seconds):
    check(f"d = datetime.datetime({year}, {month}, {day}, {hour}) + datetime.timedelta(days={days}, seconds={seconds}); "
          "[d.year, d.month, d.day, d.hour, d.minute, d.second, d.weekday(), d.date() == d, (d - datetime.datetime(2020, 1, 1)).days, "
          "(d - datetime.datetime(2020, 1, 1)).seconds, d < datetime.datetime(2020, 1, 1)]")


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["%Y-%m-%d", "%d/%m/%y", "%Y%m%d", "%H:%M", "%Y-%m-%d %H:%M:%S.%f", "%d %b %Y", "%m.%d"]),
       st.text(alphabet="0123456789-/: .", max_size=12) | st.dates().map(lambda d: d.strftime("%Y-%m-%d"))
       | st.times().map(lambda t: t.strftime("%H:%M")))
def test_formats_of_dates(format, text):
    check(f"d = datetime.datetime.strptime({text!r}, {format!r}); [d.year, d.month, d.day, d.hour, d.minute, d.microsecond]")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(alphabet="ab./", max_size=5), min_size=1, max_size=3))
def test_paths(parts):
    whole = f"pathlib.Path({', '.join(map(repr, parts))})"
    check(f"p = {whole}; [p.as_posix(), p.name, p.suffix, p.stem, p.parent.as_posix(), (p / 'c').as_posix()]")


@settings(max_examples=100, deadline=None)
@given(ITEMS, ITEMS, SMALL)
def test_containers(a, b, n):
    check(f"c = collections.Counter({a!r}); c.update({b!r}); [dict(c), c.most_common(), c[3], dict(c - collections.Counter({b!r}))]")
    check(f"q = collections.deque({a!r}, maxlen={n}); q.extend({b!r}); q.rotate({n}); [list(q), len(q)]")
    check(f"q = collections.deque({a!r}); q.appendleft(1); q.pop(); q.popleft()")
    check(f"q = collections.deque({a!r}); q[{n}]")
    check(f"d = collections.defaultdict(list)\nfor x in {a!r}: d[x].append({n})\ndict(d)")
    check(f"o = collections.OrderedDict.fromkeys({a!r}); o.move_to_end({n}); list(o)")
    check(f"p = collections.namedtuple('P', 'x y z')(*{a!r}); [p.x, list(p), p[{n}], p._replace(x=1).x]")


@settings(max_examples=100, deadline=None)
@given(ITEMS, SAME, st.integers(-1, 4))
def test_iterators(a, b, n):
    check(f"list(itertools.combinations({a!r}, {n}))")
    check(f"list(itertools.permutations({a!r}, {n}))")
    check(f"list(itertools.combinations_with_replacement({b!r}, {n}))")
    check(f"list(itertools.product({a!r}, {b!r}))")
    check(f"list(itertools.islice({a!r}, {n}))")
    check(f"list(itertools.accumulate({b!r}, initial={n}))")
    check(f"[(k, list(g)) for k, g in itertools.groupby({a!r})]")
    check(f"list(itertools.zip_longest({a!r}, {b!r}))")
    check(f"list(itertools.chain({a!r}, {b!r}, range({n})))")
    check(f"functools.reduce(lambda x, y: x + y, {a!r})")
    check(f"list(itertools.takewhile(lambda x: x != {n}, {a!r})) + list(itertools.dropwhile(lambda x: x != {n}, {a!r}))")


@settings(max_examples=60, deadline=None)
@given(SAME, st.integers(-2, 5))
def test_samples(a, n):
    check(f"len(random.sample({a!r}, {n}))")
    check(f"len(random.choices({a!r}, k=abs({n})))")
    check(f"random.choice({a!r})")
    check(f"random.randint({n}, 2)")
    check(f"random.randrange({n})")
    check(f"x = {a!r}; random.shuffle(x); len(x)")
    check(f"statistics.mean({a!r})")
    check(f"statistics.stdev({a!r})")
    check(f"heapq.nlargest({n}, {a!r})")
    check(f"h = {a!r}; heapq.heapify(h); heapq.heappush(h, 1); heapq.heappop(h); len(h)")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["1", "y=2", "z=3", "x=4", "'a'"]), max_size=4), st.booleans())
def test_records(arguments, order):
    # Arguments by name follow those by position, else Python does not compile it.
    arguments = sorted(arguments, key=lambda a: "=" in a)
    given_names = [a.split("=")[0] for a in arguments if "=" in a]
    if len(set(given_names)) < len(given_names):
        return
    call = f"({', '.join(arguments)})"
    check(f"@dataclasses.dataclass\nclass C:\n    x: int\n    y: int = 5\nc = C{call}\n[c.x, c.y, c == C{call}, dataclasses.asdict(c)]")
    check(f"p = collections.namedtuple('P', 'x y', defaults=[5]){call}\n[p.x, p.y, p == p, p._asdict()]")
