"""torch.nn."""

from models.torch.nn.activations import (CELU, ELU, GELU, GLU, AlphaDropout, Dropout, Dropout1d, Dropout2d, Dropout3d, Hardsigmoid,
                                         Hardswish, Hardtanh, LeakyReLU, LogSigmoid, LogSoftmax, Mish, PReLU, ReLU, ReLU6, SELU, Sigmoid,
                                         SiLU, Softmax, Softplus, Softsign, Tanh)
from models.torch.nn.attention import (MultiheadAttention, Transformer, TransformerDecoder, TransformerDecoderLayer, TransformerEncoder,
                                       TransformerEncoderLayer)
from models.torch.nn.containers import ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential
from models.torch.nn.criteria import (BCELoss, BCEWithLogitsLoss, CosineEmbeddingLoss, CrossEntropyLoss, CTCLoss, HingeEmbeddingLoss,
                                      HuberLoss, KLDivLoss, L1Loss, MarginRankingLoss, MSELoss, MultiLabelSoftMarginLoss, NLLLoss,
                                      SmoothL1Loss, SoftMarginLoss, TripletMarginLoss)
from models.torch.nn.layers import (AdaptiveAvgPool1d, AdaptiveAvgPool2d, AdaptiveAvgPool3d, AdaptiveMaxPool1d, AdaptiveMaxPool2d,
                                    AdaptiveMaxPool3d, AvgPool1d, AvgPool2d, AvgPool3d, Bilinear, ConstantPad1d, ConstantPad2d, Conv1d,
                                    Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d, Embedding, EmbeddingBag, Flatten,
                                    Identity, Linear, MaxPool1d, MaxPool2d, MaxPool3d, PixelShuffle, ReflectionPad1d, ReflectionPad2d,
                                    ReplicationPad2d, Unflatten, Upsample, ZeroPad2d)
from models.torch.nn.module import Module
from models.torch.nn.norms import (BatchNorm1d, BatchNorm2d, BatchNorm3d, GroupNorm, InstanceNorm1d, InstanceNorm2d, InstanceNorm3d,
                                   LayerNorm, LocalResponseNorm, RMSNorm)
from models.torch.nn.recurrent import GRU, LSTM, RNN, GRUCell, LSTMCell, RNNCell
from models.torch.tensor import Parameter
