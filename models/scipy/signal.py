"""`scipy.signal`: filters, peaks and spectra with the shapes that they give."""

from models.crane import certain, known, unknown
from models.scipy._tools import array, check_choice, is_flat, is_numeric, is_texts, is_word, length_of, newer, rank_of, shape_of

__pure__ = True

BANDS = ("band", "bandpass", "pass", "bp", "bs", "bandstop", "bands", "stop", "l", "low", "lowpass", "lp", "h", "high", "highpass", "hp")
TWO_SIDED = ("band", "bandpass", "pass", "bp", "bs", "bandstop", "bands", "stop")


def design(order, edges, btype, analog, output, fs):
    """What `iirfilter` refuses, and what it gives."""
    if known(order) and order is None:
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")
    if known(order) and isinstance(order, int) and order < 0:
        raise ValueError("Filter order must be a nonnegative integer")
    if known(btype) and isinstance(btype, (int, float)):
        raise AttributeError(f"{type(btype).__name__!r} object has no attribute 'lower'")
    if is_word(btype) and btype.lower() not in BANDS:
        raise ValueError(f"{btype!r} is an invalid bandtype for filter.")
    check_choice(output, ("ba", "zpk", "sos"), "'%s' is not a valid output form.")
    check_edges(edges, analog, fs)
    two = is_word(btype) and btype.lower() in TWO_SIDED
    if is_word(btype) and isinstance(edges, (int, float)) and known(edges) and two:
        raise ValueError("Wn must specify start and stop frequencies for bandpass or bandstop filter")
    if not known(output):
        return unknown()
    if output == "ba":
        count = order * (2 if two else 1) + 1 if known(order) and isinstance(order, int) and is_word(btype) else unknown(int)
        return (array((count,), unknown(str)), array((count,), unknown(str)))
    if output == "zpk":
        return (unknown(), unknown(), unknown())
    return array((unknown(int), 6))


def check_edges(edges, analog, fs):
    """Critical frequencies between nothing and half the sampling rate."""
    if not known(edges) or not isinstance(edges, (int, float)) or not known(analog) or analog or not newer("1.11"):
        return
    if fs is None:
        if edges <= 0 or edges >= 1:
            raise ValueError("Digital filter critical frequencies must be 0 < Wn < 1")
    elif known(fs) and isinstance(fs, (int, float)) and (edges <= 0 or edges >= fs / 2):
        raise ValueError(f"Digital filter critical frequencies must be 0 < Wn < fs/2 (fs={fs} -> fs/2={fs / 2})")


def butter(N, Wn, btype="low", analog=False, output="ba", fs=None):
    return design(N, Wn, btype, analog, output, fs)


def bessel(N, Wn, btype="low", analog=False, output="ba", norm="phase", fs=None):
    return design(N, Wn, btype, analog, output, fs)


def cheby1(N, rp, Wn, btype="low", analog=False, output="ba", fs=None):
    return design(N, Wn, btype, analog, output, fs)


def cheby2(N, rs, Wn, btype="low", analog=False, output="ba", fs=None):
    return design(N, Wn, btype, analog, output, fs)


def ellip(N, rp, rs, Wn, btype="low", analog=False, output="ba", fs=None):
    return design(N, Wn, btype, analog, output, fs)


def same(x, dtype="float64"):
    """An array like x, where it is of numbers."""
    return array(shape_of(x), dtype) if is_numeric(x) else unknown()


def check_coefficients(b, a):
    if known(b) and b is None:
        raise TypeError("unsupported operand type(s) for /: 'NoneType' and 'float'")
    if known(a) and a is None:
        raise TypeError("unsupported operand type(s) for /: 'float' and 'NoneType'")


def filtfilt(b, a, x, axis=-1, padtype="odd", padlen=None, method="pad", irlen=None):
    check_coefficients(b, a)
    if newer("1.11") and known(x) and (x is None or isinstance(x, (int, float))):
        raise IndexError("tuple index out of range")
    if certain(padtype == "odd") and padlen is None and certain(method == "pad") and is_flat(b) and is_flat(a) and is_flat(x):
        m, n = length_of(a), length_of(b)
        if known(m) and known(n):
            edge = 3 * max(m, n)
            if certain(length_of(x) <= edge):
                raise ValueError(f"The length of the input vector x must be greater than padlen, which is {edge}.")
    return same(x, unknown(str))


