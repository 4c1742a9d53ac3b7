"""Ancient Relics: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "Aziz Chatuluka",
    action(
        SACRIFICE,
        PayBy(Drain(Domains(drained=False))),
        Pick(Cards(type="character", subtypes=("Ancient One",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end("phase", Do("top", STILL_IN_PLAY)),
    ),
)

ancient_relics.card(
    "Khopesh of the Abyss",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    Static(HOST, (Keyword("Toughness", 1),)),
    action(PayBy(wound(HOST)), choose(characters()), wound(CHOSEN)),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        passive(AFTER_LEAVING, Do("shuffle in", THIS)),
        Static(HOST, (Keyword("Toughness", 1),)),
        action(choose(characters()), wound(Both(CHOSEN, HOST))),
    ),
)

ancient_relics.card(
    "Temple of R'lyeh",
    action(
        PayBy(sacrifice_own(characters(faction=CTHULHU))),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters()),)),
    ),
)

ancient_relics.card(
    "The Cult of Bathos",
    CostChange(
        characters(subtypes=("Deep One",)),
        -1,
        minimum=1,
        per=Count(characters(subtypes=("Deep One",), controller=YOU)),
        who=YOU,
        first="phase",
    ),
)

ancient_relics.card("Silent Mover", action(pay(1), ready(THIS)))

ancient_relics.card(
    "Ophidian Blight",
    action(
        choose(stories()),
        EachDoes(EACH_PLAYER, (may(PayBy(sacrifice_own(characters())), CancelRest()),)),
        Lasts(CHOSEN_STORY, (struggles("TT"),)),
    ),
)

ancient_relics.card(
    "Horrific Light",
    action(
        PayBy(GiveUp(characters(), by="wound")),
        Pick(characters(skill=below(Of("skill", Paid("the character you wounded")))), to="destroy"),
        destroy(CHOSEN),
    ),
)

ancient_relics.card(
    "Family of Fishers",
    Static(
        THIS,
        (gains("T"),),
        (is_committed(), AtMost(0, characters(non=("Deep One",), controller=YOU, committed=HERE))),
    ),
)

ancient_relics.card(
    "Out of Season Monsoon",
    response(on("use", card=supports(subtypes=("Location",)), causes=TRIGGERED), destroy(EventCard("that card"))),
)

ancient_relics.card(
    "Eater from the Depths",
    forced(on("insane", card=characters(committed=HERE)), until_end_of_phase(THIS, gains("CC"))),
)

ancient_relics.card(
    "Burden Bearer",
    disrupt(
        on(
            "after struggle",
            player=YOU,
            card=ITS_STORY,
            which="Terror",
            when=(AtMost(0, characters(controller=YOU, committed=HERE, other=True)),),
        ),
        RemoveTokens(1, at=THAT_STORY),
    ),
)

ancient_relics.card(
    "Monophobia",
    Static(HOST, (Keyword("Willpower", 0),)),
    Company(HOST, "not alone"),
    attach=characters(),
)

ancient_relics.card(
    "Jade Salesman",
    CostChange(Cards(type=SUPPORT, subtypes=("Attachment",)), 1),
    disrupt(
        on("enter", "attach", card=supports(subtypes=("Attachment",), zone=HAND)),
        SACRIFICE,
        Instead(),
        Do("destroy", EventCard(), if_able=True),
    ),
)

ancient_relics.card(
    "Scylla's Well",
    Static(
        HOST_CARD, (CountsAs(Of("printed cost", AFFECTED), icons("TTCC"), keeps_text=True), Keyword("Toughness", 2))
    ),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=Cards(subtypes=("Location",), controller=YOU),
)
