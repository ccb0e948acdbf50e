"""keras.preprocessing.sequence."""

from models.keras._sequence import TimeseriesGenerator, pad_sequences

__pure__ = True
