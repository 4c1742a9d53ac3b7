"""Call of Cthulhu as a table needs it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.deckcheck import game_cards
from silverkey.cthulhu.deckfiles import read_text
from silverkey.cthulhu.decks import CORE_FACTIONS, core_stories, faction_named, random_starters, starter_deck
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.ready.decks import find_ready, ready_decks
from silverkey.cthulhu.rules.struggles import ResolveStories
from silverkey.cthulhu.view import GameView
from silverkey.sitting.cthulhu.autopass import CthulhuAutopass, CthulhuSettings
from silverkey.sitting.cthulhu.journal import CthulhuJournal
from silverkey.sitting.cthulhu.kinds import KINDS
from silverkey.sitting.cthulhu.names import short
from silverkey.sitting.cthulhu.news import CthulhuNews
from silverkey.sitting.cthulhu.reasons import why_not
from silverkey.sitting.host import BEYOND, Agreed, Host, Wish
from silverkey.sitting.seats import Seats
from silverkey.sitting.wishing import DECKS, Wishable, choices, editions

SEEDS = 2**32


class Brought(msgspec.Struct, frozen=True):
    """A deck at the table."""

    name: str
    cards: tuple[str, ...]
    """Codes of the library."""


class CthulhuAgreed(Agreed, frozen=True, kw_only=True):
    """Two decks."""

    decks: tuple[Brought, Brought]


class CthulhuHost(Host[Game, GameView, CthulhuAgreed]):
    """A game between two players."""

    word = "cthulhu"
    kinds = KINDS
    seats = (2,)
    each = 1
    secretive = True
    rivals = True
    agreed = CthulhuAgreed
    settings = CthulhuSettings

    def wishes(self) -> Sequence[Wishable]:
        """Two factions for each player, or a deck that comes with the game; and an edition."""
        factions = choices(CORE_FACTIONS)
        ready = choices(ready_decks())
        deck = Wishable(name=DECKS, label="Factions", choices=factions, pick=2, each=True, own=True, whole=ready)
        return (deck, editions(list(EDITIONS)))

    def agree(self, wish: Wish, people: Sequence[str], held_by: Sequence[int]) -> CthulhuAgreed:
        """Two decks; what is left open, the seed decides."""
        if wish.settings:
            raise ValueError(f"{next(iter(wish.settings))} is nothing that can be wished for in this game.")
        EDITIONS.named(wish.edition)
        seed = random.SystemRandom().randrange(SEEDS) if wish.seed is None else wish.seed
        usual = random_starters(random.Random(seed))
        wished = (*wish.decks, "", "")[:2]
        first, second = (
            _brought(text, packet) if text.strip() else _starter(deck)
            for packet, (text, deck) in enumerate(zip(wished, usual, strict=True), 1)
        )
        return CthulhuAgreed(seed=seed, edition=wish.edition, decks=(first, second))

    def begin(self, agreed: CthulhuAgreed) -> Game:
        """The game, waiting for its first decision."""
        decks = [[find_card(code) for code in deck.cards] for deck in agreed.decks]
        return new_game(decks, core_stories(), agreed.seed, EDITIONS.named(agreed.edition))

    def restored(self, state: dict[str, Any]) -> Game:
        """The game of a snapshot."""
        return Game.from_dict(state)

    def title(self, agreed: CthulhuAgreed) -> str:
        """One deck against the other."""
        return f"{agreed.decks[0].name} against {agreed.decks[1].name}"

    def opening(self, game: Game, seats: Seats) -> str:
        """Who goes first, and what that means."""
        return f"{seats.does(game.first, 'goes')} first: one card less, and no story phase, in the first turn."

    def result(self, game: Game) -> Mapping[str, Any]:
        """Who has won, and by what."""
        return {"winners": [game.winner] if game.winner >= 0 else [], "how": game.outcome}

    def held_by(self, agreed: CthulhuAgreed, game: Game) -> Sequence[int]:
        """Each decides for himself."""
        return (0, 1)

    def seated(self, agreed: CthulhuAgreed, game: Game, people: Sequence[str], whose: int) -> Seats:
        """The players by their own names; one of them is you."""
        if whose < 0:
            return Seats(tuple(people), (), "Another")
        return Seats(
            tuple("You" if seat == whose else name for seat, name in enumerate(people)), (whose,), people[1 - whose]
        )

    def journal(self, seats: Seats) -> CthulhuJournal:
        """The log of a seat."""
        return CthulhuJournal(seats)

    def news(self, seats: Seats) -> CthulhuNews:
        """The log in paragraphs."""
        return CthulhuNews(seats)

    def autopass(self, settings: Any = None) -> CthulhuAutopass:
        """What decides when a seat is asked."""
        return CthulhuAutopass(settings)

    def seen_by_all(self, views: Sequence[GameView]) -> GameView:
        """What the first player sees, with the second one's hand."""
        seen, other = views
        hand = tuple(msgspec.structs.replace(card, id=BEYOND + card.id) for card in other.players[1].hand)
        second = msgspec.structs.replace(seen.players[1], hand=hand)
        return msgspec.structs.replace(seen, viewer=-1, players=(seen.players[0], second))

    def staged(self, game: Game) -> bool:
        """Stories resolve struggle by struggle."""
        return any(isinstance(frame, ResolveStories) for frame in game.stack)

    def why_not(self, game: Game, seats: Seats, seen: GameView, code: str) -> list[str]:
        """What stands in the way of a card."""
        return why_not(game, seats, seen, find_card(code))


def _starter(deck: Sequence[Card]) -> Brought:
    """A starter deck, named by its two factions."""
    factions = dict.fromkeys(card.faction for card in deck if card.faction != "Neutral")
    return Brought(" & ".join(map(short, factions)), tuple(card.code for card in deck))


def _brought(text: str, packet: int) -> Brought:
    """A deck by two factions, such as ``Agency, Hastur``, by its name if it comes with the game, or the text of one."""
    one_line = "\n" not in text.strip()
    ready = find_ready(text) if one_line else None
    if one_line and ready is None:
        first, comma, second = text.partition(",")
        if not comma:
            raise ValueError(f"“{text.strip()}” is no deck: name one, or two factions, such as Agency, Hastur.")
        return _starter(starter_deck(faction_named(first), faction_named(second), packet))
    deck = ready or read_text(text.encode())
    return Brought(deck.name or "A deck", tuple(card.code for card in game_cards(deck)))


HOST = CthulhuHost()
