"""The models of datasets and transformers against the libraries; nothing is downloaded."""

import os

import pytest

from tests.models import harness

os.environ["HF_HUB_OFFLINE"] = "1"
#: Not all of them are installed everywhere.
MADE = {
    "d": "datasets.Dataset.from_dict({'a': [1, 2, 3, 4], 'b': ['x', 'y', 'z', 'w']})",
    "s": "datasets.DatasetDict({'train': datasets.Dataset.from_dict({'a': [1, 2]})})",
}
TABLES = """
len(d)
d.num_rows
d.shape
d.column_names
d[0]
d[-4]
d[4]
d[-5]
d[:2]
d[1.5]
len(d['a'])
d['c']
d.map(lambda x: {'c': 1}).num_rows
d.map(lambda x: x, batched=True).num_rows
d.map(3)
d.filter(lambda x: x['a'] > 1).column_names
d.remove_columns('a').column_names
d.remove_columns(['c'])
d.select_columns(['b']).column_names
d.select_columns('c')
d.rename_column('a', 'q').column_names
d.rename_column('c', 'q')
d.rename_column('a', 'b')
d.select(range(2)).num_rows
d.select([7])
d.shuffle(seed=1).shape
d.sort('a').shape
d.sort('c')
d.unique('c')
d.class_encode_column('c')
d.add_column('c', [1, 2, 3, 4]).column_names
d.add_column('b', [1, 2, 3, 4])
d.train_test_split(0.5)['train'].column_names
d.train_test_split(0.5)['validation']
d.train_test_split(test_size=9)
d.train_test_split(test_size=1.5)
d.take(2).column_names
d.to_dict()
s['train'].shape
s['test']
s.map(lambda x: x)['train'].num_rows
s.remove_columns('c')
s.rename_column('a', 'z')['train'].column_names
datasets.Dataset.from_dict([1])
datasets.Dataset.from_pandas(3)
datasets.Dataset.from_list([{'a': 1}]).num_rows
datasets.concatenate_datasets([])
datasets.concatenate_datasets([d, d])
datasets.load_dataset()
"""
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


@pytest.mark.parametrize("source", TABLES.strip().splitlines())
def test_tables(source):
    pytest.importorskip("datasets")
    harness.NAMES["datasets"] = "datasets"
    source = "".join(f"{name} = {made}; " for name, made in MADE.items()) + source
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown", "raises"), outcome


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