def lfilter(b, a, x, axis=-1, zi=None):
    if is_texts(x):
        raise NotImplementedError("input type '<U1' not supported")
    if zi is not None:
        return (unknown(), unknown()) if known(zi) else unknown()
    return same(x, unknown(str))


def sosfilt(sos, x, axis=-1, zi=None):
    if zi is not None:
        return (unknown(), unknown()) if known(zi) else unknown()
    return same(x, unknown(str))


def sosfiltfilt(sos, x, axis=-1, padtype="odd", padlen=None):
    return same(x, unknown(str))


def medfilt(volume, kernel_size=None):
    if known(kernel_size) and isinstance(kernel_size, int) and kernel_size % 2 == 0:
        raise ValueError("Each element of kernel_size should be odd.")
    return same(volume, unknown(str))


def savgol_filter(x, window_length, polyorder, deriv=0, delta=1.0, axis=-1, mode="interp", cval=0.0):
    check_choice(mode, ("mirror", "constant", "nearest", "interp", "wrap"),
                 "mode must be 'mirror', 'constant', 'nearest' 'wrap' or 'interp'.")
    if is_texts(x):
        raise ValueError("could not convert string to float")
    whole = known(window_length) and known(polyorder) and isinstance(window_length, int) and isinstance(polyorder, int)
    if known(window_length) and isinstance(window_length, int) and certain(mode == "interp"):
        if is_flat(x) and certain(window_length > length_of(x)):
            raise ValueError("If mode is 'interp', window_length must be less than or equal to the size of x.")
    if whole and polyorder >= window_length:
        raise ValueError("polyorder must be less than window_length.")
    return same(x, unknown(str))


def detrend(data, axis=-1, type="linear", bp=0, overwrite_data=False):
    check_choice(type, ("linear", "l", "constant", "c"), "Trend type must be 'linear' or 'constant'.")
    return same(data, unknown(str))


def hilbert(x, N=None, axis=-1):
    return same(x, unknown(str)) if N is None else unknown()


def resample(x, num, t=None, axis=0, window=None, domain="time"):
    if t is not None or not is_flat(x) or not is_numeric(x):
        return unknown()
    return array((num,), unknown(str)) if isinstance(num, int) else unknown()


def decimate(x, q, n=None, ftype="iir", axis=-1, zero_phase=True):
    return unknown()


def find_peaks(x, height=None, threshold=None, distance=None, prominence=None, width=None, wlen=None, rel_height=0.5,
               plateau_size=None):
    shape = shape_of(x)
    if known(shape) and len(shape) != 1 and (known(x) or len(shape) > 0):
        raise ValueError("`x` must be a 1-D array")
    if known(distance) and isinstance(distance, (int, float)) and distance < 1:
        raise ValueError("`distance` must be greater or equal to 1")
    if is_flat(x):
        for name, value in (("height", height), ("threshold", threshold), ("prominence", prominence), ("width", width)):
            if value is not None and is_flat(value) and hasattr(value, "ravel") and certain(length_of(value) != length_of(x)):
                raise ValueError("array size of lower interval border must match x")
    count = unknown(int)
    found = {}
    if known(height) and height is not None:
        found["peak_heights"] = array((count,), unknown(str))
    if known(threshold) and threshold is not None:
        found["left_thresholds"] = array((count,), unknown(str))
        found["right_thresholds"] = array((count,), unknown(str))
    if known(plateau_size) and plateau_size is not None:
        for name in ("plateau_sizes", "left_edges", "right_edges"):
            found[name] = array((count,), unknown(str))
    if known(prominence) and prominence is not None or known(width) and width is not None:
        for name in ("prominences", "left_bases", "right_bases"):
            found[name] = array((count,), unknown(str))
    if known(width) and width is not None:
        for name in ("widths", "width_heights", "left_ips", "right_ips"):
            found[name] = array((count,), unknown(str))
    if not all([known(v) for v in (height, threshold, prominence, width, plateau_size)]):
        found = unknown(dict)
    return (array((count,), "int64"), found)


def check_spectrum(x, nperseg, noverlap, axis):
    if newer("1.11") and known(x) and (x is None or isinstance(x, (int, float))) and certain(axis == -1):
        raise IndexError("tuple index out of range")
    if known(nperseg) and known(noverlap) and isinstance(nperseg, int) and isinstance(noverlap, int) and noverlap >= nperseg:
        if nperseg > 0 and certain(length_of(x) >= nperseg) and is_flat(x):
            raise ValueError(f"noverlap={noverlap} must be less than nperseg={nperseg}!")


