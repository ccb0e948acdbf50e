"""`matplotlib.style`: names of styles that some versions do not have."""

from models.crane import known, unknown, version

__pure__ = True

available = unknown(list)

#: The seaborn styles, gone under these names since 3.8.
SEABORN = ("seaborn", "seaborn-bright", "seaborn-colorblind", "seaborn-dark", "seaborn-dark-palette", "seaborn-darkgrid",
           "seaborn-deep", "seaborn-muted", "seaborn-notebook", "seaborn-paper", "seaborn-pastel", "seaborn-poster",
           "seaborn-talk", "seaborn-ticks", "seaborn-white", "seaborn-whitegrid")


def use(style):
    """Refuses the seaborn styles where they are gone; other names may be files or other packages' styles."""
    if not known(style):
        return None
    names = style if isinstance(style, (list, tuple)) else [style]
    gone = version("matplotlib") >= "3.8"
    for name in names:
        if known(name) and isinstance(name, str) and name in SEABORN and known(gone) and gone:
            raise OSError(f"{name!r} is not a valid package style, path of style file, URL of style file, or library style name "
                          "(library styles are listed in `style.available`)")
    return None


def context(style, after_reset=False):
    return unknown()
