"""What keeps an effect from doing something to a card: immunity, and what forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import amount
from silverkey.cardgame.words.limits import Immune, immune
from silverkey.cthulhu.table.zones import stuck, unattachable
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.words import PASSIVE, TRIGGERED

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event
    from silverkey.language.context import Context

ALWAYS_ASKED = ("enter", "enter here", "control", "insane")
"""Verbs for which every edition forbids choosing what cannot suffer them: the rulebook itself says so."""
IMMUNE = Refusal("It is immune to that card's effects.", ("coc-latest/2.36.a",))


def shunned(game: Game, event: Event) -> Refusal | None:
    """Why an event cannot happen to its card, or to what it would be attached to, whatever is done about it."""
    if game.curbed and game.said(Immune):
        affected = (event.card, event.place) if event.verb == "attach" else (event.card,)
        if any(card in game.in_play and immune(game, card, event.source, event.cause) for card in affected):
            return IMMUNE
    return barred(game, event.verb, event.card, event.cause)


def barred(game: Game, verb: str, card: int, kind: str) -> Refusal | None:
    """The refusal of whatever says that triggered effects, or card effects at all, cannot do this to the card."""
    for bar in _bars(verb, kind) if game.board.prohibitions else ():
        refusal = game.board.forbids(game, bar, card)
        if refusal is not None:
            return refusal
    return None


def _bars(verb: str, kind: str) -> tuple[str, ...]:
    """What is forbidden where effects of that kind cannot do something to a card, whoever will control it then."""
    verb = verb.removesuffix(" here")
    if kind in TRIGGERED:
        return f"triggered {verb}", f"effect {verb}"
    return (f"effect {verb}",) if kind == PASSIVE else ()


def eligible(game: Game, ctx: Context, found: list[int], to: str, more: bool) -> list[int]:
    """Those of some cards that an effect may choose: what cannot suffer its verb is no legal choice (2.2.b).

    ``more``: what is chosen suffers more than that, so that it may come to nothing (faq/ygolonac-ready-target).
    """
    prohibitions = game.board.prohibitions
    if game.curbed and game.said(Immune):
        found = [
            card for card in found if not immune(game, card, ctx.source, ctx.kind) and not shielded(game, card, ctx)
        ]
    if prohibitions and not prohibitions.keys().isdisjoint(_bars(to, ctx.kind)):
        found = [card for card in found if not barred(game, to, card, ctx.kind)]
    if to and "leave discard" in prohibitions:
        found = [card for card in found if stuck(game, card) is None]
    if to == "attach":
        found = [host for host in found if unattachable(game, ctx.source, host) is None]
    verb = VERBS.get(to)
    if verb is not None and (game.edition.cannot_means_no_choice or to in ALWAYS_ASKED):
        found = [
            card
            for card in found
            if (card not in game.in_play and to not in ("enter", "enter here"))
            or (verb.cannot(game, card, ctx.you) is None and (more or verb.moot(game, card, ctx.you) is None))
        ]
    return found


def shielded(game: Game, card: int, ctx: Context) -> bool:
    """Whether a card cannot be chosen by the triggered effect that this is about, as it costs too little."""
    if ctx.kind not in TRIGGERED:
        return False
    cost = ctx.numbers.get("printed cost", 0)
    cost = ctx.numbers.get("x", 0) if cost < 0 else cost
    return any(
        word.chosen
        and word.meets(game, own, ctx.source, ctx.kind)
        and (not word.alone or ctx.numbers.get("targets") == 1)
        and (word.cost_max is None or cost <= amount(word.cost_max, game, own))
        and word.covers(game, own, card)
        for word, own, _ in game.said(Immune)
    )


def prevented(game: Game, ctx: Context, verb: str, card: int, player: int) -> Refusal | None:
    """Why an effect could not do this to a card as things stand, or None."""
    if card in game.in_play and immune(game, card, ctx.source, ctx.kind):
        return IMMUNE
    return barred(game, verb, card, ctx.kind) or VERBS[verb].refusal(game, card, player)
