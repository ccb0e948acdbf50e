"""keras.callbacks, and the History that `fit` gives."""

from models.keras._callbacks import (BackupAndRestore, CSVLogger, Callback, EarlyStopping, History, LambdaCallback,
                                     LearningRateScheduler, ModelCheckpoint, ProgbarLogger, ReduceLROnPlateau, TensorBoard,
                                     TerminateOnNaN)

__pure__ = True
