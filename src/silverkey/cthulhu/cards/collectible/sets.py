"""The sets of the collectible game that the 2.0 document speaks of."""

from silverkey.cthulhu.cards.making import CardSet

arkham_edition = CardSet("arkham-edition", "Arkham Edition", collectible=True)
eldritch_edition = CardSet("eldritch-edition", "Eldritch Edition", collectible=True)
unspeakable_tales = CardSet("unspeakable-tales", "Unspeakable Tales", collectible=True)
arkham_premium = CardSet("arkham-premium", "Arkham Premium Edition", collectible=True)
kingsport_dreams = CardSet("kingsport-dreams", "Kingsport Dreams", collectible=True)
forbidden_relics = CardSet("forbidden-relics", "Forbidden Relics", collectible=True)
masks = CardSet("masks", "Masks of Nyarlathotep", collectible=True)
spawn_of_madness = CardSet("spawn-of-madness", "Spawn of Madness", collectible=True)
forgotten_cities = CardSet("forgotten-cities", "Forgotten Cities", collectible=True)
