//! Names that exist without a definition, and names that people forget to define.

/// Python's builtins, sorted. Since which version: see [`builtin`].
#[rustfmt::skip]
const BUILTINS: &[&str] = &[
    "ArithmeticError", "AssertionError", "AttributeError", "BaseException", "BaseExceptionGroup", "BlockingIOError",
    "BrokenPipeError", "BufferError", "BytesWarning", "ChildProcessError", "ConnectionAbortedError", "ConnectionError",
    "ConnectionRefusedError", "ConnectionResetError", "DeprecationWarning", "EOFError", "Ellipsis", "EncodingWarning",
    "EnvironmentError", "Exception", "ExceptionGroup", "False", "FileExistsError", "FileNotFoundError", "FloatingPointError",
    "FutureWarning", "GeneratorExit", "IOError", "ImportError", "ImportWarning", "IndentationError", "IndexError",
    "InterruptedError", "IsADirectoryError", "KeyError", "KeyboardInterrupt", "LookupError", "MemoryError",
    "ModuleNotFoundError", "NameError", "None", "NotADirectoryError", "NotImplemented", "NotImplementedError", "OSError",
    "OverflowError", "PendingDeprecationWarning", "PermissionError", "ProcessLookupError", "PythonFinalizationError",
    "RecursionError", "ReferenceError", "ResourceWarning", "RuntimeError", "RuntimeWarning", "StopAsyncIteration",
    "StopIteration", "SyntaxError", "SyntaxWarning", "SystemError", "SystemExit", "TabError", "TimeoutError", "True",
    "TypeError", "UnboundLocalError", "UnicodeDecodeError", "UnicodeEncodeError", "UnicodeError", "UnicodeTranslateError",
    "UnicodeWarning", "UserWarning", "ValueError", "Warning", "WindowsError", "ZeroDivisionError", "__build_class__",
    "__debug__", "__doc__", "__import__", "__loader__", "__name__", "__package__", "__spec__", "abs", "aiter", "all", "anext",
    "any", "ascii", "bin", "bool", "breakpoint", "bytearray", "bytes", "callable", "chr", "classmethod", "compile", "complex",
    "copyright", "credits", "delattr", "dict", "dir", "divmod", "enumerate", "eval", "exec", "exit", "filter", "float",
    "format", "frozenset", "getattr", "globals", "hasattr", "hash", "help", "hex", "id", "input", "int", "isinstance",
    "issubclass", "iter", "len", "license", "list", "locals", "map", "max", "memoryview", "min", "next", "object", "oct",
    "open", "ord", "pow", "print", "property", "quit", "range", "repr", "reversed", "round", "set", "setattr", "slice",
    "sorted", "staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip",
];

/// Whether `name` is a builtin of Python 3.`minor` (of any version, where that is not known).
pub fn builtin(name: &str, minor: Option<u8>) -> bool {
    let since = match name {
        "aiter" | "anext" | "EncodingWarning" => 10,
        "BaseExceptionGroup" | "ExceptionGroup" => 11,
        "PythonFinalizationError" => 13,
        _ => 0,
    };
    minor.is_none_or(|minor| minor >= since) && BUILTINS.binary_search(&name).is_ok()
}

pub fn builtins() -> impl Iterator<Item = &'static str> {
    BUILTINS.iter().copied()
}

/// Whether IPython, or a platform that runs notebooks, defines `name` in every session.
pub fn session_name(name: &str) -> bool {
    if let Some(rest) = name.strip_prefix('_') {
        // Results and inputs: `_`, `__`, `_3`, `_i`, `_ii`, `_i3`, `_ih`, `_oh`, `_dh`.
        let number = rest.strip_prefix('i').unwrap_or(rest);
        if number.bytes().all(|digit| digit.is_ascii_digit()) {
            return true;
        }
    }
    matches!(
        name,
        "__" | "___" | "_ii" | "_iii" | "_ih" | "_oh" | "_dh" | "In" | "Out" | "get_ipython" | "display" | "exit" | "quit"
            | "__builtins__" | "__builtin__" | "_exit_code" | "__IPYTHON__" | "__vsc_ipynb_file__" | "__session__" | "__pyodide__"
            // Databricks, Synapse, Zeppelin and PySpark kernels hand these to every notebook.
            | "spark" | "sc" | "sqlContext" | "dbutils" | "displayHTML" | "mssparkutils" | "notebookutils"
    )
}

