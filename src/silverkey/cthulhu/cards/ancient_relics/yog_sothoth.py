"""Ancient Relics: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

READ_ALONG = take(Topmost(discarded(type="event", owner=YOU)))

ancient_relics.card(
    "The Large Man",
    forced(AFTER_SUCCESS, discard_top(THE_EVENT_PLAYER, 2)),
    action(EXHAUST_NAMED, READ_ALONG, Limit(1, "phase", by_copy=True)),
).before_errata(
    "2.0", "1.4", abilities=(forced(AFTER_SUCCESS, discard_top(THE_EVENT_PLAYER, 2)), action(EXHAUST_NAMED, READ_ALONG))
)

KEEP_SOUL = response(DESTROYING_A_CHARACTER, EXHAUST_NAMED, Attach(THE_EVENT_CARD, THIS))

ancient_relics.card(
    "Canopic Jar",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    KEEP_SOUL,
    Static(
        Every(Cards(where=("on this",))),
        (TriggeredFreely((ACTION, RESPONSE, DISRUPT), (PayBy(exhaust(Host("its host"))), DISCARD_FROM_PLAY)),),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        passive(AFTER_LEAVING, Do("shuffle in", THIS)),
        KEEP_SOUL,
        Static(
            Every(Cards(where=("on this",))),
            (TriggeredFreely((RESPONSE,), (PayBy(exhaust(Host("its host"))), DISCARD_FROM_PLAY)),),
        ),
    ),
)

ancient_relics.card(
    "Key-seeker",
    response(
        on("win struggle", player=YOU, which="Arcane", amount_min=2),
        EXHAUST_NAMED,
        take(Topmost(discarded(owner=YOU))),
    ),
)

ancient_relics.card(
    "Reclaimed Servant",
    passive(
        on("phase begins", player=YOU, which=END_OF_TURN, when=(is_in_state(THIS, "exhausted"),)),
        discard_top(YOURSELF, 1),
    ),
    passive(
        on("phase begins", player=OPPONENT, which=END_OF_TURN, when=(is_in_state(THIS, "ready"),)),
        discard_top(THE_EVENT_PLAYER, 2),
    ),
)

ancient_relics.card(
    "Lethargic Miasma",
    Cannot(HOST, "ready"),
    Static(HOST, (GainAbility(action(pay(1), goes_insane(THIS))),)),
    attach=characters(),
)

ancient_relics.card(
    "Tunnel Lurker",
    forced(
        AFTER_COMMITTING,
        EachDoes(
            EACH_PLAYER, (discard_top(YOURSELF, Count(characters(controller=YOU, committed=ANYWHERE, other=True))),)
        ),
    ),
)

ancient_relics.card(
    "Enslaved Yeti",
    Immune(THIS, to=Cards(type=EVENT, subtypes=("Polar",))),
    action(
        is_committed(),
        PayBy(wound(THIS)),
        until_end_of_phase(Every(characters(non=("Ancient One",), committed=HERE, other=True)), Blank()),
    ),
)

ancient_relics.card(
    "Dark Sarcophagus",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    action(
        EXHAUST_NAMED,
        pay(X),
        ChoosePlayer(opponents=True),
        Reveal(Top(X, THAT_PLAYER)),
        Do("discard", Every(Cards(cost=at_least(X), among=Chosen("revealed"), zone=DECK))),
        return_to_hand(Every(Cards(cost=below(X), among=Chosen("revealed"), zone=DECK))),
    ),
)

ancient_relics.card("Pawn Broker", action(pay(1), PayBy(discard_cards(targeted=False)), DrawCards()))

ancient_relics.card(
    "Song of Charybdis",
    action(
        ChoosePlayer(),
        Reveal(Top(X, THAT_PLAYER)),
        Pick(Cards(among=Chosen("searched"), zone=DECK), any_number=True),
        Do("bottom", CHOSEN_CARD),
        Rest("top", but="chosen"),
    ),
)

ancient_relics.card(
    "Hound of Dragons",
    response(on("win struggle", player=OPPONENT), choose(characters(committed=THERE)), Do("top", CHOSEN)),
)

ancient_relics.card(
    "Breaking the Ward",
    response(on("use", card=HOST_CARD, causes=TRIGGERED), PayBy(discard_top(YOURSELF, 1)), CopyEffect(anew=True)),
    attach=supports(controller=OPPONENT),
)

ancient_relics.card(
    "The Betrayer",
    MustCommit(THIS),
    response(
        AFTER_COMMITTING,
        PayBy(ready(THIS)),
        Reveal(Top(1, EACH_PLAYER)),
        Pick(Cards(among=Chosen("revealed"), zone=DECK), any_number=True),
        Do("discard", THOSE_CARDS),
    ),
)

ancient_relics.card(
    "Ritual of Bellephar",
    action(
        ChooseDomain(Domains(EACH_PLAYER)),
        EachDoes(ChosenPlayer("owner"), (discard_top(YOURSELF, Count(Cards(zone=DOMAIN, where=("on that domain",)))),)),
    ),
)
