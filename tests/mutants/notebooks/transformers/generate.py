# %%
import torch
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import GPT2Config, GPT2LMHeadModel, PreTrainedTokenizerFast

lines = ["one two three four", "two three four five", "three four five six"]
vocab = {word: number for number, word in enumerate(["<pad>", "<unk>", "<s>", "</s>", "one", "two", "three", "four", "five", "six"])}
# %%
pieces = Tokenizer(models.WordLevel(vocab, unk_token="<unk>"))
pieces.pre_tokenizer = pre_tokenizers.Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=pieces, unk_token="<unk>", bos_token="<s>", eos_token="</s>")
tokenizer.pad_token = tokenizer.eos_token
tokenizer.padding_side = "left"
# %%
encoded = tokenizer(lines, padding=True)
ids = torch.tensor(encoded["input_ids"])
mask = torch.tensor(encoded["attention_mask"])
print(ids.shape, mask.sum().item(), len(encoded["input_ids"][0]))
# %%
config = GPT2Config(vocab_size=len(tokenizer), n_positions=32, n_embd=16, n_layer=1, n_head=2,
                    bos_token_id=tokenizer.bos_token_id, eos_token_id=tokenizer.eos_token_id)
gpt = GPT2LMHeadModel(config)
outputs = gpt(ids, attention_mask=mask, labels=ids)
print(outputs.logits.shape, outputs.loss.item() > 0)
# %%
def prompt(text, length=5):
    inputs = tokenizer(text, return_tensors="pt")
    generated = gpt.generate(**inputs, max_new_tokens=length, do_sample=False, pad_token_id=tokenizer.pad_token_id)
    return tokenizer.decode(generated[0], skip_special_tokens=True)

print(prompt("one two"))
# %%
hidden = gpt(ids, attention_mask=mask, output_hidden_states=True).hidden_states
last = hidden[-1]
pooled = (last * mask.unsqueeze(-1)).sum(dim=1) / mask.sum(dim=1, keepdim=True)
similar = torch.nn.functional.cosine_similarity(pooled[0], pooled[1], dim=0)
print(len(hidden), pooled.shape, round(similar.item(), 3) <= 1)
# %%
tokens = tokenizer.convert_ids_to_tokens(encoded["input_ids"][1])
back = tokenizer.convert_tokens_to_ids(tokens)
print(tokens, back == encoded["input_ids"][1], tokenizer.batch_decode(ids)[0])
