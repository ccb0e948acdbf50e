"""What networks give: dictionaries with attributes, of which those that are None are left out."""

from models.crane import havoc, known, many, type_name, unknown
from models.datasets._mapping import Mapping
from models._std import may_fail

MORE = ("hidden_states", "attentions")
STATE = ("cache", "past_key_values")
DECODER = STATE + ("decoder_hidden_states", "decoder_attentions", "cross_attentions", "encoder_last_hidden_state", "encoder_hidden_states",
                   "encoder_attentions")
#: Fields in order, transformers 4 and 5.
FIELDS = {
    "BaseModelOutput": ("last_hidden_state",) + MORE,
    "BaseModelOutputWithPast": ("last_hidden_state",) + STATE + MORE,
    "BaseModelOutputWithPastAndCrossAttentions": ("last_hidden_state",) + STATE + MORE + ("cross_attentions",),
    "BaseModelOutputWithPooling": ("last_hidden_state", "pooler_output") + MORE,
    "BaseModelOutputWithPoolingAndCrossAttentions": ("last_hidden_state", "pooler_output", "hidden_states") + STATE + ("attentions", "cross_attentions"),
    "CausalLMOutput": ("loss", "logits") + MORE,
    "CausalLMOutputWithPast": ("loss", "logits") + STATE + MORE,
    "CausalLMOutputWithCrossAttentions": ("loss", "logits") + STATE + MORE + ("cross_attentions",),
    "MaskedLMOutput": ("loss", "logits") + MORE,
    "SequenceClassifierOutput": ("loss", "logits") + MORE,
    "SequenceClassifierOutputWithPast": ("loss", "logits") + STATE + MORE,
    "TokenClassifierOutput": ("loss", "logits") + MORE,
    "MultipleChoiceModelOutput": ("loss", "logits") + MORE,
    "QuestionAnsweringModelOutput": ("loss", "start_logits", "end_logits") + MORE,
    "Seq2SeqLMOutput": ("loss", "logits") + DECODER,
    "Seq2SeqModelOutput": ("last_hidden_state",) + DECODER,
}


class Output(Mapping):
    """`entries_` holds the fields that are not None; `fields_` names all that the class has."""

    fields_ = ()

    def __init__(self, entries):
        self.entries_ = entries

    def __getattr__(self, name):
        if name in self.fields_:
            if not known(self.entries_):
                return unknown()
            return self.entries_[name] if name in self.entries_ else None
        raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name in self.fields_:
            super().__setattr__("entries_", unknown(dict))

    def __getitem__(self, key):
        if isinstance(key, str) is True:
            return super().__getitem__(key)
        return self.to_tuple()[key]

    def __setitem__(self, key, value):
        self.entries_ = unknown(dict)

    def to_tuple(self):
        return tuple(self.entries_.values()) if known(self.entries_) else unknown(tuple)

    def move_to_end(self, *args, **kwargs):
        may_fail()
        havoc(self.entries_)


def made(name, entries):
    """An output of that class; unknown for a class that is not listed."""
    if name not in OUTPUTS:
        return unknown()
    return OUTPUTS[name](entries)


def recorded(name, summary, value):
    entries = summary.get("entries")
    if name not in OUTPUTS or entries is None or summary.get("complete") is not True:
        return unknown()
    return OUTPUTS[name]({entry["key"]: value(entry["value"]) for entry in entries})


def layers(element, n):
    """Hidden states of n layers."""
    return tuple([element() for _ in range(n)]) if known(n) and n <= 50 else many(element(), n)


class BaseModelOutput(Output):
    __real__ = "transformers.modeling_outputs.BaseModelOutput"
    fields_ = FIELDS["BaseModelOutput"]


class BaseModelOutputWithPast(Output):
    __real__ = "transformers.modeling_outputs.BaseModelOutputWithPast"
    fields_ = FIELDS["BaseModelOutputWithPast"]


class BaseModelOutputWithPastAndCrossAttentions(Output):
    __real__ = "transformers.modeling_outputs.BaseModelOutputWithPastAndCrossAttentions"
    fields_ = FIELDS["BaseModelOutputWithPastAndCrossAttentions"]


