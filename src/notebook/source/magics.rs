//! What IPython's magics do to the names of a session.
//!
//! From the documentation and source of IPython 5 to 9 (`IPython/core/magics/`) and of the
//! extensions that are common in notebooks.

/// What a magic does to the names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Nothing,
    Binds(Vec<String>),
    Deletes(Vec<String>),
    /// `%reset`: every name goes.
    Clears,
    /// May define any name; why, for people.
    Any(&'static str),
    /// `%run`: the names of this script or notebook arrive.
    Runs(String),
}

/// What a cell magic holds.
pub(super) enum CellMagic {
    /// Python, run in the session.
    Python(Option<Effect>),
    /// Python, run in a function of its own.
    Timed,
    /// Something else.
    Other(Option<Effect>),
}

const UNKNOWN: &str = "a magic that crane does not know may define names";

pub(super) fn cell_magic(name: &str, argument: &str) -> CellMagic {
    match name {
        "time" | "prun" | "memit" | "snakeviz" | "pyinstrument" | "ipytest" | "manim" | "wandb" | "debug"
        | "scalene" | "memray_flamegraph" | "notify" | "heat" => CellMagic::Python(None),
        "capture" => CellMagic::Python(
            argument.split_whitespace().find(|word| !word.starts_with('-')).map(|name| Effect::Binds(vec![name.to_owned()])),
        ),
        "timeit" => CellMagic::Timed,
        "bash" | "sh" | "script" | "perl" | "ruby" | "python" | "python2" | "python3" | "pypy" | "cmd" | "!" | "sx" | "system"
        | "system_raw" => {
            let names = script_names(argument);
            CellMagic::Other((!names.is_empty()).then_some(Effect::Binds(names)))
        }
        "html" | "HTML" | "svg" | "SVG" | "javascript" | "js" | "latex" | "markdown" | "writefile" | "file" | "skip"
        | "bash_raw" | "mermaid" | "css" | "dot" | "ai" => CellMagic::Other(None),
        "bigquery" => {
            let name = argument.split_whitespace().find(|word| !word.starts_with('-'));
            CellMagic::Other(name.map(|name| Effect::Binds(vec![name.to_owned()])))
        }
        _ => CellMagic::Other(Some(Effect::Any(UNKNOWN))),
    }
}

/// `--out NAME`, `--err NAME`, `--proc NAME` of `%%bash` and its kin.
fn script_names(argument: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut words = argument.split_whitespace();
    while let Some(word) = words.next() {
        for option in ["--out", "--err", "--proc"] {
            if word == option {
                names.extend(words.clone().next().map(str::to_owned));
            } else if let Some(name) = word.strip_prefix(option).and_then(|rest| rest.strip_prefix('=')) {
                names.push(name.to_owned());
            }
        }
    }
    names
}

/// Whether the rest of such a line is Python that runs in the session.
pub(super) fn runs_python(name: &str) -> bool {
    matches!(name, "time" | "timeit" | "prun" | "memit" | "lprun" | "mprun" | "snakeviz")
}

/// What follows the options of a magic that runs Python.
pub(super) fn after_options<'a>(name: &str, argument: &'a str) -> &'a str {
    let with_value = match name {
        "timeit" => "nrpv",
        "prun" => "DlsT",
        "memit" => "rti",
        "lprun" => "fmDTu",
        "mprun" => "fT",
        "snakeviz" => "f",
        _ => return argument.trim_start(),
    };
    let mut rest = argument.trim_start();
    while let Some(option) = rest.strip_prefix('-') {
        let end = option.find([' ', '\t']).unwrap_or(option.len());
        let word = &option[..end];
        if !word.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            break;
        }
        rest = option[end..].trim_start();
        if word.len() == 1 && with_value.contains(word) {
            let end = rest.find([' ', '\t']).unwrap_or(rest.len());
            rest = rest[end..].trim_start();
        }
    }
    rest
}

