"""The public attributes of layers and models of Keras 3, from 3.4 to 3.15, as `dir` lists them after a training."""

#: Of every layer and model.
LAYER = (
    "activity_regularizer", "add_loss", "add_metric", "add_variable", "add_weight", "autocast", "build", "build_from_config", "built",
    "call", "call_signature_parameters", "compute_dtype", "compute_mask", "compute_output_shape", "compute_output_spec", "count_params",
    "dtype", "dtype_policy", "from_config", "get_build_config", "get_config", "get_weights", "input", "input_dtype", "input_spec",
    "load_own_variables", "losses", "metrics", "metrics_variables", "name", "non_trainable_variables", "non_trainable_weights",
    "output", "path", "quantization_mode", "quantize", "quantized_build", "quantized_call", "rematerialized_call", "save_own_variables",
    "set_weights", "stateless_call", "supports_jit", "supports_masking", "symbolic_call", "trainable", "trainable_variables",
    "trainable_weights", "variable_dtype", "variables", "weights")

#: Of models besides.
MODEL = (
    "add", "compile", "compile_from_config", "compiled", "compiled_loss", "compiled_metrics", "compute_loss", "compute_metrics",
    "distribute_reduction_method", "distribute_strategy", "evaluate", "export", "fit", "get_compile_config", "get_layer",
    "get_metrics_result", "get_quantization_layer_structure", "get_state_tree", "history", "input_shape", "inputs", "jit_compile",
    "layers", "load_weights", "loss", "make_predict_function", "make_test_function", "make_train_function", "metrics_names",
    "operations", "optimizer", "output_names", "output_shape", "outputs", "pop", "predict", "predict_function", "predict_on_batch",
    "predict_step", "reset_metrics", "run_eagerly", "save", "save_weights", "set_state_tree", "stateless_compute_loss",
    "steps_per_execution", "stop_evaluating", "stop_predicting", "stop_training", "summary", "test_function", "test_on_batch",
    "test_step", "to_json", "train_function", "train_on_batch", "train_step", "unrolled_steps_per_execution")
