"""Moving cards between zones (coc-latest/2.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import PILES
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.limits import at
from silverkey.cthulhu.details import TO_DECK, domain_of
from silverkey.cthulhu.state import Domain, Standing
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    IN_PLAY,
    NEW_DOMAIN,
    PLAYED,
    REMOVED,
    WON,
)
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def pile(game: Game, card: int) -> list[int]:
    """The list that holds a card out of play."""
    side = game.sides[game.owner[card]]
    zone = game.zone[card]
    if zone == HAND:
        return side.hand
    if zone == DISCARD:
        return side.discard
    if zone == DECK:
        return side.deck
    if zone == REMOVED:
        return side.removed
    if zone == DOMAIN:
        for player in game.sides:
            for domain in player.domains:
                if card in domain.resources:
                    return domain.resources
    raise ValueError(f"{game.printed[card]} is {zone}, not in a pile.")


def stuck(game: Game, card: int) -> Refusal | None:
    """Why a card cannot be moved out of the discard pile it lies in, or None (coc-latest/2.2.a)."""
    return game.board.forbids(game, "leave discard", card) if game.zone[card] == DISCARD else None


def unattachable(game: Game, card: int, host: int) -> Refusal | None:
    """Why a card cannot be attached to another card, to a story or elsewhere, or None."""
    forbids = game.board.forbids
    return forbids(game, "attach", host) or forbids(game, at(host, "attach"), card)


ENTER_DISCARD = "enter a discard pile"
"""What is forbidden where cards go under their owners' decks in place of a discard pile."""


def destination(game: Game, card: int, zone: str, bottom: bool = False) -> tuple[str, str, bool]:
    """Where a card comes to lie that goes to a pile: its zone, the verb if it is not the one meant, whether below.

    To be asked while everything still lies where it was.
    """
    if zone == DISCARD and game.board.prohibitions:
        refusal = game.board.forbids(game, ENTER_DISCARD, card)
        if refusal is not None:
            game.left_out(card, refusal)
            return DECK, "bottom", True
    return zone, "", bottom


def take(game: Game, card: int) -> None:
    """Take a card out of whatever zone it is in. It must be placed somewhere next."""
    zone = game.zone[card]
    if zone == IN_PLAY:
        game.in_play.pop(card, None)
    elif zone != PLAYED:
        found = pile(game, card)
        if zone == DOMAIN:
            for domain in (domain for side in game.sides for domain in side.domains if card in domain.facedown):
                domain.facedown.remove(card)
        if zone == DECK:
            game.touch(PILES)
            side = game.sides[game.owner[card]]
            if card in (side.faceup, side.shown):
                side.cover()  # coc-latest/new/prophecy.c
        found.remove(card)


def put(game: Game, card: int, zone: str, bottom: bool = False) -> None:
    """Put a card that has been taken into one of its owner's piles (coc-latest/2.23.b)."""
    side = game.sides[game.owner[card]]
    piles = {HAND: side.hand, DISCARD: side.discard, DECK: side.deck, REMOVED: side.removed, WON: side.won}
    target = piles[zone]
    if bottom:
        target.insert(0, card)
    else:
        if zone == DECK:
            side.cover()
        target.append(card)
    game.place(card, zone)


def move(game: Game, card: int, zone: str, bottom: bool = False) -> bool:
    """Move a card that is out of play into one of its owner's piles, unless something keeps it where it is."""
    if stuck(game, card) is not None:
        return False
    origin = game.zone[card]
    zone, verb, bottom = destination(game, card, zone, bottom)
    take(game, card)
    put(game, card, zone, bottom)
    if verb:
        game.note(Event(verb, card, game.owner[card], origin=origin))
    if zone == DISCARD:
        game.note(Event("enters discard", card, game.owner[card], origin=origin))
    return True


