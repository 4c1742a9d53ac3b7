"""The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.making import CardSet

silver_twilight = CardSet("silver-twilight", "The Order of the Silver Twilight")
