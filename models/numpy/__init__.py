"""The model of NumPy: shapes, dtypes and facts of arrays, and the calls that NumPy refuses.

Every name of NumPy 1.26 and 2.5 is here; what has no model of its own gives an unknown value."""

from models.crane import certain, unknown, version
import models.numpy.base as _base  # noqa: F401  First, since what it imports needs it.
from models.numpy.nd import ndarray
from models.numpy.scalars import (bool_, bytes_, character, complex128, complex64, complexfloating,
    datetime64, dtype, flexible, float16, float32, float64, floating, generic, inexact, int16, int32, int64,
    int8, integer, longdouble, number, object_, signedinteger, str_, timedelta64, uint16, uint32, uint64,
    uint8, unsignedinteger, void)
from models.numpy.creation import (arange, array, empty, empty_like, eye, frombuffer, fromfunction,
    fromiter, fromstring, full, full_like, geomspace, identity, indices, linspace, logspace, meshgrid, ones,
    ones_like, tri, vander, zeros, zeros_like, asarray_like as asarray)
from models.numpy.joining import (append, array_split, column_stack, concatenate, delete, dsplit, dstack,
    hsplit, hstack, insert, split, stack, vsplit, vstack)
from models.numpy.shaping import (broadcast_to, diag, diagonal, expand_dims, flip, moveaxis, pad, ravel,
    repeat, reshape, resize, roll, rollaxis, rot90, squeeze, swapaxes, tile, transpose)
from models.numpy.taking import take
from models.numpy.ordering import (argpartition_of as argpartition, argsort_of as argsort, argwhere,
    bincount, count_nonzero, digitize, flatnonzero, isin, lexsort, nonzero, partition_of as partition,
    searchsorted, sort_of as sort, unique, unravel_index)
from models.numpy.products import cross, dot, einsum, inner, kron, outer, tensordot, trace_of as trace, vdot
from models.numpy.reducing import average, diff, gradient
from models.numpy.stats import (allclose, apply_along_axis, array_equal, convolve, corrcoef, cov, histogram,
    histogram2d, histogram_bin_edges, interp, isclose, ix_, median, percentile, polyfit, polyval, quantile,
    select, trapezoid, where)
from models.numpy.ufunc import ufunc, vectorize
from models.numpy.summary import from_summary
from models.numpy.sets import intersect1d, setdiff1d, setxor1d, union1d
from models.numpy.extra import (argmax, argmin, atleast_1d, atleast_2d, atleast_3d, broadcast_arrays,
    broadcast_shapes, clip, copy, copyto, cumprod, cumsum, diagflat, fliplr, flipud, genfromtxt, imag,
    isscalar, issubdtype, load, loadtxt, matrix_transpose, mean, nan_to_num, nanargmax, nanargmin, nanmax,
    nanmean, nanmedian, nanmin, nanprod, nanstd, nansum, nanvar, ndim, all, any, astype, max, min, round,
    sum, prod, promote_types, ptp, real, result_type, save, savetxt, shape, size, std, tril, triu, var,
    errstate, other, nothing, change_first, Join)
from models.numpy.builtin import BOOL_MESSAGE, BUILTIN_BOOL, COMPLEX, FLOAT, INT, OBJECT, STR
import models.numpy.char as char
import models.numpy.core as core
import models.numpy.ctypeslib as ctypeslib
import models.numpy.emath as emath
import models.numpy.exceptions as exceptions
import models.numpy.fft as fft
import models.numpy.lib as lib
import models.numpy.linalg as linalg
import models.numpy.ma as ma
import models.numpy.polynomial as polynomial
import models.numpy.random as random
import models.numpy.rec as rec
import models.numpy.strings as strings
import models.numpy.testing as testing
import models.numpy.typing as typing

__complete__ = True
__pure__ = True

pi = 3.141592653589793
e = 2.718281828459045
euler_gamma = 0.5772156649015329
inf = float("inf")
nan = float("nan")
newaxis = None
little_endian = True
True_ = unknown()
False_ = unknown()
Inf = Infinity = PINF = infty = inf
NaN = NAN = nan
NINF = -inf
PZERO = 0.0
NZERO = -0.0

