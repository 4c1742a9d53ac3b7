"""For the Greater Good: the Agency."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card("Red Tape", RuleChange("first cancelled"))


greater_good.card("Officer Gibson", Immune(THIS, by=EACH_OPPONENT))
greater_good.card("Relentless Stalker", Cannot(THIS, "uncommit", "be uncommitted", modal="need not"))
greater_good.card(
    "Keen-eyed Detective",
    Static(THIS, (gains("AII"),), (AtLeast(2, characters(controller=OPPONENT, committed=HERE)),)),
)

greater_good.card(
    "Warrant Officer",
    response(
        on("commit", card=THIS, player=YOU),
        until_end_of_phase(Every(characters(faction=AGENCY, controller=YOU, committed=HERE)), gains("CA")),
    ),
)

GOVERNMENT = characters(subtypes=("Government",), controller=YOU)

greater_good.card("Attaché", Static(THIS, (Skill(1, per=Count(GOVERNMENT)),)), Static(Every(GOVERNMENT), (gains("A"),)))

greater_good.card(
    "Armored Car",
    Static(Every(characters(controller=YOU, committed=WITH_HOST)), (Keyword("Invulnerability"),)),
    action(pay(1), Pick(characters(faction=AGENCY, but=HOST), to="attach"), Attach(THIS, CHOSEN)),
    attach=characters(faction=AGENCY),
)

greater_good.card(
    "General Edward Irving",
    SeveralDomains(),
    response(on("lose struggle", player=YOU, which="Terror", card=ITS_STORY), ready(THIS)),
)

greater_good.card("Dr. Christine Marie", LiesOpen(EACH_OPPONENT, HAND))

greater_good.card(
    "Intelligence Agent",
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        IsA(THAT_STORY, Cards(type=CONSPIRACY)),
        Do("shuffle in", EventCard("that conspiracy")),
    ),
)

greater_good.card(
    "King John",
    forced(
        on("commit", card=THIS, player=YOU),
        OrElse((Drain(Domains(drained=False), one=True),), (Do("uncommit", THIS),)),
    ),
)

greater_good.card(
    "Peerless Tracker",
    action(
        pay(1),
        choose(characters(controller=OPPONENT, committed=ANYWHERE)),
        until_end_of_phase(THIS, IconsOf(CHOSEN)),
        Do("commit", THIS, place=Committed("the same story", of=CHOSEN)),
        Limit(1, "turn", by_copy=True),
    ),
)

greater_good.card(
    "Crooked Cop",
    Static(
        THIS,
        (
            GainAbility(
                disrupt(
                    on("resolve", "chosen", targets=characters(committed=HERE)),
                    DrawCards(),
                    Limit(3, "phase", by_copy=True),
                )
            ),
        ),
        (is_committed(),),
    ),
)

greater_good.card(
    "Supernatural Investigator",
    disrupt(
        on("resolve", "chosen", by=OPPONENT, causes=TRIGGERED, targets=characters(controller=YOU)),
        choose(discarded()),
        one_of(Do("top", CHOSEN_CARD), Do("bottom", CHOSEN_CARD)),
    ),
)

greater_good.card(
    "Veteran Monster Hunter",
    response(
        on("enter", card=characters(subtypes=("Hunter",)), player=YOU, causes=(PLAY,)),
        EachDoes(EACH_OPPONENT, (choose(characters(icons=at_least(1, "T"))), wound(CHOSEN)), if_able=True),
    ),
)

greater_good.card(
    "Lieutenant Wilson Stewart",
    action(
        EXHAUST_NAMED,
        Lasts(None, (CostChange(Cards(type=CHARACTER, faction=AGENCY), -1, per=Count(GOVERNMENT), who=YOU),), uses=1),
    ),
)

greater_good.card(
    "Karl Heinrich",
    response(
        on("destroy", card=characters(controller=OPPONENT), causes=("Combat",)),
        choose(Cards(type=CHARACTER, zone=DOMAIN)),
        Do("discard resource", CHOSEN_CARD),
    ),
)

greater_good.card(
    "Hunters of Ardenne",
    SeveralDomains(),
    Immune(Every(characters(subtypes=("Hunter",), controller=YOU, committed=ANYWHERE)), by=EACH_OPPONENT),
)

greater_good.card(
    "The Foundation",
    SeveralDomains(),
    passive(
        on("play", card=THIS, player=YOU),
        EachDoes(
            EACH_OPPONENT,
            (
                Times(
                    OfEvent("more domains"),
                    (choose(characters(non=("Ancient One",), controller=YOU)), Do("remove", CHOSEN)),
                ),
            ),
        ),
    ),
    disrupt(
        on("resolve", "chosen", targets=characters(faction=AGENCY, controller=YOU)),
        pay(1),
        CancelEvent("cancel that effect"),
    ),
)

greater_good.card(
    "Snowmobile",
    CountsAt(
        HOST,
        Every(stories(visited_by=characters(controller=YOU), but=Committed(of=HOST))),
        what="icons",
        when=(is_committed(HOST),),
    ),
    attach=characters(controller=YOU),
)

greater_good.card(
    "By the Book",
    Static(Every(characters(non=("Government",), committed=HOST_STORY)), (Blank(),)),
    attach=stories(),
)

greater_good.card(
    "Under Surveillance",
    Static(HOST_STORY, (Earlier("C"),)),
    disrupt(
        on("wound", card=characters(controller=OPPONENT, committed=HOST_STORY), causes=("Combat",)),
        Instead(),
        PutTokens(HOST_STORY),
    ),
    attach=stories(),
)

VEHICLE = supports(subtypes=("Vehicle",))

greater_good.card(
    "Motor Pool",
    Static(Every(characters(controller=YOU, bearing=VEHICLE)), (Skill(1), Keyword("Fast"))),
    action(
        EXHAUST_NAMED,
        Pick(Cards(type=SUPPORT, subtypes=("Vehicle",), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

greater_good.card(
    "Bending the Rules", action(refresh(Domains(EACH_PLAYER, drained=True, least=2, faction=AGENCY), one=True))
)

greater_good.card(
    "All-Points-Bulletin",
    response(
        on("use", card=characters(), player=EACH_PLAYER),
        Do("exhaust", THE_EVENT_CARD, if_able=True),
        Lasts(THE_EVENT_CARD, (NoIcons(), Blank()), until="turn"),
    ),
)

greater_good.card(
    "The Usual Suspects",
    TokensNeeded(THIS, number=8),
    CannotTrigger(characters(unique=False, committed=stories(other=True))),
)

greater_good.card(
    "The Anderson Building",
    passive(on("succeed"), EachDoes(THE_EVENT_PLAYER, (ExecuteStory(THAT_STORY),))),
)

greater_good.card(
    "Interrogator",
    action(
        choose(characters(committed=HERE)),
        Lasts(None, (Cannot(CHOSEN, "count skill", "count its skill at {place}", modal="does not", at=THIS_STORY),)),
        Limit(1, "phase", by_copy=True),
    ),
)

ATTACHED_HERE = Count(supports(where=("on this",)))

greater_good.card(
    "Overworked Bureaucrat",
    Static(THIS, (Skill(1, per=ATTACHED_HERE), gains("C", per=ATTACHED_HERE))),
    replacement(on(*LEAVING, card=THIS), return_to_hand(Every(Cards(where=("on this",))))),
)

greater_good.card(
    "Grete Wagner",
    Cannot(
        Every(characters(non=("Loyal",), committed=HERE)),
        "count",
        "count their icons or their skill",
        modal="does not",
        when=(is_committed(),),
    ),
)

greater_good.card(
    "Mano-a-Mano",
    action(
        choose(characters(controller=YOU)),
        choose(Cards(controller=OPPONENT, cost=at_most(Of("printed cost", CHOSEN))), "second"),
        until_end_of_phase(Chosen("chosen second", "those cards"), Blank(subtypes=False)),
    ),
)

greater_good.card(
    "Raid!",
    disrupt(
        on("resolve", by=OPPONENT, causes=(ACTION, DISRUPT, RESPONSE), source_types=(SUPPORT,)),
        Instead(),
        Do("bottom", Fitting(EventCard(), supports(cost=at_most(X)))),
    ),
)

greater_good.card(
    "The Great Work",
    CannotTrigger(
        Cards(),
        elsewhere=True,
        by=EACH_PLAYER,
        unless=(AtLeast(1, characters(controller=YOU, committed=HERE)),),
    ),
)

greater_good.card(
    "St. Hubert's Key",
    disrupt(on("insane", "wound", card=characters(controller=YOU)), EXHAUST_NAMED, CancelEvent(whole=True)),
)

greater_good.card("The Blackwood Initiative", Toll("resource", (PayBy(discard_cards()),)))
