"""Models for PyTorch: modules whose parameters and outputs are not known, and which are surely no Keras models."""

from models._legacy import STATE
from models.crane import certain, type_name, unknown
from models._std import may_fail
from models.torch.nn.module import Module
from models.transformers._text import refuse_name

#: Attributes of Keras and scikit-learn that people look for on a model of PyTorch; no version has them.
FOREIGN = ("fit", "fit_generator", "predict", "predict_classes", "predict_proba", "predict_generator", "summary", "evaluate", "built",
           "trainable_weights", "get_layer", "score", "fit_transform", "transform")


class Config:
    """Settings of a model; which of them there are depends on the model."""

    def __init__(self, *args, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        return cls()

    def __getattr__(self, name):
        return unknown()

    def save_pretrained(self, save_directory, *args, **kwargs):
        may_fail()

    def to_dict(self):
        return unknown(dict)


class Net:
    """A model that came from a checkpoint or was made of a Config."""

    __also__ = Module
    # Of what an instance holds nothing is known that a call could change; its class stays.
    __immutable__ = True

    def __init__(self, config=None, *args, **kwargs):
        if isinstance(config, (str, int, dict, list)) is True:
            raise TypeError(f"Parameter config in `{type_name(self)}(config)` should be an instance of class `PreTrainedConfig`. "
                            "To create a model from a pretrained model use `model = "
                            f"{type_name(self)}.from_pretrained(PRETRAINED_MODEL_NAME)`")
        if not isinstance(config, Config):
            may_fail()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path=None, *model_args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        return cls(unknown())

    @classmethod
    def from_config(cls, config, **kwargs):
        may_fail()
        return cls(unknown())

    def __getattr__(self, name):
        if name in FOREIGN:
            raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")
        return unknown()

    def __call__(self, *args, **kwargs):
        given = args[0] if len(args) > 0 else kwargs["input_ids"] if "input_ids" in kwargs else None
        if isinstance(given, str) is True or type(given) is list and certain(type_name(given) == "list"):
            self.refuse_(given)
        may_fail()
        return unknown()

    def refuse_(self, given):
        """Lists are no tensors: the first operation on them fails, which one depends on the model."""
        may_fail()

    def eval(self):
        return self

    def train(self, mode=True):
        return self

    def to(self, *args, **kwargs):
        may_fail()
        return self

    def cuda(self, device=None):
        may_fail()
        return self

    def cpu(self):
        return self

    def half(self):
        return self

    def float(self):
        return self

    def zero_grad(self, set_to_none=True):
        return None

    def num_parameters(self, only_trainable=False, exclude_embeddings=False):
        return unknown(int)

    def save_pretrained(self, save_directory, *args, **kwargs):
        may_fail()

    def push_to_hub(self, repo_id, *args, **kwargs):
        may_fail()
        return unknown()

    def resize_token_embeddings(self, new_num_tokens=None, *args, **kwargs):
        may_fail()
        return unknown()

    def gradient_checkpointing_enable(self, *args, **kwargs):
        may_fail()


class Auto(Net):
    """`AutoModel…`: its `from_pretrained` gives a model of a class that the checkpoint names."""

    def __init__(self, *args, **kwargs):
        raise OSError(f"{type_name(self)} is designed to be instantiated using the "
                      f"`{type_name(self)}.from_pretrained(pretrained_model_name_or_path)` or `{type_name(self)}.from_config(config)` methods.")

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path=None, *model_args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        return Net(unknown())

    @classmethod
    def from_config(cls, config, **kwargs):
        may_fail()
        return Net(unknown())


def net(name, base=Net):
    """The class of that name."""
    return type(name, (base,), {})


class TFNet:
    """A model for TensorFlow: a Keras model, which is not followed. Its code asks TensorFlow for Keras 2."""

    def __init__(self, *args, **kwargs):
        STATE["keras"] = True
        may_fail()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        return cls()

    def __getattr__(self, name):
        return unknown()

    def __call__(self, *args, **kwargs):
        may_fail()
        return unknown()
