"""Properties of plotly's traces and layouts, of versions up to 7.1; written by scripts/make_plotly_models.py."""

NEWEST = "7.1"

LAYOUT = """
    activeselection activeshape annotationdefaults annotations autosize autotypenumbers barcornerradius bargap bargroupgap barmode
    barnorm boxgap boxgroupgap boxmode calendar clickanywhere clickmode coloraxis colorscale colorway computed datarevision
    dragmode editrevision extendfunnelareacolors extendiciclecolors extendpiecolors extendsunburstcolors extendtreemapcolors font
    funnelareacolorway funnelgap funnelgroupgap funnelmode geo grid height hiddenlabels hiddenlabelssrc hidesources hoveranywhere
    hoverdistance hoverlabel hovermode hoversort hoversubplots iciclecolorway imagedefaults images legend map mapbox margin meta
    metasrc minreducedheight minreducedwidth modebar newselection newshape paper_bgcolor piecolorway plot_bgcolor polar re
    scattergap scattermode scene selectdirection selectiondefaults selectionrevision selections separators shapedefaults shapes
    showlegend sliderdefaults sliders smith spikedistance sunburstcolorway template ternary title titlefont transition
    treemapcolorway uirevision uniformtext updatemenudefaults updatemenus violingap violingroupgap violinmode waterfallgap
    waterfallgroupgap waterfallmode width xaxis yaxis
""".split()

AXIS = """
    anchor automargin autorange autorangeoptions autotickangles autotypenumbers calendar categoryarray categoryarraysrc
    categoryorder color constrain constraintoward dividercolor dividerwidth domain dtick exponentformat fixedrange gridcolor
    griddash gridwidth hoverformat insiderange labelalias layer linecolor linewidth matches maxallowed minallowed minexponent
    minor minorloglabels mirror modebardisable nticks overlaying position range rangebreakdefaults rangebreaks rangemode
    rangeselector rangeslider scaleanchor scaleratio separatethousands showdividers showexponent showgrid showline showspikes
    showticklabels showtickprefix showticksuffix side spikecolor spikedash spikemode spikesnap spikethickness tick0 tickangle
    tickcolor tickfont tickformat tickformatstopdefaults tickformatstops ticklabelindex ticklabelindexsrc ticklabelmode
    ticklabeloverflow ticklabelposition ticklabelshift ticklabelstandoff ticklabelstep ticklen tickmode tickprefix ticks tickson
    ticksuffix ticktext ticktextsrc tickvals tickvalssrc tickwidth title titlefont type uirevision unifiedhovertitle visible
    zeroline zerolinecolor zerolinelayer zerolinewidth
""".split()

