"""Seekers of Knowledge: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

EXPLORERS = characters(subtypes=("Explorer",))
EXPLORERS_OF_YOURS = characters(subtypes=("Explorer",), controller=YOU)
STUDENTS_AND_FACULTY = characters(subtypes=("Student", "Faculty"))
PROPHECIES = Cards(keywords=("Prophecy",))
PROPHECY_TRIGGERED = on("use", card=PROPHECIES, player=EACH_PLAYER)
FORETELL = action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS))
FULFIL = PayBy(Do("discard", THIS_CARD))
BEFORE_COMMITTING = Phase(STORY_PHASE, EACH_PLAYER, before="active_player_commits")
ADD_TOKEN = (Pick(stories(tokens=at_most(3))), PutTokens(CHOSEN_STORY))
VISIT = (PutIntoPlay(CHOSEN), at_end("phase", return_to_hand(STILL_IN_PLAY)))

seekers.card(
    "Board of Trustees",
    Static(Every(characters(subtypes=("Student",))), (Keyword("Willpower"),), (is_in_state(THIS, "ready"),)),
    Static(Every(characters(subtypes=("Faculty",))), (Keyword("Toughness"),), (is_in_state(THIS, "exhausted"),)),
)

seekers.card(
    "Whitton Greene",
    response(
        on("succeed", player=YOU, card=ITS_STORY),
        Pick(supports(subtypes=("Tome",), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

seekers.card(
    "Roald Ellsworth",
    Static(Every(EXPLORERS), (Keyword("Willpower"),)),
    disrupt(
        on(*LEAVING, card=EXPLORERS_OF_YOURS),
        one_of(DrawCards(2), (Pick(discarded(owner=YOU)), take(CHOSEN_CARD))),
    ),
)

seekers.card(
    "Brette Wulffsen",
    Static(Every(EXPLORERS), (Keyword("Toughness"),)),
    Static(Every(stories(visited_by=EXPLORERS_OF_YOURS)), (Resolves(IN_YOUR_ORDER),)),
)

seekers.card(
    'James "Cookie" Fredericks',
    Static(Every(EXPLORERS), (Keyword("Fast"),)),
    response(
        on(
            "enter",
            card=EXPLORERS_OF_YOURS,
            when=(Compare(Has(AN_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),),
        ),
        DrawCards(3),
        then(discard_cards(2)),
    ),
)

seekers.card(
    "Doctor Bancroft",
    Cannot(THIS, "attach", "have Attachment cards attached"),
    response(on("wound", card=THIS), pay(1), choose(characters()), Do("place wounds", CHOSEN, Of("wounds", THIS))),
)

seekers.card(
    "Lucas Tetlow",
    disrupt(
        on("enter", card=supports(non=("Location",), zone=HAND), causes=("play",)),
        PayBy(DiscardOwnTokens(1)),
        Instead(),
        PutIntoPlay(EventCard(), verb="enter here", as_played=True),
    ),
)

seekers.card(
    "Maurice Diggs",
    disrupt(on("would win struggle", player=OPPONENT), PayBy(ready(THIS)), MoveToken(SAME_SIDE)),
)

seekers.card(
    "Eschatologist",
    disrupt(
        EFFECT_TRIGGERED,
        EXHAUST_NAMED,
        PayBy(GiveUp(Cards(keywords=("Prophecy",), zone=HAND, owner=YOU))),
        CancelEvent(),
    ),
)

seekers.card("Catacombs Docent", response(on("insane", card=characters(controller=YOU)), GO_INSANE, *ADD_TOKEN))

seekers.card(
    "Cub Reporter",
    replacement(
        on("insane", card=THIS, causes=("Terror",)),
        Instead(),
        Lasts(THIS, (Delayed((goes_insane(THIS),)),), until=AFTER_STRUGGLES),
    ),
)

seekers.card("Ghost Hunter", response(on("destroy", card=characters(controller=YOU)), GO_INSANE, *ADD_TOKEN))

seekers.card(
    "Overworked Graduate Student",
    CostChange(Cards(subtypes=("Research",)), -2, minimum=1, who=YOU, first="turn"),
    action(EXHAUST_NAMED, Lasts(None, (CostChange(STUDENTS_AND_FACULTY, -1, who=YOU),), uses=1)),
)

seekers.card(
    "Campus Security Guard",
    disrupt(on("wound", card=STUDENTS_AND_FACULTY, causes=("Combat",)), Instead(), wound(THIS)),
    disrupt(on("insane", card=STUDENTS_AND_FACULTY), FULFIL, CancelEvent(), zone=HAND),
)

seekers.card("College Prospect", forced(on("destroy", card=THIS), DrawCards(2)))

seekers.card(
    "Sports Scholarship",
    Static(HOST, (Keyword("Toughness", 2),)),
    action(PayBy(sacrifice(HOST)), choose(characters()), wound(CHOSEN)),
    attach=characters(subtypes=("Student",)),
)

seekers.card(
    "Cylinders of Kadatheron",
    response(
        on("win struggle", player=YOU, which="Investigation"),
        pay(1),
        Pick(
            either(
                Cards(type=EVENT, zone=DECK, owner=YOU),
                supports(subtypes=("Tome",), zone=DECK, owner=YOU),
            )
        ),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

seekers.card(
    "Mu",
    response(
        on("lose struggle", player=YOU),
        EXHAUST_NAMED,
        one_of(
            (Pick(characters(), to="restore"), restore(CHOSEN)),
            (Pick(characters(), to="remove wound"), Do("remove wound", CHOSEN)),
        ),
    ),
)

seekers.card(
    "Atlantis",
    response(PROPHECY_TRIGGERED, DrawCards()),
    action(EXHAUST_NAMED, choose(discarded()), Do("bottom", CHOSEN_CARD)),
)

seekers.card(
    "Ultima Thule",
    action(EXHAUST_NAMED, Pick(characters(subtypes=("Explorer",), zone=HAND, owner=YOU), to="enter"), *VISIT),
)

seekers.card(
    "Apocalyptic Visions",
    action(
        pay(1),
        Pick(Cards(type=EVENT, keywords=("Prophecy",), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
    response(
        PROPHECY_TRIGGERED,
        EXHAUST_NAMED,
        choose(characters(icons=at_least(1, "I")), any_number=True),
        ready(THOSE_CHOSEN),
    ),
)

seekers.card(
    "A Voros Hal'l Jon",
    FORETELL,
    response(
        on("destroy", card=characters(faction=MISKATONIC, controller=YOU)),
        FULFIL,
        Pick(Cards(zone=DECK, owner=YOU), number=2),
        take(THOSE_CARDS),
        Shuffle(),
        zone=DECK,
    ),
)

seekers.card(
    "Reading the Star Signs",
    action(BEFORE_COMMITTING, choose(stories()), Lasts(CHOSEN_STORY, (SkipStruggles(),))),
)

seekers.card(
    "Daring Buju",
    action(
        PayBy(GiveUp(characters(faction=MISKATONIC), by="exhaust")),
        choose(stories()),
        ChooseStruggle(),
        Lasts(CHOSEN_STORY, (Struggles(-1),)),
        then(ChooseIcon(), Lasts(CHOSEN_STORY, (Struggles(),))),
    ),
)

seekers.card(
    "Por V 1:20",
    FORETELL,
    response(
        on("win struggle", player=YOU, which="Investigation"),
        FULFIL,
        choose(characters()),
        one_of(
            ready(CHOSEN),
            (
                exhaust(CHOSEN),
                Lasts(
                    None,
                    (Cannot(CHOSEN, "ready", "be readied", when=(Phase(REFRESH, EACH_PLAYER),)),),
                    until=NEXT_REFRESH_ENDS,
                ),
            ),
        ),
        zone=DECK,
    ),
)

seekers.card(
    "Zero Visibility",
    action(
        BEFORE_COMMITTING,
        choose(stories()),
        ChooseIcon(),
        Lasts(CHOSEN_STORY, (SkipStruggles("", others=True),), until="turn"),
    ),
)

seekers.card(
    "Protecting the Anirniq",
    disrupt(
        on("destroy", card=characters(faction=MISKATONIC, controller=YOU, committed=ANYWHERE)),
        Pick(characters(faction=MISKATONIC, zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN, at=THE_EVENT_STORY),
        then(at_end("phase", return_to_hand(STILL_IN_PLAY))),
    ),
)

seekers.card(
    'Plan "B"',
    disrupt(
        on("insane", "wound", card=characters(controller=YOU), causes=("Terror", "Combat")),
        Instead(),
        Do("uncommit", THE_EVENT_CARD),
        then(DrawCards()),
    ),
)

seekers.card(
    "Richard Pike",
    disrupt(
        DRIVING_THIS_INSANE,
        until_end_of_phase(
            Every(characters(faction=MISKATONIC, other=True)), Keyword("Willpower"), Keyword("Toughness")
        ),
    ),
)

seekers.card(
    "Fraternal Ties", action(PayBy(DiscardOwnTokens(X)), choose(discarded(owner=YOU), number=X), take(THOSE_CARDS))
)

seekers.card(
    "Matthew Alexander",
    Static(Every(characters(subtypes=("Explorer",))), (Skill(1),)),
    response(
        on("enter", "leaves play", card=characters(), by_effect=True),
        AtLeast(1, Cards(faction=MISKATONIC, controller=YOU)),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
)

seekers.card(
    "Arctic Ethnologist",
    Static(THIS, (gains("C"),), (AllYours(MISKATONIC),)),
    Static(Every(characters(subtypes=("Explorer",), controller=YOU)), (gains("A"),), (AllYours(MISKATONIC),)),
)

DRAW_WHEN_PLAYED = forced(AFTER_PLAYING_THIS, DrawCards())

seekers.card(
    "Alternative Historian",
    DRAW_WHEN_PLAYED,
    action(
        PayBy(discard_cards(targeted=False)),
        choose(stories()),
        ChooseStruggle(),
        Lasts(CHOSEN_STORY, (Struggles(-1),)),
        Limit(3, "turn", by_copy=True),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        DRAW_WHEN_PLAYED,
        action(
            PayBy(discard_cards(targeted=False)),
            choose(stories()),
            ChooseStruggle(),
            Lasts(CHOSEN_STORY, (Struggles(-1),)),
        ),
    ),
)

seekers.card(
    "Ipiutak",
    response(
        on("use", causes=TRIGGERED, when=(Alone(characters(controller=YOU)),)),
        EXHAUST_NAMED,
        choose(characters(where=("eligible",))),
        CopyEffect(onto=CHOSEN),
    ),
)

STRUGGLE_COMES = on("before struggle", card=stories())

seekers.card(
    "Expert Testimony",
    disrupt(
        STRUGGLE_COMES,
        choose(characters(faction=MISKATONIC)),
        Do("commit", CHOSEN, place=THAT_STORY),
        then(until_end_of_phase(CHOSEN, struggles("I"))),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        (
            disrupt(
                STRUGGLE_COMES,
                choose(characters(faction=MISKATONIC)),
                Do("commit", CHOSEN, place=THAT_STORY),
                until_end_of_phase(CHOSEN, struggles("I")),
            )
        ),
    ),
)

seekers.card(
    "Station Eismitte",
    Immune(
        Every(characters(subtypes=("Explorer", "Scientist"), controller=YOU)),
        Cards(type=CHARACTER, zone=HAND),
        triggered=True,
    ),
)

seekers.card(
    "Protected by the Elder Sign",
    Static(Every(characters(committed=HERE)), (NoIcons(TERROR),)),
    attach=stories(),
)
