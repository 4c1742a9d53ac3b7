"""The values of cards and investigators: what is printed, and everything that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.modifiers import ATTACK, BaseSkill, Modifier, NoIncrease, StandardDamage
from silverkey.arkham.words import SKILLS

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def base(game: Game, what: str, card: int) -> int:
    """What is printed, per-investigator values multiplied."""
    facts = game.face(card).facts
    if what in SKILLS:
        return int(getattr(facts, what))
    if what == "health" and facts.health is not None and facts.health_per_investigator:
        return int(facts.health) * game.started
    found = getattr(facts, what, None)
    return 0 if found is None else int(found)


def modified(game: Game, what: str, card: int, start: int, rises: bool = True) -> int:
    """A value with everything that is added to it; below zero it is taken for zero.

    ``rises``: whether it can be increased.
    """
    total = start
    for word, ctx, _ in game.board.said(Modifier):
        if word.concerns(what) and word.covers(game, ctx, card):
            by = word.amount(game, ctx)
            total += by if rises else min(by, 0)
    return total


def rises(game: Game, player: int, skill: str) -> bool:
    """Whether the skill of an investigator can be increased (ahlcg-1.2/errata/cards/historical-society)."""
    return not any(word.applies(game, ctx, player, skill) for word, ctx, _ in game.board.said(NoIncrease))


def value(game: Game, what: str, card: int) -> int:
    """A value of a card as it is now."""
    return max(0, modified(game, what, card, base(game, what, card)))


def skill_modified(game: Game, player: int, skill: str) -> int:
    """The skill of an investigator with all that is added to it, even if that is less than nothing."""
    held = game.investigators[player].card
    said = [word.number for word, ctx, _ in game.board.said(BaseSkill) if (ctx.you, word.skill) == (player, skill)]
    return modified(game, skill, held, said[-1] if said else base(game, skill, held), rises(game, player, skill))


def bonus(game: Game, what: str, player: int) -> int:
    """What is added to something that an investigator does."""
    return modified(game, what, game.investigators[player].card, 0)


def attack_damage(game: Game, player: int) -> int:
    """What an attack of an investigator deals."""
    standard = 1
    for word, ctx, _ in game.board.said(StandardDamage):
        if ctx.you == player and game.test is not None:
            ctx.numbers["margin"] = abs(game.test.result)
            standard = word.number.value(game, ctx)
    return max(0, standard + bonus(game, ATTACK, player))
