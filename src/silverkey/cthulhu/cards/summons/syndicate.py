"""Summons of the Deep: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Arkham Advertiser Archives",
    response(
        on("win struggle", player=YOU, which="Investigation"),
        EXHAUST_NAMED,
        refresh(Domains(drained=True, most=2), one=True),
    ),
)

summons.card(
    "Expendable Muscle",
    replacement(
        on("wound", "insane", card=THIS),
        Instead(),
        Pick(characters(controller=YOU, other=True, where=("spared",)), to="attach"),
        Attach(THIS, CHOSEN),
    ),
    Static(HOST, (Keyword("Toughness", 1), Keyword("Willpower"))),
)

summons.card(
    "False Papers",
    action(EXHAUST_NAMED, NameA("subtype"), until_end_of_phase(HOST, Belongs("subtype"))),
    attach=characters(),
)

summons.card(
    "Trent Dixon",
    MustCommit(THIS),
    CountsAt(
        THIS,
        Every(stories()),
        when=(is_committed(), AtMost(0, characters(controller=YOU, committed=ANYWHERE, other=True))),
    ),
)

summons.card(
    "Underground Asylum",
    disrupt(
        on("insane", causes=(*TRIGGERED, "Terror"), rulings=("coc-latest/faq/what-is-an-effect",)),
        EXHAUST_NAMED,
        pay(1),
        CancelEvent(whole=True),
    ),
).before_errata(
    "1.4",
    abilities=(
        disrupt(
            on("insane", causes=TRIGGERED, rulings=("coc-1.4/faq/what-is-an-effect",)),
            EXHAUST_NAMED,
            pay(1),
            CancelEvent(whole=True),
        ),
    ),
)

summons.card(
    "Tear Gas",
    action(Pick(characters(), to="attach"), Attach(THIS, CHOSEN)),
    Static(HOST, (Skill(-1),)),
    whenever(AtMost(0, Of("skill", HOST)), destroy(HOST)),
)

summons.card(
    "Friend of the Family",
    Static(Every(characters(controller=OPPONENT, committed=HERE)), (Skill(-1),), (is_committed(),)),
)

summons.card(
    "Fugitive Scientist",
    Cannot(
        Every(characters(committed=Committed("the same story as Fugitive Scientist"), icons=at_most(0, "I"))),
        "count skill",
        "count their skill",
        modal="does not",
    ),
)

summons.card(
    "Vengeful Hit",
    disrupt(
        on("after struggle", player=OPPONENT, which="Investigation"),
        choose(characters(icons=at_least(1, "I"), committed=ANYWHERE)),
        Do("uncommit", CHOSEN),
        then(exhaust(CHOSEN)),
    ),
)

summons.card(
    "Brazen Hoodlum",
    Cannot(
        Every(characters(committed=Committed("the same story as Brazen Hoodlum"), icons=at_most(0, "C"))),
        "count skill",
        "count their skill",
        modal="does not",
    ),
)

summons.card(
    "Vengeful Mob",
    response(
        on("lose struggle", player=YOU, which="Combat"),
        choose(characters(controller=OPPONENT)),
        when_(
            Compare(Of("C", CHOSEN), "lower than", Of("C", Every(characters(controller=YOU, committed=NOWHERE)))),
            wound(CHOSEN),
        ),
    ),
)

summons.card(
    "Arcane Grifter",
    Cannot(
        Every(characters(committed=Committed("the same story as Arcane Grifter"), icons=at_most(0, "A"))),
        "count skill",
        "count their skill",
        modal="does not",
    ),
)

summons.card(
    "Blackball Jim",
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        PayBy(Drain(YOUR_DOMAINS, one=True)),
        Drain(Domains(AN_OPPONENT), one=True),
        when_(
            Compare(ResourceCount(DrainedFor("cost")), "more than", ResourceCount(DrainedFor("effect"))),
            PutTokens(THE_EVENT_STORY),
        ),
    ),
)

summons.card(
    "Midnight Alley",
    response(
        on("lose struggle", player=YOU, which="Arcane"),
        SACRIFICE,
        ChoosePlayer(opponents=True),
        EachDoes(
            THAT_PLAYER,
            (
                ChooseDomain(YOUR_DOMAINS),
                Together((AsResources(Hand(), THAT_DOMAIN), take(Every(THAT_DOMAINS_RESOURCES)))),
            ),
        ),
    ),
)
