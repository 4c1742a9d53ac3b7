"""The Yuggoth Contract: the Agency."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

_MORE_WOUNDS = AssignWounds(characters(committed=HERE), OfEvent("margin"), optional=True, together=True)

yuggoth.card(
    "Bloodbath",
    action(
        Phase(STORY_PHASE, before="active_player_commits"),
        Lasts(None, (InStruggles(COMBAT, (EachDoes(WINNER, (_MORE_WOUNDS,)),)),), until="turn"),
    ),
)
