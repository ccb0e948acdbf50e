"""diffusers.utils: pictures from files and the network."""

from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True


def load_image(image, convert_method=None):
    _may_fail()
    return _unknown()


def make_image_grid(images, rows, cols, resize=None):
    _may_fail()
    return _unknown()


def export_to_gif(image, output_gif_path=None, fps=10):
    _may_fail()
    return _unknown(str)


def export_to_video(video_frames, output_video_path=None, *args, **kwargs):
    _may_fail()
    return _unknown(str)
