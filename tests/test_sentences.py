"""What the game says besides its cards is English: refusals, questions, answers, log lines, rulings and readings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from games import started
from grammar import faults
from wordings import wordings

import silverkey
from silverkey.agents.base import RandomAgent, ask
from silverkey.arkham import questions as arkham
from silverkey.cardgame import wording
from silverkey.cardgame.words.choices import Choose, Naming
from silverkey.cthulhu.questions import DecisionKind
from silverkey.cthulhu.vocabulary.costs import PayBy
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.kernel.event import Event
from silverkey.rulings import load

SOURCES = Path(silverkey.__file__).parent
TITLES = re.compile(
    "|".join(re.escape(name) for card in wordings() for name in sorted({card.name, card.title}, key=len, reverse=True))
)
GAMES = 6
"""Played at random with starter decks, Core Set decks and all cards, two of each."""


def calls(*names: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every place in the program where something of that name is called."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and _name(node.func) in names:
                yield file, node


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def text_of(node: ast.expr) -> str:
    """What a string says, with a name where something is filled in; empty if it is put together elsewhere."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "Ghost" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


REFUSALS = [text for _, call in calls("Refusal") if call.args and (text := text_of(call.args[0]))]


def test_every_refusal_is_a_sentence() -> None:
    assert len(REFUSALS) > 40
    for text in REFUSALS:
        whole = text if text.endswith(".") else text.removesuffix("Ghost") + "Ghost goes insane."
        assert faults(whole, written=True) == [], text


def questions_of(game: str) -> Iterator[str]:
    """What players are asked by the rules of a game, and by what every game has."""
    for file, call in calls("ask", "Choosing"):
        if file.relative_to(SOURCES).parts[0] in (game, "cardgame") and len(call.args) > 1:
            kind = text_of(call.args[1])
            if kind and "Ghost" not in kind:
                yield kind


def kinds_of_questions() -> Iterator[str]:
    """What players are asked in Call of Cthulhu, by the rules and by cards."""
    yield from questions_of("cthulhu")
    for node in (node for card in wordings() for ability in card.abilities for node in ability.walk()):
        if isinstance(node, (Choose, Naming)):
            yield node.question
        elif isinstance(node, PayBy) and isinstance(node.deed, GiveUp):
            yield node.deed.question(paying=True)


@pytest.mark.parametrize("kind", sorted(set(kinds_of_questions())))
def test_every_question_has_its_words(kind: str) -> None:
    assert DecisionKind(kind).question


@pytest.mark.parametrize("kind", sorted(set(questions_of("arkham"))))
def test_every_question_of_arkham_horror_has_its_words(kind: str) -> None:
    assert arkham.DecisionKind(kind).question


@lru_cache(maxsize=1)
def said() -> dict[str, set[str]]:
    """Log lines, questions and answers of some games, cards by one name and players by theirs."""
    found: dict[str, set[str]] = {"line": set(), "question": set(), "answer": set()}
    for seed in range(GAMES):
        game, agent = started(seed), RandomAgent(seed)

        def hear(event: Event) -> None:
            found["line"].update(wording.line(game, event, viewer) for viewer in (0, 1))  # noqa: B023  of this game

        game.observer = hear
        while game.pending is not None:
            found["question"].add(game.WORDING.question(game, game.pending))
            found["answer"].update(game.WORDING.option(game, option, game.pending) for option in game.pending.options)
            game.answer(ask(agent, game))
    return {kind: {_plain(text) for text in texts if text} for kind, texts in found.items()}


def _plain(text: str) -> str:
    text = re.sub(r"\b(A|a)n (?=[aeiouAEIOU])(?=" + TITLES.pattern + ")", r"\1 ", text)
    return TITLES.sub("Ghost", text.replace("{player 0}", "Danielle").replace("{player 1}", "Tommy"))


@pytest.mark.parametrize("kind", ["line", "question", "answer"])
def test_what_is_said_in_a_game_is_english(kind: str) -> None:
    assert len(said()[kind]) > 20
    for text in said()[kind]:
        whole = text if kind == "line" or text.endswith((".", "?", "!", "”")) else f"{text}."
        assert faults(whole, written=True) == [], text


@pytest.mark.parametrize("key", load().rulings)
def test_every_ruling_is_told_in_sentences(key: str) -> None:
    ruling = load().rulings[key]
    for text in dict.fromkeys((ruling.statement, *(entry.statement for entry in ruling.entries))):
        assert faults(_plain(text), written=True) == [], text


def test_every_reading_is_told_in_sentences() -> None:
    for reading in load().readings.values():
        assert faults(_plain(reading.statement), written=True) == [], reading.id
        assert reading.title[0].isupper()
