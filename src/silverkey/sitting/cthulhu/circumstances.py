"""What a question is about, beyond what the view of it says: the window, the struggle, the ability that asks."""

from __future__ import annotations

from typing import NamedTuple

from silverkey.cthulhu.catalogue import facts_of
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.rules.legality import costs_of, words_of
from silverkey.cthulhu.rules.struggles import Struggle
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.table.draining import paying_domains
from silverkey.cthulhu.vocabulary.costs import Pay
from silverkey.cthulhu.vocabulary.paying import playing_domains
from silverkey.cthulhu.words import ICON_NAMES
from silverkey.kernel.decision import Decision, Option
from silverkey.sitting.cthulhu.journal import moment
from silverkey.sitting.cthulhu.purposes import ability_of
from silverkey.sitting.cthulhu.windows import WINDOWS, window_of
from silverkey.sitting.seats import Seats

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


def circumstances(game: Game, seats: Seats) -> Circumstances:
    """Those of the pending question."""
    decision = game.pending
    if decision is None:
        return Circumstances()
    answering = decision.kind in (DecisionKind.RESPOND, DecisionKind.DISRUPT)
    acting = decision.kind == DecisionKind.ACTION
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
    if card < 0 or decision.kind == DecisionKind.PLACE_TOKEN:
        return ""
    title = game.name(card)
    for frame in reversed(game.stack):
        if isinstance(frame, Use) and frame.card == card and frame.ability.kind != "play":
            return frame.ability.english(title)
    return " ".join(facts_of(game.printed[card]).text.splitlines())


def _playing(game: Game, option: Option) -> str:
    """What a card does that is played."""
    ability = ability_of(game, option) if option.word == OptionWord.PLAY else None
    return ability.english(game.name(option.card)) if ability is not None else ""


def _payers(game: Game, player: int, option: Option) -> tuple[int, ...]:
    """The domains that could pay for it, unless X is to be said first."""
    ability = ability_of(game, option)
    if ability is None or any(cost.uses_x for cost in ability.costs):
        return ()
    if option.word == OptionWord.PLAY:
        if game.printed[option.card].x_cost:
            return ()
        return tuple(playing_domains(game, player, option.card, 0) or ())
    ctx = words_of(game, player, option.card, ability)
    dues = [(cost.due(game, ctx), cost.match) for cost in costs_of(game, ability, ctx) if isinstance(cost, Pay)]
    return tuple(paying_domains(game, player, *dues[0])) if dues and dues[0][0] else ()
