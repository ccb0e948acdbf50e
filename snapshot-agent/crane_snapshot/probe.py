"""Asking a data set for samples: off unless the user set `probe`, since it runs the user's code.

Every random state that a `__getitem__` or a collate function usually moves is put back, and what is
printed meanwhile is dropped.
"""

import contextlib
import io
import random
import sys
import warnings

from . import looking


@contextlib.contextmanager
def restored():
    """Puts back the random states of Python, NumPy and torch, and keeps output and warnings away."""
    numpy, torch = sys.modules.get("numpy"), sys.modules.get("torch")
    state = random.getstate()
    numpy_state = numpy.random.get_state() if numpy is not None and "numpy.random" in sys.modules else None
    torch_state = torch.get_rng_state() if torch is not None else None
    cuda = torch.cuda.get_rng_state_all() if torch is not None and torch.cuda.is_initialized() else None
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                yield
    finally:
        random.setstate(state)
        if numpy_state is not None:
            numpy.random.set_state(numpy_state)
        if torch_state is not None:
            torch.set_rng_state(torch_state)
        if cuda is not None:
            torch.cuda.set_rng_state_all(cuda)


def samples(dataset, n, collate, look):
    """Summaries of the first samples of a map-style data set, and of a batch of them: {"element", "batch"}.

    {} where it has no length or anything fails. Facts about values are left out: only shapes and types of
    samples mean something for the others.
    """
    cls = type(dataset)
    if looking.find_in_class(cls, "__getitem__") is None or looking.find_in_class(cls, "__len__") is None:
        return {}
    found = {}
    nodes = len(look.nodes)
    try:
        with restored():
            seen = [dataset[i] for i in range(min(n, len(dataset)))]
            shown = [_bare(look.value(sample)) for sample in seen]
            if shown:
                # One summary stands for the samples only where they are alike.
                found["alike"] = all(sample == shown[0] for sample in shown)
                found["samples"] = len(shown)
                found["element"] = shown[0]
            if collate is not None and seen:
                found["batch"] = _bare(look.value(collate(seen)))
    except Exception:
        return found if "element" in found else {}
    finally:
        # What exists only here is nobody's alias.
        del look.nodes[nodes:]
    return found


def _bare(summary):
    """A summary without values, and without the numbers of objects that exist only here."""
    if type(summary) is list:
        return [_bare(part) for part in summary]
    if type(summary) is not dict:
        return summary
    dropped = ("values", "sample", "ref", "view_of")
    return {
        key: _bare(part) if key not in ("types", "structure", "key") else part
        for key, part in summary.items()
        if key not in dropped
    }
