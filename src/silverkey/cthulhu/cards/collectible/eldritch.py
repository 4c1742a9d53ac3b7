"""Eldritch Edition."""

from silverkey.cthulhu.cards.collectible.sets import eldritch_edition
from silverkey.cthulhu.cards.writing import *


def _students(zone: str) -> Cards:
    """Whom the tombs can seduce."""
    return Cards(type=CHARACTER, faction=MISKATONIC, not_subtype="Ancient One", zone=zone, owner=YOU)


def _cheaper_by_faction(faction: str) -> CostChange:
    """What makes a character cheaper for each other kind of resource that is drained for it."""
    return CostChange(None, -1, minimum=1, per_faction_but=faction)


def _from_discard_piles(time: str) -> PutIntoPlay:
    """Every character and support card of the day, or of the night, comes back."""
    return PutIntoPlay(
        Every(either(discarded(type=CHARACTER, keywords=(time,)), discarded(type=SUPPORT, keywords=(time,))))
    )


for _title, _number, _faction in (
    ("Rite of Passage", "R14", AGENCY),
    ("Secrets of Bubastis", "R44", MISKATONIC),
    ("Theosophist Meeting", "R74", SYNDICATE),
    ("Dream Summoning", "R104", CTHULHU),
    ("Saturnalia", "R134", HASTUR),
    ("Born in the Spheres", "R164", YOG),
    ("Veneration of Apis", "R194", SHUB),
):
    eldritch_edition.event(
        _title,
        _number,
        _faction,
        action(
            Lasts(None, (CostChange(Cards(faction=_faction, zone=HAND), -1, minimum=1, who=YOU),)),
            then(KeepEvent()),
        ),
        cost=0,
        subtypes=("Ritual",),
        steadfast=((_faction, 3),),
    )

for _title, _number, _faction, _icon, _subtypes in (
    ("Police Sergeant", "C11", AGENCY, "C", ("Benefactor",)),
    ("Miskatonic Administrator", "C40", MISKATONIC, "I", ("Benefactor",)),
    ("Construction Crew", "C67", SYNDICATE, "C", ("Benefactor",)),
    ("Shoggoth Slave", "C100", CTHULHU, "T", ("Benefactor",)),
    ("Moon-Cursed Lycanthrope", "C128", HASTUR, "T", ("Benefactor",)),
    ("Ruthless Fanatic", "C160", YOG, "A", ("Benefactor",)),
    ("Mi-Go Explorer", "C190", SHUB, "I", ("Mi-Go", "Benefactor")),
):
    eldritch_edition.character(
        _title,
        _number,
        _faction,
        disrupt(BEFORE_CARD_EFFECT, pay(1), SACRIFICE, GainDomain(THIS), TopCardAsResource()),
        cost=3,
        skill=3,
        icons=_icon,
        subtypes=_subtypes,
        transient=True,
    )

eldritch_edition.character(
    "Man on the Inside",
    "U8",
    AGENCY,
    _cheaper_by_faction(AGENCY),
    cost=3,
    skill=3,
    icons="CC",
    subtypes=("Government",),
)

eldritch_edition.character(
    "Military Escort",
    "U39",
    MISKATONIC,
    _cheaper_by_faction(MISKATONIC),
    cost=6,
    skill=5,
    icons="CCAA",
    subtypes=("Government",),
    keywords="Fast, Toughness +1",
)

eldritch_edition.event(
    "Seduction of the Tombs",
    "C50",
    MISKATONIC,
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        Pick(either(_students(HAND), _students(DISCARD)), to_play=True),
        PutIntoPlay(CHOSEN),
        at_end("phase", Do("sacrifice", STILL_IN_PLAY)),
    ),
    cost=1,
)

eldritch_edition.character(
    "Expatriate Reporter",
    "U69",
    SYNDICATE,
    _cheaper_by_faction(SYNDICATE),
    cost=4,
    skill=5,
    icons="CI",
    subtypes=("Investigator",),
    keywords="Willpower",
)

