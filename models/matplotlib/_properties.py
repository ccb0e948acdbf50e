"""Properties that artists take as keywords, of all versions since 3.4 together, and the names of colours and colour maps."""

LINE = (
    " aa agg_filter alpha animated antialiased c clip_box clip_on clip_path color contains dash_capstyle "
    "dash_joinstyle dashes data drawstyle ds figure fillstyle gapcolor gid in_layout label linestyle linewidth ls lw "
    "marker markeredgecolor markeredgewidth markerfacecolor markerfacecoloralt markersize markevery mec mew mfc "
    "mfcalt mouseover ms path_effects picker pickradius rasterized sketch_params snap solid_capstyle solid_joinstyle "
    "transform url visible xdata ydata zorder "
)

TEXT = (
    " agg_filter alpha animated antialiased backgroundcolor bbox c clip_box clip_on clip_path color contains family "
    "figure font font_properties fontfamily fontfeatures fontname fontproperties fontsize fontstretch fontstyle "
    "fontvariant fontweight gid ha horizontalalignment in_layout label language linespacing ma math_fontfamily "
    "mouseover multialignment name parse_math path_effects picker position rasterized rotation rotation_mode size "
    "sketch_params snap stretch style text transform transform_rotates_text url usetex va variant verticalalignment "
    "visible weight wrap x y zorder "
)

RECTANGLE = (
    " aa agg_filter alpha angle animated antialiased bounds capstyle clip_box clip_on clip_path color contains ec "
    "edgecolor edgegapcolor facecolor fc figure fill gid hatch hatch_linewidth hatchcolor height in_layout joinstyle "
    "label linestyle linewidth ls lw mouseover path_effects picker rasterized rotation_point sketch_params snap "
    "transform url visible width x xy y zorder "
)

POLYGON = (
    " aa agg_filter alpha animated antialiased capstyle clip_box clip_on clip_path closed color contains ec edgecolor "
    "edgegapcolor facecolor fc figure fill gid hatch hatch_linewidth hatchcolor in_layout joinstyle label linestyle "
    "linewidth ls lw mouseover path_effects picker rasterized sketch_params snap transform url visible xy zorder "
)

PATHS = (
    " aa agg_filter alpha animated antialiased antialiaseds array capstyle clim clip_box clip_on clip_path cmap color "
    "contains dashes ec edgecolor edgecolors facecolor facecolors fc figure gid hatch hatch_linewidth hatchcolor "
    "in_layout joinstyle label linestyle linestyles linewidth linewidths ls lw mouseover norm offset_position "
    "offset_transform offsets path_effects paths picker pickradius rasterized sizes sketch_params snap transOffset "
    "transform url urls visible zorder "
)

POLYS = (
    " aa agg_filter alpha animated antialiased antialiaseds array capstyle clim clip_box clip_on clip_path closed cmap "
    "color contains dashes ec edgecolor edgecolors facecolor facecolors fc figure gid hatch hatch_linewidth "
    "hatchcolor in_layout joinstyle label linestyle linestyles linewidth linewidths ls lw mouseover norm "
    "offset_position offset_transform offsets path_effects paths picker pickradius rasterized sizes sketch_params "
    "snap transOffset transform url urls verts verts_and_codes visible zorder "
)

IMAGE = (
    " agg_filter alpha animated array ax clim clip_box clip_on clip_path cmap colorizer contains data extent figure "
    "filternorm filterrad gid in_layout interpolation interpolation_stage label mouseover norm origin path_effects "
    "picker rasterized resample sketch_params snap transform url visible zorder "
)

ANNOTATION = (
    " agg_filter alpha animated anncoords annotation_clip antialiased arrowprops backgroundcolor bbox c clip_box "
    "clip_on clip_path color contains family figure font font_properties fontfamily fontfeatures fontname "
    "fontproperties fontsize fontstretch fontstyle fontvariant fontweight gid ha horizontalalignment in_layout label "
    "language linespacing ma math_fontfamily mouseover multialignment name parse_math path_effects picker position "
    "rasterized rotation rotation_mode size sketch_params snap stretch style text textcoords transform "
    "transform_rotates_text url usetex va variant verticalalignment visible weight wrap x xy xycoords xytext y zorder "
)

FIGURE = (
    " FigureClass agg_filter alpha animated canvas clear clip_box clip_on clip_path constrained_layout "
    "constrained_layout_pads contains dpi edgecolor facecolor figheight figsize figure figwidth frameon gid in_layout "
    "label layout layout_engine linewidth mouseover num path_effects picker rasterized size_inches sketch_params snap "
    "subplotpars tight_layout transform url visible zorder "
)

AXES = (
    " adjustable agg_filter alpha anchor animated args aspect autoscale_on autoscalex_on autoscaley_on axes_locator "
    "axis_off axis_on axisbelow box_aspect clip_box clip_on clip_path contains facecolor fc fig figure "
    "forward_navigation_events frame_on frameon gid in_layout label mouseover navigate navigate_mode path_effects "
    "picker position prop_cycle rasterization_zorder rasterized rect sharex sharey sketch_params snap subplotspec "
    "title transform url visible xbound xinverted xlabel xlim xmargin xscale xticklabels xticks ybound yinverted "
    "ylabel ylim ymargin yscale yticklabels yticks zorder "
)

LEGEND = (
    " alignment bbox_to_anchor bbox_transform borderaxespad borderpad columnspacing draggable edgecolor facecolor "
    "fancybox fontsize framealpha frameon handleheight handlelength handler_map handles handletextpad labelcolor "
    "labels labelspacing linewidth loc markerfirst markerscale mode ncol ncols numpoints parent prop reverse "
    "scatterpoints scatteryoffsets shadow title title_fontproperties title_fontsize "
)

COLORMAPS = (
    " Accent Blues BrBG BuGn BuPu CMRmap Dark2 GnBu Grays Greens Greys OrRd Oranges PRGn Paired Pastel1 Pastel2 PiYG "
    "PuBu PuBuGn PuOr PuRd Purples RdBu RdGy RdPu RdYlBu RdYlGn Reds Set1 Set2 Set3 Spectral Wistia YlGn YlGnBu "
    "YlOrBr YlOrRd afmhot autumn berlin binary bone brg bwr cividis cool coolwarm copper crest cubehelix flag flare "
    "gist_earth gist_gray gist_grey gist_heat gist_ncar gist_rainbow gist_stern gist_yarg gist_yerg gnuplot gnuplot2 "
    "gray grey hot hsv icefire inferno jet magma mako managua nipy_spectral ocean okabe_ito pink plasma prism rainbow "
    "rocket seismic spring summer tab10 tab20 tab20b tab20c terrain turbo twilight twilight_shifted vanimo viridis "
    "vlag winter "
)

COLOURS = (
    " aliceblue antiquewhite aqua aquamarine azure b beige bisque black blanchedalmond blue blueviolet brown burlywood "
    "c cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod "
    "darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon "
    "darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray "
    "dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia g gainsboro ghostwhite gold goldenrod gray green "
    "greenyellow grey honeydew hotpink indianred indigo ivory k khaki lavender lavenderblush lawngreen lemonchiffon "
    "lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon "
    "lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen m "
    "magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue "
    "mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy "
    "oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip "
    "peachpuff peru pink plum powderblue purple r rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown "
    "seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal "
    "thistle tomato turquoise violet w wheat white whitesmoke y yellow yellowgreen "
)
