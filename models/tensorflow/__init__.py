"""The model of TensorFlow 2: eager tensors, datasets, Keras.

From TensorFlow 2.17. What is not here is unknown, except names of TensorFlow 1 that are gone."""

import models.keras as keras
import models.tensorflow.compat as compat
import models.tensorflow.config as config
import models.tensorflow.data as data
import models.tensorflow.distribute as distribute
import models.tensorflow.errors as errors
import models.tensorflow.experimental as experimental
import models.tensorflow.image as image
import models.tensorflow.io as io
import models.tensorflow.linalg as linalg
import models.tensorflow.math as math
import models.tensorflow.nn as nn
import models.tensorflow.random as random
import models.tensorflow.strings as strings
from models.tensorflow._spec import TensorSpec
from models.tensorflow._tape import GradientTape
from models.tensorflow.create import (Variable, constant, convert_to_tensor, eye, fill, ones, ones_like, zeros, zeros_like)
from models.tensorflow.dtypes import (DType, bfloat16, complex64, complex128, float16, float32, float64, int8, int16, int32, int64,
                                      string, uint8, uint16, uint32, uint64)
from models.tensorflow.dtypes import bool_ as bool
from models.tensorflow.dtypes import float16 as half
from models.tensorflow.dtypes import float64 as double
from models.tensorflow.ops import (add, argmax, argmin, cast, clip_by_value, concat, cos, exp, expand_dims, identity, matmul,
                                   multiply, one_hot, reduce_max, reduce_mean, reduce_min, reduce_prod, reduce_sum, reshape,
                                   sigmoid, sin, sqrt, square, squeeze, stack, stop_gradient, subtract, tanh, transpose)
from models.tensorflow.ops import abs_ as abs
from models.tensorflow.ops import range_ as range
from models.tensorflow.ops import round_ as round
from models.tensorflow.ops import shape_ as shape
from models.tensorflow.snapshot import from_summary
from models.tensorflow.tensor import Shape as TensorShape
from models.tensorflow.tensor import Tensor

__pure__ = True

newaxis = None

#: Names of TensorFlow 1.
__removed__ = {
    "Session": ("2.0", "module 'tensorflow' has no attribute 'Session'"),
    "InteractiveSession": ("2.0", "module 'tensorflow' has no attribute 'InteractiveSession'"),
    "placeholder": ("2.0", "module 'tensorflow' has no attribute 'placeholder'"),
    "global_variables_initializer": ("2.0", "module 'tensorflow' has no attribute 'global_variables_initializer'"),
    "initialize_all_variables": ("2.0", "module 'tensorflow' has no attribute 'initialize_all_variables'"),
    "get_variable": ("2.0", "module 'tensorflow' has no attribute 'get_variable'"),
    "variable_scope": ("2.0", "module 'tensorflow' has no attribute 'variable_scope'"),
    "reset_default_graph": ("2.0", "module 'tensorflow' has no attribute 'reset_default_graph'"),
    "get_default_graph": ("2.0", "module 'tensorflow' has no attribute 'get_default_graph'"),
    "set_random_seed": ("2.0", "module 'tensorflow' has no attribute 'set_random_seed'"),
    "random_normal": ("2.0", "module 'tensorflow' has no attribute 'random_normal'"),
    "random_uniform": ("2.0", "module 'tensorflow' has no attribute 'random_uniform'"),
    "truncated_normal": ("2.0", "module 'tensorflow' has no attribute 'truncated_normal'"),
    "ConfigProto": ("2.0", "module 'tensorflow' has no attribute 'ConfigProto'"),
    "GPUOptions": ("2.0", "module 'tensorflow' has no attribute 'GPUOptions'"),
    "contrib": ("2.0", "module 'tensorflow' has no attribute 'contrib'"),
    "layers": ("2.0", "module 'tensorflow' has no attribute 'layers'"),
    "app": ("2.0", "module 'tensorflow' has no attribute 'app'"),
    "flags": ("2.0", "module 'tensorflow' has no attribute 'flags'"),
    "logging": ("2.0", "module 'tensorflow' has no attribute 'logging'"),
    "gfile": ("2.0", "module 'tensorflow' has no attribute 'gfile'"),
    "log": ("2.0", "module 'tensorflow' has no attribute 'log'"),
    "mul": ("2.0", "module 'tensorflow' has no attribute 'mul'"),
    "div": ("2.0", "module 'tensorflow' has no attribute 'div'"),
    "sub": ("2.0", "module 'tensorflow' has no attribute 'sub'"),
    "to_float": ("2.0", "module 'tensorflow' has no attribute 'to_float'"),
    "to_int32": ("2.0", "module 'tensorflow' has no attribute 'to_int32'"),
    "trainable_variables": ("2.0", "module 'tensorflow' has no attribute 'trainable_variables'"),
    "enable_eager_execution": ("2.0", "module 'tensorflow' has no attribute 'enable_eager_execution'"),
    "read_file": ("2.0", "module 'tensorflow' has no attribute 'read_file'"),
}
