"""Random calls of Matplotlib and seaborn as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = """import matplotlib
matplotlib.use("Agg")
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
import seaborn as sns"""

AXES = """
{p}.plot({V}, {V}) | {p}.plot({V}) | {p}.plot({V}, {V}, {format}) | {p}.plot({V}, {V}, {line}) | {p}.scatter({V}, {V}) | {p}.scatter({V}, {V}, c={V}) | {p}.scatter({V}, {V}, {marks}) | {p}.scatter({V}) | {p}.bar({L}, {V}) | {p}.bar({V}, {V}, {bar}) | {p}.barh({L}, {V})
{p}.hist({V}, bins={bins}) | {p}.hist({V}, {hist}) | {p}.boxplot({V}) | {p}.boxplot({M}, labels={L}) | {p}.pie({V}, labels={L}) | {p}.pie({V}, {pie}) | {p}.imshow({M}) | {p}.imshow({M}, cmap={cmap}) | {p}.fill_between({V}, {V}, {V}, alpha={alpha}) | {p}.errorbar({V}, {V}, yerr={V})
{p}.text({number}, {number}, {word}) | {p}.annotate({word}, xy={pair}) | {p}.axhline({number}, {line}) | {p}.axvline(x={number}) | {p}.legend(loc={loc}) | {p}.legend({L}) | {p}.grid({bool}) | {p}.contour({M}) | {p}.contourf({V}, {V}, {M}) | {p}.stem({V}, {V}) | {p}.step({V}, {V}, where={where}) | {p}.stackplot({V}, {V}, {V})
{p}.matshow({M}) | {p}.violinplot({V}) | {p}.hexbin({V}, {V}, gridsize=5) | {p}.{misspelt}({V}) | {p}.tick_params(axis={axis}) | {p}.margins({number}) | {p}.hlines({V}, 0, {number}) | {p}.vlines({number}, 0, 1)
"""

CALLS = texts(AXES.replace("{p}", "plt")) + texts(AXES.replace("{p}", "plt.subplots()[1]")) + texts("""
plt.xlabel({word}) | plt.title({word}, {font}) | plt.xlim({number}, {number}) | plt.xticks({V}, {L}) | plt.xticks(rotation={number}) | plt.figure(figsize={pair}) | plt.subplots({small}, {small}) | plt.subplots({small}, {small})[1][{small}] | plt.subplots({small}, {small})[1][{small}, {small}]
f, ax = plt.subplots({small}, {small}); ax.plot({V}) | f, ax = plt.subplots({small}, {small}); ax[{small}].plot({V}) | f, ax = plt.subplots({small}, {small}); ax[{small}, {small}].bar({L}, {V}) | f, (a, b) = plt.subplots({small}, {small}) | plt.subplot({small}, {small}, {small}) | plt.subplot({code})
f, ax = plt.subplots(); ax.set_xlabel({word}) | f, ax = plt.subplots(); ax.xlabel({word}) | f, ax = plt.subplots(); ax.set_title() | f, ax = plt.subplots(); ax.set_xlim({number}, {number}) | f, ax = plt.subplots(); ax.set_xticks({V}); ax.set_xticklabels({L}) | f, ax = plt.subplots(); ax.set({word}) | f, ax = plt.subplots(); f.{misspelt}
plt.style.use({style}) | plt.colorbar() | plt.imshow({M}); plt.colorbar(label={word}) | plt.savefig() | plt.cm.get_cmap({cmap}) | plt.get_cmap({cmap}) | plt.gca().{misspelt} | plt.tight_layout() | plt.suptitle({word}) | plt.axis({axis_word}) | plt.yscale({scale}) | plt.rcParams[{rc}] | plt.{misspelt}()
sns.{relational}(data={D}, x={col}, y={col}) | sns.{relational}(data={D}, x={col}, y={col}, hue={col}) | sns.{categorical}(data={D}, x={col}, y={col}) | sns.{categorical}(x={col}, y={col}, data={D}, order={order}) | sns.{categorical}({D}, x={col}, y={col}, palette={palette}) | sns.{categorical}({V}, {V}) | sns.histplot({V}, bins={bins}) | sns.histplot(data={D}, x={col}, kde={bool})
sns.heatmap({M}, annot={bool}) | sns.heatmap({D}) | sns.heatmap({M}, cmap={cmap}, fmt={fmt}, annot=True) | sns.countplot(x={col}, data={D}) | sns.countplot({V}) | sns.distplot({V}) | sns.kdeplot({V}) | sns.set_style({sns_style}) | sns.color_palette({palette}, {small}) | sns.pairplot({D}, hue={col}) | sns.jointplot(data={D}, x={col}, y={col}, kind={kind})
sns.regplot(x={col}, y={col}, data={D}) | sns.lmplot(x={col}, y={col}, data={D}) | sns.catplot(data={D}, x={col}, y={col}, kind={kind}) | sns.relplot(data={D}, x={col}, y={col}, col={col}) | g = sns.FacetGrid({D}, col={col}); g.map(plt.hist, {col}) | sns.{misspelt}({D}) | sns.set_theme(style={sns_style}) | sns.boxplot(data={D}, x={col}, ax={number})
""")


class Plots(Templates):
    calls = CALLS
    slots = {
        "format": ["'r-'", "'--'", "'o'", "'bo-'", "'q'", "'red'", "'r.-'", "''"],
        "line": ["color='red'", "colour='red'", "lw=2", "linestyle={style0}", "marker={marker}", "label='x'", "linewidth='thick'", "color={color}", "alpha={alpha}", "ls=':'"],
        "style0": ["'--'", "'dashed'", "'dots'", "':'"],
        "marker": ["'o'", "'x'", "'zz'", "'.'"],
        "color": ["'red'", "'#ff0000'", "'rot'", "'C1'", "(1, 0, 0)", "'#ggg'", "5"],
        "marks": ["s=10", "size=10", "marker={marker}", "cmap={cmap}", "c={color}", "alpha={alpha}", "color={color}"],
        "bar": ["width=0.5", "color={color}", "height=2", "align={align}", "label='b'", "bottom=1"],
        "align": ["'center'", "'edge'", "'left'"],
        "bins": ["5", "0", "'auto'", "-1", "[0, 1, 2]", "2.5", "'many'"],
        "hist": ["density=True", "normed=True", "alpha={alpha}", "histtype={histtype}", "color={color}", "range=(0, 5)", "edgecolor='black'"],
        "histtype": ["'bar'", "'step'", "'line'"],
        "pie": ["autopct='%1.1f%%'", "startangle=90", "explode=[0.1, 0]", "colors=['red']", "shadow=True", "labels=['a', 'b']"],
        "alpha": ["0.5", "1", "2", "'x'", "-0.5"],
        "cmap": ["'viridis'", "'gray'", "'nope'", "'Blues'", "'Viridis'", "5"],
        "number": ["1", "0.5", "45", "'x'", "None", "-2"],
        "small": ["1", "2", "3", "0", "1", "2", "'a'", "5"],
        "code": ["121", "221", "229", "12", "1234"],
        "word": ["'text'", "5", "None", "'a b'"],
        "pair": ["(1, 2)", "(8, 4)", "(1,)", "3", "(0, 1)", "(1, 2, 3)", "(-1, 2)"],
        "loc": ["'best'", "'upper right'", "'top'", "0", "'lower left'", "17"],
        "bool": ["True", "False", "'x'"],
        "where": ["'pre'", "'mid'", "'end'"],
        "axis": ["'x'", "'both'", "'z'", "0"],
        "axis_word": ["'off'", "'on'", "'equal'", "'square'", "'none'", "[0, 1, 0, 1]", "[0, 1]"],
        "scale": ["'log'", "'linear'", "'exp'", "'symlog'"],
        "rc": ["'figure.figsize'", "'figure.size'", "'font.size'"],
        "font": ["fontsize=12", "fontsize='large'", "fontsize='huge'", "size=3", "loc='left'", "loc='middle'", "pad=4", "weight='bold'"],
        "style": ["'ggplot'", "'seaborn'", "'seaborn-v0_8'", "'default'", "'nope'", "'seaborn-whitegrid'", "'dark_background'"],
        "sns_style": ["'whitegrid'", "'dark'", "'nope'", "'ticks'"],
        "palette": ["'muted'", "'husl'", "'viridis'", "'nope'", "['red', 'blue']", "'Set2'"],
        "relational": ["scatterplot", "lineplot", "scatterplot", "lineplots"],
        "categorical": ["boxplot", "violinplot", "barplot", "stripplot", "pointplot", "swarmplot", "factorplot"],
        "order": ["['x', 'y']", "None", "['q']"],
        "kind": ["'scatter'", "'box'", "'bar'", "'hist'", "'kde'", "'pie'", "'count'"],
        "fmt": ["'.2f'", "'d'", "'s'", "'.1%'", "'x'"],
        "col": ["'a'", "'b'", "'t'", "'a'", "'q'", "'A'", "None", "5"],
        "misspelt": ["plots", "set_xlab", "Plot", "hist2", "bar_plot", "scater", "xlabels", "showw", "set_xlabel", "boxplots"],
    }

    def case(self):
        self.n = self.pick([2, 3, 4])
        return super().case().replace("{{", "{").replace("}}", "}") + "; plt.close('all')" * 0

    def size(self):
        return self.n if self.random.random() < 0.85 else self.pick([1, 2, 5])

    def V(self):
        values = [self.random.randint(0, 9) for _ in range(self.size())]
        return self.pick([str(values), f"np.array({values})", f"pd.Series({values})", f"np.array({values}) / 2", "range(3)", f"np.array([{values}])" if self.random.random() < 0.3 else str(values),
                          "5" if self.random.random() < 0.2 else str(values)])

    def L(self):
        return str([self.pick(["x", "y", "z"]) for _ in range(self.size())])

    def M(self):
        n, m = self.size(), self.size()
        return self.pick([f"np.ones(({n}, {m}))", f"np.zeros(({n}, {m}, 3))", f"np.arange({n * m}).reshape({n}, {m})", f"np.zeros(({n}, {m}, 1))", f"np.zeros({n})", f"np.zeros(({n}, {m}, 2))", f"np.ones(({n}, {m}))"])

    def D(self):
        n = self.n
        return f"pd.DataFrame({{{{'a': {[self.random.randint(0, 5) for _ in range(n)]}, 'b': {[round(self.random.random(), 1) for _ in range(n)]}, 't': {[self.pick(['x', 'y']) for _ in range(n)]}}}}})"


def calls(seed, count, wrapper=None):
    return cases(Plots(seed, wrapper), count)
