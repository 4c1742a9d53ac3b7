"""What the rules demand at once after any change: defeat, engagement, what has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.elimination import leaving
from silverkey.arkham.rules.enemies import Engaging, wants_to_engage
from silverkey.arkham.rules.room import MakingRoom, overfull
from silverkey.arkham.rules.scenario import is_advancing, unwind
from silverkey.arkham.table.zones import renew_encounters
from silverkey.arkham.vocabulary.constants import DiscardedWhenEmpty, Objective
from silverkey.arkham.words import ASSET, ENEMY, INVESTIGATOR
from silverkey.cardgame.board import PILES, PRESENCE, TOKENS, WOUNDS
from silverkey.cardgame.details import Manner
from silverkey.kernel.event import HAPPENED, PENDING, Event
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def settle(game: Game, changed: int) -> bool:
    """Carry out what the rules demand; whether that needs a frame of its own."""
    if game.over:
        return False
    if game.resolution:
        return unwind(game)
    if changed & (WOUNDS | PRESENCE) and _defeat(game):
        return True
    if changed & (TOKENS | PRESENCE) and _run_out(game):
        return True
    if changed & PRESENCE and (_engage(game) or _let_go(game)):
        return True
    if changed & PILES and not game.encounter_deck and game.encounter_discard:
        renew_encounters(game)
    return _achieve(game)


def _defeat(game: Game) -> bool:
    """Whoever has no health or sanity left is defeated."""
    fallen = {event.card for event in game.events.values() if event.verb == "defeat" and _under_way(game, event)}
    events: list[Event] = []
    for card, standing in game.in_play.items():
        if not (standing.damage or standing.horror) or card in fallen:
            continue
        face = game.face(card)
        if face.type not in (ASSET, ENEMY, INVESTIGATOR):
            continue
        dead = face.facts.health is not None and 0 < standing.damage >= game.value("health", card)
        mad = face.facts.sanity is not None and 0 < standing.horror >= game.value("sanity", card)
        if dead or mad:
            trauma = "either" if dead and mad else "physical" if dead else "mental"
            player = game.player_of(card) if face.type == INVESTIGATOR else standing.harmed_by
            events.append(Event("defeat", card, player, detail=Manner(trauma)))
    if not events:
        return False
    if any(game.face(event.card).type == INVESTIGATOR and leaving(game, event.player) for event in events):
        events = [event for event in events if not leaving(game, event.player)]
    height = len(game.stack)
    if events:
        game.happen(events, UNTOLD)
    return len(game.stack) > height


def _under_way(game: Game, event: Event) -> bool:
    """Whether a defeat is still to come, or an investigator has yet to take the steps of his."""
    return event.status == PENDING or (event.status == HAPPENED and game.player_of(event.card) >= 0)


def _run_out(game: Game) -> bool:
    """What says so is discarded when its uses are gone."""
    for word, ctx, _ in game.board.said(DiscardedWhenEmpty):
        standing = game.in_play.get(ctx.source)
        if standing is not None and standing.tokens <= 0 and isinstance(word, DiscardedWhenEmpty):
            height = len(game.stack)
            game.happen([Event("discard", ctx.source)], UNTOLD)
            return len(game.stack) > height
    return False


def _let_go(game: Game) -> bool:
    """Whoever has more assets than slots for them lets some go."""
    for player in game.playing():
        if overfull(game, player):
            game.push(MakingRoom(player), UNTOLD)
            return True
    return False


def _achieve(game: Game) -> bool:
    """The act advances when its objective is met."""
    if game.act not in game.in_play:
        return False
    for word in game.face(game.act).constants:
        if isinstance(word, Objective) and word.condition.true(game, Context(game.lead, game.act)):
            if is_advancing(game, game.act):
                return False
            height = len(game.stack)
            game.happen([Event("advance", game.act)], UNTOLD)
            return len(game.stack) > height
    return False


def _engage(game: Game) -> bool:
    """Ready enemies engage investigators at their locations."""
    enemies = wants_to_engage(game)
    if not enemies:
        return False
    game.push(Engaging(enemies), UNTOLD)
    return True
