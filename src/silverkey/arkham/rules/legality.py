"""Whether an ability may be used, or a card played, as things stand; and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverkey.arkham.rules.encounter import in_peril
from silverkey.arkham.rules.paying import action_price, cost_of, fitting_extras
from silverkey.arkham.rules.playing import is_played, playable
from silverkey.arkham.rules.room import could_hold
from silverkey.arkham.table import zones
from silverkey.arkham.table.board import Board
from silverkey.arkham.vocabulary.abilities import ANYWHERE_AT_ALL, Ability, GroupLimit
from silverkey.arkham.vocabulary.basics import Attempt, Investigate, MoveTo
from silverkey.arkham.vocabulary.constants import OnlyOne
from silverkey.arkham.vocabulary.deeds import ForTest
from silverkey.arkham.vocabulary.tests import toll
from silverkey.arkham.vocabulary.turns import Unprovoking
from silverkey.arkham.words import ACTION, ASSET, FORCED, FREE, HAND, IN_PLAY, INVESTIGATION
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import place_in
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.conditions import all_true
from silverkey.cardgame.words.limits import by
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.language.program import Instruction

OUT = Refusal("That investigator is no longer in the scenario.", ("ahlcg-reference/elimination.a",))
OF_INVESTIGATORS = frozenset(
    {"deal", "discover", "draw", "encounter", "engage", "gain clues", "gain resources", "lose clues", "move", "resign"}
)
"""What happens only to investigators who are in the scenario."""
TOO_FEW_ACTIONS = Refusal("There are not enough actions left.", ("ahlcg-reference/action.a", "ahlcg-1.2/1.10.a"))
NOT_YOUR_TURN = Refusal(
    "Actions are taken in one's own turn.", ("ahlcg-reference/triggered.c", "ahlcg-reference/phase/2.2.1.a")
)
TOO_FEW_RESOURCES = Refusal(
    "There are not enough resources.", ("ahlcg-reference/costs.a", "ahlcg-reference/initiation.a")
)
USED_UP = Refusal("Its limit has been reached.", ("ahlcg-reference/limits.a",))
ANOTHERS = Refusal("Another investigator controls it.", ("ahlcg-reference/activate.a", "ahlcg-1.2/1.2.a"))
ELSEWHERE = Refusal("It is not at that investigator's location.", ("ahlcg-reference/activate.a", "ahlcg-1.2/1.2.b"))
NOT_ON_YOUR_TURN = Refusal("A fast asset is played in one's own turn.", ("ahlcg-reference/fast.b",))
IN_PERIL = Refusal("Another investigator resolves an encounter with peril.", ("ahlcg-reference/peril.a",))
NO_ROOM = Refusal(
    "There are not enough slots, and what fills them cannot leave play.",
    ("ahlcg-reference/slots.a", "ahlcg-reference/slots.b"),
)
ONLY_ONE = Refusal("That investigator has another such card in play.", ("ahlcg-1.2/2.3.a", "ahlcg-1.2/2.3.b"))
RESTRICTED = ("ahlcg-reference/restrictions.a",)
"""What says that a card is used as its text allows."""
UNIQUE = Refusal("A copy of that unique card is in play.", ("ahlcg-reference/unique.a",))
WITHHELD = Refusal(
    "A copy of that unique card is in play, though nobody can reach it.", ("ahlcg-1.2/faq/potential-sacrifices",)
)


def shunned(game: Game, event: Event) -> Refusal | None:
    """Why an event cannot happen as things stand, or None."""
    found: Refusal | None = None
    if event.verb in OF_INVESTIGATORS and event.player >= 0 and game.investigators[event.player].fate:
        return OUT
    if not game.board.prohibitions:
        return None
    if event.card >= 0 and event.card in game.in_play:
        found = game.board.forbids(game, event.verb, event.card)
    if found is None and event.player >= 0 and event.player < len(game.investigators):
        found = game.board.forbids(game, by(event.player, event.verb), event.card)
    return found


def reaches(game: Game, player: int, card: int) -> bool:
    """Whether an investigator may trigger the abilities of a card in play (ahlcg-1.2/1.2)."""
    controller = game.in_play[card].controller
    if controller >= 0:
        return controller == player
    here = game.investigators[player].location
    return card in (game.act, game.agenda) or (here >= 0 and game.location_of(card) == here)


def may_use(game: Game, player: int, card: int, ability: Ability) -> bool:
    """Whether an investigator may trigger an ability of a card in play: one that says so anybody may (1.2.d)."""
    if not ability.open_to or reaches(game, player, card):
        return reaches(game, player, card)
    here = game.investigators[player].location
    return ability.open_to == ANYWHERE_AT_ALL or (here >= 0 and game.location_of(card) == here)


def users_of(game: Game, card: int, kind: str, event: Event) -> tuple[int, ...]:
    """Who may answer an event with an ability of a kind that a card has."""
    standing = game.in_play.get(card)
    if standing is None:
        return (game.owner[card],)
    if standing.controller >= 0:
        return (standing.controller,)
    if kind.startswith(FORCED):
        if standing.threat >= 0:
            return (standing.threat,)
        return (event.player if event.player >= 0 and not game.investigators[event.player].fate else game.lead,)
    return tuple(player for player in game.playing() if reaches(game, player, card))


def action_refusals(game: Game, player: int, action: str) -> list[Refusal]:
    """What keeps an investigator from a basic action, besides what his cards and actions allow."""
    found = [game.board.forbids(game, action, card) for card in game.in_play if reaches(game, player, card)]
    return [refusal for refusal in found if refusal is not None]


def use_refusal(game: Game, player: int, card: int, ability: Ability, serial: int, free: bool) -> Refusal | None:
    """Why a player cannot use an ability or play a card now, or None."""
    held, optional = game.investigators, ability.optional
    if held[player].fate:
        return OUT
    if optional and len(held) > 1 and in_peril(game) not in (-1, player):
        return IN_PERIL
    stationed = optional and ability.zone == IN_PLAY and card in game.in_play
    if stationed and not may_use(game, player, card, ability):
        return ANOTHERS if game.in_play[card].controller >= 0 else ELSEWHERE
    ctx = game.words_of(player, card, ability, serial)
    if ability.when and not all_true(ability.when, game, ctx):
        unmet = next(one.refusal() for one in ability.when if not one.true(game, ctx))
        return unmet._replace(rulings=unmet.rulings or RESTRICTED)
    if ability.limit is not None:
        key = limit_key(game, player, card, ability)
        if game.limits.get(key, 0) >= ability.limit.number:
            return USED_UP
    if is_played(game, card, ability):
        refusal = play_refusal(game, player, card, free)
        if refusal is not None:
            return refusal
    if optional and not free:
        refusal = cost_refusal(game, player, card, ability, ctx)
        if refusal is not None:
            return refusal
    return futility(game, ctx, ability.effect, optional) if ability.effect else None


def futility(game: Game, ctx: Any, effect: tuple[Instruction, ...], optional: bool) -> Refusal | None:
    """Why an effect could change nothing, or None: one part that could change something is enough.

    Whoever decides to use it must also be able to choose what it aims at, and to attempt what it attempts.
    """
    found: Refusal | None = None
    able = False
    for place, part in enumerate(effect):
        if isinstance(part, (ForTest, Unprovoking)):
            continue
        refusal: Refusal | None = part.possible(game, ctx)
        if refusal is not None:
            if optional and isinstance(part, (Choose, Attempt)):
                return refusal
            found = found or refusal
            continue
        ahead = part.foreseen(game, ctx)
        if ahead:
            later = [futility(game, own, effect[place + 1 :], optional) for own in ahead]
            return None if able or None in later else later[0]
        able = True
    return None if able else found


def worth_choosing(
    game: Game, ctx: Context, choice: Choose, cards: list[int], rest: tuple[Instruction, ...]
) -> list[int]:
    """Those of some cards that the rest of an effect could change, if it is about them (rules reference, Target)."""
    if len(cards) < 2 or not any(choice.meant_in(part) for part in rest):
        return cards
    found = []
    for card in cards:
        own = ctx.copy()
        own.cards[choice.name] = (card,)
        if futility(game, own, rest, optional=True) is None:
            found.append(card)
    return found


def limit_key(game: Game, player: int, card: int, ability: Ability) -> tuple[Any, ...]:
    """What a limit is counted under: this ability of a card while it stays in play, by this investigator.

    A group limit counts for all investigators, a maximum for all copies of the card as well.
    """
    limit = ability.limit
    assert limit is not None
    test = game.test
    when: tuple[Any, ...] = {
        "game": (),
        "round": (game.round,),
        "phase": (game.round, game.phase),
        "turn": (game.round, game.active),
        "test": (-1 if test is None else test.number,),
    }[limit.period]
    written = game.face(card).abilities
    which = written.index(ability) if ability in written else len(written)
    if not limit.by_copy:
        return (game.name(card), which, limit.period, *when)
    who = -1 if isinstance(limit, GroupLimit) else player
    return (who, card, game.instance_of(card), which, limit.period, *when)


def cost_refusal(game: Game, player: int, card: int, ability: Ability, ctx: Any) -> Refusal | None:
    """Why the costs cannot be paid, or None."""
    if ability.kind == ACTION:
        if game.phase != INVESTIGATION or game.active != player:
            return NOT_YOUR_TURN
        action = ability.action or ("play" if is_played(game, card, ability) else "activate")
        held = game.investigators[player]
        extras = fitting_extras(game, player, card, ability)
        more = toll(game, held.location) if ability.holds(Investigate) and not ability.holds(MoveTo) else 0
        if held.actions + len(extras) < action_price(game, player, ability, action) + more:
            return TOO_FEW_ACTIONS
    for cost in ability.costs:
        refusal = cost.refusal(game, ctx)
        if refusal is not None:
            return refusal
    return None


def play_refusal(game: Game, player: int, card: int, free: bool) -> Refusal | None:
    """Why a player cannot play a card, or None."""
    face = game.printed[card]
    refusal: Refusal | None = game.board.forbids(game, by(player, "play"), card)
    if refusal is not None:
        return refusal
    if not free and cost_of(game, player, card) > game.investigators[player].resources:
        return TOO_FEW_RESOURCES
    if face.type == ASSET and face.fast and game.active != player:
        return NOT_ON_YOUR_TURN
    if face.type == ASSET and not could_hold(game, player, card):
        return NO_ROOM
    if face.type == ASSET and face.facts.unique and any(game.name(other) == face.title for other in game.in_play):
        return UNIQUE
    if face.type == ASSET and face.facts.unique and zones.withheld(game, card):
        return WITHHELD
    if any(isinstance(word, OnlyOne) and _has_one(game, player, word.trait, face.title) for word in face.constants):
        return ONLY_ONE
    return None


def _has_one(game: Game, player: int, trait: str, title: str) -> bool:
    """Whether an investigator controls a card with a trait or, without one, of a title."""
    mine = (game.face(card) for card, standing in game.in_play.items() if standing.controller == player)
    return any(trait in face.traits if trait else face.title == title for face in mine)


def usable(game: Game, player: int, kinds: tuple[str, ...]) -> list[tuple[int, int, Ability]]:
    """(card, place, ability) for what a player could use of these kinds, from play or from hand.

    From play he may use what he controls, what is at his location, and the act and agenda (ahlcg-1.2/1.2).
    """
    found: list[tuple[int, int, Ability]] = []
    board: Board = game.board
    for kind in kinds:
        for card, place, ability in board.usable.get(kind, ()):
            if ability.zone == IN_PLAY and may_use(game, player, card, ability):
                found.append((card, place, ability))
    for card, zone in playable(game, player):
        for place, ability in enumerate(game.printed[card].usable.get(HAND, ())):
            if ability.kind in kinds:
                found.append((card, place_in(game, zone, place), ability))
    return found


FREELY = (FREE,)
