# %%
import nltk
from nltk.tokenize import RegexpTokenizer, WordPunctTokenizer
from nltk.stem import PorterStemmer, SnowballStemmer
from nltk.probability import FreqDist
from collections import Counter

text = """The crane is a large bird. Cranes eat berries, insects and small fish.
A crane can also be a machine: such cranes lift heavy loads at the harbour."""
# %%
tokenizer = RegexpTokenizer(r"\w+")
tokens = tokenizer.tokenize(text.lower())
print(len(tokens), tokens[:5])
# %%
stop = {"the", "a", "is", "and", "at", "be", "can", "also", "such"}
words = [token for token in tokens if token not in stop]
stemmer = PorterStemmer()
stems = [stemmer.stem(word) for word in words]
english = SnowballStemmer("english")
print(stems[0], english.stem("running"))
# %%
freq = FreqDist(stems)
print(freq.most_common(3), freq["crane"], freq.N())
top = [word for word, count in freq.most_common(5)]
lengths = FreqDist(len(word) for word in words)
print(lengths.max())
# %%
pairs = list(nltk.bigrams(words))
triples = list(nltk.ngrams(words, 3))
table = nltk.ConditionalFreqDist(pairs)
print(pairs[0], triples[-1], table["cranes"].most_common(1))
# %%
distance = nltk.edit_distance("crane", "crate")
jaccard = nltk.jaccard_distance(set("crane"), set("nacre"))
print(distance, jaccard)
punct = WordPunctTokenizer().tokenize("It's 5 o'clock.")
# %%
document = nltk.Text(tokens)
document.concordance("crane", width=40, lines=2)
print(document.count("crane"), document.vocab().most_common(2))
counts = Counter(stems)
print(counts.most_common(1)[0][0] == freq.max())
