"""What networks for text need of their input, and the shapes of what they give."""

from models.crane import certain, known, type_name, unknown, version
from models.data import facts
from models._std import is_text, may_fail
from models.transformers import _outputs

#: Networks that take `input_ids` first, by the beginning of their names: parameters of the configuration for the hidden size, the number of
#: layers and the longest input; whether the base gives a `pooler_output`; whether ids must be of two dimensions.
FAMILIES = {
    "Bert": ("hidden_size", "num_hidden_layers", "max_position_embeddings", True, True),
    "Roberta": ("hidden_size", "num_hidden_layers", None, True, True),
    "XLMRoberta": ("hidden_size", "num_hidden_layers", None, True, True),
    "Camembert": ("hidden_size", "num_hidden_layers", None, True, True),
    "DistilBert": ("dim", "n_layers", "max_position_embeddings", False, False),
    "Electra": ("hidden_size", "num_hidden_layers", "max_position_embeddings", False, False),
    "GPT2": ("n_embd", "n_layer", "n_positions", False, False),
    "OPT": ("hidden_size", "num_hidden_layers", None, False, False),
    "Llama": ("hidden_size", "num_hidden_layers", None, False, False),
}
#: Ends of names, the kind of what is given, and its class: of encoders, of decoders.
HEADS = (
    ("ForSequenceClassification", "rows", "SequenceClassifierOutput", "SequenceClassifierOutputWithPast"),
    ("ForTokenClassification", "tokens", "TokenClassifierOutput", "TokenClassifierOutput"),
    ("ForQuestionAnswering", "span", "QuestionAnsweringModelOutput", "QuestionAnsweringModelOutput"),
    ("ForMaskedLM", "words", "MaskedLMOutput", "MaskedLMOutput"),
    ("ForCausalLM", "words", "CausalLMOutputWithPast", "CausalLMOutputWithPast"),
    ("LMHeadModel", "words", "CausalLMOutputWithCrossAttentions", "CausalLMOutputWithCrossAttentions"),
    ("Model", "hidden", "BaseModelOutputWithPoolingAndCrossAttentions", "BaseModelOutputWithPastAndCrossAttentions"),
)
BASES = {"DistilBert": "BaseModelOutput", "Electra": "BaseModelOutputWithPastAndCrossAttentions", "OPT": "BaseModelOutputWithPast",
         "Llama": "BaseModelOutputWithPast"}
DECODERS = ("GPT2", "OPT", "Llama")


def kind_of(name):
    """(family, end of the name, kind, class of the output), or None for a network that is not listed."""
    for end, kind, encoder, decoder in HEADS:
        if name.endswith(end):
            family = name[:-len(end)]
            if family not in FAMILIES:
                return None
            shown = decoder if family in DECODERS else encoder
            if kind == "hidden" and family in BASES:
                shown = BASES[family]
            return family, end, kind, shown
    return None


def is_tensor(x):
    return hasattr(x, "__crane_array__") is True and type_name(x) in ("Tensor", "Parameter")


def refuse_ids(x, two, config, longest):
    """Raises for what is no tensor of ids; gives (rows, length), each of which may be unknown."""
    if isinstance(x, (str, int, float, list, tuple, dict)) is True:
        raise AttributeError(f"'{type_name(x)}' object has no attribute 'size'")
    if not is_tensor(x):
        may_fail()
        return None
    f = facts(x)
    if known(f.dtype) and f.dtype.startswith(("float", "bfloat", "bool")):
        raise RuntimeError("Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got "
                           f"torch.{'FloatTensor' if f.dtype == 'float32' else f.dtype} instead (while checking arguments for embedding)")
    if not known(f.shape):
        may_fail()
        return None
    if len(f.shape) != 2:
        if len(f.shape) == 1 and two:
            raise ValueError("not enough values to unpack (expected 2, got 1)")
        may_fail()
        return None
    length = setting(config, longest)
    if known(length) and type(length) is int and known(f.shape[1]) and f.shape[1] > length:
        if two:
            raise RuntimeError(f"The expanded size of the tensor ({f.shape[1]}) must match the existing size ({length}) at non-singleton dimension 1.")
        raise IndexError("index out of range in self")
    words = setting(config, "vocab_size")
    if not (known(words) and known(f.high) and f.high < words):
        may_fail()
    return f.shape


def setting(config, name):
    """A number of the configuration; unknown where it is not known."""
    if name is None or not known(config):
        return unknown()
    return getattr(config, name)


def ids_of(args, kwargs, family):
    """The ids; raises where neither they nor embeddings are given."""
    given = args[0] if len(args) > 0 else kwargs["input_ids"] if "input_ids" in kwargs else None
    embeds = kwargs["inputs_embeds"] if "inputs_embeds" in kwargs else None
    if given is None and embeds is None and len(args) <= 1:
        raise ValueError("You must specify exactly one of input_ids or inputs_embeds")
    if given is not None and "inputs_embeds" in kwargs and known(embeds) and embeds is not None and known(given):
        raise ValueError("You must specify exactly one of input_ids or inputs_embeds")
    return given


