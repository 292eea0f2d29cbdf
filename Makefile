PYTHON ?= python3
JOBS ?= 2
UV := .tools/bin/uv
BIN := .venv/bin
LOCKS := run dev bench

# A Python that is not there is an error to report, not something to fetch.
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

.DEFAULT_GOAL := help
.PHONY: help run test deep bench lint format pictures setup build clean lock

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

run: build ## play in the terminal: make run GAME=gandengyan ARGS="--lang en"
	@$(BIN)/paiju play $(GAME) $(ARGS)

test: lint ## check everything that a change must keep: minutes
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal

deep: build ## run the long tests: many seeds, many hands
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m deep

bench: build .venv-bench/.ok ## measure beside other engines: make bench GAMES=xiaoer ROUNDS=3
	.venv-bench/bin/python -m bench $(if $(GAMES),--games $(GAMES)) $(if $(ROUNDS),--rounds $(ROUNDS))

lint: build ## check style, types and the direction of imports
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: setup ## put the code in the house form
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q

pictures: build ## draw the pictures of combinations, each confirmed by the judge
	$(BIN)/python -m paiju.pictures docs

setup: .venv/.ok ## install the locked tools into .venv

build: setup ## compile the kernels whose sources changed
	@$(BIN)/python tools/kernels.py

clean: ## remove what was built
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

lock: .tools/.ok ## choose new versions of everything: requirements/*.in to *.txt
	@for name in uv $(LOCKS); do \
	    $(UV) pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header \
	        --python-version 3.11 requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done

.tools/.ok: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("paiju needs Python 3.11 or later")'
	@# Debian keeps what makes environments in a package of its own.
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	    { apt-get update -qq && apt-get install -y -qq python3-venv; } >/dev/null
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The package is installed as a link to src; its kernels are compiled there by `make build`.
define environment
	@test -x $(1)/bin/python || $(UV) venv -q --python $(PYTHON) $(1)
	@$(UV) pip sync -q --python $(1)/bin/python --require-hashes $(2)
	@PAIJU_PURE=1 $(UV) pip install -q --python $(1)/bin/python --no-deps --no-build-isolation -e .
	@touch $(1)/.ok
endef

.venv/.ok: .tools/.ok requirements/dev.txt pyproject.toml setup.py
	$(call environment,.venv,requirements/dev.txt)

.venv-bench/.ok: .tools/.ok requirements/bench.txt pyproject.toml setup.py
	$(call environment,.venv-bench,requirements/bench.txt)