def leave_play(game: Game, event: Event, zone: str, bottom: bool = False) -> bool:
    """A card leaves play for one of its owner's piles, or for a domain. It is remembered as it was.

    To a domain of ``event.player`` it goes as a resource; or it becomes one (``NEW_DOMAIN``).
    """
    card = event.card
    if game.printed[card].type == CONSPIRACY and game.story(card) is not None:
        return conspiracy_leaves(game, event, zone, bottom)
    if card not in game.in_play:
        return False
    if event.word == TO_DECK:
        zone = DECK
    zone, verb, bottom = destination(game, card, zone, bottom)
    remains = Remains(game, card)
    event.memory = remains
    if game.in_play[card].facedown and zone not in (HAND, DECK):
        turn_up(game, card)
    take(game, card)
    if zone == NEW_DOMAIN:
        found_domain(game, event.player, card)
    elif zone == DOMAIN:
        attach_resource(game, event.player, domain_of(event), card)
    else:
        put(game, card, zone, bottom)
    event.player = remains.controller
    game.note(event)
    if verb and game.observer is not None:
        game.observer(Event(verb, card, remains.controller, origin=IN_PLAY))
    if "leaves play" in game.heard:
        left = Event("leaves play", card, remains.controller, source=event.source, by=event.by, cause=event.cause)
        left.memory = remains
        game.note(left)
    if zone == DISCARD and "enters discard" in game.heard:
        entered = Event("enters discard", card, game.owner[card], origin=IN_PLAY, source=event.source, by=event.by)
        entered.memory = remains
        game.note(entered)
    return True


def stand(game: Game, card: int, controller: int) -> Standing:
    """Lay down in play a card that has been taken from where it was."""
    game.serial += 1
    standing = game.in_play[card] = Standing(controller, game.serial)
    game.place(card, IN_PLAY)
    return standing


def conspiracy_leaves(game: Game, event: Event, zone: str, bottom: bool = False) -> bool:
    """A conspiracy leaves play without having been won: its tokens are lost, and nobody is committed there any more."""
    story = game.story(event.card)
    assert story is not None
    for card in game.committed(event.card):
        game.in_play[card].committed = -1
    game.shed(event.card)
    game.stories.remove(story)
    put(game, event.card, zone, bottom)
    game.note(event)
    return True


def enter_play(game: Game, event: Event) -> bool:
    """A card enters play under ``event.player``'s control.

    ``event.place`` is what it is attached to, or the story that a character is committed to as it enters.
    """
    card = event.card
    event.origin = event.origin or game.zone[card]
    take(game, card)
    standing = stand(game, card, event.player)
    if game.printed[card].type == CHARACTER and game.story(event.place) is not None:
        standing.committed = event.place
    else:
        standing.attached = event.place
    game.touch()
    return True


def lay_facedown(game: Game, player: int, card: int, host: int) -> None:
    """A card out of play is attached face down to a card or story; it comes into play without entering it."""
    take(game, card)
    game.serial += 1
    standing = Standing(player, game.serial)
    standing.facedown = True
    standing.attached = host
    game.in_play[card] = standing
    game.place(card, IN_PLAY, facedown=True)
    game.touch()


def turn_up(game: Game, card: int) -> None:
    """A card that lies face down in play is about to be seen by all; its controller knew it already."""
    game.reveal_to(1 - game.in_play[card].controller)


def clear_event(game: Game, card: int) -> None:
    """An event that has been played and lies nowhere yet goes to its owner's discard pile."""
    if game.zone[card] != PLAYED:
        return
    zone, verb, bottom = destination(game, card, DISCARD)
    put(game, card, zone, bottom)
    game.note(Event(verb or "enters discard", card, game.owner[card], origin=PLAYED))


def discard_resource(game: Game, card: int) -> None:
    """A resource goes to its owner's discard pile."""
    move(game, card, DISCARD)


def attach_resource(game: Game, player: int, number: int, card: int) -> None:
    """Attach a card to a domain as a resource. The card must have been taken from where it was."""
    game.sides[player].domains[number].resources.append(card)
    game.place(card, DOMAIN)


def found_domain(game: Game, player: int, card: int) -> None:
    """A card that has been taken from where it was lies face down as a new domain of a player."""
    game.place(card, DOMAIN, facedown=True)
    game.sides[player].domains.append(Domain(card))
    game.touch()
