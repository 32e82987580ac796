# Rulebound needs Python 3.11 or newer and nothing else: everything below lives in .venv.
#
#   make play                              play in the browser    (ARGS="--port 9000" goes to rulebound serve)
#   make terminal ARGS="lantern --seats 2" play in the terminal
#   make test ARGS="-k undo"               lint, then the tests
#   PYTHON=/path/to/python3.12 make play   choose the Python yourself

SHELL   := /bin/sh
VENV    := .venv
BIN     := $(VENV)/bin
WORKERS ?= 2
ARGS    ?=

# The lock files are installed by uv where it can be had, otherwise by pip, which reads settings that uv does not.
define install
if [ -x $(BIN)/uv ] && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); then :; \
else $(BIN)/python -m pip install -qq --disable-pip-version-check $(1); fi
endef

STATIC  := rulebound/server/static
CLIENT  := $(STATIC)/.built
SOURCES := $(shell find web -path web/node_modules -prune -o -path web/fixtures -prune -o -type f -print 2>/dev/null)

.PHONY: help play terminal web test lint bench bench-server drill fuzz mutants dist single lock clean browser tools

help:
	@echo "make play    open the browser client       (ARGS=\"--port 9000\")"
	@echo "make terminal  open the terminal client    (ARGS=\"lantern --seats 2\")"
	@echo "make test    lint, types, layers, tests    (ARGS=\"-k name\" goes to pytest)"
	@echo "make lint    the same without the tests"
	@echo "make bench   measure, beside a yardstick"
	@echo "make bench-server  a hundred tables with bots  (ARGS=\"--seconds 600\")"
	@echo "make drill   ten minutes of kills, wrong clocks, full disks  (ARGS=\"--seconds 60\")"
	@echo "make fuzz    random games, every invariant"
	@echo "make mutants  what the examples would notice  (ARGS=ahlcg)"
	@echo "make dist    a wheel and a source package, the browser client inside"
	@echo "make single  the program as one file, for players without Python"
	@echo "make lock    renew requirements/*.txt      (ARGS=--upgrade for newer versions)"
	@echo "make clean   remove .venv and all caches"

play: $(VENV)/.run $(CLIENT)
	@$(BIN)/rulebound serve --open $(ARGS)

terminal: $(VENV)/.run
	@$(BIN)/rulebound play $(ARGS)

web: $(CLIENT)

# One -q is in pyproject.toml already; a second would hide the closing line.
test: lint $(CLIENT) browser tools
	@sh web/build.sh $(CURDIR)/$(BIN)/python check
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# The browser tests drive Chromium.
browser: $(VENV)/.dev
	@sh tests/browser/chromium.sh $(BIN)/python

# PostgreSQL, Caddy and systemd-analyze, which some tests run.
tools:
	@sh tests/tools.sh

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(VENV)/.dev
	@$(BIN)/python -m bench $(ARGS)

bench-server: $(VENV)/.dev
	@$(BIN)/python -m bench.server $(ARGS)

drill: $(VENV)/.dev
	@$(BIN)/python -m tests.server.drill $(ARGS)

fuzz: $(VENV)/.run
	@$(BIN)/rulebound fuzz lantern $(ARGS)

mutants: $(VENV)/.run
	@$(BIN)/rulebound mutants $(ARGS)

dist: $(VENV)/.dev $(CLIENT)
	@rm -f dist/rulebound-*
	@$(BIN)/python -m hatchling build

single: $(VENV)/.run $(CLIENT) requirements/single.txt
	@$(call install,-r requirements/single.txt)
	@$(BIN)/python -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build deploy/single.spec
	@ls -l dist/rulebound*

# dev.txt is solved first, run.txt within it: a package that is in both has one version.
lock: $(VENV)/.made
	@[ -x $(BIN)/uv ] || { echo "make lock needs uv, which could not be installed into $(VENV)." >&2; exit 1; }
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --annotation-style line $(ARGS) \
		--group dev pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --annotation-style line $(ARGS) \
		--constraints requirements/dev.txt pyproject.toml --output-file requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --annotation-style line $(ARGS) \
		--group web --output-file requirements/web.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --annotation-style line $(ARGS) \
		--group single --output-file requirements/single.txt
	@! grep -nE '://|^ *-' requirements/run.txt requirements/dev.txt requirements/web.txt requirements/single.txt

clean:
	rm -rf $(VENV) $(STATIC) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: a second run finds them and does nothing; a changed lock file or pyproject.toml installs again.

$(VENV)/.run: $(VENV)/.made requirements/run.txt pyproject.toml
	@echo "Installing Rulebound into $(VENV) ..."
	@$(call install,-r requirements/run.txt)
	@$(call install,--no-deps -e .)
	@touch $@

$(VENV)/.dev: $(VENV)/.made requirements/dev.txt pyproject.toml
	@echo "Installing Rulebound and its development tools into $(VENV) ..."
	@$(call install,-r requirements/dev.txt)
	@$(call install,--no-deps -e .)
	@touch $@

$(CLIENT): $(VENV)/.made $(SOURCES) requirements/web.txt
	@sh web/build.sh $(CURDIR)/$(BIN)/python
	@touch $@

$(VENV)/.made:
	@found=; \
	for python in $${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Rulebound needs Python 3.11 or newer; $${PYTHON:-python3} here is: $$($${PYTHON:-python3} --version 2>&1)" >&2; \
		echo "Install a newer one, or say where it is: PYTHON=/path/to/python3 make ..." >&2; \
		exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$found" --version) ..."; \
	"$$found" -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv || echo "uv is not to be had; going on with pip."
	@touch $@
