"""What a question is about, beyond what the view of it says: the window, the struggle, the ability that asks."""

from __future__ import annotations

from typing import NamedTuple

from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import THIS
from silverkey.cthulhu.catalogue import facts_of
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.legality import costs_of, words_of
from silverkey.cthulhu.rules.struggles import Struggle
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.table.draining import paying_domains
from silverkey.cthulhu.view import GameView
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.costs import Pay, PayBy
from silverkey.cthulhu.vocabulary.deeds import EXHAUST, EXHAUST_NAMED, Do
from silverkey.cthulhu.vocabulary.icons import Icons, IconsOf
from silverkey.cthulhu.vocabulary.paying import playing_domains
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.story_changes import StoryChange
from silverkey.cthulhu.words import ACTION, ICON_NAMES
from silverkey.kernel.decision import Decision, Option
from silverkey.sitting.autopass import Offer
from silverkey.sitting.cthulhu.journal import moment
from silverkey.sitting.seats import Seats

WINDOWS = {
    "refresh": "after cards have readied",
    "draw": "after drawing",
    "resource": "after the resource is attached",
    "operations": "when cards may be played",
    "story": "before anybody commits",
    "attack": "once the active player has committed",
    "defence": "once the other player has committed",
    "after": "once the stories have resolved",
}
"""The action windows of a turn, in order."""

_STEPS = {
    "refresh_actions": "refresh",
    "draw_actions": "draw",
    "resource_actions": "resource",
    "operations_actions": "operations",
    "story_actions": "story",
    "committed_actions": "attack",
    "defended_actions": "defence",
    "final_actions": "after",
}


class Window(NamedTuple):
    """What a question falls into."""

    name: str
    """One of the action windows, or nothing."""
    news: int = 0
    """How much has happened so far."""
    lasting: frozenset[Offer] = frozenset()
    """What is on offer at the price of its own card: it can wait, for it stays on offer as long as the card does."""
    elsewhere: frozenset[Offer] = frozenset()
    """What concerns neither characters nor stories, and so has no business in the story phase."""
    pointless: frozenset[Offer] = frozenset()
    """What can win nothing more in your own turn, because nobody stands against you and it brings no icons."""
    early: frozenset[Offer] = frozenset()
    """What decides who can commit, and so comes too late once everybody has."""
    readies_in_vain: bool = False
    """Whether none of those who could ready has any use for it before they all do, in your next refresh phase."""


LEAVING = ("sacrifice", "discard", "return", "insane")
"""Prices after which a card's ability is gone."""
ELSEWHERE = ("look", "mill", "draw", "discard from hand", "gain domain", "move drain", "shuffle")
"""What an effect does without touching anything in play."""
HINDERING = ("exhaust", "control", "commit")
HELPING = ("ready", "enter")
"""What an effect does, or forbids, to change who can commit: of the other player's characters, or of one's own."""
_BY_STRUGGLE = ("insane by struggle", "wound by struggle", "ready", "place token")


class Circumstances(NamedTuple):
    """Everything about a question that is worth telling. Empty for a question without any."""

    when: str = ""
    """Which action window it is."""
    struggle: str = ""
    """The struggle that it belongs to."""
    text: str = ""
    """What the card that asks says."""
    asker: str = ""
    """The title of that card."""
    told: tuple[str, ...] = ()
    """For each option, what it would answer."""
    texts: tuple[str, ...] = ()
    """For each option to play a card as an answer, what the card does."""
    payers: tuple[tuple[int, ...], ...] = ()
    """For each option, the domains of which one would pay for it."""

    @property
    def answered(self) -> str:
        """What every answer but passing would answer, if it is the same for all."""
        occasions = {told for told in self.told if told}
        return occasions.pop() if len(occasions) == 1 else ""


