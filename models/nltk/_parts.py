"""Texts, trees, parsers and classifiers of NLTK, as far as their kinds go."""

from models._std import may_fail
from models.crane import known, many, type_name, unknown
from models.nltk.probability import FreqDist, ProbDist


class Text:
    __real__ = "nltk.text.Text"
    __callable__ = False

    def __init__(self, tokens, name=None):
        if known(tokens) and (tokens is None or isinstance(tokens, (int, float))):
            raise TypeError(f"'{type_name(tokens)}' object is not iterable")
        may_fail()

    def __getitem__(self, i):
        may_fail()
        return unknown()

    def __iter__(self):
        return iter(many(unknown()))

    def __len__(self):
        return unknown(int)

    def concordance(self, word, width=79, lines=25):
        may_fail()

    def count(self, word):
        return unknown(int)

    def index(self, word):
        may_fail()
        return unknown(int)

    def vocab(self):
        return FreqDist()

    def similar(self, word, num=20):
        may_fail()

    def common_contexts(self, words, num=20):
        may_fail()

    def collocations(self, num=20, window_size=2):
        may_fail()

    def dispersion_plot(self, words):
        may_fail()


class Tree:
    __real__ = "nltk.tree.tree.Tree"
    __callable__ = False

    def __init__(self, node, children=None):
        may_fail()

    def __getitem__(self, index):
        may_fail()
        return unknown()

    def __iter__(self):
        return iter(many(unknown()))

    def __len__(self):
        return unknown(int)

    def label(self):
        return unknown()

    def leaves(self):
        return list(many(unknown()))

    def height(self):
        return unknown(int)

    def subtrees(self, filter=None):
        if filter is not None:
            return unknown()
        return many(Tree(None))

    def pos(self):
        return list(many(unknown()))

    def productions(self):
        return unknown(list)

    def pprint(self, **kwargs):
        may_fail()

    def pretty_print(self, sentence=None, highlight=(), stream=None, **kwargs):
        may_fail()


class NaiveBayesClassifier:
    __real__ = "nltk.classify.naivebayes.NaiveBayesClassifier"
    __callable__ = False

    def __init__(self, label_probdist, feature_probdist):
        pass

    @classmethod
    def train(cls, labeled_featuresets, estimator=None):
        if known(labeled_featuresets) and (labeled_featuresets is None or isinstance(labeled_featuresets, (int, float))):
            raise TypeError(f"'{type_name(labeled_featuresets)}' object is not iterable")
        may_fail()
        return NaiveBayesClassifier(None, None)

    def __getitem__(self, key):
        raise TypeError("'NaiveBayesClassifier' object is not subscriptable")

    def classify(self, featureset):
        may_fail()
        return unknown()

    def classify_many(self, featuresets):
        may_fail()
        return list(many(unknown()))

    def prob_classify(self, featureset):
        may_fail()
        return ProbDist()

    def show_most_informative_features(self, n=10):
        if known(n) and isinstance(n, str):
            raise TypeError("slice indices must be integers or None or have an __index__ method")
        may_fail()

    def most_informative_features(self, n=100):
        may_fail()
        return unknown(list)

    def labels(self):
        return unknown()


def accuracy(classifier, gold):
    if known(gold) and (gold is None or isinstance(gold, (int, float))):
        raise TypeError(f"'{type_name(gold)}' object is not iterable")
    may_fail()
    return unknown(float)


class RegexpParser:
    __real__ = "nltk.chunk.regexp.RegexpParser"
    __callable__ = False

    def __init__(self, grammar, root_label="S", loop=1, trace=0):
        may_fail()

    def parse(self, chunk_struct, trace=None):
        may_fail()
        return Tree(None)
