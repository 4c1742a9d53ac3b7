"""The stories of Secrets of Arkham."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card("Obsessive Research", story_effect(EachDoes(EACH_PLAYER, (DrawCards(8, up_to=True),))))

secrets_of_arkham.card(
    "The Well",
    story_effect(
        EachDoes(EACH_PLAYER, (Pick(stories(zone=WON, owner=YOU, other=True)), ToStoryDeck(CHOSEN_STORY))),
        then(destroy(Every(Cards(keywords=("Day", "Night"))))),
    ),
)

secrets_of_arkham.card(
    "The Secret of the North Woods",
    story_effect(EachDoes(EACH_PLAYER, (PutIntoPlay(Every(discarded(type=CHARACTER, owner=YOU))),))),
)

secrets_of_arkham.card(
    "They Come at Night",
    story_effect(
        NameA("card", types=(CHARACTER, SUPPORT), by=EACH_PLAYER), sacrifice(Every(Cards(where=("any named",))))
    ),
)

secrets_of_arkham.card(
    "Change of Plans", story_effect(EachDoes(EACH_PLAYER, (AsResources(Every(Cards(zone=HAND, owner=YOU))),)))
)

secrets_of_arkham.card(
    "The Terror out of Dunwich",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                Pick(Cards(zone=DOMAIN, owner=YOU), each_domain=True, up_to=True),
                destroy(Every(Cards(zone=DOMAIN, owner=YOU, but=CHOSEN_CARD))),
            ),
        )
    ),
)

secrets_of_arkham.card("The Innsmouth Threat", story_effect(PutTokens(Every(stories()), 0)))

secrets_of_arkham.card("The Thing at the Gate", story_effect(sacrifice(Every(characters()))))


def each_fetches(time: str) -> EachDoes:
    """Each player searches his deck for a card of the time and puts it into play."""
    found = Pick(Cards(keywords=(time,), zone=DECK, owner=YOU), to="enter")
    return EachDoes(EACH_PLAYER, (found, PutIntoPlay(CHOSEN_CARD), Shuffle()))


secrets_of_arkham.card("The Dreams of Kingsport", story_effect(one_of(each_fetches("Day"), each_fetches("Night"))))

secrets_of_arkham.card(
    "The Secrets of Arkham",
    story_effect(ForEvery(stories(non=(CONSPIRACY,), other=True), (ExecuteStory(CHOSEN_STORY),))),
)
