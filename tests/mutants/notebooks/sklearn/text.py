# %%
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.naive_bayes import MultinomialNB
from sklearn.pipeline import make_pipeline
from sklearn.metrics import f1_score

texts = ["free money now", "meeting at noon", "win free prize", "lunch tomorrow", "free prize money", "project meeting notes"]
labels = [1, 0, 1, 0, 1, 0]
# %%
vectorizer = CountVectorizer(stop_words="english", min_df=1)
counts = vectorizer.fit_transform(texts)
print(counts.shape, vectorizer.get_feature_names_out()[:3])
# %%
nb = MultinomialNB(alpha=0.5)
nb.fit(counts, labels)
new = vectorizer.transform(["free lunch", "prize meeting"])
print(nb.predict(new))
# %%
model = make_pipeline(TfidfVectorizer(ngram_range=(1, 2)), MultinomialNB())
model.fit(texts, labels)
predicted = model.predict(texts)
print(f1_score(labels, predicted))
# %%
dense = counts.toarray()
vocabulary = vectorizer.vocabulary_
print(dense[:, vocabulary["free"]].sum(), dense.sum(axis=0))
# %%
probabilities = model.predict_proba(["free project"])
print(probabilities[0, 1], model.classes_)
