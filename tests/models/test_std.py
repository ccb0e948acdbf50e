"""The models of Python's standard library against the real modules."""

import pytest

from tests.models import harness

import models.os.path  # noqa: F401

harness.NAMES.update({
    name: name for name in ("math", "os", "time", "random", "json", "re", "copy", "string", "glob", "collections", "warnings", "gc")
})
RAISES = """
math.sqrt(-1)
math.sqrt(-0.5)
math.log(0)
math.log2(-1)
math.log10(0.0)
math.factorial(-2)
time.sleep(-1)
random.choice([])
random.choice('')
random.randint(3, 1)
collections.defaultdict()['a']
"""
RETURNS = """
math.sqrt(4)
math.sqrt(0.0)
math.floor(2.5)
math.floor(-2.5)
math.floor(7)
math.ceil(2.5)
math.ceil(-0.5)
math.ceil(-7)
math.ceil(1e20)
math.isnan(math.nan)
math.isnan(1)
math.pow(2, 3)
math.log(8, 2)
math.gcd(4, 6)
math.factorial(5)
math.pi
math.inf
os.getcwd()
os.listdir('.')
os.path.join('a', 'b')
os.path.basename('a.csv')
os.path.basename('a/b.csv')
os.path.basename(b'a')
os.path.dirname('a/b')
os.path.splitext('a/b.csv')
os.path.exists('a')
os.path.getsize('.')
os.path.getmtime('.')
next(os.walk('.'))
time.time()
time.time_ns()
time.perf_counter()
time.sleep(0)
time.strftime('%Y')
random.seed(3)
random.random()
random.uniform(1, 2)
random.randint(1, 1)
random.choice([1, 2])
random.choice(range(3))
random.sample([1, 2, 3], 2)
json.dumps({'a': 1})
json.loads('[1]')
re.sub('a', 'b', 'abc')
re.sub('a', lambda m: 'b', 'abc')
re.sub(b'a', b'b', b'abc')
re.findall('a', 'banana')
re.split('a', 'banana')
re.escape('a.b')
copy.deepcopy([1, [2, 'a'], None])
copy.deepcopy({'a': 1})
copy.deepcopy((1, 2))
copy.copy(3)
string.punctuation
string.whitespace
string.ascii_letters
glob.glob('*.nothing')
gc.collect()
warnings.simplefilter('ignore')
d = collections.defaultdict(list); d['a'].append(1); dict(d)
d = collections.defaultdict(int, a=3); d['b'] += 1; d['a'] += 1; [d['a'], d['b'], len(d)]
d = collections.defaultdict(int, {1: 2}); d.get(5)
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_raises_as_python_does(source):
    outcome = harness.compare(source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", RETURNS.strip().splitlines())
def test_claims_nothing_else(source):
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown"), outcome


def test_a_deep_copy_is_its_own():
    from models import copy

    original = [1, [2]]
    made = copy.deepcopy(original)
    made[1].append(3)
    assert original == [1, [2]]
