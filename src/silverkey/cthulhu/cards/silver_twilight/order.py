"""The Order of the Silver Twilight: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Lord Jeffrey Farrington", forced(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN))
).before_errata("2.0", abilities=(response(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN)),))

silver_twilight.card("Lodge Barkeep", response(on("ready", card=characters()), EXHAUST_NAMED, exhaust(THE_EVENT_CARD)))

silver_twilight.card(
    "Silver Twilight Collector",
    Static(THIS, (gains("C", per=Of("tokens", AFFECTED)),)),
    forced(
        on("destroy", card=characters(subtypes=("Monster", "Creature"))),
        PutTokens(THIS),
    ),
)

silver_twilight.card(
    "Silver Twilight Lodge",
    CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="turn"),
).before_errata(
    "1.4",
    abilities=(CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="round"),),
).before_errata(
    "2.0",
    abilities=(CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="game"),),
)

silver_twilight.card(
    "Ritual of the Lance",
    response(on("sacrifice", card=characters(), player=YOU), PutTokens(THIS)),
    action(PayBy(PutTokens(THIS, -5)), SACRIFICE, destroy(Every(characters()))),
)

silver_twilight.card(
    "Ritual of Summoning",
    action(PayBy(sacrifice_own(characters())), PutTokens(THIS)),
    action(
        PayBy(PutTokens(THIS, -5)),
        Pick(Cards(type="character", zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

WITHOUT_A_HAND = (AtMost(0, Cards(zone=HAND, owner=YOU)),)
DISCARD_A_CARD = PayBy(discard_cards(targeted=False))

silver_twilight.card(
    "Clifton Rosenberg",
    response(AFTER_PLAYING_THIS, return_to_hand(Every(characters(keywords=("Heroic", "Villainous"))))),
)

silver_twilight.card("Silver Twilight Enforcer", passive(on("phase begins", which=END_OF_TURN), return_to_hand(THIS)))

silver_twilight.card(
    "Keeper of the Silver Sphere", Static(THIS, (gains("CCAI"),), (AtLeast(1, Cards(type=CONSPIRACY)),))
)

silver_twilight.card(
    "Young Initiate",
    response(
        AFTER_ENTERING,
        choose(characters(faction=SILVER_TWILIGHT, other=True)),
        Lasts(CHOSEN, (Keyword("Willpower"),), until="turn"),
    ),
)

silver_twilight.card(
    "Arcane Hunter",
    forced(
        on("enters discard", card=characters(), origin=IN_PLAY),
        until_end_of_phase(THIS, Keyword("Willpower"), Keyword("Fast")),
    ),
)

silver_twilight.card(
    "High Wizard of the Order",
    response(AFTER_ENTERING, choose(characters(non=("Ancient One",))), return_to_hand(CHOSEN)),
)

silver_twilight.card("Lodge Librarian", response(AFTER_WINNING_ARCANE, DISCARD_A_CARD, DrawCards()))

silver_twilight.card("Disgruntled Chef", response(AFTER_A_CHARACTER_LEAVES, until_end_of_phase(THIS, gains("C"))))

silver_twilight.card(
    "Dedicated Butler",
    forced(AFTER_ENTERING, one_of((discard_cards(targeted=False),), (Do("sacrifice", THIS),))),
    action(SACRIFICE, choose(discarded(owner=YOU)), Do("shuffle in", CHOSEN_CARD)),
)

silver_twilight.card(
    "Mayor Atkinson",
    Static(
        THIS,
        (GainAbility(action(pay(2), choose(characters(printed_skill=at_most(2))), return_to_hand(CHOSEN))),),
        WITHOUT_A_HAND,
    ),
)

silver_twilight.card("Devious Architect", Static(THIS, (gains("CAA"),), WITHOUT_A_HAND))

silver_twilight.card("Failed Initiate", forced(AFTER_EVENT_PLAYED, Do("sacrifice", THIS)))

silver_twilight.card(
    "The Groundskeeper",
    action(DISCARD_A_CARD, Lasts(None, (CostChange(Cards(type=SUPPORT), -1, minimum=1, who=YOU),), uses=1)),
)

silver_twilight.card("Lodge Housekeeper", response(AFTER_ENTERING, choose(supports()), return_to_hand(CHOSEN_CARD)))

silver_twilight.card(
    "Recruiter for the Lodge",
    response(
        AFTER_ENTERING,
        Reveal(Top(5)),
        Pick(Cards(type=CHARACTER, faction=SILVER_TWILIGHT, among=Chosen("searched"), zone=DECK)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

silver_twilight.card(
    "Key to the Inner Sanctum",
    Static(HOST, (gains("A"),)),
    action(
        SACRIFICE,
        Reveal(Top(5)),
        Pick(Cards(subtypes=("Ritual",), among=Chosen("searched"), zone=DECK)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
    attach=characters(subtypes=("Lodge",), controller=YOU),
)

silver_twilight.card(
    "Crescent Blade",
    Static(
        HOST,
        (GainAbility(action(EXHAUST, choose(characters(faction=NEUTRAL, non=("Ancient One",))), wound(CHOSEN))),),
    ),
    attach=characters(controller=YOU),
)

silver_twilight.card(
    "Sigil of the Order",
    action(EXHAUST_NAMED, DISCARD_A_CARD, ready(HOST)),
    attach=characters(faction=SILVER_TWILIGHT, controller=YOU),
)

silver_twilight.card(
    "The Oubliettes", Cannot(Every(characters(printed_skill=at_most(1))), "commit", "commit to stories")
)

silver_twilight.card(
    "Initiation",
    action(
        PayBy(sacrifice_own(characters())),
        Lasts(None, (CostChange(Cards(type=CHARACTER, faction=SILVER_TWILIGHT), -2, minimum=1, who=YOU),), uses=1),
    ),
)

silver_twilight.card(
    "Secret Handshake",
    action(choose(characters(faction=SILVER_TWILIGHT, controller=YOU)), until_end_of_phase(CHOSEN, gains("CA"))),
)

silver_twilight.card(
    "Fine Dining",
    action(
        PayBy(sacrifice_own(characters())),
        choose(characters(cost=at_least(2))),
        until_end_of_phase(CHOSEN, gains("CCAA"), Keyword("Invulnerability")),
    ),
)

silver_twilight.card(
    "Pose Mundane",
    action(
        YOUR_OPERATIONS,
        choose(characters(subtypes=("Monster", "Creature"))),
        destroy(CHOSEN),
        then(
            Pick(Cards(type=CHARACTER, faction=SILVER_TWILIGHT, zone=HAND, owner=YOU), "second", to="enter"),
            PutIntoPlay(Chosen("second")),
        ),
    ),
)

silver_twilight.card(
    "Brazier Enchantment",
    action(until_end_of_phase(Every(characters(faction=SILVER_TWILIGHT, controller=YOU)), Keyword("Invulnerability"))),
)

AFTER_YOU_DISCARD = on("discard from hand", player=YOU, together=True)

silver_twilight.card(
    "Knight of the Outer Void",
    forced(
        on("phase begins", which=REFRESH, player=YOU),
        choose(characters(faction=SILVER_TWILIGHT, controller=YOU)),
        return_to_hand(CHOSEN),
    ),
)

silver_twilight.card(
    "Crystal of the Elder Things",
    response(AFTER_A_CHARACTER_LEAVES, EXHAUST_NAMED, refresh(Domains(EACH_PLAYER, least=1, most=1), one=True)),
)

silver_twilight.card(
    "You Know Too Much",
    action(
        YOUR_OPERATIONS,
        ChoosePlayer(),
        EachDoes(
            THAT_PLAYER,
            (
                one_of(
                    (Pick(Cards(zone=HAND, owner=YOU), number=2), Do("top", THOSE_CARDS)), sacrifice_own(characters())
                ),
            ),
        ),
    ),
)

silver_twilight.card(
    "Unbound!",
    action(
        PayBy(discard_cards(X, targeted=False)),
        Pick(characters(printed_skill=at_most(X)), to="destroy"),
        destroy(CHOSEN),
    ),
)

LEFT_PLAY = Happened(AFTER_A_CHARACTER_LEAVES)

silver_twilight.card(
    "Friendly to the Order",
    action(
        choose(characters(faction=SILVER_TWILIGHT)),
        until_end_of_phase(CHOSEN, gains("CA", per=LEFT_PLAY)),
    ),
)

silver_twilight.card("Senator Nathaniel Rhodes", response(AFTER_YOU_DISCARD, pay(1), DrawCards()))

silver_twilight.card(
    "Lodge Meeting",
    response(
        on("have committed", player=YOU, cards=characters(subtypes=("Lodge",)), number=3),
        Drain(Domains(AN_OPPONENT), one=True),
    ),
)

silver_twilight.card(
    "Dark Secrets of the Order",
    action(refresh(Domains(EACH_PLAYER, most=LEFT_PLAY), one=True)),
)

FIRST, SECOND = Chosen("chosen", "the first"), Chosen("second", "the second")

silver_twilight.card(
    "Steal the Soul",
    action(
        choose(characters(controller=YOU)),
        choose(characters(controller=OPPONENT), "second"),
        one_of(
            until_end_of_phase(FIRST, IconsOf(SECOND, printed=False)),
            until_end_of_phase(SECOND, IconsOf(FIRST, printed=False)),
        ),
    ),
)

silver_twilight.card(
    "Ritual of the Construct",
    response(AFTER_YOU_DISCARD, PutTokens(THIS)),
    action(
        EXHAUST_NAMED,
        PayBy(PutTokens(THIS, X, off=True)),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters(cost=at_most(X))),)),
    ),
)
