"""Core Set: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Professor Albert Wilmarth",
    passive(AFTER_COMMITTING, ChooseStruggle(), Lasts(ITS_STORY, (Struggles(-1),), until=WHILE_COMMITTED)),
)

core.card("Dr. Ali Kafour", response(on("commit", card=THIS, player=YOU), DrawCards()))

core.card(
    "Professor Nathaniel Peaslee",
    response(AFTER_DISCARDED_FROM_PLAY, pay(2), PutIntoPlay(Every(discarded(type="character", where=("this phase",))))),
)

core.card(
    "Anthropology Advisor",
    CostChange(Cards(type="character", subtypes=("Investigator",)), -1, who=YOU),
    Static(Every(characters(subtypes=("Investigator",), controller=YOU)), (gains("I"),)),
)

core.card("Visiting Author", action(pay(1), return_to_hand(THIS), CameThisPhase(), zone=DISCARD))

core.card("Mad Genius", response(AFTER_RESTORED, choose(stories()), PutTokens(CHOSEN_STORY)))

core.card(
    "Strange Librarian",
    action(
        EXHAUST_NAMED,
        ChoosePlayer(),
        look_at_top(3, THAT_PLAYER),
        Pick(SEEN),
        Do("bottom", CHOSEN_CARD),
        Rest("top", noun="the others", but="chosen"),
    ),
)

core.card("Laboratory Assistant")

core.card(
    "Itinerant Scholar",
    action(
        SACRIFICE,
        MoveDrain(Domains(drained=True), Domains(EACH_PLAYER, drained=False)),
    ),
)

core.card("Natural Philosopher", forced(AFTER_ENTERING, DrawCards(), then(EachDoes(EACH_PLAYER, (discard_cards(),)))))

core.card(
    "Student Archaeologist", response(AFTER_RESTORED, DrawCards(), then(EachDoes(EACH_PLAYER, (discard_cards(),))))
)

core.card(
    "Celano Fragments",
    action(EXHAUST, pay(X), choose(characters(committed=ANYWHERE, cost=at_most(X))), Do("uncommit", CHOSEN)),
)

core.card("Open for Inspection", Static(HOST_STORY, (struggles("AII"),)), attach=stories())

core.card("Atwood Science Hall", Static(Every(characters(controller=YOU)), (Skill(1, per=Of("I", AFFECTED)),)))

core.card("Binding", action(choose(characters()), until_end_of_phase(CHOSEN, IconsOf())))

core.card("Feast of Famine", action(DrawCards(2), then(EachDoes(EACH_PLAYER, (discard_cards(),)))))

core.card("Restless and Wary", action(ready(Every(characters(state="exhausted")))))

core.card(
    "Dr. Carson's Treatment",
    action(
        choose(characters(state="insane"), number=2, up_to=True),
        restore(THOSE_CHOSEN),
        ready(THOSE_CHOSEN),
        when_(Overpaid(), until_end_of_phase(THOSE_CHOSEN, gains("CC"))),
    ),
)

core.card("Unearthing the Ancients", action(YOUR_OPERATIONS, DrawCards(3)))
