# Two commands do everything on a fresh machine with Rust, Python 3 and make:
#   make lint-demo   builds crane and lints the notebooks in fixtures/demo
#   make test        runs all tests; does its own set-up

PYTHON ?= python3
CALLS ?= 2000
SEED ?= 1
SECONDS ?= 60
LIB ?=
NAMES ?=
VENV := .venv
BIN := $(VENV)/bin
NODE := tests/integrations/node
# The Python that has the libraries of `make judge` and `make mutants`.
WITH ?= $(BIN)/python

.PHONY: help fuzz bench catalogue test-catalogue lint-demo test test-rust test-python test-integrations test-browser test-fixtures test-models new-model kills judge mutants test-judge test-mutants test-outputs clean

help:
	@sed -n '/^## /{s/^## //;p;}' $(MAKEFILE_LIST)

## lint-demo      build crane and lint the demo notebooks
lint-demo:
	cargo build --locked --bin crane
	@echo
	@# Status 1 means that something was found, which is the point of a demo.
	@target/debug/crane lint fixtures/demo; status=$$?; [ $$status -le 1 ]

## test           run all tests
test: test-fixtures test-rust test-python test-judge test-mutants test-outputs test-integrations

## test-rust      unit tests, the command line, the pages of the checks, the documents
test-rust:
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --locked --no-fail-fast && cargo test --locked --doc; \
	else \
		cargo test --locked --no-fail-fast; \
	fi

## test-python    the recorder, and the models against the real libraries
test-python: $(VENV)/ready
	$(BIN)/python -m pytest -q snapshot-agent tests/models tests/catalogue

## test-integrations wheels, pre-commit, the GitHub Action, other services, the site's commands
test-integrations: $(VENV)/ready $(NODE)/node_modules
	cargo build --locked --bin crane
	@if $(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
		$(BIN)/python -m pytest -q --durations=5 tests/integrations; \
	else echo "the tools of test-integrations need Python 3.11: left out"; fi

## test-browser   the recorder in a real JupyterLab; installs Chromium, as root
test-browser: $(VENV)/ready
	snapshot-agent/tests/setup_browser.sh $(BIN)/python
	$(BIN)/python -m pytest -q snapshot-agent/tests/test_jupyterlab.py

## kills          a thousand times: saving and merging a recording is killed, and no notebook is damaged
kills: $(VENV)/ready
	CRANE_KILLS=1000 $(BIN)/python -m pytest -q -rP snapshot-agent/tests/test_merge.py snapshot-agent/tests/test_server.py -k kill

## judge          calls of libraries made for real, recorded and predicted: make judge LIB=pandas CALLS=20000 SEED=2
judge: $(VENV)/ready
	cargo build --locked --bin crane
	$(WITH) tests/judge.py --library $(or $(LIB),numpy,pandas) --calls $(CALLS) --seed $(SEED)

## mutants        notebooks with the mistakes that people make, run and predicted: make mutants LIB=torch WITH=python-that-has-torch
mutants: $(VENV)/ready
	cargo build --locked --bin crane
	$(WITH) tests/mutants --library $(or $(LIB),numpy,pandas) --seed $(SEED)

## test-judge     2,000 calls of the judge, over NumPy and pandas
test-judge: $(VENV)/ready
	cargo build --locked --bin crane
	$(BIN)/python tests/judge.py --calls 2000 --quiet

## test-outputs   outputs as the installed libraries write them, and what crane concludes from them: make test-outputs WITH=python
test-outputs: $(VENV)/ready
	cargo build --locked --bin crane
	$(WITH) -m pytest -q tests/outputs

## test-mutants   a sample of them: no certain alarm that does not come true
test-mutants: $(VENV)/ready
	cargo build --locked --bin crane
	$(BIN)/python tests/mutants --library numpy,pandas --most 4 --brief

## test-models    the models against the libraries of another Python: make test-models PYTHON=path
test-models:
	$(PYTHON) -m pytest -q tests/models

## new-model      begin the model of a library: make new-model LIB=more_itertools NAMES="first chunked" WITH=python-that-has-it
new-model: $(VENV)/ready
	$(WITH) scripts/new_model.py $(LIB) $(NAMES)

## catalogue      read signatures and attributes of published libraries again: make catalogue LIBRARIES="pandas scipy"
catalogue:
	$(PYTHON) -m scripts.catalogue $(LIBRARIES)

## test-catalogue the catalogue against the libraries of another Python: make test-catalogue PYTHON=path
test-catalogue:
	$(PYTHON) -m pytest -q tests/catalogue

## bench          speed and memory beside ruff, false alarms, and what recording costs: make bench CORPUS=folder
bench: $(VENV)/ready
	@test -n "$(CORPUS)" || { echo "make bench needs CORPUS=folder with notebooks"; exit 2; }
	cargo build --locked --release --bin crane
	$(BIN)/python -m pip install --quiet --disable-pip-version-check ruff
	-$(BIN)/python scripts/bench.py "$(CORPUS)" --ruff $(BIN)/ruff
	$(BIN)/python scripts/clean_corpus.py "$(CORPUS)" --crane target/release/crane
	$(BIN)/python snapshot-agent/bench.py

## fuzz           notebooks with faults thrown in: make fuzz SECONDS=600 SEED=2
fuzz:
	FUZZ_SECONDS=$(SECONDS) FUZZ_SEED=$(SEED) cargo test --locked --release --test fuzz -- --nocapture

## test-fixtures  the notebooks in fixtures/ are what their scripts write
test-fixtures:
	$(PYTHON) fixtures/make.py --check
	$(PYTHON) fixtures/make_names.py --check

# The recorder is installed as users have it, but from this folder.
$(VENV)/ready: tests/requirements.txt snapshot-agent/pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e snapshot-agent
	@touch $@

# Validators that npm has; without npm their tests are left out.
$(NODE)/node_modules: $(NODE)/package-lock.json
	@if command -v npm >/dev/null; then \
		npm ci --prefix $(NODE) --ignore-scripts --no-audit --no-fund --loglevel=error && touch $@; \
	else echo "no npm: two validators are not installed"; fi

## clean          remove what was built
clean:
	cargo clean
	rm -rf $(VENV) $(NODE)/node_modules
