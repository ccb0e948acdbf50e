"""`sklearn.feature_extraction.text`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _text
from models.sklearn._estimator import Other

__pure__ = True


class CountVectorizer(_text.Counts):
    __real__ = "sklearn.feature_extraction.text.CountVectorizer"
    _parameters = {
        "input": ('content', [('options', 'content', 'file', 'filename')]), "encoding": ('utf-8', ['str']),
        "decode_error": ('strict', [('options', 'ignore', 'replace', 'strict')]),
        "strip_accents": (None, [('options', 'ascii', 'unicode'), None, 'callable']),
        "lowercase": (True, ['boolean']), "preprocessor": (None, ['callable', None]),
        "tokenizer": (None, ['callable', None]), "stop_words": (None, [('options', 'english'), 'list', None]),
        "token_pattern": ('(?u)\\b\\w\\w+\\b', ['str', None]), "ngram_range": ((1, 1), ['tuple']),
        "analyzer": ('word', [('options', 'char', 'char_wb', 'word'), 'callable']),
        "max_df": (1.0, [('real', 0, 1, 'both'), ('int', 1, None, 'left')]),
        "min_df": (1, [('real', 0, 1, 'both'), ('int', 1, None, 'left')]),
        "max_features": (None, [('int', 1, None, 'left'), None]),
        "vocabulary": (None, ['instance', ('methods', '__iter__'), None]), "binary": (False, ['boolean']),
        "dtype": (Other, None),
    }
    _changes = {
        "1.3": {"max_df": (1.0, [('float', 0, 1, 'both'), ('int', 1, None, 'left')]), "min_df": (1, [('float', 0, 1, 'both'), ('int', 1, None, 'left')])},
    }
    _methods = (" build_analyzer build_preprocessor build_tokenizer decode fit_transform get_metadata_routing "
               "get_stop_words set_fit_request set_transform_request transform ")
    _fitted = " "
    _maybe = (" e feature_names_in_ fixed_vocabulary_ get_params is_fitted_ n_features_in_ param stop_words_ "
               "vocabulary_ ")
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6", "set_fit_request": "1.6",
        "set_transform_request": "1.6", "stop_words_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class HashingVectorizer(_text.Hashes):
    __real__ = "sklearn.feature_extraction.text.HashingVectorizer"
    _parameters = {
        "input": ('content', [('options', 'content', 'file', 'filename')]), "encoding": ('utf-8', ['str']),
        "decode_error": ('strict', [('options', 'ignore', 'replace', 'strict')]),
        "strip_accents": (None, [('options', 'ascii', 'unicode'), None, 'callable']),
        "lowercase": (True, ['boolean']), "preprocessor": (None, ['callable', None]),
        "tokenizer": (None, ['callable', None]), "stop_words": (None, [('options', 'english'), 'list', None]),
        "token_pattern": ('(?u)\\b\\w\\w+\\b', ['str', None]), "ngram_range": ((1, 1), ['tuple']),
        "analyzer": ('word', [('options', 'char', 'char_wb', 'word'), 'callable']),
        "n_features": (1048576, [('int', 1, 2147483647, 'left')]), "binary": (False, ['boolean']),
        "norm": ('l2', [('options', 'l1', 'l2'), None]), "alternate_sign": (True, ['boolean']),
        "dtype": (Other, None),
    }
    _methods = (" build_analyzer build_preprocessor build_tokenizer decode fit_transform get_metadata_routing "
               "get_stop_words partial_fit set_output transform ")
    _fitted = " "
    _maybe = " e feature_names_in_ fixed_vocabulary_ get_params is_fitted_ n_features_in_ param vocabulary_ "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class TfidfTransformer(_families.Transformer):
    __real__ = "sklearn.feature_extraction.text.TfidfTransformer"
    _parameters = {
        "norm": ('l2', [('options', 'l1', 'l2'), None]), "use_idf": (True, ['boolean']),
        "smooth_idf": (True, ['boolean']), "sublinear_tf": (False, ['boolean']),
    }
    _methods = " fit_transform get_metadata_routing set_output set_transform_request transform "
    _fitted = " feature_names_in_ idf_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, copy=True):
        return super().transform(X)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class TfidfVectorizer(_text.Counts):
    __real__ = "sklearn.feature_extraction.text.TfidfVectorizer"
    _parameters = {
        "input": ('content', [('options', 'content', 'file', 'filename')]), "encoding": ('utf-8', ['str']),
        "decode_error": ('strict', [('options', 'ignore', 'replace', 'strict')]),
        "strip_accents": (None, [('options', 'ascii', 'unicode'), None, 'callable']),
        "lowercase": (True, ['boolean']), "preprocessor": (None, ['callable', None]),
        "tokenizer": (None, ['callable', None]),
        "analyzer": ('word', [('options', 'char', 'char_wb', 'word'), 'callable']),
        "stop_words": (None, [('options', 'english'), 'list', None]),
        "token_pattern": ('(?u)\\b\\w\\w+\\b', ['str', None]), "ngram_range": ((1, 1), ['tuple']),
        "max_df": (1.0, [('real', 0, 1, 'both'), ('int', 1, None, 'left')]),
        "min_df": (1, [('real', 0, 1, 'both'), ('int', 1, None, 'left')]),
        "max_features": (None, [('int', 1, None, 'left'), None]),
        "vocabulary": (None, ['instance', ('methods', '__iter__'), None]), "binary": (False, ['boolean']),
        "dtype": (Other, None), "norm": ('l2', [('options', 'l1', 'l2'), None]), "use_idf": (True, ['boolean']),
        "smooth_idf": (True, ['boolean']), "sublinear_tf": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"max_df": (1.0, [('float', 0, 1, 'both'), ('int', 1, None, 'left')]), "min_df": (1, [('float', 0, 1, 'both'), ('int', 1, None, 'left')])},
    }
    _methods = (" build_analyzer build_preprocessor build_tokenizer decode fit_transform get_metadata_routing "
               "get_stop_words set_fit_request set_transform_request transform ")
    _fitted = " "
    _maybe = (" e feature_names_in_ fixed_vocabulary_ get_params idf_ is_fitted_ n_features_in_ param stop_words_ "
               "vocabulary_ ")
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6", "set_fit_request": "1.6",
        "set_transform_request": "1.6", "stop_words_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }
