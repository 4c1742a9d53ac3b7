"""Dreamlands: the Agency."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "The Captain", action(ItIs("Day"), pay(2), choose(stories()), Lasts(None, (CountsAt(THIS, CHOSEN_STORY),)))
)

dreamlands.card(
    "Night-shift Security",
    Immune(Every(characters(controller=YOU)), Cards(type=EVENT), chosen=True, alone=True, when=(ItIs("Night"),)),
)

dreamlands.card(
    "Flood Lights",
    CostChange(Cards(keywords=("Night",)), 1, who=OPPONENT),
    action(EXHAUST_NAMED, Lasts(None, (CostChange(Cards(keywords=("Day",)), -1, minimum=1, who=YOU),), uses=1)),
)

dreamlands.card(
    "Nathaniel Elton",
    action(
        PayBy(GiveUp(characters(keywords=("Heroic",)), by="exhaust")),
        choose(characters(keywords=("Villainous",))),
        exhaust(CHOSEN),
    ),
)

dreamlands.card(
    "Price Manor", action(EXHAUST_NAMED, take(Topmost(discarded(type=SUPPORT, subtypes=("Attachment",), owner=YOU))))
)

dreamlands.card("Sleep Therapist", action(EXHAUST_NAMED, choose(characters(subtypes=("Dreamer",))), ready(CHOSEN)))

dreamlands.card(
    "Behind Bars", action(choose(characters()), Lasts(None, (Cannot(CHOSEN, "commit", "commit to stories"),)))
)

dreamlands.card(
    "Agency Bodyguard",
    disrupt(
        on("wound", card=characters(unique=True)), EXHAUST_NAMED, CancelEvent("cancel {wound} to that character", 1)
    ),
)

dreamlands.card(
    "The White Ship",
    action(
        EXHAUST_NAMED,
        choose(characters(controller=YOU, committed=ANYWHERE)),
        until_end_of_phase(CHOSEN, Skill(2), Keyword("Fast")),
        after_story(
            Committed(of=CHOSEN),
            when_(
                AtLeast(1, Happened(on("succeed", player=YOU), to=Chosen("resolved", "that story"))),
                Pick(Cards(type=SUPPORT, subtypes=("Dreamlands",), zone=DECK, owner=YOU)),
                take(CHOSEN_CARD),
                Shuffle(),
            ),
        ),
    ),
)

dreamlands.card(
    "Night Raid!",
    disrupt(
        on("resolve", card=Cards(keywords=("Night",)), causes=(PLAY,)),
        CancelEvent(),
        then(Do("shuffle in", EventCard())),
    ),
)

dreamlands.card(
    "John Henry Price",
    CheaperOn(Cards(type=SUPPORT, subtypes=("Attachment",)), 1, THIS),
    response(
        on("enter", card=Cards(type=SUPPORT, subtypes=("Attachment",), where=("on this",)), player=YOU, causes=(PLAY,)),
        DrawCards(),
    ),
)
