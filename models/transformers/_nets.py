"""Models for PyTorch: modules whose parameters and outputs are not known, and which are surely no Keras models."""

from models._legacy import STATE
from models.crane import certain, instance, known, type_name, unknown, value, version
from models.data import facts
from models._std import may_fail
from models.torch.attributes import MODULE
from models.torch.nn.module import Module
from models.transformers._forward import forward, is_tensor, kind_of, refuse_generation
from models.transformers._text import refuse_name

#: Attributes of Keras and scikit-learn that people look for on a model of PyTorch; no version has them.
FOREIGN = ("fit", "fit_generator", "predict", "predict_classes", "predict_proba", "predict_generator", "summary", "evaluate", "built",
           "trainable_weights", "get_layer", "score", "fit_transform", "transform")


class Config:
    """Settings of a model; which of them there are depends on the model."""

    __callable__ = False
    #: Whether settings may be others than those that were given: it came from elsewhere.
    loose_ = False

    def __init__(self, *args, **kwargs):
        if len(args) > 0:
            if type_name(self) in ("BertConfig", "RobertaConfig", "GPT2Config", "DistilBertConfig") and certain(version("transformers") >= "5.24"):
                raise ValueError(f"{type_name(self)} accepts only keyword arguments, but found `{len(args)}` positional args.")
            self.loose_ = True
        refuse_settings(self, kwargs)
        sizes(self, kwargs)
        for name in kwargs:
            setattr(self, name, kwargs[name])

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        refuse_name(pretrained_model_name_or_path)
        may_fail()
        made = cls()
        made.loose_ = True
        return made

    def __getattr__(self, name):
        if name == "num_labels" and self.loose_ is False:
            labels = self.__dict__["id2label"] if "id2label" in self.__dict__ else unknown()
            return 2 if not known(labels) and "id2label" not in self.__dict__ and "label2id" not in self.__dict__ else unknown()
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

    #: What is known of its configuration, of what its weights are, and the names of what it holds.
    config_, learns_, dtype_, names_ = unknown(), unknown(bool), unknown(), None

    def __init__(self, config=None, *args, **kwargs):
        if config is None and len(args) == 0 and not kwargs:
            raise TypeError(f"{type_name(self)}.__init__() missing 1 required positional argument: 'config'")
        if isinstance(config, (str, int, dict, list, type)) is True:
            raise TypeError(f"Parameter config in `{type_name(self)}(config)` should be an instance of class `PreTrainedConfig`. "
                            "To create a model from a pretrained model use `model = "
                            f"{type_name(self)}.from_pretrained(PRETRAINED_MODEL_NAME)`")
        if not isinstance(config, Config):
            may_fail()
        elif config.loose_ is False:
            from models.torch import dtypes

            refuse_sizes(config)
            self.config_, self.learns_, self.dtype_ = config, True, dtypes.float32
            if type_name(self) in PARTS and certain(version("transformers") >= "5.0"):
                self.names_ = PARTS[type_name(self)]

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
        if name == "config":
            return self.config_
        if name == "generate":
            if kind_of(type_name(self)) is not None and kind_of(type_name(self))[2] != "words":
                raise AttributeError(f"'{type_name(self)}' object has no attribute 'generate'")
            return self.generate_
        if self.names_ is not None and name not in self.names_ and name not in MODULE and name not in ATTRIBUTES and not name.startswith("_"):
            raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")
        return unknown()

    def __call__(self, *args, **kwargs):
        return forward(self, type_name(self), args, kwargs)

    def generate_(self, *args, **kwargs):
        given = refuse_generation(kwargs, args)
        may_fail()
        if "return_dict_in_generate" in kwargs or kind_of(type_name(self)) is None or not is_tensor(given):
            return unknown()
        from models.torch import create, dtypes

        shape = facts(given).shape
        several = "num_return_sequences" in kwargs
        return create.made((shape[0] if known(shape) and len(shape) == 2 and not several else unknown(int), unknown(int)), dtypes.int64)

    def eval(self):
        return self

    def train(self, mode=True):
        if isinstance(mode, (str, int, float)) is True and isinstance(mode, bool) is not True:
            raise ValueError("training mode is expected to be boolean")
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
        if isinstance(new_num_tokens, (str, list)) is True:
            raise TypeError("empty(): argument 'size' (position 1) must be tuple of ints, but found element of type "
                            f"{type_name(new_num_tokens)} at pos 0")
        self.config_ = unknown()
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


