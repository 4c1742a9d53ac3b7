"""Ancient Relics."""

from silverkey.cthulhu.cards.making import CardSet

ancient_relics = CardSet("ancient-relics", "Ancient Relics")
