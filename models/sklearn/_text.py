"""Vectorizers of text: documents must be texts in a sequence."""

from models.crane import certain, known, type_name, unknown
from models.data import facts
from models.sklearn._estimator import Estimator
from models.sklearn.exceptions import NotFittedError


def check_documents(X):
    """Refuses a single text and, among known values, elements that are no text."""
    if known(X) and isinstance(X, str):
        raise ValueError("Iterable over raw text documents expected, string object received.")


def counted(documents):
    """A sparse matrix with a row for each document."""
    from models.scipy.sparse import Matrix
    shape = facts(documents).shape
    rows = shape[0] if known(shape) and len(shape) == 1 else unknown(int)
    if known(documents) and isinstance(documents, (int, float)) and not isinstance(documents, str):
        raise TypeError(f"{type_name(documents)!r} object is not iterable")
    return Matrix((rows, unknown(int)))


class Counts(Estimator):
    """CountVectorizer, TfidfVectorizer."""

    _learnt = unknown(int)

    def _usual_analyzer(self):
        """Whether documents are lowered, so that each must be a text."""
        return (certain(self.lowercase == True) and self.preprocessor is None and known(self.analyzer)  # noqa: E712
                and isinstance(self.analyzer, str) and certain(self.input == "content") and certain(self._arguments_known))

    def _check_texts(self, X):
        check_documents(X)
        if not known(X) or not self._usual_analyzer():
            return
        f = facts(X)
        if not known(f.shape):
            return
        if hasattr(X, "columns"):
            return
        if len(f.shape) == 2 and certain(f.shape[0] > 0) and certain(f.shape[1] > 0) and not isinstance(X, (list, tuple)):
            raise AttributeError("'numpy.ndarray' object has no attribute 'lower'")
        if len(f.shape) == 1 and certain(f.shape[0] > 0):
            if known(f.dtype) and f.dtype.startswith(("int", "float", "bool")):
                name = f"numpy.{f.dtype}" if not isinstance(X, (list, tuple)) else "int"
                if f.dtype.startswith("float") and certain(f.nan == True) and certain(f.unique == 0):  # noqa: E712
                    raise ValueError("np.nan is an invalid document, expected byte or unicode string.")
                if certain(f.nan == False):  # noqa: E712
                    raise AttributeError(f"'{name}' object has no attribute 'lower'")
            if certain(f.dtype == "object") and certain(f.nan == True):  # noqa: E712
                # Missing values in a column of texts are NaN or None.
                if known(f.kinds) and "NoneType" not in f.kinds and "float" in f.kinds:
                    raise ValueError("np.nan is an invalid document, expected byte or unicode string.")

    def fit(self, raw_documents, y=None):
        self._validate()
        self._check_texts(raw_documents)
        self._state = True
        return self

    def fit_transform(self, raw_documents, y=None):
        self.fit(raw_documents, y)
        return counted(raw_documents)

    def transform(self, raw_documents):
        check_documents(raw_documents)
        self._need_fit()
        self._check_texts(raw_documents)
        return counted(raw_documents)

    def _need_fit(self):
        if certain(self._state == False) and self._no_vocabulary():  # noqa: E712
            raise NotFittedError(f"Vocabulary not fitted or provided ({type_name(self)})")

    def _no_vocabulary(self):
        return certain(self._arguments_known) and self.vocabulary is None

    def get_feature_names_out(self, input_features=None):
        self._need_fit()
        return unknown()

    def inverse_transform(self, X):
        self._need_fit()
        return unknown()

    def _attribute(self, name):
        if name == "vocabulary_":
            if certain(self._state == False):  # noqa: E712
                return unknown()
            return unknown(dict)
        if name in ("stop_words_", "fixed_vocabulary_", "idf_"):
            return unknown()
        return Estimator._attribute(self, name)


class Hashes(Estimator):
    """HashingVectorizer, DictVectorizer, FeatureHasher: little is checked."""

    def fit(self, X, y=None):
        self._validate()
        self._state = True
        return self

    def fit_transform(self, X, y=None):
        self._validate()
        self._state = True
        return unknown()

    def transform(self, X):
        return unknown()

    def partial_fit(self, X, y=None):
        return self

    def inverse_transform(self, X, dict_type=dict):
        return unknown()

    def get_feature_names_out(self, input_features=None):
        return unknown()
