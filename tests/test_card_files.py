"""Whoever writes a card is told what is wrong with it, and where."""

from __future__ import annotations

import importlib
import subprocess
import sys
from dataclasses import fields
from itertools import count
from pathlib import Path

import pytest

from silverkey.arkham.printed.facts import known_names
from silverkey.cardgame.cardfiles import FaultyCardFile, read_card_files
from silverkey.cardgame.sense import kinds_of

HEAD = """from silverkey.{}.cards.making import CardSet
from silverkey.{}.cards.writing import *

lore = CardSet("{}")
"""
CTHULHU = HEAD.format("cthulhu", "cthulhu", "forgotten-lore")
ARKHAM = HEAD.format("arkham", "arkham", "core")
_numbers = count()


def fault(folder: Path, card: str, head: str = CTHULHU) -> str:
    """What is said of a card file that has this card in its fifth line."""
    package = folder / f"cards_{next(_numbers)}"
    (package / "lore").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "lore" / "__init__.py").touch()
    (package / "lore" / "agency.py").write_text(f"{head}{card}\n", encoding="utf-8")
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
        (
            'lore.card("Shadow Team", action(choose(characters(icons=at_least(2)))))',
            "A number of icons is of one kind: say its letter, ",
        ),
        (
            'lore.card("Shadow Team", action(Lasts(None, (Skill(1),), uses=0)))',
            "What lasts for no use at all is nothing: say how many uses it has, ",
        ),
        ('lore.card("Shadow Team", colour="red")', "TypeError: CardSet.card() got an unexpected keyword argument "),
        ('lore.card("Shadow Team"', "'(' was never closed."),
    ],
)
def test_a_fault_is_told_with_its_place(card: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    assert fault(tmp_path, card).startswith(f"lore/agency.py:5: {told}")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("action(wound(CHOSEN))", "CHOSEN is what a word before it chooses, and there is none: write choose(…) before"),
        ("action(wound(CHOSEN), choose(characters()))", "CHOSEN is what a word before it chooses, and there is none"),
        ("action(choose(characters(), 'first'), wound(CHOSEN))", "CHOSEN is what a word before it chooses, and there"),
        (
            "action(choose(characters(), 'first'), wound(Chosen('frist')))",
            "No word before it chooses or finds cards under the name “frist”. Did you mean first?",
        ),
        ("Static(CHOSEN, (Skill(1),))", "CHOSEN is what a word before it chooses, and there is none"),
        (
            "action(choose(characters()), until_end_of_phase(CHOSEN, Skill('a')))",
            "Skill says by='a', but that has to be a number.",
        ),
        ("Static(THIS, (Skill('2'),))", "Skill says by='2', but that has to be a number. Did you mean 2?"),
        ("action(wound(3))", "Do says who=3, but that has to be a word of the kind Ref."),
        (
            "action(choose(characters(), up_to='yes'), wound(CHOSEN))",
            "Choose says up_to='yes', but that has to be True or False.",
        ),
        ("action(DrawCards(THIS))", "DrawCards says number=This(…), but that has to be a number or a word of the kind"),
        (
            "Static(THIS, Skill(1))",
            "Static says changes=Skill(…), but that has to be several in parentheses, each a word of the kind Change."
            " Did you mean (Skill(…),)?",
        ),
        (
            "Static(Every(characters(subtypes=('Cultits',))), (Skill(1),))",
            "There is no subtype “Cultits”. Did you mean Cultist?",
        ),
        (
            "Static(Every(characters(non=('Cultits',))), (Skill(1),))",
            "There is no subtype, keyword, type or faction “Cultits”.",
        ),
        (
            "Static(Every(characters(faction='Hastr')), (Skill(1),))",
            "There is no faction “Hastr”. Did you mean Hastur?",
        ),
        (
            "Static(Every(characters(title='Mad Artisst')), (Skill(1),))",
            "There is no title “Mad Artisst”. Did you mean Mad",
        ),
        ("Static(THIS, (Belongs('subtype', 'Cultits'),))", "There is no subtype “Cultits”. Did you mean Cultist?"),
        ("Static(THIS, (Keyword('Toughnes'),))", "There is no keyword “Toughnes”. Did you mean Toughness?"),
    ],
)
def test_words_that_make_no_sense_are_refused(
    words: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    assert told in fault(tmp_path, f'lore.card("Shadow Team", {words})')


def test_an_older_wording_that_makes_no_sense_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    card = 'Card(lore.facts("Shadow Team")).before_errata("2.0", abilities=(action(wound(CHOSEN)),))'
    card = f"from silverkey.cthulhu.card import Card; {card}"
    assert "lore/agency.py:5: CHOSEN is what a word" in fault(tmp_path, card)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("action(Do('discard', CHOSEN))", "CHOSEN is what a word before it chooses, and there is none"),
        (
            "action(Gain('3'))",
            "Gain says number='3', but that has to be a number or a word of the kind Amount. Did you",
        ),
        (
            "action(choose(enemies(traits=('Goul',))), Do('ready', CHOSEN))",
            "There is no trait “Goul”. Did you mean Ghoul",
        ),
        (
            "action(choose(enemies(title='Goul Priest')), Do('ready', CHOSEN))",
            "There is no title “Goul Priest”. Did you",
        ),
        ("action(MoveTo(where=AtTitle('Atic')))", "There is no title “Atic”. Did you mean Attic"),
        ("OnlyOne('Composur')", "There is no trait “Composur”. Did you mean Composure?"),
    ],
)
def test_words_of_arkham_horror_that_make_no_sense_are_refused(
    words: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    assert f"lore/agency.py:5: {told}" in fault(tmp_path, f'lore.card("Machete", {words})', ARKHAM)


def test_a_trait_that_only_texts_name_may_be_said() -> None:
    assert "Ranged" in known_names()["trait"]


@pytest.mark.parametrize("game", ["cthulhu", "arkham"])
def test_what_every_word_may_say_is_known(game: str) -> None:
    for card in importlib.import_module(f"silverkey.{game}.library").all_cards():
        for node in (node for root in card.nodes().values() for node in root.walk()):
            assert len(kinds_of(type(node))) == sum(field.init for field in fields(node))


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