amax = max
amin = min
around = round
round_ = round
concat = concatenate
permute_dims = transpose
product = prod
cumproduct = cumprod
sometrue = any
alltrue = all
row_stack = vstack
trapz = trapezoid
in1d = isin
asanyarray = asarray
ascontiguousarray = asarray
asfortranarray = asarray
asarray_chkfinite = asarray
msort = sort
double = float64
float_ = float64
single = float32
half = float16
intc = int32
int_ = int64
intp = int64
longlong = int64
short = int16
byte = int8
ubyte = uint8
ushort = uint16
uintc = uint32
uint = uint64
uintp = uint64
ulong = uint64
ulonglong = uint64
cdouble = complex128
complex_ = complex128
cfloat = complex128
csingle = complex64
singlecomplex = complex64
unicode_ = str_
string_ = bytes_
longfloat = longdouble
float128 = longdouble
bool8 = bool_
object0 = object_
float = FLOAT
object = OBJECT
complex = COMPLEX
str = STR
int = INT
printoptions = errstate
bool = bool_ if certain(version("numpy") >= "2.0") else BUILTIN_BOOL
long = int64
r_ = Join()
c_ = Join()
s_ = unknown()
index_exp = unknown()
mgrid = Join()
ogrid = Join()
put = place = putmask = fill_diagonal = put_along_axis = change_first
set_printoptions = savez = savez_compressed = seterr = seterrcall = setbufsize = info = show_config = nothing

absolute = ufunc("absolute", 1)
add = ufunc("add", 2)
arccos = ufunc("arccos", 1)
arccosh = ufunc("arccosh", 1)
arcsin = ufunc("arcsin", 1)
arcsinh = ufunc("arcsinh", 1)
arctan = ufunc("arctan", 1)
arctan2 = ufunc("arctan2", 2)
arctanh = ufunc("arctanh", 1)
bitwise_and = ufunc("bitwise_and", 2)
bitwise_count = ufunc("bitwise_count", 1)
bitwise_or = ufunc("bitwise_or", 2)
bitwise_xor = ufunc("bitwise_xor", 2)
cbrt = ufunc("cbrt", 1)
ceil = ufunc("ceil", 1)
conjugate = ufunc("conjugate", 1)
copysign = ufunc("copysign", 2)
cos = ufunc("cos", 1)
cosh = ufunc("cosh", 1)
deg2rad = ufunc("deg2rad", 1)
degrees = ufunc("degrees", 1)
divide = ufunc("divide", 2)
divmod = ufunc("divmod", 2, 2)
equal = ufunc("equal", 2)
exp = ufunc("exp", 1)
exp2 = ufunc("exp2", 1)
expm1 = ufunc("expm1", 1)
fabs = ufunc("fabs", 1)
float_power = ufunc("float_power", 2)
floor = ufunc("floor", 1)
floor_divide = ufunc("floor_divide", 2)
fmax = ufunc("fmax", 2)
fmin = ufunc("fmin", 2)
fmod = ufunc("fmod", 2)
frexp = ufunc("frexp", 1, 2)
gcd = ufunc("gcd", 2)
greater = ufunc("greater", 2)
greater_equal = ufunc("greater_equal", 2)
heaviside = ufunc("heaviside", 2)
hypot = ufunc("hypot", 2)
invert = ufunc("invert", 1)
isfinite = ufunc("isfinite", 1)
isinf = ufunc("isinf", 1)
isnan = ufunc("isnan", 1)
isnat = ufunc("isnat", 1)
lcm = ufunc("lcm", 2)
ldexp = ufunc("ldexp", 2)
left_shift = ufunc("left_shift", 2)
less = ufunc("less", 2)
less_equal = ufunc("less_equal", 2)
log = ufunc("log", 1)
log10 = ufunc("log10", 1)
log1p = ufunc("log1p", 1)
log2 = ufunc("log2", 1)
logaddexp = ufunc("logaddexp", 2)
logaddexp2 = ufunc("logaddexp2", 2)
logical_and = ufunc("logical_and", 2)
logical_not = ufunc("logical_not", 1)
logical_or = ufunc("logical_or", 2)
logical_xor = ufunc("logical_xor", 2)
matmul = ufunc("matmul", 2)
matvec = ufunc("matvec", 2)
maximum = ufunc("maximum", 2)
minimum = ufunc("minimum", 2)
modf = ufunc("modf", 1, 2)
multiply = ufunc("multiply", 2)
negative = ufunc("negative", 1)
nextafter = ufunc("nextafter", 2)
not_equal = ufunc("not_equal", 2)
positive = ufunc("positive", 1)
power = ufunc("power", 2)
rad2deg = ufunc("rad2deg", 1)
radians = ufunc("radians", 1)
reciprocal = ufunc("reciprocal", 1)
remainder = ufunc("remainder", 2)
right_shift = ufunc("right_shift", 2)
rint = ufunc("rint", 1)
sign = ufunc("sign", 1)
signbit = ufunc("signbit", 1)
sin = ufunc("sin", 1)
sinh = ufunc("sinh", 1)
spacing = ufunc("spacing", 1)
sqrt = ufunc("sqrt", 1)
square = ufunc("square", 1)
subtract = ufunc("subtract", 2)
tan = ufunc("tan", 1)
tanh = ufunc("tanh", 1)
trunc = ufunc("trunc", 1)
vecdot = ufunc("vecdot", 2)
vecmat = ufunc("vecmat", 2)
abs = absolute
acos = arccos
acosh = arccosh
asin = arcsin
asinh = arcsinh
atan = arctan
atan2 = arctan2
atanh = arctanh
bitwise_invert = invert
bitwise_left_shift = left_shift
bitwise_not = invert
bitwise_right_shift = right_shift
conj = conjugate
mod = remainder
pow = power
true_divide = divide

