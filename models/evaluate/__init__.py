"""evaluate: metrics of Hugging Face; what they compute is not known, nor do they change it."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


class EvaluationModule:
    def __getattr__(self, name):
        return _unknown()

    def compute(self, *args, predictions=None, references=None, **kwargs):
        _may_fail()
        return _unknown()

    def add(self, *args, prediction=None, reference=None, **kwargs):
        _may_fail()

    def add_batch(self, *args, predictions=None, references=None, **kwargs):
        _may_fail()


def load(path, config_name=None, *args, **kwargs):
    if isinstance(path, (int, float, list, dict)) is True or path is None:
        raise TypeError("expected str, bytes or os.PathLike object, not " + _type_name(path))
    _may_fail()
    return EvaluationModule()


def combine(evaluations, force_prefix=False):
    _may_fail()
    return EvaluationModule()


def list_evaluation_modules(*args, **kwargs):
    _may_fail()
    return _many(_unknown())


def evaluator(task=None):
    _may_fail()
    return _unknown()
