# %%
import torch
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import BertConfig, BertForSequenceClassification, PreTrainedTokenizerFast

torch.manual_seed(3)
texts = ["the crane lifts the load", "a bird eats fish", "the load is large", "a large bird"] * 4
labels = [0, 1, 0, 1] * 4
# %%
words = sorted({word for text in texts for word in text.split()})
vocab = {word: number for number, word in enumerate(["[PAD]", "[UNK]", "[CLS]", "[SEP]"] + words)}
pieces = Tokenizer(models.WordLevel(vocab, unk_token="[UNK]"))
pieces.pre_tokenizer = pre_tokenizers.Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=pieces, unk_token="[UNK]", pad_token="[PAD]", model_max_length=12)
print(tokenizer.vocab_size, tokenizer.tokenize(texts[0]))
# %%
batch = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
print(batch["input_ids"].shape, tokenizer.decode(batch["input_ids"][0]))
# %%
config = BertConfig(vocab_size=len(vocab), hidden_size=16, num_hidden_layers=1, num_attention_heads=2,
                    intermediate_size=32, max_position_embeddings=16, num_labels=2)
model = BertForSequenceClassification(config)
print(model.config.hidden_size, model.num_parameters() > 1000)
# %%
target = torch.tensor(labels)
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
for epoch in range(2):
    outputs = model(**batch, labels=target)
    loss = outputs.loss
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(epoch, round(loss.item(), 2) > 0)
# %%
model.eval()
with torch.no_grad():
    logits = model(input_ids=batch["input_ids"], attention_mask=batch["attention_mask"]).logits
probabilities = torch.softmax(logits, dim=-1)
predicted = probabilities.argmax(dim=1)
accuracy = (predicted == target).float().mean().item()
print(logits.shape, 0 <= accuracy <= 1)
# %%
model.save_pretrained("classifier")
tokenizer.save_pretrained("classifier")
again = BertForSequenceClassification.from_pretrained("classifier")
one = tokenizer("the bird lifts fish", return_tensors="pt")
print(again(**one).logits.shape, config.id2label[0])
