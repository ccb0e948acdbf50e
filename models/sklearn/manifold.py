"""`sklearn.manifold`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator, _families, _projections

__pure__ = True


class ClassicalMDS(_estimator.Estimator):
    __real__ = "sklearn.manifold._classical_mds.ClassicalMDS"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "metric": ('euclidean', ['str', 'callable']),
        "metric_params": (None, ['dict', None]),
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing "
    _fitted = " dissimilarity_matrix_ eigenvalues_ embedding_ feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class Isomap(_projections.Projection):
    __real__ = "sklearn.manifold._isomap.Isomap"
    _parameters = {
        "n_neighbors": (5, [('int', 1, None, 'left'), None]), "radius": (None, [('real', 0, None, 'both'), None]),
        "n_components": (2, [('int', 1, None, 'left')]),
        "eigen_solver": ('auto', [('options', 'arpack', 'auto', 'dense')]), "tol": (0, [('real', 0, None, 'left')]),
        "max_iter": (None, [('int', 1, None, 'left'), None]),
        "path_method": ('auto', [('options', 'D', 'FW', 'auto')]),
        "neighbors_algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "p": (2, [('real', 1, None, 'left')]), "metric_params": (None, ['dict', None]),
    }
    _changes = {
        "1.3": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
        "1.9": {"metric": ('minkowski', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing reconstruction_error set_output transform "
    _fitted = " dist_matrix_ embedding_ feature_names_in_ kernel_pca_ n_features_in_ nbrs_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out


class LocallyLinearEmbedding(_projections.Projection):
    __real__ = "sklearn.manifold._locally_linear.LocallyLinearEmbedding"
    _parameters = {
        "n_neighbors": (5, [('int', 1, None, 'left')]), "n_components": (2, [('int', 1, None, 'left')]),
        "reg": (0.001, [('real', 0, None, 'left')]),
        "eigen_solver": ('auto', [('options', 'arpack', 'auto', 'dense')]),
        "tol": (1e-06, [('real', 0, None, 'left')]), "max_iter": (100, [('int', 1, None, 'left')]),
        "method": ('standard', [('options', 'hessian', 'ltsa', 'modified', 'standard')]),
        "hessian_tol": (0.0001, [('real', 0, None, 'left')]), "modified_tol": (1e-12, [('real', 0, None, 'left')]),
        "neighbors_algorithm": ('auto', [('options', 'auto', 'ball_tree', 'brute', 'kd_tree')]),
        "random_state": (None, ['random_state']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " embedding_ feature_names_in_ n_features_in_ nbrs_ reconstruction_error_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out


class MDS(_projections.Embedding):
    __real__ = "sklearn.manifold._mds.MDS"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "metric": (True, ['boolean']),
        "n_init": (4, [('int', 1, None, 'left')]), "max_iter": (300, [('int', 1, None, 'left')]),
        "verbose": (0, ['verbose']), "eps": (0.001, [('real', 0, None, 'left')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "random_state": (None, ['random_state']),
        "dissimilarity": ('euclidean', [('options', 'euclidean', 'precomputed')]),
        "normalized_stress": ('warn', ['boolean', ('options', 'auto'), ('options', 'warn')]),
    }
    _changes = {
        "1.4": {"normalized_stress": ('auto', ['boolean', ('options', 'auto')])},
        "1.7": {"n_init": ('warn', [('int', 1, None, 'left'), ('options', 'warn')]), "eps": (1e-06, [('real', 0, None, 'left')])},
        "1.8": {"metric_mds": (True, ['boolean']), "init": ('warn', [('options', 'classical_mds', 'random'), ('options', 'warn')]), "dissimilarity": ('deprecated', [('options', 'euclidean', 'precomputed'), ('options', 'deprecated')]), "metric": ('euclidean', ['str', 'callable', 'boolean']), "metric_params": (None, ['dict', None])},
        "1.9": {"n_init": (1, [('int', 1, None, 'left'), ('options', 'warn')])},
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing set_fit_request "
    _fitted = " dissimilarity_matrix_ embedding_ feature_names_in_ n_features_in_ n_iter_ stress_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class SpectralEmbedding(_estimator.Estimator):
    __real__ = "sklearn.manifold._spectral_embedding.SpectralEmbedding"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]),
        "affinity": ('nearest_neighbors', [('options', 'nearest_neighbors', 'precomputed', 'precomputed_nearest_neighbors', 'rbf'), 'callable']),
        "gamma": (None, [('real', 0, None, 'left'), None]), "random_state": (None, ['random_state']),
        "eigen_solver": (None, [('options', 'amg', 'arpack', 'lobpcg'), None]),
        "eigen_tol": ('auto', [('real', 0, None, 'left'), ('options', 'auto')]),
        "n_neighbors": (None, [('int', 1, None, 'left'), None]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing "
    _fitted = " affinity_matrix_ embedding_ feature_names_in_ n_features_in_ n_neighbors_ "
    _maybe = " e gamma_ get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "


class TSNE(_projections.Embedding):
    __real__ = "sklearn.manifold._t_sne.TSNE"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "perplexity": (30.0, [('real', 0, None, 'neither')]),
        "early_exaggeration": (12.0, [('real', 1, None, 'left')]),
        "learning_rate": ('auto', [('options', 'auto'), ('real', 0, None, 'neither')]),
        "n_iter": (1000, [('int', 250, None, 'left')]),
        "n_iter_without_progress": (300, [('int', -1, None, 'left')]),
        "min_grad_norm": (1e-07, [('real', 0, None, 'left')]),
        "metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'kulsinski', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']),
        "metric_params": (None, ['dict', None]), "init": ('pca', [('options', 'pca', 'random'), 'ndarray']),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
        "method": ('barnes_hut', [('options', 'barnes_hut', 'exact')]), "angle": (0.5, [('real', 0, 1, 'both')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "square_distances": ('deprecated', ['boolean', ('options', 'deprecated')]),
    }
    _changes = {
        "1.3": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalmichener', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable']), "square_distances": None},
        "1.5": {"max_iter": (None, [('int', 250, None, 'left'), None]), "n_iter": ('deprecated', [('int', 250, None, 'left'), ('options', 'deprecated')])},
        "1.7": {"max_iter": (1000, [('int', 250, None, 'left')]), "n_iter": None},
        "1.9": {"metric": ('euclidean', [('options', 'braycurtis', 'canberra', 'chebyshev', 'cityblock', 'correlation', 'cosine', 'dice', 'euclidean', 'hamming', 'haversine', 'jaccard', 'l1', 'l2', 'mahalanobis', 'manhattan', 'matching', 'minkowski', 'nan_euclidean', 'precomputed', 'rogerstanimoto', 'russellrao', 'seuclidean', 'sokalsneath', 'sqeuclidean', 'wminkowski', 'yule'), 'callable'])},
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing set_output "
    _fitted = " embedding_ feature_names_in_ kl_divergence_ learning_rate_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim no_columns mixed_names category "
