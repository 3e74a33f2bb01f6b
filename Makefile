# Everything from a clean clone with nothing but Python 3.11 or newer: make play, make test.
#   make PYTHON=python3.12 ...   with a certain Python (only when .venv is made)

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?=
SCREENS ?= build/screens
ID :=
NAME :=
PREFIX :=
SETUP := pyproject.toml packaging/environment.sh packaging/system_libraries.py
# The stamps record that .venv matches the current pyproject.toml. The program itself is installed in place, once.
PLAYABLE := $(VENV)/.playable
TESTABLE := $(VENV)/.testable

unexport PYTHONDONTWRITEBYTECODE # the tests are rewritten once, not by every process that collects them: 10 of 16 seconds

.PHONY: play venv test test-all game check format bench screens program package smoke validate smoke-installers sizes clean help

play: $(PLAYABLE) ## start the program
	@$(BIN)/python packaging/system_libraries.py --window
	@$(BIN)/burgage

venv: $(PLAYABLE) ## only make .venv and install what playing needs

test: $(TESTABLE) ## run the tests, except for what is marked slow
	@$(BIN)/python -m pytest -m "not slow" $(ARGS)

test-all: $(TESTABLE) ## run all tests
	@$(BIN)/python -m pytest $(ARGS)

game: $(TESTABLE) ## create a new game: make game ID=chess NAME="Chess" PREFIX=CH
	@$(BIN)/python packaging/new_game.py $(ID) "$(NAME)" $(PREFIX)

check: $(TESTABLE) ## format, lint, types, import contracts
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(TESTABLE) ## format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(TESTABLE) ## measure speeds
	@$(BIN)/python -m tests.bench $(ARGS)

screens: $(TESTABLE) ## paint the pictures of the screens into $(SCREENS)
	@$(BIN)/python -m tests.screens $(SCREENS)

program: $(TESTABLE) ## build the program that needs no Python: dist/burgage
	@PYTHONHASHSEED=0 $(BIN)/pyinstaller --noconfirm --log-level WARN packaging/burgage.spec

package: program ## build it and pack it for Linux: dist/*.deb and dist/*.tar.xz
	@$(BIN)/python packaging/debian.py
	@$(BIN)/python packaging/portable.py

smoke: ## pack the built program, unpack it, start it off screen and check what it does
	@$(BIN)/python packaging/debian.py --unpacked build/unpacked
	@$(BIN)/python packaging/smoke.py build/unpacked/usr/games/burgage

validate: $(TESTABLE) ## let the validators of the desktop look at the menu entry and the metadata
	@$(BIN)/python packaging/validate.py

smoke-installers: ## install, use, upgrade and remove both packages in a clean Debian (as root, with debootstrap and Xvfb)
	@$(BIN)/python packaging/smoke_debian.py

sizes: ## print sizes of the packages and times to the first picture (with Xvfb)
	@$(BIN)/python packaging/sizes.py

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
