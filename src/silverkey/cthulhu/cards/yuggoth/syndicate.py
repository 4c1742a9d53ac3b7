"""The Yuggoth Contract: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card(
    "A Sight for Sore Eyes",
    action(
        NameA("card"),
        EachDoes(EACH_OPPONENT, (Reveal(Every(Cards(zone=HAND, owner=YOU))),)),
        until_end_of_phase(
            Every(characters(controller=YOU)), Skill(2, per=Count(Cards(where=("named",), zone=HAND, owner=OPPONENT)))
        ),
    ),
)

yuggoth.card(
    "Meat Wagon",
    action(PayBy(exhaust(HOST)), choose(characters(skill=at_most(2))), exhaust(CHOSEN)),
    attach=characters(subtypes=("Criminal",), controller=YOU),
)

yuggoth.card("Eyes in a Jar", LiesOpen(EACH_OPPONENT, HAND))

yuggoth.card(
    "Bootlegging Operation",
    action(PayBy(exhaust(Host("attached card"))), DrawCards(bottom=True)),
    attach=supports(subtypes=("Location",)),
)

FACEDOWN_HERE = Count(Cards(where=("facedown", "on this")))

yuggoth.card(
    "The Laundromat",
    action(pay(2), PayBy(GiveUp(Cards(zone=HAND, owner=YOU), by="bottom")), DrawCards()),
)

yuggoth.card(
    "Veronica Frost",
    response(
        AFTER_COMMITTING,
        choose(characters(controller=YOU, committed=HERE, other=True)),
        Lasts(None, (Immune(CHOSEN),)),
    ),
)

yuggoth.card(
    "Tattoo Artist",
    response(
        AFTER_COMMITTING,
        choose(characters()),
        one_of(until_end_of_phase(CHOSEN, Skill(2)), until_end_of_phase(CHOSEN, Skill(-2))),
    ),
)

yuggoth.card(
    "Trophy Room",
    action(EXHAUST_NAMED, Pick(discarded(type=CHARACTER)), Attach(CHOSEN, THIS, facedown=True)),
    action(EXHAUST_NAMED, Pick(characters()), until_end_of_phase(CHOSEN, Skill(1, per=FACEDOWN_HERE))),
)

yuggoth.card(
    "Bound and Gagged",
    Static(HOST, (Blank(),)),
    Cannot(HOST, "commit", "commit to stories"),
    attach=characters(skill=at_most(2)),
)

yuggoth.card(
    "Kidnapping 101",
    action(
        choose(characters(controller=OPPONENT, non=("Ancient One",), committed=ANYWHERE)),
        Do("uncommit", CHOSEN),
    ),
)

yuggoth.card(
    "Blind Fighting",
    action(
        choose(stories()),
        one_of(until_end_of_phase(CHOSEN_STORY, struggles("C")), until_end_of_phase(CHOSEN_STORY, struggles("C", -1))),
        then(may(PayBy(GiveUp(characters(), by="exhaust")), return_to_hand(THIS_EVENT))),
    ),
)

yuggoth.card(
    "Safe House",
    response(
        on("enters discard", card=characters(), player=YOU, origin=IN_PLAY),
        pay(1),
        return_to_hand(THE_EVENT_CARD),
    ),
)

yuggoth.card(
    "Tattooed Thug",
    Static(THIS, (Keyword("Willpower"), gains("CAA")), (AtLeast(1, Cards(type=CONSPIRACY)),)),
)

yuggoth.card(
    "The View from Within",
    action(look_at_top(4, EACH_OPPONENT), Rest("top", noun="them")),
)

yuggoth.card(
    "Smugglers",
    passive(
        AFTER_ENTERING,
        Do("bottom", Hand()),
        then(DrawCards(Count(Cards(zone=DECK, among=Chosen("moved"))))),
    ),
    action(EXHAUST_NAMED, pay(1), DrawCards(bottom=True)),
)

yuggoth.card(
    "Tyler Scindere",
    Cannot(
        Every(characters(keywords=("Heroic", "Villainous"), controller=YOU)),
        "exclude",
        "exclude each other",
        modal="does not",
    ),
)

yuggoth.card(
    "Want Ads",
    forced(on("destroy", "discard", card=THIS, causes=("host",), when=(IsA(HOST, Cards(zone=DISCARD)),)), DrawCards(2)),
    attach=characters(controller=OPPONENT),
)
