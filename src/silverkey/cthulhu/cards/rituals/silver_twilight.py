"""Rituals of the Order: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Rich Widow", response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND)).before_errata(
    "2.0",
    abilities=(
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=HAND),
        response(AFTER_A_CHARACTER_LEAVES, PutIntoPlay(THIS), zone=DISCARD),
    ),
)

rituals.card(
    "Dr. Baker",
    action(
        pay(2),
        EXHAUST_NAMED,
        choose(discarded(type=CHARACTER, where=("this phase",))),
        return_to_hand(CHOSEN_CARD),
    ),
)

rituals.card("Zealous Secretary", Static(Every(characters(subtypes=("Lodge",), controller=YOU)), (gains("A"),)))

rituals.card("Errand Boy", action(SACRIFICE, Pick(characters(faction=SILVER_TWILIGHT), to="ready"), ready(CHOSEN)))

rituals.card(
    "Expulsion from the Order",
    action(
        PayBy(sacrifice_own(characters(faction=SILVER_TWILIGHT))),
        Pick(characters(faction=SILVER_TWILIGHT, but=PAID)),
        until_end_of_phase(CHOSEN, IconsOf(PAID)),
    ),
)

rituals.card(
    "Master Artificer",
    action(
        EXHAUST_NAMED,
        Pick(Cards(type=SUPPORT, subtypes=("Weapon",), zone=HAND, owner=YOU, where=("fits one of yours",)), to="enter"),
        PutIntoPlay(CHOSEN_CARD, onto=characters(controller=YOU)),
    ),
)

rituals.card(
    "The Silver Lance",
    response(
        on("succeed", player=YOU, targets=HOST), Pick(characters(cost=at_most(3)), to="return"), return_to_hand(CHOSEN)
    ),
    attach=characters(controller=YOU),
)

rituals.card(
    "Spirit Dagger",
    Static(
        HOST,
        (
            GainAbility(
                response(on("enters discard", card=characters(), origin=IN_PLAY), until_end_of_phase(THIS, gains("C")))
            ),
        ),
    ),
    attach=characters(controller=YOU),
)

rituals.card(
    "Protector of Secrets",
    response(
        AFTER_ENTERING,
        choose(characters(cost=at_most(3))),
        Lasts(None, (Cannot(CHOSEN, "commit", "commit to stories"),), until="turn"),
    ),
)

rituals.card(
    "Wealthy Sponsor",
    action(
        PayBy(discard_cards(targeted=False)),
        Lasts(None, (CostChange(Cards(type=CHARACTER, subtypes=("Lodge",)), -1, minimum=1, who=YOU),), uses=1),
    ),
)

rituals.card("Ritual of Power", forced(on("phase ends", which=STORY_PHASE), refresh(Domains(EACH_PLAYER))))

rituals.card("Master of Blades", passive(on("phase begins", which=END_OF_TURN), return_to_hand(THIS)))

rituals.card(
    "Reckless Assault",
    action(
        choose(characters(controller=YOU), "mine"),
        choose(characters(controller=OPPONENT)),
        return_to_hand(TheOnly(Cards(among=Chosen("mine chosen", "those characters"), extreme=("lowest", "C")))),
    ),
)

rituals.card(
    "Elder Binding",
    Cannot(HOST, "ready", "be readied"),
    forced(on("win story"), Do("destroy", THIS)),
    attach=characters(state="exhausted", non=("Ancient One",)),
)

rituals.card(
    "Meticulous Scribe",
    Static(THIS, (Keyword("Willpower"), gains("I")), (AtLeast(1, supports(subtypes=("Tome",))),)),
)

rituals.card(
    "Unscrupulous Acquisitionist",
    response(
        AFTER_ENTERING,
        EachDoes(
            EACH_OPPONENT,
            (
                one_of(
                    (Drain(YOUR_DOMAINS, one=True),),
                    (Pick(characters(controller=YOU), to="return"), return_to_hand(CHOSEN)),
                ),
            ),
        ),
    ),
)

TURNED_UP = Cards(among=Chosen("revealed"), zone=DECK)

rituals.card(
    "Disturbing Auction",
    action(
        Reveal(Top(1, EACH_PLAYER)),
        then(EachDoes(WhoeverHas("most", TURNED_UP, "printed cost"), (take(RevealedBy(YOURSELF)),))),
        Rest("shuffle in"),
    ),
)

rituals.card(
    "Crooked Treasurer",
    DrawsMore(
        when=(Compare(Has(AN_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),),
    ),
)

rituals.card("Ritual of Inferno", action(pay(1), SACRIFICE, destroy(Every(supports(subtypes=("Location",))))))

rituals.card(
    "Satchel of the Void",
    action(
        pay(X),
        EXHAUST_NAMED,
        Pick(Cards(zone=DISCARD, owner=YOU), number=X),
        Do("shuffle in", THOSE_CARDS),
    ),
)

rituals.card(
    "Rumormill",
    action(
        Phase("", AN_OPPONENT, before="active_player_commits"),
        choose(stories()),
        Lasts(
            None,
            (Cannot(characters(controller=OPPONENT), "commit", at=CHOSEN_STORY),),
            until="turn",
        ),
    ),
)
