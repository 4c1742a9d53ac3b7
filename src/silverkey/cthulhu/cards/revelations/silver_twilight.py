"""Revelations: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

A_TOME = AtLeast(1, Cards(subtypes=("Tome",), controller=YOU))
FEWER_CARDS = Compare(Has(YOURSELF, Cards(zone=HAND)), "fewer than", Has(EACH_OPPONENT, Cards(zone=HAND)))
BROUGHT_IN = on("enter", card=characters(), by_effect=True)

revelations.card(
    "Chauncey Swann",
    Static(THIS, (gains("AI"),), (A_TOME,)),
    response(
        on("return", card=characters(owner=OPPONENT), by=OPPONENT),
        *take_from_top(5, Cards(type=SUPPORT, faction=SILVER_TWILIGHT, zone=DECK, owner=YOU)),
    ),
)

revelations.card(
    "Nathan Wick",
    action(
        PayBy(discard_cards(targeted=False)),
        Pick(Cards(type=CHARACTER, subtypes=("Lodge",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end("phase", Do("discard", STILL_IN_PLAY)),
    ),
)

revelations.card(
    "T'tka Halot",
    Static(HOST, (gains("II"),), (FEWER_CARDS,)),
    Cannot(HOST, "exhaust to commit", modal="does not", when=(FEWER_CARDS,)),
    action(PayBy(exhaust(HOST)), take(Topmost(discarded(subtypes=("Ritual", "Spell"), owner=YOU)))),
    attach=characters(subtypes=("Lodge",), controller=YOU),
)

revelations.card(
    "Sarah Van Shaw",
    Static(
        Every(characters(subtypes=("Lodge",))),
        (gains("CA"),),
        (AtLeast(1, Cards(subtypes=("Tome", "Ritual"), controller=YOU)),),
    ),
    response(BROUGHT_IN, until_end_of_phase(THIS, Skill(2))),
)

revelations.card(
    "Knight of the Eclipse",
    Static(THIS, (Keyword("Invulnerability"), Keyword("Willpower")), (AtLeast(1, Cards(subtypes=("Tome",))),)),
)

revelations.card(
    "Pass Grip of a Master",
    action(
        choose(characters()),
        ChooseIcon(),
        If(
            AtMost(0, Cards(zone=HAND, owner=YOU)),
            (until_end_of_phase(Every(characters(faction=SILVER_TWILIGHT, controller=YOU)), Icons()),),
            (until_end_of_phase(CHOSEN, Icons()),),
        ),
    ),
)

revelations.card(
    "Lodge Neophyte",
    disrupt(on("destroy", card=characters(subtypes=("Lodge",))), SACRIFICE, Instead(), return_to_hand(THE_EVENT_CARD)),
)

revelations.card(
    "O.E.S. Ring",
    action(pay(1), choose(characters()), until_end_of_phase(HOST, TextOf(CHOSEN, triggered=False))),
    attach=characters(faction=SILVER_TWILIGHT),
)

revelations.card(
    "Ritual of Exclusion",
    response(on("return", card=characters()), PutTokens(THIS)),
    action(
        EXHAUST_NAMED,
        DISCARD_FROM_PLAY,
        choose(discarded(type=CHARACTER, owner=YOU), number=Of("tokens", THIS), up_to=True),
        take(THOSE_CARDS),
    ),
)

revelations.card(
    "Magical Theorist",
    CostChange(Cards(subtypes=("Ritual", "Spell")), -1, minimum=1),
    action(
        EXHAUST_NAMED,
        Pick(supports(subtypes=("Ritual",))),
        PutTokens(CHOSEN_CARD, Count(supports(subtypes=("Tome",)))),
    ),
)

revelations.card(
    "The Necronomicon: John Dee Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    action(
        FEWER_CARDS,
        PayBy(Together((return_to_hand(HOST), Do("shuffle in", THIS)))),
        EachDoes(EACH_OPPONENT, (choose(characters(controller=YOU)), return_to_hand(CHOSEN))),
    ),
    attach=characters(controller=YOU),
)

revelations.card(
    "Adept of the Second Order", response(BROUGHT_IN, choose(characters(subtypes=("Lodge",))), ready(CHOSEN))
)

revelations.card(
    "From the First Degree to the Last",
    story_effect(
        choose(stories(), any_number=True),
        return_to_hand(Every(characters(committed=Chosen("chosen", "those stories")))),
    ),
)

revelations.card(
    "Lodge Defenses",
    Toll("target", 2, Host("attached card")),
    response(
        on("sacrifice", card=characters(faction=SILVER_TWILIGHT), player=YOU),
        Pay(X),
        choose(discarded(type=CHARACTER, owner=YOU, cost=at_most(X))),
        take(CHOSEN_CARD),
    ),
    attach=supports(subtypes=("Location",)),
)
