"""The commands that only tell something, as far as they are about Arkham Horror."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from silverkey.arkham.game import Game
from silverkey.arkham.view import GameView
from silverkey.terminal.arkham import guide, naming, texts
from silverkey.terminal.arkham.glossary import GLOSSARY
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.table import Desk, Reading

ArkhamDesk: TypeAlias = Desk[Game, GameView, ArkhamMatch]


def _card(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    """One card, the one that asks, all in sight, or a word of the game."""
    if argument.lower() == "all":
        return texts.cards(naming.cards_in_sight(desk.seen), desk.seen)
    if not argument and desk.menu is not None and desk.menu.asker:
        argument = desk.menu.asker
    if argument.lower() in ("words", "glossary"):
        return GLOSSARY.listed()
    term = GLOSSARY.term(argument)
    if term is not None and argument.lower() not in ("act", "agenda"):
        return term.explained(term.rulings)
    return texts.card_text(naming.named(argument, desk.seen, desk.menu), desk.seen)


def _hand(argument: str, desk: ArkhamDesk) -> Sequence[Text]:
    return texts.cards(naming.cards_in_hand(desk.seen), desk.seen) or [Text("You have no cards in hand.")]


READINGS: Mapping[str, Reading[Game, GameView, ArkhamMatch]] = {
    "help": lambda argument, desk: guide.page(),
    "card": _card,
    "hand": _hand,
    "score": lambda argument, desk: texts.score(desk.seen),
    "discard": lambda argument, desk: texts.discards(desk.seen),
    "deck": lambda argument, desk: texts.deck(desk.seen, desk.record.match),
}
