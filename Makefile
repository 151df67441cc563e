# Heptapolis: every command a person or CI needs. `make` lists them.

# The first Python that runs and is new enough: a name on the PATH may be a version manager's shim for a version not chosen.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$name; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal

# The client: what it is built from, what of that the code writes, and what the server sends in the end.
NPM := $(BIN)/python -m tools.node
MODULES := client/node_modules/.installed
CLIENT := $(shell find client \( -path client/node_modules -o -path client/tests -o -path client/src/made \) -prune -o -type f -print)
MADE := $(addprefix client/src/made/,openapi.json catalogue.json dice-effects.json vocabulary.ts)
MADE_FROM := $(wildcard tools/*.py) $(shell find src/heptapolis -path src/heptapolis/words/made -prune -o \( -name '*.py' -o -name '*.toml' \) -print)
WEB := src/heptapolis/server/web
PAGES := $(WEB)/index.html.gz

# The words: Fluent in messages/, names in the catalogue; made of them are plain Python and plain TypeScript.
LANGUAGES := $(notdir $(wildcard messages/*))
WORDS := $(patsubst %,src/heptapolis/words/made/%.py,__init__ $(LANGUAGES)) $(patsubst %,client/src/made/words/%.ts,keys languages $(LANGUAGES))
WORDS_FROM := $(wildcard tools/message*.py) $(wildcard messages/*/*.ftl) $(shell find src/heptapolis/catalogue -name '*.toml')

.DEFAULT_GOAL := help
.PHONY: help play play-terminal client test test-long check format bench goldens conformance lock clean

help: ## list the commands
	@echo "Heptapolis: play, study and simulate the 7 Wonders family of board games"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.play $(WORDS) $(PAGES) ## open the game in the browser
	@$(BIN)/heptapolis play

play-terminal: $(VENV)/.play $(WORDS) ## play a game in the terminal
	@$(BIN)/heptapolis play --terminal

client: $(PAGES) ## build the pages that the server sends

test: $(VENV)/.test $(PAGES) ## run every test, a real browser included (about 10 minutes on two cores, 14 with all installs)
	@echo "running the tests of the client"
	@$(NPM) run --silent test
	@echo "compiling the rules, once for this version"
	@$(BIN)/python tests/builds.py
	@echo "looking for a Chromium for the tests in a browser"
	@$(BIN)/python -m tools.chromium || echo "so the tests in a browser are left out"
	@$(PYTEST)

test-long: $(VENV)/.test $(VENV)/.ray $(VENV)/.train $(PAGES) ## run every test at full size (20,000 reference games; about 40 minutes); FOLDER=tests/server runs a part
	@$(NPM) run --silent test
	@HEPTAPOLIS_LONG=1 $(BIN)/python tests/builds.py
	@$(BIN)/python -m tools.chromium || echo "so the tests in a browser are left out"
	@HEPTAPOLIS_LONG=1 $(PYTEST) $(FOLDER)

check: $(VENV)/.test $(MODULES) $(MADE) $(WORDS) ## lint, format, types, import contracts, and the same for the client
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@echo "checking the client"
	@$(NPM) run --silent check

format: $(VENV)/.test ## put the code into shape
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: $(VENV)/.test ## measure speed on the CPU, and on a GPU if there is one
	@$(BIN)/python bench/cpu.py
	@$(BIN)/python bench/search.py
	@if $(BIN)/python -c "from heptapolis.engine.cuda import cuda_module; cuda_module()" 2>/dev/null; \
		then $(BIN)/python bench/gpu.py; \
		else echo "no NVIDIA GPU with numba-cuda here, so bench/gpu.py is left out"; fi

goldens: $(VENV)/.test ## rewrite the golden playthroughs, to be reviewed as a diff
	@HEPTAPOLIS_GOLDENS=write $(BIN)/python -m pytest -q tests/golden
	@git diff --stat -- tests/golden

conformance: $(VENV)/.test ## write the pages that are made from tests and vocabulary
	@$(BIN)/python tools/conformance.py
	@$(BIN)/python tools/effects.py
	@$(BIN)/python tools/protocol.py
	@$(BIN)/python tools/bot_numbers.py

lock: $(VENV)/.test ## pin the newest allowed versions in requirements/
	@$(BIN)/pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --extra server --output-file requirements/run.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --constraint requirements/run.txt --extra server --extra arena --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --constraint requirements/dev.txt --extra ray --output-file requirements/ray.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --constraint requirements/dev.txt --extra train --output-file requirements/train.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --output-file requirements/node.txt requirements/node.in
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-header --output-file requirements/build.txt requirements/build.in

clean: ## remove the virtual environment, the built client and caches
	@rm -rf $(VENV) $(WEB) client/node_modules client/src/made src/heptapolis/words/made .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Heptapolis needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python3"; exit 1; }
	@echo "making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { echo "the module venv is missing; on Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: $(VENV)/bin/python requirements/run.txt requirements/build.txt pyproject.toml hatch_build.py
	@echo "installing what the game needs"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/run.txt --requirement requirements/build.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/dev.txt | $(WORDS)
	@echo "installing what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/dev.txt
	@touch $@

# Ray takes 240 MB, so only the tests at full size install it.
$(VENV)/.ray: $(VENV)/.test requirements/ray.txt
	@echo "installing Ray, for the tests of the arena on a cluster"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/ray.txt
	@touch $@

# PyTorch takes more, so likewise.
$(VENV)/.train: $(VENV)/.test requirements/train.txt
	@echo "installing PyTorch, for the tests of training"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/train.txt
	@touch $@

# Not `npm ci`: it refuses a lock file that was written where packages for other machines could not be had.
$(MODULES): client/package.json client/package-lock.json client/.npmrc requirements/node.txt | $(VENV)/.play
	@echo "installing what the client is built with"
	@$(NPM) install --no-save --no-progress --loglevel=error
	@touch $@

$(VENV)/.words: $(VENV)/.play $(WORDS_FROM)
	@echo "writing the words of all languages"
	@$(BIN)/python -m tools.messages
	@touch $@

$(WORDS): $(VENV)/.words
	@test -f $@ || $(BIN)/python -m tools.messages

$(VENV)/.made: $(VENV)/.play $(MADE_FROM) | $(WORDS)
	@echo "writing what the client takes from the rules and the protocol"
	@$(BIN)/python -m tools.client
	@touch $@

# Files that come out as they were before keep their time, and the client is not rebuilt.
$(MADE): $(VENV)/.made
	@test -f $@ || $(BIN)/python -m tools.client

$(PAGES): $(CLIENT) $(MADE) $(WORDS) $(MODULES) tools/web.py
	@echo "building the client"
	@$(NPM) run --silent build -- --logLevel warn
	@$(BIN)/python -m tools.web
