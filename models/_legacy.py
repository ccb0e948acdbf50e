"""Whether `tf.keras` may be Keras 2 beside an installed Keras 3: TF_USE_LEGACY_KERAS, which notebooks and libraries set."""

STATE = {"keras": False}
