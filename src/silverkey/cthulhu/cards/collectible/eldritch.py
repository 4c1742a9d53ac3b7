"""Eldritch Edition."""

from silverkey.cthulhu.cards.writing import *

eldritch_edition = card_set("eldritch-edition")

TURNED_UP = Cards(among=Chosen("revealed"), zone=DECK)


def _students(zone: str) -> Cards:
    """Whom the tombs can seduce."""
    return Cards(type=CHARACTER, faction=MISKATONIC, non=("Ancient One",), zone=zone, owner=YOU)


def _cheaper_by_faction(faction: str) -> CostChange:
    """What makes a character cheaper for each other kind of resource that is drained for it."""
    return CostChange(None, -1, minimum=1, per_faction_but=faction)


def _from_discard_piles(time: str) -> PutIntoPlay:
    """Every character and support card of the day, or of the night, comes back."""
    return PutIntoPlay(
        Every(either(discarded(type=CHARACTER, keywords=(time,)), discarded(type=SUPPORT, keywords=(time,))))
    )


for _title, _faction in (
    ("Rite of Passage", AGENCY),
    ("Secrets of Bubastis", MISKATONIC),
    ("Theosophist Meeting", SYNDICATE),
    ("Dream Summoning", CTHULHU),
    ("Saturnalia", HASTUR),
    ("Born in the Spheres", YOG),
    ("Veneration of Apis", SHUB),
):
    eldritch_edition.card(
        _title,
        action(
            Lasts(None, (CostChange(Cards(faction=_faction), -1, minimum=1, who=YOU),)),
            then(may(PayBy(Drain(YOUR_DOMAINS, one=True)), take(THIS_EVENT))),
        ),
    )

for _title in (
    "Police Sergeant",
    "Miskatonic Administrator",
    "Construction Crew",
    "Shoggoth Slave",
    "Moon-Cursed Lycanthrope",
    "Ruthless Fanatic",
    "Mi-Go Explorer",
):
    eldritch_edition.card(
        _title, disrupt(BEFORE_CARD_EFFECT, pay(1), SACRIFICE, GainDomain(THIS), AsResources(Top(), NEWEST))
    )

eldritch_edition.card("Man on the Inside", _cheaper_by_faction(AGENCY))

eldritch_edition.card("Military Escort", _cheaper_by_faction(MISKATONIC))

eldritch_edition.card(
    "Seduction of the Tombs",
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        Pick(either(_students(HAND), _students(DISCARD)), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end("phase", Do("sacrifice", STILL_IN_PLAY)),
    ),
)

eldritch_edition.card("Expatriate Reporter", _cheaper_by_faction(SYNDICATE))

eldritch_edition.card("Auto-de-fe", action(one_of(_from_discard_piles("Day"), _from_discard_piles("Night"))))

eldritch_edition.card(
    "Feast of Locusts",
    whenever(
        AtLeast(5, Has(ControllerOf(HOST), characters())),
        EachDoes(ControllerOf(HOST), (Do("sacrifice", HOST),)),
    ),
    attach=characters(),
)

eldritch_edition.card(
    "Thing from the Stars",
    _cheaper_by_faction(HASTUR),
    action(EXHAUST, choose(characters(state="insane")), destroy(CHOSEN)),
)

eldritch_edition.card("Writhing Wall", disrupt(EFFECT_TRIGGERED, CancelEvent(), then(DrawCards())))

eldritch_edition.card(
    "Hastur",
    CostChange(None, -5, when=(AtLeast(2, Has(EACH_OPPONENT, characters(state="insane"))),)),
    response(AFTER_ENTERING, goes_insane(Every(characters()))),
)

eldritch_edition.card("Spectral Hunter", _cheaper_by_faction(YOG), Immune(THIS, chosen=True, when=(ItIs("Night"),)))

eldritch_edition.card(
    "Riddles",
    action(
        Reveal(Top(X, EACH_PLAYER)),
        Do("discard", RevealedBy(WhoeverHas("fewest", TURNED_UP, "printed cost", both=True))),
        EachDoes(WhoeverHas("most", TURNED_UP, "printed cost"), (Rest(),)),
    ),
)

eldritch_edition.card(
    "Balance of Thoth",
    action(
        Pick(characters(where=("wounded",))),
        Do("remove wound", CHOSEN),
        then(Pick(stories()), PutTokens(CHOSEN_STORY)),
    ),
)

eldritch_edition.card(
    "Mother's Avenger", disrupt(WOUNDING_THIS, pay(2), CancelEvent("cancel {wound} to it", 1), then(DrawCards()))
)

eldritch_edition.card("Black Spawn from Below", _cheaper_by_faction(SHUB))

eldritch_edition.card("Ghoul Khanum", response(AFTER_WINNING_BY_TWO, is_committed(), PutTokens(ITS_STORY)))

eldritch_edition.card(
    "The Mother's Seed",
    action(
        PayBy(sacrifice(HOST)),
        Pick(
            Cards(type=CHARACTER, faction=SHUB, non=("Ancient One",), zone=HAND, owner=YOU),
            to="enter",
        ),
        PutIntoPlay(CHOSEN),
    ),
    attach=characters(controller=YOU),
)

eldritch_edition.card(
    "Ezbekiyeh Gardens",
    action(
        EXHAUST,
        pay(1),
        choose(characters()),
        ChooseIcon("not printed", CHOSEN),
        until_end_of_phase(CHOSEN, IconsOf(changed=True)),
    ),
)
