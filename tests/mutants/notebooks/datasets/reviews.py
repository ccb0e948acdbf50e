# %%
import numpy as np
import pandas as pd
from datasets import Dataset, DatasetDict, ClassLabel, concatenate_datasets

texts = ["good film", "bad film", "what a great story", "boring and long", "loved it", "hated it"] * 10
labels = [1, 0, 1, 0, 1, 0] * 10
reviews = Dataset.from_dict({"text": texts, "label": labels})
print(reviews.num_rows, reviews.column_names)
# %%
def measure(example):
    example["length"] = len(example["text"])
    return example

reviews = reviews.map(measure)
longer = reviews.filter(lambda example: example["length"] > 8)
print(len(longer), reviews[0]["length"])
# %%
parts = reviews.train_test_split(test_size=0.25, seed=1)
train, test = parts["train"], parts["test"]
print(train.shape, test[:2]["text"])
# %%
def encode(batch):
    return {"ids": [[ord(letter) for letter in text] for text in batch["text"]]}

encoded = train.map(encode, batched=True, remove_columns=["text"])
print(encoded.features, encoded[0]["ids"][:3])
# %%
encoded = encoded.rename_column("label", "labels")
encoded.set_format("numpy", columns=["labels", "length"])
print(encoded["labels"][:5].mean() if hasattr(encoded["labels"], "mean") else np.mean(encoded["labels"][:5]))
# %%
frame = test.to_pandas()
print(frame.groupby("label")["length"].mean())
back = Dataset.from_pandas(frame.sort_values("length"), preserve_index=False)
both = concatenate_datasets([train, test])
print(both.num_rows, back.num_rows)
# %%
splits = DatasetDict({"train": train, "test": test})
short = splits["train"].sort("length").select(range(5))
shuffled = splits["test"].shuffle(seed=3)
print(short["text"][0], shuffled.unique("label"), list(splits.keys()))
