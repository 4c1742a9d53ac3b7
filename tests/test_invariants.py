"""Every invariant is shown to fail."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from traceback import extract_tb

import inventions as cards
import pytest
from positions import Position

from silverkey.cardgame import invariants as shared
from silverkey.cardgame.invariants import BrokenInvariant
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cthulhu import invariants
from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.invariants import check
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, IN_PLAY, PLAYED, REMOVED, STORY_DECK, WON
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.event import Event
from silverkey.kernel.opportunity import Opportunity
from silverkey.language.context import Context


def laid_out() -> Game:
    """A game that asks its active player for an action, with a card in every zone."""
    position = Position()
    position.in_play(0, cards.PLAIN, exhausted=True)
    position.hand(0, cards.PLAIN)
    position.to_pile(0, cards.PLAIN, DISCARD)
    position.resources(0, 1, cards.PLAIN)
    game = position.begin()
    for zone, pile in ((REMOVED, game.sides[0].removed), (WON, game.sides[0].won), (STORY_DECK, game.story_deck)):
        pile.append(game.add_card(cards.STORY, 0, zone))
    game.sides[0].domains[2].card = game.add_card(cards.PLAIN, 0, DOMAIN)
    return game


def man(game: Game) -> int:
    """The character in play."""
    return next(card for card in game.in_play if game.printed[card] is cards.PLAIN)


def ask(game: Game, kind: str, *options: Option) -> None:
    game.pending = Decision(0, kind, list(options), 1, -1)


def insane_and_committed(game: Game) -> None:
    standing = game.in_play[man(game)]
    standing.insane, standing.exhausted, standing.committed = True, False, game.stories[0].card


def one_number_for_two(game: Game) -> None:
    seen = [card for card, number in enumerate(game.sight.numbers[1]) if number >= 0]
    game.sight.know(1, seen[0], game.sight.numbers[1][seen[1]])


def over_but_asking(game: Game) -> None:
    game.over = True


def silent(game: Game) -> None:
    game.pending = None


ONE, TWO = Option("card", 1), Option("card", 2)
BROKEN: dict[str, tuple[Callable[[Game], object], str]] = {
    "a card of a deck is gone": (lambda game: game.sides[0].deck.pop(), "is in 0 zones"),
    "a card of a hand is gone": (lambda game: game.sides[0].hand.pop(), "is in 0 zones"),
    "a card of a discard pile is gone": (lambda game: game.sides[0].discard.pop(), "is in 0 zones"),
    "a removed card is gone": (lambda game: game.sides[0].removed.pop(), "is in 0 zones"),
    "a won card is gone": (lambda game: game.sides[0].won.pop(), "is in 0 zones"),
    "a card of the story deck is gone": (lambda game: game.story_deck.pop(), "is in 0 zones"),
    "a resource is gone": (lambda game: game.sides[0].domains[1].resources.pop(), "is in 0 zones"),
    "a domain's card is gone": (lambda game: setattr(game.sides[0].domains[2], "card", -1), "is in 0 zones"),
    "a card in play is gone": (lambda game: game.in_play.pop(man(game)), "is in 0 zones"),
    "a story is gone": (lambda game: game.stories.pop(), "is in 0 zones"),
    "a card is in two zones": (lambda game: game.sides[0].deck.append(man(game)), "is in 2 zones"),
    "a story is twice": (lambda game: game.stories.append(Story(game.stories[0].card)), "is in 2 zones"),
    "a card is in another zone than it notes": (
        lambda game: game.sides[0].deck.append(game.sides[0].discard.pop()),
        f"is in {DECK} but notes {DISCARD}",
    ),
    "a card has fewer wounds than none": (
        lambda game: setattr(game.in_play[man(game)], "wounds", -1),
        "has a negative count.",
    ),
    "a card has fewer tokens than none": (
        lambda game: setattr(game.in_play[man(game)], "tokens", -1),
        "has a negative count.",
    ),
    "a story has fewer tokens than none": (
        lambda game: setattr(game.stories[2], "tokens", [0, -1]),
        "has a negative count of tokens",
    ),
    "a card is committed to nothing": (
        lambda game: setattr(game.in_play[man(game)], "committed", 0),
        "is committed to nothing",
    ),
    "an insane character is committed": (insane_and_committed, "is insane and committed"),
    "an insane character is exhausted": (
        lambda game: setattr(game.in_play[man(game)], "insane", True),
        "is insane and exhausted",
    ),
    "an attachment is on nothing": (
        lambda game: setattr(game.in_play[man(game)], "attached", game.sides[0].deck[0]),
        "is attached to nothing",
    ),
    "a card is revealed below the top of a deck": (
        lambda game: setattr(game.sides[0], "shown", game.sides[0].deck[0]),
        "lies open on a deck and is not on top",
    ),
    "a card is face up below the top of a deck": (
        lambda game: setattr(game.sides[1], "faceup", game.sides[1].deck[0]),
        "lies open on a deck and is not on top",
    ),
    "a card in play has no number": (
        lambda game: game.sight.know(1, man(game), -1),
        f"is {IN_PLAY}: -1 for 1",
    ),
    "a card of a deck has a number": (
        lambda game: game.sight.know(0, game.sides[0].deck[0], 99),
        f"is {DECK}: 99 for 0",
    ),
    "a card of the story deck has a number": (
        lambda game: game.sight.know(0, game.story_deck[0], 99),
        f"is {STORY_DECK}: 99 for 0",
    ),
    "a card of a hand has a number for the other player": (
        lambda game: game.sight.know(1, game.sides[0].hand[0], 99),
        f"is {HAND}: 99 for 1",
    ),
    "a card of a hand has no number for its owner": (
        lambda game: game.sight.know(0, game.sides[0].hand[0], -1),
        f"is {HAND}: -1 for 0",
    ),
    "a number means two cards": (one_number_for_two, "A number means two cards for 1"),
    "somebody has declined less often than never": (
        lambda game: next(f for f in game.stack if isinstance(f, Opportunity)).__setattr__("passes", -1),
        "-1 passes, then player",
    ),
    "an event has besides what its verb does not say": (
        lambda game: game.enroll(Event("wound", man(game), detail=InDomain(1))),
        "besides",
    ),
    "a game that is over asks": (over_but_asking, "over but asks something"),
    "a game that goes on asks nothing": (silent, "goes on but asks nothing"),
    "a question has one answer": (lambda game: ask(game, "choose", ONE), "'choose' has 1 options"),
    "an option is there twice": (lambda game: ask(game, "choose", ONE, TWO, ONE), "'choose' has an option twice"),
    "a card is being played while an action is asked for": (
        lambda game: game.zone.__setitem__(game.sides[0].hand.pop(), PLAYED),
        "still being played",
    ),
    "a word speaks that no card of the game has": (
        lambda game: game.board.say(ONE, Context(0, man(game))),
        "{'Option'} speak, and no card has them",
    ),
}
"""How a game may contradict itself, and what is then said."""


def test_a_game_that_does_not_contradict_itself_passes() -> None:
    check(laid_out())


def test_a_game_that_is_over_asks_nothing() -> None:
    game = laid_out()
    game.over, game.pending = True, None
    check(game)


def test_a_card_may_be_being_played_while_something_else_is_asked() -> None:
    game = laid_out()
    game.zone[game.sides[0].hand.pop()] = PLAYED
    ask(game, "choose", ONE, TWO)
    for viewer in (1, SPECTATOR):
        number = game.sight.dealt[viewer]
        game.sight.know(viewer, game.zone.index(PLAYED), number)
    check(game)


def broken_by(how: str) -> pytest.ExceptionInfo[BrokenInvariant]:
    """What the check raises of a game that contradicts itself in one way."""
    game = laid_out()
    if "being played" in how:
        for viewer in (1, SPECTATOR):
            game.sight.know(viewer, game.sides[0].hand[-1], 99)
    BROKEN[how][0](game)
    with pytest.raises(BrokenInvariant) as broken:
        check(game)
    return broken


@pytest.mark.parametrize("how", BROKEN)
def test_a_game_that_contradicts_itself_is_found_out(how: str) -> None:
    assert BROKEN[how][1] in str(broken_by(how).value)


def test_every_requirement_is_broken_in_some_way() -> None:
    required = {
        (module.__file__, call.lineno)
        for module in (shared, invariants)
        for call in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "require"
    }
    broken = [extract_tb(broken_by(how).tb)[-2] for how in BROKEN]
    assert {(at.filename, at.lineno) for at in broken} == required
