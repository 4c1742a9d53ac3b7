"""Core Set: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Shub-Niggurath",
    action(
        pay(3),
        Pick(Cards(type="character", subtypes=("Dark Young",), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)

core.card(
    "Y'Golonac", action(pay(1), choose(characters()), ready(CHOSEN), Lasts(None, (MustCommit(CHOSEN, with_this=True),)))
)

core.card(
    "Priestess of Bubastis",
    action(
        EXHAUST,
        Lasts(
            None,
            (CostChange(Cards(type="character", faction=SHUB), -1, minimum=1, who=YOU),),
            uses=1,
        ),
    ),
)

core.card("Slavering Gug", action(pay(4), choose(characters()), wound(CHOSEN))).before_errata(
    "2.0", "1.4", subtypes=("Monster",)
)

core.card("Forest Sister", disrupt(WOUNDING_THIS, pay(1), CancelEvent("cancel {wound} to {this}", 1)))

core.card(
    "Ancient Guardian",
    action(
        pay(1),
        choose(either(characters(state="exhausted", controller=YOU), supports(state="exhausted", controller=YOU))),
        ready(CHOSEN),
    ),
)

core.card(
    "Small Ghouls",
    forced(
        AFTER_ENTERING,
        when_(AtLeast(3, discarded(owner=YOU)), Pick(discarded(owner=YOU), number=3), Do("bottom", THOSE_CARDS)),
    ),
)

core.card("Watcher of the Woods", Enters((AtMost(0, supports(controller=YOU)),)))

core.card("Mi-Go Scout", Static(Every(characters(subtypes=("Mi-Go",))), (gains("I"),)))

core.card("Mi-Go Warrior", disrupt(on("wound"), EXHAUST, CancelEvent("cancel {wound} to that character", 1)))

core.card(
    "Hungry Dark Young",
    response(
        AFTER_ENTERING,
        Pick(
            either(
                Cards(type="character", zone=HAND, owner=YOU, cost=at_most(2)),
                discarded(type="character", owner=YOU, cost=at_most(2)),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN),
    ),
)

core.card("Degenerate Ghoul")

core.card(
    "Shadowed Woods",
    response(
        on("enter", card=characters(faction=SHUB), player=YOU, causes=("play",)),
        pay(X),
        choose(discarded(type="character", owner=YOU, cost=at_most(X))),
        return_to_hand(CHOSEN),
    ),
)

core.card(
    "Ghoul Taint", Cannot(HOST, "commit", "commit to a story", when=(Turn(ControllerOf(HOST)),)), attach=characters()
)

core.card("Altar of the Blessed", Static(Every(characters(controller=YOU)), (Skill(1),)))

core.card("Regeneration", disrupt(on("wound", card=characters(controller=YOU)), CancelEvent("cancel {wound} to it", 1)))

core.card("Burrowing Beneath", action(choose(supports()), destroy(CHOSEN)))

core.card(
    "Horrid Mutation", action(until_end_of_phase(Every(characters(controller=YOU, committed=ANYWHERE)), gains("T")))
)

core.card("Bred to Survive", action(until_end_of_phase(Every(characters(controller=YOU)), Keyword("Invulnerability"))))

core.card(
    "Shocking Transformation",
    action(
        PayBy(sacrifice_own(characters())),
        Pick(Cards(type="character", non=("Ancient One",), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)
