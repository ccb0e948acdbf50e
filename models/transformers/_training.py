"""Trainers and their settings."""

from models.crane import certain, havoc, known, unknown, version
from models._std import may_fail

STRATEGIES = ("no", "steps", "epoch")
#: Settings that transformers 5 no longer has.
GONE = ("evaluation_strategy", "no_cuda", "per_gpu_train_batch_size", "per_gpu_eval_batch_size", "use_mps_device", "push_to_hub_token",
        "push_to_hub_model_id", "push_to_hub_organization", "fp16_backend", "jit_mode_eval", "use_ipex", "torchdynamo", "half_precision_backend",
        "overwrite_output_dir", "logging_dir")


def strategy(name, value):
    if known(value) and isinstance(value, str) and value not in STRATEGIES and not (name == "save_strategy" and value == "best"):
        raise ValueError(f"{value} is not a valid IntervalStrategy, please select one of ['no', 'steps', 'epoch']")


class TrainingArguments:
    __real__ = "transformers.training_args.TrainingArguments"

    def __init__(self, output_dir=None, *args, **kwargs):
        for name in GONE:
            if name in kwargs and certain(version("transformers") >= "5.0"):
                raise TypeError(f"TrainingArguments.__init__() got an unexpected keyword argument '{name}'")
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


class Trainer:
    """Trains a model, which may be the notebook's own; its functions run at times that are not known."""

    __real__ = "transformers.trainer.Trainer"

    def __init__(self, model=None, args=None, data_collator=None, train_dataset=None, eval_dataset=None, processing_class=None,
                 model_init=None, compute_loss_func=None, compute_metrics=None, callbacks=None, **kwargs):
        if "tokenizer" in kwargs and certain(version("transformers") >= "5.0"):
            raise TypeError("Trainer.__init__() got an unexpected keyword argument 'tokenizer'")
        if model is None and model_init is None:
            raise RuntimeError("`Trainer` requires either a `model` or `model_init` argument")
        may_fail()
        for used in (model, data_collator, model_init, compute_loss_func, compute_metrics, callbacks):
            havoc(used)
        self.model, self.args, self.train_dataset, self.eval_dataset = model, args, train_dataset, eval_dataset
        self.used_ = (model, data_collator, model_init, compute_loss_func, compute_metrics, callbacks, train_dataset, eval_dataset)

    def __getattr__(self, name):
        return unknown()

    def train(self, resume_from_checkpoint=None, trial=None, ignore_keys_for_eval=None, **kwargs):
        may_fail()
        havoc(self.used_)
        return unknown()

    def evaluate(self, eval_dataset=None, ignore_keys=None, metric_key_prefix="eval", **kwargs):
        may_fail()
        havoc(self.used_)
        return unknown(dict)

    def predict(self, test_dataset, ignore_keys=None, metric_key_prefix="test", **kwargs):
        may_fail()
        havoc(self.used_)
        return unknown()

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
