"""The pandas model beside the real pandas, in CPython: written calls, and chains made at random."""

import os
import random

import pytest

pandas = pytest.importorskip("pandas")

from tests.models import harness, pandas_claims  # noqa: E402

HERE = os.path.dirname(__file__)

#: What the cases' names stand for.
MADE = {
    "s": "s = pd.Series([1, 2, 3])",
    "f": "f = pd.Series([1.5, float('nan'), 2])",
    "o": "o = pd.Series(['a', 'b', 'c'])",
    "on": "on = pd.Series(['1', None, '3'])",
    "onan": "onan = pd.Series(['a', float('nan'), 'c'])",
    "b": "b = pd.Series([True, False, True])",
    "d": "d = pd.Series(pd.date_range('2020', periods=3))",
    "e": "e = pd.Series([], dtype=float)",
    "eo": "eo = pd.Series([], dtype=object)",
    "c": "c = pd.Series(['a', 'b', 'a']).astype('category')",
    "df": "df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.0, 2.0, float('nan')]})",
    "num": "num = pd.DataFrame({'a': [1, 2, 3], 'c': [1.0, 2.0, float('nan')]})",
    "cc": "cc = pd.DataFrame({'a': [1, 2, 3]}, index=['x', 'y', 'z'])",
}
ROUNDS = int(os.environ.get("CRANE_CASES", "300"))


@pytest.fixture(autouse=True)
def describers(monkeypatch):
    monkeypatch.setattr(harness, "DESCRIBERS", [pandas_claims.describe_pandas] + harness.DESCRIBERS)


def source_of(case):
    import ast
    parts = case.split("; ")
    used = {node.id for node in ast.walk(ast.parse("\n".join(parts))) if isinstance(node, ast.Name)}
    lines = [line for name, line in MADE.items() if name in used]
    return "\n".join(lines + parts)


def cases(name):
    with open(os.path.join(HERE, "cases", name)) as lines:
        return [line.strip() for line in lines if line.strip()]


def compared(case):
    try:
        return harness.compare(source_of(case))
    except SyntaxError:
        pytest.fail(case)


@pytest.mark.parametrize("case", cases("pandas_calls.txt") + cases("pandas_steps.txt") + cases("pandas_numpy.txt"))
def test_no_false_claim(case):
    outcome = compared(case)
    assert outcome.kind != "bug", outcome.detail


@pytest.mark.parametrize("name, least", [("pandas_calls.txt", 0.88), ("pandas_steps.txt", 0.88), ("pandas_numpy.txt", 0.8)])
def test_most_crashes_are_found(name, least):
    outcomes = [compared(case) for case in cases(name)]
    found = sum(outcome.kind == "raises" for outcome in outcomes)
    missed = sum(outcome.kind == "gap" for outcome in outcomes)
    assert found / (found + missed) >= least


