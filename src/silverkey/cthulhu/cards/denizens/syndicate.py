"""Denizens of the Underworld: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Jacob Finnegan",
    forced(
        on("succeed", card=ITS_STORY, player=YOU),
        PutTokens(ITS_STORY),
    ),
    forced(
        on("no success", card=ITS_STORY, player=YOU),
        Do("bottom", THIS),
    ),
)

NIGHT_CARDS = Cards(keywords=("Night",))
CRIMINALS_GAIN = Static(Every(characters(subtypes=("Criminal",), controller=YOU)), (gains("A"), Skill(1)))

denizens.card("Crooked Attorney", passive(AFTER_ENTERING, destroy(Every(NIGHT_CARDS))), CRIMINALS_GAIN).before_errata(
    "2.0", "1.4", abilities=(whenever(AtLeast(1, NIGHT_CARDS), destroy(Every(NIGHT_CARDS))), CRIMINALS_GAIN)
)

denizens.card(
    "Immurement",
    action(
        PayBy(Drain(Domains(richest=True), one=True)),
        choose(either(supports(controller=OPPONENT), characters(non=("Ancient One",), controller=OPPONENT))),
        EachDoes(OwnerOf(CHOSEN_CARD), (AsResources(CHOSEN_CARD),)),
    ),
)

denizens.card(
    "Melisande LeBeau",
    forced(on("succeed", card=ITS_STORY, player=YOU), choose(supports()), destroy(CHOSEN_CARD)),
)

denizens.card(
    "Clover Club High Roller",
    response(on("succeed", card=ITS_STORY, player=YOU), PayBy(wound(THIS)), PutTokens(ITS_STORY)),
)

denizens.card(
    "Clover Club Pit Boss",
    Static(Every(characters(subtypes=("Criminal",), controller=YOU)), (Keyword("Willpower"),)),
)

denizens.card(
    "Numbers Runner",
    response(on("ready", card=THIS, player=YOU), choose(characters(skill=below(Of("skill", THIS)))), exhaust(CHOSEN)),
)

denizens.card(
    "The Clover Club",
    response(
        on("phase begins", player=YOU, which=OPERATIONS),
        EXHAUST_NAMED,
        Lasts(Every(characters(controller=OPPONENT)), (Skill(-1),), until="turn"),
    ),
)

denizens.card(
    "Danny O'Bannion's Office",
    response(on("destroy", card=characters(controller=YOU)), Limit(1, "phase", by_copy=True), DrawCards()),
)

denizens.card(
    "Concrete and Chains",
    Static(HOST, (Skill(-1, per=Of("tokens", THIS)),)),
    forced(
        AT_BEGINNING_OF_TURN,
        PutTokens(THIS),
        when_(AtMost(0, Of("skill", HOST)), destroy(HOST)),
    ),
    attach=characters(),
)

denizens.card(
    "Pay Tribute",
    action(
        YOUR_OPERATIONS,
        Pick(characters(non=("Ancient One",)), to="exhaust"),
        exhaust(CHOSEN),
        then(Do("bottom", THIS_EVENT)),
    ),
)

CRIMINALS = characters(subtypes=("Criminal",), controller=YOU)
AT_THIS_STORY = characters(committed=HERE)
DAY_CARDS = Cards(keywords=("Day",))
A_TACTIC = Cards(type=EVENT, subtypes=("Tactic",), zone=DECK, owner=YOU)

denizens.card(
    "Naomi O'Bannion",
    action(
        PayBy(ready(THIS)),
        choose(Cards(type=EVENT, subtypes=("Tactic",), zone=DISCARD, where=("affordable",))),
        PlayNow(CHOSEN_CARD),
        then(Do("bottom", CHOSEN_CARD)),
    ),
)

denizens.card(
    "O'Bannion's Inner Council",
    Static(THIS, (Skill(1, per=Count(CRIMINALS)),)),
    Cannot(
        Every(
            characters(
                committed=Committed("the same story as O'Bannion's Inner Council"), skill=below(Of("skill", THIS))
            )
        ),
        "count icons",
        "count their icons",
        modal="does not",
    ),
)

denizens.card(
    "Lena Di Boerio",
    action(
        pay(1),
        choose(characters()),
        ChooseIcon(),
        until_end_of_phase(CHOSEN, Skill(-1), Icons(-1)),
        until_end_of_phase(THIS, Skill(1), Icons(1)),
    ),
)

denizens.card(
    "Henry Knoll",
    response(
        on("ready", card=THIS, player=YOU),
        choose(characters()),
        Lasts(CHOSEN, (Skill(-1), GainAbility(whenever(AtMost(0, Of("skill", THIS)), destroy(THIS)))), until="turn"),
    ),
)

denizens.card(
    "Martin Herring",
    LiesOpen(YOURSELF),
    Cannot(
        Every(characters(controller=OPPONENT, cost=Bound("exactly", Of("printed cost", Top())))),
        "commit",
        at=Committed("the same story as Martin Herring"),
    ),
)

denizens.card("Isaac Miles", InsteadOfDiscard(Cards(type=CHARACTER)))

denizens.card("Fall Guy", disrupt(on("struggle"), SACRIFICE, until_end_of_phase(THAT_STORY, Resolves(FRUITLESS))))

denizens.card(
    "Marine Salvager",
    action(
        EXHAUST_NAMED,
        pay(X),
        choose(discarded(type=SUPPORT, cost=Bound("exactly", X)), to="enter here"),
        then(PutIntoPlay(CHOSEN_CARD, verb="enter here")),
    ),
)

denizens.card(
    "Cat Burglar",
    Static(
        THIS,
        (
            GainAbility(
                response(
                    on("succeed", card=ITS_STORY, player=YOU),
                    Pick(Cards(type=SUPPORT, zone=DECK, owner=OPPONENT), top=5, to="enter here"),
                    PutIntoPlay(CHOSEN_CARD, verb="enter here"),
                    Shuffle(whose=AN_OPPONENT),
                )
            ),
        ),
        (ItIs("Night"),),
    ),
)

denizens.card(
    "Hatchet Man",
    response(AFTER_COMMITTING, ChooseStruggle(), until_end_of_phase(THE_EVENT_STORY, DecidedBy(of=""))),
)

denizens.card(
    "Wheelman",
    disrupt(
        on("before struggle"),
        Limit(1, "turn", by_copy=True),
        choose(characters(controller=YOU, committed=HERE, other=True)),
        Pick(stories(but=ITS_STORY, visited_by=characters()), "there", to_join=Both(THIS, CHOSEN)),
        Do("commit", Both(THIS, CHOSEN), place=Chosen("there", "that story")),
    ),
)

YOURS_COMMIT_EXHAUSTED = CommitsExhausted(characters(faction=SYNDICATE, controller=YOU), at=HOST_STORY)

denizens.card(
    "Under Cover of Darkness",
    passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))),
    YOURS_COMMIT_EXHAUSTED,
    attach=stories(),
).before_errata(
    "2.0",
    "1.4",
    abilities=(whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))), YOURS_COMMIT_EXHAUSTED),
)

denizens.card(
    "House Advantage",
    Immune(THIS, Cards(), by=EACH_OPPONENT, when=(AllYours(SYNDICATE),)),
    disrupt(on(ONE_DRAW, player=YOU), look_at_top(1), may(DrawOtherwise(FROM_BOTTOM))),
)

denizens.card(
    "City Map", action(EXHAUST_NAMED, Pick(A_TACTIC, top=5), take(CHOSEN_CARD), Shuffle(but_rest=True), Rest())
)

denizens.card(
    "Indebted",
    Static(
        HOST,
        (GainAbility(forced(on("phase ends", player=YOU, which=RESOURCE), unless(sacrifice(THIS), YOURSELF, pay(2)))),),
    ),
    attach=characters(non=("Ancient One",)),
)

denizens.card(
    "Length of Pipe",
    disrupt(
        on("after struggle", card=Committed(of=HOST), player=YOU),
        DISCARD_FROM_PLAY,
        Pick(characters(committed=THERE), to="wound"),
        wound(CHOSEN),
    ),
    attach=characters(faction=SYNDICATE, controller=YOU),
)

denizens.card(
    "La Bella Luna",
    response(
        on("turn begins", player=OPPONENT),
        If(ItIs("Day"), (ready(Every(CRIMINALS)),), (Pick(CRIMINALS, to="ready"), ready(CHOSEN))),
    ),
)

denizens.card(
    "Made Man",
    response(
        on("destroy", "discard", card=THIS, when=(Suffered(HOST, "destroy"),)),
        Pick(characters(controller=OPPONENT, skill=at_most(Of("skill", HOST))), to="destroy"),
        destroy(CHOSEN),
    ),
    attach=CRIMINALS,
)

denizens.card(
    "On the Lam",
    action(
        Limit(1, "turn", by_copy=False),
        choose(characters(non=("Ancient One",))),
        Lasts(None, (Cannot(CHOSEN, "ready"), Cannot(CHOSEN, "exhaust", "be exhausted")), until=NEXT_TURN_BEGINS),
    ),
)

denizens.card(
    "Forced Compliance",
    action(
        YOUR_OPERATIONS,
        choose(characters(icons=at_most(0, "T"))),
        one_of(
            EachDoes(ControllerOf(CHOSEN), (sacrifice(CHOSEN),)),
            Control(CHOSEN, until="turn"),
            by=ControllerOf(CHOSEN),
        ),
    ),
)

denizens.card(
    "A Cunning Ruse",
    passive(
        on("succeed", card=THIS),
        EachDoes(
            THE_EVENT_PLAYER,
            (may(Pick(stories(where=("unvisited",), other=True)), PutTokens(CHOSEN_STORY)),),
        ),
    ),
)

denizens.card(
    "Tommy Malloy",
    disrupt(
        on("before struggle", which="Combat"),
        AtLeast(1, characters(controller=YOU, committed=THERE)),
        PlayNow(THIS, at=THAT_STORY),
        zone=HAND,
    ),
)

denizens.card(
    "Clover Club Ringer",
    disrupt(
        on("struggle effect", card=ITS_STORY, player=OPPONENT),
        Limit(1, "turn", by_copy=True),
        ResolveStruggle(won_by=YOURSELF, also=True),
    ),
)

denizens.card(
    "Reallocate",
    action(
        EachDoes(EACH_PLAYER, (SpreadResources(),)),
        then(GainDomain(), AsResources(THIS_EVENT, to=NEWEST)),
    ),
)

denizens.card(
    "Turf War",
    action(
        Phase(STORY_PHASE, EACH_PLAYER, after="opponent_commits"),
        ForEvery(
            stories(where=("contested",)),
            (EachDoes(EACH_PLAYER, (GiveUp(characters(committed=AT_CHOSEN), targeted=True),)),),
        ),
    ),
)

denizens.card(
    "Roll the Dice",
    action(
        RevealUntil(Cards(type=CHARACTER), whose=EACH_PLAYER),
        EachDoes(RevealedLowest(), (exhaust(Every(characters(controller=YOU))),)),
    ),
)
