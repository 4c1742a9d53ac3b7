"""The Mark of Madness: Hastur."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Moon Worshiper",
    response(
        on(
            "insane",
            card=characters(printed_faction=HASTUR),
            rulings=("coc-latest/faq/moon-worshipper-entering-insane",),
        ),
        EXHAUST_NAMED,
        choose(characters(state="insane", where=("of event",))),
        restore(CHOSEN),
    ),
)

mark_of_madness.card(
    "Drawing the Sign",
    forced(on("lose struggle", player=OPPONENT, which="Terror"), PutTokens(THIS)),
    action(
        AtLeast(8, Of("tokens", THIS)),
        choose(stories()),
        sacrifice(THIS),
        WinStories(CHOSEN_STORY),
    ),
)
mark_of_madness.card("Starving Artist", disrupt(DRIVING_THIS_INSANE, DrawCards()))

mark_of_madness.card(
    "Surrealist",
    response(
        on("enter", card=characters(subtypes=("Artist",))),
        PayBy(discard_cards()),
        EachDoes(EACH_OPPONENT, (discard_at_random(),)),
    ),
)

mark_of_madness.card(
    "Swift Byakhee",
    response(on("restore"), pay(2), choose(characters(where=("of event",))), wound(CHOSEN)),
)

mark_of_madness.card("Unhinged Laborer", action(GO_INSANE, choose(supports()), return_to_hand(CHOSEN_CARD)))

mark_of_madness.card(
    "Patron of the Arts",
    Static(Every(characters(subtypes=("Artist",))), (Keyword("Toughness"), Skill(1))),
    action(
        PayBy(GiveUp(characters(), by="insane")),
        Limit(1, "phase", by_copy=True),
        choose(discarded(subtypes=("Madness",), owner=YOU)),
        take(CHOSEN_CARD),
    ),
)

mark_of_madness.card(
    "Tom O'Bedlam",
    response(
        on("play", card=Cards(subtypes=("Madness",), zone=HAND)),
        GO_INSANE,
        choose(characters(non=("Ancient One",))),
        wound(CHOSEN),
    ),
)

mark_of_madness.card(
    "A Scheme of Byakhees",
    forced(
        on("win struggle", card=ITS_STORY, player=YOU, which="Terror"),
        EachDoes(
            EACH_OPPONENT, (one_of((discard_cards(targeted=False),), (GiveUp(characters(), by="insane"),), must=True),)
        ),
    ),
)

mark_of_madness.card(
    "Alila",
    response(on("insane", card=characters(non=("Lunatic",))), Limit(1, "phase", by_copy=True), destroy(THE_EVENT_CARD)),
)

mark_of_madness.card(
    "Hastur",
    CostChange(None, -1, per=Count(characters(state="insane"))),
    passive(on("win struggle", player=YOU, which="Terror"), PutTokens(THAT_STORY)),
)

SHUFFLED_IN = passive(AFTER_LEAVING, Do("shuffle in", THIS))

mark_of_madness.card(
    "Forbidden Sutra",
    SHUFFLED_IN,
    disrupt(EFFECT_TRIGGERED, PayBy(goes_insane(HOST)), CancelEvent()),
    attach=characters(),
)

mark_of_madness.card(
    "Unspeakable Promise",
    forced(
        on("turn begins", player=YOU),
        PutTokens(THIS),
        when_(Compare(Of("tokens", THIS), "at least", Of("printed cost", HOST)), Control(HOST)),
    ),
    attach=characters(non=("Ancient One",)),
)

mark_of_madness.card(
    "induce Terror", action(choose(stories()), goes_insane(Every(characters(committed=AT_CHOSEN)), if_able=True))
)

mark_of_madness.card(
    "Benjamin Herriot", Enters(state="insane"), response(AFTER_RESTORED, PayBy(ready(THIS)), DrawCards(3))
)

mark_of_madness.card(
    "Quixotic Poet",
    response(on("enters discard", origin=HAND), ChooseIcon(), Lasts(THIS, (Icons(),), until="turn")),
)

mark_of_madness.card(
    "Straitjacket",
    Static(Committed("the story to which attached character is committed", of=HOST), (DecidedBy(TERROR, of="C"),)),
    attach=characters(),
)

mark_of_madness.card(
    "Opening Night",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    response(
        on("succeed", card=THIS, player=YOU),
        Pick(characters(state="insane")),
        restore(CHOSEN),
        ready(CHOSEN),
        open_to_all=True,
    ),
)

mark_of_madness.card(
    "Starry-Eyed Adherent",
    action(
        GO_INSANE,
        Reveal(Hand(AN_OPPONENT), at_random=1),
        when_(
            IsA(Chosen("revealed", "that card"), supports(zone=HAND)),
            sacrifice(THIS),
            then(PutIntoPlay(Chosen("revealed", "that card"), verb="enter here")),
        ),
    ),
)

mark_of_madness.card(
    "Demented Composer",
    response(
        on("ready", card=THIS, causes=("Arcane",)),
        Limit(1, "turn", by_copy=True),
        one_of(refresh(Domains(EACH_PLAYER, drained=True), one=True), (goes_insane(THIS), then(refresh(YOUR_DOMAINS)))),
    ),
)

mark_of_madness.card(
    "Erich Zann",
    action(
        GO_INSANE,
        choose(characters(controller=OPPONENT, non=("Ancient One",), where=("usable",))),
        ForFree(CHOSEN, trigger=True),
    ),
)

mark_of_madness.card(
    "Daughter of Atlach-Nacha",
    disrupt(
        on("resolve", by=OPPONENT, causes=TRIGGERED),
        pay(Of("printed cost", EventCard())),
        CancelEvent(),
    ),
)

mark_of_madness.card(
    "Catacombes de Paris",
    Cannot(THIS, "ready", "ready in your refresh phase if you do not want it to", modal="need not"),
    response(
        on("destroy", card=characters(controller=OPPONENT)),
        EXHAUST_NAMED,
        PutIntoPlay(THE_EVENT_CARD, insane=True, verb="enter here"),
        Lasts(STILL_IN_PLAY, (Delayed((Control(STILL_IN_PLAY, to=OwnerOf(STILL_IN_PLAY)),)),), NO_LONGER_EXHAUSTED),
    ),
)

mark_of_madness.card(
    "Fregoli Delusion",
    Cannot(THIS, "shed", "leave play because attached character goes insane", modal="does not"),
    disrupt(
        on("before struggle"),
        PayBy(exhaust(HOST)),
        Do("commit", HOST, place=THE_EVENT_STORY),
    ),
    attach=characters(faction=HASTUR),
)

mark_of_madness.card(
    "Corruption of Enlightenment",
    action(
        ChoosePlayer(opponents=True),
        look_at_top(X, THAT_PLAYER),
        Pick(SEEN),
        Do("discard", CHOSEN_CARD),
        then(Do("remove", THIS_EVENT)),
    ),
)

mark_of_madness.card(
    "Acute Melancholia",
    disrupt(
        on("insane", card=characters(committed=ANYWHERE)),
        choose(characters(committed=THERE, non=("Ancient One",))),
        Do("insane regardless", CHOSEN),
    ),
)

mark_of_madness.card(
    "The Door that will not Close",
    Cannot(characters(committed=HERE), "uncommit", "be uncommitted unless they go insane"),
    action(GiveUp(characters(controller=YOU, committed=HERE), by="insane"), open_to_all=True),
)

mark_of_madness.card(
    "Mad Maudlin",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Toll("resource", (PayBy(GiveUp(characters(controller=YOU), by="insane")),), who=OPPONENT, if_able=True),
)

mark_of_madness.card(
    "Brother of the Black Lotus",
    forced(
        on("win struggle", card=ITS_STORY, player=YOU, which=("Terror", "Arcane")),
        one_of(
            (Pick(characters(state="exhausted")), ready(CHOSEN)),
            (Pick(characters(state="insane")), restore(CHOSEN)),
        ),
    ),
)

mark_of_madness.card(
    "The Dikes of Ys",
    Enters(
        (AtMost(0, Happened(on("enter", card=characters()), period="turn")),),
        "insane",
        Cards(type=CHARACTER, zone=HAND),
    ),
    action(pay(2), SACRIFICE, choose(supports()), destroy(CHOSEN_CARD)),
)

mark_of_madness.card("The Dance of the Yellow King", action(Lasts(None, (RuleChange("use maddens"),))))

mark_of_madness.card(
    "Lure of the Moon",
    action(
        choose(characters(state="insane", controller=YOU), any_number=True, by=EACH_PLAYER),
        restore(THOSE_CHOSEN),
        ready(THOSE_CHOSEN),
        then(
            EachDoes(
                EACH_PLAYER,
                (discard_cards(Count(characters(among=Chosen(), controller=YOU, non=("Lunatic",))), fewer=AS_MANY),),
            )
        ),
    ),
)

mark_of_madness.card(
    "Whispers of Aoide",
    InStruggles(
        None,
        (EachDoes(LOSER, (discard_cards(),), if_able=True),),
        at=THIS,
        when=(
            ItIs("Night"),
            AtMost(0, characters(faction=HASTUR, controller=LOSER, committed=HERE)),
            AtLeast(1, characters(controller=LOSER, committed=HERE)),
        ),
    ),
)

mark_of_madness.card(
    "Cassilda's Song",
    action(
        Reveal(Hand(AN_OPPONENT), at_random=3, up_to=True),
        then(
            choose(Cards(among=Chosen("revealed"), zone=HAND)),
            Do("top", CHOSEN_CARD),
            then(when_(ItIs("Night", so=False), Do("remove", THIS_EVENT))),
        ),
    ),
)

mark_of_madness.card(
    "Tru'nembra",
    CostChange(None, -1, per=X, price=GiveUp(characters(subtypes=("Artist",)), number=X, by="insane")),
    Static(ITS_STORY, (DecidedBy(of="T", won=True),), (is_committed(),)),
)
