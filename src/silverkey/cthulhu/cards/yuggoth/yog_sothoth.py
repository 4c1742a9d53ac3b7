"""The Yuggoth Contract: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card(
    "Speak to the Dead",
    action(
        discard_top(YOURSELF, 4),
        then(Pick(discarded(owner=YOU), number=2), take(THOSE_CARDS)),
    ),
)

_BACK_TO_HAND = Delayed((return_to_hand(THIS),))

yuggoth.card(
    "Doppelgänger", PlayedAsCopy(characters(unique=False, state="sane", cost=at_most(X)), _BACK_TO_HAND)
).before_errata(
    "2.0", abilities=(PlayedAsCopy(characters(unique=False, state="sane", cost=Bound("exactly", X)), _BACK_TO_HAND),)
)

yuggoth.card(
    "Yog-Sothoth",
    action(
        pay(2),
        choose(Cards(type=EVENT, subtypes=("Spell",), zone=DISCARD, owner=YOU, where=("playable",))),
        ForFree(CHOSEN_CARD),
        then(Do("bottom", CHOSEN_CARD)),
    ),
)

yuggoth.card("Flying Polyps")

yuggoth.card("Bird Demon")

yuggoth.card(
    "Hunting Nightgaunt",
    Cannot(Every(characters(faction=NEUTRAL)), "commit", "commit to stories", when=(ItIs("Night"),)),
)

yuggoth.card(
    "Casting off the Skin",
    action(
        choose(characters(controller=YOU, committed=ANYWHERE)),
        until_end_of_phase(CHOSEN, gains("TC", per=Count(characters(committed=Committed(of=CHOSEN))))),
    ),
)

yuggoth.card(
    "Cursed Skull",
    action(pay(1), SACRIFICE, ChoosePlayer(opponents=True), EachDoes(THAT_OPPONENT, (sacrifice_own(characters()),))),
)

yuggoth.card(
    "All are One",
    action(
        Reveal(Top(3)),
        Pick(SEEN, "discarded"),
        Do("discard", Chosen("discarded", "that card")),
        Pick(SEEN),
        take(CHOSEN_CARD),
        Rest("top", noun="the other"),
    ),
)

yuggoth.card(
    "Curse of the Stone",
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_OPPONENT, (discard_top(YOURSELF, Count(characters(controller=YOU))),)),
    ),
)

yuggoth.card(
    "Cultist of the Key",
    action(
        EXHAUST_NAMED,
        choose(stories()),
        one_of(until_end_of_phase(CHOSEN_STORY, struggles("A")), until_end_of_phase(CHOSEN_STORY, struggles("A", -1))),
    ),
)

yuggoth.card(
    "Spiritual Guidance",
    disrupt(
        on("wound", card=characters(controller=YOU)),
        PayBy(GiveUp(Cards(type=CHARACTER, zone=HAND, owner=YOU))),
        CancelEvent("cancel {wound} to it"),
    ),
)

yuggoth.card("Reckless Elder Thing", forced(AFTER_COMMITTING, wound(THIS)))

yuggoth.card(
    "Crazed Shoggoth",
    passive(
        on("phase begins", player=YOU, which=STORY_PHASE),
        choose(stories(), by=EACH_OPPONENT),
        Lasts(None, (MustCommit(THIS, at=CHOSEN_STORY),)),
    ),
)
