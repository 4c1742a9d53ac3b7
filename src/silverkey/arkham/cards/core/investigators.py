"""The Core Set: investigators."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    "Roland Banks",
    after(REACTION, on("defeat", card=enemies(), player="you"), Discover(1), Limit(1, "round", by_copy=True)),
    elder_sign(Modify(TokensOn("clues"))),
)
core.card(
    "Daisy Walker",
    AdditionalAction(only=Cards(traits=("Tome",))),
    elder_sign(Modify(0), IfTest("success", (DrawCards(Count(Cards(traits=("Tome",), controller=YOURS))),))),
)
core.card(
    '"Skids" O\'Toole',
    free(YOUR_TURN, Spend(2), Lasts(None, (AdditionalAction(),), END_OF_TURN), Limit(1, "turn", by_copy=True)),
    elder_sign(Modify(2), IfTest("success", (Gain(2),))),
)
core.card(
    "Agnes Baker",
    after(
        REACTION,
        on("horror", card=YOU),
        choose(enemies(at=HERE)),
        DealDamage(1, CHOSEN),
        Limit(1, "phase", by_copy=True),
    ),
    elder_sign(Modify(TokensOn("horror", THIS))),
)
core.card(
    "Wendy Adams",
    when(REACTION, on("reveal token", player="you"), DiscardCards(1), CancelToken(), Limit(1, "test", by_copy=True)),
    elder_sign(If(AtLeast(1, Cards(title="Wendy's Amulet")), (SucceedOutright(),), (Modify(0),))),
)
