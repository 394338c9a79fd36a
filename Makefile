# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
PEERS := .venv-peers
HOST ?= 127.0.0.1
PORT ?= 8000
STEP := $(PYTHON) scripts/step.py
CONSTRAINED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt

.PHONY: play page test check bench constraints derived census rules-coverage setup clean

play: setup page  ## set up, then open the table on localhost
	@$(VENV)/bin/ludotheque serve --host $(HOST) --port $(PORT) --open

page: $(READY)  ## the page of the table, built if a source changed
	@$(STEP) "page" $(RUN) web/build.py

test: export PYTHONDONTWRITEBYTECODE =  # hundreds of programs are started, and each reads the same
test: setup page  ## set up, then run every suite; every scenario is a test of the first
	$(RUN) -m pytest -p tests.times -n auto --dist loadgroup --no-loadscope-reorder
	$(RUN) web/build.py --run test

check: setup  ## style, types, import arrows, and the native engines under the sanitizers
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(RUN) -m ludotheque.core.derive --check
	$(RUN) -m pytest tests/core/test_imports.py
	$(RUN) web/build.py --run check
	$(RUN) -m ludotheque.core.native --all --sanitize
	$(RUN) -m ludotheque.core.native --sanitize --run "-m pytest tests/agents -p no:cacheprovider"

bench: setup $(PEERS)/.ready  ## moves per second, search, copies; ratios against the peers
	$(VENV)/bin/ludotheque bench

derived: $(READY)  ## what is written from the declarations: numbers and records of the games, types of the page
	$(RUN) -m ludotheque.core.derive
	$(RUN) -m ludotheque.core.derive tests/template tests/server/games
	$(RUN) web/build.py --run types

census: $(READY)  ## in how many files each event is named
	@$(RUN) -m tests.core.census

rules-coverage: setup  ## rule ids of the rulebooks that no test is named after
	$(RUN) tests/rules/coverage.py

setup: $(READY)
	@$(STEP) "native engines" $(RUN) -m ludotheque.core.native --all

$(READY): pyproject.toml constraints.txt
	@test -x $(RUN) || $(STEP) "virtual environment ($(VENV))" $(PYTHON) -m venv $(VENV)
	@$(CONSTRAINED) $(STEP) "Python packages" $(RUN) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

constraints: ## write constraints.txt anew: the newest versions that pyproject.toml allows
	@$(PYTHON) scripts/constraints.py constraints.txt

$(PEERS)/.ready:
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	-$(PEERS)/bin/python -m pip install --quiet --no-deps open_spiel==2.0.2
	-$(PEERS)/bin/python -m pip install --quiet pgx==2.6.0 jax==0.10.2 jaxlib==0.10.2
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) build dist src/*.egg-info src/ludotheque/_native web/dist web/node_modules web/.node .pytest_cache .mypy_cache .ruff_cache
