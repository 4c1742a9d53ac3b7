"""Night of the Zealot: one night in Arkham, from the cellar to the woods."""

from silverkey.arkham.campaigns.making import Campaign
from silverkey.arkham.scenarios.bags import NIGHT_OF_THE_ZEALOT as BAGS

NIGHT_OF_THE_ZEALOT = Campaign(
    title="Night of the Zealot",
    parts=("The Gathering", "The Midnight Masks", "The Devourer Below"),
    bags=BAGS,
)
