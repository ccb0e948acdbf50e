"""torch.cuda: whether a GPU is there is not known."""

from models.crane import unknown

__pure__ = True


def is_available():
    return unknown(bool)


def device_count():
    return unknown(int)


def current_device():
    return unknown(int)


def get_device_name(device=None):
    return unknown(str)


def empty_cache():
    return None


def synchronize(device=None):
    return None


def manual_seed(seed):
    return None


def manual_seed_all(seed):
    return None


def memory_allocated(device=None):
    return unknown(int)


def memory_reserved(device=None):
    return unknown(int)


def max_memory_allocated(device=None):
    return unknown(int)


def reset_peak_memory_stats(device=None):
    return None


def set_device(device):
    return None
