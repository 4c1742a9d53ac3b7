# Every command runs in the project's own environment, .venv, which the first command makes.
# ARGS is handed on: make play ARGS="--port 9000". Another Python beside it: make quick ENV=.venv-3.13 PYTHON=python3.13

ENV := .venv
BIN := $(ENV)/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick lint format cover bench simulate long mutants nodes transcripts language protocol card prompts fast slow web web-test web-format gallery pictures marks clean lock runtime dev mutation compiling node

help:
	@echo 'make play      open the table in the browser   (ARGS="--port 9000" is handed on; silverkey play is the terminal)'
	@echo 'make test      every check, stopping at the first that fails'
	@echo 'make quick     the tests that tell in a minute whether a Python will do'
	@echo 'make lint      the checks that run no tests'
	@echo 'make format    put the code into its standard form'
	@echo 'make cover     line and branch coverage of the rules'
	@echo 'make long      the tests that take minutes'
	@echo 'make mutants   mistakes made on purpose: what no test notices (ARGS="--sample 50 --only kernel")'
	@echo 'make nodes     mistakes made in the words of every card: what no case notices (ARGS="--game arkham --set core")'
	@echo 'make marks     cards whose text names other numbers, icons or kinds than their print (ARGS="--set core")'
	@echo 'make card      check one card quickly (CARD="Mad Artist")'
	@echo 'make language  write the pages on the words of cards, docs/language*.md, anew'
	@echo 'make protocol  write web/protocol.schema.json, what goes over the wire, anew'
	@echo 'make transcripts  whole games as text, before and after a change (ARGS="record FILE", "compare A B")'
	@echo 'make prompts   how often the table asks, and how often in vain (ARGS="--games 50", "--terminal")'
	@echo 'make bench     measure the speed of the engine'
	@echo 'make fast      compile the core in place, which takes minutes; needs a C compiler'
	@echo 'make slow      go back to plain Python'
	@echo 'make simulate  let agents play many games'
	@echo 'make web       build the client for the browser, if something in web/ has changed'
	@echo 'make web-test  lint, types and tests of the client; part of make test'
	@echo 'make web-format  put the client into its standard form'
	@echo 'make gallery   look at everything that the client draws, while you change it'
	@echo 'make pictures  take pictures of every page into docs/pictures (ARGS="home cards")'
	@echo 'make lock      write constraints.txt anew, with the newest versions that pyproject.toml allows'
	@echo 'make clean     remove .venv and everything else that can be made again'

play: web
	@$(BIN)/silverkey table $(ARGS)

simulate: runtime
	@$(BIN)/silverkey simulate $(ARGS)

bench: dev
	@$(BIN)/silverkey bench $(ARGS)

test: lint web-test
	$(BIN)/pytest -q -n auto --dist loadgroup $(ARGS)

quick: dev
	$(BIN)/silverkey judge --quiet cases
	$(BIN)/pytest -q -n auto $(foreach part,kernel saves api command_line,tests/test_$(part).py) $(ARGS)

lint: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

cover: dev
	$(BIN)/pytest -q -n auto --cov $(ARGS)

long: dev
	$(BIN)/pytest -n auto -m long $(ARGS)

card: dev
	@$(BIN)/python tools/card.py "$(CARD)" $(ARGS)

language: dev
	@$(BIN)/python tools/language.py

protocol: dev
	@$(BIN)/python tools/protocol.py

transcripts: dev
	@$(BIN)/python tools/transcripts.py $(ARGS)

mutants: mutation
	@$(BIN)/python tools/mutants.py $(ARGS)

nodes: dev
	@$(BIN)/python tools/nodes.py $(ARGS)

marks: dev
	@$(BIN)/python tools/marks.py $(ARGS)

prompts: runtime
	@$(BIN)/python tools/prompts.py $(ARGS)

# tools/client.py keeps what is fetched and built until what it comes from has changed.
web: node
	@$(BIN)/python tools/client.py build

web-test: web
	@$(BIN)/python tools/client.py check

web-format: node
	@$(BIN)/python tools/client.py format

pictures: dev web
	@$(BIN)/python tools/pictures.py $(ARGS)

gallery: node
	@$(BIN)/python tools/gallery.py
	@$(BIN)/python tools/client.py gallery

fast: compiling
	@$(BIN)/python tools/fast.py $(ARGS)

slow:
	@find src '(' -name '*.so' -o -name '*.sha256' ')' -delete

clean: slow
	rm -rf .venv .venv-* web/node_modules web/src/gallery/data web/src/wire src/silverkey/server/static .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Only what constraints.txt says is ever installed; it is made in an environment of its own.
lock: dev
	rm -rf build/lock
	$(BIN)/python -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check '.[dev$(comma)mutants$(comma)fast$(comma)web]'
	{ sed -n '/^#/p' constraints.txt; build/lock/bin/python -m pip freeze --exclude silverkey; } > build/constraints.txt
	mv build/constraints.txt constraints.txt

# A stamp holds the folder's path, the pyproject.toml and the constraints.txt that were installed. While one still
# matches, nothing is installed and no network is used, whatever the files' dates say.
wanted := { pwd -P; cat pyproject.toml constraints.txt; }
fresh = { [ "$$($(wanted))" = "$$(cat $(ENV)/$(1).stamp 2>/dev/null)" ] && $(BIN)/python -c '' 2>/dev/null; }

runtime:
	@$(call fresh,runtime) || $(call fresh,dev) || { $(call install,.) && $(wanted) > $(ENV)/runtime.stamp; }

dev:
	@$(call fresh,dev) || { $(call install,.[dev]) && $(wanted) > $(ENV)/dev.stamp; }

mutation:
	@$(call fresh,mutation) || { $(call install,.[dev$(comma)mutants]) && $(wanted) > $(ENV)/mutation.stamp; }

compiling:
	@$(call fresh,compiling) || { $(call install,.[dev$(comma)fast]) && $(wanted) > $(ENV)/compiling.stamp; }

# Node is the one that is installed, or comes from PyPI.
node: runtime
	@$(BIN)/python tools/client.py node || { $(call install,.[web]); }

comma := ,
have_uv := command -v uv >/dev/null 2>&1
new_enough := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null

# An environment is kept unless its Python is gone or too old, its folder was moved, or nothing can install into it.
moved := { ls $(ENV)/*.stamp && ! grep -qxF "$$(pwd -P)" $(ENV)/*.stamp; } >/dev/null 2>&1
usable := { $(BIN)/python $(new_enough) && ! $(moved) && { $(have_uv) || $(BIN)/python -m pip --version >/dev/null 2>&1; }; }

define create
	for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python) none; do \
		"$$python" $(new_enough) && break; \
	done; \
	if [ "$$python" = none ]; then \
		echo 'Silverkey needs Python 3.11 or newer and found none. Name one with: make PYTHON=/path/to/python3' >&2; \
		exit 1; \
	fi; \
	python=$$("$$python" -c 'import sys; print(sys.executable)'); \
	rm -rf $(ENV); \
	if $(have_uv); then uv venv --quiet --python "$$python" $(ENV); else "$$python" -m venv $(ENV); fi
endef

define install
	{ $(usable) || { $(create); }; } || exit 1; \
	echo 'Installing $(1) into $(ENV)'; \
	if $(have_uv); then \
		uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --editable '$(1)'; \
	else \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '$(1)'; \
	fi || { echo 'Could not install. The first run, and the first after pyproject.toml or constraints.txt changes, needs a network.' >&2; exit 1; }
endef
