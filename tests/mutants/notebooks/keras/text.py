# %%
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.text import Tokenizer
from tensorflow.keras.preprocessing.sequence import pad_sequences
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Embedding, GlobalAveragePooling1D, Dense

texts = ["good film", "very bad film", "great acting", "boring and bad", "really great film", "bad acting"]
labels = np.array([1, 0, 1, 0, 1, 0])
# %%
tokenizer = Tokenizer(num_words=50, oov_token="<OOV>")
tokenizer.fit_on_texts(texts)
sequences = tokenizer.texts_to_sequences(texts)
padded = pad_sequences(sequences, maxlen=5, padding="post")
print(padded.shape, len(tokenizer.word_index))
# %%
model = Sequential([Embedding(50, 8), GlobalAveragePooling1D(), Dense(1, activation="sigmoid")])
model.compile(loss="binary_crossentropy", optimizer="rmsprop", metrics=["accuracy"])
model.fit(padded, labels, epochs=2, verbose=0)
# %%
new = pad_sequences(tokenizer.texts_to_sequences(["great film", "unknown words"]), maxlen=5, padding="post")
scores = model.predict(new, verbose=0)
classes = (scores > 0.5).astype(int)
print(scores[0][0], classes.ravel().tolist())
# %%
embedding = model.layers[0].get_weights()[0]
index = tokenizer.word_index["film"]
print(embedding.shape, embedding[index][:3])
