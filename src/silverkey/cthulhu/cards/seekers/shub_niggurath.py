"""Seekers of Knowledge: Shub-Niggurath."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.event(
    "Hanyatl's 7:13",
    48,
    SHUB,
    action(Phase(DRAW, EACH_PLAYER), FaceUpOnDeck()),
    response(
        Trigger(
            ("commit",),
            "after 3 or more characters are committed to a story",
            when=(AtLeast(3, characters(committed=THERE)),),
        ),
        Doing(DiscardThis()),
        choose(characters(not_subtype="Ancient One")),
        Do("insane regardless", CHOSEN),
        zone=DECK,
    ),
    descriptor="She will give birth to madness...",
    cost=0,
    subtypes=("Prophecy",),
    keywords="Prophecy",
    steadfast=((SHUB, 1),),
)

DAY_CARDS = Cards(keywords=("Day",))

seekers.character(
    "Nug",
    49,
    SHUB,
    passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))),
    forced(
        Trigger(
            ("enter",), "after you play {this} from your hand", card=THIS, player=YOU, origin=HAND, causes=("play",)
        ),
        TopCardAsResource(each=True),
    ),
    descriptor="Blasphemy in the Night Sky",
    unique=True,
    cost=5,
    skill=5,
    icons="TTCA",
    subtypes=("Ancient One",),
    keywords="Invulnerability, Villainous",
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))),
        forced(AFTER_ENTERING, TopCardAsResource(each=True)),
    ),
)
