"""The Sleeper Below: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Hunting Wendigo",
    disrupt(
        DESTROYING_THIS,
        Instead(),
        Pick(stories()),
        LieDormant(),
    ),
)

sleeper.card(
    "Unaussprechlichen Kulten",
    action(
        Phase(OPERATIONS, EACH_PLAYER),
        Reveal(Top(), stays=True),
        when_(
            AtLeast(1, Cards(type=CHARACTER, subtypes=("Cultist",), zone=DECK, among=Chosen("revealed"))),
            Lasts(None, (MayPlay(STILL_SHOWN),)),
        ),
    ),
)

sleeper.card(
    "Irem",
    action(
        SACRIFICE,
        EachDoes(
            EACH_PLAYER, (sacrifice_own(characters(controller=YOU), number=Count(characters(controller=YOU), but=2)),)
        ),
    ),
)

sleeper.card(
    "From the Depths",
    action(
        Reveal(Top(5)),
        PutIntoPlay(Fitting(Chosen("revealed", "those cards"), Cards(type=CHARACTER, zone=DECK))),
    ),
)

sleeper.card(
    "7 Thomas Street",
    Toll(
        "play",
        1,
        Cards(type=EVENT, zone=HAND),
        unless=(AtLeast(2, characters(subtypes=("Cultist",), controller=YOU)),),
    ),
)

sleeper.card(
    "Polar Vortex",
    action(EachDoes(EACH_PLAYER, (Lasts(None, (Skips(REFRESH),), UNTIL_USED, uses=1),))),
)

sleeper.card("Initiate of Dagon")

sleeper.card("Ian Hardaway")

sleeper.card(
    "Gustaf Johansen",
    forced(on("leaves play", card=Cards(subtypes=("Cultist",))), DrawCards(), Limit(3, "turn", by_copy=False)),
)

sleeper.card("Obsessive Zealot", response(AFTER_LEAVING, choose(characters()), goes_insane(CHOSEN)))

sleeper.card(
    "Akhlut",
    Static(THIS, (gains("T"),), (AllYours(CTHULHU),)),
    Static(Every(characters(subtypes=("Monster",), controller=YOU, other=True)), (gains("CC"),), (AllYours(CTHULHU),)),
)

sleeper.card(
    "Asuilaak",
    Static(THIS, (gains("T"),), (AllYours(CTHULHU),)),
    Static(Every(characters(subtypes=("Cultist",), controller=YOU, other=True)), (gains("A"),), (AllYours(CTHULHU),)),
)

sleeper.card(
    "Dwellers Below",
    action(choose(characters(non=("Ancient One",))), Together((Do("bottom", CHOSEN), Do("bottom", THIS)))),
)

sleeper.card(
    "Henry Anthony Wilcox",
    response(
        on("enter", card=characters(subtypes=("Cultist",)), player=YOU, causes=(PLAY,)),
        Lasts(THIS, (Keyword("Invulnerability"),), until="turn"),
        Lasts(Every(characters(subtypes=("Cultist",), controller=YOU)), (gains("T"),), until="turn"),
    ),
)

sleeper.card(
    "Followers of R'lyeh",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    forced(
        AFTER_PLAYING_THIS,
        EachDoes(EACH_PLAYER, (sacrifice_own(characters(non=("Cultist",)), number=2, fewer=AS_MANY),)),
    ),
)

sleeper.card(
    "Twisted Acropolis",
    disrupt(
        on("sacrifice", card=characters()),
        pay(1),
        Pick(Cards(type=CHARACTER, subtypes=("Cultist",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

sleeper.card(
    "Seven Cryptical Books of Hsaan",
    response(on("destroy", card=characters()), look_at_top(4), Rest("top", noun="them")),
)

sleeper.card(
    "Black Seas of Infinity",
    action(Phase(STORY_PHASE, EACH_PLAYER), Drain(Domains(EACH_PLAYER))),
)

sleeper.card(
    "Cthulhu Fhtagn!",
    response(
        on("commit"),
        EachDoes(
            ControllerOf(THE_EVENT_CARD),
            (one_of(PutTokens(THE_EVENT_STORY, -1), discard_cards(targeted=False), must=True),),
        ),
    ),
)

sleeper.card(
    "Foul Induction",
    action(
        Pick(
            Cards(type=CHARACTER, subtypes=("Cultist",), zone=DISCARD, owner=YOU), any_number=True, total=3, to="enter"
        ),
        PutIntoPlay(THOSE_CHOSEN),
    ),
)

IT = Chosen("entered", "it")
CULTISTS = characters(subtypes=("Cultist",))

sleeper.card(
    "Watcher of Signs",
    Static(THIS, (gains("I"),), (AllYours(CTHULHU),)),
    response(
        on("play", card=Cards(subtypes=("Disaster",), zone=HAND)),
        choose(Cards(zone=DOMAIN)),
        AsResources(THAT_RESOURCE, Domains(EACH_PLAYER, without=THAT_RESOURCE)),
    ),
)

sleeper.card(
    "Mariner",
    response(
        on("have committed", player=OPPONENT),
        EXHAUST_NAMED,
        Pick(stories()),
        Do("commit", Every(characters(committed=NOWHERE)), place=CHOSEN_STORY),
        at_end("phase", sacrifice(THIS), still=THIS),
    ),
)

sleeper.card(
    "Bone Sculptor",
    action(
        EXHAUST_NAMED,
        Pay(X, least=1),
        choose(discarded(type=CHARACTER, cost=at_most(X))),
        PutIntoPlay(CHOSEN, verb="enter here"),
        at_end("phase", Do("remove", STILL_IN_PLAY)),
        Limit(1, "turn", by_copy=True),
    ),
)

sleeper.card(
    "Ruinous Star Spawn",
    CostChange(None, -1, per=X, price=sacrifice_own(CULTISTS, number=X)),
    response(AFTER_PLAYING_THIS, choose(stories()), PutTokens(CHOSEN_STORY, 0)),
)

sleeper.card(
    "Fiona Day",
    disrupt(
        on("has played", card=THIS, player=YOU),
        PayBy(sacrifice_own(characters(subtypes=("Cultist",), other=True), number=X)),
        Pick(stories()),
        PutTokens(CHOSEN_STORY, X),
    ),
)

sleeper.card(
    "Kassogtha",
    CostChange(None, -1, per=X, price=sacrifice_own(CULTISTS, number=X)),
    forced(
        AFTER_PLAYING_THIS,
        choose(characters(), if_able=True),
        choose(supports(), name="support", if_able=True),
        choose(Cards(type=CONSPIRACY), name="conspiracy", if_able=True),
        destroy(Chosen("chosen support conspiracy", "those cards")),
    ),
)

sleeper.card(
    "Tidal Pool",
    forced(
        on("lose check", card=HOST_STORY),
        EachDoes(THE_EVENT_PLAYER, (sacrifice_own(characters(non=(CTHULHU,), committed=THERE), if_able=True),)),
    ),
    attach=stories(),
)

sleeper.card(
    "Summon the Sleeper",
    forced(on("exhaust", "exhaust to commit", card=CULTISTS, player=YOU), PutTokens(THIS)),
    action(
        PayBy(PutTokens(THIS, -5)),
        SACRIFICE,
        Pick(Cards(subtypes=("Servitor", "Ancient One"), zone=DECK, owner=YOU)),
        take(CHOSEN),
        Shuffle(),
    ),
)

sleeper.card(
    "Aurora Borealis",
    action(Lasts(None, (Matches(Cards(type=CHARACTER)),), uses=1)),
)

sleeper.card(
    "The Stars are Right",
    action(
        Pick(Cards(type=CHARACTER, keywords=("Dormant",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end(
            "phase",
            OrElse((Pick(stories(tokens=at_most(0))), LieDormant(IT)), (Do("remove", IT),)),
            still=IT,
        ),
    ),
)

sleeper.card(
    "Black Winged One",
    disrupt(
        on(INTO_DISCARD, player=OPPONENT),
        Instead(),
        Do("bottom", EventCard()),
        then(until_end_of_phase(THIS, gains("T"))),
        Limit(1, "phase", by_copy=True),
    ),
)

_DESTROYS_THE_CHEAPEST = (choose(characters(extreme=("lowest", "cost"))), destroy(CHOSEN))

# Whoever goes insane is uncommitted, too (coc-latest/2.10).
sleeper.card(
    "Functional Psychopath",
    forced(on("uncommit", together=True), *_DESTROYS_THE_CHEAPEST),
    forced(on("insane", card=characters(committed=ANYWHERE), together=True), *_DESTROYS_THE_CHEAPEST),
)

DISCARDED = Count(Chosen("lost", "resources discarded in this way"))

sleeper.card(
    "Cthulhu, The Sleeper Below",
    disrupt(
        on("has played", card=THIS, player=YOU),
        GiveUp(Cards(zone=DOMAIN, owner=YOU), number=3, fewer=UP_TO, by="discard resource"),
        sacrifice(Every(either(characters(cost=at_most(DISCARDED)), supports(cost=at_most(DISCARDED))))),
    ),
)

sleeper.card(
    "Raising of the Great Old Ones",
    passive(on("insane", card=characters(committed=HERE)), destroy(THE_EVENT_CARD)),
    replacement(
        on("destroy", card=characters(committed=HERE), causes=("Combat",)),
        Instead(),
        EachDoes(OwnerOf(THE_EVENT_CARD), (AsResources(THE_EVENT_CARD),)),
    ),
)

sleeper.card(
    "Horrific Statuette",
    action(EXHAUST_NAMED, choose(CULTISTS), ChooseIcon(), TurnIcons(CHOSEN)),
)
