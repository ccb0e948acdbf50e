"""The model of NLTK against the library; its data is not needed."""

import pytest

from tests.models import harness

pytest.importorskip("nltk")
harness.NAMES.update({"stem": "nltk.stem", "tokenize": "nltk.tokenize"})
RAISES = """
stem.PorterStemmer().stem(3)
stem.SnowballStemmer('english').stem(None)
tokenize.RegexpTokenizer('a').tokenize(None)
"""
FINE = """
stem.PorterStemmer().stem('running')
stem.SnowballStemmer('english').stem('running')
tokenize.RegexpTokenizer('a').tokenize('banana')
tokenize.wordpunct_tokenize('a b.')
tokenize.TweetTokenizer().tokenize('a b')
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", FINE.strip().splitlines())
def test_claims_nothing_else(source):
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown"), outcome