#: Attributes of the class of all these networks, and of those that generate, in any version.
ATTRIBUTES = frozenset(
    "activation_checkpointing_disable activation_checkpointing_enable active_adapters active_adapter add_adapter add_model_tags base_model "
    "base_model_prefix can_generate can_record_outputs config_class delete_adapter dequantize device disable_adapters "
    "disable_input_require_grads dtype dummy_inputs enable_adapters enable_input_require_grads enable_peft_hotswap from_pretrained "
    "framework from_config float16 generation_config generation_config_class get_adapter_state_dict get_compiled_call get_decoder "
    "get_encoder get_input_embeddings get_memory_footprint get_output_embeddings get_parameter_or_buffer get_position_embeddings "
    "gradient_checkpointing_disable gradient_checkpointing_enable init_weights initialize_weights input_modalities is_gradient_checkpointing "
    "is_loaded_in_4bit is_loaded_in_8bit is_parallelizable is_quantized load_adapter loss_function loss_type main_input_name model_tags "
    "num_parameters post_init prune_heads push_to_hub register_for_auto_class resize_position_embeddings resize_token_embeddings "
    "reverse_bettertransformer save_pretrained set_adapter set_attn_implementation set_decoder set_encoder set_input_embeddings "
    "set_output_embeddings supports_gradient_checkpointing supports_pp_plan supports_tp_plan tie_weights to_bettertransformer tp_plan tp_size "
    "pp_plan ep_plan fsdp_plan use_kernels warn_if_padding_and_no_attention_mask warnings_issued estimate_tokens get_extended_attention_mask "
    "get_head_mask invert_attention_mask create_extended_attention_mask_for_decoder add_memory_hooks reset_memory_hooks_state "
    "compute_transition_scores prepare_inputs_for_generation generate_batch heal_tokens parallelize deparallelize output_modalities name_or_path "
    "hf_device_map is_custom_code is_remote_code is_backend_compatible all_tied_weights_keys kernel_config problem_type num_labels".split())
#: What networks that were made from a configuration hold, beside what all have.
PARTS = {
    "BertModel": ("embeddings", "encoder", "pooler", "gradient_checkpointing", "attn_implementation", "position_embedding_type"),
    "BertForSequenceClassification": ("bert", "classifier", "dropout", "num_labels"),
    "BertForTokenClassification": ("bert", "classifier", "dropout", "num_labels"),
    "BertForMaskedLM": ("bert", "cls"),
    "BertForQuestionAnswering": ("bert", "qa_outputs", "num_labels"),
    "RobertaForSequenceClassification": ("roberta", "classifier", "num_labels"),
    "DistilBertForSequenceClassification": ("distilbert", "classifier", "dropout", "num_labels", "pre_classifier"),
    "GPT2Model": ("drop", "embed_dim", "gradient_checkpointing", "h", "ln_f", "wpe", "wte", "model_parallel", "device_map"),
    "GPT2LMHeadModel": ("lm_head", "transformer", "model_parallel", "device_map"),
}
#: Settings that configurations have where they are not given, of sizes only.
DEFAULTS = {"n_layer": 12, "n_embd": 768, "n_head": 12, "num_hidden_layers": 12, "hidden_size": 768, "num_attention_heads": 12}
DEFAULTED = ("BertConfig", "RobertaConfig", "GPT2Config")


def sizes(config, kwargs):
    """Sets the sizes that were not given to what they then are."""
    if type_name(config) in DEFAULTED:
        for name in DEFAULTS:
            if name not in kwargs and name.startswith("n_") == (type_name(config) == "GPT2Config"):
                setattr(config, name, DEFAULTS[name])


#: Settings that are whole numbers.
COUNTS = ("vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "max_position_embeddings",
          "type_vocab_size", "n_positions", "n_embd", "n_layer", "n_head", "dim", "n_layers", "n_heads", "hidden_dim")


class StrictDataclassFieldValidationError(Exception):
    __real__ = "huggingface_hub.errors.StrictDataclassFieldValidationError"


def refuse_settings(config, kwargs):
    """Raises for a size that is no number, as configurations do since transformers 5.24."""
    if type_name(config) not in ("BertConfig", "RobertaConfig", "GPT2Config", "DistilBertConfig", "ElectraConfig"):
        return
    for name in kwargs:
        wrong = kwargs[name]
        if name in COUNTS and (wrong is None or isinstance(wrong, (str, float, list, tuple, dict)) is True):
            if certain(version("transformers") >= "5.24") and wrong is not None:
                raise StrictDataclassFieldValidationError(f"Validation error for field '{name}':\n    TypeError: Field '{name}' expected int, "
                                                          f"got {type_name(wrong)}")
            may_fail()


def refuse_sizes(config):
    """Raises where the hidden size is no multiple of the number of heads."""
    if type_name(config) in ("BertConfig", "RobertaConfig"):
        size, heads = config.hidden_size, config.num_attention_heads
        if known(size) and known(heads) and type(size) is int and type(heads) is int and heads > 0 and size % heads != 0:
            raise ValueError(f"The hidden size ({size}) is not a multiple of the number of attention heads ({heads})")
    may_fail()


def recorded(summary, last):
    """A recorded network, with its configuration."""
    made = instance(net(last))
    types = summary.get("types", {})
    config = summary.get("children", {}).get("config")
    if config is not None:
        made.config_ = value(config)
    if "names" in types and types["names"] is not None:
        made.names_ = tuple(types["names"])
    return made


def recorded_config(summary):
    made = Config()
    parameters = summary.get("parameters")
    made.loose_ = True
    if parameters is not None:
        for name in parameters:
            setattr(made, name, value(parameters[name]))
    return made


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