COLUMNS = ["a", "b", "c", "zz"]
DATA = {
    "a": ["[1, 2, 3]", "[3, 1, 1]", "['1', '2', '3']", "[0, 0, 0]"],
    "b": ["['x', 'y', 'z']", "['1.5', 'q', '2']", "['x', None, 'y']", "[True, False, True]"],
    "c": ["[1.0, 2.0, float('nan')]", "[0.5, 1.5, 2.5]", "[1.0, 2.0, 3.0]", "[None, None, None]"],
}
#: Each changes `df`; `C` is some column's name, `D` another's.
STEPS = [
    "df = df.drop('C', axis=1)", "df.drop(columns='C', inplace=True)", "df['D'] = df['C']", "df['n'] = df['C'].astype(int)",
    "df['n'] = df['C'].astype(float)", "df['n'] = df['C'].astype(str)", "df = df.rename(columns={'C': 'D'})",
    "df = df[['C', 'D']]", "df = df[df['C'].notna()]", "df = df.dropna()", "df = df.fillna(0)", "df = df.dropna(subset=['C'])",
    "df['C'] = df['C'].fillna(0)", "df['C'] = df['C'].map({1: 2, 'x': 'y'})", "df = df.sort_values('C')",
    "df = df.set_index('C')", "df = df.reset_index()", "df = df.reset_index(drop=True)", "df = df.head(2)", "df = df.tail(1)",
    "df = df.groupby('C').count()", "df = df.groupby('C', as_index=False)['D'].count()", "df = df.merge(df, on='C')",
    "df = pd.concat([df, df])", "df = pd.concat([df, df], ignore_index=True)", "df = pd.concat([df, df['C']], axis=1)",
    "df = pd.get_dummies(df, columns=['C'])", "df = df.astype({'C': str})", "df = df.drop_duplicates('C')",
    "df = df.drop(0)", "df = df.loc[[0, 1]]", "df = df.iloc[1:]", "df.loc[5] = 0", "df.loc[0, 'C'] = 9", "df['C'] = 1",
    "df['C'] = df['C'] + 1", "df['C'] = df['C'] * 2", "df['C'] = df['C'] / 2", "df['C'] = df['C'] + df['D']",
    "df['m'] = df['C'] > 1", "df = df[df['C'] > 1]", "df['C'] = pd.to_numeric(df['C'], errors='coerce')",
    "df['C'] = pd.to_numeric(df['C'])", "df['C'] = df['C'].apply(lambda v: v)", "df['C'] = df['C'].apply(str)",
    "df = df.assign(n=df['C'])", "df.insert(0, 'C', 1)", "df.pop('C')", "df.columns = list('pqr')", "df = df.melt(id_vars='C')",
    "df = df.select_dtypes('number')", "df = df.T", "df['C'] = df['C'].replace(1, 2)", "df = df.sample(frac=1)",
    "df['C'] = df['C'].str.upper()", "df['C'] = df['C'].astype('category')", "df = df.join(df, rsuffix='_r')",
    "df['C'] = df['C'].where(df['C'].notna(), 1)", "df = df.describe()", "df['C'] = df['C'].round(1)", "df.loc[1, 'n'] = 'k'",
]
#: What is asked of it at the end.
ASKED = [
    "df", "df['C']", "df[['C', 'D']]", "df.C", "df['C'].astype(int)", "df['C'].astype(float)", "df.loc[0]", "df.loc[2, 'C']",
    "df.iloc[2]", "df['C'][0]", "df.mean()", "df.sum()", "df.corr()", "df['C'].mean()", "df['C'].max()", "df['C'].sum()",
    "df['C'].value_counts()", "df['C'].unique()", "df.drop('C', axis=1)", "df.groupby('C')['D'].mean()", "df.isna().sum()",
    "df['C'].str.len()", "df['C'] + 1", "df['C'] + 'k'", "df['C'] > 1", "df.columns.tolist()", "df.shape", "df.values",
    "df['C'].value_counts()['x']", "df.dtypes", "pd.get_dummies(df)", "df.sort_values(['C', 'D'])", "df.max()", "df.astype(float)",
    "df['C'].map(lambda v: v + 1)", "df['C'].apply(lambda v: v.upper())", "df.describe()", "df.nunique()", "df['C'].isna()",
]


def chain(random_numbers):
    """Source of a random frame, some steps, and a question."""
    pick = random_numbers.choice
    rows = {name: pick(data) for name, data in DATA.items()}
    lines = ["df = pd.DataFrame({" + ", ".join(f"'{name}': {data}" for name, data in rows.items()) + "})"]
    for _ in range(random_numbers.randrange(4)):
        lines.append(with_columns(pick(STEPS), random_numbers))
    lines.append(with_columns(pick(ASKED), random_numbers))
    return "\n".join(lines)


def with_columns(text, random_numbers):
    first, second = random_numbers.choices(COLUMNS, weights=[4, 4, 4, 1], k=2)
    return text.replace("'C'", f"'{first}'").replace(".C", f".{first}").replace("'D'", f"'{second}'")


def compared_steps(source):
    """The outcome of a chain: a step that the library refuses and the model does not is a gap, whatever comes then."""
    outcome = harness.compare(source, "chain")
    if outcome.kind != "bug" or "model raises" not in outcome.detail:
        return outcome
    lines = source.split("\n")
    for end in range(1, len(lines)):
        earlier = harness.compare("\n".join(lines[:end]), "chain")
        if earlier.kind in ("gap", "bug"):
            return earlier
    return outcome


def test_random_chains():
    bugs = []
    kinds = {}
    for seed in range(ROUNDS):
        source = chain(random.Random(seed))
        outcome = compared_steps(source)
        kinds[outcome.kind] = kinds.get(outcome.kind, 0) + 1
        if outcome.kind == "bug":
            bugs.append(source + "\n    " + outcome.detail)
    assert not bugs, "\n\n".join(bugs[:5]) + f"\n{len(bugs)} of {ROUNDS}: {kinds}"
    assert kinds["raises"] >= 2 * kinds.get("gap", 0), kinds
