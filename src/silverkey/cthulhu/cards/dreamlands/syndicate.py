"""Dreamlands: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Clover Club Executive",
    forced(AFTER_ENTERING, EachDoes(WhoeverHas("most", Cards(zone=HAND)), (discard_at_random(2),))),
)

dreamlands.card(
    "Clover Club Regular",
    LiesOpen(EACH_OPPONENT),
    response(on("place token", player=OPPONENT), EachDoes(THE_EVENT_PLAYER, (DrawCards(),))),
)

dreamlands.card(
    "Gregory Gry, Muckraker",
    Static(THIS, (Keyword("Willpower"), Keyword("Toughness", 2)), when=(ItIs("Day"),)),
    Static(THIS, (GainAbility(action(pay(1), ready(THIS))),), when=(AtMost(0, characters(subtypes=("Dreamer",))),)),
)

dreamlands.card(
    "Clover Club Deck",
    action(
        EXHAUST_NAMED,
        pay(2),
        Reveal(Hand(AN_OPPONENT), secretly=True),
        Pick(Cards(among=Chosen("revealed"), zone=HAND)),
        Do("discard from hand", CHOSEN_CARD),
        then(EachDoes(THAT_OPPONENT, (DrawCards(),))),
    ),
    attach=characters(controller=YOU),
)

dreamlands.card(
    "Forcibly Removed",
    action(
        Reveal(Hand(AN_OPPONENT), secretly=True),
        Pick(Cards(type=CHARACTER, unique=False, among=Chosen("revealed"), zone=HAND), number=2, up_to=True),
        Do("discard from hand", THOSE_CARDS),
        then(EachDoes(THAT_OPPONENT, (DrawCards(Count(Cards(among=Chosen("chosen", "those cards"), zone=DISCARD))),))),
    ),
)

dreamlands.card(
    "Petty Thief",
    response(
        on("draw", player=OPPONENT, by_effect=True),
        controls_more(THE_EVENT_PLAYER, Cards(zone=HAND), than=YOURSELF),
        EXHAUST_NAMED,
        EachDoes(THE_EVENT_PLAYER, (discard_at_random(),)),
    ),
)

dreamlands.card(
    "Ritual Initiation",
    action(
        choose(characters(unique=True, faction=SYNDICATE)),
        until_end_of_phase(CHOSEN, gains("C"), Skill(1), Keyword("Toughness")),
        then(may(pay(1), return_to_hand(THIS_EVENT))),
    ),
)

dreamlands.card(
    "King Kuranes",
    response(
        on("succeed", player=YOU, card=ITS_STORY),
        choose(supports(subtypes=("Dreamlands",), controller=OPPONENT)),
        Control(CHOSEN_CARD),
    ),
)

dreamlands.card("The Back Room", DrawsMore(EACH_PLAYER))

dreamlands.card(
    "Clover Club Cardroom",
    response(
        on("win story"),
        SACRIFICE,
        EachDoes(EACH_PLAYER, (Do("shuffle in", Every(Cards(zone=HAND, owner=YOU))),)),
        then(EachDoes(EACH_PLAYER, (DrawCards(6),))),
    ),
)

dreamlands.card(
    "Gregory Gry, Shadow of his Former Self",
    action(EXHAUST_NAMED, ChoosePlayer(), Do("shuffle in", Top(2, THAT_PLAYER, zone=DISCARD))),
)

dreamlands.card(
    "Raking the Pot",
    response(
        on("enter", card=characters(), player=OPPONENT, causes=(PLAY,)),
        unless(return_to_hand(THE_EVENT_CARD), THE_EVENT_PLAYER, PayBy(Drain(YOUR_DOMAINS, one=True))),
    ),
)
