"""Ancient Relics: the Agency."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "Federal Vault",
    action(
        pay(1),
        choose(discarded(type=SUPPORT, non=("Location",), owner=YOU)),
        Do("top", CHOSEN_CARD),
    ),
)

ancient_relics.card(
    "Thorough Search", action(Do("shuffle in", Every(discarded(type=SUPPORT, subtypes=("Attachment",), owner=YOU))))
)

ancient_relics.card(
    "The Second Chancers",
    response(AFTER_PLAYING_THIS, wound(Every(characters(keywords=("Toughness",), other=True)))),
)

ancient_relics.card(
    "Jacques Artois",
    forced(on("wound", card=characters(controller=YOU)), until_end_of_phase(THIS, gains("CI"))),
)

ancient_relics.card("Alexander Pallas", response(DESTROYING_A_CHARACTER, ready(THIS)))

ancient_relics.card(
    "Attack Dogs",
    Static(HOST, (gains("C", per=Count(Cards(subtypes=("Creature",), controller=YOU))),)),
    attach=characters(),
)

ancient_relics.card(
    "Timely Intervention",
    action(Lasts(None, (Cannot(Cards(type=EVENT, zone=HAND), "play", by=EACH_PLAYER),))),
)

ancient_relics.card(
    "Dr. Henshaw",
    disrupt(DRIVING_THIS_INSANE, ready(Every(characters(faction=AGENCY, committed=HERE, other=True)))),
)

ancient_relics.card("Unforeseen Setback", response(on("succeed", player=OPPONENT), wound(HOST)), attach=characters())

ancient_relics.card(
    "John & Jessie Burke",
    response(
        on("wound", card=characters(committed=ANYWHERE)),
        EXHAUST_NAMED,
        Pick(characters(committed=THERE), to="wound"),
        wound(CHOSEN),
    ),
)

ancient_relics.card(
    "Eliot Ness' Handcuffs",
    Static(HOST, (Keyword(number=0),)),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=characters(non=("Ancient One",)),
)

ancient_relics.card(
    "Inspector Li Flint",
    action(
        NameA("subtype"),
        until_end_of_phase(
            THIS, gains("C", per=Count(characters(controller=OPPONENT, committed=HERE, where=("of subtype",))))
        ),
        Limit(1, "phase", by_copy=True),
    ),
)

ancient_relics.card("Phoebe Kotas", Cannot(THIS, "exhaust to commit", "exhaust to commit to stories", modal="does not"))

ancient_relics.card(
    "Recovered Icebreaker",
    action(
        PayBy(GiveUp(characters(faction=AGENCY), by="exhaust")),
        Pick(
            Cards(
                type=SUPPORT,
                subtypes=("Attachment",),
                zone=DISCARD,
                owner=YOU,
                fits_on=Paid("that character"),
            )
        ),
        PutIntoPlay(CHOSEN_CARD, onto=Paid("it")),
    ),
)
