"""Summons of the Deep: Shub-Niggurath."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Eat the Dead",
    56,
    SHUB,
    disrupt(
        Trigger(("destroy",), "when attached character would be destroyed", card=HOST),
        AsResources(Both(HOST, THIS)),
    ),
    cost=1,
    subtypes=("Attachment",),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        response(
            Trigger(
                ("destroy", "discard"),
                "when attached character is destroyed",
                card=THIS,
                causes=("host",),
                when=(WasDestroyed(HOST),),
                leaving=True,
            ),
            AsResources(Both(HOST, THIS)),
        ),
    ),
)
