"""The Thousand Young: neutral cards."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "The Archmage's Attaché",
    action(
        EXHAUST_NAMED,
        Reveal(Top(1, OwnerOf(Host("attached deck"))), stays=True),
        Lasts(None, (MayPlay(STILL_SHOWN, matching=False),), until=NEXT_ACTION),
    ),
    attach=Places(DECK),
)

thousand_young.card(
    "Ankou",
    response(
        on("win story", player=YOU, targets=THIS),
        SACRIFICE,
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (Do("remove", Every(discarded(owner=YOU))),)),
    ),
)

AN_AVATAR = Cards(type=CHARACTER, subtypes=("Avatar",), zone=HAND, owner=YOU)

thousand_young.card(
    "Nyarlathotep",
    CostChange(None, -3, price=GiveUp(characters(subtypes=("Avatar",)), by="return")),
    disrupt(
        on("success", card=ITS_STORY, player=YOU),
        SACRIFICE,
        Pick(AN_AVATAR, to="enter"),
        Pick(stories(where=("unresolved",)), "story"),
        PutIntoPlay(CHOSEN, at=Chosen("story", "that story")),
    ),
)
