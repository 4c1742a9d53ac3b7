"""Rituals of the Order: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Small Time Magician",
    response(AFTER_ENTERING, Pick(characters(subtypes=("Criminal",))), return_to_hand(CHOSEN)),
)

# Having begun, it lasts for the phase: it does not begin anew with whatever else is done while there is terror.
rituals.card(
    "Thomas Bannano",
    whenever(
        AtLeast(1, characters(committed=HERE, icons=at_least(1, "T"))),
        Limit(1, "phase", by_copy=True),
        until_end_of_phase(THIS, Skill(-2), gains("TCC")),
    ),
)

rituals.card(
    "Thief for Hire",
    response(
        AFTER_ENTERING,
        Pick(supports(subtypes=("Attachment",), cost=at_most(OfEvent("overpaid"))), to="control"),
        Control(CHOSEN_CARD),
    ),
)

rituals.card(
    "Southside Speakeasy",
    action(
        EXHAUST_NAMED,
        Pick(Cards(faction=SYNDICATE, zone=DOMAIN, owner=YOU)),
        AsResources(THAT_RESOURCE, Domains(without=CHOSEN_CARD)),
    ),
)

rituals.card("Strung Up!", action(until_end_of_phase(Every(characters(controller=OPPONENT)), Skill(-1))))

rituals.card(
    "You're Outta Here!",
    action(
        PayBy(GiveUp(characters(faction=SYNDICATE), by="exhaust")),
        Pick(characters(controller=OPPONENT, non=("Ancient One",)), to="uncommit"),
        Do("uncommit", CHOSEN),
    ),
)
rituals.card("Clover Club Bootlegger", CommitsExhausted(THIS))

rituals.card(
    "Gang Warfare",
    action(
        YOUR_OPERATIONS,
        PayBy(sacrifice_own(characters(subtypes=("Criminal",)))),
        exhaust(Every(characters(skill=below(Of("skill", PAID))))),
    ),
)

rituals.card(
    "Expensive Guitar",
    Static(HOST, (GainAbility(action(EXHAUST_NAMED, until_end_of_phase(BEARER_ITSELF, Skill(3))), of_giver=True),)),
    attach=characters(controller=YOU),
)

rituals.card(
    "Johnny V's Dame",
    CostChange(Cards(type=CHARACTER, subtypes=("Criminal",)), -1, minimum=1, who=YOU, first="turn"),
)

rituals.card(
    "Johnny Valone",
    action(
        PayBy(GiveUp(characters(subtypes=("Criminal",)), by="exhaust")),
        Pick(characters(skill=at_most(Of("skill", Paid("the character you exhausted")))), to="exhaust"),
        exhaust(CHOSEN),
    ),
)

rituals.card(
    "Degenerate Gambler",
    action(
        pay(2),
        NameA("type"),
        Reveal(Top(1, bottom=True)),
        If(
            IsA(Chosen("revealed"), Cards(zone=DECK, where=("of type",))),
            (take(Chosen("revealed")),),
            (Do("discard", Chosen("revealed")),),
        ),
    ),
)

rituals.card("Scandal", response(AFTER_SUCCEEDING, RemoveTokens(2, at=THAT_STORY)))

rituals.card(
    "Sleepin' wit' da Fishes",
    action(
        ChoosePlayer(opponents=True),
        Reveal(Top(4, THAT_PLAYER)),
        Do("bottom", Fitting(Chosen("revealed", "those cards"), Cards(type=CHARACTER, zone=DECK))),
        Rest("top", but="moved", whose=THAT_PLAYER),
    ),
)
