"""Which module has the class of a recorded estimator."""


def classes_of(module):
    """The model's module for a public module's name, or None."""
    if module == "linear_model":
        from models.sklearn import linear_model as found
    elif module == "ensemble":
        from models.sklearn import ensemble as found
    elif module == "preprocessing":
        from models.sklearn import preprocessing as found
    elif module == "svm":
        from models.sklearn import svm as found
    elif module == "tree":
        from models.sklearn import tree as found
    elif module == "neighbors":
        from models.sklearn import neighbors as found
    elif module == "naive_bayes":
        from models.sklearn import naive_bayes as found
    elif module == "cluster":
        from models.sklearn import cluster as found
    elif module == "decomposition":
        from models.sklearn import decomposition as found
    elif module == "pipeline":
        from models.sklearn import pipeline as found
    elif module == "compose":
        from models.sklearn import compose as found
    elif module == "model_selection":
        from models.sklearn import model_selection as found
    elif module == "impute":
        from models.sklearn import impute as found
    else:
        return rarer(module)
    return found


def rarer(module):
    if module == "feature_selection":
        from models.sklearn import feature_selection as found
    elif module == "feature_extraction":
        from models.sklearn.feature_extraction import text as found
    elif module == "neural_network":
        from models.sklearn import neural_network as found
    elif module == "discriminant_analysis":
        from models.sklearn import discriminant_analysis as found
    elif module == "gaussian_process":
        from models.sklearn import gaussian_process as found
    elif module == "manifold":
        from models.sklearn import manifold as found
    elif module == "mixture":
        from models.sklearn import mixture as found
    elif module == "multioutput":
        from models.sklearn import multioutput as found
    elif module == "multiclass":
        from models.sklearn import multiclass as found
    elif module == "calibration":
        from models.sklearn import calibration as found
    elif module == "dummy":
        from models.sklearn import dummy as found
    elif module == "kernel_ridge":
        from models.sklearn import kernel_ridge as found
    elif module == "cross_decomposition":
        from models.sklearn import cross_decomposition as found
    elif module == "semi_supervised":
        from models.sklearn import semi_supervised as found
    else:
        return None
    return found
