"""Public names of the classes of pandas: which exist, from which version on, and until which one.

Taken from `dir()` of each class in pandas 1.5.3, 2.1.4 and 3.1.1. `GONE` says since when a name is gone.
"""

#: Attributes that other packages give to frames, series and groups: tqdm.pandas(), pandarallel, swifter, cufflinks,
#: hvplot, ydata-profiling.
ELSEWHERE = (
    "progress_apply", "progress_map", "progress_applymap", "progress_aggregate", "progress_transform", "parallel_apply",
    "parallel_map", "parallel_applymap", "swifter", "iplot", "figure", "hvplot", "profile_report",
)

#: Attributes of frames that were gone before the versions modelled here: no columns.
OLDER = (
    "ix", "as_matrix", "as_blocks", "blocks", "clip_lower", "clip_upper", "convert_objects", "from_csv", "ftypes", "get_dtype_counts",
    "get_ftype_counts", "get_value", "is_copy", "reindex_axis", "select", "set_value", "sort", "to_panel", "to_msgpack",
)

FRAME = (
    "T abs add add_prefix add_suffix agg aggregate align all any append apply applymap asfreq asof assign astype "
    "at at_time attrs axes backfill between_time bfill bool boxplot clip columns combine combine_first compare "
    "convert_dtypes copy corr corrwith count cov cummax cummin cumprod cumsum describe diff div divide dot drop "
    "drop_duplicates droplevel dropna dtypes duplicated empty eq equals eval ewm expanding explode ffill fillna "
    "filter first first_valid_index flags floordiv from_arrow from_dict from_records ge get groupby gt head hist "
    "iat idxmax idxmin iloc index infer_objects info insert interpolate isetitem isin isna isnull items iteritems "
    "iterrows itertuples join keys kurt kurtosis last last_valid_index le loc lookup lt mad map mask max mean "
    "median melt memory_usage merge min mod mode mul multiply ndim ne nlargest notna notnull nsmallest nunique "
    "pad pct_change pipe pivot pivot_table plot pop pow prod product quantile query radd rank rdiv reindex "
    "reindex_like rename rename_axis reorder_levels replace resample reset_index rfloordiv rmod rmul rolling "
    "round rpow rsub rtruediv sample select select_dtypes sem set_axis set_flags set_index shape shift size skew "
    "slice_shift sort_index sort_values sparse squeeze stack std style sub subtract sum swapaxes swaplevel tail "
    "take to_clipboard to_csv to_dict to_excel to_feather to_gbq to_hdf to_html to_iceberg to_json to_latex "
    "to_markdown to_numpy to_orc to_parquet to_period to_pickle to_records to_sql to_stata to_string to_timestamp "
    "to_xarray to_xml transform transpose truediv truncate tshift tz_convert tz_localize unstack update "
    "value_counts values var where xs"
).split()

SERIES = (
    "T abs add add_prefix add_suffix agg aggregate align all any append apply argmax argmin argsort array asfreq "
    "asof astype at at_time attrs autocorr axes backfill between between_time bfill bool case_when cat clip "
    "combine combine_first compare convert_dtypes copy corr count cov cummax cummin cumprod cumsum describe diff "
    "div divide divmod dot drop drop_duplicates droplevel dropna dt dtype dtypes duplicated empty eq equals ewm "
    "expanding explode factorize ffill fillna filter first first_valid_index flags floordiv from_arrow ge get "
    "groupby gt hasnans head hist iat idxmax idxmin iloc index infer_objects info interpolate is_monotonic "
    "is_monotonic_decreasing is_monotonic_increasing is_unique isin isna isnull item items iteritems keys kurt "
    "kurtosis last last_valid_index le list loc lt mad map mask max mean median memory_usage min mod mode mul "
    "multiply name nbytes ndim ne nlargest notna notnull nsmallest nunique pad pct_change pipe plot pop pow prod "
    "product quantile radd rank ravel rdiv rdivmod reindex reindex_like rename rename_axis reorder_levels repeat "
    "replace resample reset_index rfloordiv rmod rmul rolling round rpow rsub rtruediv sample searchsorted sem "
    "set_axis set_flags shape shift size skew slice_shift sort_index sort_values sparse squeeze std str struct "
    "sub subtract sum swapaxes swaplevel tail take to_clipboard to_csv to_dict to_excel to_frame to_hdf to_json "
    "to_latex to_list to_markdown to_numpy to_period to_pickle to_sql to_string to_timestamp to_xarray tolist "
    "transform transpose truediv truncate tshift tz_convert tz_localize unique unstack update value_counts values "
    "var view where xs"
).split()

