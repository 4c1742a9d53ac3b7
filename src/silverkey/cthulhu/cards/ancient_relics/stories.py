"""Ancient Relics: stories."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card("A New Challenge", story_effect(after_replacing(LayTokens(EACH_PLAYER, most=4))))

ancient_relics.card(
    "The Seventh Gate",
    story_effect(Pick(stories(zone=STORY_DECK)), ExecuteStory(CHOSEN_STORY), TakeInstead(CHOSEN_STORY)),
)

ancient_relics.card(
    "Heart of the Labyrinth",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                NameA("type"),
                EachDoes(EACH_OPPONENT, (Pick(Cards(controller=YOU, where=("of type",))), return_to_hand(CHOSEN_CARD))),
            ),
        )
    ),
)

ancient_relics.card("The 9th Plague", story_effect(sacrifice(Every(characters(committed=HERE)))))

ancient_relics.card("Within the Ice", story_effect(return_to_hand(Every(characters(committed=HERE)))))

ancient_relics.card(
    "Village of Ash",
    story_effect(
        EachDoes(EACH_PLAYER, (Pick(stories(zone=WON, owner=YOU, other=True)), ToStoryDeck(CHOSEN_STORY))),
        then(Do("shuffle in", Every(Cards(subtypes=("Relic",))))),
    ),
)

ancient_relics.card(
    "The Heirloom",
    story_effect(
        EachDoes(EACH_PLAYER, (may(Pick(supports(zone=DECK, owner=YOU)), take(CHOSEN_CARD)),)),
        EachDoes(EACH_PLAYER, (Shuffle(),)),
    ),
)

ancient_relics.card(
    "The Second Dragon",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                may(
                    Pick(characters(unique=False, state="sane", controller=YOU)),
                    Pick(Cards(zone=DECK, owner=YOU, same_title=CHOSEN), name="found", any_number=True),
                    PutIntoPlay(Chosen("found", "those cards")),
                ),
            ),
        ),
        EachDoes(EACH_PLAYER, (Shuffle(),)),
    ),
)

ancient_relics.card(
    "Congress of the Keys",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (Do("shuffle in", Hand()), DrawCards(Count(Cards(among=Chosen("moved"), zone=DECK)))),
        ),
        DrawCards(),
    ),
)

LAID_DOWN = Chosen("given", "those cards")

ancient_relics.card(
    "The Opened Door",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                may(
                    ChooseDomain(Domains(least=1)),
                    Pick(Cards(zone=HAND, owner=YOU), "given", number=Count(THAT_DOMAINS_RESOURCES), up_to=True),
                    Pick(THAT_DOMAINS_RESOURCES, "taken", number=Count(Cards(zone=HAND, among=LAID_DOWN))),
                    AsResources(LAID_DOWN, THAT_DOMAIN),
                    take(Chosen("taken", "those resources")),
                ),
            ),
        )
    ),
)

ancient_relics.card("Come the Dreamtime", story_effect(after_replacing(RearrangeStories())))

ancient_relics.card(
    "Chaos Unleashed",
    story_effect(
        ChooseDomain(YOUR_DOMAINS),
        take(Every(THAT_DOMAINS_RESOURCES)),
        AsResources(Top(Count(Cards(zone=HAND, among=Chosen("moved")))), THAT_DOMAIN),
    ),
)
