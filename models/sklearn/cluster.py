"""`sklearn.cluster`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator, _families
from models.sklearn._estimator import INFINITE, Other

__pure__ = True


class AffinityPropagation(_families.Clusterer):
    __real__ = "sklearn.cluster._affinity_propagation.AffinityPropagation"
    _parameters = {
        "damping": (0.5, [('real', 0.5, 1, 'left')]), "max_iter": (200, [('int', 1, None, 'left')]),
        "convergence_iter": (15, [('int', 1, None, 'left')]), "copy": (True, ['boolean']),
        "preference": (None, ['array-like', ('real', None, None, 'neither'), None]),
        "affinity": ('euclidean', [('options', 'euclidean', 'precomputed')]), "verbose": (False, ['verbose']),
        "random_state": (None, ['random_state']),
    }
    _methods = " fit_predict get_metadata_routing predict "
    _fitted = (" affinity_matrix_ cluster_centers_ cluster_centers_indices_ feature_names_in_ labels_ n_features_in_ "
               "n_iter_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict = _families.predict_labels


class AgglomerativeClustering(_families.Clusterer):
    __real__ = "sklearn.cluster._agglomerative.AgglomerativeClustering"
    _parameters = {
        "n_clusters": (2, [('int', 1, None, 'left'), None]),
        "affinity": ('deprecated', [('options', 'deprecated'), ('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric": (None, [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None]),
        "memory": (None, ['str', ('methods', 'cache'), None]),
        "connectivity": (None, ['array-like', 'callable', None]),
        "compute_full_tree": ('auto', [('options', 'auto'), 'boolean']),
        "linkage": ('ward', [('options', 'average', 'complete', 'single', 'ward')]),
        "distance_threshold": (None, [('real', 0, None, 'left'), None]), "compute_distances": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"affinity": ('deprecated', [('options', 'deprecated'), ('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']), "metric": (None, [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None])},
        "1.4": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None]), "affinity": None},
        "1.5": {"connectivity": (None, ['array-like', 'sparse matrix', 'callable', None])},
        "1.6": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
        "1.9": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _positional = 1
    _methods = " fit_predict get_metadata_routing "
    _fitted = " children_ feature_names_in_ labels_ n_clusters_ n_connected_components_ n_features_in_ n_leaves_ "
    _maybe = " distances_ e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class Birch(_families.ClusterTransformer):
    __real__ = "sklearn.cluster._birch.Birch"
    _parameters = {
        "threshold": (0.5, [('real', 0, None, 'neither')]), "branching_factor": (50, [('int', 1, None, 'neither')]),
        "n_clusters": (3, [None, 'instance', ('int', 1, None, 'left')]), "compute_labels": (True, ['boolean']),
        "copy": (True, ['boolean']),
    }
    _changes = {
        "1.6": {"copy": ('deprecated', ['boolean', ('options', 'deprecated')])}, "1.8": {"copy": None},
    }
    _shape = "rows"
    _methods = " fit_predict fit_transform get_metadata_routing partial_fit predict set_output transform "
    _fitted = " dummy_leaf_ feature_names_in_ labels_ n_features_in_ root_ subcluster_centers_ subcluster_labels_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    predict = _families.predict_labels

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)

    def partial_fit(self, X=None, y=None):
        return self._partial_fit(X, y)


class BisectingKMeans(_families.ClusterTransformer):
    __real__ = "sklearn.cluster._bisect_k_means.BisectingKMeans"
    _parameters = {
        "n_clusters": (8, [('int', 1, None, 'left')]),
        "init": ('random', [('options', 'k-means++', 'random'), 'callable']),
        "n_init": (1, [('options', 'auto'), ('options', 'warn'), ('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']), "max_iter": (300, [('int', 1, None, 'left')]),
        "verbose": (0, ['verbose']), "tol": (0.0001, [('real', 0, None, 'left')]), "copy_x": (True, ['boolean']),
        "algorithm": ('lloyd', [('options', 'elkan', 'lloyd')]),
        "bisecting_strategy": ('biggest_inertia', [('options', 'biggest_inertia', 'largest_cluster')]),
    }
    _changes = {
        "1.4": {"n_init": (1, [('int', 1, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_predict fit_transform get_metadata_routing predict score set_fit_request set_output "
               "set_predict_request set_score_request transform ")
    _fitted = " cluster_centers_ feature_names_in_ inertia_ labels_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_predict_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    predict = _families.predict_labels

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, sample_weight=None):
        return super().fit_predict(X, y)


class DBSCAN(_families.Clusterer):
    __real__ = "sklearn.cluster._dbscan.DBSCAN"
    _parameters = {
        "eps": (0.5, [('real', 0, None, 'neither')]), "min_samples": (5, [('int', 1, None, 'left')]),
        "metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric_params": (None, ['dict', None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "p": (None, [('real', 0, None, 'left'), None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
        "1.9": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _positional = 1
    _methods = " fit_predict get_metadata_routing set_fit_request "
    _fitted = " components_ core_sample_indices_ feature_names_in_ labels_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, sample_weight=None):
        return super().fit_predict(X, y)


class FeatureAgglomeration(_families.ClusterTransformer):
    __real__ = "sklearn.cluster._agglomerative.FeatureAgglomeration"
    _parameters = {
        "n_clusters": (2, [('int', 1, None, 'left'), None]),
        "affinity": ('deprecated', [('options', 'deprecated'), ('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric": (None, [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None]),
        "memory": (None, ['str', ('methods', 'cache'), None]),
        "connectivity": (None, ['array-like', 'callable', None]),
        "compute_full_tree": ('auto', [('options', 'auto'), 'boolean']),
        "linkage": ('ward', [('options', 'average', 'complete', 'single', 'ward')]),
        "pooling_func": (Other, ['callable']), "distance_threshold": (None, [('real', 0, None, 'left'), None]),
        "compute_distances": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"affinity": ('deprecated', [('options', 'deprecated'), ('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']), "metric": (None, [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None])},
        "1.4": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable', None]), "affinity": None},
        "1.5": {"connectivity": (None, ['array-like', 'sparse matrix', 'callable', None])},
        "1.6": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
        "1.9": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " children_ feature_names_in_ labels_ n_clusters_ n_connected_components_ n_features_in_ n_leaves_ "
    _maybe = " distances_ e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out


class HDBSCAN(_families.Clusterer):
    __real__ = "sklearn.cluster._hdbscan.hdbscan.HDBSCAN"
    _parameters = {
        "min_cluster_size": (5, [('int', 2, None, 'left')]), "min_samples": (None, [('int', 1, None, 'left'), None]),
        "cluster_selection_epsilon": (0.0, [('real', 0, None, 'left')]),
        "max_cluster_size": (None, [None, ('int', 1, None, 'left')]),
        "metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'minkowski', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath'), 'callable']),
        "metric_params": (None, ['dict', None]), "alpha": (1.0, [('real', 0, None, 'neither')]),
        "algorithm": ('auto', [('options', 'auto', 'balltree', 'brute', 'kdtree')]),
        "leaf_size": (40, [('int', 1, None, 'left')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "cluster_selection_method": ('eom', [('options', 'eom', 'leaf')]),
        "allow_single_cluster": (False, ['boolean']),
        "store_centers": (None, [None, ('options', 'both', 'centroid', 'medoid')]), "copy": (False, ['boolean']),
    }
    _changes = {
        "1.4": {"algorithm": ('auto', [('options', 'auto', 'ball_tree', 'balltree', 'brute', 'kd_tree', 'kdtree')])},
        "1.5": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'infinity', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'p', 'precomputed', 'pyfunc', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
        "1.6": {"algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')])},
        "1.8": {"copy": ('warn', ['boolean', ('options', 'warn')])},
    }
    _positional = 14
    _methods = " dbscan_clustering fit_predict get_metadata_routing "
    _fitted = " feature_names_in_ labels_ n_features_in_ probabilities_ "
    _maybe = " centroids_ e get_params is_fitted_ medoids_ param "
    _refuses = " text one_dim three_dim empty no_columns mixed_names category "


class KMeans(_families.ClusterTransformer):
    __real__ = "sklearn.cluster._kmeans.KMeans"
    _parameters = {
        "n_clusters": (8, [('int', 1, None, 'left')]),
        "init": ('k-means++', [('options', 'k-means++', 'random'), 'callable', 'array-like']),
        "n_init": ('warn', [('options', 'auto'), ('options', 'warn'), ('int', 1, None, 'left')]),
        "max_iter": (300, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']), "copy_x": (True, ['boolean']),
        "algorithm": ('lloyd', [('options', 'auto', 'elkan', 'full', 'lloyd')]),
    }
    _changes = {
        "1.4": {"n_init": ('auto', [('options', 'auto'), ('int', 1, None, 'left')]), "algorithm": ('lloyd', [('options', 'elkan', 'lloyd')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_predict fit_transform get_metadata_routing predict score set_fit_request set_output "
               "set_predict_request set_score_request transform ")
    _fitted = " cluster_centers_ feature_names_in_ inertia_ labels_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_predict_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    predict = _families.predict_labels

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, sample_weight=None):
        return super().fit_predict(X, y)


class MeanShift(_families.Clusterer):
    __real__ = "sklearn.cluster._mean_shift.MeanShift"
    _parameters = {
        "bandwidth": (None, [('real', 0, None, 'neither'), None]), "seeds": (None, ['array-like', None]),
        "bin_seeding": (False, ['boolean']), "min_bin_freq": (1, [('int', 1, None, 'left')]),
        "cluster_all": (True, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "max_iter": (300, [('int', 0, None, 'left')]),
    }
    _methods = " fit_predict get_metadata_routing predict "
    _fitted = " cluster_centers_ feature_names_in_ labels_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict = _families.predict_labels

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)


class MiniBatchKMeans(_families.ClusterTransformer):
    __real__ = "sklearn.cluster._kmeans.MiniBatchKMeans"
    _parameters = {
        "n_clusters": (8, [('int', 1, None, 'left')]),
        "init": ('k-means++', [('options', 'k-means++', 'random'), 'callable', 'array-like']),
        "max_iter": (100, [('int', 1, None, 'left')]), "batch_size": (1024, [('int', 1, None, 'left')]),
        "verbose": (0, ['verbose']), "compute_labels": (True, ['boolean']), "random_state": (None, ['random_state']),
        "tol": (0.0, [('real', 0, None, 'left')]), "max_no_improvement": (10, [('int', 0, None, 'left'), None]),
        "init_size": (None, [('int', 1, None, 'left'), None]),
        "n_init": ('warn', [('options', 'auto'), ('options', 'warn'), ('int', 1, None, 'left')]),
        "reassignment_ratio": (0.01, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.4": {"n_init": ('auto', [('options', 'auto'), ('int', 1, None, 'left')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_predict fit_transform get_metadata_routing partial_fit predict score set_fit_request set_output "
               "set_partial_fit_request set_predict_request set_score_request transform ")
    _fitted = " cluster_centers_ feature_names_in_ inertia_ labels_ n_features_in_ n_iter_ n_steps_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_predict_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
    predict = _families.predict_labels

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, sample_weight=None):
        return super().fit_predict(X, y)

    def partial_fit(self, X, y=None, sample_weight=None):
        return self._partial_fit(X, y)


class OPTICS(_families.Clusterer):
    __real__ = "sklearn.cluster._optics.OPTICS"
    _parameters = {
        "min_samples": (5, [('int', 2, None, 'left'), ('real', 0, 1, 'both')]),
        "max_eps": (INFINITE, [('real', 0, None, 'both')]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 1, None, 'left')]), "metric_params": (None, ['dict', None]),
        "cluster_method": ('xi', [('options', 'dbscan', 'xi')]), "eps": (None, [('real', 0, None, 'both'), None]),
        "xi": (0.05, [('real', 0, 1, 'both')]), "predecessor_correction": (True, ['boolean']),
        "min_cluster_size": (None, [('int', 2, None, 'left'), ('real', 0, 1, 'right'), None]),
        "algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "leaf_size": (30, [('int', 1, None, 'left')]), "memory": (None, ['str', ('methods', 'cache'), None]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _changes = {
        "1.3": {"min_samples": (5, [('int', 2, None, 'left'), ('float', 0, 1, 'both')]), "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']), "min_cluster_size": (None, [('int', 2, None, 'left'), ('float', 0, 1, 'right'), None])},
        "1.9": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _methods = " fit_predict get_metadata_routing "
    _fitted = (" cluster_hierarchy_ core_distances_ feature_names_in_ labels_ n_features_in_ ordering_ predecessor_ "
               "reachability_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)


class SpectralBiclustering(_estimator.Estimator):
    __real__ = "sklearn.cluster._bicluster.SpectralBiclustering"
    _parameters = {
        "n_clusters": (3, [('int', 1, None, 'left'), 'tuple']),
        "method": ('bistochastic', [('options', 'bistochastic', 'log', 'scale')]),
        "n_components": (6, [('int', 1, None, 'left')]), "n_best": (3, [('int', 1, None, 'left')]),
        "svd_method": ('randomized', [('options', 'arpack', 'randomized')]),
        "n_svd_vecs": (None, [('int', 0, None, 'left'), None]), "mini_batch": (False, ['boolean']),
        "init": ('k-means++', [('options', 'k-means++', 'random'), 'ndarray']),
        "n_init": (10, [('int', 1, None, 'left')]), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _methods = " get_indices get_metadata_routing get_shape get_submatrix "
    _fitted = " biclusters_ column_labels_ columns_ feature_names_in_ n_features_in_ row_labels_ rows_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class SpectralClustering(_families.Clusterer):
    __real__ = "sklearn.cluster._spectral.SpectralClustering"
    _parameters = {
        "n_clusters": (8, [('int', 1, None, 'left')]),
        "eigen_solver": (None, [('options', 'amg', 'arpack', 'lobpcg'), None]),
        "n_components": (None, [('int', 1, None, 'left'), None]), "random_state": (None, ['random_state']),
        "n_init": (10, [('int', 1, None, 'left')]), "gamma": (1.0, [('real', 0, None, 'left')]),
        "affinity": ('rbf', ['callable', ('options', 'additive_chi2', 'chi2', 'cosine', 'laplacian', 'linear', 'nearest_neighbors', 'poly', 'polynomial', 'precomputed', 'precomputed_nearest_neighbors', 'rbf', 'sigmoid')]),
        "n_neighbors": (10, [('int', 1, None, 'left')]),
        "eigen_tol": ('auto', [('real', 0, None, 'left'), ('options', 'auto')]),
        "assign_labels": ('kmeans', [('options', 'cluster_qr', 'discretize', 'kmeans')]),
        "degree": (3, [('int', 0, None, 'left')]), "coef0": (1, [('real', None, None, 'neither')]),
        "kernel_params": (None, ['dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "verbose": (False, ['verbose']),
    }
    _changes = {
        "1.4": {"degree": (3, [('real', 0, None, 'left')])},
    }
    _positional = 1
    _methods = " fit_predict get_metadata_routing "
    _fitted = " affinity_matrix_ feature_names_in_ labels_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class SpectralCoclustering(_estimator.Estimator):
    __real__ = "sklearn.cluster._bicluster.SpectralCoclustering"
    _parameters = {
        "n_clusters": (3, [('int', 1, None, 'left')]),
        "svd_method": ('randomized', [('options', 'arpack', 'randomized')]),
        "n_svd_vecs": (None, [('int', 0, None, 'left'), None]), "mini_batch": (False, ['boolean']),
        "init": ('k-means++', [('options', 'k-means++', 'random'), 'ndarray']),
        "n_init": (10, [('int', 1, None, 'left')]), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _methods = " get_indices get_metadata_routing get_shape get_submatrix "
    _fitted = " biclusters_ column_labels_ columns_ feature_names_in_ n_features_in_ row_labels_ rows_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
