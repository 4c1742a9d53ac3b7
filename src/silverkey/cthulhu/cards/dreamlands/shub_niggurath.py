"""Dreamlands: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "The Vale of Pnath",
    Static(
        THIS,
        (
            GainAbility(
                disrupt(
                    on("struggle"),
                    EXHAUST_NAMED,
                    CancelEvent("cancel the game effects of that struggle"),
                )
            ),
        ),
        (controls_more(YOURSELF, Cards(subtypes=("Dreamlands",), also_subtype="Location"), than=EACH_OPPONENT),),
    ),
)

dreamlands.card("Twilight Cannibal", whenever(ItIs("Day"), sacrifice(THIS)))

dreamlands.card(
    "Dhole Tunnel",
    action(
        SACRIFICE,
        choose(stories()),
        Lasts(None, (Cannot(characters(), "exhaust to commit", modal="does not", at=CHOSEN_STORY),)),
    ),
)

dreamlands.card(
    "Ghoul Spawn",
    action(
        ItIs("Night"),
        SACRIFICE,
        Pick(Cards(type=CHARACTER, subtypes=("Ghoul",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

dreamlands.card("Ghoulish Predator", Cannot(THIS, "commit", "commit to stories", when=(ItIs("Day"),)))

dreamlands.card(
    "Shuggob, Ghoul Sage",
    passive(
        on("enter", card=THIS, player=YOU, origin=HAND, causes=(PLAY,)), Do("discard", Every(Cards(keywords=("Day",))))
    ),
)

dreamlands.card(
    "Mi-Go Dreams",
    action(Pick(discarded(type=CHARACTER, subtypes=("Mi-Go",), owner=YOU), any_number=True), take(THOSE_CARDS)),
)

dreamlands.card(
    "Dhole Ant-Lion",
    Cannot(THIS, "exhaust to commit", modal="does not", when=(IsA(THIS, Cards(where=("wounded",)), so=False),)),
    forced(on("phase ends", which=STORY_PHASE), one_of(sacrifice_own(characters()), wound(THIS))),
)

dreamlands.card(
    "Dark Contagion",
    response(on("wound", card=characters(faction=SHUB, controller=YOU)), wound(HOST)),
    attach=characters(),
)

dreamlands.card(
    "Back From the Dead",
    action(
        ItIs("Night"),
        choose(discarded(type=CHARACTER, unique=True, non=("Ancient One",)), to="enter here"),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        Attach(THIS, STILL_IN_PLAY),
    ),
    whenever(ItIs("Day"), sacrifice(HOST)),
    passive(AFTER_LEAVING, sacrifice(HOST)),
)

dreamlands.card(
    "Dhole Attack!",
    action(
        choose(supports(subtypes=("Location",))),
        destroy(CHOSEN_CARD),
        then(
            EnterAs(CountsAs(3, icons("TTCC"), keeps_text=True), Belongs("subtype", "Monster")),
            at_end("phase", sacrifice(STILL_IN_PLAY)),
        ),
    ),
)

dreamlands.card("Ghoulish Hag", whenever(ItIs("Day"), sacrifice(THIS)), PlayedIf((ItIs("Night"),), zone=DISCARD))
