# %%
import numpy as np
import torch
from datasets import Dataset
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (BertConfig, BertForSequenceClassification, DataCollatorWithPadding, PreTrainedTokenizerFast,
                          Trainer, TrainingArguments, set_seed)

set_seed(5)
texts = ["good film", "what a bad and boring film", "a great story", "long and boring"] * 5
data = Dataset.from_dict({"text": texts, "label": [1, 0, 1, 0] * 5})
# %%
vocab = {word: number for number, word in enumerate(["[PAD]", "[UNK]"] + sorted(set(" ".join(texts).split())))}
pieces = Tokenizer(models.WordLevel(vocab, unk_token="[UNK]"))
pieces.pre_tokenizer = pre_tokenizers.Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=pieces, unk_token="[UNK]", pad_token="[PAD]")

def tokenize(examples):
    return tokenizer(examples["text"], truncation=True, max_length=8)

encoded = data.map(tokenize, batched=True, remove_columns=["text"])
parts = encoded.train_test_split(test_size=0.2, seed=1)
print(parts["train"].column_names, parts["test"].num_rows)
# %%
collator = DataCollatorWithPadding(tokenizer=tokenizer)
batch = collator([parts["train"][i] for i in range(3)])
print(batch["input_ids"].shape, batch["labels"].shape)
# %%
def compute_metrics(predictions):
    logits, labels = predictions
    return {"accuracy": float((np.argmax(logits, axis=-1) == labels).mean())}

config = BertConfig(vocab_size=len(vocab), hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=16)
model = BertForSequenceClassification(config)
# %%
arguments = TrainingArguments(output_dir="out", num_train_epochs=1, per_device_train_batch_size=4, eval_strategy="no",
                              save_strategy="no", logging_steps=10, report_to="none", use_cpu=True, disable_tqdm=True)
trainer = Trainer(model=model, args=arguments, train_dataset=parts["train"], eval_dataset=parts["test"],
                  data_collator=collator, compute_metrics=compute_metrics)
# %%
result = trainer.train()
scores = trainer.evaluate()
print(result.global_step, sorted(scores)[0], scores["eval_accuracy"] >= 0)
# %%
predictions = trainer.predict(parts["test"])
predicted = predictions.predictions.argmax(axis=1)
print(predicted.shape, (predicted == predictions.label_ids).mean() <= 1)
