# Everything from a clean clone with nothing but Python 3.11 or newer: make play, make test.
#   make PYTHON=python3.12 ...   with a certain Python (only looked at when .venv is made)

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?=
SCREENS ?= build/screens
SETUP := pyproject.toml packaging/environment.sh packaging/system_libraries.py
# The stamps say: installed as pyproject.toml wants it now. The program itself is installed in place and needs no second time.
PLAYABLE := $(VENV)/.playable
TESTABLE := $(VENV)/.testable

.PHONY: play venv test check format bench screens package smoke installers smoke-installers clean help

play: $(PLAYABLE) ## start the program
	@$(BIN)/python packaging/system_libraries.py --window
	@$(BIN)/burgage

venv: $(PLAYABLE) ## only make .venv and install what playing needs

test: $(TESTABLE) ## run all tests
	@$(BIN)/python -m pytest $(ARGS)

check: $(TESTABLE) ## format, lint, types, import contracts
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(TESTABLE) ## rewrite the code as the formatter wants it
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(TESTABLE) ## measure speeds
	@$(BIN)/python -m tests.bench $(ARGS)

screens: $(TESTABLE) ## paint the pictures of the screens into $(SCREENS)
	@$(BIN)/python -m tests.screens $(SCREENS)

package: $(TESTABLE) ## build the program that needs no Python: dist/burgage
	@$(BIN)/pyinstaller --noconfirm --log-level WARN packaging/burgage.spec

smoke: ## start the built program off screen and look at what it does
	@$(BIN)/python packaging/smoke.py

installers: package ## pack the built program for Linux: dist/*.deb and dist/*.tar.xz
	@$(BIN)/python packaging/debian.py
	@$(BIN)/python packaging/portable.py

smoke-installers: ## install, use, upgrade and remove both in a clean Debian (as root, with debootstrap)
	@$(BIN)/python packaging/smoke_debian.py

clean: ## remove everything made here
	rm -rf $(VENV) build dist

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile

$(PLAYABLE): $(SETUP)
	@PYTHON="$(PYTHON)" sh packaging/environment.sh $(VENV)
	@touch $@

$(TESTABLE): $(SETUP)
	@PYTHON="$(PYTHON)" sh packaging/environment.sh $(VENV) dev
	@touch $(PLAYABLE) $@
