"""Ancient Relics: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "Forms of the Ether",
    action(choose(Cards(zone=DOMAIN)), AsResources(THIS, DomainOf(CHOSEN_CARD)), return_to_hand(CHOSEN_CARD)),
)

ancient_relics.card(
    "Magarta Kiss",
    action(
        pay(X),
        Reveal(Top(X)),
        take(Every(Cards(subtypes=("Ancient One",), among=Chosen("searched"), zone=DECK))),
        Rest(),
    ),
)

ancient_relics.card(
    "Desertification",
    forced(
        on("use", card=HOST_CARD, causes=TRIGGERED),
        EachDoes(
            ControllerOf(HOST_CARD), (GiveUp(Cards(zone=DOMAIN, owner=YOU), by="destroy resource"),), if_able=True
        ),
    ),
    attach=supports(subtypes=("Location",)),
)

ancient_relics.card(
    "Mi-Go Observer",
    response(
        on("destroy", card=characters(subtypes=("Mi-Go",))),
        Reveal(Top(5)),
        take(Every(characters(subtypes=("Mi-Go",), among=Chosen("searched"), zone=DECK))),
        Rest(),
    ),
)

ancient_relics.card(
    "Jaguar Warrior",
    response(
        WOUNDING_THIS,
        Pick(Cards(title="Jaguar Warrior", zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

ancient_relics.card(
    "Even Here She Dwells",
    action(
        controls_more(EACH_OPPONENT, characters(), than=YOURSELF),
        Reveal(Top(5)),
        take(Every(characters(subtypes=("Cultist", "Monster"), among=Chosen("searched"), zone=DECK))),
        Rest("top"),
    ),
)

ancient_relics.card(
    "Child of Argus",
    passive(AFTER_LEAVING, Pick(characters(zone=DECK, owner=YOU), top=3), take(CHOSEN_CARD), Shuffle()),
)

ancient_relics.card(
    "Mi-Go Skull",
    Static(HOST, (Belongs("subtype", "Mi-Go"),)),
    Static(Every(characters(subtypes=("Mi-Go",), controller=YOU)), (gains("T"),)),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=characters(controller=YOU),
)

ancient_relics.card(
    "Wooden Homunculus",
    disrupt(DESTROYING_THIS, Instead(), GainDomain(THIS), AsResources(Top(), NEWEST)),
)

ancient_relics.card("Taste of Lifeblood", response(DESTROYING_A_CHARACTER, refresh(Domains(EACH_PLAYER), one=True)))

ancient_relics.card(
    "Voice of the Jungle",
    Cannot(Every(characters(committed=HERE)), "uncommit", "uncommit from it before it is won"),
    attach=stories(),
)

ancient_relics.card(
    "Mask of Rakinui",
    Static(Committed(of=HOST), (Resolves(IN_YOUR_ORDER),), (Turn(), is_committed(HOST))),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    attach=characters(controller=YOU),
)

ancient_relics.card(
    "The Forgotten Explorer",
    forced(
        on("have committed", player=OPPONENT),
        choose(stories(visited_by=characters(), extreme=("lowest", "committed"))),
        exhaust(THIS),
        then(Do("commit", THIS, place=CHOSEN_STORY)),
    ),
)

ancient_relics.card(
    "Kau'uli Warriors",
    response(
        on("destroy", card=characters(controller=YOU, committed=HERE), causes=("Combat",)),
        Pick(Cards(title="Kau'uli Warriors", zone=DECK, owner=YOU)),
        Shuffle(),
        Do("top", CHOSEN_CARD),
    ),
)
