# Heptapolis: every command a person or CI needs. `make` lists them.

# The first Python that runs and is new enough: a name on the PATH may be a version manager's shim for a version not chosen.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$name; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist loadfile

.DEFAULT_GOAL := help
.PHONY: help play test test-long check format bench goldens conformance lock clean

help: ## list the commands
	@echo "Heptapolis: play, study and simulate the 7 Wonders family of board games"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

play: $(VENV)/.play ## play a game in the terminal
	@$(BIN)/heptapolis play --terminal

test: $(VENV)/.test ## run every test (a few minutes on two cores)
	@echo "compiling the rules, once for this version"
	@$(BIN)/heptapolis warm-up
	@$(PYTEST)

test-long: $(VENV)/.test ## run every test at full size (20,000 reference games; about half an hour)
	@$(BIN)/heptapolis warm-up
	@HEPTAPOLIS_LONG=1 $(PYTEST)

check: $(VENV)/.test ## lint, format, types, import contracts
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: $(VENV)/.test ## put the code into shape
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: $(VENV)/.test ## measure speed on the CPU, and on a GPU if there is one
	@$(BIN)/python bench/cpu.py
	@if $(BIN)/python -c "from heptapolis.engine.cuda import cuda_module; cuda_module()" 2>/dev/null; \
		then $(BIN)/python bench/gpu.py; \
		else echo "no NVIDIA GPU with numba-cuda here, so bench/gpu.py is left out"; fi

goldens: $(VENV)/.test ## write the golden playthroughs anew, to be reviewed as a diff
	@HEPTAPOLIS_GOLDENS=write $(BIN)/python -m pytest -q tests/golden
	@git diff --stat -- tests/golden

conformance: $(VENV)/.test ## write the pages that are made from tests and vocabulary
	@$(BIN)/python tools/conformance.py
	@$(BIN)/python tools/effects.py
	@$(BIN)/python tools/protocol.py

lock: $(VENV)/.test ## pin the newest allowed versions in requirements/
	@$(BIN)/pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --extra server --output-file requirements/run.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --constraint requirements/run.txt --extra server --output-file requirements/dev.txt pyproject.toml requirements/dev.in

clean: ## remove the virtual environment and caches
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Heptapolis needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python3"; exit 1; }
	@echo "making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { echo "the module venv is missing; on Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: $(VENV)/bin/python requirements/run.txt pyproject.toml
	@echo "installing what the game needs"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/run.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/dev.txt
	@echo "installing what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/dev.txt
	@touch $@
