//! Signatures and attributes of libraries, version by version, for what has no model.
//!
//! The data in `catalogue/` is written by `make catalogue` (scripts/catalogue) from the published wheels,
//! and compared with installed libraries by tests/catalogue. A library is decompressed when a notebook
//! first asks about it, once a process.
//!
//! What is not sure is not there: a decorator that may change a signature makes it unknown, and a module
//! or class that may get names in unseen ways never lacks one.

mod read;
mod signature;
mod view;

use std::sync::{LazyLock, OnceLock};

pub use read::Library;
pub use signature::{Call, Refusal};
pub use view::{Found, View, Wanted};

/// A catalogued library: distribution, top-level packages, compressed data.
struct Entry {
    distribution: &'static str,
    packages: &'static [&'static str],
    data: &'static [u8],
    loaded: OnceLock<Option<Library>>,
}

macro_rules! libraries {
    ($($distribution:literal: $($package:literal)+),+ $(,)?) => {
        static LIBRARIES: LazyLock<Vec<Entry>> = LazyLock::new(|| vec![$(Entry {
            distribution: $distribution,
            packages: &[$($package),+],
            data: include_bytes!(concat!("../../catalogue/", $distribution, ".zz")),
            loaded: OnceLock::new(),
        }),+]);
    };
}

libraries! {
    "numpy": "numpy",
    "pandas": "pandas",
    "scikit-learn": "sklearn",
    "matplotlib": "matplotlib" "pylab",
    "seaborn": "seaborn",
    "scipy": "scipy",
    "statsmodels": "statsmodels",
    "xgboost": "xgboost",
    "lightgbm": "lightgbm",
    "catboost": "catboost",
    "torch": "torch",
    "torchvision": "torchvision",
    "keras": "keras",
    "tensorflow": "tensorflow",
    "transformers": "transformers",
    "datasets": "datasets",
    "tokenizers": "tokenizers",
    "opencv-python": "cv2",
    "pillow": "PIL",
    "nltk": "nltk",
    "plotly": "plotly",
    "polars": "polars",
}

/// The library that has this top-level package.
pub fn library(package: &str) -> Option<&'static Library> {
    let entry = LIBRARIES.iter().find(|entry| entry.packages.contains(&package))?;
    entry.loaded.get_or_init(|| Library::load(entry.distribution, entry.data)).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_can_be_read() {
        for entry in LIBRARIES.iter() {
            let library = library(entry.packages[0]).unwrap_or_else(|| panic!("{}", entry.distribution));
            assert!(library.versions().len() > 1, "{}", entry.distribution);
            assert!(library.has_module(entry.packages[0]), "{}", entry.distribution);
        }
        let total: usize = LIBRARIES.iter().map(|entry| entry.data.len()).sum();
        assert!(total < 5_000_000, "{total} bytes");
    }
}
