# %%
import random
import nltk
from nltk.classify import NaiveBayesClassifier, accuracy
from nltk.collocations import BigramCollocationFinder
from nltk.metrics import BigramAssocMeasures
from nltk.translate.bleu_score import sentence_bleu, SmoothingFunction
from nltk.tokenize import TreebankWordTokenizer

random.seed(1)
names = [("anna", "f"), ("ella", "f"), ("mia", "f"), ("lea", "f"), ("ida", "f"), ("ben", "m"), ("tom", "m"), ("jan", "m"), ("max", "m"), ("leon", "m")]
# %%
def features(name):
    return {"last": name[-1], "first": name[0], "length": len(name)}

data = [(features(name), label) for name, label in names * 3]
random.shuffle(data)
train, test = data[:20], data[20:]
# %%
classifier = NaiveBayesClassifier.train(train)
print(classifier.classify(features("lena")), accuracy(classifier, test))
classifier.show_most_informative_features(2)
probs = classifier.prob_classify(features("max"))
print(round(probs.prob("m"), 2), probs.max())
# %%
sentence = "new york is a big city and new york never sleeps in new york style"
tokens = TreebankWordTokenizer().tokenize(sentence)
finder = BigramCollocationFinder.from_words(tokens)
finder.apply_freq_filter(2)
measures = BigramAssocMeasures()
print(finder.nbest(measures.pmi, 2))
# %%
reference = ["the", "cat", "is", "on", "the", "mat"]
candidate = ["the", "cat", "sat", "on", "the", "mat"]
score = sentence_bleu([reference], candidate, weights=(0.5, 0.5), smoothing_function=SmoothingFunction().method1)
print(round(score, 3))
# %%
grammar = nltk.CFG.fromstring("""
S -> NP VP
NP -> 'cranes' | 'fish'
VP -> V NP
V -> 'eat'
""")
parser = nltk.ChartParser(grammar)
trees = list(parser.parse(["cranes", "eat", "fish"]))
print(trees[0].label(), trees[0].leaves())
# %%
tagged = [("the", "DT"), ("little", "JJ"), ("bird", "NN"), ("sings", "VBZ")]
chunker = nltk.RegexpParser("NP: {<DT>?<JJ>*<NN>}")
tree = chunker.parse(tagged)
phrases = [subtree.leaves() for subtree in tree.subtrees() if subtree.label() == "NP"]
print(len(phrases), tree.height())