INDEX = (
    "T all any append argmax argmin argsort array asi8 asof asof_locs astype copy delete diff difference drop "
    "drop_duplicates droplevel dropna dtype duplicated empty equals factorize fillna format get_indexer "
    "get_indexer_for get_indexer_non_unique get_level_values get_loc get_slice_bound get_value groupby "
    "has_duplicates hasnans holds_integer identical infer_objects inferred_type insert intersection is_ "
    "is_all_dates is_boolean is_categorical is_floating is_integer is_interval is_mixed is_monotonic "
    "is_monotonic_decreasing is_monotonic_increasing is_numeric is_object is_type_compatible is_unique isin isna "
    "isnull item join map max memory_usage min name names nbytes ndim nlevels notna notnull nunique putmask ravel "
    "reindex rename repeat replace round searchsorted set_names set_value shape shift size slice_indexer "
    "slice_locs sort sort_values sortlevel str symmetric_difference take to_flat_index to_frame to_list "
    "to_native_types to_numpy to_series tolist transpose union unique value_counts values view where"
).split()

DATETIME_INDEX = (
    "as_unit ceil date day day_name day_of_week day_of_year dayofweek dayofyear days_in_month daysinmonth floor "
    "freq freqstr hour indexer_at_time indexer_between_time inferred_freq is_leap_year is_month_end "
    "is_month_start is_normalized is_quarter_end is_quarter_start is_year_end is_year_start isocalendar mean "
    "microsecond minute month month_name nanosecond normalize quarter resolution second snap std strftime time "
    "timetz to_julian_date to_period to_perioddelta to_pydatetime tz tz_convert tz_localize tzinfo union_many "
    "unit week weekday weekofyear year"
).split()

MULTI_INDEX = (
    "codes dtypes equal_levels from_arrays from_frame from_product from_tuples get_loc_level get_locs "
    "is_lexsorted levels levshape lexsort_depth remove_unused_levels reorder_levels set_codes set_levels "
    "swaplevel truncate"
).split()

CATEGORICAL_INDEX = (
    "add_categories as_ordered as_unordered categories codes is_dtype_equal ordered remove_categories "
    "remove_unused_categories rename_categories reorder_categories set_categories take_nd"
).split()

INTERVAL_INDEX = (
    "closed closed_left closed_right contains from_arrays from_breaks from_tuples is_empty "
    "is_non_overlapping_monotonic is_overlapping left length mid open_left open_right overlaps right set_closed "
    "to_tuples"
).split()

RANGE_INDEX = (
    "from_range start step stop"
).split()

FRAME_GROUPBY = (
    "agg aggregate all any apply backfill bfill boxplot corr corrwith count cov cumcount cummax cummin cumprod "
    "cumsum describe diff dtypes ewm expanding ffill fillna filter first get_group groups head hist idxmax idxmin "
    "indices keys kurt last level mad max mean median min ndim ngroup ngroups nth nunique ohlc pad pct_change "
    "pipe plot prod quantile rank resample rolling sample sem shift size skew std sum tail take transform tshift "
    "value_counts var"
).split()