/// Names that exist in the body of a class or a method and nowhere else.
pub fn class_name(name: &str) -> bool {
    matches!(name, "__class__" | "__module__" | "__qualname__" | "__firstlineno__" | "__annotations__")
}

/// The import that people mean by a name that is not there.
pub fn usual_import(name: &str) -> Option<&'static str> {
    Some(match name {
        "np" => "import numpy as np",
        "pd" => "import pandas as pd",
        "plt" => "import matplotlib.pyplot as plt",
        "mpl" => "import matplotlib as mpl",
        "sns" => "import seaborn as sns",
        "tf" => "import tensorflow as tf",
        "keras" => "from tensorflow import keras",
        "nn" => "from torch import nn",
        "F" => "import torch.nn.functional as F",
        "sp" => "import scipy as sp",
        "sm" => "import statsmodels.api as sm",
        "smf" => "import statsmodels.formula.api as smf",
        "px" => "import plotly.express as px",
        "go" => "import plotly.graph_objects as go",
        "xgb" => "import xgboost as xgb",
        "lgb" => "import lightgbm as lgb",
        "pl" => "import polars as pl",
        "cv2" => "import cv2",
        "nx" => "import networkx as nx",
        "tqdm" => "from tqdm import tqdm",
        "Path" => "from pathlib import Path",
        "defaultdict" => "from collections import defaultdict",
        "Counter" => "from collections import Counter",
        "deque" => "from collections import deque",
        "namedtuple" => "from collections import namedtuple",
        "partial" => "from functools import partial",
        "reduce" => "from functools import reduce",
        "datetime" => "from datetime import datetime",
        "timedelta" => "from datetime import timedelta",
        "dataclass" => "from dataclasses import dataclass",
        "train_test_split" => "from sklearn.model_selection import train_test_split",
        "StandardScaler" => "from sklearn.preprocessing import StandardScaler",
        "os" | "sys" | "re" | "json" | "math" | "time" | "random" | "glob" | "shutil" | "pickle" | "csv" | "copy" | "itertools"
        | "functools" | "collections" | "operator" | "string" | "warnings" | "subprocess" | "logging" | "statistics" | "torch"
        | "sklearn" | "scipy" | "requests" | "numpy" | "pandas" | "matplotlib" | "seaborn" => return Some(""),
        _ => return None,
    })
}

/// What a builtin of Python 2 is called now.
pub fn renamed_builtin(name: &str) -> Option<&'static str> {
    Some(match name {
        "raw_input" => "input",
        "xrange" => "range",
        "unicode" => "str",
        "basestring" => "str",
        "long" => "int",
        "unichr" => "chr",
        "reload" => "importlib.reload",
        "execfile" => "exec(open(…).read())",
        "cmp" => "(a > b) - (a < b)",
        "file" => "open",
        "izip" => "zip",
        "reduce" => "functools.reduce",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(BUILTINS.is_sorted());
        assert!(builtin("print", Some(9)) && builtin("anext", None) && !builtin("anext", Some(9)) && !builtin("np", None));
    }

    #[test]
    fn session_names() {
        for name in ["_", "__", "___", "_3", "_i", "_i12", "_ih", "In", "display"] {
            assert!(session_name(name), "{name}");
        }
        for name in ["_x", "__file__", "i3", "_i3x"] {
            assert!(!session_name(name), "{name}");
        }
    }
}
