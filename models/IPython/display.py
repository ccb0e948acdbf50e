"""IPython.display: shows, and changes nothing."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import unknown as _unknown

__pure__ = True


def display(*objs, include=None, exclude=None, metadata=None, transient=None, display_id=None, raw=False, clear=False, **kwargs):
    return _unknown()


def clear_output(wait=False):
    return None


def update_display(obj, *, display_id, **kwargs):
    return None


def display_html(*objs, **kwargs):
    return None


def display_markdown(*objs, **kwargs):
    return None


def display_png(*objs, **kwargs):
    return None


def set_matplotlib_formats(*formats, **kwargs):
    return None


class DisplayObject:
    """What is shown in some form; its data may be the name of a file, which is read at once."""

    def __init__(self, data=None, url=None, filename=None, metadata=None, **kwargs):
        _may_fail()
        self.data, self.url, self.filename, self.metadata = _unknown(), url, filename, metadata

    def __getattr__(self, name):
        return _unknown()


class HTML(DisplayObject):
    __real__ = "IPython.core.display.HTML"

    def __init__(self, data=None, url=None, filename=None, metadata=None):
        # Only text that is no file's name needs nothing else.
        if isinstance(data, str) is not True or not _known(data) or "\n" not in data and "<" not in data:
            _may_fail()
        self.data, self.url, self.filename, self.metadata = data, url, filename, metadata


class Markdown(DisplayObject):
    pass


class Latex(DisplayObject):
    pass


class Math(DisplayObject):
    pass


class SVG(DisplayObject):
    pass


class JSON(DisplayObject):
    pass


class Javascript(DisplayObject):
    pass


class Pretty(DisplayObject):
    pass


class Code(DisplayObject):
    pass


class Image(DisplayObject):
    __real__ = "IPython.core.display.Image"


class Audio(DisplayObject):
    pass


class Video(DisplayObject):
    pass


class IFrame(DisplayObject):
    def __init__(self, src, width, height, extras=None, **kwargs):
        self.src, self.width, self.height = src, width, height


class YouTubeVideo(IFrame):
    def __init__(self, id, width=400, height=300, allow_autoplay=False, **kwargs):
        self.id, self.width, self.height = id, width, height


class FileLink(DisplayObject):
    def __init__(self, path, url_prefix="", result_html_prefix="", result_html_suffix="<br>"):
        self.path = path


class FileLinks(FileLink):
    def __init__(self, path, *args, **kwargs):
        self.path = path


class ProgressBar:
    def __init__(self, total):
        self.total = total

    def __getattr__(self, name):
        return _unknown()
