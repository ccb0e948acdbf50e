"""`read_csv` and its kin: a frame of unknown contents, with the columns that arguments name."""

from models.crane import certain, known, require, type_name, unknown
from models.data import Facts
from models.pandas.core import (any_frame, is_label, is_scalar, is_text, is_whole_number, length_of, axis_labels,
                                new_frame, no, old_style)
from models.pandas.index import any_index, nameless_index, range_index


def read_table_like(names, usecols, index_col, nrows):
    """A frame read from a file."""
    index = range_index(unknown(int)) if index_col is None else any_index(unknown(int))
    if is_whole_number(index_col) or is_text(index_col):
        index = any_index(unknown(int))
    chosen = axis_labels(names) if names is not None else unknown(list)
    if usecols is not None:
        used = axis_labels(usecols) if isinstance(usecols, (list, tuple)) else unknown(list)
        if known(used) and all(is_text(name) for name in used):
            chosen = used
        elif names is not None:
            chosen = unknown(list)
    if known(chosen) and index_col is not None:
        if is_text(index_col) and index_col in chosen:
            chosen = [name for name in chosen if name != index_col]
        else:
            chosen = unknown(list)
    if known(chosen) and all(is_label(name) for name in chosen):
        frame = new_frame({name: Facts((unknown(int),)) for name in chosen}, True, unknown(int), index)
        return frame
    return any_frame(unknown(int), index)


def read_csv(filepath_or_buffer, *old, sep=None, delimiter=None, header="infer", names=None, index_col=None, usecols=None,
             dtype=None, engine=None, converters=None, true_values=None, false_values=None, skipinitialspace=False,
             skiprows=None, skipfooter=0, nrows=None, na_values=None, keep_default_na=True, na_filter=True, verbose=None,
             skip_blank_lines=True, parse_dates=None, infer_datetime_format=None, keep_date_col=None, date_parser=None,
             date_format=None, dayfirst=False, cache_dates=True, iterator=False, chunksize=None, compression="infer",
             thousands=None, decimal=".", lineterminator=None, quotechar='"', quoting=0, doublequote=True, escapechar=None,
             comment=None, encoding=None, encoding_errors="strict", dialect=None, on_bad_lines="error",
             delim_whitespace=None, low_memory=True, memory_map=False, float_precision=None, storage_options=None,
             dtype_backend=None, squeeze=None, prefix=None, mangle_dupe_cols=True, error_bad_lines=None,
             warn_bad_lines=None):
    old_style("read_csv", 1, old)
    if len(old) > 0:
        return unknown()
    if known(filepath_or_buffer) and (filepath_or_buffer is None or isinstance(filepath_or_buffer, (bool, int, float, list))):
        raise ValueError("Invalid file path or buffer object type: <class '" + type_name(filepath_or_buffer) + "'>")
    require(unknown(bool), FileNotFoundError, "")
    if chunksize is not None or not no(iterator) or (squeeze is not None and not no(squeeze)):
        return unknown()
    if header is not None and isinstance(header, list):
        return any_frame(unknown(int), any_index(unknown(int)))
    frame = read_table_like(names, usecols, index_col, nrows)
    if header is not None and names is None and prefix is None:
        # Names from the first line of a text: pandas makes no numbers of them.
        frame._s.texts = True
    if dtype is None and converters is None and dtype_backend is None and no(date_parser is not None):
        frame._s.read = True
        if is_text(filepath_or_buffer) and certain(frame._s.whole == False) and usecols is None and names is None:  # noqa: E712
            known_columns(frame, filepath_or_buffer)
    return frame


def known_columns(frame, path):
    """What a well-known file's name suggests."""
    from models.pandas.famous import columns_of
    columns = columns_of(path)
    for name in columns or {}:
        frame._s.cols[name] = columns[name]


def read_table(filepath_or_buffer, *args, **kwargs):
    require(unknown(bool), FileNotFoundError, "")
    if kwargs.get("chunksize") is not None or kwargs.get("iterator") is not None:
        return unknown()
    return any_frame(unknown(int), any_index(unknown(int)))


read_fwf = read_table


def read_excel(io, sheet_name=0, *args, **kwargs):
    require(unknown(bool), FileNotFoundError, "")
    if is_text(sheet_name) or is_whole_number(sheet_name):
        return any_frame(unknown(int), any_index(unknown(int)))
    return unknown(dict) if known(sheet_name) and sheet_name is None else unknown()


def read_json(path_or_buf, *args, **kwargs):
    require(unknown(bool), FileNotFoundError, "")
    if len(args) > 1 or kwargs.get("typ") is not None or kwargs.get("chunksize") is not None:
        return unknown()
    return any_frame(unknown(int), any_index(unknown(int)))


def read_frame(*args, **kwargs):
    """`read_parquet` and others that give a frame."""
    require(unknown(bool), FileNotFoundError, "")
    if kwargs.get("chunksize") is not None:
        return unknown()
    return any_frame(unknown(int), any_index(unknown(int)))


read_parquet = read_feather = read_orc = read_clipboard = read_xml = read_frame


def read_any(*args, **kwargs):
    """Readers whose results may be anything."""
    require(unknown(bool), FileNotFoundError, "")
    return unknown()


read_pickle = read_hdf = read_html = read_sql = read_sql_query = read_sql_table = read_sas = read_spss = read_stata = read_any


def json_normalize(data, *args, **kwargs):
    return any_frame(unknown(int), range_index(unknown(int)))
