"""shutil: files are copied and moved; none of them is known."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def copy(src, dst, *, follow_symlinks=True):
    _may_fail()
    return _unknown()


def copy2(src, dst, *, follow_symlinks=True):
    _may_fail()
    return _unknown()


def copyfile(src, dst, *, follow_symlinks=True):
    _may_fail()
    return _unknown()


def copyfileobj(fsrc, fdst, length=0):
    _may_fail()


def copymode(src, dst, *, follow_symlinks=True):
    _may_fail()


def copystat(src, dst, *, follow_symlinks=True):
    _may_fail()


def copytree(src, dst, symlinks=False, ignore=None, copy_function=None, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    _may_fail()
    return _unknown()


def rmtree(path, ignore_errors=False, onerror=None, *, onexc=None, dir_fd=None):
    _may_fail()


def move(src, dst, copy_function=None):
    _may_fail()
    return _unknown()


def make_archive(base_name, format, root_dir=None, base_dir=None, verbose=0, dry_run=0, owner=None, group=None, logger=None):
    _may_fail()
    return _unknown(str)


def unpack_archive(filename, extract_dir=None, format=None, *, filter=None):
    _may_fail()


def which(cmd, mode=1, path=None):
    return _unknown()


def disk_usage(path):
    _may_fail()
    return _unknown()


def get_terminal_size(fallback=(80, 24)):
    return _unknown()


def chown(path, user=None, group=None):
    _may_fail()
