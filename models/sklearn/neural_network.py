"""`sklearn.neural_network`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import INFINITE

__pure__ = True


class BernoulliRBM(_families.Transformer):
    __real__ = "sklearn.neural_network._rbm.BernoulliRBM"
    _parameters = {
        "n_components": (256, [('int', 1, None, 'left')]), "learning_rate": (0.1, [('real', 0, None, 'neither')]),
        "batch_size": (10, [('int', 1, None, 'left')]), "n_iter": (10, [('int', 0, None, 'left')]),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing gibbs partial_fit set_output transform "
    _fitted = " components_ feature_names_in_ h_samples_ intercept_hidden_ intercept_visible_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param random_state_ "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    score_samples = _families.score_samples

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None):
        return self._partial_fit(X, y)


class MLPClassifier(_families.Classifier):
    __real__ = "sklearn.neural_network._multilayer_perceptron.MLPClassifier"
    _parameters = {
        "hidden_layer_sizes": ((100,), ['array-like', ('int', 1, None, 'left')]),
        "activation": ('relu', [('options', 'identity', 'logistic', 'relu', 'tanh')]),
        "solver": ('adam', [('options', 'adam', 'lbfgs', 'sgd')]), "alpha": (0.0001, [('real', 0, None, 'left')]),
        "batch_size": ('auto', [('options', 'auto'), ('int', 1, None, 'left')]),
        "learning_rate": ('constant', [('options', 'adaptive', 'constant', 'invscaling')]),
        "learning_rate_init": (0.001, [('real', 0, None, 'neither')]), "power_t": (0.5, [('real', 0, None, 'left')]),
        "max_iter": (200, [('int', 1, None, 'left')]), "shuffle": (True, ['boolean']),
        "random_state": (None, ['random_state']), "tol": (0.0001, [('real', 0, None, 'left')]),
        "verbose": (False, ['verbose']), "warm_start": (False, ['boolean']),
        "momentum": (0.9, [('real', 0, 1, 'both')]), "nesterovs_momentum": (True, ['boolean']),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'left')]),
        "beta_1": (0.9, [('real', 0, 1, 'left')]), "beta_2": (0.999, [('real', 0, 1, 'left')]),
        "epsilon": (1e-08, [('real', 0, None, 'neither')]),
        "n_iter_no_change": (10, [('int', 1, None, 'left'), ('values', INFINITE)]),
        "max_fun": (15000, [('int', 1, None, 'left')]),
    }
    _positional = 2
    _methods = (" get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request ")
    _fitted = (" best_loss_ best_validation_score_ classes_ coefs_ feature_names_in_ intercepts_ loss_ loss_curve_ "
               "n_features_in_ n_iter_ n_layers_ n_outputs_ out_activation_ t_ validation_scores_ ")
    _maybe = " e get_params is_fitted_ loss param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, sample_weight=None, classes=None):
        return self._partial_fit(X, y)


class MLPRegressor(_families.Regressor):
    __real__ = "sklearn.neural_network._multilayer_perceptron.MLPRegressor"
    _parameters = {
        "hidden_layer_sizes": ((100,), ['array-like', ('int', 1, None, 'left')]),
        "activation": ('relu', [('options', 'identity', 'logistic', 'relu', 'tanh')]),
        "solver": ('adam', [('options', 'adam', 'lbfgs', 'sgd')]), "alpha": (0.0001, [('real', 0, None, 'left')]),
        "batch_size": ('auto', [('options', 'auto'), ('int', 1, None, 'left')]),
        "learning_rate": ('constant', [('options', 'adaptive', 'constant', 'invscaling')]),
        "learning_rate_init": (0.001, [('real', 0, None, 'neither')]), "power_t": (0.5, [('real', 0, None, 'left')]),
        "max_iter": (200, [('int', 1, None, 'left')]), "shuffle": (True, ['boolean']),
        "random_state": (None, ['random_state']), "tol": (0.0001, [('real', 0, None, 'left')]),
        "verbose": (False, ['verbose']), "warm_start": (False, ['boolean']),
        "momentum": (0.9, [('real', 0, 1, 'both')]), "nesterovs_momentum": (True, ['boolean']),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'left')]),
        "beta_1": (0.9, [('real', 0, 1, 'left')]), "beta_2": (0.999, [('real', 0, 1, 'left')]),
        "epsilon": (1e-08, [('real', 0, None, 'neither')]),
        "n_iter_no_change": (10, [('int', 1, None, 'left'), ('values', INFINITE)]),
        "max_fun": (15000, [('int', 1, None, 'left')]),
    }
    _changes = {
        "1.7": {"loss": ('squared_error', [('options', 'poisson', 'squared_error')])},
    }
    _positional = 3
    _methods = (" get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request ")
    _fitted = (" best_loss_ best_validation_score_ coefs_ feature_names_in_ intercepts_ loss_ loss_curve_ "
               "n_features_in_ n_iter_ n_layers_ n_outputs_ out_activation_ t_ validation_scores_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, sample_weight=None):
        return self._partial_fit(X, y)
