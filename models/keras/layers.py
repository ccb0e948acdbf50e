"""keras.layers. Only what the real module has: notebooks import all of it with a star."""

from models.keras._conv import (AveragePooling1D, AveragePooling2D, AveragePooling3D, Conv1D, Conv1DTranspose, Conv2D,
                                Conv2DTranspose, Conv3D, Conv3DTranspose, DepthwiseConv1D, DepthwiseConv2D,
                                GlobalAveragePooling1D, GlobalAveragePooling2D, GlobalAveragePooling3D, GlobalMaxPooling1D,
                                GlobalMaxPooling2D, GlobalMaxPooling3D, MaxPooling1D, MaxPooling2D, MaxPooling3D,
                                SeparableConv1D, SeparableConv2D)
from models.keras._conv import AveragePooling1D as AvgPool1D
from models.keras._conv import AveragePooling2D as AvgPool2D
from models.keras._conv import AveragePooling3D as AvgPool3D
from models.keras._conv import Conv1D as Convolution1D
from models.keras._conv import Conv1DTranspose as Convolution1DTranspose
from models.keras._conv import Conv2D as Convolution2D
from models.keras._conv import Conv2DTranspose as Convolution2DTranspose
from models.keras._conv import Conv3D as Convolution3D
from models.keras._conv import GlobalAveragePooling1D as GlobalAvgPool1D
from models.keras._conv import GlobalAveragePooling2D as GlobalAvgPool2D
from models.keras._conv import GlobalAveragePooling3D as GlobalAvgPool3D
from models.keras._conv import GlobalMaxPooling1D as GlobalMaxPool1D
from models.keras._conv import GlobalMaxPooling2D as GlobalMaxPool2D
from models.keras._conv import GlobalMaxPooling3D as GlobalMaxPool3D
from models.keras._conv import MaxPooling1D as MaxPool1D
from models.keras._conv import MaxPooling2D as MaxPool2D
from models.keras._conv import MaxPooling3D as MaxPool3D
from models.keras._conv import SeparableConv1D as SeparableConvolution1D
from models.keras._conv import SeparableConv2D as SeparableConvolution2D
from models.keras._dense import (Cropping1D, Cropping2D, Cropping3D, Dense, EinsumDense, Embedding, Flatten, Input, InputLayer,
                                 Lambda, Permute, RepeatVector, Reshape, UpSampling1D, UpSampling2D, UpSampling3D,
                                 ZeroPadding1D, ZeroPadding2D, ZeroPadding3D)
from models.keras._merging import (Add, AdditiveAttention, Attention, Average, Concatenate, Dot, Maximum, Minimum, Multiply,
                                   MultiHeadAttention, Subtract, add, average, concatenate, dot, maximum, minimum, multiply,
                                   subtract)
from models.keras._plain import (Activation, ActivityRegularization, AlphaDropout, BatchNormalization, CategoryEncoding,
                                 CenterCrop, Discretization, Dropout, ELU, GaussianDropout, GaussianNoise, GroupNormalization,
                                 HashedCrossing, Hashing, Identity, IntegerLookup, LayerNormalization, LeakyReLU, Masking,
                                 Normalization, PReLU, RandomBrightness, RandomContrast, RandomCrop, RandomFlip,
                                 RandomRotation, RandomTranslation, RandomZoom, ReLU, Rescaling, Resizing, Softmax,
                                 SpatialDropout1D, SpatialDropout2D, SpatialDropout3D, StringLookup, TextVectorization,
                                 UnitNormalization)
from models.keras._recurrent import (Bidirectional, ConvLSTM1D, ConvLSTM2D, ConvLSTM3D, GRU, LSTM, RNN, SimpleRNN,
                                     TimeDistributed)
from models.keras.base import Layer

__pure__ = True
