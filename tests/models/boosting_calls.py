"""Random calls of LightGBM as source text, on the data of scikit-learn's calls."""

from sklearn_calls import Learning
from templates import cases, texts

IMPORTS = """import numpy as np
import pandas as pd
import lightgbm as lgb
from lightgbm import LGBMClassifier, LGBMRegressor
from sklearn.model_selection import cross_val_score"""

CALLS = """
m = {booster}; m.fit({X}, {Y}); m.predict({X}) | m = {booster}; m.fit({X}, {Y}) | m = {booster}; m.predict({X}) | LGBMClassifier({options}).fit({X}, {T}).predict_proba({X}) | m = {booster}; m.fit({X}, {Y}); m.score({X}, {Y}) | m = {booster}; m.fit({X}, {Y}); m.{attribute}
m = {booster}; m.fit({X}, {Y}, eval_set=[({X}, {Y})]) | m = {booster}; m.fit({X}, {Y}, {fit}) | lgb.Dataset({X}, {Y}) | lgb.Dataset({X}, label={Y}).construct() | lgb.train({params}, lgb.Dataset({X}, {R}), {small}) | lgb.train({params}, lgb.Dataset({X}, {R}), num_boost_round=2, {train})
lgb.train({params}, lgb.Dataset({X}, {R}), 2).predict({X}) | cross_val_score({booster}, {X}, {T}, cv={small}) | lgb.{misspelt} | {booster}.set_params({parameter}=1) | lgb.cv({params}, lgb.Dataset({X}, {R}), {small}, nfold=2)
"""


class Boosting(Learning):
    calls = texts(CALLS)
    slots = dict(Learning.slots, **{
        "booster": ["LGBMClassifier({options})", "LGBMRegressor({options})"],
        "options": ["n_estimators=2, verbose=-1", "n_estimators=2", "num_leaves={small}, n_estimators=2", "max_depth={small}, n_estimators=2", "learning_rate={number}, n_estimators=2", "boosting_type='none', n_estimators=2", "objective='binary', n_estimators=2", "'gbdt'"],
        "fit": ["early_stopping_rounds=2", "verbose=False", "eval_metric='auc'", "callbacks=[lgb.early_stopping(2)]", "sample_weight={R}", "categorical_feature=['a']"],
        "train": ["early_stopping_rounds=2", "valid_sets=[lgb.Dataset({X}, {R})]", "verbose_eval=False", "callbacks=[]"],
        "params": ["{{{{'objective': 'regression', 'verbose': -1}}}}", "{{{{'objective': 'binary', 'verbose': -1}}}}", "{{{{'objective': 'multi', 'verbose': -1}}}}", "{{{{}}}}", "None"],
        "attribute": ["feature_importances_", "best_iteration_", "booster_", "coef_", "feature_name_", "n_features_", "classes_", "feature_importance()"],
        "misspelt": ["LGBMClassifer", "train_", "DMatrix", "Booster", "Dataset", "early_stoping"],
    })


def calls(seed, count, wrapper=None):
    return cases(Boosting(seed, wrapper), count)
