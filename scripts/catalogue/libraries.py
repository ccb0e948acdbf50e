"""Which libraries are catalogued, and what is known about their dynamic parts.

Everything here that says "harmless" or "dynamic" is checked against the installed libraries by
tests/catalogue.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Library:
    distribution: str
    # Top-level packages.
    packages: tuple[str, ...]
    # The oldest minor version that is catalogued.
    oldest: str
    # Modules that are no interface: their classes are read only where a public module has them.
    private: tuple[str, ...] = ()
    # Only modules up to this depth are public (None: all).
    depth: int | None = None
    # Which wheel, of several: a part of its name.
    prefer: tuple[str, ...] = ()
    # At most this many versions, spread evenly; the newest is always one.
    most: int = 60
    # Distributions that had the package under another name before.
    also: tuple[str, ...] = ()
    # Classes whose dynamic parts (`setattr(self, name, value)`, `__init_subclass__`) add no public attribute
    # that is not listed in `added`.
    tame: tuple[str, ...] = ()
    # Modules, and classes, that get names in ways that are not seen.
    dynamic: tuple[str, ...] = ()
    # Public attributes that any class of the library may have.
    added: tuple[str, ...] = ()
    # Modules that put the public names of stubs (of what is compiled) among their own: module, stubs.
    filled: tuple[tuple[str, tuple[str, ...]], ...] = ()
    # Classes of stubs that tell all public attributes.
    whole: tuple[str, ...] = ()
    # Decorators of functions behind which another signature stands.
    opaque: tuple[str, ...] = ()
    # More names of modules and classes, which only the compiled part knows.
    extra: tuple[tuple[str, str], ...] = ()
    # Modules, and the minor versions in which all of their names are known though it does not show: none was missing beside the
    # installed library.
    seen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    # Packages below which modules are not read: only the names that they export count.
    shallow: tuple[str, ...] = ()
    # Packages below which modules may come from another distribution.
    elsewhere: tuple[str, ...] = ()
    # The folder that holds the public interface, where the top-level package only imports from there.
    public_at: str | None = None
    # The distribution whose wheels are read, where another one has more of the same package.
    wheel: str | None = None


ORTHOGONAL = ("c_roots cg_roots h_roots he_roots j_roots js_roots l_roots la_roots p_roots ps_roots s_roots t_roots ts_roots u_roots us_roots "
              "multigammaln")
SCIPY_SEEN = ("1.10", "1.11", "1.13", "1.15", "1.18")

TYPED_TENSORS = " ".join(f"{kind}Tensor" for kind in (
    "BFloat16", "Bool", "Byte", "Char", "ComplexDouble", "ComplexFloat", "Double", "Float", "Half", "Int", "Long", "Short", "QInt8",
    "QInt32", "QUInt8"))

# What the stubs leave out.
TORCH_EXTRA = (
    ("torch", "AVG SUM ArgumentSpec Capsule Code CompleteArgumentSpec DeepCopyMemoTable ExcludeDispatchKeyGuard ExecutionPlan "
              "FatalError Gradient OperatorInfo PyObjectType ScriptClass ScriptClassFunction ScriptDictIterator "
              "ScriptDictKeyIterator ScriptListIterator ScriptObjectProperty StaticModule bit cpp cdouble cfloat "
              "has_cuda has_cudnn has_lapack has_mkl has_mkldnn has_mps has_openmp has_spectral has_magma "
              + " ".join(f"{sign}int{bits}" for sign in ("", "u") for bits in (*range(1, 8), 16, 32, 64)) + " "
              + " ".join(f"{verb}_autocast_{device}_{what}" for verb in ("get", "set", "is") for device in ("ipu", "xla", "hpu", "maia", "mtia")
                         for what in ("dtype", "enabled"))),
    ("torch.cuda", TYPED_TENSORS), ("torch.sparse", TYPED_TENSORS), ("torch.cuda.sparse", TYPED_TENSORS), ("torch.xpu", TYPED_TENSORS),
    ("torch._C.TensorBase", "cdouble cfloat const_data_ptr ipu is_xla mtia name volatile hpu maia is_maia is_hpu is_ort is_mps is_ipu is_xpu"),
    ("torch._C._TensorBase", "cdouble cfloat const_data_ptr ipu is_xla mtia name volatile hpu maia is_maia is_hpu is_ort is_mps is_ipu is_xpu"),
)

# Looking these up raises another error than a missing name does.
POLARS_GONE = """
    ArgumentRemovedError AttributeRemovedError CategoricalRemappingWarning ChronoFormatWarning ColumnNotFoundError ComputeError
    CustomUFuncWarning DataOrientationWarning DuplicateError InvalidOperationError MapWithoutReturnDtypeWarning ModuleUpgradeRequiredError
    NoDataError NoRowsReturnedError OutOfBoundsError PanicException ParameterCollisionError PerformanceWarning PolarsError
    PolarsInefficientMapWarning PolarsWarning RowsError SQLInterfaceError SQLSyntaxError SchemaError SchemaFieldNotFoundError ShapeError
    StringCacheMismatchError StructFieldNotFoundError TooManyRowsReturnedError UnstableWarning UnsuitableSQLError PolarsPanicError
    DATETIME_DTYPES DURATION_DTYPES DataTypeGroup FLOAT_DTYPES INTEGER_DTYPES NESTED_DTYPES NUMERIC_DTYPES SIGNED_INTEGER_DTYPES
    TEMPORAL_DTYPES UNSIGNED_INTEGER_DTYPES DataTypeClass arctan2d groups read_csv_batched threadpool_size polars
