"""Why an ability is not used at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import fits
from silverkey.cthulhu.words import DISRUPT

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

SILENT = Refusal("A resource without the Zoog symbol triggers nothing.", ("coc-latest/2.25.b",))


def trigger_refusal(game: Game, player: int, card: int, ability: Ability, serial: int) -> Refusal | None:
    """Why an event does not set off an ability, with the rulings on what the ability does not answer."""
    return None if fits(game, player, card, ability, serial) else another_moment(game, card, ability)


def another_moment(game: Game, card: int, ability: Ability) -> Refusal:
    """Why an ability cannot be used where nothing sets it off."""
    assert ability.trigger is not None
    moment = "coc-latest/timing/disrupts.a" if ability.kind == DISRUPT else "coc-latest/timing/responses.b"
    when = ability.moment(game.name(card))
    return Refusal(f"It is used {when}, and that is not what happens here.", (*ability.trigger.rulings, moment))
