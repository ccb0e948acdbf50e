"""`sklearn.decomposition`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _projections
from models.sklearn._estimator import Required
from models.sklearn._decomposition_2 import (
    SparsePCA, TruncatedSVD,
)

__pure__ = True


class DictionaryLearning(_families.Transformer):
    __real__ = "sklearn.decomposition._dict_learning.DictionaryLearning"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]), "alpha": (1, [('real', 0, None, 'left')]),
        "max_iter": (1000, [('int', 0, None, 'left')]), "tol": (1e-08, [('real', 0, None, 'left')]),
        "fit_algorithm": ('lars', [('options', 'cd', 'lars')]),
        "transform_algorithm": ('omp', [('options', 'lars', 'lasso_cd', 'lasso_lars', 'omp', 'threshold')]),
        "transform_n_nonzero_coefs": (None, [('int', 1, None, 'left'), None]),
        "transform_alpha": (None, [('real', 0, None, 'left'), None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "code_init": (None, ['ndarray', None]),
        "dict_init": (None, ['ndarray', None]), "verbose": (False, ['verbose']), "split_sign": (False, ['boolean']),
        "random_state": (None, ['random_state']), "positive_code": (False, ['boolean']),
        "positive_dict": (False, ['boolean']), "transform_max_iter": (1000, [('int', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"callback": (None, ['callable', None])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ error_ feature_names_in_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class FactorAnalysis(_projections.Projection):
    __real__ = "sklearn.decomposition._factor_analysis.FactorAnalysis"
    _parameters = {
        "n_components": (None, [('int', 0, None, 'left'), None]), "tol": (0.01, [('real', 0, None, 'left')]),
        "copy": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left')]),
        "noise_variance_init": (None, ['array-like', None]),
        "svd_method": ('randomized', [('options', 'lapack', 'randomized')]),
        "iterated_power": (3, [('int', 0, None, 'left')]),
        "rotation": (None, [('options', 'quartimax', 'varimax'), None]), "random_state": (0, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_covariance get_metadata_routing get_precision score set_output transform "
    _fitted = " components_ feature_names_in_ loglike_ mean_ n_features_in_ n_iter_ noise_variance_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    score_samples = _families.score_samples

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class FastICA(_projections.Projection):
    __real__ = "sklearn.decomposition._fastica.FastICA"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]),
        "algorithm": ('parallel', [('options', 'deflation', 'parallel')]),
        "whiten": ('warn', [('options', 'warn'), ('options', 'arbitrary-variance', 'unit-variance'), 'boolean']),
        "fun": ('logcosh', [('options', 'cube', 'exp', 'logcosh'), 'callable']), "fun_args": (None, ['dict', None]),
        "max_iter": (200, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "w_init": (None, ['array-like', None]), "whiten_solver": ('svd', [('options', 'eigh', 'svd')]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.3": {"whiten": ('unit-variance', [('options', 'arbitrary-variance', 'unit-variance'), ('values', False)])},
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing set_inverse_transform_request set_output set_transform_request "
               "transform ")
    _fitted = " components_ feature_names_in_ mean_ mixing_ n_features_in_ n_iter_ whitening_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, copy=True):
        return super().transform(X)


class IncrementalPCA(_projections.Projection):
    __real__ = "sklearn.decomposition._incremental_pca.IncrementalPCA"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]), "whiten": (False, ['boolean']),
        "copy": (True, ['boolean']), "batch_size": (None, [('int', 1, None, 'left'), None]),
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_covariance get_metadata_routing get_precision partial_fit set_output "
               "set_partial_fit_request transform ")
    _fitted = (" batch_size_ components_ explained_variance_ explained_variance_ratio_ feature_names_in_ mean_ "
               "n_components_ n_features_in_ n_samples_seen_ noise_variance_ singular_values_ var_ ")
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_partial_fit_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "", "transform": "narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None, check_input=True):
        return self._partial_fit(X, y)


class KernelPCA(_projections.Projection):
    __real__ = "sklearn.decomposition._kernel_pca.KernelPCA"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]),
        "kernel": ('linear', [('options', 'cosine', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "gamma": (None, [('real', 0, None, 'left'), None]), "degree": (3, [('int', 0, None, 'left')]),
        "coef0": (1, [('real', None, None, 'neither')]), "kernel_params": (None, ['dict', None]),
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_inverse_transform": (False, ['boolean']),
        "eigen_solver": ('auto', [('options', 'arpack', 'auto', 'dense', 'randomized')]),
        "tol": (0, [('real', 0, None, 'left')]), "max_iter": (None, [('int', 1, None, 'left'), None]),
        "iterated_power": ('auto', [('int', 0, None, 'left'), ('options', 'auto')]),
        "remove_zero_eig": (False, ['boolean']), "random_state": (None, ['random_state']),
        "copy_X": (True, ['boolean']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _changes = {
        "1.4": {"degree": (3, [('real', 0, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " X_fit_ eigenvalues_ eigenvectors_ feature_names_in_ n_features_in_ "
    _maybe = " X_transformed_fit_ dual_coef_ e gamma_ get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **params):
        return super().fit_transform(X, y)


class LatentDirichletAllocation(_families.Transformer):
    __real__ = "sklearn.decomposition._lda.LatentDirichletAllocation"
    _parameters = {
        "n_components": (10, [('int', 0, None, 'neither')]),
        "doc_topic_prior": (None, [None, ('real', 0, 1, 'both')]),
        "topic_word_prior": (None, [None, ('real', 0, 1, 'both')]),
        "learning_method": ('batch', [('options', 'batch', 'online')]),
        "learning_decay": (0.7, [('real', 0, 1, 'both')]), "learning_offset": (10.0, [('real', 1, None, 'left')]),
        "max_iter": (10, [('int', 0, None, 'left')]), "batch_size": (128, [('int', 0, None, 'neither')]),
        "evaluate_every": (-1, [('int', None, None, 'neither')]),
        "total_samples": (1000000.0, [('real', 0, None, 'neither')]), "perp_tol": (0.1, [('real', 0, None, 'left')]),
        "mean_change_tol": (0.001, [('real', 0, None, 'left')]),
        "max_doc_update_iter": (100, [('int', 0, None, 'left')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "verbose": (0, ['verbose']),
        "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing partial_fit perplexity score set_output set_transform_request "
               "transform ")
    _fitted = (" bound_ components_ doc_topic_prior_ exp_dirichlet_component_ feature_names_in_ n_batch_iter_ "
               "n_features_in_ n_iter_ random_state_ topic_word_prior_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text negative one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, *, normalize=True):
        return super().transform(X)

    def fit_transform(self, X, y=None, *, normalize=True, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None):
        return self._partial_fit(X, y)


class MiniBatchDictionaryLearning(_families.Transformer):
    __real__ = "sklearn.decomposition._dict_learning.MiniBatchDictionaryLearning"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]), "alpha": (1, [('real', 0, None, 'left')]),
        "n_iter": ('deprecated', [('int', 0, None, 'left'), ('options', 'deprecated')]),
        "max_iter": (None, [('int', 0, None, 'left'), None]), "fit_algorithm": ('lars', [('options', 'cd', 'lars')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "batch_size": ('warn', [('int', 1, None, 'left'), ('options', 'warn')]), "shuffle": (True, ['boolean']),
        "dict_init": (None, [None, 'ndarray']),
        "transform_algorithm": ('omp', [('options', 'lars', 'lasso_cd', 'lasso_lars', 'omp', 'threshold')]),
        "transform_n_nonzero_coefs": (None, [('int', 1, None, 'left'), None]),
        "transform_alpha": (None, [('real', 0, None, 'left'), None]), "verbose": (False, ['verbose']),
        "split_sign": (False, ['boolean']), "random_state": (None, ['random_state']),
        "positive_code": (False, ['boolean']), "positive_dict": (False, ['boolean']),
        "transform_max_iter": (1000, [('int', 0, None, 'left')]), "callback": (None, [None, 'callable']),
        "tol": (0.001, [('real', 0, None, 'left')]), "max_no_improvement": (10, [('int', 0, None, 'left'), None]),
    }
    _changes = {
        "1.3": {"batch_size": (256, [('int', 1, None, 'left')])},
        "1.4": {"max_iter": (1000, [('int', 0, None, 'left'), None]), "n_iter": None},
        "1.6": {"max_iter": (1000, [('int', 0, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing partial_fit set_output transform "
    _fitted = " components_ feature_names_in_ n_features_in_ n_iter_ n_steps_ "
    _maybe = " e get_params inner_stats_ is_fitted_ iter_offset_ param random_state_ "
    _until = {
        "inner_stats_": "1.3", "iter_offset_": "1.3", "random_state_": "1.3",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class MiniBatchNMF(_families.Transformer):
    __real__ = "sklearn.decomposition._nmf.MiniBatchNMF"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]),
        "init": (None, [('options', 'custom', 'nndsvd', 'nndsvda', 'nndsvdar', 'random'), None]),
        "batch_size": (1024, [('int', 1, None, 'left')]),
        "beta_loss": ('frobenius', [('options', 'frobenius', 'itakura-saito', 'kullback-leibler'), ('real', None, None, 'neither')]),
        "tol": (0.0001, [('real', 0, None, 'left')]), "max_no_improvement": (10, [('int', 1, None, 'left'), None]),
        "max_iter": (200, [('int', 1, None, 'left')]), "alpha_W": (0.0, [('real', 0, None, 'left')]),
        "alpha_H": ('same', [('real', 0, None, 'left'), ('options', 'same')]),
        "l1_ratio": (0.0, [('real', 0, 1, 'both')]), "forget_factor": (0.7, [('real', 0, 1, 'both')]),
        "fresh_restarts": (False, ['boolean']), "fresh_restarts_max_iter": (30, [('int', 1, None, 'left')]),
        "transform_max_iter": (None, [('int', 1, None, 'left'), None]), "random_state": (None, ['random_state']),
        "verbose": (0, ['verbose']),
    }
    _changes = {
        "1.4": {"n_components": ('warn', [('int', 1, None, 'left'), None, ('options', 'auto'), ('options', 'warn')])},
        "1.6": {"n_components": ('auto', [('int', 1, None, 'left'), None, ('options', 'auto')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing partial_fit set_output set_partial_fit_request transform "
    _fitted = " components_ feature_names_in_ n_components_ n_features_in_ n_iter_ n_steps_ reconstruction_err_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text negative one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, **params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, W=None, H=None):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None, W=None, H=None):
        return self._partial_fit(X, y)


class MiniBatchSparsePCA(_families.Transformer):
    __real__ = "sklearn.decomposition._sparse_pca.MiniBatchSparsePCA"
    _parameters = {
        "n_components": (None, [None, ('int', 1, None, 'left')]), "alpha": (1, [('real', 0, None, 'left')]),
        "ridge_alpha": (0.01, [('real', 0, None, 'left')]),
        "n_iter": ('deprecated', [('int', 0, None, 'left'), ('options', 'deprecated')]),
        "max_iter": (None, [('int', 0, None, 'left'), None]), "callback": (None, [None, 'callable']),
        "batch_size": (3, [('int', 1, None, 'left')]), "verbose": (False, ['verbose']),
        "shuffle": (True, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "method": ('lars', [('options', 'cd', 'lars')]), "random_state": (None, ['random_state']),
        "tol": (0.001, [('real', 0, None, 'left')]), "max_no_improvement": (10, [('int', 0, None, 'left'), None]),
    }
    _changes = {
        "1.4": {"max_iter": (1000, [('int', 0, None, 'left'), None]), "n_iter": None},
        "1.6": {"max_iter": (1000, [('int', 0, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ feature_names_in_ mean_ n_components_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class NMF(_projections.Projection):
    __real__ = "sklearn.decomposition._nmf.NMF"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]),
        "init": (None, [('options', 'custom', 'nndsvd', 'nndsvda', 'nndsvdar', 'random'), None]),
        "solver": ('cd', [('options', 'cd', 'mu')]),
        "beta_loss": ('frobenius', [('options', 'frobenius', 'itakura-saito', 'kullback-leibler'), ('real', None, None, 'neither')]),
        "tol": (0.0001, [('real', 0, None, 'left')]), "max_iter": (200, [('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']), "alpha_W": (0.0, [('real', 0, None, 'left')]),
        "alpha_H": ('same', [('real', 0, None, 'left'), ('options', 'same')]),
        "l1_ratio": (0.0, [('real', 0, 1, 'both')]), "verbose": (0, ['verbose']), "shuffle": (False, ['boolean']),
    }
    _changes = {
        "1.4": {"n_components": ('warn', [('int', 1, None, 'left'), None, ('options', 'auto'), ('options', 'warn')])},
        "1.6": {"n_components": ('auto', [('int', 1, None, 'left'), None, ('options', 'auto')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ feature_names_in_ n_components_ n_features_in_ n_iter_ reconstruction_err_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text negative one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, **params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, W=None, H=None):
        return super().fit_transform(X, y)


class PCA(_projections.Components):
    __real__ = "sklearn.decomposition._pca.PCA"
    _parameters = {
        "n_components": (None, [('int', 0, None, 'left'), ('real', 0, 1, 'neither'), ('options', 'mle'), None]),
        "copy": (True, ['boolean']), "whiten": (False, ['boolean']),
        "svd_solver": ('auto', [('options', 'arpack', 'auto', 'full', 'randomized')]),
        "tol": (0.0, [('real', 0, None, 'left')]),
        "iterated_power": ('auto', [('options', 'auto'), ('int', 0, None, 'left')]),
        "n_oversamples": (10, [('int', 1, None, 'left')]),
        "power_iteration_normalizer": ('auto', [('options', 'LU', 'QR', 'auto', 'none')]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.3": {"n_components": (None, [('int', 0, None, 'left'), ('float', 0, 1, 'neither'), ('options', 'mle'), None])},
        "1.5": {"svd_solver": ('auto', [('options', 'arpack', 'auto', 'covariance_eigh', 'full', 'randomized')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_covariance get_metadata_routing get_precision score set_output transform "
    _fitted = (" components_ explained_variance_ explained_variance_ratio_ feature_names_in_ mean_ n_components_ "
               "n_features_in_ n_samples_ noise_variance_ singular_values_ ")
    _maybe = " e get_params is_fitted_ n_features_ param "
    _until = {
        "n_features_": "1.4",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
        "transform": "narrow renamed nan inf text one_dim empty three_dim", "inverse_transform": "",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    score_samples = _families.score_samples


class SparseCoder(_families.Transformer):
    __real__ = "sklearn.decomposition._dict_learning.SparseCoder"
    _parameters = {
        "dictionary": (Required, None), "transform_algorithm": ('omp', None),
        "transform_n_nonzero_coefs": (None, None), "transform_alpha": (None, None), "split_sign": (False, None),
        "n_jobs": (None, None), "positive_code": (False, None), "transform_max_iter": (1000, None),
    }
    _changes = {
        "1.8": {"dictionary": (Required, ['array-like']), "transform_algorithm": ('omp', [('options', 'lars', 'lasso_cd', 'lasso_lars', 'omp', 'threshold')]), "transform_n_nonzero_coefs": (None, [('int', 1, None, 'left'), None]), "transform_alpha": (None, [('real', 0, None, 'left'), None]), "split_sign": (False, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]), "positive_code": (False, ['boolean']), "transform_max_iter": (1000, [('int', 0, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " n_components_ n_features_in_ "
    _maybe = " e feature_names_in_ get_params is_fitted_ param "
    _refuses = " "
    _calls = {
        "": "", "transform": "narrow nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def transform(self, X, y=None):
        return super().transform(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
