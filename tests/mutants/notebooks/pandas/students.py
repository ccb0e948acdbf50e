# %%
import pandas as pd

students = pd.read_csv("students.csv")
subjects = ["math", "reading", "writing"]
# %%
students["mean"] = students[subjects].mean(axis=1)
students["best"] = students[subjects].idxmax(axis=1)
students.sort_values(by="mean", ascending=False).head()
# %%
def letter(score):
    if score >= 90:
        return "A"
    elif score >= 70:
        return "B"
    return "C"

students["grade"] = students["mean"].apply(letter)
students["grade"].value_counts()
# %%
table = pd.crosstab(students["school"], students["grade"])
print(table.loc["North", "C"])
# %%
long = students.melt(id_vars=["name", "school"], value_vars=subjects, var_name="subject", value_name="score")
long.groupby(["school", "subject"])["score"].mean().unstack()
# %%
top = students.nlargest(5, "math")
for index, row in top.iterrows():
    print(index, row["name"].upper(), row["math"])
# %%
students["z"] = students.groupby("school")["math"].transform(lambda s: (s - s.mean()) / s.std())
students.loc[students["passed"], "z"].mean()
