"""What is told of the moment beside the view: what the question is about, and what each chaos token would do now."""

from __future__ import annotations

from collections import Counter

import msgspec

from silverkey.arkham.decks.buying import at_place
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.odds import effect_of
from silverkey.arkham.questions import A_PRINTED_CARD
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.view import GameView
from silverkey.arkham.words import SYMBOLS
from silverkey.sitting.arkham.circumstances import circumstances


class TokenView(msgspec.Struct, frozen=True):
    """A kind of chaos token in the bag, and what it would do to a test now."""

    token: str
    number: int
    """How many of them are in the bag."""
    modifier: int
    fails: bool
    another: bool
    """Whether another is revealed after it."""
    text: str
    """What the scenario says of it, where it is a symbol."""


class Remarks(msgspec.Struct, frozen=True):
    """What there is to say of this moment. Whoever is asked nothing is told of the chaos bag alone."""

    bag: tuple[TokenView, ...]
    tester: int
    """For whom the tokens are read."""
    when: str = ""
    """Which player window it is."""
    asker: str = ""
    """The title of the card that asks."""
    text: str = ""
    """What it says."""
    answered: str = ""
    """What a reaction would answer."""
    outlook: str = ""
    """How the test ends with the tokens that lie there, if nothing is done about it."""
    enemies: str = ""
    """Who would attack first."""
    provoking: tuple[int, ...] = ()
    """The places of the options that provoke attacks of opportunity."""
    odds: tuple[tuple[int, float], ...] = ()
    """How likely the tests are to succeed that cards would begin, by the places of the options."""
    named: tuple[tuple[int, str], ...] = ()
    """The codes of the cards of the catalogue that options name, by the places of the options."""


def remarks(game: Game, seen: GameView) -> Remarks:
    """What there is to say of this moment to whoever sees it so."""
    tester = _tester(game, seen)
    bag = _bag(game, tester)
    if seen.decision is None:
        return Remarks(bag, tester)
    about = circumstances(game)
    return Remarks(
        bag,
        tester,
        about.when,
        about.asker,
        about.text,
        about.answered,
        about.outlook,
        about.enemies,
        tuple(sorted(about.provoking)),
        tuple(about.odds.items()),
        tuple(
            (option.place, at_place(option.number).code)
            for option in seen.decision.options
            if option.word.number is A_PRINTED_CARD
        ),
    )


def _tester(game: Game, seen: GameView) -> int:
    """Whoever tests, else whose turn it is, else whoever looks."""
    test = game.test
    asked = test.player if test is not None else game.active
    return asked if asked >= 0 else max(0, seen.viewer)


def _bag(game: Game, tester: int) -> tuple[TokenView, ...]:
    """The tokens, the best first."""
    standing = tester < len(game.investigators) and game.investigators[tester].card in game.in_play
    if not standing or game.scenario not in all_scenarios():
        return ()
    card = by_code()[all_scenarios()[game.scenario].reference]
    if game.difficulty in ("hard", "expert") and card.other_side is not None:
        card = card.other_side
    found = []
    for token, number in Counter((*game.bag, *game.drawn)).items():
        effect = effect_of(game, tester, token)
        text = card.tokens[token].english(card.title) if token in SYMBOLS and token in card.tokens else ""
        found.append(TokenView(token, number, effect.modifier, effect.fails, effect.another, text))
    return tuple(sorted(found, key=lambda one: (one.fails, -one.modifier, one.token)))