eldritch_edition.event(
    "Auto-de-fe",
    "R76",
    SYNDICATE,
    action(one_of(_from_discard_piles("Day"), _from_discard_piles("Night"))),
    cost=3,
)

eldritch_edition.support(
    "Feast of Locusts",
    "C117",
    CTHULHU,
    whenever(
        Controls(ControllerOf(HOST), 5, characters()),
        EachDoes(ControllerOf(HOST), (Do("sacrifice", HOST),)),
    ),
    cost=1,
    subtypes=("Attachment", "Curse"),
    attach=characters(),
)

eldritch_edition.character(
    "Thing from the Stars",
    "U132",
    HASTUR,
    _cheaper_by_faction(HASTUR),
    action(EXHAUST, choose(characters(state="insane")), destroy(CHOSEN)),
    cost=5,
    skill=3,
    icons="TTT",
    subtypes=("Monster",),
)

eldritch_edition.event(
    "Writhing Wall",
    "U142",
    HASTUR,
    disrupt(EFFECT_TRIGGERED, CancelEvent("cancel it"), then(DrawCards())),
    cost=3,
    subtypes=("Spell",),
)

eldritch_edition.character(
    "Hastur",
    "",
    HASTUR,
    CostChange(None, -5, when=(Controls(EACH_OPPONENT, 2, characters(state="insane")),)),
    response(AFTER_ENTERING, goes_insane(Every(characters()))),
    descriptor="He Who Shall Not Be Named",
    unique=True,
    cost=10,
    skill=10,
    icons="TTTAA",
    subtypes=("Ancient One",),
    keywords="Villainous, Toughness +3",
)

eldritch_edition.character(
    "Spectral Hunter",
    "U162",
    YOG,
    _cheaper_by_faction(YOG),
    ShieldedFrom(THIS, when=(ItIs("Night"),)),
    cost=4,
    skill=3,
    icons="TCC",
    subtypes=("Servitor",),
)

eldritch_edition.event(
    "Riddles",
    "U169",
    YOG,
    action(CompareTops(X)),
    cost="X",
)

eldritch_edition.event(
    "Balance of Thoth",
    "",
    YOG,
    action(
        Pick(characters(wounded=True)),
        Do("remove wound", CHOSEN),
        then(PickStory(), PlaceTokens(CHOSEN_STORY)),
    ),
    cost=1,
    subtypes=("Spell",),
)

eldritch_edition.character(
    "Mother's Avenger",
    "C183",
    SHUB,
    disrupt(WOUND_TO_THIS, pay(2), CancelEvent("cancel {number} to it", 1), then(DrawCards())),
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Servitor", "Dark Young"),
    steadfast=((SHUB, 2),),
)

eldritch_edition.character(
    "Black Spawn from Below",
    "U184",
    SHUB,
    _cheaper_by_faction(SHUB),
    cost=4,
    skill=2,
    icons="TTCCA",
    subtypes=("Monster",),
    keywords="Toughness +1",
)

eldritch_edition.character(
    "Ghoul Khanum",
    "C187",
    SHUB,
    response(AFTER_WINNING_BY_TWO, IsCommitted(), PlaceTokens(ITS_STORY)),
    cost=6,
    skill=3,
    icons="TTCA",
    subtypes=("Monster",),
    keywords="Fast, Toughness +2",
)

eldritch_edition.support(
    "The Mother's Seed",
    "U206",
    SHUB,
    action(
        PayBy("sacrifice", HOST),
        Pick(
            Cards(type=CHARACTER, faction=SHUB, not_subtype="Ancient One", zone=HAND, owner=YOU),
            to_play=True,
        ),
        PutIntoPlay(CHOSEN),
    ),
    cost=0,
    subtypes=("Attachment",),
    steadfast=((SHUB, 2),),
    attach=characters(controller=YOU),
)

eldritch_edition.support(
    "Ezbekiyeh Gardens",
    "R208",
    SHUB,
    action(
        EXHAUST,
        pay(1),
        choose(characters()),
        ChooseIcon(not_printed=True),
        until_end_of_phase(CHOSEN, PrintedIconsBecome()),
    ),
    cost=2,
    subtypes=("Location",),
)
