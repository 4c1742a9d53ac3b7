"""Moving cards between zones."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from silverkey.arkham.state import Standing
from silverkey.arkham.words import (
    ACT_DECK,
    AGENDA_DECK,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FACEDOWN,
    HAND,
    IN_PLAY,
    LIMBO,
    OUT_OF_REACH,
    REMOVED,
    SET_ASIDE,
    SIDE_DECK,
    UNDERNEATH,
    VICTORY,
)
from silverkey.cardgame.board import PILES
from silverkey.cardgame.lasting import Lasting

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def pile(game: Game, zone: str, owner: int) -> list[int] | None:
    """The list that holds the cards of a zone; None where a card is only noted to be there."""
    if zone in (HAND, DECK, DISCARD):
        held = game.investigators[owner]
        return {HAND: held.hand, DECK: held.deck, DISCARD: held.discard}[zone]
    if zone in FACEDOWN:
        return game.piles.setdefault(zone, [])
    return common_piles(game).get(zone)


def common_piles(game: Game) -> dict[str, list[int]]:
    """The piles that belong to nobody, by their zones."""
    return {
        ENCOUNTER_DECK: game.encounter_deck,
        ENCOUNTER_DISCARD: game.encounter_discard,
        VICTORY: game.victory,
        SET_ASIDE: game.set_aside,
        REMOVED: game.removed,
        ACT_DECK: game.act_deck,
        AGENDA_DECK: game.agenda_deck,
        SIDE_DECK: game.side_deck,
        LIMBO: game.limbo,
        **game.piles,
    }


def take(game: Game, card: int) -> None:
    """Take a card out of whatever zone it is in. It must be placed somewhere next."""
    if game.zone[card] == IN_PLAY:
        del game.in_play[card]
        for effect in game.lasting:
            _let_go(effect, card)
        game.touch()
        return
    if game.zone[card] == UNDERNEATH:
        del game.hosts[card]
    found = pile(game, game.zone[card], game.owner[card])
    if game.zone[card] == HAND and game.owner[card] < 0:
        found = next(held.hand for held in game.investigators if card in held.hand)
    if found is not None:
        found.remove(card)


def _let_go(effect: Lasting, card: int) -> None:
    """What lasts for a card that leaves play has ended for it, should it come back (rules reference, Leaves Play)."""
    chosen = effect.context.cards
    if any(card in cards for cards in chosen.values()):
        effect.context.cards = {name: tuple(one for one in cards if one != card) for name, cards in chosen.items()}


def put(game: Game, card: int, zone: str, bottom: bool = False) -> None:
    """Put a card that has been taken into a pile, its owner's where there are several.

    What belongs to an investigator who is out of the scenario is removed from the game instead.
    """
    if zone in (HAND, DECK, DISCARD) and game.investigators[game.owner[card]].fate:
        zone = REMOVED
    target = pile(game, zone, game.owner[card])
    assert target is not None
    if bottom:
        target.insert(0, card)
    else:
        target.append(card)
    game.place(card, zone)
    game.touch(PILES)


def move(game: Game, card: int, zone: str, bottom: bool = False) -> None:
    """Move a card from one pile to another, or out of play."""
    take(game, card)
    put(game, card, zone, bottom)


def conceal(game: Game, card: int, player: int) -> None:
    """A card, be it one of the scenario's, comes into an investigator's hand."""
    take(game, card)
    game.investigators[player].hand.append(card)
    game.place(card, HAND)
    game.touch()


def bury(game: Game, card: int, host: int) -> None:
    """A card is placed face down under a location."""
    move(game, card, UNDERNEATH)
    game.hosts[card] = host


def beneath(game: Game, host: int) -> list[int]:
    """What lies under a location."""
    return [card for card, place in game.hosts.items() if place == host]


def discard_zone(game: Game, card: int) -> str:
    """The discard pile that a card goes to: its owner's, or that of the encounter deck."""
    return DISCARD if game.owner[card] >= 0 else ENCOUNTER_DISCARD


def stand(game: Game, card: int, controller: int = -1) -> Standing:
    """Lay a card down in play that has been taken from where it was."""
    game.serial += 1
    standing = game.in_play[card] = Standing(controller, game.serial)
    uses = game.printed[card].facts.uses
    standing.tokens = uses[0] if uses is not None else 0
    game.place(card, IN_PLAY)
    game.touch()
    return standing


def enter(game: Game, card: int, controller: int = -1) -> Standing:
    """A card that is out of play comes into play."""
    take(game, card)
    return stand(game, card, controller)


def admit(game: Game, card: int) -> bool:
    """Whether a card may come into play beside what is there.

    A unique one may not while a copy is in play; but before one of the scenario's a player's is discarded.
    """
    if not game.printed[card].facts.unique:
        return True
    if withheld(game, card):
        return False
    copies = [other for other in game.in_play if game.name(other) == game.name(card)]
    if copies and game.owner[card] < 0 <= game.owner[copies[0]]:
        leave_play(game, copies[0], discard_zone(game, copies[0]))
        return True
    return not copies


def withheld(game: Game, card: int) -> list[int]:
    """Copies of a card that are in play, but out of everybody's reach (ahlcg-1.2/faq/potential-sacrifices)."""
    hidden = (other for zone in OUT_OF_REACH for other in game.piles.get(zone, ()))
    return [other for other in hidden if game.name(other) == game.name(card)]


def attachments(game: Game, card: int) -> list[int]:
    """What is attached to a card."""
    return [other for other, standing in game.in_play.items() if standing.attached == card]


def leave_play(game: Game, card: int, zone: str, bottom: bool = False) -> None:
    """A card leaves play; what is attached to it, or lies under it, is discarded with it."""
    for other in attachments(game, card):
        leave_play(game, other, discard_zone(game, other))
    for other in beneath(game, card):
        move(game, other, discard_zone(game, other))
    move(game, card, zone, bottom)


def may_be_discarded(game: Game, card: int) -> bool:
    """Whether a player may choose to discard a card from his hand; neither a weakness nor a hidden card he may."""
    return not game.printed[card].facts.weakness and not game.printed[card].hidden


def renew_deck(game: Game, player: int) -> None:
    """A discard pile becomes the deck."""
    held = game.investigators[player]
    for card in held.discard.copy():
        move(game, card, DECK)
    game.shuffle(held.deck)


def renew_encounters(game: Game, but: Collection[int] = ()) -> None:
    """The encounter discard pile is shuffled into the encounter deck, but for some cards."""
    for card in game.encounter_discard.copy():
        if card not in but:
            move(game, card, ENCOUNTER_DECK)
    game.shuffle(game.encounter_deck)
