PYTHON ?= python3
# One more than two cores: tests wait for sockets, clocks and browsers.
JOBS ?= 3
UV := .tools/bin/uv
BIN := .venv/bin
LOCKS := run dev bench docs release

# A Python that is not there is an error to report, not something to fetch.
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

# The page is built with the Node that is there, or with a locked one where there is none.
ifneq ($(shell node -p 'process.versions.node.split(".")[0] >= 20' 2>/dev/null),true)
NODE := .tools/node.ok
export PATH := $(CURDIR)/.tools/bin:$(PATH)
endif

.DEFAULT_GOAL := help
.PHONY: help run lan play test deep mutate bench lint types format pictures schema docs screenshots film feel setup ready programs build page dist unit fixtures clean lock load overload hostile nemesis nemesis-cluster cluster durable

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 17

run: ready ## serve games to browsers: make run ARGS="--port 8700"
	@$(BIN)/paiju serve $(ARGS)

lan: ready ## let friends in the same network play: prints the address for their phones
	@$(BIN)/paiju serve --lan $(ARGS)

play: build ## play in the terminal: make play GAME=gandengyan ARGS="--lang en"
	@$(BIN)/paiju play $(GAME) $(ARGS)

test: ## check everything that a change must keep: minutes
	@$(MAKE) --no-print-directory --jobs=3 programs page lint unit docs
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal --ignore tests/browser
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile tests/browser

deep: programs ready ## run the long tests: many seeds, many hands
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal --ignore tests/browser -m deep
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile tests/browser -m deep

mutate: build ## make careless changes, and show those that no test finds: make mutate N=100 PACKAGE=server SEED=7
	@$(BIN)/python -m tools.mutate $(if $(N),--number $(N)) $(if $(PACKAGE),--package '$(PACKAGE)') $(if $(TESTS),--tests '$(TESTS)') $(if $(SEED),--seed $(SEED)) $(if $(LIMIT),--limit $(LIMIT))

screenshots: programs build page ## take pictures of every screen: docs/screenshots
	$(BIN)/python -m tests.browser.screenshots docs/screenshots

film: programs build page ## film a hand on a phone for README: docs/screenshots/hand-en.webp
	$(BIN)/python -m tests.browser.film docs/screenshots

feel: programs build page ## measure the page: taps, drags, first paints, long replays: a line of JSON each
	@$(BIN)/python -m tests.browser.measure
	@$(BIN)/python -m tests.browser.measure_replay

bench: build .venv-bench/.ok ## measure beside other engines: make bench GAMES=xiaoer ROUNDS=3
	.venv-bench/bin/python -m bench $(if $(GAMES),--games $(GAMES)) $(if $(ROUNDS),--rounds $(ROUNDS))

load: build ## load a server with real sockets: make load TABLES=500 SECONDS=30 FLOOD=0
	$(BIN)/python -m tools.crowd.load $(if $(TABLES),--tables $(TABLES)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(FLOOD),--flood $(FLOOD))

overload: build ## ask three times as much of a server as it can carry: make overload TABLES=1000 SHARE=0.1
	$(BIN)/python -m tools.crowd.overload $(if $(TABLES),--tables $(TABLES)) $(if $(SHARE),--share $(SHARE)) $(if $(SECONDS),--seconds $(SECONDS))

hostile: build ## throw hostile frames at a server while a table plays: make hostile FRAMES=1000000
	$(BIN)/python -m tools.crowd.hostile $(if $(FRAMES),--frames $(FRAMES))

nemesis: build ## kill a server while a crowd plays, and look for what is lost: make nemesis KILLS=50
	$(BIN)/python -m tools.crowd.nemesis $(if $(KILLS),--kills $(KILLS)) $(if $(TABLES),--tables $(TABLES)) $(if $(RATE),--rate $(RATE))

nemesis-cluster: build ## torment three nodes, PostgreSQL and NATS: make nemesis-cluster KILLS=10
	$(BIN)/python -m tools.crowd.nemesis_cluster $(if $(KILLS),--kills $(KILLS)) $(if $(TABLES),--tables $(TABLES))

cluster: build ## play on three nodes with PostgreSQL and NATS: make cluster NODES=3
	@$(BIN)/python -m tools.crowd.hosting $(if $(NODES),--nodes $(NODES))

durable: build ## measure how many events a second the store makes durable: make durable TABLES=500
	$(BIN)/python -m bench.durable $(if $(TABLES),--rooms $(TABLES)) $(if $(SECONDS),--seconds $(SECONDS))

unit: web/node_modules/.ok web/made/.ok
	@cd web && npm run -s test

lint: build types web/node_modules/.ok web/made/.ok ## check style, types and the direction of imports
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/zizmor -q --offline --persona=auditor --no-progress .github
	@cd web && npm run -s lint

types: setup ## check types
	$(BIN)/mypy

