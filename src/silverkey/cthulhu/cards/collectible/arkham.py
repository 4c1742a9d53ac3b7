"""Arkham Edition."""

from silverkey.cthulhu.cards.collectible.sets import arkham_edition
from silverkey.cthulhu.cards.writing import *

_HASTUR_AMONG_THEM = Cards(among="revealed", faction=HASTUR, zone=DISCARD)
_LESSER_ONES_THERE = Every(characters(not_subtype="Ancient One", committed=AT_CHOSEN))

arkham_edition.character(
    "Hired Muscle",
    "C11",
    AGENCY,
    cost=3,
    skill=3,
    icons="CCC",
    subtypes=("Criminal",),
    keywords="Toughness +1",
)

arkham_edition.event(
    "Shakedown!",
    "R20",
    AGENCY,
    action(Phase(STORY_PHASE, EACH_PLAYER), DrainDomains(EACH_OPPONENT)),
    cost=1,
)

arkham_edition.support(
    "Dockside Speakeasy",
    "R26",
    AGENCY,
    action(EXHAUST, choose(Cards(zone=DOMAIN, owner=YOU)), MoveResource(Chosen("chosen", "that resource"))),
    cost=2,
    subtypes=("Location",),
)

arkham_edition.character(
    "Expedition Leader",
    "U35",
    MISKATONIC,
    action(pay(1), choose(characters()), until_end_of_phase(CHOSEN, loses("C"))),
    cost=2,
    skill=1,
    icons="I",
    subtypes=("Sorcerer",),
)

arkham_edition.support(
    "M.U. Science Building",
    "",
    MISKATONIC,
    action(
        pay(2),
        choose(either(characters(), supports())),
        NameSubtype(),
        until_end_of_phase(CHOSEN_CARD, GainSubtype()),
    ),
    cost=2,
    subtypes=("Location",),
)

arkham_edition.event(
    "Persuasive Friends",
    "C81",
    SYNDICATE,
    action(
        Lasts(
            None,
            (CostChange(Cards(type=CHARACTER, faction=SYNDICATE, zone=HAND), -2, minimum=1, who=YOU),),
            uses=1,
        )
    ),
    cost=0,
)

arkham_edition.event(
    "The Rip-Off",
    "R82",
    SYNDICATE,
    action(YOUR_OPERATIONS, ChoosePlayer(opponents=True), DestroyFromEach(THAT_PLAYER)),
    cost=4,
)

arkham_edition.event(
    "Driven by Madness",
    "R106",
    CTHULHU,
    action(
        choose(characters(subtypes=("Cultist",))),
        until_end_of_phase(CHOSEN, Skill(10)),
        at_end("phase", goes_insane(CHOSEN)),
    ),
    cost=1,
)

arkham_edition.character(
    "Elder Shoggoth",
    "",
    CTHULHU,
    Static(ITS_STORY, (struggles("T"),), (IsCommitted(),)),
    cost=4,
    skill=3,
    icons="TT",
    subtypes=("Monster",),
)

arkham_edition.support(
    "Shadowed Reef",
    "U117",
    CTHULHU,
    Static(Every(characters(subtypes=("Deep One",))), (gains("T"),)),
    cost=1,
    subtypes=("Location",),
)

arkham_edition.event(
    "Behind the Pallid Mask",
    "R135",
    HASTUR,
    action(
        RevealTop(X),
        DiscardTop(YOURSELF, X),
        when_(
            AtLeast(1, _HASTUR_AMONG_THEM),
            EachDoes(
                EACH_OPPONENT,
                (
                    one_of(
                        DiscardCards(ThatMany(_HASTUR_AMONG_THEM), or_hand=True),
                        DiscardTop(YOURSELF, ThatMany(_HASTUR_AMONG_THEM, times=4)),
                    ),
                ),
            ),
        ),
    ),
    cost="X",
)

arkham_edition.support(
    "The King in Yellow",
    "U147",
    HASTUR,
    action(
        EXHAUST,
        pay(X),
        choose(characters(cost_max=X), freely=True),
        goes_insane(CHOSEN),
        Lasts(None, (Cannot("restore", CHOSEN, words="be restored"),), until="exhausted"),
    ),
    descriptor="The Notorious Play",
    unique=True,
    cost=3,
    subtypes=("Tome",),
)

