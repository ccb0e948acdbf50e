"""The models of datasets and transformers against the libraries; nothing is downloaded."""

import os

import pytest

from tests.models import harness

os.environ["HF_HUB_OFFLINE"] = "1"
#: Not all of them are installed everywhere.
MADE = {
    "d": "datasets.Dataset.from_dict({'text': ['a', 'b', 'c'], 'label': [1, 0, 1], 'v': [[1., 2.], [3.], [4.]], 'n': [None, 1, 2]})",
    "s": "datasets.DatasetDict({'train': d})",
}
CASES = os.path.join(os.path.dirname(__file__), "cases")
STEPS = ("models", "trainers", "pre_tokenizers", "normalizers", "processors", "decoders")


def lines(name):
    with open(os.path.join(CASES, name), encoding="utf-8") as file:
        return file.read().strip().splitlines()


TEXTS = """
t('a b')['input_ids']
t('a b').input_ids
t(['a b', 'a'])['input_ids']
t(('a', 'b'))['input_ids']
t([['a', 'b']])
t([])
t(3)
t(3.5)
t(None)
t({'a': 1})
t([3])
t(pandas.Series(['a']))
t(numpy.array(['a']))
t(['a b', 'a'], padding=True)
t('a', padding='max_length', max_length=4)
t('a', padding='foo')
t('a', return_tensors='xx')
t('a b', padding=False)
t.encode('a b')
t.tokenize('a b')
t.decode([0, 1])
t.batch_decode([[0]])
t.convert_ids_to_tokens(0)
t.vocab_size
len(t)
t.pad([{'input_ids': [0]}])
"""
NETS = """
n.fit(3)
n.predict(3)
n.summary()
n.built
n.eval()
n.num_parameters()
transformers.BertModel('bert-base-uncased')
transformers.AutoModel()
transformers.AutoTokenizer()
transformers.TrainingArguments('x', eval_strategy='foo')
transformers.TrainingArguments('x', evaluation_strategy='epoch')
transformers.TrainingArguments(output_dir='x', load_best_model_at_end=True)
transformers.TrainingArguments(output_dir='x', load_best_model_at_end=True, eval_strategy='epoch', save_strategy='steps')
transformers.pipeline()
"""


def total(outcomes, share):
    """No claim is wrong, no exception of another type, and that share of the crashes is found."""
    wrong = [o for o in outcomes if o.kind in ("bug", "mistype")]
    outcomes = [o._replace(source=o.source.split("\n")[-1]) for o in outcomes]
    assert not wrong, "\n".join(f"{o.source}: {o.detail}" for o in wrong)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    missed = [o.source for o in crashes if o.kind == "gap"]
    assert len(missed) <= (1 - share) * len(crashes), f"{len(missed)} of {len(crashes)} are missed: {missed}"


def test_tables():
    datasets = pytest.importorskip("datasets", minversion="5.0")
    datasets.disable_progress_bars()
    harness.NAMES.update(datasets="datasets", np="numpy", pd="pandas")
    made = "; ".join(f"{name} = {text}" for name, text in MADE.items()) + "\n"
    total([harness.compare(made + source) for source in lines("datasets.txt")], 0.8)


def test_pieces():
    tokenizers = pytest.importorskip("tokenizers", minversion="0.22")
    from tokenizers import models as real_models

    import models.tokenizers as model

    def names(top, words):
        found = {name: getattr(top, name) for name in STEPS} | {"Tokenizer": top.Tokenizer, "AddedToken": top.AddedToken}
        for name in ("ByteLevelBPETokenizer", "BertWordPieceTokenizer"):
            found[name] = getattr(top, name)
        return found | {"T": words, "e": words.encode("the crane"), "lines": ["the crane lifts", "a crane"] * 5}

    real = tokenizers.Tokenizer(real_models.BPE(unk_token="[UNK]"))
    real.train_from_iterator(["the crane lifts"] * 3, trainer=tokenizers.trainers.BpeTrainer(special_tokens=["[UNK]"], show_progress=False))
    kept = real.to_str()
    outcomes = [harness.compare(source, None, names(tokenizers, tokenizers.Tokenizer.from_str(kept)), names(model, model.Tokenizer(model.models.BPE())))
                for source in lines("tokenizers.txt")]
    total(outcomes, 0.85)


@pytest.mark.parametrize("source", TEXTS.strip().splitlines())
def test_texts(source):
    transformers = pytest.importorskip("transformers")
    tokenizers = pytest.importorskip("tokenizers")
    from models.transformers import _text

    words = tokenizers.models.WordLevel({"a": 0, "b": 1, "[UNK]": 2}, unk_token="[UNK]")
    text = tokenizers.Tokenizer(words)
    text.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    model = _text.Tokenizer()
    model.pad_ = False
    harness.NAMES.update(numpy="numpy", pandas="pandas")
    outcome = harness.compare(source, None, {"t": transformers.PreTrainedTokenizerFast(tokenizer_object=text)}, {"t": model})
    if source in ("t([])",):
        assert outcome.kind == "gap", outcome
    else:
        assert outcome.kind in ("value", "unknown", "raises"), outcome


@pytest.mark.parametrize("source", NETS.strip().splitlines())
def test_nets(source):
    pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers", minversion="5.0")
    import models.transformers as model

    real = transformers.BertModel(transformers.BertConfig(vocab_size=10, hidden_size=8, num_hidden_layers=1, num_attention_heads=1,
                                                          intermediate_size=8))
    harness.NAMES["transformers"] = "transformers"
    names = [{"n": real}, {"n": model.BertModel(model.BertConfig())}]
    outcome = harness.compare(source, None, *names)
    assert outcome.kind in ("value", "unknown", "raises"), outcome
