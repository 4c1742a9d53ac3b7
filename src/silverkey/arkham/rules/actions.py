"""What an investigator may do in his turn: the basic actions, cards, abilities (rules reference, 2.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.legality import usable
from silverkey.arkham.rules.using import Use
from silverkey.arkham.rules.windows import free_options
from silverkey.arkham.table.enemies import engageable_by, fightable
from silverkey.arkham.table.faces import is_massive
from silverkey.arkham.table.map import connected
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.basics import DrawCards, Engage, Evade, Fight, Gain, Investigate, MoveTo, reachable
from silverkey.arkham.vocabulary.constants import additional_actions
from silverkey.arkham.words import ACTION, DRAW, ENEMY, ENGAGE, EVADE, FIGHT, INVESTIGATE, MOVE, RESOURCE
from silverkey.cardgame.refusal import Refusal
from silverkey.kernel import shared
from silverkey.kernel.decision import Option
from silverkey.language.node import register

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

BASIC: dict[str, Ability] = {
    INVESTIGATE: Ability(ACTION, (Investigate(),), actions=1, action=INVESTIGATE),
    MOVE: Ability(ACTION, (MoveTo(),), actions=1, action=MOVE),
    DRAW: Ability(ACTION, (DrawCards(),), actions=1, action=DRAW),
    RESOURCE: Ability(ACTION, (Gain(),), actions=1, action=RESOURCE),
    FIGHT: Ability(ACTION, (Fight(),), actions=1, action=FIGHT),
    EVADE: Ability(ACTION, (Evade(),), actions=1, action=EVADE),
    ENGAGE: Ability(ACTION, (Engage(),), actions=1, action=ENGAGE),
}
"""The actions that the rules give to every investigator."""
for _name, _ability in BASIC.items():
    register(_ability, f"arkham/action-{_name}")
    assert shared.handle_of(_ability)


def basic_options(game: Game, player: int) -> list[Option]:
    """The basic actions that an investigator may take now, each with what it is done to."""
    here = game.investigators[player].location
    able = {name for name, ability in BASIC.items() if game.use_refusal(player, -1, ability) is None}
    found: list[Option] = []
    if INVESTIGATE in able:
        found.append(Option(INVESTIGATE, here))
    if MOVE in able:
        found.extend(Option(MOVE, place) for place in reachable(game, player))
    found.extend(Option(name) for name in (DRAW, RESOURCE) if name in able)
    if FIGHT in able:
        found.extend(Option(FIGHT, enemy) for enemy in fightable(game, player))
    if EVADE in able:
        found.extend(Option(EVADE, enemy) for enemy in game.engaged(player))
    if ENGAGE in able:
        found.extend(Option(ENGAGE, enemy) for enemy in engageable_by(game, player))
    return found


NOT_HERE = Refusal(
    "It is not at that investigator's location.", ("ahlcg-reference/fight.a", "ahlcg-reference/engage.a")
)
ALOOF = Refusal("An aloof enemy must be engaged before it is attacked.", ("ahlcg-reference/aloof.b",))
NO_ENEMY = Refusal(
    "That is no enemy.", ("ahlcg-reference/fight.a", "ahlcg-reference/evade.a", "ahlcg-reference/engage.a")
)
NOT_ENGAGED = Refusal("That enemy is not engaged with him.", ("ahlcg-reference/evade.a", "ahlcg-1.2/faq/stray-cat"))
ENGAGED = Refusal("That enemy is engaged with him already.", ("ahlcg-reference/engage.b",))
MASSIVE = Refusal("A massive enemy is never in a threat area.", ("ahlcg-reference/massive.a",))
NOT_CONNECTED = Refusal("That location is not connected to his.", ("ahlcg-reference/move-action.a",))
BARRED = Refusal("Something keeps him from entering that location.", ("ahlcg-reference/cannot.a",))
NOT_YOURS = Refusal("One investigates the location that one is at.", ("ahlcg-reference/investigate.a",))


def aim_refusal(game: Game, player: int, action: str, card: int) -> Refusal | None:
    """Why a basic action cannot be taken against an enemy, or towards a location; or None."""
    held = game.investigators[player]
    if action == MOVE:
        if card not in game.in_play or card not in connected(game, held.location):
            return NOT_CONNECTED
        return BARRED if game.barred(held.card, card) else None
    if action == INVESTIGATE:
        return None if card == held.location else NOT_YOURS
    if action not in (FIGHT, EVADE, ENGAGE):
        return None
    if game.face(card).type != ENEMY:
        return NO_ENEMY
    if game.location_of(card) != held.location:
        return NOT_HERE
    mine = game.engaged(player)
    if action == FIGHT:
        return None if card in fightable(game, player) else ALOOF
    if action == EVADE:
        return None if card in mine else NOT_ENGAGED
    return MASSIVE if is_massive(game, card) else ENGAGED if card in mine else None


def turn_options(game: Game, player: int) -> list[Option]:
    """Everything that the investigator whose turn it is may do now."""
    spent = game.investigators[player].actions <= 0 and not additional_actions(game, player)
    found = [] if spent else basic_options(game, player)
    for card, place, ability in usable(game, player, (ACTION,)):
        if spent and ability.actions:
            continue  # nothing makes an action cost less than it says
        if game.use_refusal(player, card, ability) is None:
            found.append(Option("play" if ability is game.printed[card].play else "trigger", card, place))
    return [*found, *free_options(game, player), Option("end turn")]


def take_turn(game: Game, player: int, option: Option) -> None:
    """An investigator does what he has chosen in his turn."""
    if option.word not in BASIC:
        game.use_answer(player, option)
        return
    ability = BASIC[option.word]
    ctx = game.words_of(player, -1, ability)
    if option.card >= 0:
        ctx.cards["target"] = (option.card,)
    game.push(Use(player, -1, ability, ctx, origin="", free=False))