SERIES_GROUPBY = (
    "agg aggregate all any apply backfill bfill corr count cov cumcount cummax cummin cumprod cumsum describe "
    "diff dtype ewm expanding ffill fillna filter first get_group groups head hist idxmax idxmin indices "
    "is_monotonic_decreasing is_monotonic_increasing keys kurt last level mad max mean median min ndim ngroup "
    "ngroups nlargest nsmallest nth nunique ohlc pad pct_change pipe plot prod quantile rank resample rolling "
    "sample sem shift size skew std sum tail take transform tshift unique value_counts var"
).split()

STR = (
    "capitalize casefold cat center contains count decode encode endswith extract extractall find findall "
    "fullmatch get get_dummies index isalnum isalpha isascii isdecimal isdigit islower isnumeric isspace istitle "
    "isupper join len ljust lower lstrip match normalize pad partition removeprefix removesuffix repeat replace "
    "rfind rindex rjust rpartition rsplit rstrip slice slice_replace split startswith strip swapcase title "
    "translate upper wrap zfill"
).split()

DT = (
    "as_unit ceil date day day_name day_of_week day_of_year dayofweek dayofyear days_in_month daysinmonth floor "
    "freq hour is_leap_year is_month_end is_month_start is_quarter_end is_quarter_start is_year_end is_year_start "
    "isocalendar microsecond minute month month_name nanosecond normalize quarter round second strftime time "
    "timetz to_period to_pydatetime tz tz_convert tz_localize unit week weekday weekofyear year"
).split()

CAT = (
    "add_categories as_ordered as_unordered categories codes ordered remove_categories remove_unused_categories "
    "rename_categories reorder_categories set_categories"
).split()

ROLLING = (
    "agg aggregate apply corr count cov exclusions first is_datetimelike kurt last max mean median min ndim "
    "nunique pipe quantile rank sem skew std sum validate var win_type"
).split()

GONE = {
    "FRAME": {
        "append": "2.0", "applymap": "3.0", "backfill": "3.0", "bool": "3.0", "first": "3.0", "iteritems": "2.0",
        "last": "3.0", "lookup": "2.0", "mad": "2.0", "pad": "3.0", "slice_shift": "2.0", "swapaxes": "3.0",
        "to_gbq": "3.0", "tshift": "2.0",
    },
    "SERIES": {
        "append": "2.0", "backfill": "3.0", "bool": "3.0", "first": "3.0", "is_monotonic": "2.0", "iteritems":
        "2.0", "last": "3.0", "mad": "2.0", "pad": "3.0", "ravel": "3.1", "slice_shift": "2.0", "swapaxes": "3.0",
        "tshift": "2.0", "view": "3.1",
    },
    "INDEX": {
        "asi8": "2.0", "format": "3.1", "get_value": "2.0", "holds_integer": "3.1", "is_all_dates": "2.0",
        "is_boolean": "3.1", "is_categorical": "3.1", "is_floating": "3.1", "is_integer": "3.1", "is_interval":
        "3.1", "is_mixed": "2.0", "is_monotonic": "2.0", "is_numeric": "3.1", "is_object": "3.1",
        "is_type_compatible": "2.0", "set_value": "2.0", "sort": "3.1", "to_native_types": "2.0",
    },
    "DATETIME_INDEX": {
        "week": "2.0", "weekofyear": "2.0",
    },
    "FRAME_GROUPBY": {
        "backfill": "2.0", "dtypes": "3.0", "fillna": "3.0", "mad": "2.0", "pad": "2.0", "tshift": "2.0",
    },
    "SERIES_GROUPBY": {
        "backfill": "2.0", "fillna": "3.0", "mad": "2.0", "pad": "2.0", "tshift": "2.0",
    },
    "DT": {
        "week": "2.0", "weekofyear": "2.0",
    },
}

# Since when a name exists; others always did, as far as versions since 1.5 go.
ADDED = {
    "FRAME": {"from_arrow": "3.0", "map": "2.1", "select": "3.0", "to_iceberg": "3.0"},
}
