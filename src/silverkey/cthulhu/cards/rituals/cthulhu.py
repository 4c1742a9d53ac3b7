"""Rituals of the Order: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

THEY_LOSE_ONE = EachDoes(EACH_OPPONENT, (choose(characters(controller=YOU, committed=HERE)), destroy(CHOSEN)))

# In the older documents every Disrupt comes before what it disrupts (coc-1.4/timing/disrupts.a): so does one "after" a
# struggle.
rituals.card(
    "Bloodthirsty Star Spawn",
    disrupt(
        on("would win struggle", card=ITS_STORY, player=YOU, which="Combat"),
        Instead("instead of wounding a character,"),
        THEY_LOSE_ONE,
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        disrupt(
            on("after struggle", card=ITS_STORY, player=YOU, which="Combat"),
            Instead("instead of wounding a character,"),
            THEY_LOSE_ONE,
        ),
    ),
)

rituals.card(
    "Underneath the Surface",
    action(
        PayBy(sacrifice_own(characters(subtypes=("Cultist",)), number=3)),
        Pick(Cards(title="Cthulhu", zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

rituals.card(
    "Gaze of Ghatanothoa",
    Cannot(HOST, "ready", when=(Phase(REFRESH, EACH_PLAYER),)),
    attach=characters(non=("Ancient One",)),
)

rituals.card(
    "Deep One Stowaway",
    response(AFTER_PLAYING_THIS, choose(characters(state="exhausted", cost=at_most(2))), wound(CHOSEN)),
)

rituals.card("Horrific Shoggoth")

rituals.card(
    "Ghatanotha",
    action(
        PayBy(Pick(Cards(title="Ghatanotha", zone=HAND, owner=YOU), "shown")),
        PayBy(Reveal(Chosen("shown"))),
        choose(characters(non=("Ancient One",))),
        destroy(CHOSEN),
        then(Do("shuffle in", Chosen("shown", "the copy you revealed"))),
    ),
)

rituals.card(
    "Lurking Deep One",
    Static(THIS, (GainAbility(response(AFTER_EVENT_PLAYED, ready(THIS))),), (ItIs("Night"),)),
)

rituals.card("Devil's Reef", CostChange(Cards(type=CHARACTER, subtypes=("Deep One",)), -1, minimum=1))

rituals.card(
    "Y'ha-nthlei Statue",
    whenever(AtLeast(1, characters(printed_skill=at_most(1))), destroy(Every(characters(printed_skill=at_most(1))))),
)

rituals.card(
    "While He Sleeps",
    action(
        PayBy(Pick(Cards(title="Cthulhu", zone=HAND, owner=YOU), "shown")),
        PayBy(Reveal(Chosen("shown"))),
        Lasts(Every(characters(faction=CTHULHU, controller=YOU)), (gains("TT"),), until="turn"),
    ),
)

rituals.card(
    "Slave to the Undivided Mind",
    action(choose(characters()), Lasts(None, (MustCommit(CHOSEN),), until="turn")),
)

rituals.card(
    "Somnambulant Dreamer",
    action(GO_INSANE, choose(characters(state="exhausted", skill=at_most(2))), wound(CHOSEN)),
)

rituals.card(
    "Misguided Dreams",
    action(Lasts(None, (MustCommit(Every(characters())),), until="turn")),
    CostChange(None, -2, when=(ItIs("Night"),)),
)

rituals.card("Disguised Serpent Man", action(pay(1), until_end_of_phase(THIS, turns("C", "T"))))
