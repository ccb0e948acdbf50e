"""`sklearn.preprocessing`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _encoders, _families, _polynomials
from models.sklearn._estimator import NAN, Other
from models.sklearn._preprocessing_2 import (
    StandardScaler, TargetEncoder,
)
from models.sklearn._scaling import (add_dummy_feature, binarize, label_binarize, maxabs_scale,
    minmax_scale, normalize, power_transform, quantile_transform, robust_scale, scale)

__pure__ = True


class Binarizer(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.Binarizer"
    _parameters = {
        "threshold": (0.0, [('real', None, None, 'neither')]), "copy": (True, ['boolean']),
    }
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output set_transform_request transform "
    _fitted = " feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, copy=None):
        return super().transform(X)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class FunctionTransformer(_polynomials.Function):
    __real__ = "sklearn.preprocessing._function_transformer.FunctionTransformer"
    _parameters = {
        "func": (None, ['callable', None]), "inverse_func": (None, ['callable', None]),
        "validate": (False, ['boolean']), "accept_sparse": (False, ['boolean']),
        "check_inverse": (True, ['boolean']),
        "feature_names_out": (None, ['callable', ('options', 'one-to-one'), None]),
        "kw_args": (None, ['dict', None]), "inv_kw_args": (None, ['dict', None]),
    }
    _positional = 2
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " mixed_names "
    _calls = {
        "": "",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None):
        return self._fit(X, y)


class KBinsDiscretizer(_families.Transformer):
    __real__ = "sklearn.preprocessing._discretization.KBinsDiscretizer"
    _parameters = {
        "n_bins": (5, [('int', 2, None, 'left'), 'array-like']),
        "encode": ('onehot', [('options', 'onehot', 'onehot-dense', 'ordinal')]),
        "strategy": ('quantile', [('options', 'kmeans', 'quantile', 'uniform')]), "dtype": (None, None),
        "subsample": ('warn', [('int', 1, None, 'left'), None, ('options', 'warn')]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.5": {"subsample": (200000, [('int', 1, None, 'left'), None])},
        "1.7": {"quantile_method": ('warn', [('options', 'averaged_inverted_cdf', 'closest_observation', 'hazen', 'interpolated_inverted_cdf', 'inverted_cdf', 'linear', 'median_unbiased', 'normal_unbiased', 'warn', 'weibull')])},
        "1.9": {"quantile_method": ('averaged_inverted_cdf', [('options', 'averaged_inverted_cdf', 'closest_observation', 'hazen', 'interpolated_inverted_cdf', 'inverted_cdf', 'linear', 'median_unbiased', 'normal_unbiased', 'weibull')])},
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing set_fit_request set_output transform "
    _fitted = " bin_edges_ feature_names_in_ n_bins_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class KernelCenterer(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.KernelCenterer"
    _parameters = {
    }
    _methods = " fit_transform get_metadata_routing set_fit_request set_output set_transform_request transform "
    _fitted = " "
    _maybe = " K_fit_all_ K_fit_rows_ e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _until = {
        "set_fit_request": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, K, y=None):
        return self._fit(K, y)

    def transform(self, K, copy=True):
        return super().transform(K)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class LabelBinarizer(_encoders.Binarized):
    __real__ = "sklearn.preprocessing._label.LabelBinarizer"
    _parameters = {
        "neg_label": (0, [('int', None, None, 'neither')]), "pos_label": (1, [('int', None, None, 'neither')]),
        "sparse_output": (False, ['boolean']),
    }
    _methods = " fit_transform get_metadata_routing set_inverse_transform_request set_output transform "
    _fitted = " "
    _maybe = " classes_ e feature_names_in_ get_params is_fitted_ n_features_in_ param sparse_input_ y_type_ "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class LabelEncoder(_encoders.Labels):
    __real__ = "sklearn.preprocessing._label.LabelEncoder"
    _parameters = {
    }
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " "
    _maybe = " classes_ e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class MaxAbsScaler(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.MaxAbsScaler"
    _parameters = {
        "copy": (True, ['boolean']),
    }
    _changes = {
        "1.8": {"clip": (False, ['boolean'])},
    }
    _shape = "same"
    _methods = " fit_transform get_metadata_routing partial_fit set_output transform "
    _fitted = " feature_names_in_ max_abs_ n_features_in_ n_samples_seen_ scale_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None):
        return self._partial_fit(X, y)


class MinMaxScaler(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.MinMaxScaler"
    _parameters = {
        "feature_range": ((0, 1), ['tuple']), "copy": (True, ['boolean']), "clip": (False, ['boolean']),
    }
    _positional = 1
    _shape = "same"
    _methods = " fit_transform get_metadata_routing partial_fit set_output transform "
    _fitted = " data_max_ data_min_ data_range_ feature_names_in_ min_ n_features_in_ n_samples_seen_ scale_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None):
        return self._partial_fit(X, y)


class MultiLabelBinarizer(_encoders.MultiLabels):
    __real__ = "sklearn.preprocessing._label.MultiLabelBinarizer"
    _parameters = {
        "classes": (None, ['array-like', None]), "sparse_output": (False, ['boolean']),
    }
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " "
    _maybe = " classes_ e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class Normalizer(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.Normalizer"
    _parameters = {
        "norm": ('l2', [('options', 'l1', 'l2', 'max')]), "copy": (True, ['boolean']),
    }
    _positional = 1
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output set_transform_request transform "
    _fitted = " feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, copy=None):
        return super().transform(X)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class OneHotEncoder(_encoders.OneHot):
    __real__ = "sklearn.preprocessing._encoders.OneHotEncoder"
    _parameters = {
        "categories": ('auto', [('options', 'auto'), 'list']),
        "drop": (None, [('options', 'first', 'if_binary'), 'array-like', None]),
        "sparse": ('deprecated', [('options', 'deprecated'), 'boolean']), "sparse_output": (True, ['boolean']),
        "dtype": (Other, None), "handle_unknown": ('error', [('options', 'error', 'ignore', 'infrequent_if_exist')]),
        "min_frequency": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'neither'), None]),
        "max_categories": (None, [('int', 1, None, 'left'), None]),
    }
    _changes = {
        "1.3": {"min_frequency": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'neither'), None]), "feature_name_combiner": ('concat', [('options', 'concat'), 'callable'])},
        "1.4": {"sparse": None},
        "1.6": {"handle_unknown": ('error', [('options', 'error', 'ignore', 'infrequent_if_exist', 'warn')])},
    }
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " categories_ drop_idx_ feature_names_in_ n_features_in_ "
    _maybe = " e get_params infrequent_categories_ is_fitted_ param "
    _refuses = " inf one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "", "transform": "unfitted narrow renamed inf empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None):
        return self._fit(X, y)


class OrdinalEncoder(_encoders.Ordinal):
    __real__ = "sklearn.preprocessing._encoders.OrdinalEncoder"
    _parameters = {
        "categories": ('auto', [('options', 'auto'), 'list']), "dtype": (Other, None),
        "handle_unknown": ('error', [('options', 'error', 'use_encoded_value')]),
        "unknown_value": (None, [('int', None, None, 'neither'), ('real', None, None, 'neither'), None]),
        "encoded_missing_value": (NAN, [('int', None, None, 'neither'), ('real', None, None, 'neither')]),
    }
    _changes = {
        "1.3": {"min_frequency": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'neither'), None]), "max_categories": (None, [('int', 1, None, 'left'), None])},
    }
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " categories_ feature_names_in_ n_features_in_ "
    _maybe = " e get_params infrequent_categories_ is_fitted_ param "
    _refuses = " inf one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted inf text one_dim empty three_dim", "transform": "narrow renamed inf empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None):
        return self._fit(X, y)


class PolynomialFeatures(_polynomials.Polynomials):
    __real__ = "sklearn.preprocessing._polynomial.PolynomialFeatures"
    _parameters = {
        "degree": (2, [('int', 0, None, 'left'), 'array-like']), "interaction_only": (False, ['boolean']),
        "include_bias": (True, ['boolean']), "order": ('C', [('options', 'C', 'F')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ n_output_features_ powers_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class PowerTransformer(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.PowerTransformer"
    _parameters = {
        "method": ('yeo-johnson', [('options', 'box-cox', 'yeo-johnson')]), "standardize": (True, ['boolean']),
        "copy": (True, ['boolean']),
    }
    _positional = 1
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ lambdas_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
        "inverse_transform": "unfitted narrow inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out


class QuantileTransformer(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.QuantileTransformer"
    _parameters = {
        "n_quantiles": (1000, [('int', 1, None, 'left')]),
        "output_distribution": ('uniform', [('options', 'normal', 'uniform')]),
        "ignore_implicit_zeros": (False, ['boolean']), "subsample": (10000, [('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']), "copy": (True, ['boolean']),
    }
    _changes = {
        "1.5": {"subsample": (10000, [('int', 1, None, 'left'), None])},
    }
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ n_quantiles_ quantiles_ references_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
        "inverse_transform": "unfitted narrow inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class RobustScaler(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.RobustScaler"
    _parameters = {
        "with_centering": (True, ['boolean']), "with_scaling": (True, ['boolean']),
        "quantile_range": ((25.0, 75.0), ['tuple']), "copy": (True, ['boolean']),
        "unit_variance": (False, ['boolean']),
    }
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " center_ feature_names_in_ n_features_in_ scale_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SplineTransformer(_families.Transformer):
    __real__ = "sklearn.preprocessing._polynomial.SplineTransformer"
    _parameters = {
        "n_knots": (5, [('int', 2, None, 'left')]), "degree": (3, [('int', 0, None, 'left')]),
        "knots": ('uniform', [('options', 'quantile', 'uniform'), 'array-like']),
        "extrapolation": ('constant', [('options', 'constant', 'continue', 'error', 'linear', 'periodic')]),
        "include_bias": (True, ['boolean']), "order": ('C', [('options', 'C', 'F')]),
    }
    _changes = {
        "1.3": {"sparse_output": (False, ['boolean'])},
        "1.8": {"handle_missing": ('error', [('options', 'error', 'zeros')])},
    }
    _positional = 2
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_fit_request set_output transform "
    _fitted = " bsplines_ feature_names_in_ n_features_in_ n_features_out_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
