# %%
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
from plotly.subplots import make_subplots

sales = pd.read_csv("sales.csv", parse_dates=["date"])
sales["revenue"] = sales["units"] * sales["price"]
sales["discount"] = sales["discount"].fillna(0)
# %%
daily = sales.groupby("date", as_index=False)["revenue"].sum()
trend = px.line(daily, x="date", y="revenue", title="Revenue a day", markers=True)
trend.update_xaxes(rangeslider_visible=True)
# %%
city = sales.pivot_table(index="city", columns="product", values="revenue", aggfunc="sum")
grid = make_subplots(rows=1, cols=2, subplot_titles=("by city", "by product"), specs=[[{"type": "bar"}, {"type": "domain"}]])
for product in city.columns:
    grid.add_trace(go.Bar(x=city.index, y=city[product], name=product), row=1, col=1)
grid.add_trace(go.Pie(labels=city.columns, values=city.sum(), name="share"), row=1, col=2)
grid.update_layout(barmode="stack", width=900, showlegend=True)
# %%
scatter = px.scatter(sales, x="price", y="revenue", color="city", facet_col="product", trendline=None, log_x=True)
scatter.for_each_annotation(lambda note: note.update(text=note.text.split("=")[-1]))
# %%
tree = px.treemap(sales, path=["city", "product"], values="revenue")
sun = px.sunburst(sales, path=["product", "city"], values="units", color="units")
violin = px.violin(sales, y="units", x="city", box=True)
# %%
table = go.Figure(data=[go.Table(
    header=dict(values=list(daily.columns), fill_color="lightgrey"),
    cells=dict(values=[daily["date"].dt.strftime("%d %b"), daily["revenue"].round(1)]),
)])
indicator = go.Figure(go.Indicator(mode="number+delta", value=sales["revenue"].sum(), delta={"reference": 20000}))
# %%
surface = go.Figure(data=[go.Surface(z=city.values)])
surface.update_layout(scene=dict(zaxis_title="revenue"), margin=dict(l=0, r=0, t=30, b=0))
mixed = go.Figure(data=[go.Bar(x=daily["date"], y=daily["revenue"]), go.Scatter(x=daily["date"], y=daily["revenue"].rolling(7).mean())])
mixed.update_traces(marker_color="orange", selector=dict(type="bar"))
print(len(grid.data), mixed.data[1].type)
