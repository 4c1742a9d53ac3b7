"""Which abilities can answer an event, and using one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.rules.legality import use_refusal, words_of
from silverkey.cthulhu.rules.values import Remains
from silverkey.cthulhu.words import DECK, DISCARD, DISRUPT, DOMAIN, HAND, IN_PLAY, PASSIVE
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

PLACES = {IN_PLAY: 0, HAND: 100, DISCARD: 200, DECK: 300, DOMAIN: 400}
REMAINS = 500
"""Abilities are numbered by where they work: in play, hand, discard pile, deck, domain, or a card that just left."""

SILENT = Refusal("A resource without the Zoog symbol triggers nothing.", ("coc-latest/2.25.b",))


def ability_at(game: Game, card: int, place: int, serial: int = -1) -> Ability:
    """The ability that a number stands for."""
    if place >= REMAINS:
        return game.events[serial].memory.values.abilities[place - REMAINS]  # type: ignore[no-any-return]
    if place < PLACES[HAND]:
        return abilities_in_play(game, card)[place]
    for zone, start in reversed(PLACES.items()):
        if place >= start:
            return game.printed[card].usable[zone][place - start]
    raise LookupError(f"{game.printed[card]} has no ability {place}.")


def abilities_in_play(game: Game, card: int) -> tuple[Ability, ...]:
    """The abilities of a card in play, or of a conspiracy."""
    if card in game.in_play:
        return game.values(card).abilities
    return game.printed[card].usable.get(IN_PLAY, ())


def controller_of(game: Game, card: int) -> int:
    """Who uses a card's abilities: its controller in play; elsewhere, and for a conspiracy, its owner."""
    standing = game.in_play.get(card)
    return game.owner[card] if standing is None else standing.controller


def listening(game: Game, kind: str, event: Event) -> Iterator[tuple[int, int, int, Ability]]:
    """(player, card, place, ability) for every ability of a kind that this event could set off."""
    verb = event.verb
    for card, place in game.board.listeners.get((kind, verb), ()):
        standing = game.in_play.get(card)
        if standing is not None and standing.entered > event.serial and card != event.card:
            continue  # it was not there when that happened
        yield controller_of(game, card), card, place, abilities_in_play(game, card)[place]
    if isinstance(event.memory, Remains):
        for place, ability in enumerate(event.memory.values.abilities):
            if ability.kind == kind and verb in ability.verbs and _heard_from_the_dead(game, event, ability):
                yield event.memory.controller, event.card, REMAINS + place, ability
    if (kind, verb) in game.heard_in_hand:
        for player, side in enumerate(game.sides):
            for card in (*side.hand, *game.board.playable[player]):
                for place, ability in enumerate(game.printed[card].usable.get(HAND, ())):
                    if ability.kind == kind and verb in ability.verbs:
                        yield player, card, PLACES[HAND] + place, ability
    if (kind, verb) in game.heard_elsewhere:
        yield from _elsewhere(game, kind, verb)


def _heard_from_the_dead(game: Game, event: Event, ability: Ability) -> bool:
    """Whether a card that has left play still uses an ability (coc-latest/timing/leaving-play.a)."""
    assert ability.trigger is not None
    if ability.trigger.leaving:
        return event.verb != "enters discard" or game.zone[event.card] == DISCARD
    if not game.edition.killed_cards_answer or event.verb != "wound" or event.card in game.in_play:
        return False
    wounds = [s for s in game.occurrences if (e := game.events[s]).verb == "wound" and e.card == event.card]
    return wounds[-1:] == [event.serial]


def _elsewhere(game: Game, kind: str, verb: str) -> Iterator[tuple[int, int, int, Ability]]:
    for player, side in enumerate(game.sides):
        piles: list[tuple[str, Iterable[int]]] = [(DISCARD, side.discard)]
        if side.faceup >= 0:
            piles.append((DECK, (side.faceup,)))
        piles.extend((DOMAIN, domain.resources) for domain in side.domains)
        for zone, cards in piles:
            for card in cards:
                for place, ability in enumerate(game.printed[card].usable.get(zone, ())):
                    if ability.kind == kind and verb in ability.verbs:
                        yield player, card, PLACES[zone] + place, ability


def answers(game: Game, player: int, kind: str, serials: Iterable[int]) -> list[Option]:
    """The abilities of a kind that a player may use now to answer any of these events."""
    found: list[Option] = []
    for serial in serials:
        event = game.events[serial]
        for owner, card, place, ability in listening(game, kind, event):
            if owner != player or (card, place, serial) in game.spent:
                continue
            if event.verb == "resolve" and (event.card, event.cause) == (card, kind):
                continue  # nothing answers its own resolving
            if fits(game, player, card, ability, serial) and not use_refusal(game, player, card, ability, serial):
                word = "play" if ability is game.printed[card].play else "trigger"
                found.append(Option(word, card, place, serial))
    return found


def fits(game: Game, player: int, card: int, ability: Ability, serial: int) -> bool:
    """Whether an event sets off an ability."""
    assert ability.trigger is not None
    return ability.trigger.fits(game, words_of(game, player, card, ability, serial), game.events[serial])


def trigger_refusal(game: Game, player: int, card: int, ability: Ability, serial: int) -> Refusal | None:
    """Why an event does not set off an ability, with the rulings on what the ability does not answer."""
    return None if fits(game, player, card, ability, serial) else another_moment(game, card, ability)


def another_moment(game: Game, card: int, ability: Ability) -> Refusal:
    """Why an ability cannot be used where nothing sets it off."""
    assert ability.trigger is not None
    moment = "coc-latest/timing/disrupts.a" if ability.kind == DISRUPT else "coc-latest/timing/responses.b"
    when = ability.trigger.english(game.name(card))
    return Refusal(f"It is used {when}, and that is not what happens here.", (*ability.trigger.rulings, moment))


def due(game: Game, kind: str) -> list[Option]:
    """The Forced Responses or timed passives that must happen now, in the order they came up."""
    found: list[Option] = []
    for serial in game.occurrences:
        event = game.events[serial]
        for owner, card, place, ability in listening(game, kind, event):
            if (card, place, serial) in game.spent:
                continue
            if fits(game, owner, card, ability, serial) and not use_refusal(game, owner, card, ability, serial):
                found.append(Option("trigger", card, place, serial))
    if kind == PASSIVE:
        for card, place in game.board.listeners.get((PASSIVE, "*"), ()):
            ability = abilities_in_play(game, card)[place]
            ctx = words_of(game, controller_of(game, card), card, ability)
            if not all(condition.true(game, ctx) for condition in ability.while_true):
                game.spent.discard((card, place, -1))  # when it is true again, it starts again
            elif (card, place, -1) not in game.spent and not use_refusal(game, ctx.you, card, ability):
                found.append(Option("trigger", card, place, -1))
    return found


def user_of(game: Game, option: Option) -> int:
    """The player who resolves a triggered ability."""
    if option.number >= REMAINS:
        return int(game.events[option.other].memory.controller)
    return controller_of(game, option.card)
