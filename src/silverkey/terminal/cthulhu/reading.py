"""The commands that only tell something, as far as they are about Call of Cthulhu."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from silverkey.cardgame.citations import under
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import GameView
from silverkey.sitting.cthulhu.terms import TERMS
from silverkey.terminal.cthulhu import guide, naming, texts
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.glossary import Glossary
from silverkey.terminal.table import Desk, Reading

_DOMAIN = re.compile(r"d(\d)")
GLOSSARY = Glossary(TERMS)
CthulhuDesk: TypeAlias = Desk[Game, GameView, Match]


def _card(argument: str, desk: CthulhuDesk) -> Sequence[Text]:
    """One card, the one that asks, all in sight, or a word of the game."""
    if argument.lower() == "all":
        return texts.cards(naming.cards_in_sight(desk.seen), desk.seen)
    if not argument and desk.menu is not None and desk.menu.asker:
        argument = desk.menu.asker
    domain = _DOMAIN.fullmatch(argument.lower())
    if domain is not None and 0 < int(domain[1]) <= len(desk.seen.players[desk.seen.viewer].domains):
        return texts.domain(int(domain[1]) - 1, desk.seen)
    if argument.lower() in ("words", "glossary"):
        return GLOSSARY.listed()
    term = GLOSSARY.term(argument)
    if term is not None:
        return GLOSSARY.explained(term, under(term.rulings, desk.record.game.edition.name))
    card = naming.named(argument, desk.seen, desk.menu)
    return texts.card_text(card, desk.seen)


def _hand(argument: str, desk: CthulhuDesk) -> Sequence[Text]:
    return texts.cards(naming.cards_in_hand(desk.seen), desk.seen) or [Text("You have no cards in hand.")]


READINGS: Mapping[str, Reading[Game, GameView, Match]] = {
    "help": lambda argument, desk: guide.page(),
    "card": _card,
    "hand": _hand,
    "score": lambda argument, desk: texts.score(desk.seen),
    "discard": lambda argument, desk: texts.discards(desk.seen),
    "deck": lambda argument, desk: texts.deck(desk.seen, desk.record.match),
}
