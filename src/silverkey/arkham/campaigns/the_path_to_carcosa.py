"""The Path to Carcosa: its interludes, as far as they are written."""

from silverkey.arkham.campaigns.making import Interlude
from silverkey.arkham.cards.writing import *

DANIEL = "Daniel Chesterfield"

LOST_SOUL = Interlude(
    title="Lost Soul",
    effect=(
        If(
            ResignedWith(Cards(title=DANIEL, type=ASSET, zone=ANYWHERE)),
            (
                Tell(
                    "Daniel survived the asylum and not the week. On his one clear evening he tells you whose mask the "
                    "King wears, and that the way can be closed from your side; in the morning his door is broken and "
                    "there are marks on his throat."
                ),
                EarnExperience(2, victory=False),
            ),
            (
                If(
                    AtLeast(1, enemies(title=DANIEL)),
                    (
                        Tell(
                            "Daniel was possessed when you saw him last. On the third night he lies on the floor of "
                            "your room, a man again and dead, the play in his hands and its margins written full."
                        ),
                    ),
                    (
                        Tell(
                            "Daniel did not survive. You write down what he cried while you still remember it: an "
                            "oath, a price, a city, and a name that is not to be said."
                        ),
                    ),
                ),
            ),
        ),
        one_of(
            (Record("you ignored Daniel's warning"), Mark("Doubt", 2)),
            (Record("you heeded Daniel's warning"), Mark("Conviction", 2), EarnExperience(1, victory=False)),
            by=LEAD,
        ),
    ),
)
