"""Names that losses and metrics go by, in Keras 3.4, 3.15 and tf_keras 2.17."""

from models.crane import assume, known

#: As `keras.metrics.get` takes them.
METRICS = (
    "AUC", "Accuracy", "BCE", "BinaryAccuracy", "BinaryCrossentropy", "BinaryIoU", "CategoricalAccuracy", "CategoricalCrossentropy",
    "CategoricalHinge", "ConcordanceCorrelation", "CosineSimilarity", "F1Score", "FBetaScore", "FalseNegatives", "FalsePositives",
    "Hinge", "IoU", "KLD", "KLDivergence", "LogCoshError", "MAE", "MAPE", "MSE", "MSLE", "Mean", "MeanAbsoluteError",
    "MeanAbsolutePercentageError", "MeanIoU", "MeanMetricWrapper", "MeanRelativeError", "MeanSquaredError",
    "MeanSquaredLogarithmicError", "MeanTensor", "Metric", "OneHotIoU", "OneHotMeanIoU", "PearsonCorrelation", "Poisson", "Precision",
    "PrecisionAtRecall", "R2Score", "Recall", "RecallAtPrecision", "RootMeanSquaredError", "SensitivityAtSpecificity",
    "SparseCategoricalAccuracy", "SparseCategoricalCrossentropy", "SparseTopKCategoricalAccuracy", "SpecificityAtSensitivity",
    "SquaredHinge", "Sum", "TopKCategoricalAccuracy", "TrueNegatives", "TruePositives", "acc", "accuracy", "auc", "bce",
    "binary_accuracy", "binary_crossentropy", "binary_focal_crossentropy", "binary_io_u", "categorical_accuracy",
    "categorical_crossentropy", "categorical_focal_crossentropy", "categorical_hinge", "ce", "concordance_correlation",
    "cosine_proximity", "cosine_similarity", "crossentropy", "f1_score", "f_beta_score", "false_negatives", "false_positives", "hinge",
    "io_u", "kl_divergence", "kld", "kullback_leibler_divergence", "log_cosh", "log_cosh_error", "logcosh", "mae", "mape", "mean",
    "mean_absolute_error", "mean_absolute_percentage_error", "mean_io_u", "mean_metric_wrapper", "mean_squared_error",
    "mean_squared_logarithmic_error", "metric", "mse", "msle", "one_hot_io_u", "one_hot_mean_io_u", "pearson_correlation", "poisson",
    "precision", "precision_at_recall", "r2_score", "recall", "recall_at_precision", "root_mean_squared_error",
    "sensitivity_at_specificity", "sparse_categorical_accuracy", "sparse_categorical_crossentropy", "sparse_top_k_categorical_accuracy",
    "specificity_at_sensitivity", "squared_hinge", "sum", "top_k_categorical_accuracy", "true_negatives", "true_positives")

#: As `keras.losses.get` takes them.
LOSSES = (
    "BCE", "BinaryCrossentropy", "BinaryFocalCrossentropy", "CTC", "CategoricalCrossentropy", "CategoricalFocalCrossentropy",
    "CategoricalHinge", "Circle", "CosineSimilarity", "Dice", "Hinge", "Huber", "KLD", "KLDivergence", "LogCosh", "Loss",
    "LossFunctionWrapper", "MAE", "MAPE", "MSE", "MSLE", "MeanAbsoluteError", "MeanAbsolutePercentageError", "MeanSquaredError",
    "MeanSquaredLogarithmicError", "Poisson", "Reduction", "SparseCategoricalCrossentropy", "SquaredHinge", "Tversky", "bce",
    "binary_crossentropy", "binary_focal_crossentropy", "categorical_crossentropy", "categorical_focal_crossentropy",
    "categorical_hinge", "circle", "ce", "cosine_proximity", "crossentropy", "cosine_similarity", "ctc", "dice", "hinge", "huber",
    "kl_divergence", "kld",
    "kullback_leibler_divergence", "log_cosh", "logcosh", "mae", "mape", "mean_absolute_error", "mean_absolute_percentage_error",
    "mean_squared_error", "mean_squared_logarithmic_error", "mse", "msle", "poisson", "sparse_categorical_crossentropy",
    "squared_hinge", "tversky")


def misnamed(loss, metrics):
    """What training will say of a name that none has; None where all may be right."""
    if known(loss) and isinstance(loss, str) and loss not in LOSSES:
        return "Could not interpret loss identifier: " + loss
    if known(metrics) and isinstance(metrics, (list, tuple)) and known(len(metrics)):
        for metric in metrics:
            if known(metric) and isinstance(metric, str) and metric not in METRICS:
                return "Could not interpret metric identifier: " + metric
    return None


def refuse_misnamed(text):
    assume("the notebook registers no loss or metric of its own under that name")
    raise ValueError(text)
