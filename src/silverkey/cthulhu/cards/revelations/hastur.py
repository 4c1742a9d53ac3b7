"""Revelations: Hastur."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Alyssa Graham",
    disrupt(
        on(ONE_DRAW),
        GO_INSANE,
        one_of(discard_top(THE_EVENT_PLAYER, 1), Do("top", Topmost(discarded(owner=YOU)))),
    ),
)

revelations.card("The Parlor", RuleChange("draws shown before")).before_errata(
    "2.0", "1.4", abilities=(RuleChange("draws shown"),)
)

revelations.card(
    "Maureen de Garmeaux",
    action(
        pay(3),
        choose(characters(non=("Ancient One",))),
        until_end_of_phase(
            THIS,
            Skill(1, per=Of("skill", CHOSEN)),
            IconsOf(CHOSEN, printed=False),
            TextOf(CHOSEN, whole=True),
        ),
        at_end("phase", goes_insane(THIS), still=THIS),
    ),
)

INSANE = characters(state="insane")
YOUR_INSANE = characters(state="insane", controller=YOU)

revelations.card(
    "Elise Warren",
    Static(THIS, (skill_is(Count(INSANE)),)),
    Immune(THIS, when=(AtLeast(2, YOUR_INSANE),), chosen=True),
)

revelations.card(
    "Whisper in the Wind",
    action(
        restore(Every(YOUR_INSANE)),
        at_end("turn", goes_insane(Every(characters(subtypes=("Lunatic",))))),
    ),
)

revelations.card(
    "Deranged Diva",
    action(
        GO_INSANE,
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (choose(characters(controller=YOU), to="insane"), goes_insane(CHOSEN)), if_able=True),
    ),
)

revelations.card(
    "Song of Suffering",
    Cannot(HOST, "restore", "be restored"),
    action(pay(1), Pick(characters(state="insane", but=HOST), to="attach"), Attach(THIS, CHOSEN)),
    attach=INSANE,
)

revelations.card(
    "Danni Devine",
    Static(THIS, (gains("TA"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),)),
    action(
        AtLeast(2, INSANE),
        *take_from_top(5, Cards(type=SUPPORT, faction=HASTUR, zone=DECK, owner=YOU)),
        Limit(1, "turn", by_copy=True),
    ),
)

revelations.card(
    "The King In Yellow Folio",
    Static(HOST, (Keyword("Fast"), gains("TT"))),
    Static(Committed("the story to which attached character is committed", of=HOST), (StrugglesInto("CAI", TERROR),)),
    attach=characters(),
)

revelations.card(
    "Kaleidoscope of Calyptra",
    replacement(on("insane", card=characters(committed=HERE)), Instead(), wound(THE_EVENT_CARD)),
)

revelations.card(
    "Named by the Unnameable",
    action(
        choose(characters(subtypes=("Lunatic",), controller=YOU, committed=ANYWHERE)),
        Lasts(CHOSEN, (gains("TTCA"), Skill(3)), until=WHILE_THERE),
        at_end("phase", goes_insane(CHOSEN), still=CHOSEN),
    ),
)

revelations.card(
    "The Marked",
    Static(Every(characters(non=("Ancient One",))), (NoIcons(TERROR),)),
    disrupt(
        on("resolve", causes=TRIGGERED, source_types=(CHARACTER,)),
        AtLeast(2, YOUR_INSANE),
        GO_INSANE,
        CancelEvent(),
        then(goes_insane(THE_EVENT_CARD, if_able=True)),
    ),
)

revelations.card("In the Court of the Dragon", story_effect(Control(Every(INSANE))))

revelations.card(
    "The Necronomicon: Petrus de Dacia Translation",
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    disrupt(
        on("insane", card=HOST),
        PayBy(Do("shuffle in", THIS)),
        goes_insane(Every(characters(skill=below(Of("skill", EventCard("attached character")))))),
    ),
    attach=characters(controller=YOU),
)
