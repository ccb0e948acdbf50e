# %%
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go

df = px.data.iris()
df.head()
# %%
fig = px.scatter(df, x="sepal_width", y="sepal_length", color="species", size="petal_length", hover_data=["petal_width"])
fig.update_layout(title="Iris", xaxis_title="width", legend_title_text="kind")
print(len(fig.data))
# %%
means = df.groupby("species", as_index=False)["petal_length"].mean()
bars = px.bar(means, x="species", y="petal_length", text="petal_length", color_discrete_sequence=["teal"])
bars.update_traces(texttemplate="%{text:.1f}", textposition="outside")
bars.update_yaxes(range=[0, 7])
# %%
box = px.box(df, x="species", y="sepal_width", points="all")
histogram = px.histogram(df, x="petal_width", nbins=20, color="species", opacity=0.7, barmode="overlay")
pie = px.pie(df, names="species", values="petal_width", hole=0.3)
# %%
line = go.Figure()
t = np.linspace(0, 6, 50)
line.add_trace(go.Scatter(x=t, y=np.sin(t), mode="lines+markers", name="sin", line=dict(color="red", width=2)))
line.add_trace(go.Scatter(x=t, y=np.cos(t), mode="lines", name="cos"))
line.add_hline(y=0, line_dash="dash")
line.update_layout(height=400, template="plotly_white")
# %%
corr = df.drop(columns=["species", "species_id"]).corr()
heat = go.Figure(data=go.Heatmap(z=corr.values, x=corr.columns, y=corr.columns, colorscale="Viridis", zmin=-1, zmax=1))
heat.update_layout(title_text="Correlation")
image = px.imshow(corr, text_auto=True, aspect="auto", color_continuous_scale="RdBu")
# %%
print(fig.layout.title.text, line.data[0].name)
html = line.to_html(include_plotlyjs=False)
line.write_html("line.html")
