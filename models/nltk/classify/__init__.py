"""nltk.classify: classifiers of sets of features."""

from models.nltk._parts import NaiveBayesClassifier, accuracy  # noqa: F401

__pure__ = True
