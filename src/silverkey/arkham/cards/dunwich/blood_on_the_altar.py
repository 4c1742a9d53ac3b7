"""The Dunwich Legacy: Blood on the Altar."""

from silverkey.arkham.cards.writing import *

altar = card_set("bota")

UNCOVERED = Count(locations(covers=False))
A_CLUE_HERE = IfTest("failure", (Do("place clues", YOUR_LOCATION),))
ALLIES = Cards(type=ASSET, traits=("Ally",), controller=YOURS)

altar.card(
    "02195",
    token(SKULL, Modify(Less(NoMore(UNCOVERED, 4)))),
    token(CULTIST, Modify(-2), A_CLUE_HERE),
    token(TABLET, Modify(-2), If(YouAreAt(AtTitle("The Hidden Chamber")), (RevealAnother(),))),
    token(ELDER_THING, Modify(-3), IfTest("failure", (PlaceDoom(1, THE_AGENDA),))),
    turned=(
        token(SKULL, Modify(Less(UNCOVERED))),
        token(CULTIST, Modify(-4), A_CLUE_HERE),
        token(TABLET, Modify(-3), RevealAnother()),
        token(ELDER_THING, Modify(-3), PlaceDoom(1, THE_AGENDA)),
    ),
)
WHAT_WAS_HIDDEN = free(AtMost(0, TokensOn("clues", THIS)), DrawUnderneath(), GroupLimit(1, "game", by_copy=True))
altar.card(
    "02205",
    after(FORCED, on("fail", which=INVESTIGATE, place=THIS, player="you"), Do("flip clues", THIS)),
    WHAT_WAS_HIDDEN,
)
KEY = "Key to the Chamber"
CHAMBER = "The Hidden Chamber"
altar.card(CHAMBER, revelation(ComeToLight()), NoEntry(when=(IsA(THIS, locations(unattached=KEY)),)))
altar.card(
    KEY,
    revelation(PutInto("controlled")),
    free(AtLeast(1, locations(title=CHAMBER, at=CONNECTED)), AttachThis(AtTitle(CHAMBER))),
)
TAKEN = (
    If(
        AtLeast(1, ALLIES),
        (choose(ALLIES), PutUnder(CHOSEN, SACRIFICES), then(PutInto("attached", THE_AGENDA))),
        (Suffer(damage=2),),
    ),
)
altar.card(
    "Kidnapped!",
    revelation(Test(WILLPOWER, 4, failure=TAKEN, alternative=AGILITY)),
    when(FORCED, on("advance", card=HOST), AtRandom(Cards(zone=SACRIFICES)), PutUnder(CHOSEN, UNDER_AGENDAS)),
)
