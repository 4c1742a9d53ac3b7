"""Forbidden Relics."""

from silverkey.cthulhu.cards.writing import *

forbidden_relics = card_set("forbidden-relics")

_ARTIFACTS = Cards(subtypes=("Artifact",), controller=YOU)

forbidden_relics.card(
    "Hired Gun",
    action(
        AtLeast(3, Happened(on("play", card=Cards(type=CHARACTER, zone=HAND), player=OPPONENT))),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
)

forbidden_relics.card(
    "Brazier of Nodens",
    forced(
        on(
            "draw",
            player=YOU,
            causes=("rule",),
            when=(Phase(DRAW),),
            rulings=("coc-2.0/errata/forbidden-relics/brazier-of-nodens",),
        ),
        DrawCards(Count(_ARTIFACTS)),
    ),
)

forbidden_relics.card(
    "Elder Thing Scientist",
    action(controls_more(EACH_OPPONENT, characters(), than=YOURSELF, by=2), PutIntoPlay(THIS), zone=HAND),
)

forbidden_relics.card(
    "Chant of Thoth",
    action(
        choose(discarded(subtypes=("Artifact", "Spell"), owner=YOU), number=3, up_to=True),
        Lasts(None, (MayPlay(CHOSEN, once=True),)),
    ),
)

forbidden_relics.card(
    "Shining Trapezohedron",
    action(
        EXHAUST,
        pay(1),
        choose(discarded(type=EVENT, owner=YOU, cost=at_most(Count(_ARTIFACTS)))),
        take(Chosen("chosen", "that event")),
    ),
)

forbidden_relics.card(
    "Spawn from K'n-yan",
    whenever(AtMost(0, Cards(subtypes=("Artifact", "Environment"), controller=YOU)), Do("sacrifice", THIS)),
)

forbidden_relics.card(
    "Watkins Family Plot",
    response(
        AFTER_OVERPAYING,
        EXHAUST,
        Pick(discarded(type=CHARACTER, owner=YOU, printed_skill=at_most(OfEvent("overpaid")))),
        take(CHOSEN),
    ),
)

forbidden_relics.card("Decrepit Mausoleum", CostChange(Cards(), -1, minimum=1))
