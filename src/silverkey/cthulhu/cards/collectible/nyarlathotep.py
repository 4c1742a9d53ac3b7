"""Masks of Nyarlathotep."""

from silverkey.cthulhu.cards.writing import *

masks = card_set("masks")


def _drawn_by_rituals() -> tuple[Ability, ...]:
    """What brings a character into play from hand and from the discard pile when an opponent plays a Ritual."""
    return tuple(
        response(
            on("play", card=Cards(type=EVENT, subtypes=("Ritual",), zone=HAND), player=OPPONENT, origin=HAND),
            PutIntoPlay(THIS),
            zone=zone,
        )
        for zone in (HAND, DISCARD)
    )


masks.card("Unexpected Ally", *_drawn_by_rituals())

masks.card("Heterodox Physicist", *_drawn_by_rituals())

masks.card("Chemist", *_drawn_by_rituals())

masks.card(
    "Gang Boss",
    disrupt(
        WOUNDING_THIS,
        PayBy(sacrifice_own(supports(subtypes=("Mask",)))),
        CancelEvent("cancel {wound} to it", 1),
        then(choose(characters()), wound(CHOSEN)),
    ),
)

masks.card("Coral Infection", *_drawn_by_rituals())

masks.card("Forgotten Ones", *_drawn_by_rituals())

masks.card(
    "Alchemist", Static(THIS, (Skill(1, Count(Cards(subtypes=("Mask",), controller=YOU))),)), *_drawn_by_rituals()
)

masks.card(
    "Pharaonic Mask", Static(HOST, (gains("A"), Belongs("subtype", "Avatar of Nyarlathotep"))), attach=characters()
)

masks.card("Interstellar Visitor", *_drawn_by_rituals())

masks.card("Jackson Elias", action(pay(2), SACRIFICE, take(Every(discarded(subtypes=("Weapon",), owner=YOU)))))
