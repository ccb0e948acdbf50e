"""Writes models/plotly/_traces.py: the properties that traces, layouts and axes take, in any catalogued version."""

import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.catalogue.read import Catalogue  # noqa: E402

TRACES = """Bar Barpolar Box Candlestick Choropleth Choroplethmap Choroplethmapbox Cone Contour Densitymap Densitymapbox Funnel Funnelarea
Heatmap Histogram Histogram2d Histogram2dContour Icicle Image Indicator Isosurface Mesh3d Ohlc Parcats Parcoords Pie Sankey Scatter Scatter3d
Scattergeo Scattergl Scattermap Scattermapbox Scatterpolar Scatterternary Splom Sunburst Surface Table Treemap Violin Volume Waterfall""".split()
PARTS = {"Layout": "plotly.graph_objs._layout.Layout", "Axis": "plotly.graph_objs.layout._xaxis.XAxis"}
# What every object of plotly has, beside its properties.
COMMON = "for_each_trace on_change parent plotly_name pop to_plotly_json update"

catalogue = Catalogue(ROOT / "catalogue" / "plotly.zz")


def properties(qualified):
    own = catalogue.classes[qualified][1]
    return sorted(set(own) - set(COMMON.split()))


def written(name, names):
    text = textwrap.fill(" ".join(names), 130, initial_indent="    ", subsequent_indent="    ")
    return f'{name} = """\n{text}\n""".split()\n'


newest = ".".join(catalogue.versions[-1].split(".")[:2])
lines = [f'"""Properties of plotly\'s traces and layouts, of versions up to {newest}; written by scripts/make_plotly_models.py."""\n',
         f'NEWEST = "{newest}"\n']
for name, qualified in PARTS.items():
    lines.append(written(name.upper(), properties(qualified)))
lines.append("TRACES = {")
for name in TRACES:
    qualified = f"plotly.graph_objs._{name.lower()}.{name}"
    if qualified in catalogue.classes:
        lines.append(written(f'    "{name}":', properties(qualified)).replace(" = ", " ", 1).replace(".split()\n", ".split(),"))
lines.append("}\n")
(ROOT / "models" / "plotly" / "_traces.py").write_text("\n".join(lines))