def lines(x, nperseg, nfft, window, sides, usual):
    """How many frequencies a spectrum of real numbers has."""
    if not is_flat(x) or not is_numeric(x) or nfft is not None or not is_word(window) or not certain(sides == True):  # noqa: E712
        return unknown(int)
    size = usual if nperseg is None else nperseg
    count = length_of(x)
    if not known(size) or not known(count) or not isinstance(size, int):
        return unknown(int)
    return min(size, count) // 2 + 1 if size > 0 else unknown(int)


def welch(x, fs=1.0, window="hann", nperseg=None, noverlap=None, nfft=None, detrend="constant", return_onesided=True,
          scaling="density", axis=-1, average="mean"):
    check_spectrum(x, nperseg, noverlap, axis)
    count = lines(x, nperseg, nfft, window, return_onesided, 256)
    return (array((count,)), array((count,), unknown(str)) if is_flat(x) else unknown())


def periodogram(x, fs=1.0, window="boxcar", nfft=None, detrend="constant", return_onesided=True, scaling="density", axis=-1):
    count = lines(x, length_of(x), nfft, window, return_onesided, 256)
    return (array((count,)), array((count,), unknown(str)) if is_flat(x) else unknown())


def spectrogram(x, fs=1.0, window=("tukey", 0.25), nperseg=None, noverlap=None, nfft=None, detrend="constant", return_onesided=True,
                scaling="density", axis=-1, mode="psd"):
    check_spectrum(x, nperseg, noverlap, axis)
    return (array((unknown(int),)), array((unknown(int),)), array((unknown(int), unknown(int)), unknown(str)) if is_flat(x) else unknown())


def stft(x, fs=1.0, window="hann", nperseg=256, noverlap=None, nfft=None, detrend=False, return_onesided=True, boundary="zeros",
         padded=True, axis=-1, scaling="spectrum"):
    check_spectrum(x, nperseg, noverlap, axis)
    return (array((unknown(int),)), array((unknown(int),)), array((unknown(int), unknown(int)), unknown(str)) if is_flat(x) else unknown())


def combined(in1, in2, mode):
    check_choice(mode, ("valid", "same", "full"), "Acceptable mode flags are 'valid', 'same', or 'full', not mode=%s")
    a, b = rank_of(in1), rank_of(in2)
    if known(a) and known(b) and a != b and known(in1) and known(in2):
        raise ValueError("volume and kernel should have the same dimensionality")
    if not (is_flat(in1) and is_flat(in2) and is_numeric(in1) and is_numeric(in2)):
        return unknown()
    m, n = length_of(in1), length_of(in2)
    if certain(mode == "same"):
        return array((m,), unknown(str))
    return array((m + n - 1,), unknown(str)) if certain(mode == "full") and known(m) and known(n) and m > 0 and n > 0 else unknown()


def convolve(in1, in2, mode="full", method="auto"):
    return combined(in1, in2, mode)


def correlate(in1, in2, mode="full", method="auto"):
    return combined(in1, in2, mode)


def fftconvolve(in1, in2, mode="full", axes=None):
    return combined(in1, in2, mode)


def convolve2d(in1, in2, mode="full", boundary="fill", fillvalue=0):
    for x in (in1, in2):
        if known(rank_of(x)) and rank_of(x) != 2 and known(x):
            raise ValueError("convolve2d inputs must both be 2-D arrays")
    return unknown()


def freqz(b, a=1, worN=512, whole=False, plot=None, fs=6.283185307179586, include_nyquist=False):
    count = worN if known(worN) and isinstance(worN, int) else unknown(int)
    return (array((count,), unknown(str)), unknown())


def firwin(numtaps, cutoff, *, width=None, window="hamming", pass_zero=True, scale=True, nyq=None, fs=None):
    if known(cutoff) and isinstance(cutoff, (int, float)) and fs is None and nyq is None and (cutoff <= 0 or cutoff >= 1):
        raise ValueError("Invalid cutoff frequency: frequencies must be greater than 0 and less than fs/2.")
    return unknown()


def get_window(window, Nx, fftbins=True, *, xp=None, device=None):
    return unknown()
