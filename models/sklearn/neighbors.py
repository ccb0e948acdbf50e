"""`sklearn.neighbors`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator, _families, _nearest

__pure__ = True


class KNeighborsClassifier(_nearest.NearestClassifier):
    __real__ = "sklearn.neighbors._classification.KNeighborsClassifier"
    _parameters = {
        "n_neighbors": (5, [('int', 1, None, 'left'), None]),
        "weights": ('uniform', [('options', 'distance', 'uniform'), 'callable', None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "p": (2, [('real', 0, None, 'right'), None]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric_params": (None, ['dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " get_metadata_routing kneighbors kneighbors_graph predict score set_score_request "
    _fitted = (" classes_ effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
               "outputs_2d_ ")
    _maybe = " e get_params is_fitted_ param radius "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba


class KNeighborsRegressor(_nearest.NearestRegressor):
    __real__ = "sklearn.neighbors._regression.KNeighborsRegressor"
    _parameters = {
        "n_neighbors": (5, [('int', 1, None, 'left'), None]),
        "weights": ('uniform', [('options', 'distance', 'uniform'), 'callable', None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "p": (2, [('real', 0, None, 'right'), None]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric_params": (None, ['dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " get_metadata_routing kneighbors kneighbors_graph predict score set_score_request "
    _fitted = " effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
    _maybe = " classes_ e get_params is_fitted_ outputs_2d_ param radius "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }


class KNeighborsTransformer(_families.Transformer):
    __real__ = "sklearn.neighbors._graph.KNeighborsTransformer"
    _parameters = {
        "mode": ('distance', [('options', 'connectivity', 'distance')]),
        "n_neighbors": (5, [('int', 1, None, 'left'), None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 0, None, 'right'), None]), "metric_params": (None, ['dict', None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _methods = " fit_transform get_metadata_routing kneighbors kneighbors_graph set_output transform "
    _fitted = " effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
    _maybe = " classes_ e get_params is_fitted_ outputs_2d_ param radius "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out


class KernelDensity(_estimator.Estimator):
    __real__ = "sklearn.neighbors._kde.KernelDensity"
    _parameters = {
        "bandwidth": (1.0, [('real', 0, None, 'neither'), ('options', 'scott', 'silverman')]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'kd_tree')]),
        "kernel": ('gaussian', [('options', 'cosine', 'epanechnikov', 'exponential', 'gaussian', 'linear', 'tophat')]),
        "metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'p', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'wminkowski')]),
        "atol": (0, [('real', 0, None, 'left')]), "rtol": (0, [('real', 0, None, 'left')]),
        "breadth_first": (True, ['boolean']), "leaf_size": (40, [('int', 1, None, 'left')]),
        "metric_params": (None, [None, 'dict']),
    }
    _changes = {
        "1.3": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'p', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath')])},
    }
    _methods = " get_metadata_routing sample score set_fit_request "
    _fitted = " bandwidth_ feature_names_in_ n_features_in_ tree_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    score_samples = _families.score_samples

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)


class LocalOutlierFactor(_families.Outliers):
    __real__ = "sklearn.neighbors._lof.LocalOutlierFactor"
    _parameters = {
        "n_neighbors": (20, [('int', 1, None, 'left'), None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 0, None, 'right'), None]), "metric_params": (None, ['dict', None]),
        "contamination": ('auto', [('options', 'auto'), ('real', 0, 0.5, 'right')]), "novelty": (False, ['boolean']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " fit_predict get_metadata_routing kneighbors kneighbors_graph predict "
    _fitted = (" effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_neighbors_ "
               "n_samples_fit_ negative_outlier_factor_ offset_ ")
    _maybe = " classes_ decision_function e get_params is_fitted_ outputs_2d_ param radius "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples
    predict = _families.predict_labels


class NearestCentroid(_families.Classifier):
    __real__ = "sklearn.neighbors._nearest_centroid.NearestCentroid"
    _parameters = {
        "metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'rogerstanimoto', 'russellrao', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable']),
        "shrink_threshold": (None, [('real', 0, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'rogerstanimoto', 'russellrao', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.5": {"metric": ('euclidean', [('options', 'euclidean', 'manhattan')])},
        "1.6": {"priors": ('uniform', ['array-like', ('options', 'empirical', 'uniform')])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " centroids_ classes_ feature_names_in_ n_features_in_ "
    _maybe = " class_prior_ deviations_ e get_params is_fitted_ param within_class_std_dev_ "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }


class NearestNeighbors(_nearest.Nearest):
    __real__ = "sklearn.neighbors._unsupervised.NearestNeighbors"
    _parameters = {
        "n_neighbors": (5, [('int', 1, None, 'left'), None]), "radius": (1.0, [('real', 0, None, 'both'), None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 0, None, 'right'), None]), "metric_params": (None, ['dict', None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _methods = " get_metadata_routing kneighbors kneighbors_graph radius_neighbors radius_neighbors_graph "
    _fitted = " effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
    _maybe = " classes_ e get_params is_fitted_ outputs_2d_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "

    def fit(self, X, y=None):
        return self._fit(X, y)


class NeighborhoodComponentsAnalysis(_families.Transformer):
    __real__ = "sklearn.neighbors._nca.NeighborhoodComponentsAnalysis"
    _parameters = {
        "n_components": (None, [('int', 1, None, 'left'), None]),
        "init": ('auto', [('options', 'auto', 'identity', 'lda', 'pca', 'random'), 'ndarray']),
        "warm_start": (False, ['boolean']), "max_iter": (50, [('int', 1, None, 'left')]),
        "tol": (1e-05, [('real', 0, None, 'left')]), "callback": (None, ['callable', None]),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ feature_names_in_ n_features_in_ n_iter_ random_state_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class RadiusNeighborsClassifier(_families.Classifier):
    __real__ = "sklearn.neighbors._classification.RadiusNeighborsClassifier"
    _parameters = {
        "radius": (1.0, [('real', 0, None, 'both'), None]),
        "weights": ('uniform', [('options', 'distance', 'uniform'), 'callable', None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "p": (2, [('real', 0, None, 'right'), None]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "outlier_label": (None, [('int', None, None, 'neither'), 'str', 'array-like', None]),
        "metric_params": (None, ['dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict radius_neighbors radius_neighbors_graph score set_score_request "
    _fitted = (" classes_ effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
               "outlier_label_ outputs_2d_ ")
    _maybe = " e get_params is_fitted_ n_neighbors param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba


class RadiusNeighborsRegressor(_families.Regressor):
    __real__ = "sklearn.neighbors._regression.RadiusNeighborsRegressor"
    _parameters = {
        "radius": (1.0, [('real', 0, None, 'both'), None]),
        "weights": ('uniform', [('options', 'distance', 'uniform'), 'callable', None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "p": (2, [('real', 0, None, 'right'), None]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric_params": (None, ['dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict radius_neighbors radius_neighbors_graph score set_score_request "
    _fitted = " effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
    _maybe = " classes_ e get_params is_fitted_ n_neighbors outputs_2d_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }


class RadiusNeighborsTransformer(_families.Transformer):
    __real__ = "sklearn.neighbors._graph.RadiusNeighborsTransformer"
    _parameters = {
        "mode": ('distance', [('options', 'connectivity', 'distance')]),
        "radius": (1.0, [('real', 0, None, 'both'), None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 0, None, 'right'), None]), "metric_params": (None, ['dict', None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable'])},
        "1.4": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'yule'), 'callable', 'instance'])},
    }
    _methods = " fit_transform get_metadata_routing radius_neighbors radius_neighbors_graph set_output transform "
    _fitted = " effective_metric_ effective_metric_params_ feature_names_in_ n_features_in_ n_samples_fit_ "
    _maybe = " classes_ e get_params is_fitted_ n_neighbors outputs_2d_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
