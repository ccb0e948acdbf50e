"""What Pillow takes as a colour."""

from models.crane import certain, known, type_name

#: PIL.ImageColor.colormap.
NAMES = set("""
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
    cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
    darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
    firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
    hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
    midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
    slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
    whitesmoke yellow yellowgreen
""".split())
BY_NUMBERS = ("#", "rgb", "hsl", "hsv", "hsb", "rgba")


def require_color(color, mode, numbers=("RGB", "RGBA", "L", "1", "P", "RGBX", "CMYK", "YCbCr", "HSV", "LAB")):
    """Raises where an image of this mode surely does not take the colour."""
    if not known(color) or color is None or not known(mode) or mode not in numbers:
        return
    if isinstance(color, str):
        if not color.lower().startswith(BY_NUMBERS) and color.lower() not in NAMES:
            raise ValueError(f"unknown color specifier: {color!r}")
    elif isinstance(color, (list, tuple)):
        # A list is taken as a tuple by newer versions only.
        if isinstance(color, tuple):
            require_parts(color, mode)
    elif isinstance(color, float):
        raise TypeError("color must be int or tuple")


def require_parts(color, mode):
    if mode in ("RGB", "RGBA"):
        if len(color) not in (1, 3, 4):
            raise TypeError("color must be int, or tuple of one, three or four elements")
    for part in color:
        if known(part) and isinstance(part, str):
            raise TypeError("'str' object cannot be interpreted as an integer")
