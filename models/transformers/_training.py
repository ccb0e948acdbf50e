"""Trainers and their settings."""

from models.crane import certain, havoc, known, type_name, unknown, version
from models._std import is_text, may_fail

STRATEGIES = ("no", "steps", "epoch")
#: Settings that transformers 5 no longer has.
GONE = ("evaluation_strategy", "no_cuda", "per_gpu_train_batch_size", "per_gpu_eval_batch_size", "use_mps_device", "push_to_hub_token",
        "push_to_hub_model_id", "push_to_hub_organization", "fp16_backend", "jit_mode_eval", "use_ipex", "torchdynamo", "half_precision_backend",
        "overwrite_output_dir", "logging_dir")


def strategy(name, value):
    if known(value) and isinstance(value, (str, int)) and value not in STRATEGIES and not (name == "save_strategy" and value == "best"):
        raise ValueError(f"{value} is not a valid IntervalStrategy, please select one of ['no', 'steps', 'epoch']")


def refuse_settings(kwargs):
    """Raises for numbers that are none, where transformers 5 looks at them at once."""
    if not certain(version("transformers") >= "5.0"):
        return
    steps = kwargs["logging_steps"] if "logging_steps" in kwargs else None
    if is_text(steps):
        raise TypeError("'>' not supported between instances of 'str' and 'int'")
    if known(steps) and type(steps) is int and steps == 0 and "logging_strategy" not in kwargs:
        raise ValueError("logging strategy IntervalStrategy.STEPS requires non-zero --logging_steps")
    warm = kwargs["warmup_steps"] if "warmup_steps" in kwargs else None
    if known(warm) and type(warm) in (int, float) and warm < 0:
        raise ValueError(f"Got warmup_steps = {warm}, Expected value warmup_steps >= 0")


class TrainingArguments:
    __real__ = "transformers.training_args.TrainingArguments"

    def __init__(self, output_dir=None, *args, **kwargs):
        for name in GONE:
            if name in kwargs and certain(version("transformers") >= "5.0"):
                raise TypeError(f"TrainingArguments.__init__() got an unexpected keyword argument '{name}'")
        refuse_settings(kwargs)
        if isinstance(output_dir, (int, float, list)) is True:
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type_name(output_dir)}")
        may_fail()
        for name in ("eval_strategy", "evaluation_strategy", "logging_strategy", "save_strategy"):
            if name in kwargs:
                strategy(name, kwargs[name])
        if "load_best_model_at_end" in kwargs and certain(kwargs["load_best_model_at_end"]) and "do_eval" not in kwargs and len(args) == 0:
            same(kwargs)
        self.output_dir = output_dir
        for name in kwargs:
            # Strategies become members of an enumeration, which are text as well.
            setattr(self, name, unknown() if "strategy" in name or name in ("report_to", "optim", "lr_scheduler_type") else kwargs[name])

    def __getattr__(self, name):
        return unknown()


def same(kwargs):
    """The best model is only known where it is saved whenever it is evaluated."""
    evaluated = kwargs["eval_strategy"] if "eval_strategy" in kwargs else kwargs["evaluation_strategy"] if "evaluation_strategy" in kwargs else "no"
    saved = kwargs["save_strategy"] if "save_strategy" in kwargs else "steps"
    if known(evaluated) and known(saved) and evaluated in STRATEGIES and saved in STRATEGIES and evaluated != saved:
        raise ValueError("--load_best_model_at_end requires the save and eval strategy to match, but found\n"
                         f"- Evaluation strategy: {evaluated}\n- Save strategy: {saved}")


class Seq2SeqTrainingArguments(TrainingArguments):
    __real__ = "transformers.training_args_seq2seq.Seq2SeqTrainingArguments"


class PredictionOutput:
    """A named tuple of arrays and metrics."""

    __real__ = "transformers.trainer_utils.PredictionOutput"
    __callable__ = False
    __complete__ = True
    count = index = _asdict = _replace = _fields = _make = _field_defaults = unknown()

    @property
    def predictions(self):
        return unknown()

    label_ids = predictions

    @property
    def metrics(self):
        return unknown(dict)

    def __iter__(self):
        return iter([unknown(), unknown(), unknown()])

    def __len__(self):
        return 3

    def __getitem__(self, key):
        return (unknown(), unknown(), unknown())[key]


