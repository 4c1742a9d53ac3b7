"""Dreamlands: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Beings of Ib",
    CostChange(Cards(title="Bokrug"), -1, minimum=1),
    CountsAt(
        TheOnly(characters(subtypes=("Ancient One",), controller=YOU)),
        Committed("the story to which this card is committed"),
    ),
)

dreamlands.card(
    "Dreamlands Fanatic",
    response(on("leaves play", card=characters(controller=OPPONENT)), PutIntoPlay(THIS), zone=HAND),
)

dreamlands.card(
    "Mnomquah's Serpent",
    action(ItIs("Night"), Pick(characters(), to="attach"), Attach(THIS, CHOSEN)),
    Static(THIS, (Keyword("Night"), Belongs("subtype", "Curse")), (IsA(THIS, Cards(where=("attached",))),)),
    Cannot(HOST, "commit", "commit to stories"),
    passive(
        on("phase begins", player=ControllerOf(HOST), which=END_OF_TURN),
        EachDoes(ControllerOf(HOST), (discard_at_random(),)),
    ),
)

dreamlands.card(
    "Midnight Rendezvous",
    action(destroy(Every(Cards(keywords=("Day",)))), then(Pick(stories()), Attach(THIS, CHOSEN_STORY))),
    Static(HOST_STORY, (SkipStruggles("I"),)),
    Static(THIS, (Keyword("Night"), Belongs("subtype", "Environment")), (IsA(THIS, Cards(where=("attached",))),)),
)

dreamlands.card(
    "Everlasting Night",
    CostChange(Cards(keywords=("Day",)), 1, who=OPPONENT),
    action(EXHAUST_NAMED, Lasts(None, (CostChange(Cards(keywords=("Night",)), -1, minimum=1, who=YOU),), uses=1)),
)

dreamlands.card(
    "Day of the Deep Ones",
    action(
        PayBy(GiveUp(characters(subtypes=("Deep One",)))),
        destroy(Every(Cards(keywords=("Day",)))),
        then(Pick(characters(subtypes=("Deep One",)), to="attach"), Attach(THIS, CHOSEN)),
    ),
    Static(THIS, (Keyword("Night"),), (IsA(THIS, Cards(where=("attached",))),)),
)

dreamlands.card(
    "Cerenerian Deep One", CostChange(None, -1, per=Count(supports(subtypes=("Dreamlands",), controller=YOU)))
)

dreamlands.card(
    "Princess Zura",
    response(on("leaves play", card=characters(controller=OPPONENT)), ready(THIS), then(DrawCards())),
)

dreamlands.card("In an Unmarked Grave", action(sacrifice(Every(characters(unique=False)))))

dreamlands.card(
    "Dark Quagmire",
    Immune(THIS, chosen=True, alone=True),
    passive(
        on("phase begins", player=EACH_PLAYER, which=STORY_PHASE),
        EachDoes(THE_EVENT_PLAYER, (PutTokens(HOST_STORY, -1),)),
    ),
    attach=stories(),
)

dreamlands.card(
    "Mnomquah, The Moon God",
    Immune(THIS, to=either(stories(zone=STORY_DECK), Cards(type=CONSPIRACY)), when=(ItIs("Night"),)),
    response(on("succeed", player=YOU, card=ITS_STORY), PutTokens(THAT_STORY, -1, whose=EACH_OPPONENT)),
)

dreamlands.card(
    "Curse of Darkness",
    disrupt(
        on("resolve", card=Cards(keywords=("Day",)), causes=(PLAY,)),
        CancelEvent(),
        then(Do("shuffle in", EventCard())),
    ),
)
