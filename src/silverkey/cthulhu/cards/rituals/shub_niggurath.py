"""Rituals of the Order: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Telepathic Chthonian",
    response(
        on("destroy", card=Cards(type=SUPPORT)),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters()),), if_able=True),
    ),
)

rituals.card(
    "Harvesting Mi-Go",
    response(AFTER_ENTERING, choose(discarded(type=CHARACTER, owner=YOU)), AsResources(CHOSEN_CARD)),
)

rituals.card(
    "Inter-dimensional Transporter",
    CostChange(Cards(type=CHARACTER, subtypes=("Mi-Go",)), -1, minimum=1, who=YOU, first="turn"),
)

rituals.card(
    "Predator of the Night",
    response(
        AFTER_COMMITTING,
        choose(characters(skill=below(Of("skill", THIS)))),
        Lasts(None, (MustCommit(CHOSEN, with_this=True),)),
    ),
)

rituals.card(
    "One of the Thousand",
    action(
        PayBy(Do("shuffle in", THIS)),
        Lasts(None, (CostChange(Cards(type=CHARACTER, faction=SHUB), -1, minimum=1, who=YOU),), uses=1),
    ),
)

rituals.card(
    "Trampling Dark Young",
    forced(AFTER_COMMITTING, wound(Every(characters(committed=HERE, printed_skill=at_most(1))))),
)

rituals.card(
    "Slime Covered Dhole",
    action(
        pay(1),
        Pick(Cards(zone=HAND, owner=YOU)),
        AsResources(CHOSEN_CARD),
        then(Pick(Cards(zone=DOMAIN, where=("on that domain",)), "second"), take(Chosen("second"))),
    ),
)

rituals.card("Grasping Chthonian", response(AFTER_ENTERING, choose(supports()), destroy(CHOSEN_CARD)))

rituals.card(
    "Ia! Ia! Shudde M'ell",
    response(WHENEVER, until_end_of_phase(Every(characters(controller=YOU)), gains("AA"))),
)

rituals.card("Wolf Hunger", MustCommit(HOST), attach=characters(non=("Ancient One",)))

rituals.card(
    "Shudde M'ell",
    action(
        pay(2),
        Pick(Cards(type=CHARACTER, subtypes=("Chthonian",), zone=DECK, owner=YOU), top=5, to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
    ),
)

rituals.card(
    "Ground Tremors",
    action(
        Reveal(Top(5)),
        Pick(Cards(subtypes=("Chthonian",), among=Chosen("searched"), zone=DECK)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

rituals.card(
    "Sinkhole!",
    action(
        discard_top(YOURSELF, 1),
        If(
            IsA(Chosen("discarded"), Cards(type=CHARACTER, subtypes=("Chthonian",), zone=DISCARD)),
            (choose(characters(non=("Ancient One",))), destroy(CHOSEN)),
            (choose(supports(subtypes=("Location",))), destroy(CHOSEN_CARD)),
        ),
    ),
)

rituals.card("Bast's Hunt", action(choose(characters(where=("wounded",))), destroy(CHOSEN)))
