"""Ancient Relics: Hastur."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

TORMENT = (
    choose(characters(non=("Ancient One",))),
    EachDoes(ControllerOf(CHOSEN), (one_of(goes_insane(CHOSEN), discard_cards(Of("skill", CHOSEN), targeted=False)),)),
)

ancient_relics.card("Apeirophobia", action(YOUR_OPERATIONS, *TORMENT)).before_errata(
    "2.0", "1.4", abilities=((action(*TORMENT)),)
)

ancient_relics.card(
    "Stygian Eye",
    passive(AFTER_ENTERING, Control(HOST, until="attached")),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    forced(on("ready", card=HOST), goes_insane(Host("that character"))),
    attach=characters(non=("Ancient One",)),
)

ancient_relics.card(
    "Jiang Shi",
    disrupt(
        on("before struggle", card=stories(), which="Terror"),
        pay(1),
        Do("commit", THIS, place=EventCard("that story")),
    ),
)

ancient_relics.card(
    "Master of Amulets",
    action(
        PayBy(discard_cards(targeted=False)),
        choose(characters(state="insane")),
        restore(CHOSEN),
        ready(CHOSEN),
        Control(CHOSEN, until="phase"),
    ),
)

ancient_relics.card(
    "Palpable Unhappiness",
    action(choose(stories()), until_end_of_phase(Every(characters(committed=AT_CHOSEN)), SkillIs(0))),
)

ancient_relics.card(
    "Obsessive Sycophant",
    action(EXHAUST, choose(characters(controller=YOU)), until_end_of_phase(CHOSEN, gains("AA"))),
)

ancient_relics.card("Pervasive Silence", Static(HOST, (loses("AAII"),)), attach=characters(non=("Ancient One",)))

ancient_relics.card(
    "Deranged Sailor",
    response(on("succeed", player=YOU, card=ITS_STORY), GO_INSANE, goes_insane(Every(characters(state="ready")))),
)

ancient_relics.card(
    "The Spirit of Mania",
    forced(on("win story", player=YOU, targets=THIS), goes_insane(Every(characters(where=("in event",))))),
)

ancient_relics.card(
    "Painter of Delusion",
    disrupt(
        on("resolve", causes=TRIGGERED, source_types=(CHARACTER,)),
        PayBy(GiveUp(characters(subtypes=("Lunatic",)), by="insane")),
        CancelEvent(),
    ),
)

ancient_relics.card(
    "Seeker of the Songlines",
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        EXHAUST,
        Pick(stories(visited_by=characters(other=True)), to_join=THIS),
        Do("commit", THIS, place=CHOSEN_STORY),
    ),
)

ancient_relics.card(
    "The Musk Crow's Wind",
    action(
        choose(characters(non=("Ancient One",), controller=YOU, cost=Bound("exactly", X)), "mine"),
        choose(characters(non=("Ancient One",), controller=OPPONENT, cost=Bound("exactly", X)), "yours"),
        return_to_hand(Chosen("mine yours", "those characters")),
    ),
)

ancient_relics.card(
    "Guardian Beast",
    Static(HOST, (Keyword("Invulnerability"),)),
    Static(Committed(of=HOST), (struggles("T"),), (is_committed(HOST),)),
    attach=characters(),
)

ancient_relics.card(
    "The Guzheng",
    Static(HOST, (SkillIs(0),)),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    forced(on("uncommit", card=HOST), goes_insane(Host("that character"))),
    attach=characters(),
)
