"""Attributes of estimators and boosters of XGBoost and LightGBM, of all versions since 1.3 and 3.1 together."""

XGB = (
    " apply base_score best_iteration best_ntree_limit best_score booster callbacks classes_ coef_ colsample_bylevel "
    "colsample_bynode colsample_bytree device early_stopping_rounds enable_categorical eval_metric evals_result "
    "evals_result_ feature_importances_ feature_names_in_ feature_types feature_weights fit gamma get_booster "
    "get_metadata_routing get_num_boosting_rounds get_params get_xgb_params gpu_id grow_policy importance_type "
    "interaction_constraints intercept_ kwargs learning_rate load_model max_bin max_cat_threshold max_cat_to_onehot "
    "max_delta_step max_depth max_leaves min_child_weight missing monotone_constraints multi_strategy n_classes_ "
    "n_estimators n_features_in_ n_jobs num_parallel_tree objective predict predictor random_state reg_alpha "
    "reg_lambda sampling_method save_model scale_pos_weight score set_fit_request set_params set_predict_request "
    "set_score_request subsample tree_method use_label_encoder validate_parameters verbosity "
)

XGB_CLASSIFIER = (
    " predict_proba set_predict_proba_request "
)

XGB_REGRESSOR = ""

DMATRIX = (
    " data_split_mode feature_names feature_types get_base_margin get_categories get_data get_float_info get_group "
    "get_label get_quantile_cut get_uint_info get_weight handle missing nthread num_col num_nonmissing num_row "
    "save_binary set_base_margin set_float_info set_float_info_npy2d set_group set_info set_label set_uint_info "
    "set_weight silent slice "
)

XGB_BOOSTER = (
    " attr attributes best_iteration best_ntree_limit best_score boost booster copy dump_model eval eval_set "
    "feature_names feature_types get_categories get_dump get_fscore get_score get_split_value_histogram handle "
    "inplace_predict load_config load_model load_rabit_checkpoint num_boosted_rounds num_features predict reset "
    "save_config save_model save_rabit_checkpoint save_raw set_attr set_param trees_to_dataframe update "
)

LGBM = (
    " best_iteration_ best_score_ booster_ boosting_type class_weight colsample_bytree evals_result_ "
    "feature_importances_ feature_name_ feature_names_in_ fit fitted_ get_metadata_routing get_params importance_type "
    "learning_rate max_depth min_child_samples min_child_weight min_split_gain n_estimators n_estimators_ n_features_ "
    "n_features_in_ n_iter_ n_jobs num_leaves objective objective_ predict random_state reg_alpha reg_lambda score "
    "set_fit_request set_params set_predict_request set_score_request silent subsample subsample_for_bin "
    "subsample_freq verbose "
)

LGBM_CLASSIFIER = (
    " classes_ decision_function n_classes_ predict_proba set_decision_function_request set_predict_proba_request "
)

LGBM_REGRESSOR = ""

DATASET = (
    " add_features_from categorical_feature construct create_valid data feature_name feature_num_bin feature_penalty "
    "free_raw_data get_data get_feature_name get_field get_group get_init_score get_label get_params get_position "
    "get_ref_chain get_weight group handle init_score label monotone_constraints need_slice num_data num_feature "
    "pandas_categorical params params_back_up position reference save_binary set_categorical_feature set_feature_name "
    "set_field set_group set_init_score set_label set_position set_reference set_weight silent subset used_indices "
    "version weight "
)

LGBM_BOOSTER = (
    " add_valid attr best_iteration best_score current_iteration dump_model eval eval_train eval_valid "
    "feature_importance feature_name free_dataset free_network get_leaf_output get_split_value_histogram handle "
    "lower_bound model_from_string model_to_string name_valid_sets network num_feature num_model_per_iteration "
    "num_trees pandas_categorical params predict refit reset_parameter rollback_one_iter save_model set_attr "
    "set_leaf_output set_network set_train_data_name shuffle_models train_set train_set_version trees_to_dataframe "
    "update upper_bound valid_sets "
)
