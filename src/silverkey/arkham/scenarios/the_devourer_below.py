"""The Devourer Below: the woods, the ritual, and what it is meant for."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import NIGHT_OF_THE_ZEALOT
from silverkey.arkham.scenarios.making import Scenario

GOT_AWAY = "Cultists Who Got Away"

THE_DEVOURER_BELOW = Scenario(
    title="The Devourer Below",
    reference="01142",
    sets=("tentacles", "ancient_evils", "striking_fear", "ghouls", "pentagram"),
    one_of=("agents_of_yog", "agents_of_shub", "agents_of_cthulhu", "agents_of_hastur"),
    acts=("01146", "01147", "01148"),
    agendas=("01143", "01144", "01145"),
    set_aside=("01157",),
    setup=(
        Tell(
            "Those who talked all told the same tale, and in it the first blow was struck by Lita Chantler: it was "
            "she who burned the lair and woke the hunger. She does not deny it. “Would you rather have gone on "
            "feeding them?” The last of the masks kept a diary; its last page is a map of the woods, and its date is "
            "tonight."
        ),
        Place(("Main Path",)),
        PlaceAtRandom("Arkham Woods", 4),
        Begin(AtTitle("Main Path")),
        PlaceDoom(NamesUnder(GOT_AWAY, halved=True), THE_AGENDA),
        AddToken(ELDER_THING),
        If(Logged("it is past midnight"), (EachDoes(EACH_INVESTIGATOR, (DiscardAtRandom(2),)),)),
        If(Logged("the Ghoul Priest is still alive"), (AddToEncounters("01116"),)),
    ),
    resolutions={
        "none": (
            Tell(
                "Lita is gone before the circle closes, and what came for her finds the town instead. It is patient. "
                "There is no corner in Arkham now that is quite dark enough to be empty."
            ),
            Record("Arkham succumbed to Umôrdhoth's terrible vengeance"),
            Kill(resigned=True),
            Conclude("lost"),
        ),
        "R1": (
            Tell(
                "The last word of the chant is never spoken. In the silence you hear the stones settle, and people "
                "breathing under masks that suddenly are only bone. By noon the sheriff has let most of them go; you "
                "will be asked for years what it was that you thought you saw."
            ),
            Record("the ritual to summon Umôrdhoth was broken"),
            Trauma("mental", 2, EVERYBODY),
            EarnExperience(5),
            Conclude("won"),
        ),
        "R2": (
            Tell(
                "It bleeds, if that is what it is, and the dark folds in upon the wound until there is only a "
                "clearing with trampled grass. The ghouls go down into their pits howling like things bereaved. You "
                "have hurt a god; nobody who was there sleeps well on it."
            ),
            Record("the investigators repelled Umôrdhoth"),
            Trauma("physical", 2, EVERYBODY),
            Trauma("mental", 2, EVERYBODY),
            EarnExperience(10),
            Conclude("won"),
        ),
        "R3": (
            Tell(
                "She understands a moment before your hands are on her. It takes Lita Chantler without haste, and "
                "then it is gone, and the hooded people make way for you as they would for one of their own. None of "
                "you speaks on the road home."
            ),
            Record("the investigators sacrificed Lita Chantler to Umôrdhoth"),
            Trauma("physical", 2, EVERYBODY),
            Trauma("mental", 2, EVERYBODY),
            EachDoes(EVERYBODY, (RandomWeakness("Madness", hand=False),)),
            EarnExperience(),
            Conclude("survived"),
        ),
    },
    bags=NIGHT_OF_THE_ZEALOT,
)
