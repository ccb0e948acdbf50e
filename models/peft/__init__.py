"""peft: adapters of models."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True


class PeftConfig:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        _may_fail()
        return PeftConfig()


class LoraConfig(PeftConfig):
    pass


class PrefixTuningConfig(PeftConfig):
    pass


class PromptTuningConfig(PeftConfig):
    pass


def get_peft_model(model, peft_config, *args, **kwargs):
    # Layers of the model are replaced.
    _may_fail()
    _havoc(model)
    return _unknown()


def prepare_model_for_kbit_training(model, *args, **kwargs):
    _may_fail()
    _havoc(model)
    return _unknown()


prepare_model_for_int8_training = prepare_model_for_kbit_training


class PeftModel:
    def __getattr__(self, name):
        return _unknown()

    @classmethod
    def from_pretrained(cls, model, model_id, *args, **kwargs):
        _may_fail()
        _havoc(model)
        return _unknown()
