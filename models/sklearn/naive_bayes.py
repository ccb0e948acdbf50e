"""`sklearn.naive_bayes`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class BernoulliNB(_families.Classifier):
    __real__ = "sklearn.naive_bayes.BernoulliNB"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left'), 'array-like']),
        "force_alpha": ('warn', ['boolean', ('options', 'warn')]),
        "binarize": (0.0, [None, ('real', 0, None, 'left')]), "fit_prior": (True, ['boolean']),
        "class_prior": (None, ['array-like', None]),
    }
    _changes = {
        "1.4": {"force_alpha": (True, ['boolean'])},
    }
    _methods = (" get_metadata_routing partial_fit predict predict_joint_log_proba score set_fit_request "
               "set_partial_fit_request set_score_request ")
    _fitted = (" class_count_ class_log_prior_ classes_ feature_count_ feature_log_prob_ feature_names_in_ "
               "n_features_in_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class CategoricalNB(_families.Classifier):
    __real__ = "sklearn.naive_bayes.CategoricalNB"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "force_alpha": ('warn', ['boolean', ('options', 'warn')]),
        "fit_prior": (True, ['boolean']), "class_prior": (None, ['array-like', None]),
        "min_categories": (None, [None, 'array-like', ('int', 1, None, 'left')]),
    }
    _changes = {
        "1.4": {"force_alpha": (True, ['boolean'])},
    }
    _methods = (" get_metadata_routing partial_fit predict predict_joint_log_proba score set_fit_request "
               "set_partial_fit_request set_score_request ")
    _fitted = (" category_count_ class_count_ class_log_prior_ classes_ feature_log_prob_ feature_names_in_ "
               "n_categories_ n_features_in_ ")
    _maybe = " e feature_count_ get_params is_fitted_ param "
    _refuses = (" none nan inf negative one_dim three_dim empty no_columns lengths y_nan mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class ComplementNB(_families.Classifier):
    __real__ = "sklearn.naive_bayes.ComplementNB"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left'), 'array-like']),
        "force_alpha": ('warn', ['boolean', ('options', 'warn')]), "fit_prior": (True, ['boolean']),
        "class_prior": (None, ['array-like', None]), "norm": (False, ['boolean']),
    }
    _changes = {
        "1.4": {"force_alpha": (True, ['boolean'])},
    }
    _methods = (" get_metadata_routing partial_fit predict predict_joint_log_proba score set_fit_request "
               "set_partial_fit_request set_score_request ")
    _fitted = (" class_count_ class_log_prior_ classes_ feature_all_ feature_count_ feature_log_prob_ "
               "feature_names_in_ n_features_in_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text negative one_dim three_dim empty no_columns lengths y_nan mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class GaussianNB(_families.Classifier):
    __real__ = "sklearn.naive_bayes.GaussianNB"
    _parameters = {
        "priors": (None, ['array-like', None]), "var_smoothing": (1e-09, [('real', 0, None, 'left')]),
    }
    _methods = (" get_metadata_routing partial_fit predict predict_joint_log_proba score set_fit_request "
               "set_partial_fit_request set_score_request ")
    _fitted = " class_count_ class_prior_ classes_ epsilon_ feature_names_in_ n_features_in_ theta_ var_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class MultinomialNB(_families.Classifier):
    __real__ = "sklearn.naive_bayes.MultinomialNB"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left'), 'array-like']),
        "force_alpha": ('warn', ['boolean', ('options', 'warn')]), "fit_prior": (True, ['boolean']),
        "class_prior": (None, ['array-like', None]),
    }
    _changes = {
        "1.4": {"force_alpha": (True, ['boolean'])},
    }
    _methods = (" get_metadata_routing partial_fit predict predict_joint_log_proba score set_fit_request "
               "set_partial_fit_request set_score_request ")
    _fitted = (" class_count_ class_log_prior_ classes_ feature_count_ feature_log_prob_ feature_names_in_ "
               "n_features_in_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text negative one_dim three_dim empty no_columns lengths y_nan mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)
