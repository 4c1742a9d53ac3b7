"""The Core Set: investigators."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card(
    "Roland Banks",
    after(REACTION, on("defeat", card=enemies(), player="you"), Discover(1), Limit(1, "round", by_copy=True)),
    elder_sign(Modify(TokensOn("clues"))),
)