TRACES = {
    "Bar": """
    alignmentgroup base basesrc cliponaxis constraintext customdata customdatasrc dx dy error_x error_y hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextanchor
    insidetextfont legend legendgroup legendgrouptitle legendrank legendwidth marker meta metasrc name offset offsetgroup
    offsetsrc opacity orientation outsidetextfont selected selectedpoints showlegend stream text textangle textfont textposition
    textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected visible width
    widthsrc x x0 xaxis xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc y y0 yaxis ycalendar yhoverformat yperiod
    yperiod0 yperiodalignment ysrc zorder
""".split(),
    "Barpolar": """
    base basesrc customdata customdatasrc dr dtheta hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle legendrank legendwidth marker meta
    metasrc name offset offsetsrc opacity r r0 rsrc selected selectedpoints showlegend stream subplot text textsrc theta theta0
    thetasrc thetaunit type uid uirevision unselected visible width widthsrc
""".split(),
    "Box": """
    alignmentgroup boxmean boxpoints customdata customdatasrc dx dy fillcolor hoverinfo hoverinfosrc hoverlabel hoveron
    hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc jitter legend legendgroup
    legendgrouptitle legendrank legendwidth line lowerfence lowerfencesrc marker mean meansrc median mediansrc meta metasrc name
    notched notchspan notchspansrc notchwidth offsetgroup opacity orientation pointpos q1 q1src q3 q3src quartilemethod sd
    sdmultiple sdsrc selected selectedpoints showlegend showwhiskers sizemode stream text textsrc type uid uirevision unselected
    upperfence upperfencesrc visible whiskerwidth width x x0 xaxis xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc y
    y0 yaxis ycalendar yhoverformat yperiod yperiod0 yperiodalignment ysrc zorder
""".split(),
    "Candlestick": """
    close closesrc customdata customdatasrc decreasing high highsrc hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc increasing legend legendgroup legendgrouptitle
    legendrank legendwidth line low lowsrc meta metasrc name opacity open opensrc selectedpoints showlegend stream text textsrc
    type uid uirevision visible whiskerwidth x xaxis xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc yaxis
    yhoverformat zorder
""".split(),
    "Choropleth": """
    autocolorscale coloraxis colorbar colorscale customdata customdatasrc featureidkey geo geojson hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth locationmode locations locationssrc marker meta metasrc name reversescale selected
    selectedpoints showlegend showscale stream text textsrc type uid uirevision unselected visible z zauto zmax zmid zmin zsrc
""".split(),
    "Choroplethmap": """
    autocolorscale below coloraxis colorbar colorscale customdata customdatasrc featureidkey geojson hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth locations locationssrc marker meta metasrc name reversescale selected selectedpoints
    showlegend showscale stream subplot text textsrc type uid uirevision unselected visible z zauto zmax zmid zmin zsrc
""".split(),
    "Choroplethmapbox": """
    autocolorscale below coloraxis colorbar colorscale customdata customdatasrc featureidkey geojson hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth locations locationssrc marker meta metasrc name reversescale selected selectedpoints
    showlegend showscale stream subplot text textsrc type uid uirevision unselected visible z zauto zmax zmid zmin zsrc
""".split(),
    "Cone": """
    anchor autocolorscale cauto cmax cmid cmin coloraxis colorbar colorscale customdata customdatasrc hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth lighting lightposition meta metasrc name opacity reversescale scene showlegend
    showscale sizemode sizeref stream text textsrc type u uhoverformat uid uirevision usrc v vhoverformat visible vsrc w
    whoverformat wsrc x xhoverformat xsrc y yhoverformat ysrc z zhoverformat zsrc
""".split(),
    "Contour": """
    autocolorscale autocontour coloraxis colorbar colorscale connectgaps contours customdata customdatasrc dx dy fillcolor
    hoverinfo hoverinfosrc hoverlabel hoverongaps hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids
    idssrc legend legendgroup legendgrouptitle legendrank legendwidth line meta metasrc name ncontours opacity reversescale
    showlegend showscale stream text textfont textsrc texttemplate texttemplatefallback transpose type uid uirevision visible x x0
    xaxis xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc xtype y y0 yaxis ycalendar yhoverformat yperiod yperiod0
    yperiodalignment ysrc ytype z zauto zhoverformat zmax zmid zmin zorder zsrc
""".split(),
    "Densitymap": """
    autocolorscale below coloraxis colorbar colorscale customdata customdatasrc hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc lat latsrc legend legendgroup legendgrouptitle
    legendrank legendwidth lon lonsrc meta metasrc name opacity radius radiussrc reversescale showlegend showscale stream subplot
    text textsrc type uid uirevision visible z zauto zmax zmid zmin zsrc
""".split(),
    "Densitymapbox": """
    autocolorscale below coloraxis colorbar colorscale customdata customdatasrc hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc lat latsrc legend legendgroup legendgrouptitle
    legendrank legendwidth lon lonsrc meta metasrc name opacity radius radiussrc reversescale showlegend showscale stream subplot
    text textsrc type uid uirevision visible z zauto zmax zmid zmin zsrc
""".split(),
    "Funnel": """
    alignmentgroup cliponaxis connector constraintext customdata customdatasrc dx dy hoverinfo hoverinfosrc hoverlabel
    hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextanchor insidetextfont legend
    legendgroup legendgrouptitle legendrank legendwidth marker meta metasrc name offset offsetgroup opacity orientation
    outsidetextfont selectedpoints showlegend stream text textangle textfont textinfo textposition textpositionsrc textsrc
    texttemplate texttemplatefallback texttemplatesrc type uid uirevision visible width x x0 xaxis xhoverformat xperiod xperiod0
    xperiodalignment xsrc y y0 yaxis yhoverformat yperiod yperiod0 yperiodalignment ysrc zorder
""".split(),
    "Funnelarea": """
    aspectratio baseratio customdata customdatasrc dlabel domain hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextfont label0 labels labelssrc legend
    legendgroup legendgrouptitle legendrank legendwidth marker meta metasrc name opacity scalegroup showlegend stream text
    textfont textinfo textposition textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc title type uid
    uirevision values valuessrc visible
""".split(),
    "Heatmap": """
    autocolorscale coloraxis colorbar colorscale connectgaps customdata customdatasrc dx dy hoverinfo hoverinfosrc hoverlabel
    hoverongaps hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth meta metasrc name opacity reversescale showlegend showscale stream text textfont
    textsrc texttemplate texttemplatefallback transpose type uid uirevision visible x x0 xaxis xcalendar xgap xhoverformat xperiod
    xperiod0 xperiodalignment xsrc xtype y y0 yaxis ycalendar ygap yhoverformat yperiod yperiod0 yperiodalignment ysrc ytype z
    zauto zhoverformat zmax zmid zmin zorder zsmooth zsrc
""".split(),
    "Histogram": """
    alignmentgroup autobinx autobiny bingroup cliponaxis constraintext cumulative customdata customdatasrc error_x error_y
    histfunc histnorm hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext
    hovertextsrc ids idssrc insidetextanchor insidetextfont legend legendgroup legendgrouptitle legendrank legendwidth marker meta
    metasrc name nbinsx nbinsy offsetgroup opacity orientation outsidetextfont selected selectedpoints showlegend stream text
    textangle textfont textposition textsrc texttemplate texttemplatefallback type uid uirevision unselected visible x xaxis xbins
    xcalendar xhoverformat xsrc y yaxis ybins ycalendar yhoverformat ysrc zorder
""".split(),
    "Histogram2d": """
    autobinx autobiny autocolorscale bingroup coloraxis colorbar colorscale customdata customdatasrc histfunc histnorm hoverinfo
    hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc ids idssrc legend legendgroup legendgrouptitle
    legendrank legendwidth marker meta metasrc name nbinsx nbinsy opacity reversescale showlegend showscale stream textfont
    texttemplate texttemplatefallback type uid uirevision visible x xaxis xbingroup xbins xcalendar xgap xhoverformat xsrc y yaxis
    ybingroup ybins ycalendar ygap yhoverformat ysrc z zauto zhoverformat zmax zmid zmin zsmooth zsrc
""".split(),
    "Histogram2dContour": """
    autobinx autobiny autocolorscale autocontour bingroup coloraxis colorbar colorscale contours customdata customdatasrc histfunc
    histnorm hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc ids idssrc legend legendgroup
    legendgrouptitle legendrank legendwidth line marker meta metasrc name nbinsx nbinsy ncontours opacity reversescale showlegend
    showscale stream textfont texttemplate texttemplatefallback type uid uirevision visible x xaxis xbingroup xbins xcalendar
    xhoverformat xsrc y yaxis ybingroup ybins ycalendar yhoverformat ysrc z zauto zhoverformat zmax zmid zmin zsrc
""".split(),
    "Icicle": """
    branchvalues count customdata customdatasrc domain hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextfont labels labelssrc leaf legend legendgrouptitle legendrank
    legendwidth level marker maxdepth meta metasrc name opacity outsidetextfont parents parentssrc pathbar root sort stream text
    textfont textinfo textposition textsrc texttemplate texttemplatefallback texttemplatesrc tiling type uid uirevision values
    valuessrc visible
""".split(),
    "Image": """
    colormodel customdata customdatasrc dx dy hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgrouptitle legendrank legendwidth meta metasrc name opacity
    source stream text textsrc type uid uirevision visible x0 xaxis y0 yaxis z zmax zmin zorder zsmooth zsrc
""".split(),
    "Indicator": """
    align customdata customdatasrc delta domain gauge ids idssrc legend legendgrouptitle legendrank legendwidth meta metasrc mode
    name number stream title type uid uirevision value visible
""".split(),
    "Isosurface": """
    autocolorscale caps cauto cmax cmid cmin coloraxis colorbar colorscale contour customdata customdatasrc flatshading hoverinfo
    hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc isomax isomin
    legend legendgroup legendgrouptitle legendrank legendwidth lighting lightposition meta metasrc name opacity reversescale scene
    showlegend showscale slices spaceframe stream surface text textsrc type uid uirevision value valuehoverformat valuesrc visible
    x xhoverformat xsrc y yhoverformat ysrc z zhoverformat zsrc
""".split(),
    "Mesh3d": """
    alphahull autocolorscale cauto cmax cmid cmin color coloraxis colorbar colorscale contour customdata customdatasrc
    delaunayaxis facecolor facecolorsrc flatshading hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc i ids idssrc intensity intensitymode intensitysrc isrc j jsrc k ksrc legend
    legendgroup legendgrouptitle legendrank legendwidth lighting lightposition meta metasrc name opacity reversescale scene
    showlegend showscale stream text textsrc type uid uirevision vertexcolor vertexcolorsrc visible x xcalendar xhoverformat xsrc
    y ycalendar yhoverformat ysrc z zcalendar zhoverformat zsrc
""".split(),
    "Ohlc": """
    close closesrc customdata customdatasrc decreasing high highsrc hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc increasing legend legendgroup legendgrouptitle
    legendrank legendwidth line low lowsrc meta metasrc name opacity open opensrc selectedpoints showlegend stream text textsrc
    tickwidth type uid uirevision visible x xaxis xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc yaxis yhoverformat
    zorder
""".split(),
    "Parcats": """
    arrangement bundlecolors counts countssrc dimensiondefaults dimensions domain hoverinfo hoveron hovertemplate
    hovertemplatefallback labelfont legendgrouptitle legendwidth line meta metasrc name sortpaths stream tickfont type uid
    uirevision visible
""".split(),
    "Parcoords": """
    customdata customdatasrc dimensiondefaults dimensions domain ids idssrc labelangle labelfont labelside legend legendgrouptitle
    legendrank legendwidth line meta metasrc name rangefont stream tickfont type uid uirevision unselected visible
""".split(),
    "Pie": """
    automargin customdata customdatasrc direction dlabel domain hole hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextfont insidetextorientation label0 labels
    labelssrc legend legendgroup legendgrouptitle legendrank legendranksrc legendsrc legendwidth marker meta metasrc name opacity
    outsidetextfont pull pullsrc rotation scalegroup showlegend showlegendsrc sort stream text textfont textinfo textposition
    textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc title titlefont titleposition type uid uirevision
    values valuessrc visible
""".split(),
    "Sankey": """
    arrangement customdata customdatasrc direction domain hoverinfo hoverlabel ids idssrc legend legendgrouptitle legendrank
    legendwidth link meta metasrc name node orientation selectedpoints stream textfont type uid uirevision valueformat valuesuffix
    visible
""".split(),
    "Scatter": """
    alignmentgroup cliponaxis connectgaps customdata customdatasrc dx dy error_x error_y fill fillcolor fillgradient fillpattern
    groupnorm hoverinfo hoverinfosrc hoverlabel hoveron hovertemplate hovertemplatefallback hovertemplatesrc hovertext
    hovertextsrc ids idssrc legend legendgroup legendgrouptitle legendrank legendwidth line marker meta metasrc mode name
    offsetgroup opacity orientation selected selectedpoints showlegend stackgaps stackgroup stream text textfont textposition
    textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected visible x x0 xaxis
    xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc y y0 yaxis ycalendar yhoverformat yperiod yperiod0
    yperiodalignment ysrc zorder
""".split(),
    "Scatter3d": """
    connectgaps customdata customdatasrc error_x error_y error_z hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle legendrank
    legendwidth line marker meta metasrc mode name opacity projection scene showlegend stream surfaceaxis surfacecolor text
    textfont textposition textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision visible x
    xcalendar xhoverformat xsrc y ycalendar yhoverformat ysrc z zcalendar zhoverformat zsrc
""".split(),
    "Scattergeo": """
    connectgaps customdata customdatasrc featureidkey fill fillcolor geo geojson hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc lat latsrc legend legendgroup legendgrouptitle
    legendrank legendwidth line locationmode locations locationssrc lon lonsrc marker meta metasrc mode name opacity selected
    selectedpoints showlegend stream text textfont textposition textpositionsrc textsrc texttemplate texttemplatefallback
    texttemplatesrc type uid uirevision unselected visible
""".split(),
    "Scattergl": """
    connectgaps customdata customdatasrc dx dy error_x error_y fill fillcolor hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle legendrank
    legendwidth line marker meta metasrc mode name opacity selected selectedpoints showlegend stream text textfont textposition
    textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected visible x x0 xaxis
    xcalendar xhoverformat xperiod xperiod0 xperiodalignment xsrc y y0 yaxis ycalendar yhoverformat yperiod yperiod0
    yperiodalignment ysrc
""".split(),
    "Scattermap": """
    below cluster connectgaps customdata customdatasrc fill fillcolor hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc lat latsrc legend legendgroup legendgrouptitle
    legendrank legendwidth line lon lonsrc marker meta metasrc mode name opacity selected selectedpoints showlegend stream subplot
    text textfont textposition textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected visible
""".split(),
    "Scattermapbox": """
    below cluster connectgaps customdata customdatasrc fill fillcolor hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc lat latsrc legend legendgroup legendgrouptitle
    legendrank legendwidth line lon lonsrc marker meta metasrc mode name opacity selected selectedpoints showlegend stream subplot
    text textfont textposition textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected visible
""".split(),
    "Scatterpolar": """
    cliponaxis connectgaps customdata customdatasrc dr dtheta fill fillcolor hoverinfo hoverinfosrc hoverlabel hoveron
    hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle
    legendrank legendwidth line marker meta metasrc mode name opacity r r0 rsrc selected selectedpoints showlegend stream subplot
    text textfont textposition textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc theta theta0 thetasrc
    thetaunit type uid uirevision unselected visible
""".split(),
    "Scatterternary": """
    a asrc b bsrc c cliponaxis connectgaps csrc customdata customdatasrc fill fillcolor hoverinfo hoverinfosrc hoverlabel hoveron
    hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle
    legendrank legendwidth line marker meta metasrc mode name opacity selected selectedpoints showlegend stream subplot sum text
    textfont textposition textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision unselected
    visible
""".split(),
    "Splom": """
    customdata customdatasrc diagonal dimensiondefaults dimensions hoverinfo hoverinfosrc hoverlabel hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc legend legendgroup legendgrouptitle legendrank
    legendwidth marker meta metasrc name opacity selected selectedpoints showlegend showlowerhalf showupperhalf stream text
    textsrc type uid uirevision unselected visible xaxes xhoverformat yaxes yhoverformat
""".split(),
    "Sunburst": """
    branchvalues count customdata customdatasrc domain hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextfont insidetextorientation labels labelssrc leaf legend
    legendgrouptitle legendrank legendwidth level marker maxdepth meta metasrc name opacity outsidetextfont parents parentssrc
    root rotation sort stream text textfont textinfo textsrc texttemplate texttemplatefallback texttemplatesrc type uid uirevision
    values valuessrc visible
""".split(),
    "Surface": """
    autocolorscale cauto cmax cmid cmin coloraxis colorbar colorscale connectgaps contours customdata customdatasrc hidesurface
    hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc
    legend legendgroup legendgrouptitle legendrank legendwidth lighting lightposition meta metasrc name opacity opacityscale
    reversescale scene showlegend showscale stream surfacecolor surfacecolorsrc text textsrc type uid uirevision visible x
    xcalendar xhoverformat xsrc y ycalendar yhoverformat ysrc z zcalendar zhoverformat zsrc
""".split(),
    "Table": """
    cells columnorder columnordersrc columnwidth columnwidthsrc customdata customdatasrc domain header hoverinfo hoverinfosrc
    hoverlabel ids idssrc legend legendgrouptitle legendrank legendwidth meta metasrc name stream type uid uirevision visible
""".split(),
    "Treemap": """
    branchvalues count customdata customdatasrc domain hoverinfo hoverinfosrc hoverlabel hovertemplate hovertemplatefallback
    hovertemplatesrc hovertext hovertextsrc ids idssrc insidetextfont labels labelssrc legend legendgrouptitle legendrank
    legendwidth level marker maxdepth meta metasrc name opacity outsidetextfont parents parentssrc pathbar root sort stream text
    textfont textinfo textposition textsrc texttemplate texttemplatefallback texttemplatesrc tiling type uid uirevision values
    valuessrc visible
""".split(),
    "Violin": """
    alignmentgroup bandwidth box customdata customdatasrc fillcolor hoverinfo hoverinfosrc hoverlabel hoveron hovertemplate
    hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc jitter legend legendgroup legendgrouptitle legendrank
    legendwidth line marker meanline meta metasrc name offsetgroup opacity orientation pointpos points quartilemethod scalegroup
    scalemode selected selectedpoints showlegend side span spanmode stream text textsrc type uid uirevision unselected visible
    width x x0 xaxis xhoverformat xsrc y y0 yaxis yhoverformat ysrc zorder
""".split(),
    "Volume": """
    autocolorscale caps cauto cmax cmid cmin coloraxis colorbar colorscale contour customdata customdatasrc flatshading hoverinfo
    hoverinfosrc hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc isomax isomin
    legend legendgroup legendgrouptitle legendrank legendwidth lighting lightposition meta metasrc name opacity opacityscale
    reversescale scene showlegend showscale slices spaceframe stream surface text textsrc type uid uirevision value
    valuehoverformat valuesrc visible x xhoverformat xsrc y yhoverformat ysrc z zhoverformat zsrc
""".split(),
    "Waterfall": """
    alignmentgroup base cliponaxis connector constraintext customdata customdatasrc decreasing dx dy hoverinfo hoverinfosrc
    hoverlabel hovertemplate hovertemplatefallback hovertemplatesrc hovertext hovertextsrc ids idssrc increasing insidetextanchor
    insidetextfont legend legendgroup legendgrouptitle legendrank legendwidth measure measuresrc meta metasrc name offset
    offsetgroup offsetsrc opacity orientation outsidetextfont selectedpoints showlegend stream text textangle textfont textinfo
    textposition textpositionsrc textsrc texttemplate texttemplatefallback texttemplatesrc totals type uid uirevision visible
    width widthsrc x x0 xaxis xhoverformat xperiod xperiod0 xperiodalignment xsrc y y0 yaxis yhoverformat yperiod yperiod0
    yperiodalignment ysrc zorder
""".split(),
}
