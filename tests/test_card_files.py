"""Whoever writes a card is told what is wrong with it, and where."""

from __future__ import annotations

import importlib
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from silverkey.cardgame.cardfiles import FaultyCardFile, read_card_files

HEAD = """from silverkey.cthulhu.cards.making import CardSet
from silverkey.cthulhu.cards.writing import *

lore = CardSet("forgotten-lore")
"""
_numbers = count()


def fault(folder: Path, card: str) -> str:
    """What is said of a card file that has this card in its fifth line."""
    package = folder / f"cards_{next(_numbers)}"
    (package / "lore").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "lore" / "__init__.py").touch()
    (package / "lore" / "agency.py").write_text(f"{HEAD}{card}\n", encoding="utf-8")
    importlib.invalidate_caches()
    with pytest.raises(FaultyCardFile) as told:
        read_card_files(importlib.import_module(package.name))
    return str(told.value)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ('lore.card("Shadow Taem")', "Forgotten Lore has no card “Shadow Taem”. Did you mean Shadow Team?"),
        ('lore.card("Shadow Team", action(Draw(1)))', "There is no word Draw. Did you mean DRAW or "),
        ('lore.card("Shadow Team", action(Weaken(1)))', "There is no word Weaken. docs/language.md lists all words."),
        (
            'lore.card("Shadow Team", action("destroy it"))',
            "An ability has costs, instructions, conditions and a limit",
        ),
        (
            'lore.card("Shadow Team", response(on("replace story")))',
            "A response never hears “replace story”: make it",
        ),
        ('lore.card("Shadow Team", Static(THIS, (gains("Q"),)))', "'Q' is no icon; "),
        ('lore.card("Shadow Team", colour="red")', "TypeError: CardSet.card() got an unexpected keyword argument "),
        ('lore.card("Shadow Team"', "'(' was never closed."),
    ],
)
def test_a_fault_is_told_with_its_place(card: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    assert fault(tmp_path, card).startswith(f"lore/agency.py:5: {told}")


def test_what_is_not_the_fault_of_a_card_file_is_not_told_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError):
        fault(tmp_path, "import nowhere_to_be_found")


def test_the_command_tells_it_in_a_line() -> None:
    script = (
        "import silverkey.cli as cli\n"
        "from silverkey.cardgame.cardfiles import FaultyCardFile\n"
        "def fail(): raise FaultyCardFile('lore/agency.py:5: no.')\n"
        "cli._run = fail\n"
        "cli.main()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "lore/agency.py:5: no.\n")
