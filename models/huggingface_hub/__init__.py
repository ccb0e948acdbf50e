"""huggingface_hub: what the hub gives is never known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def notebook_login(*args, **kwargs):
    return None


def login(token=None, *args, **kwargs):
    _may_fail()


def logout(token_name=None):
    return None


def interpreter_login(**kwargs):
    _may_fail()


def whoami(token=None, **kwargs):
    _may_fail()
    return _unknown(dict)


def get_token():
    return _unknown()


def hf_hub_download(*args, **kwargs):
    _may_fail()
    return _unknown(str)


def snapshot_download(*args, **kwargs):
    _may_fail()
    return _unknown(str)


def hf_hub_url(*args, **kwargs):
    _may_fail()
    return _unknown(str)


def cached_download(*args, **kwargs):
    _may_fail()
    return _unknown(str)


def create_repo(*args, **kwargs):
    _may_fail()
    return _unknown()


def delete_repo(*args, **kwargs):
    _may_fail()


def repo_exists(*args, **kwargs):
    _may_fail()
    return _unknown(bool)


def upload_file(*args, **kwargs):
    _may_fail()
    return _unknown()


def upload_folder(*args, **kwargs):
    _may_fail()
    return _unknown()


def list_models(*args, **kwargs):
    _may_fail()
    # A list, in later versions an iterator.
    return _unknown()


def list_datasets(*args, **kwargs):
    _may_fail()
    # A list, in later versions an iterator.
    return _unknown()


def list_repo_files(*args, **kwargs):
    _may_fail()
    return _many(_unknown(str))


def get_full_repo_name(*args, **kwargs):
    _may_fail()
    return _unknown(str)


def model_info(*args, **kwargs):
    _may_fail()
    return _unknown()


def dataset_info(*args, **kwargs):
    _may_fail()
    return _unknown()


class Repository:
    def __init__(self, local_dir, clone_from=None, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()

    def push_to_hub(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def git_pull(self, *args, **kwargs):
        _may_fail()


class HfApi:
    """Talks to the hub; changes none of its arguments."""

    def __init__(self, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _requested


def _requested(*args, **kwargs):
    _may_fail()
    return _unknown()


class InferenceClient:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()
