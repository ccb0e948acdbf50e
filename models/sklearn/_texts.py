"""Estimators that refuse arrays of texts even where all of them are numbers: in fit, and in predict or transform.

Found by trying all estimators of 1.2 and 1.9; the others turn such texts into numbers.
"""

FIT = (
    " AdditiveChi2Sampler AffinityPropagation AgglomerativeClustering BernoulliNB Binarizer CalibratedClassifierCV "
    "ComplementNB DBSCAN DictionaryLearning EllipticEnvelope EmpiricalCovariance FeatureAgglomeration GaussianNB "
    "GaussianProcessClassifier GaussianProcessRegressor GenericUnivariateSelect GraphicalLasso GraphicalLassoCV "
    "Isomap KBinsDiscretizer KNeighborsClassifier KNeighborsRegressor KNeighborsTransformer KernelPCA KernelRidge "
    "LabelPropagation LabelSpreading Lars LarsCV LassoLars LassoLarsCV LassoLarsIC LedoitWolf LinearRegression "
    "LocalOutlierFactor MDS MeanShift MinCovDet MiniBatchSparsePCA MultinomialNB NearestCentroid NearestNeighbors "
    "NeighborhoodComponentsAnalysis Normalizer Nystroem OAS OrthogonalMatchingPursuitCV PolynomialCountSketch "
    "PolynomialFeatures QuadraticDiscriminantAnalysis QuantileRegressor RANSACRegressor RBFSampler "
    "RadiusNeighborsClassifier RadiusNeighborsRegressor RadiusNeighborsTransformer RidgeClassifier "
    "RidgeClassifierCV SelectFdr SelectFpr SelectFwe SelectPercentile ShrunkCovariance SkewedChi2Sampler SparsePCA "
    "SpectralEmbedding SplineTransformer TfidfTransformer TheilSenRegressor TransformedTargetRegressor TruncatedSVD "
)

CALL = (
    " ARDRegression AdditiveChi2Sampler AffinityPropagation BayesianGaussianMixture BayesianRidge BernoulliNB "
    "Binarizer Birch CalibratedClassifierCV ComplementNB DictionaryLearning ElasticNet ElasticNetCV "
    "EllipticEnvelope FactorAnalysis FeatureAgglomeration GaussianMixture GaussianNB GaussianProcessClassifier "
    "GaussianProcessRegressor HuberRegressor Isomap KNeighborsClassifier KNeighborsRegressor KNeighborsTransformer "
    "KernelPCA KernelRidge LabelPropagation LabelSpreading Lars LarsCV Lasso LassoCV LassoLars LassoLarsCV "
    "LassoLarsIC LinearDiscriminantAnalysis LinearRegression LinearSVC LinearSVR LocallyLinearEmbedding "
    "LogisticRegression LogisticRegressionCV MLPClassifier MLPRegressor MeanShift MiniBatchDictionaryLearning "
    "MiniBatchSparsePCA MultinomialNB NearestCentroid NeighborhoodComponentsAnalysis Normalizer Nystroem "
    "OrthogonalMatchingPursuit OrthogonalMatchingPursuitCV PassiveAggressiveClassifier PassiveAggressiveRegressor "
    "Perceptron PolynomialCountSketch QuadraticDiscriminantAnalysis QuantileRegressor RANSACRegressor RBFSampler "
    "RadiusNeighborsClassifier RadiusNeighborsRegressor RadiusNeighborsTransformer Ridge RidgeCV RidgeClassifier "
    "RidgeClassifierCV SGDClassifier SGDOneClassSVM SGDRegressor SparsePCA SplineTransformer TheilSenRegressor "
    "TransformedTargetRegressor TruncatedSVD "
)