def refuse_labels(labels, kind, rows, length, config):
    """Raises for labels that do not fit."""
    if isinstance(labels, (list, tuple, int, float, str)) is True:
        raise AttributeError(f"'{type_name(labels)}' object has no attribute 'view'")
    if not is_tensor(labels):
        may_fail()
        return
    shape = facts(labels).shape
    n = count(shape)
    wanted = rows if kind == "rows" else rows * length if kind in ("tokens", "words") else None
    classes = setting(config, "num_labels")
    if kind == "rows" and not (known(classes) and type(classes) is int and classes > 1):
        may_fail()
        return
    if wanted is not None and known(wanted) and known(n) and n != wanted:
        raise ValueError(f"Expected input batch_size ({wanted}) to match target batch_size ({n}).")
    may_fail()


def count(shape):
    """Number of elements."""
    if not known(shape):
        return unknown(int)
    n = 1
    for d in shape:
        n = n * d
    return n


def result_of(net, shape):
    """A tensor of floats that the network's weights lead to."""
    from models.torch import create, dtypes
    from models.torch.base import result

    weight = create.made((1,), dtypes.float32)
    weight.requires_grad = net.learns_
    weight.device = unknown()
    return result(shape, net.dtype_, [weight])


def forward(net, name, args, kwargs):
    """What a call of a listed network gives; unknown for others."""
    about = kind_of(name)
    if about is None:
        may_fail()
        return unknown()
    family, _, kind, shown = about
    hidden, layers, longest, pooled, two = FAMILIES[family]
    config = net.config_
    for given in args[:1]:
        # An encoding where its ids belong has no such attribute.
        if isinstance(given, _outputs.Mapping) is True:
            raise AttributeError("size")
    ids = ids_of(args, kwargs, family)
    if ids is None:
        may_fail()
        return unknown()
    shape = refuse_ids(ids, two, config, longest)
    if shape is None or len(args) > 1:
        may_fail()
        return unknown()
    rows, length = shape
    for key in kwargs:
        if key not in ("input_ids", "attention_mask", "labels", "output_hidden_states", "output_attentions", "return_dict", "token_type_ids"):
            may_fail()
        if key == "token_type_ids":
            refuse_types(kwargs[key], length)
    mask = kwargs["attention_mask"] if "attention_mask" in kwargs else None
    if isinstance(mask, (list, tuple, str, int)) is True:
        may_fail()
    if not known(kwargs):
        may_fail()
        return unknown()
    labels = kwargs["labels"] if "labels" in kwargs else None
    entries = {}
    if labels is not None and kind != "span" and kind != "hidden":
        refuse_labels(labels, kind, rows, length, config)
        entries["loss"] = result_of(net, ())
    size = setting(config, hidden)
    if kind == "hidden":
        entries["last_hidden_state"] = result_of(net, (rows, length, number(size)))
        if pooled:
            entries["pooler_output"] = result_of(net, (rows, number(size)))
    elif kind == "rows":
        entries["logits"] = result_of(net, (rows, number(setting(config, "num_labels"))))
    elif kind == "tokens":
        entries["logits"] = result_of(net, (rows, length, number(setting(config, "num_labels"))))
    elif kind == "words":
        entries["logits"] = result_of(net, (rows, length, number(setting(config, "vocab_size"))))
    else:
        entries["start_logits"], entries["end_logits"] = result_of(net, (rows, length)), result_of(net, (rows, length))
    if "return_dict" in kwargs or "output_attentions" in kwargs:
        return unknown()
    if certain(version("transformers") >= "5.0"):
        states = kwargs["output_hidden_states"] if "output_hidden_states" in kwargs else False
        if not (known(states) and not states):
            n = setting(config, layers)
            entries["hidden_states"] = _outputs.layers(lambda: result_of(net, (rows, length, number(size))),
                                                       n + 1 if known(n) and type(n) is int else unknown(int))
        if family in DECODERS:
            entries["cache"] = unknown()
        return _outputs.made(shown, entries)
    made = _outputs.made(shown, unknown(dict))
    return made


def number(x):
    return x if known(x) and type(x) is int else unknown(int)


def refuse_types(types, length):
    """Raises for token types that are no tensor of whole numbers as long as the ids."""
    if not is_tensor(types):
        may_fail()
        return
    f = facts(types)
    if known(f.dtype) and f.dtype.startswith("float"):
        raise RuntimeError("Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got "
                           "torch.FloatTensor instead (while checking arguments for embedding)")
    if known(f.shape) and len(f.shape) == 2 and known(length) and known(f.shape[1]) and f.shape[1] not in (length, 1):
        raise RuntimeError(f"The size of tensor a ({length}) must match the size of tensor b ({f.shape[1]}) at non-singleton dimension 1")


def refuse_generation(kwargs, args):
    """Raises for arguments of `generate` that no model takes."""
    given = args[0] if len(args) > 0 else kwargs["inputs"] if "inputs" in kwargs else kwargs["input_ids"] if "input_ids" in kwargs else None
    if isinstance(given, (str, int, float, list, tuple)) is True:
        raise AttributeError(f"'{type_name(given)}' object has no attribute 'shape'")
    if isinstance(given, _outputs.Mapping) is True:
        raise AttributeError("shape")
    new = kwargs["max_new_tokens"] if "max_new_tokens" in kwargs else None
    if is_text(new):
        raise TypeError("'<=' not supported between instances of 'str' and 'int'")
    if known(new) and type(new) is int and new <= 0:
        raise ValueError(f"`max_new_tokens` must be greater than 0, but is {new}.")
    return given
