"""What a question is about, beyond what the view of it says: the window, the struggle, the ability that asks."""

from __future__ import annotations

from typing import NamedTuple

from silverkey.cthulhu.catalogue import facts_of
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.paying import playing_domains
from silverkey.cthulhu.rules.struggles import Struggle
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.words import ICON_NAMES
from silverkey.kernel.decision import Decision, Option
from silverkey.terminal.journal import moment

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
    payers: tuple[tuple[int, ...], ...] = ()
    """For each option, the domains of which one would have to be picked next to pay for it."""


def window_of(game: Game) -> str:
    """The name of the action window that the turn has come to, or nothing before the first turn."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn):
            return _STEPS.get(Turn.STEPS[frame.step - 1], "")
    return ""


def circumstances(game: Game) -> Circumstances:
    """Those of the pending question."""
    decision = game.pending
    if decision is None:
        return Circumstances()
    answering = decision.kind in ("respond", "disrupt")
    return Circumstances(
        WINDOWS.get(window_of(game), ""),
        _struggle(game) if decision.kind in _BY_STRUGGLE else "",
        _text(game, decision),
        game.name(decision.about) if decision.about >= 0 else "",
        tuple(moment(game, o.other) if answering and o.other >= 0 else "" for o in decision.options),
        tuple(_payers(game, decision.player, o) for o in decision.options) if decision.kind == "action" else (),
    )


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


def _payers(game: Game, player: int, option: Option) -> tuple[int, ...]:
    """Only where the question will come: more than one domain could pay, and X is not to be said first."""
    if option.word != "play" or game.printed[option.card].x_cost:
        return ()
    domains = tuple(number for number, _ in playing_domains(game, player, option.card, 0))
    return domains if len(domains) > 1 else ()
