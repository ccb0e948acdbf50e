"""pathlib: paths whose text is known where it stands in the code; what is on the disk never is."""

from models.crane import known as _known
from models.crane import many as _many
from models.crane import require as _require
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail

__pure__ = True


def _text_of(part):
    """The text of a part of a path; raises for what cannot be one."""
    if isinstance(part, PurePath) is True:
        return part._crane_text
    if _is_text(part):
        return part
    if part is None or isinstance(part, (int, float, list, tuple, dict, set)) is True:
        raise TypeError("argument should be a str or an os.PathLike object where __fspath__ returns a str, not '" + _type_name(part) + "'")
    _may_fail()
    return _unknown(str)


def _joined(texts):
    """The text of the path of these parts; backslashes and drives mean something only on Windows."""
    if not all([_known(t) and "\\" not in t and ":" not in t and not t.startswith("//") for t in texts]):
        return _unknown(str)
    whole = ""
    for text in texts:
        if text.startswith("/"):
            whole = text
        elif text != "":
            whole = text if whole == "" else whole + "/" + text
    parts = [part for part in whole.split("/") if part not in ("", ".")]
    root = "/" if whole.startswith("/") else ""
    return root + "/".join(parts) if root + "/".join(parts) != "" else "."


class PurePath:
    __real__ = ("pathlib.PurePath", "pathlib.PurePosixPath", "pathlib.PureWindowsPath", "pathlib._local.PurePath")
    __immutable__ = True

    def __init__(self, *args):
        self._crane_text = _joined([_text_of(part) for part in args])

    def _crane_with(self, text):
        made = type(self)()
        made._crane_text = text
        return made

    def __truediv__(self, key):
        if key is None or isinstance(key, (int, float, list, tuple, dict, set)) is True:
            raise TypeError(f"unsupported operand type(s) for /: '{_type_name(self)}' and '{_type_name(key)}'")
        return self._crane_with(_joined([self._crane_text, _text_of(key)]))

    def __rtruediv__(self, key):
        if key is None or isinstance(key, (int, float, list, tuple, dict, set)) is True:
            raise TypeError(f"unsupported operand type(s) for /: '{_type_name(key)}' and '{_type_name(self)}'")
        return self._crane_with(_joined([_text_of(key), self._crane_text]))

    def __str__(self):
        # The separator is the system's.
        return self._crane_text if _known(self._crane_text) and "/" not in self._crane_text else _unknown(str)

    def __fspath__(self):
        return str(self)

    def __repr__(self):
        return _unknown(str)

    def __bytes__(self):
        return _unknown(bytes)

    def __hash__(self):
        return _unknown(int)

    def __eq__(self, other):
        if isinstance(other, (str, int, float)) is True:
            return False
        return _unknown(bool)

    def __ne__(self, other):
        if isinstance(other, (str, int, float)) is True:
            return True
        return _unknown(bool)

    def __lt__(self, other):
        return _unknown(bool)

    def __le__(self, other):
        return _unknown(bool)

    def __gt__(self, other):
        return _unknown(bool)

    def __ge__(self, other):
        return _unknown(bool)

    @property
    def name(self):
        text = self._crane_text
        if not _known(text):
            return _unknown(str)
        return "" if text in (".", "/") else text.split("/")[-1]

    @property
    def suffix(self):
        suffixes = self.suffixes
        if not _known(suffixes):
            return _unknown(str)
        return suffixes[-1] if len(suffixes) > 0 else ""

    @property
    def suffixes(self):
        name = self.name
        # Names that begin with two dots or end with one differ by version.
        if not _known(name) or name.endswith(".") or name.startswith(".."):
            return _unknown(list)
        return ["." + part for part in name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        name, suffix = self.name, self.suffix
        if not _known(name) or not _known(suffix):
            return _unknown(str)
        return name[:len(name) - len(suffix)]

    @property
    def parent(self):
        text = self._crane_text
        if not _known(text):
            return self._crane_with(_unknown(str))
        above = text.split("/")[:-1]
        return self._crane_with("/" if text.startswith("/") and len(above) <= 1 else "/".join(above) if len(above) > 0 else ".")

    @property
    def parents(self):
        return _unknown()

    @property
    def parts(self):
        return _unknown()

    @property
    def root(self):
        return _unknown(str)

    @property
    def drive(self):
        return _unknown(str)

    @property
    def anchor(self):
        return _unknown(str)

    def joinpath(self, *other):
        return self._crane_with(_joined([self._crane_text] + [_text_of(part) for part in other]))

    def as_posix(self):
        return self._crane_text

    def as_uri(self):
        _may_fail()
        return _unknown(str)

    def is_absolute(self):
        return _unknown(bool)

    def is_reserved(self):
        return _unknown(bool)

    def is_relative_to(self, other, /, *more):
        return _unknown(bool)

    def relative_to(self, other, /, *more, walk_up=False):
        _may_fail()
        return self._crane_with(_unknown(str))

    def match(self, path_pattern, *, case_sensitive=None):
        return _unknown(bool)

    def full_match(self, pattern, *, case_sensitive=None):
        return _unknown(bool)

    def with_name(self, name):
        _may_fail()
        return self._crane_with(_unknown(str))

    def with_stem(self, stem):
        _may_fail()
        return self._crane_with(_unknown(str))

    def with_suffix(self, suffix):
        if _known(suffix) and isinstance(suffix, str) and suffix != "" and not suffix.startswith("."):
            raise ValueError("Invalid suffix " + repr(suffix))
        _require(self.name != "", ValueError, "path has an empty name")
        return self._crane_with(_unknown(str))

    def with_segments(self, *pathsegments):
        return type(self)(*pathsegments)


class PosixPath(PurePath):
    """`Path`, by the name that messages give it on systems other than Windows."""

    __real__ = ("pathlib.PosixPath", "pathlib.WindowsPath", "pathlib.Path", "pathlib._local.PosixPath", "pathlib._local.WindowsPath",
                "pathlib._local.Path")
    __complete__ = True
    # Gone or new in some version: never an alarm.
    link_to = info = copy = copy_into = move = move_into = from_uri = walk = is_junction = parser = _flavour = _unknown()
    _raw_paths = _drv = _root = _parts = _str = _unknown()

    @classmethod
    def cwd(cls):
        made = cls()
        made._crane_text = _unknown(str)
        return made

    @classmethod
    def home(cls):
        made = cls()
        made._crane_text = _unknown(str)
        return made

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def _crane_paths(self):
        _may_fail()
        return iter(_many(self._crane_with(_unknown(str))))

    def glob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        return self._crane_paths()

    def rglob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        return self._crane_paths()

    def iterdir(self):
        return self._crane_paths()

    def exists(self, *, follow_symlinks=True):
        return _unknown(bool)

    def is_file(self, *, follow_symlinks=True):
        return _unknown(bool)

    def is_dir(self, *, follow_symlinks=True):
        return _unknown(bool)

    def is_symlink(self):
        return _unknown(bool)

    def is_mount(self):
        return _unknown(bool)

    def is_socket(self):
        return _unknown(bool)

    def is_fifo(self):
        return _unknown(bool)

    def is_block_device(self):
        return _unknown(bool)

    def is_char_device(self):
        return _unknown(bool)

    def mkdir(self, mode=511, parents=False, exist_ok=False):
        _may_fail()

    def rmdir(self):
        _may_fail()

    def unlink(self, missing_ok=False):
        _may_fail()

    def touch(self, mode=438, exist_ok=True):
        _may_fail()

    def chmod(self, mode, *, follow_symlinks=True):
        _may_fail()

    def lchmod(self, mode):
        _may_fail()

    def symlink_to(self, target, target_is_directory=False):
        _may_fail()

    def hardlink_to(self, target):
        _may_fail()

    def rename(self, target):
        _may_fail()
        return self._crane_with(_unknown(str))

    def replace(self, target):
        _may_fail()
        return self._crane_with(_unknown(str))

    def resolve(self, strict=False):
        return self._crane_with(_unknown(str))

    def absolute(self):
        return self._crane_with(_unknown(str))

    def expanduser(self):
        return self._crane_with(_unknown(str))

    def readlink(self):
        _may_fail()
        return self._crane_with(_unknown(str))

    def samefile(self, other_path):
        _may_fail()
        return _unknown(bool)

    def owner(self, *, follow_symlinks=True):
        _may_fail()
        return _unknown(str)

    def group(self, *, follow_symlinks=True):
        _may_fail()
        return _unknown(str)

    def stat(self, *, follow_symlinks=True):
        _may_fail()
        return _unknown()

    def lstat(self):
        _may_fail()
        return _unknown()

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        _may_fail()
        return _unknown()

    def read_text(self, encoding=None, errors=None, newline=None):
        _may_fail()
        return _unknown(str)

    def read_bytes(self):
        _may_fail()
        return _unknown(bytes)

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if isinstance(data, (int, float, list, tuple, dict, bytes)) is True:
            raise TypeError("data must be str, not " + _type_name(data))
        _may_fail()
        return _unknown(int)

    def write_bytes(self, data):
        if isinstance(data, (str, int, float)) is True:
            raise TypeError(f"memoryview: a bytes-like object is required, not '{_type_name(data)}'")
        _may_fail()
        return _unknown(int)


Path = PosixPath
PurePosixPath = PureWindowsPath = PurePath
WindowsPath = _unknown()


def from_summary(summary):
    made = PosixPath()
    made._crane_text = _unknown(str)
    return made if summary.get("types", {}).get("type", "").endswith(("PosixPath", "WindowsPath")) else _unknown()