/// Magics of IPython that one-line cells may call without `%` and that people do so call.
pub(super) fn is_automagic(name: &str) -> bool {
    matches!(
        name,
        "pip" | "conda" | "mamba" | "uv" | "ls" | "ll" | "cd" | "pwd" | "cat" | "mkdir" | "rmdir" | "rm" | "cp" | "mv" | "man" | "more"
            | "less" | "who" | "whos" | "who_ls" | "run" | "load" | "load_ext" | "reload_ext" | "matplotlib" | "pylab" | "time" | "timeit"
            | "env" | "history" | "hist" | "reset" | "store" | "autoreload" | "config" | "magic" | "lsmagic" | "quickref" | "debug"
            | "pdb" | "psource" | "pinfo" | "pdoc" | "pdef" | "pfile" | "page" | "notebook" | "dhist" | "bookmark" | "alias" | "unalias"
            | "precision" | "xmode" | "colors" | "gui" | "automagic" | "autocall" | "prun" | "clear" | "writefile"
    )
}

/// What the line magic `line` (`run x.py`, without `%`) does to the names.
pub fn magic_effect(line: &str) -> Effect {
    let line = line.trim();
    let (name, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let argument = argument.trim();
    let words = || argument.split_whitespace().filter(|word| !word.starts_with('-')).map(str::to_owned);
    match name {
        "pylab" => Effect::Any("`%pylab` imports all of numpy and matplotlib"),
        "run" => match run_file(argument) {
            Some(file) => Effect::Runs(file),
            None => Effect::Nothing,
        },
        "load_ext" | "reload_ext" => {
            if argument.split_whitespace().all(defines_nothing) {
                Effect::Nothing
            } else {
                Effect::Any("an extension that crane does not know may define names")
            }
        }
        "store" if argument.split_whitespace().any(|word| word == "-r") => {
            let names: Vec<_> = words().collect();
            if names.is_empty() { Effect::Any("`%store -r` restores stored names") } else { Effect::Binds(names) }
        }
        "reset" => Effect::Clears,
        "reset_selective" => Effect::Any("`%reset_selective` removes names by pattern"),
        "xdel" => Effect::Deletes(words().collect()),
        "aimport" => Effect::Binds(words().map(|name| name.split('.').next().unwrap_or_default().trim_matches(',').to_owned()).collect()),
        "macro" => Effect::Binds(words().take(1).collect()),
        "Rpull" | "Rget" => Effect::Binds(words().collect()),
        "edit" | "ed" | "recall" | "rep" | "rerun" | "loadpy" | "autopx" | "R" | "px" => Effect::Any("a magic runs code that is not in the notebook"),
        _ if harmless(name) => Effect::Nothing,
        _ => Effect::Any(UNKNOWN),
    }
}

/// What `get_ipython().run_line_magic("run", "x.py")` and `.magic("run x.py")` do; `None` for other methods.
pub fn method_effect(method: &str, arguments: &[Option<&str>]) -> Option<Effect> {
    let unknown = Effect::Any("`get_ipython()` is used in a way that may define names");
    Some(match method {
        "magic" => match arguments {
            [Some(line), ..] => magic_effect(line.trim_start_matches('%')),
            _ => unknown,
        },
        "run_line_magic" => match arguments {
            [Some(name), Some(line), ..] => magic_effect(&format!("{name} {line}")),
            [Some(name)] => magic_effect(name),
            _ => unknown,
        },
        "run_cell_magic" => match arguments {
            [Some(name), Some(line), ..] => match cell_magic(name, line) {
                CellMagic::Other(effect) => effect.unwrap_or(Effect::Nothing),
                _ => unknown,
            },
            _ => unknown,
        },
        "run_cell" | "ex" | "push" | "user_ns" | "user_global_ns" | "safe_execfile" | "run_code" | "reset" | "del_var" | "kernel"
        | "enable_pylab" => unknown,
        _ => return None,
    })
}

/// The file of `%run [-n -i -t -N2 -d -p -m] file [arguments]`.
fn run_file(argument: &str) -> Option<String> {
    let mut rest = argument.trim_start();
    while let Some(option) = rest.strip_prefix('-') {
        let end = option.find(char::is_whitespace).unwrap_or(option.len());
        let module = option[..end].contains('m');
        rest = option[end..].trim_start();
        if module {
            // `%run -m package.module`.
            return Some(format!("-m {}", rest.split_whitespace().next()?));
        }
    }
    let quote = rest.chars().next().filter(|first| matches!(first, '"' | '\''));
    let file = match quote {
        Some(quote) => rest[1..].split(quote).next()?,
        None => rest.split_whitespace().next()?,
    };
    (!file.is_empty()).then(|| file.to_owned())
}

/// Extensions that define no Python names.
fn defines_nothing(extension: &str) -> bool {
    matches!(
        extension.trim_matches(|quote| quote == '"' || quote == '\''),
        "autoreload" | "tensorboard" | "tensorboard.notebook" | "line_profiler" | "memory_profiler" | "google.colab.data_table"
            | "Cython" | "cython" | "cythonmagic" | "watermark" | "dotenv" | "nb_black" | "lab_black" | "jupyter_black" | "blackcellmagic"
            | "rpy2.ipython" | "rmagic" | "sql" | "storemagic" | "snakeviz" | "wurlitzer" | "ipytest" | "pycodestyle_magic"
            | "google.cloud.bigquery" | "bigquery_magics" | "cudf.pandas" | "cuml.accel" | "heat" | "scalene" | "version_information"
            | "tikzmagic" | "itikz" | "nbtutor" | "jupyter_ai" | "jupyter_ai_magics" | "manim" | "pyinstrument" | "memray" | "fortranmagic"
            | "vegafusion" | "nb_mypy" | "mypy_ipython" | "jupyter_spaces" | "slurm_magic" | "gvmagic" | "hierarchymagic"
    )
}

/// Line magics that define no names of their own.
fn harmless(name: &str) -> bool {
    matches!(
        name,
        "" | "matplotlib" | "config" | "autoreload" | "cd" | "pwd" | "ls" | "ll" | "lx" | "cat" | "mkdir" | "rmdir" | "rm" | "cp" | "mv" | "man"
            | "less" | "more" | "pip" | "conda" | "mamba" | "micromamba" | "uv" | "env" | "set_env" | "who" | "whos" | "who_ls" | "time"
            | "timeit" | "prun" | "memit" | "lprun" | "mprun" | "snakeviz" | "store" | "load" | "history" | "hist" | "magic" | "lsmagic"
            | "quickref" | "debug" | "pdb" | "psource" | "pinfo" | "pinfo2" | "pdoc" | "pdef" | "pfile" | "page" | "notebook" | "dhist"
            | "bookmark" | "alias" | "alias_magic" | "unalias" | "rehashx" | "precision" | "xmode" | "colors" | "gui" | "automagic"
            | "autocall" | "autosave" | "clear" | "cls" | "sx" | "system" | "sc" | "logstart" | "logstop" | "logon" | "logoff" | "logstate"
            | "pprint" | "doctest_mode" | "connect_info" | "qtconsole" | "killbgscripts" | "pastebin" | "save" | "tb" | "subplots"
            | "code_wrap" | "pushd" | "popd" | "dirs" | "psearch" | "profile" | "python" | "script" | "writefile" | "html"
            | "javascript" | "js" | "latex" | "svg" | "pycat" | "paste" | "cpaste" | "tensorboard" | "tensorflow_version" | "watermark"
            | "load_dotenv" | "dotenv" | "sql" | "reload_kedro" | "pycodestyle_on" | "flake8_on" | "nb_black" | "pyinstrument"
            | "config_sql" | "version_information" | "install_ext" | "wandb" | "shell" | "bash" | "sh" | "mypy" | "nb_mypy"
    )
}
