"""Ancient Relics: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "The Chthonian Stone",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    response(
        on("destroy", card=characters(controller=YOU)),
        EXHAUST_NAMED,
        Pick(
            Cards(
                type="character",
                zone=HAND,
                owner=YOU,
                cost=below(Of("printed cost", EventCard("the destroyed character"))),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN),
    ),
).before_errata("2.0", "1.4", title="The Cthonian Stone")

ancient_relics.card(
    "Harlan Earnstone",
    response(AFTER_WINNING_BY_TWO, EXHAUST_NAMED, MoveToken(SAME_SIDE, YOURSELF)),
)
ancient_relics.card("Professor Sam Campbell", Static(ITS_STORY, (DecidedBy(ARCANE, of="T"),), (is_committed(),)))

ancient_relics.card(
    "Blackmarket Artifact",
    action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, Keyword("Willpower"), gains("AA"))),
)

ancient_relics.card(
    "Eryn Cochwyn",
    response(on("win struggle", player=YOU, card=ITS_STORY, which="Investigation"), GO_INSANE, PutTokens(THAT_STORY)),
)

ancient_relics.card(
    "Disc of Itzamna",
    Immune(HOST, chosen=True),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=characters(),
)

ancient_relics.card(
    "Diligent Study",
    action(until_end_of_phase(Every(characters(subtypes=("Student",), controller=YOU)), Skill(2), gains("A"))),
)

ancient_relics.card(
    "Expert Cartographer",
    Static(
        THIS,
        (Keyword("Fast"), Keyword("Toughness")),
        (AtLeast(1, supports(subtypes=("Location",), controller=YOU)),),
    ),
)

ancient_relics.card("Magnetic Spike", action(Do("top", Every(supports(non=("Relic",))))))

ancient_relics.card(
    "Archaeology Interns",
    response(
        AFTER_PLAYING_THIS,
        DrawCards(2),
        then(Pick(Cards(zone=HAND, owner=YOU)), Do("top", CHOSEN_CARD)),
    ),
)

ancient_relics.card(
    "Mask of Sthenelus",
    Static(HOST, (Keyword("Willpower"), Keyword("Invulnerability"))),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=characters(),
)

ancient_relics.card("Vaage Randers", Static(Every(stories()), (DecidedBy(INVESTIGATION, "C"),), (is_committed(),)))

ancient_relics.card(
    "Deciphered History",
    response(
        on("place token", player=OPPONENT, card=stories(visited_by=characters(controller=YOU))),
        PutTokens(THAT_STORY, -1, whose=THE_EVENT_PLAYER),
    ),
)

ancient_relics.card(
    "Doctor Marama Riwhi",
    disrupt(
        on("insane", card=characters(committed=HERE)),
        Pick(characters(controller=YOU, where=("spared",)), to="insane"),
        Instead(),
        goes_insane(CHOSEN),
    ),
)
