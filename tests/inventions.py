"""Cards that were never printed, for rules that no card of the Core Set shows."""

from typing import Any

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.language.node import Node


class Inventions:
    """Makes cards whose facts are said beside their abilities."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def character(self, title: str, number: int, faction: str, *abilities: Node, **facts: Any) -> Card:
        return self._card(CHARACTER, title, number, faction, abilities, facts)

    def support(self, title: str, number: int, faction: str, *abilities: Node, **facts: Any) -> Card:
        return self._card(SUPPORT, title, number, faction, abilities, facts)

    def event(self, title: str, number: int, faction: str, *abilities: Node, **facts: Any) -> Card:
        return self._card(EVENT, title, number, faction, abilities, facts)

    def conspiracy(self, title: str, number: int, faction: str, *abilities: Node, **facts: Any) -> Card:
        return self._card(CONSPIRACY, title, number, faction, abilities, facts)

    def story(self, title: str, number: int, *abilities: Node) -> Card:
        return self._card(STORY, title, number, "", abilities, {})

    def _card(
        self, type: str, title: str, number: int, faction: str, abilities: tuple[Node, ...], facts: dict[str, Any]
    ) -> Card:
        attach = facts.pop("attach", None)
        if "keywords" in facts:
            facts["keywords"] = tuple(facts["keywords"].split(", "))
        printed = PrintedCard(set="invented", title=title, number=number, type=type, faction=faction, **facts)
        card = Card(printed, abilities, attach).finish()
        self.cards.append(card)
        return card


inventions = Inventions()

PLAIN = inventions.character("Plain Man", 1, AGENCY, cost=2, skill=2, icons="CI")
STOUT = inventions.character("Stout Man", 2, AGENCY, cost=2, skill=3, icons="C", keywords="Toughness +2")
RESILIENT = inventions.character("Revenant", 3, HASTUR, cost=3, skill=3, icons="T", keywords="Resilient")
FATED = inventions.character(
    "Doomed Man", 4, AGENCY, action(PutTokens(THIS)), cost=1, skill=1, icons="I", keywords="Fated 2"
)
DORMANT = inventions.character("Sleeper", 5, CTHULHU, cost=6, skill=6, icons="TT", keywords="Dormant")
PROPHECY = inventions.event(
    "Foretelling",
    6,
    HASTUR,
    action(Do("prophecy", THIS)),
    response(on("insane"), PayBy(Do("discard", THIS_CARD)), DrawCards(2), zone=DECK),
    cost=0,
    keywords="Prophecy",
)
DAY = inventions.support("Bright Morning", 7, AGENCY, cost=1, subtypes=("Location",), keywords="Day")
NIGHT = inventions.support("Dark Evening", 8, HASTUR, cost=1, subtypes=("Location",), keywords="Night")
WATCHMAN = inventions.character(
    "Watchman",
    9,
    AGENCY,
    Static(THIS, (gains("C"),), (ItIs("Day"),)),
    Static(THIS, (gains("T"),), (ItIs("Night"),)),
    cost=1,
    skill=1,
)
ZOOG = inventions.character(
    "Lurking Zoog",
    10,
    NEUTRAL,
    response(
        on("drain", by=YOU, targets=THIS),
        PutIntoPlay(THIS),
        zone=DOMAIN,
    ),
    cost=1,
    skill=1,
    zoog=True,
)
SPELLPROOF = inventions.character(
    "Spellproof Man", 11, AGENCY, Immune(THIS, Cards(type="event", zone=HAND)), cost=2, skill=2, icons="C"
)
SUBSTITUTE = inventions.character(
    "Substitute",
    12,
    SYNDICATE,
    replacement(on("wound", card=THIS), Instead(), DrawCards(1)),
    cost=2,
    skill=2,
)
MARTYR = inventions.character(
    "Martyr",
    13,
    HASTUR,
    disrupt(on("insane", card=THIS), Instead(), Do("sacrifice", THIS)),
    cost=2,
    skill=2,
)
BY_TITLE = inventions.character(
    "Card Sharp", 14, SYNDICATE, action(Limit(1, "phase", by_copy=False), DrawCards()), cost=1, skill=1
)
BY_COPY = inventions.character(
    "Pickpocket", 15, SYNDICATE, action(Limit(1, "phase", by_copy=True), DrawCards()), cost=1, skill=1
)
GROWING = inventions.character("Growing Thing", 16, YOG, action(until_end_of_phase(THIS, gains("A"))), cost=2, skill=2)
HEALER = inventions.character(
    "Bleeder",
    17,
    MISKATONIC,
    action(
        choose(characters(controller=YOU), "from"),
        choose(characters(but=Chosen("from")), "chosen"),
        Do("move wound", CHOSEN, place=Chosen("from")),
    ),
    cost=1,
    skill=1,
)
MIMIC = inventions.character(
    "Mimic",
    18,
    YOG,
    action(choose(characters(other=True, state="sane")), Lasts(THIS, (CopyOf(CHOSEN),), "until it leaves play")),
    cost=1,
    skill=0,
)
WEAKEST = inventions.event(
    "Cull the Weak", 19, AGENCY, action(choose(characters(extreme=("lowest", "skill"))), destroy(CHOSEN)), cost=0
)
STRONGEST = inventions.event(
    "Humble the Proud", 20, AGENCY, action(destroy(TheOnly(characters(extreme=("highest", "skill"))))), cost=0
)
BORROWED = inventions.character(
    "Borrowed Time", 21, YOG, action(ready(THIS), at_end("phase", return_to_hand(THIS))), cost=1, skill=1
)
RIFLING = inventions.event(
    "Rifling", 22, SYNDICATE, action(EachDoes(EACH_OPPONENT, (discard_at_random(2),)), then(DrawCards(1))), cost=0
)
MADDENING = inventions.event("Maddening", 23, HASTUR, action(choose(supports()), goes_insane(CHOSEN)), cost=0)
SOOTHING = inventions.event("Soothing", 24, HASTUR, action(choose(characters(state="insane")), restore(CHOSEN)), cost=0)
ON_RESTORE = inventions.support("Rest Home", 25, MISKATONIC, response(on("restore"), DrawCards()), cost=1)
CHEAPER = inventions.support(
    "Cheap Labour", 26, SYNDICATE, CostChange(Cards(type="character", zone=HAND), -3, who=YOU), cost=1
)
CHEAPER_TO_ONE = inventions.support(
    "Union Labour", 27, SYNDICATE, CostChange(Cards(type="character", zone=HAND), -1, minimum=1, who=YOU), cost=1
)
OBSESSION = inventions.support(
    "Leash",
    28,
    SYNDICATE,
    passive(AFTER_ENTERING, Control(HOST, until="attached")),
    cost=0,
    subtypes=("Attachment",),
    attach=characters(),
)
STRIPPING = inventions.event("Stripping", 29, SYNDICATE, action(choose(attachments()), destroy(CHOSEN)), cost=0)
STAB = inventions.event("Stab", 30, NEUTRAL, action(choose(characters()), wound(CHOSEN)), cost=0)
STORM = inventions.event("Storm", 31, NEUTRAL, action(wound(Every(characters()))), cost=0)
KILL = inventions.event("Kill", 32, NEUTRAL, action(choose(characters()), destroy(CHOSEN)), cost=0)
FRIGHT = inventions.event("Fright", 33, NEUTRAL, action(choose(characters()), goes_insane(CHOSEN)), cost=0)
LODGE = inventions.character(
    "Lodge Man", 34, SILVER_TWILIGHT, cost=2, skill=2, steadfast={SYNDICATE: 1}, keywords="Willpower"
)
TOLLKEEPER = inventions.support("Toll Gate", 37, SYNDICATE, Toll("trigger", 1, characters(), who=OPPONENT), cost=1)
CURATOR = inventions.event(
    "Curator's Find",
    38,
    MISKATONIC,
    action(choose(Cards(type="support", zone=DISCARD, owner=YOU)), PutIntoPlay(CHOSEN_CARD)),
    cost=0,
)
BLADE = inventions.support(
    "Blade",
    39,
    AGENCY,
    Static(HOST, (gains("C"),)),
    cost=1,
    subtypes=("Attachment",),
    attach=characters(controller=YOU),
)
FOG = inventions.support(
    "Fog", 41, HASTUR, Static(HOST_STORY, (struggles("T"),)), cost=1, subtypes=("Attachment",), attach=stories()
)
REPO = inventions.event("Repossession", 42, SYNDICATE, action(choose(attachments()), Control(CHOSEN_CARD)), cost=0)
DEATHLESS = inventions.character("Deathless One", 45, CTHULHU, cost=3, skill=3, icons="T", keywords="Invulnerability")
BANISH = inventions.event("Banishing", 43, YOG, action(choose(characters()), Do("remove", CHOSEN)), cost=0)
BURY = inventions.event(
    "Burying",
    44,
    YOG,
    action(choose(discarded(owner=YOU)), Do("bottom", CHOSEN_CARD)),
    cost=0,
)
MOMENTS = {
    verb: inventions.character(
        f"Man of the Moment {number}",
        number,
        AGENCY,
        disrupt(on(verb), DrawCards()),
        cost=1,
        skill=1,
    )
    for number, verb in enumerate(("before struggle", "struggle", "would win struggle", "after struggle"), 50)
}
PEEK = inventions.event("Peek", 46, NEUTRAL, action(Reveal(Top())), cost=0)
CONFESS = inventions.event(
    "Confession", 47, NEUTRAL, action(EachDoes(EACH_OPPONENT, (Reveal(Every(Cards(zone=HAND, owner=YOU))),))), cost=0
)
MISER = inventions.support("Miser's Box", 140, NEUTRAL, disrupt(on(ONE_DRAW), CancelEvent()), cost=1)
VETO = inventions.event("Veto", 48, NEUTRAL, disrupt(ACTION_OR_RESPONSE_USED, CancelEvent()), cost=0)
FREE = inventions.character("Free Man", 49, AGENCY, cost=0, skill=1)
PURIST = inventions.character("Purist", 60, AGENCY, Static(THIS, (gains("C"),), (AllYours(AGENCY),)), cost=1, skill=1)
PRESS = inventions.event(
    "Press Gang",
    61,
    NEUTRAL,
    action(
        choose(characters(), "chosen"),
        choose(stories(), "story"),
        Do("commit", CHOSEN, place=Chosen("story", "that story")),
    ),
    cost=0,
)
PRESS_ON = inventions.event(
    "Forced March",
    91,
    NEUTRAL,
    action(
        choose(characters(), "chosen"),
        choose(stories(), "story"),
        Do("commit", CHOSEN, place=Chosen("story", "that story")),
        then(DrawCards()),
    ),
    cost=0,
)
SCOUT = inventions.event(
    "Scouting",
    62,
    NEUTRAL,
    action(Pick(Cards(type="event", zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
    cost=0,
)
SLIPPERY = inventions.character(
    "Slippery Man",
    63,
    SYNDICATE,
    disrupt(on("sacrifice", card=THIS), Instead(), return_to_hand(THIS)),
    cost=1,
    skill=1,
)
BARGAIN = inventions.event(
    "Dark Bargain", 64, NEUTRAL, action(PayBy(sacrifice_own(characters())), DrawCards(2)), cost=0
)
LEVY = inventions.event(
    "Levy",
    65,
    NEUTRAL,
    action(EachDoes(EACH_PLAYER, (discard_cards(1, if_able=True),), if_able=True), then(DrawCards(2))),
    cost=0,
)
GLANCE = inventions.event("Glance", 66, NEUTRAL, action(look_at_top(3, YOURSELF)), cost=0)
SIFT = inventions.event(
    "Sift", 116, NEUTRAL, action(look_at_top(3, YOURSELF), Pick(SEEN), Do("discard", CHOSEN_CARD)), cost=0
)
BLEED = inventions.event("Bleed", 67, NEUTRAL, action(discard_top(YOURSELF, 2)), cost=0)
DEALER = inventions.character("Dealer", 68, NEUTRAL, action(DrawCards()), cost=1, skill=1)
SCHEME = inventions.conspiracy("Scheme", 69, NEUTRAL, cost=0, struggles="TCAI")
HERO = inventions.character("Hero", 120, AGENCY, cost=1, skill=1, keywords="Heroic")
VILLAIN = inventions.character("Villain", 121, AGENCY, cost=1, skill=1, keywords="Villainous")
BACKWARD_SCHEME = inventions.conspiracy("Scheme in Reverse", 117, NEUTRAL, cost=0, struggles="IT")
LOUD_SCHEME = inventions.conspiracy(
    "Loud Scheme", 118, NEUTRAL, forced(on("insane"), DrawCards()), cost=0, struggles="C"
)
STEADY = inventions.support(
    "Steady Light",
    119,
    NEUTRAL,
    Cannot(Every(characters(state="exhausted")), "blank", "have their text boxes blanked"),
    cost=0,
)
OTHER_DORMANT = inventions.character("Lurker", 81, HASTUR, cost=3, skill=3, icons="C", keywords="Dormant")
SEEKER = inventions.character(
    "Seeker",
    82,
    NEUTRAL,
    action(Pick(Cards(zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
    cost=1,
    skill=1,
)
PICKY_SEEKER = inventions.character(
    "Picky Seeker",
    83,
    NEUTRAL,
    action(Pick(Cards(type="character", zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
    cost=1,
    skill=1,
)
RETURNER = inventions.character(
    "Returner", 84, NEUTRAL, action(choose(Cards(other=True)), return_to_hand(CHOSEN_CARD)), cost=1, skill=1
)
SHOWMAN = inventions.character(
    "Showman",
    85,
    NEUTRAL,
    action(Reveal(Top()), Do("bottom", Chosen("revealed", "that card"))),
    cost=1,
    skill=1,
)
TORN = inventions.character(
    "Torn Man",
    36,
    AGENCY,
    passive(AFTER_ENTERING, Do("exhaust", THIS)),
    forced(AFTER_ENTERING, ready(THIS)),
    cost=0,
    skill=1,
)
PARAGON = inventions.character(
    "Paragon",
    86,
    YOG,
    action(DrawCards()),
    cost=4,
    skill=5,
    icons="TCAI",
    subtypes=("Investigator",),
    keywords="Fast",
    unique=True,
)
CHILL = inventions.event("Chill", 87, NEUTRAL, action(choose(characters()), goes_insane(CHOSEN), DrawCards()), cost=0)
CALM = inventions.support(
    "Calm",
    88,
    NEUTRAL,
    disrupt(on("insane"), CancelEvent(whole=True)),
    cost=0,
)
HUSH = inventions.support("Hush", 89, NEUTRAL, Static(Every(characters()), (Blank(),)), cost=0)
ENDLESS = inventions.event("Endless Draught", 90, NEUTRAL, action(DrawCards(X)), cost="X")
SADIST = inventions.character(
    "Sadist",
    110,
    NEUTRAL,
    disrupt(on("destroy", card=characters(), source_types=(EVENT,)), wound(THE_EVENT_CARD)),
    cost=1,
    skill=1,
)
SAVIOUR = inventions.character(
    "Saviour",
    111,
    NEUTRAL,
    disrupt(on("destroy", card=characters()), Instead(), DrawCards()),
    cost=1,
    skill=1,
)
COURTESY = inventions.event(
    "Courtesy",
    112,
    NEUTRAL,
    action(EachDoes(EACH_OPPONENT, (choose(characters(), optional=True), then(DrawCards())))),
    cost=0,
)
TWINS = inventions.character(
    "Twin",
    113,
    NEUTRAL,
    action(
        choose(characters()), choose(characters(), "second"), until_end_of_phase(Chosen("chosen second"), gains("A"))
    ),
    cost=1,
    skill=1,
)
HOST_OF_GAMES = inventions.character(
    "Master of Ceremonies",
    114,
    NEUTRAL,
    action(EachDoes(EACH_OPPONENT, (choose(characters()), may(until_end_of_phase(CHOSEN, gains("A")))))),
    cost=1,
    skill=1,
)
SALVAGE = inventions.event(
    "Salvage",
    115,
    NEUTRAL,
    action(
        choose(discarded(owner=YOU)),
        then(PayPrintedCost(CHOSEN_CARD), then(PutIntoPlay(CHOSEN_CARD))),
        then(DrawCards()),
    ),
    cost=0,
)
IDLE = inventions.support("Idle Hands", 35, NEUTRAL, action(ready(Every(characters(title="Nobody")))), cost=0)
MOURNER = inventions.character(
    "Mourner",
    92,
    NEUTRAL,
    response(on("destroy", card=characters(printed_skill=at_least(5))), DrawCards()),
    cost=1,
    skill=1,
)
CHRONICLER = inventions.support("Chronicler", 93, NEUTRAL, response(on("win story", player=YOU), DrawCards()), cost=0)
FAME = inventions.event("Fame", 94, NEUTRAL, action(choose(stories()), PutTokens(CHOSEN_STORY)), cost=0)
STORY = inventions.story("A Quiet Tale", 40)
