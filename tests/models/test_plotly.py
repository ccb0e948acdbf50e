"""The model of plotly.express against the library."""

import pytest

from tests.models import harness

pytest.importorskip("plotly")
harness.NAMES.update(px="plotly.express")
DF = "df = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': ['x', 'y']}); "
RAISES = """
px.line(df, x='q')
px.line(df, 'a', 'q')
px.scatter(df, x='a', y='b', color='zz')
px.scatter(df, x='a', y='b', hover_data=['zz'])
px.pie(df, names='a', values='q')
px.line({'a': [1], 'b': [2]}, x='q')
px.box(df, y='q')
px.histogram(df, x='q')
px.scatter(df, x='a', y='b', animation_frame='q')
px.treemap(df, path=['a', 'q'], values='b')
px.scatter_matrix(df, dimensions=['a', 'q'])
px.choropleth(df, locations='q')
px.timeline(df, x_start='q', x_end='a')
px.line(df.set_index('a'), x='a', y='b')
px.bar(df.drop(columns='c'), x='c', y='a')
px.imshow(np.zeros(3))
"""
FINE = """
px.line(df, x='a', y='b')
px.line(df, x='a', y=['a', 'b'])
px.line(df, x='a', y=['a', 'q'])
px.line(df, y=['a', 'b'], color='variable')
px.bar(df, x=df.index, y='a')
px.histogram(df['a'])
px.histogram(df['a'], x='a')
px.bar(x=[1], y=[2])
px.line(df, x='a', y='b', labels={'a': 'q'}, title='q')
px.pie(df, names='c', values='a')
px.imshow(np.zeros((3, 3)))
px.line([1, 2])
px.scatter(df, x='a', y='b', hover_data={'c': True})
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_missing_columns(source):
    outcome = harness.compare(DF + source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", FINE.strip().splitlines())
def test_present_columns(source):
    outcome = harness.compare(DF + source)
    assert outcome.kind in ("value", "unknown"), outcome
