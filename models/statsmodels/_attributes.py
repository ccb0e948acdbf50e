"""Attributes of models and results of statsmodels, in any version since 0.12."""

OLS_RESULTS = (
    " HC0_se HC1_se HC2_se HC3_se aic bic bse centered_tss compare_f_test compare_lm_test compare_lr_test "
    "condition_number conf_int conf_int_el cov_HC0 cov_HC1 cov_HC2 cov_HC3 cov_kwds cov_params cov_type df_model "
    "df_resid diagn eigenvals el_test ess f_pvalue f_test fittedvalues fvalue get_influence get_prediction "
    "get_robustcov_results het_scale info_criteria initialize k_constant llf load model mse_model mse_resid "
    "mse_total n_groups nobs normalized_cov_params outlier_test params predict pvalues remove_data resid "
    "resid_pearson rsquared rsquared_adj save scale ssr summary summary2 t_test t_test_pairwise tvalues "
    "uncentered_tss use_t wald_test wald_test_terms wresid "
)

GLM_RESULTS = (
    " aic bic bic_deviance bic_llf bse conf_int converged cov_kwds cov_params cov_type deviance df_model df_resid "
    "f_test family fit_history fittedvalues get_distribution get_hat_matrix_diag get_influence get_margeff "
    "get_prediction info_criteria initialize k_constant llf llf_scaled llnull load method mle_settings model mu "
    "nobs normalized_cov_params null null_deviance params pearson_chi2 plot_added_variable plot_ceres_residuals "
    "plot_partial_residuals predict pseudo_rsquared pvalues remove_data resid_anscombe resid_anscombe_scaled "
    "resid_anscombe_unscaled resid_deviance resid_pearson resid_response resid_working save scale score_test "
    "summary summary2 t_test t_test_pairwise tvalues use_t wald_test wald_test_terms "
)

DISCRETE_RESULTS = (
    " aic bic bse conf_int converged cov_kwds cov_params cov_type df_model df_resid f_test fittedvalues "
    "get_diagnostic get_distribution get_influence get_margeff get_prediction im_ratio info_criteria initialize "
    "k_constant llf llnull llr llr_pvalue load method mle_retvals mle_settings model nobs normalized_cov_params "
    "params pred_table predict prsquared pvalues remove_data res_null resid resid_dev resid_generalized "
    "resid_pearson resid_response save scale score_test set_null_options summary summary2 t_test t_test_pairwise "
    "tvalues use_t wald_test wald_test_terms "
)

ARIMA_RESULTS = (
    " aic aicc append apply arfreq arparams arroots bic bse conf_int cov_kwds cov_params cov_params_approx "
    "cov_params_default cov_params_oim cov_params_opg cov_params_robust cov_params_robust_approx "
    "cov_params_robust_oim cov_type data df_model df_resid extend f_test filter_results filtered_state "
    "filtered_state_cov fittedvalues fixed_params forecast forecasts forecasts_error forecasts_error_cov "
    "forecasts_error_diffuse_cov get_forecast get_prediction get_smoothed_decomposition hqic impulse_responses "
    "info_criteria initialize k_constant k_diffuse_states llf llf_obs load loglikelihood_burn mae mafreq maparams "
    "maroots mle_retvals mle_settings mlefit model model_orders mse news nobs nobs_diffuse nobs_effective "
    "normalized_cov_params param_names param_terms params plot_diagnostics polynomial_ar polynomial_ma "
    "polynomial_reduced_ar polynomial_reduced_ma polynomial_seasonal_ar polynomial_seasonal_ma polynomial_trend "
    "predict predicted_diffuse_state_cov predicted_state predicted_state_cov pvalues remove_data resid save scale "
    "scaled_smoothed_estimator scaled_smoothed_estimator_cov seasonalarparams seasonalmaparams simulate "
    "smoothed_measurement_disturbance smoothed_measurement_disturbance_cov smoothed_state smoothed_state_autocov "
    "smoothed_state_cov smoothed_state_disturbance smoothed_state_disturbance_cov smoother_results smoothing_error "
    "specification sse standardized_forecasts_error states summary t_test t_test_pairwise test_heteroskedasticity "
    "test_normality test_serial_correlation tvalues use_t wald_test wald_test_terms zvalues "
)

OLS_MODEL = (
    " data df_model df_resid effects endog endog_names exog exog_Q exog_R exog_names fit fit_regularized formula "
    "from_formula get_distribution hessian hessian_factor information initialize k_constant loglike nobs "
    "normalized_cov_params pinv_wexog predict rank score weights wendog wexog wexog_singular_values whiten "
)

GLM_MODEL = (
    " data df_model df_resid endog endog_names estimate_scale estimate_tweedie_power exog exog_names exposure "
    "exposure_name family fit fit_constrained fit_regularized formula freq_weights freq_weights_name from_formula "
    "get_distribution hessian hessian_factor information initialize iweights k_constant loglike loglike_mu mu "
    "n_trials nobs offset offset_name predict scale scaletype score score_factor score_obs score_test var_weights "
    "var_weights_name weights wnobs "
)

DISCRETE_MODEL = (
    " cdf cov_params_func_l1 data df_model df_resid endog endog_names exog exog_names exposure family fit "
    "fit_constrained fit_regularized formula from_formula get_distribution hessian hessian_factor information "
    "initialize k_constant k_extra link loglike loglikeobs offset pdf predict raise_on_perfect_prediction score "
    "score_factor score_obs "
)

ARIMA_MODEL = (
    " clone concentrate_scale data design_ma_params_idx endog endog_names enforce_invertibility enforce_stationarity "
    "exog exog_names filter fit fit_constrained fix_params from_formula hamilton_representation handle_params "
    "hessian impulse_responses information initial_design initial_selection initial_state_intercept "
    "initial_transition initial_variance initialization initialize initialize_approximate_diffuse "
    "initialize_default initialize_known initialize_statespace initialize_stationary k_ar k_ar_params k_constant "
    "k_diff k_endog k_exog k_ma k_ma_params k_params k_posdef k_seasonal_ar k_seasonal_ar_params k_seasonal_diff "
    "k_seasonal_ma k_seasonal_ma_params k_states k_trend loglike loglikelihood_burn loglikeobs measurement_error "
    "mle_regression model_latex_names model_names model_orders nobs observed_information_matrix "
    "opg_information_matrix order orig_endog orig_exog orig_k_diff orig_k_seasonal_diff param_names param_terms "
    "params_complete polynomial_ar polynomial_ma polynomial_seasonal_ar polynomial_seasonal_ma polynomial_trend "
    "predict prepare_data score score_obs seasonal_order seasonal_periods selection_ma_params_idx "
    "set_conserve_memory set_filter_method set_inversion_method set_smoother_output set_stability_method "
    "simple_differencing simulate simulation_smoother smooth ssm start_params state_error state_names "
    "state_regression time_varying_regression tolerance transform_jacobian transform_params "
    "transition_ar_params_idx trend trend_offset untransform_params update use_exact_diffuse "
)

TUKEY = (
    " alpha confint data df_total df_total_hsd group_c group_t groups groupsunique halfwidths meandiffs "
    "plot_simultaneous pvalues q_crit reject reject2 std_pairs summary summary_frame variance "
)

DECOMPOSED = (
    " nobs observed plot resid seasonal trend weights "
)