class TrainOutput(PredictionOutput):
    __real__ = "transformers.trainer_utils.TrainOutput"
    global_step = unknown(int)
    training_loss = unknown(float)

    def __getattribute__(self, name):
        if name in ("predictions", "label_ids"):
            raise AttributeError(f"'TrainOutput' object has no attribute '{name}'")
        return object.__getattribute__(self, name)


#: Public attributes of a trainer, in any version.
MEMBERS = frozenset(
    "add_callback autocast_smart_context_manager call_model_init compute_loss compute_loss_context_manager "
    "create_accelerator_and_postprocess create_model_card create_optimizer create_optimizer_and_scheduler create_scheduler end evaluate "
    "evaluation_loop floating_point_ops get_batch_samples get_cp_size get_decay_parameter_names get_eval_dataloader get_learning_rates "
    "get_num_trainable_parameters get_optimizer_cls_and_kwargs get_optimizer_group get_sp_size get_test_dataloader "
    "get_total_train_batch_size get_tp_size get_train_dataloader hyperparameter_search init_hf_repo is_local_process_zero "
    "is_world_process_zero log log_metrics loss_is_scaled_for_ga metrics_format num_examples pop_callback predict prediction_step push_to_hub "
    "remove_callback save_metrics save_model save_state set_initial_training_values store_flos train training_step accelerator args "
    "callback_handler can_return_loss compute_loss_func compute_metrics compute_objective control current_flos "
    "current_gradient_accumulation_steps data_collator deepspeed eval_dataset gather_function hp_name hp_search_backend hp_space hub_model_id "
    "is_deepspeed_enabled is_fsdp_enabled is_fsdp_xla_enabled is_in_train is_model_parallel label_names label_smoother lr_scheduler model "
    "model_accepts_loss_kwargs model_init model_preparation_time model_wrapped neftune_hook_handle neftune_noise_alpha objective optimizer "
    "optimizer_cls_and_kwargs place_model_on_device preprocess_logits_for_metrics processing_class push_in_progress state train_dataset "
    "tokenizer prediction_loop ipex_optimize_model torch_jit_model_eval num_tokens propagate_args_to_deepspeed is_tp_enabled "
    "use_apex use_cpu_amp use_cuda_amp amp_dtype do_grad_scaling sharded_ddp fsdp hub_token repo".split())


class Trainer:
    """Trains a model, which may be the notebook's own; its functions run at times that are not known."""

    __real__ = "transformers.trainer.Trainer"
    __callable__ = False
    evaluated_, trained_, used_ = unknown(bool), unknown(bool), unknown()

    def __init__(self, model=None, args=None, data_collator=None, train_dataset=None, eval_dataset=None, processing_class=None,
                 model_init=None, compute_loss_func=None, compute_metrics=None, callbacks=None, **kwargs):
        if isinstance(args, (str, int, dict, list)) is True:
            raise AttributeError(f"'{type_name(args)}' object has no attribute 'full_determinism'")
        if isinstance(model, (str, int, dict, list)) is True:
            raise AttributeError(f"'{type_name(model)}' object has no attribute 'to'")
        if "tokenizer" in kwargs and certain(version("transformers") >= "5.0"):
            raise TypeError("Trainer.__init__() got an unexpected keyword argument 'tokenizer'")
        if model is None and model_init is None:
            raise RuntimeError("`Trainer` requires either a `model` or `model_init` argument")
        may_fail()
        for used in (model, data_collator, model_init, compute_loss_func, compute_metrics, callbacks):
            havoc(used)
        # Nothing to learn from, or to evaluate with, where it is not given at the call either.
        self.trained_ = train_dataset is not None
        self.evaluated_ = eval_dataset is not None
        self.model, self.args, self.train_dataset, self.eval_dataset = model, args, train_dataset, eval_dataset
        self.used_ = (model, data_collator, model_init, compute_loss_func, compute_metrics, callbacks, train_dataset, eval_dataset)

    def __getattr__(self, name):
        if type_name(self) == "Trainer" and name not in MEMBERS and not name.startswith("_") and certain(version("transformers") >= "5.0"):
            raise AttributeError(f"'Trainer' object has no attribute '{name}'")
        return unknown()

    def train(self, resume_from_checkpoint=None, trial=None, ignore_keys_for_eval=None, **kwargs):
        if certain(self.trained_ == False) and type_name(self) == "Trainer":  # noqa: E712
            raise ValueError("Trainer: training requires a train_dataset.")
        may_fail()
        havoc(self.used_)
        return TrainOutput()

    def evaluate(self, eval_dataset=None, ignore_keys=None, metric_key_prefix="eval", **kwargs):
        if eval_dataset is None and certain(self.evaluated_ == False) and type_name(self) == "Trainer":  # noqa: E712
            raise ValueError("Trainer: evaluation requires an eval_dataset.")
        may_fail()
        havoc(self.used_)
        return unknown(dict)

    def predict(self, test_dataset, ignore_keys=None, metric_key_prefix="test", **kwargs):
        if isinstance(test_dataset, (int, float)) is True or test_dataset is None:
            may_fail()
        may_fail()
        havoc(self.used_)
        return PredictionOutput()

    def save_model(self, output_dir=None, _internal_call=False):
        may_fail()

    def push_to_hub(self, commit_message="End of training", *args, **kwargs):
        may_fail()
        return unknown()

    def add_callback(self, callback):
        havoc(callback)


