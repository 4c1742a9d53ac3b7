"""Dreamlands: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Twila Katherine Price, Lost in a Dream",
    Static(
        THIS,
        (
            GainAbility(
                action(EXHAUST_NAMED, pay(2), ExecuteStory(Committed("the story it is committed to"), as_if_won=False))
            ),
        ),
        when=(ItIs("Night"),),
    ),
)

dreamlands.card(
    "Obsessive Insomniac",
    action(PayBy(GiveUp(Cards(zone=DOMAIN, owner=YOU), by="discard resource")), ready(THIS)),
    action(EXHAUST_NAMED, DrawCards()),
)

dreamlands.card(
    "Horrid Dreams",
    action(
        discard_top(EACH_OPPONENT, 1),
        then(
            EachDoes(
                THAT_OPPONENT, (sacrifice_own(Cards(faction_of=Chosen("discarded")), targeted=True),), if_able=True
            )
        ),
    ),
)
