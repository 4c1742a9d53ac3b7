"""The Yuggoth Contract: Hastur."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("Thing from Nightmare", CostChange(None, -1, minimum=1, per=Count(characters(state="insane"))))

yuggoth.card(
    "Crazed Arsonist",
    action(GO_INSANE, choose(supports(subtypes=("Location",))), destroy(CHOSEN_CARD)),
)

yuggoth.card("Nightstalker")

yuggoth.card("The Sirens of Hell", response(on("insane"), destroy(THE_EVENT_CARD)))

yuggoth.card(
    "Obsessive Playwright",
    action(
        GO_INSANE,
        Pick(discarded(type=SUPPORT, subtypes=("Tome", "Artifact"), owner=YOU)),
        return_to_hand(CHOSEN_CARD),
    ),
)

yuggoth.card(
    "Harbinger of Insanity",
    action(
        PayBy(sacrifice_own(characters(subtypes=("Cultist",)))),
        Pick(characters(printed_skill=at_most(2)), to="control"),
        Control(CHOSEN, until="phase"),
    ),
)

yuggoth.card(
    "Hastur",
    action(
        pay(2),
        until_end_of_phase(
            Every(characters(controller=OPPONENT)), Keyword("Willpower", 0), IconsOf(icon=TERROR, printed=False)
        ),
    ),
)

yuggoth.card("The Yellow Sign", action(choose(characters()), until_end_of_phase(CHOSEN, gains("TTTA"))))

yuggoth.card("Swooping Byakhee", forced(AFTER_ENTERING, EachDoes(EACH_OPPONENT, (discard_cards(),), if_able=True)))

yuggoth.card(
    "Renowned Sculptor",
    action(
        GO_INSANE,
        Pick(Cards(type=SUPPORT, subtypes=("Artifact", "Item"), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
    ),
)

yuggoth.card("Wraith", forced(AFTER_DISCARDED_FROM_PLAY, EachDoes(EACH_OPPONENT, (discard_at_random(),))))

yuggoth.card(
    "Dangerous Inmate",
    action(GO_INSANE, choose(characters(printed_skill=at_most(2))), goes_insane(CHOSEN)),
)

yuggoth.card("Lost to the Madness", action(goes_insane(Every(characters()))))

yuggoth.card("Fledgling Byakhee", Static(THIS, (gains("TTA"),), (ItIs("Night"),)))
