"""The model of polars against the library."""

import pytest

from tests.models import harness

pytest.importorskip("polars", minversion="1.0")
harness.NAMES.update(pl="polars")
DF = "df = pl.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']}); "
RAISES = """
df['q']
df[['a', 'q']]
df.loc
df.iloc[0]
df.groupby('a')
df.iterrows()
df.apply(len)
df.fillna(0)
df.merge(df)
df.drop_duplicates()
df.sort_values('a')
df['a'].values
df['c'] = 1
df['c'] = df['a']
bool(df)
df.select('q')
df.select(['a', 'q'])
df.select(pl.col('a'), pl.col('q'))
df.select(pl.col('a') + pl.col('q'))
df.select(pl.col('q').sum())
df.with_columns(pl.col('q'))
df.with_columns(c=pl.col('q'))
df.filter(pl.col('q') > 1)
df.filter((pl.col('a') > 1) & (pl.col('q') > 1))
df.sort('q')
df.drop('q')
df.drop(['a', 'q'])
df.drop('a', axis=1)
df.drop(columns=['a'])
df.rename({'q': 'z'})
df.rename(columns={'a': 'z'})
df.group_by('q').agg(pl.len())
df.group_by('a').agg(pl.col('q').sum())
df.join(df, on='q')
df.get_column('q')
df.drop('a').select('a')
df.rename({'a': 'z'}).select('a')
df.select('a').filter(pl.col('b') == 'x')
pl.DataFrame({'a': [1, 2], 'b': [1, 2, 3]})
"""
VALUES = """
df.columns
df.shape
df.height
df.width
len(df)
df.select('a').columns
df.select('b', 'a').columns
df.select(pl.col('a').alias('z')).columns
df.select((pl.col('a') + 1).alias('z'), 'b').columns
df.select(pl.col('a').sum()).columns
df.select(pl.all()).columns
df.select(1 + pl.col('a')).columns
df.with_columns((pl.col('a') * 2).alias('d')).columns
df.with_columns(pl.col('a') * 2).columns
df.with_columns(c=pl.lit(1)).columns
df.with_columns(pl.lit(1).alias('c')).shape
df.drop('a').columns
df.drop('a', 'b').columns
df.rename({'a': 'z'}).columns
df.filter(pl.col('a') > 1).columns
df.sort('a').shape
df.head(2).columns
df.unique().columns
df.group_by('a').agg(pl.col('b').count()).columns
df.group_by('a').agg(pl.len()).columns
df.join(df, on='a')['b_right']
df.clone().columns
pl.DataFrame().columns
pl.concat([df, df])['a']
[x for x in df['a']][0]
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(DF + source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", VALUES.strip().splitlines())
def test_columns(source):
    outcome = harness.compare(DF + source)
    assert outcome.kind in ("value", "unknown"), outcome
