"""Which abilities an event sets off, and who may answer it with what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.remains import Remains
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame

BY_ZONE = 100
"""Abilities are numbered by where they work: 0 and on in play, then so many for each further zone of ``PLACES``."""
REMAINS = 1000
"""What a card says that has just left play is numbered from here, beyond the last of ``PLACES``."""


def ability_at(game: CardGame, card: int, place: int, serial: int = -1) -> Any:
    """The ability that a number stands for."""
    if place >= REMAINS:
        return game.events[serial].memory.values.abilities[place - REMAINS]
    if place < BY_ZONE:
        return game.abilities_in_play(card)[place]
    zone = game.PLACES[place // BY_ZONE]
    return game.printed[card].usable[zone][place % BY_ZONE]


def place_in(game: CardGame, zone: str, number: int) -> int:
    """The number that stands for an ability of a card in a zone."""
    return game.PLACES.index(zone) * BY_ZONE + number


def listening(game: CardGame, kind: str, event: Event, only: int = -1) -> list[tuple[int, int, int, Any]]:
    """(player, card, place, ability) for every ability of a kind that this event could set off.

    Whoever asks has seen that some card of the game hears it (``heard_by``). ``only`` may be the one player that he
    asks for, and then others' cards out of play are not looked at.
    """
    heard = (kind, event.verb)
    found: list[tuple[int, int, int, Any]] = []
    for card, place in game.board.listeners.get(heard, ()):
        standing = game.in_play.get(card)
        if standing is not None and standing.entered > event.serial and card != event.card:
            continue  # it was not there when that happened
        ability = game.abilities_in_play(card)[place]
        found.extend((player, card, place, ability) for player in game.users_of(card, ability, event))
    if isinstance(event.memory, Remains):
        for place, ability in enumerate(event.memory.values.abilities):
            if heard in ability.hears and game.heard_from_the_dead(event, ability):
                found.append((event.memory.controller, event.card, REMAINS + place, ability))
    for player, zone, cards in game.listening_elsewhere(kind, event.verb) if heard in game.heard_out_of_play else ():
        if only not in (-1, player):
            continue
        for card in cards:
            for place, ability in enumerate(game.printed[card].usable.get(zone, ())):
                if heard in ability.hears:
                    found.append((player, card, place_in(game, zone, place), ability))
    return found


def fits(game: CardGame, player: int, card: int, ability: Any, serial: int) -> bool:
    """Whether an event sets off an ability."""
    found: bool = ability.trigger.fits(game, game.words_of(player, card, ability, serial), game.events[serial])
    return found


def answers(game: CardGame, player: int, kind: str, serials: Iterable[int]) -> list[Option]:
    """The abilities of a kind that a player may use now to answer any of these events."""
    found: list[Option] = []
    heard, events = game.heard_by, game.events
    for serial in serials:
        event = events[serial]
        if (kind, event.verb) not in heard:
            continue
        for owner, card, place, ability in listening(game, kind, event, player):
            if owner != player or (card, place, serial) in game.spent:
                continue
            if event.verb == "resolve" and (event.card, event.cause) == (card, kind):
                continue  # nothing answers its own resolving
            if fits(game, player, card, ability, serial) and not game.use_refusal(player, card, ability, serial):
                word = "play" if ability is game.printed[card].play else "trigger"
                found.append(Option(word, card, place, serial))
    return found


def due(game: CardGame, kind: str, begun: int = -1) -> list[Option]:
    """What of a kind must happen now, in the order it came up: forced abilities, timed passives.

    What happened before so many events, ``begun``, is left to the sequence that it belongs to.
    """
    found: list[Option] = []
    heard, events = game.heard_by, game.events
    for serial in game.occurrences:
        event = events[serial]
        if serial <= begun or (kind, event.verb) not in heard:
            continue
        for owner, card, place, ability in listening(game, kind, event):
            if (card, place, serial) in game.spent:
                continue
            if fits(game, owner, card, ability, serial) and not game.use_refusal(owner, card, ability, serial):
                found.append(Option("trigger", card, place, serial))
    if (kind, "*") not in heard:
        return found
    for card, place in game.board.listeners.get((kind, "*"), ()):
        ability = game.abilities_in_play(card)[place]
        ctx = game.words_of(game.user_of(card), card, ability)
        if not all(condition.true(game, ctx) for condition in ability.while_true):
            game.spent.discard((card, place, -1))  # when it is true again, it starts again
        elif (card, place, -1) not in game.spent and not game.use_refusal(ctx.you, card, ability):
            found.append(Option("trigger", card, place, -1))
    return found


def resolver(game: CardGame, option: Option) -> int:
    """The player who resolves a triggered ability."""
    if option.number >= REMAINS:
        return int(game.events[option.other].memory.controller)
    return game.user_of(option.card)