class BaseModelOutputWithPooling(Output):
    __real__ = "transformers.modeling_outputs.BaseModelOutputWithPooling"
    fields_ = FIELDS["BaseModelOutputWithPooling"]


class BaseModelOutputWithPoolingAndCrossAttentions(Output):
    __real__ = "transformers.modeling_outputs.BaseModelOutputWithPoolingAndCrossAttentions"
    fields_ = FIELDS["BaseModelOutputWithPoolingAndCrossAttentions"]


class CausalLMOutput(Output):
    __real__ = "transformers.modeling_outputs.CausalLMOutput"
    fields_ = FIELDS["CausalLMOutput"]


class CausalLMOutputWithPast(Output):
    __real__ = "transformers.modeling_outputs.CausalLMOutputWithPast"
    fields_ = FIELDS["CausalLMOutputWithPast"]


class CausalLMOutputWithCrossAttentions(Output):
    __real__ = "transformers.modeling_outputs.CausalLMOutputWithCrossAttentions"
    fields_ = FIELDS["CausalLMOutputWithCrossAttentions"]


class MaskedLMOutput(Output):
    __real__ = "transformers.modeling_outputs.MaskedLMOutput"
    fields_ = FIELDS["MaskedLMOutput"]


class SequenceClassifierOutput(Output):
    __real__ = "transformers.modeling_outputs.SequenceClassifierOutput"
    fields_ = FIELDS["SequenceClassifierOutput"]


class SequenceClassifierOutputWithPast(Output):
    __real__ = "transformers.modeling_outputs.SequenceClassifierOutputWithPast"
    fields_ = FIELDS["SequenceClassifierOutputWithPast"]


class TokenClassifierOutput(Output):
    __real__ = "transformers.modeling_outputs.TokenClassifierOutput"
    fields_ = FIELDS["TokenClassifierOutput"]


class MultipleChoiceModelOutput(Output):
    __real__ = "transformers.modeling_outputs.MultipleChoiceModelOutput"
    fields_ = FIELDS["MultipleChoiceModelOutput"]


class QuestionAnsweringModelOutput(Output):
    __real__ = "transformers.modeling_outputs.QuestionAnsweringModelOutput"
    fields_ = FIELDS["QuestionAnsweringModelOutput"]


class Seq2SeqLMOutput(Output):
    __real__ = "transformers.modeling_outputs.Seq2SeqLMOutput"
    fields_ = FIELDS["Seq2SeqLMOutput"]


class Seq2SeqModelOutput(Output):
    __real__ = "transformers.modeling_outputs.Seq2SeqModelOutput"
    fields_ = FIELDS["Seq2SeqModelOutput"]


OUTPUTS = {
    "BaseModelOutput": BaseModelOutput,
    "BaseModelOutputWithPast": BaseModelOutputWithPast,
    "BaseModelOutputWithPastAndCrossAttentions": BaseModelOutputWithPastAndCrossAttentions,
    "BaseModelOutputWithPooling": BaseModelOutputWithPooling,
    "BaseModelOutputWithPoolingAndCrossAttentions": BaseModelOutputWithPoolingAndCrossAttentions,
    "CausalLMOutput": CausalLMOutput,
    "CausalLMOutputWithPast": CausalLMOutputWithPast,
    "CausalLMOutputWithCrossAttentions": CausalLMOutputWithCrossAttentions,
    "MaskedLMOutput": MaskedLMOutput,
    "SequenceClassifierOutput": SequenceClassifierOutput,
    "SequenceClassifierOutputWithPast": SequenceClassifierOutputWithPast,
    "TokenClassifierOutput": TokenClassifierOutput,
    "MultipleChoiceModelOutput": MultipleChoiceModelOutput,
    "QuestionAnsweringModelOutput": QuestionAnsweringModelOutput,
    "Seq2SeqLMOutput": Seq2SeqLMOutput,
    "Seq2SeqModelOutput": Seq2SeqModelOutput,
}