arkham_edition.support(
    "Key of Tawil-at-umr",
    "",
    YOG,
    Static(HOST, (Skill(2), gains("AAA")), (IsCommitted(HOST),)),
    cost=1,
    subtypes=("Attachment", "Item"),
    attach=characters(),
)

arkham_edition.event(
    "Dream Messenger",
    "R166",
    YOG,
    disrupt(
        ACTION_OR_RESPONSE_USED,
        choose(either(characters(), supports())),
        NameSubtype(),
        until_end_of_phase(CHOSEN_CARD, GainSubtype()),
    ),
    cost=1,
    subtypes=("Spell",),
)

arkham_edition.support(
    "Red Gate Mound",
    "U177",
    YOG,
    CostChange(Cards(zone=HAND), 1),
    cost=3,
    subtypes=("Location",),
)

arkham_edition.support(
    "Temple of Ramasekva",
    "R178",
    YOG,
    forced(AFTER_ANY_WOUNDED, destroy(THE_EVENT_CARD)),
    cost=1,
    subtypes=("Location",),
)

arkham_edition.support(
    "Warded Flesh",
    "R180",
    YOG,
    disrupt(BEFORE_CARD_EFFECT, return_to_hand(Both(HOST, THIS))),
    cost=2,
    subtypes=("Attachment",),
    attach=characters(controller=YOU),
)

arkham_edition.character(
    "Mi-Go Scientist",
    "R189",
    SHUB,
    action(
        EXHAUST,
        pay(2),
        choose(characters(state="ready")),
        one_of(Control(CHOSEN, until="phase"), return_to_hand(CHOSEN), by=ControllerOf(CHOSEN)),
    ),
    cost=4,
    skill=1,
    icons="II",
    subtypes=("Mi-Go",),
)

arkham_edition.character(
    "Slithering Formless Spawn",
    "U194",
    SHUB,
    Static(THIS, (SkillIsX(Count(Cards(zone=DOMAIN, faction=SHUB, owner=YOU))),)),
    cost=3,
    skill="X",
    icons="TCC",
    subtypes=("Monster",),
)

arkham_edition.event(
    "I Am It And It Is I",
    "U225",
    NEUTRAL,
    action(
        choose(stories(visited_by=characters(subtypes=("Ancient One",)))),
        until_end_of_phase(_LESSER_ONES_THERE, LosePrintedIcons(TERROR)),
        then(goes_insane(_LESSER_ONES_THERE)),
    ),
    cost=2,
)

arkham_edition.support(
    "Dimensional Rift",
    "",
    NEUTRAL,
    action(EXHAUST, pay(3), SACRIFICE, destroy(Every(either(characters(), supports())))),
    cost=4,
    subtypes=("Location",),
)

arkham_edition.support(
    "The Orient Express",
    "R238",
    NEUTRAL,
    action(EXHAUST, pay(1), choose(characters()), ready(CHOSEN)),
    cost=2,
    subtypes=("Vehicle",),
)

arkham_edition.support(
    "Shadows Fall",
    "",
    NEUTRAL,
    forced(AFTER_PLAYING_THIS, destroy(Every(Cards(keywords=("Day",))))),
    cost=0,
    keywords="Night",
)

arkham_edition.support(
    "To See Another Day",
    "R239",
    NEUTRAL,
    forced(AFTER_PLAYING_THIS, destroy(Every(Cards(keywords=("Night",))))),
    DrawMore(),
    cost=3,
    keywords="Day",
)

arkham_edition.support(
    "True Magick",
    "U240",
    NEUTRAL,
    response(AFTER_DOUBLE_SUCCESS, EXHAUST, PlaceTokens(EventCard("that story"))),
    descriptor="Theosophus Wren's Taxonomy",
    unique=True,
    cost=2,
    subtypes=("Tome",),
)

arkham_edition.story(
    "The Secret of the North Woods",
    "",
    story_effect(PutIntoPlay(Every(discarded(type=CHARACTER)))),
)

arkham_edition.support(
    "The Unnamable House",
    "",
    HASTUR,
    action(
        EXHAUST,
        choose(characters(controller=YOU, wounded=True), "origin"),
        choose(characters(controller=YOU, but="origin")),
        MoveWound(Chosen("origin", "the first character"), Chosen("chosen", "the second")),
    ),
    cost=1,
    subtypes=("Location",),
)
