# %%
from tokenizers import Tokenizer
from tokenizers.models import BPE, WordLevel
from tokenizers.trainers import BpeTrainer
from tokenizers.pre_tokenizers import Whitespace
from tokenizers.processors import TemplateProcessing

lines = ["the crane lifts the load", "a crane is a large bird", "birds eat small fish", "the harbour has four cranes"] * 5
# %%
tokenizer = Tokenizer(BPE(unk_token="[UNK]"))
tokenizer.pre_tokenizer = Whitespace()
trainer = BpeTrainer(vocab_size=120, special_tokens=["[UNK]", "[CLS]", "[SEP]", "[PAD]"])
tokenizer.train_from_iterator(lines, trainer=trainer)
print(tokenizer.get_vocab_size())
# %%
encoding = tokenizer.encode("the crane eats fish")
print(encoding.tokens, encoding.ids[:3], len(encoding.attention_mask))
print(tokenizer.decode(encoding.ids))
# %%
tokenizer.post_processor = TemplateProcessing(
    single="[CLS] $A [SEP]",
    special_tokens=[("[CLS]", tokenizer.token_to_id("[CLS]")), ("[SEP]", tokenizer.token_to_id("[SEP]"))],
)
tokenizer.enable_padding(pad_id=tokenizer.token_to_id("[PAD]"), pad_token="[PAD]")
tokenizer.enable_truncation(max_length=8)
# %%
batch = tokenizer.encode_batch(["a bird", "the harbour has four large cranes and one small bird"])
lengths = [len(item.ids) for item in batch]
print(lengths, batch[0].tokens)
# %%
tokenizer.save("tokenizer.json")
again = Tokenizer.from_file("tokenizer.json")
vocab = again.get_vocab()
print(again.id_to_token(vocab["[PAD]"]), len(vocab))
