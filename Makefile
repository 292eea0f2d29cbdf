PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

.PHONY: help run test deep bench lint format setup build clean lock
.DEFAULT_GOAL := help

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: .venv/.ok ## make the virtual environment

.tools/.ok: requirements/uv.txt
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/.ok: .tools/.ok requirements/dev.txt pyproject.toml setup.py
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements/dev.txt
	@PAIJU_PURE=1 $(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@