# Names without a model of their own.
DataSource = RankWarning = add_docstring = add_newdoc = add_newdoc_ufunc = angle = array2string = other
array_equiv = array_repr = array_str = asfarray = asmatrix = bartlett = base_repr = binary_repr = other
blackman = block = bmat = broadcast = busday_count = busday_offset = busdaycalendar = byte_bounds = other
can_cast = chararray = choose = clongdouble = clongfloat = common_type = compare_chararrays = other
complex256 = compress = correlate = cumulative_prod = cumulative_sum = datetime_as_string = other
datetime_data = deprecate = deprecate_with_doc = diag_indices = diag_indices_from = disp = ediff1d = other
extract = fastCopyAndTranspose = find_common_type = finfo = fix = flatiter = format_float_positional = other
format_float_scientific = format_parser = from_dlpack = fromfile = fromregex = get_array_wrap = other
get_include = get_printoptions = getbufsize = geterr = geterrcall = geterrobj = hamming = hanning = other
histogramdd = i0 = iinfo = is_busday = iscomplex = iscomplexobj = isdtype = isfortran = isneginf = other
isposinf = isreal = isrealobj = issctype = issubclass_ = issubsctype = iterable = kaiser = other
longcomplex = lookfor = mask_indices = mat = matrix = maximum_sctype = may_share_memory = other
min_scalar_type = mintypecode = nancumprod = nancumsum = nanpercentile = nanquantile = ndindex = other
obj2sctype = packbits = poly = poly1d = polyadd = polyder = polydiv = polyint = polymul = polysub = other
ravel_multi_index = real_if_close = recarray = recfromcsv = recfromtxt = record = require = roots = other
safe_eval = sctype2char = set_numeric_ops = set_string_function = seterrobj = shares_memory = other
show_runtime = sinc = sort_complex = source = take_along_axis = tril_indices = tril_indices_from = other
trim_zeros = triu_indices = triu_indices_from = typename = unique_all = unique_counts = other
unique_inverse = unique_values = unpackbits = unstack = unwrap = who = other
ALLOW_THREADS = BUFSIZE = CLIP = ERR_CALL = ERR_DEFAULT = ERR_IGNORE = ERR_LOG = ERR_PRINT = unknown()
ERR_RAISE = ERR_WARN = FLOATING_POINT_SUPPORT = FPE_DIVIDEBYZERO = FPE_INVALID = FPE_OVERFLOW = unknown()
FPE_UNDERFLOW = MAXDIMS = MAY_SHARE_BOUNDS = MAY_SHARE_EXACT = RAISE = SHIFT_DIVIDEBYZERO = unknown()
SHIFT_INVALID = SHIFT_OVERFLOW = SHIFT_UNDERFLOW = ScalarType = UFUNC_BUFSIZE_DEFAULT = unknown()
UFUNC_PYVALS_NAME = WRAP = apply_over_axes = cast = einsum_path = frompyfunc = kernel_version = unknown()
memmap = nbytes = ndenumerate = nditer = nested_iters = numarray = oldnumeric = piecewise = unknown()
sctypeDict = sctypes = test = tracemalloc_domain = typecodes = compat = dtypes = f2py = version = unknown()