class Seq2SeqTrainer(Trainer):
    __real__ = "transformers.trainer_seq2seq.Seq2SeqTrainer"


class Collator:
    """Makes batches of examples."""

    def __init__(self, *args, **kwargs):
        may_fail()

    def __call__(self, features, return_tensors=None):
        may_fail()
        return unknown()

    def __getattr__(self, name):
        return unknown()


class DataCollatorWithPadding(Collator):
    """Pads examples to a length, and makes tensors of them."""

    __real__ = "transformers.data.data_collator.DataCollatorWithPadding"

    def __init__(self, tokenizer, padding=True, max_length=None, pad_to_multiple_of=None, return_tensors="pt"):
        self.tokenizer, self.padding, self.max_length = tokenizer, padding, max_length
        self.pad_to_multiple_of, self.return_tensors = pad_to_multiple_of, return_tensors

    def __call__(self, features):
        if isinstance(features, (int, float)) is True or features is None:
            raise TypeError(f"argument of type '{type_name(features)}' is not iterable")
        if isinstance(features, (list, tuple)) is True and known(features):
            if len(features) == 0 or isinstance(features[0], (str, int)) is True:
                raise AttributeError("'list' object has no attribute 'keys'")
        may_fail()
        return padded(features)


def padded(features):
    """The batch: a tensor for each name of the first example."""
    from models.torch import create, dtypes
    from models.transformers._text import Encoding

    if isinstance(features, (list, tuple)) is not True:
        return Encoding(unknown(dict))
    first = None
    for example in features:
        first = example
        break
    if type(first) is not dict or not known(first) or "input_ids" not in first:
        return Encoding(unknown(dict))
    entries = {}
    for name in first:
        shape = (len(features), unknown(int)) if name in ("input_ids", "attention_mask", "token_type_ids") else None
        if name in ("label", "labels"):
            entries["labels"] = create.made((len(features),), dtypes.int64) if isinstance(first[name], int) is True else unknown()
        elif name != "label_ids":
            entries[name] = create.made(shape, dtypes.int64) if shape is not None else unknown()
    return Encoding(entries)


class Pipeline:
    """A model with what goes before and after it."""

    def __getattr__(self, name):
        return unknown()

    def __call__(self, *args, **kwargs):
        may_fail()
        return unknown()


def pipeline(task=None, model=None, config=None, tokenizer=None, feature_extractor=None, image_processor=None, processor=None,
             revision=None, use_fast=True, token=None, device=None, device_map=None, *args, **kwargs):
    if task is None and model is None:
        raise RuntimeError("Impossible to instantiate a pipeline without either a task or a model being specified. Please provide a task "
                           "class or a model")
    may_fail()
    return Pipeline()
