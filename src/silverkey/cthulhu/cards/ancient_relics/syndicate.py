"""Ancient Relics: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card("Mr. David Pan", Static(ITS_STORY, (DecidedBy(),), (is_committed(),)))