#: Gone since this version, with NumPy's message; a third item: the version in which the name came back.
__removed__ = {
    "ALLOW_THREADS": "2.5",
    "BUFSIZE": "2.5",
    "CLIP": "2.5",
    "DataSource": "2.0",
    "ERR_CALL": "2.5",
    "ERR_DEFAULT": "2.5",
    "ERR_IGNORE": "2.5",
    "ERR_LOG": "2.5",
    "ERR_PRINT": "2.5",
    "ERR_RAISE": "2.5",
    "ERR_WARN": "2.5",
    "FLOATING_POINT_SUPPORT": "2.5",
    "FPE_DIVIDEBYZERO": "2.5",
    "FPE_INVALID": "2.5",
    "FPE_OVERFLOW": "2.5",
    "FPE_UNDERFLOW": "2.5",
    "Inf": ("2.0", "`np.Inf` was removed in the NumPy 2.0 release. Use `np.inf` instead."),
    "Infinity": ("2.0", "`np.Infinity` was removed in the NumPy 2.0 release. Use `np.inf` instead."),
    "MAXDIMS": "2.5",
    "MAY_SHARE_BOUNDS": "2.5",
    "MAY_SHARE_EXACT": "2.5",
    "NAN": "2.5",
    "NINF": ("2.0", "`np.NINF` was removed in the NumPy 2.0 release. Use `-np.inf` instead."),
    "NZERO": ("2.0", "`np.NZERO` was removed in the NumPy 2.0 release. Use `-0.0` instead."),
    "NaN": ("2.0", "`np.NaN` was removed in the NumPy 2.0 release. Use `np.nan` instead."),
    "PINF": ("2.0", "`np.PINF` was removed in the NumPy 2.0 release. Use `np.inf` instead."),
    "PZERO": ("2.0", "`np.PZERO` was removed in the NumPy 2.0 release. Use `0.0` instead."),
    "RAISE": "2.5",
    "RankWarning": "2.5",
    "SHIFT_DIVIDEBYZERO": "2.5",
    "SHIFT_INVALID": "2.5",
    "SHIFT_OVERFLOW": "2.5",
    "SHIFT_UNDERFLOW": "2.5",
    "UFUNC_BUFSIZE_DEFAULT": "2.5",
    "UFUNC_PYVALS_NAME": "2.5",
    "WRAP": "2.5",
    "add_docstring": "2.0",
    "add_newdoc": "2.0",
    "add_newdoc_ufunc": "2.0",
    "alltrue": "2.0",
    "asfarray": "2.0",
    "bool8": "2.0",
    "byte_bounds": "2.5",
    "cast": "2.0",
    "cfloat": ("2.0", "`np.cfloat` was removed in the NumPy 2.0 release. Use `np.complex128` instead."),
    "chararray": "2.5",
    "clongfloat": "2.0",
    "compare_chararrays": "2.0",
    "compat": "2.0",
    "complex": ("1.24", "module 'numpy' has no attribute 'complex'.\n`np.complex` was a deprecated alias for the builtin `complex`."),
    "complex_": ("2.0", "`np.complex_` was removed in the NumPy 2.0 release. Use `np.complex128` instead."),
    "cumproduct": "2.0",
    "deprecate": "2.0",
    "deprecate_with_doc": "2.0",
    "disp": "2.0",
    "fastCopyAndTranspose": "2.0",
    "find_common_type": "2.0",
    "float": ("1.24", "module 'numpy' has no attribute 'float'.\n`np.float` was a deprecated alias for the builtin `float`."),
    "float_": ("2.0", "`np.float_` was removed in the NumPy 2.0 release. Use `np.float64` instead."),
    "format_parser": "2.5",
    "get_array_wrap": "2.0",
    "geterrobj": "2.0",
    "in1d": "2.5",
    "infty": ("2.0", "`np.infty` was removed in the NumPy 2.0 release. Use `np.inf` instead."),
    "int": ("1.24", "module 'numpy' has no attribute 'int'.\n`np.int` was a deprecated alias for the builtin `int`."),
    "issctype": "2.0",
    "issubclass_": "2.0",
    "issubsctype": "2.0",
    "kernel_version": "2.5",
    "longcomplex": "2.0",
    "longfloat": ("2.0", "`np.longfloat` was removed in the NumPy 2.0 release. Use `np.longdouble` instead."),
    "lookfor": "2.0",
    "mat": "2.0",
    "maximum_sctype": "2.0",
    "msort": "2.0",
    "nbytes": "2.0",
    "numarray": "2.5",
    "obj2sctype": "2.0",
    "object": ("1.24", "module 'numpy' has no attribute 'object'.\n`np.object` was a deprecated alias for the builtin `object`."),
    "object0": "2.0",
    "oldnumeric": "2.5",
    "product": "2.0",
    "recfromcsv": "2.0",
    "recfromtxt": "2.0",
    "round_": "2.0",
    "row_stack": "2.5",
    "safe_eval": "2.0",
    "sctype2char": "2.0",
    "sctypes": "2.0",
    "set_numeric_ops": "2.0",
    "set_string_function": "2.0",
    "seterrobj": "2.0",
    "singlecomplex": ("2.0", "`np.singlecomplex` was removed in the NumPy 2.0 release. Use `np.complex64` instead."),
    "sometrue": "2.0",
    "source": "2.0",
    "str": ("1.24", "module 'numpy' has no attribute 'str'.\n`np.str` was a deprecated alias for the builtin `str`."),
    "string_": ("2.0", "`np.string_` was removed in the NumPy 2.0 release. Use `np.bytes_` instead."),
    "tracemalloc_domain": "2.0",
    "trapz": "2.5",
    "unicode_": ("2.0", "`np.unicode_` was removed in the NumPy 2.0 release. Use `np.str_` instead."),
    "who": "2.0",
    "bool": ("1.24", BOOL_MESSAGE, "2.0"),
}

__added__ = {"acos": "2.0", "acosh": "2.0", "asin": "2.0", "asinh": "2.0", "astype": "2.0", "atan": "2.0",
    "atan2": "2.0", "atanh": "2.0", "bitwise_count": "2.0", "bitwise_invert": "2.0",
    "bitwise_left_shift": "2.0", "bitwise_right_shift": "2.0", "concat": "2.0", "cumulative_prod": "2.0",
    "cumulative_sum": "2.0", "isdtype": "2.0", "matrix_transpose": "2.0", "matvec": "2.0",
    "permute_dims": "2.0", "pow": "2.0", "trapezoid": "2.0", "ulong": "2.0", "unique_all": "2.0",
    "unique_counts": "2.0", "unique_inverse": "2.0", "unique_values": "2.0", "unstack": "2.0",
    "vecdot": "2.0", "vecmat": "2.0", "long": "2.0"}