format: setup web/node_modules/.ok ## put the code in the house form
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q
	@cd web && npm run -s format

pictures: build ## draw the pictures of combinations, each confirmed by the judge
	$(BIN)/python -m tools.pictures docs

schema: build web/node_modules/.ok ## write down the types of socket and routes for clients
	$(BIN)/python -m paiju.wire.schema
	$(BIN)/python -m paiju.server.schema
	@cd web && npm run -s wire

docs: .venv-docs/.ok ## build the documents site: build/site/index.html; a broken link is an error
	@$(PYTHON) tools/docsite.py $(CURDIR)/.venv-docs/bin/zensical

setup: .venv/.ok ## install the locked tools into .venv

# One core compiles kernels for more than a minute; the other has the page ready meanwhile.
ready:
	@$(MAKE) --no-print-directory --jobs=2 build page

# What tests need of the system; apt waits for the network more than it works.
programs:
	@$(PYTHON) -m tools.programs

build: setup ## compile the kernels whose sources changed
	@$(BIN)/python tools/kernels.py --check || echo "→ rule kernels: compiling, once, a minute of one core"
	@$(BIN)/python tools/kernels.py

page: web/dist/index.html ## build the page that the server shows

dist: setup page ## build what is published: sources, a compiled wheel and a pure one
	@rm -rf dist build/lib* build/bdist*
	@$(UV) build -q --no-build-isolation --python $(BIN)/python
	@PAIJU_PURE=1 $(UV) build -q --wheel --no-build-isolation --python $(BIN)/python dist/*.tar.gz --out-dir dist
	@ls -s --block-size=K dist

fixtures: build web/made/.ok ## keep hands and texts for work on the page: then `cd web && npx vite`

clean: ## remove what was built
	rm -rf web/dist web/made web/engine build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

lock: .tools/.ok $(NODE) ## choose new versions of everything: requirements, web
	@for name in uv node $(LOCKS); do \
	    $(UV) pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header \
	        --python-version 3.11 requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done
	@cd web && npm update --package-lock-only --loglevel=error && npm run -s tidy

.tools/node.ok: .tools/.ok requirements/node.txt
	@$(UV) pip install -q --python .tools/bin/python --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.ok: $(NODE) web/package.json web/package-lock.json web/.npmrc
	@echo "→ page: installing what builds it"
	@cd web && npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.ok

web/dist/index.html: web/node_modules/.ok web/engine/compiled.zip web/index.html web/vite.config.ts $(shell find web/src web/public web/build -type f 2>/dev/null)
	@echo "→ page: building"
	@cd web && npx vite build --logLevel warn && touch dist/index.html

# The games for a browser: left as it is where nothing in it has changed, so that no page is built.
web/engine/paiju.zip: tools/engine.py pyproject.toml $(shell find src/paiju -name '*.py' -o -name '*.toml')
	@$(PYTHON) tools/engine.py $@

web/engine/compiled.zip: web/engine/paiju.zip web/tools/compile.js web/node_modules/.ok
	@echo "→ page: packing the games for play without a network"
	@cd web && node tools/compile.js engine/paiju.zip engine/compiled.zip

# What the engine tells a page, from hands that bots play: not while kernels are put in place.
web/made/.ok: .venv/.ok tools/fixtures.py $(shell find src/paiju -name '*.py' -o -name '*.toml') | build
	@$(BIN)/python tools/fixtures.py web/made && touch $@

.tools/.ok: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("paiju needs Python 3.11 or later")'
	@echo "→ tools: installing uv"
	@# Debian keeps what makes environments in a package of its own.
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	    { apt-get update -qq && apt-get install -y -qq python3-venv; } >/dev/null
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The package is installed as a link to src; its kernels are compiled there by `make build`.
define environment
	@echo "→ Python packages: installing into $(1)"
	@test -x $(1)/bin/python || $(UV) venv -q --python $(PYTHON) $(1)
	@$(UV) pip sync -q --python $(1)/bin/python --require-hashes $(2)
	@PAIJU_PURE=1 $(UV) pip install -q --python $(1)/bin/python --no-deps --no-build-isolation -e .
	@touch $(1)/.ok
endef

.venv/.ok: .tools/.ok requirements/dev.txt pyproject.toml setup.py
	$(call environment,.venv,requirements/dev.txt)

.venv-bench/.ok: .tools/.ok requirements/bench.txt pyproject.toml setup.py
	$(call environment,.venv-bench,requirements/bench.txt)

# It reads the sources and imports nothing of them.
.venv-docs/.ok: .tools/.ok requirements/docs.txt
	@test -x .venv-docs/bin/python || $(UV) venv -q --python $(PYTHON) .venv-docs
	@$(UV) pip sync -q --python .venv-docs/bin/python --require-hashes requirements/docs.txt
	@touch $@
