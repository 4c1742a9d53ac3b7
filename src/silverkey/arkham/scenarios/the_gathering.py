"""The Gathering: ghouls in the cellar of the lead investigator's house."""

from silverkey.arkham.cards.writing import *
from silverkey.arkham.scenarios.bags import NIGHT_OF_THE_ZEALOT
from silverkey.arkham.scenarios.making import Scenario

THE_GATHERING = Scenario(
    title="The Gathering",
    reference="01104",
    sets=("torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"),
    acts=("01108", "01109", "01110"),
    agendas=("01105", "01106", "01107"),
    set_aside=("01116", "01117"),
    setup=(Place(("Study",)), Begin(AtTitle("Study"))),
    bags=NIGHT_OF_THE_ZEALOT,
)