"""

LIBRARIES = [
    Library("numpy", ("numpy",), "1.20", private=("numpy.distutils", "numpy.f2py", "numpy.core", "numpy.compat"),
            dynamic=("numpy.dtypes",), prefer=("macosx", "arm64")),
    Library("pandas", ("pandas",), "1.2", private=("pandas.core", "pandas.compat", "pandas.util"), prefer=("macosx", "arm64")),
    Library("scikit-learn", ("sklearn",), "0.24", prefer=("macosx", "arm64"), private=("sklearn.externals",),
            tame=("sklearn.base.BaseEstimator", "sklearn.utils.metaestimators._BaseComposition",
                  "sklearn.utils._metadata_requests._MetadataRequester", "sklearn.utils._set_output._SetOutputMixin"),
            added=tuple(f"set_{method}_request" for method in (
                "fit", "partial_fit", "predict", "predict_proba", "predict_log_proba", "decision_function", "score", "split",
                "transform", "inverse_transform"))),
    Library("matplotlib", ("matplotlib", "pylab"), "3.4", prefer=("macosx",),
            private=("matplotlib.backends", "matplotlib.sphinxext"),
            ),
    Library("seaborn", ("seaborn",), "0.11", private=("seaborn.external",)),
    # A distribution's parameters become properties when it is made.
    Library("scipy", ("scipy",), "1.6", dynamic=("scipy.stats._distribution_infrastructure.UnivariateDistribution",
                                              "scipy.stats._distribution_infrastructure.ContinuousDistribution"),
            extra=(("scipy.linalg", "qr_delete qr_insert qr_update"), ("scipy.spatial", "cKDTree"), ("scipy.special", ORTHOGONAL)),
            seen=(("scipy.linalg", SCIPY_SEEN), ("scipy.spatial", SCIPY_SEEN), ("scipy.special", SCIPY_SEEN), ("scipy.stats", SCIPY_SEEN),
                  ("scipy.ndimage", SCIPY_SEEN), ("scipy.signal", SCIPY_SEEN[2:])),
            prefer=("macosx", "arm64")),
    Library("statsmodels", ("statsmodels",), "0.12", prefer=("macosx",)),
    Library("xgboost", ("xgboost",), "1.3", most=12, prefer=("macosx",)),
    Library("lightgbm", ("lightgbm",), "3.1", prefer=("macosx",)),
    Library("catboost", ("catboost",), "1.0", prefer=("macosx",)),
    Library("torch", ("torch",), "1.8", prefer=("macosx", "arm64"),
            private=("torch.testing", "torch.ao", "torch.quantization", "torch.utils.benchmark", "torch.fx.experimental",
                     "torch.distributed", "torch.nn.quantized", "torch.nn.intrinsic", "torch.nn.qat", "torch.contrib",
                     "torch.onnx", "torch.package", "torch.jit", "torch.fx", "torch.export", "torch.utils.hipify",
                     "torch.utils.serialization"),
            filled=(("torch", ("torch._C", "torch._C._VariableFunctions")),),
            whole=("torch._C.TensorBase", "torch._C._TensorBase"), extra=TORCH_EXTRA, seen=(("torch", ("2.15",)),),
            # `__getattr__` of the module answers for old names, which are among the others here; loaders and optimisers
            # set what they have by name.
            tame=("torch", "torch._tensor.Tensor", "torch.utils.data.dataloader.DataLoader", "torch.optim.optimizer.Optimizer")),
    Library("torchvision", ("torchvision",), "0.9", prefer=("macosx", "arm64")),
    Library("keras", ("keras",), "2.6", public_at="keras.api",
            private=("keras.src", "keras.engine", "keras.saving", "keras.mixed_precision", "keras.distribute",
                     "keras.integration_test", "keras.api", "keras.feature_column", "keras.dtensor", "keras.backend_config")),
    Library("tensorflow", ("tensorflow",), "2.4", prefer=("macosx", "arm64"), also=("tensorflow-cpu", "tensorflow-macos"),
            public_at="tensorflow._api.v2", elsewhere=("tensorflow.keras",),
            private=tuple(f"tensorflow.{name}" for name in (
                "python", "core", "compiler", "include", "tools", "lite.python", "lite.tools", "lite.experimental", "lite.toco",
                "lite.testing", "lite.schema_py_generated", "tsl", "security", "examples", "keras", "dtensor", "_api"))),
    Library("transformers", ("transformers",), "4.2", depth=2, most=44, shallow=("transformers.models",),
            tame=("transformers.training_args.TrainingArguments",), extra=(("transformers", "DummyObject requires_backends"),)),
    Library("datasets", ("datasets",), "2.0", depth=2, tame=("datasets.arrow_dataset.Dataset",)),
    Library("tokenizers", ("tokenizers",), "0.10", prefer=("macosx", "arm64")),
    # Whether the contributed modules are there is not known of an installation: their names count.
    Library("opencv-python", ("cv2",), "4.5", wheel="opencv-contrib-python", also=("opencv-python-headless",), prefer=("macosx", "arm64"),
            filled=(("cv2", ("cv2",)),),
            extra=(("cv2", "CV_16BFC CV_Bool CV_BoolC CV_BoolC1 CV_BoolC2 CV_BoolC3 CV_BoolC4 INTER_NEAREST_EXACT bootstrap data "
                           "importlib load_config_py3 mat_wrapper misc sys os version dnn_DictValue utils numpy ocl_Device "
                           "ocl_OpenCLExecutionContext bioinspired xfeatures2d cuda gapi typing Error"),)),
    # Members of enumerations become names of the module.
    Library("pillow", ("PIL",), "8.1", prefer=("macosx", "arm64"), tame=("PIL.Image",),
            extra=(("PIL.Image", "FLIP_LEFT_RIGHT FLIP_TOP_BOTTOM ROTATE_90 ROTATE_180 ROTATE_270 TRANSPOSE TRANSVERSE AFFINE EXTENT "
                                 "PERSPECTIVE QUAD MESH NEAREST BOX BILINEAR LINEAR HAMMING BICUBIC CUBIC LANCZOS ANTIALIAS NONE ORDERED "
                                 "RASTERIZE FLOYDSTEINBERG WEB ADAPTIVE MEDIANCUT MAXCOVERAGE FASTOCTREE LIBIMAGEQUANT MKS2013 MKS2021 NORMAL SEQUENCE CONTAINER"),)),
    Library("nltk", ("nltk",), "3.6", private=("nltk.app", "nltk.test", "nltk.sem", "nltk.inference", "nltk.ccg"), opaque=("deprecated",),
            tame=("nltk.text.Text",)),
    Library("plotly", ("plotly",), "5.0", depth=3, private=("plotly.validators",),
            # `__getattr__` of the modules answers for the names in their tables; of layouts, for properties with a number.
            tame=("plotly.graph_objs", "plotly.graph_objects", "plotly.basedatatypes.BaseFigure", "plotly.basedatatypes.BasePlotlyType"),
            extra=(("plotly.graph_objs", "FigureWidget"), ("plotly.graph_objects", "FigureWidget")), shallow=("plotly.validators",)),
    Library("polars", ("polars",), "1.0", prefer=("macosx", "arm64"), private=("polars.testing",),
            # `__getattr__` only suggests another name, or says of these that they are gone.
            tame=("polars", "polars.expr.expr.Expr", "polars.series.series.Series", "polars.dataframe.frame.DataFrame",
                  "polars.lazyframe.frame.LazyFrame", "polars._utils.various._NamespaceSuggestMixin"),
            extra=(("polars", POLARS_GONE),)),
]

BY_NAME = {library.distribution: library for library in LIBRARIES}

# Folders that hold no interface.
NO_INTERFACE = {"tests", "test", "conftest", "setup", "benchmarks", "examples", "testdata", "include", "lib64"}

# Decorators of functions, by the last part of their name, that leave the parameters as they are.
HARMLESS = {
    "abstractmethod", "available_if", "if_delegate_has_method", "validate_params", "deprecated", "doc", "Appender",
    "Substitution", "final", "set_module", "array_function_dispatch", "array_function_from_dispatcher", "lru_cache",
    "cache", "contextmanager", "keras_export", "tf_export", "filter_traceback", "do_not_convert", "no_grad",
    "_fit_context", "fit_context", "interpd", "_interpd", "dedent_interpd", "Docstring", "_copy_docs", "set_export_info",
    "add_dispatch_support", "register_unary_elementwise_api", "register_binary_elementwise_api", "override",
    "_no_grad_wrapper", "inject_docstring", "add_newdoc", "set_doc", "append_doc", "no_type_check", "experimental",
    "unpack_zip", "deprecate_doc", "add_start_docstrings", "add_end_docstrings", "add_start_docstrings_to_model_forward",
    "replace_return_docstrings", "add_code_sample_docstrings", "auto_docstring", "asynccontextmanager", "_require_backend",
    "unstable", "wraps_harmlessly", "finalizing", "deprecated_api", "no_jit_trace", "ignore", "export", "unused",
    "is_documented_by", "add_model_info_to_docstrings", "torch_required", "tf_required", "autograph", "python_2_unicode_compatible",
    "for_subsets_of", "default_session", "_preprocess_data_done", "_set_module", "set_array_function_like_doc",
    "_copy_docstring_and_deprecators_done", "finalize_array_function_like", "forbid_nonstring_types", "no_default_doc",
    "cached_without_arguments", "_deprecate_ax_done", "xp_capabilities", "with_supported", "can_return_tuple",
}

# Decorators that accept more positional arguments than the definition says: keyword-only ones too.
MORE_POSITIONAL = {
    "_deprecate_positional_args", "deprecate_nonkeyword_arguments", "make_keyword_only", "deprecate_positional",
    "_deprecate_positional_arguments", "deprecate_positional_args",
}

# Decorators that accept one more keyword, named by their constant arguments.
MORE_KEYWORDS = {"deprecate_kwarg", "rename_parameter", "delete_parameter", "deprecate_renamed_parameter",
                 "deprecate_keyword_argument", "deprecate_parameter_as_multi_positional"}

# Decorators of methods that make an attribute of them.
PROPERTIES = {"property", "cached_property", "cache_readonly", "setter", "getter", "deleter", "classproperty",
              "lazy_property", "lazyproperty", "cached_class_property", "abstractproperty", "deprecated_property"}

# Decorators of classes that add no attribute and leave the constructor as it is.
CLASS_HARMLESS = {
    "keras_export", "tf_export", "set_module", "final", "total_ordering", "runtime_checkable", "interpd", "_interpd",
    "dedent_interpd", "Substitution", "Appender", "doc", "add_start_docstrings", "unstable", "auto_docstring",
    "add_end_docstrings", "abstract", "export", "_set_module", "register_keras_serializable", "inherit_doc", "experimental",
    "set_array_function_like_doc", "register_artist", "expr_dispatch", "requires",
}

# Decorators of classes that add no attribute but may change the constructor.
CLASS_CONSTRUCTOR = {"dataclass", "python_2_unicode_compatible", "deprecated"}

# Base classes from outside that add no public attribute.
PLAIN_BASES = {"object", "ABC", "Protocol", "Generic"}
# Keywords of a class statement that add nothing.
PLAIN_KEYWORDS = {"auto_wrap_output_keys"}
PLAIN_METACLASSES = {"ABCMeta", "type", "GenericMeta", "DocStringInheritor"}