def window_of(game: Game) -> str:
    """The name of the action window that the turn has come to, or nothing before the first turn."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn):
            return _STEPS.get(Turn.STEPS[frame.step - 1], "")
    return ""


def window(game: Game, seen: GameView, news: int) -> Window:
    """The window of the pending question, after so much has happened."""
    decision = game.pending
    assert decision is not None
    assert seen.decision is not None
    window_name = window_of(game)
    deeds = _before_committing(game, decision.player, window_name)
    unopposed = game.active == decision.player and not _opposed(game)
    found: dict[str, set[Offer]] = {"lasting": set(), "elsewhere": set(), "pointless": set(), "early": set()}
    for option, shown in zip(decision.options, seen.decision.options, strict=True):
        ability = _ability(game, option)
        if ability is None:
            continue
        for name, so in (
            ("lasting", _costs_its_card(ability)),
            ("elsewhere", _elsewhere(ability)),
            ("pointless", unopposed and not _brings_icons(ability)),
            ("early", _does(ability, deeds)),
        ):
            if so:
                found[name].add((shown.word, shown.card, shown.number))
    sets = {name: frozenset(offers) for name, offers in found.items()}
    return Window(window_name, news, **sets, readies_in_vain=_readies_in_vain(game, decision))


def _ability(game: Game, option: Option) -> Ability | None:
    """What an option would use."""
    if option.word == "play":
        return game.printed[option.card].play
    return ability_at(game, option.card, option.number, option.other) if option.word == "trigger" else None


def _costs_its_card(ability: Ability) -> bool:
    return any(
        isinstance(cost, PayBy) and isinstance(deed := cost.deed, Do) and deed.verb in LEAVING and deed.who is THIS
        for cost in ability.costs
    )


def _elsewhere(ability: Ability) -> bool:
    """Whether it concerns decks, hands, domains and prices only."""
    for part in ability.effect:
        for node in part.walk():
            if node.doing and node.doing not in ELSEWHERE:
                return False
            if isinstance(node, Lasts) and not all(isinstance(change, CostChange) for change in node.changes):
                return False
    return ability.kind == ACTION


def _before_committing(game: Game, player: int, name: str) -> tuple[str, ...]:
    """What an effect must do for it to be too late after this window."""
    if game.active == player:
        return (*HINDERING, *HELPING) if name == "story" else HINDERING
    if name == "story":
        return HINDERING
    attacked = any(standing.committed >= 0 for standing in game.in_play.values())
    return HELPING if attacked else ()


def _readies_in_vain(game: Game, decision: Decision) -> bool:
    if decision.kind != "ready" or game.active == decision.player:
        return False
    abilities = (ability for o in decision.options if o.card >= 0 for ability in game.values(o.card).abilities)
    return not any(cost in (EXHAUST, EXHAUST_NAMED) for ability in abilities for cost in ability.costs)


def _opposed(game: Game) -> bool:
    """Whether both players have characters at some story."""
    sides = {(standing.committed, standing.controller) for standing in game.in_play.values() if standing.committed >= 0}
    return len(sides) > len({story for story, _ in sides})


def _brings_icons(ability: Ability) -> bool:
    return any(
        isinstance(node, StoryChange)
        or (isinstance(node, Icons) and node.by > 0)
        or (isinstance(node, IconsOf) and (node.gained or node.changed))
        for part in ability.effect
        for node in part.walk()
    )


def _does(ability: Ability, deeds: tuple[str, ...]) -> bool:
    return any(node.doing in deeds for part in ability.effect for node in part.walk())


def circumstances(game: Game, seats: Seats) -> Circumstances:
    """Those of the pending question."""
    decision = game.pending
    if decision is None:
        return Circumstances()
    answering, acting = decision.kind in ("respond", "disrupt"), decision.kind == "action"
    return Circumstances(
        _when(game, seats, decision.player),
        _struggle(game) if decision.kind in _BY_STRUGGLE else "",
        _text(game, decision),
        game.name(decision.about) if decision.about >= 0 else "",
        tuple(moment(game, seats, o.other) if answering and o.other >= 0 else "" for o in decision.options),
        tuple(_playing(game, o) if answering else "" for o in decision.options),
        tuple(_payers(game, decision.player, o) for o in decision.options) if answering or acting else (),
    )


def _when(game: Game, seats: Seats, player: int) -> str:
    """The window, as the player who is asked would say it."""
    you, they = ("the active player", "the other player")[:: 1 if game.active == player else -1]
    return WINDOWS.get(window_of(game), "").replace(f"{you} has", "you have").replace(they, _other(seats, player))


def _other(seats: Seats, player: int) -> str:
    """The other player, within a sentence."""
    return seats.whose(1 - player).removesuffix("’s")


def _struggle(game: Game) -> str:
    for frame in reversed(game.stack):
        if isinstance(frame, Struggle):
            return f"{ICON_NAMES[frame.icon]} struggle at {game.name(frame.story)}"
    return ""


def _text(game: Game, decision: Decision) -> str:
    """The ability under way that belongs to the card that asks; else all that the card says."""
    card = decision.about
    if card < 0 or decision.kind == "place token":
        return ""
    title = game.name(card)
    for frame in reversed(game.stack):
        if isinstance(frame, Use) and frame.card == card and frame.ability.kind != "play":
            return frame.ability.english(title)
    return " ".join(facts_of(game.printed[card]).text.splitlines())


def _playing(game: Game, option: Option) -> str:
    """What a card does that is played."""
    ability = _ability(game, option) if option.word == "play" else None
    return ability.english(game.name(option.card)) if ability is not None else ""


def _payers(game: Game, player: int, option: Option) -> tuple[int, ...]:
    """The domains that could pay for it, unless X is to be said first."""
    ability = _ability(game, option)
    if ability is None or any(cost.uses_x for cost in ability.costs):
        return ()
    if option.word == "play":
        if game.printed[option.card].x_cost:
            return ()
        return tuple(playing_domains(game, player, option.card, 0) or ())
    ctx = words_of(game, player, option.card, ability)
    dues = [(cost.due(game, ctx), cost.match) for cost in costs_of(game, ability, ctx) if isinstance(cost, Pay)]
    return tuple(paying_domains(game, player, *dues[0])) if dues and dues[0][0] else ()
