"""What Call of Cthulhu hides, for two worlds side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from worlds import Group, Secrets, Watched, mentioned

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.rules.setup import index_listeners
from silverkey.cthulhu.view import GameView
from silverkey.cthulhu.vocabulary.searching import Pick
from silverkey.cthulhu.words import DECK, DOMAIN, HAND, PLACE_DORMANT, STORY, STORY_DECK
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import Event
from silverkey.language.program import Program
from silverkey.sitting.cthulhu.circumstances import circumstances
from silverkey.sitting.cthulhu.reasons import why_not
from silverkey.terminal.cthulhu.seats import SEATS

DORMANT = [card for card in all_cards() if card.dormant is not None]


class Hidden(Secrets[Game]):
    """Hands, decks, resources, and what lies face down in play."""

    quiet = ("action", "mulligan")
    declining = PASS
    holding = ("blame", "doomed", "trail", "script")

    def hidden(self, game: Game, card: int, viewer: int) -> bool:
        zone, owner = game.zone[card], game.owner[card]
        if zone in (DECK, STORY_DECK):
            return owner < 0 or card not in (game.sides[owner].faceup, game.sides[owner].shown)
        if zone == HAND:
            return owner != viewer and not game.sides[owner].open_hand
        if zone == DOMAIN:
            return any(domain.card == card for domain in game.sides[owner].domains)
        return card in game.in_play and game.in_play[card].facedown and game.in_play[card].controller != viewer

    def groups(self, game: Game, viewer: int, known: set[int], answers: list[Option]) -> Iterator[Group]:
        laid = {answer.card for answer in answers if answer.word == "dormant"} - known
        fixed = known | mentioned(game, self)
        edition = game.edition.name
        unseen = [card for card in range(len(game.printed)) if self.hidden(game, card, viewer)]
        for owner in (0, 1, -1):
            cards = [c for c in unseen if game.owner[c] == owner and c not in game.in_play and c not in fixed]
            others = [face.under(edition) for face in all_cards() if (face.type == STORY) is (owner < 0)]
            yield Group(cards, others)
        asleep = [card for card in unseen if card in laid or (card in game.in_play and card not in known)]
        yield Group(asleep, [face.under(edition) for face in DORMANT], always=True)

    def piles(self, game: Game) -> Iterable[list[int]]:
        return (game.story_deck, *(pile for side in game.sides for pile in (side.deck, side.hand)))

    def renumber(self, game: Game, numbers: list[int]) -> None:
        since = game.since.copy()
        for card, other in enumerate(numbers):
            game.since[other] = since[card]
        game.story_tokens = {numbers[card]: tokens for card, tokens in game.story_tokens.items()}

    def reasons(self, game: Game, seen: GameView) -> Iterator[str]:
        yield repr(circumstances(game, SEATS))
        faces = (*seen.players[seen.viewer].hand, *seen.in_play)
        for code in dict.fromkeys(card.code for card in faces if card.code):
            yield from why_not(game, SEATS, seen, find_card(code))

    def when(self, game: Game) -> tuple[int, int]:
        return game.turn, game.stack[0].step if game.stack else 0

    def ask_again(self, game: Game) -> None:
        game.advance()

    def shown(self, game: Game, event: Event) -> Iterable[int]:
        if event.verb == "reveal":
            return event.cards
        return (event.card,) if event.verb == "use" and event.cause != PLACE_DORMANT else ()

    def listen(self, game: Game) -> None:
        index_listeners(game)


CTHULHU = Hidden()


class WatchedGame(Watched, Game):
    """A game of Call of Cthulhu under a viewer's eyes."""

    __slots__ = ("foretold", "known", "lots", "told", "viewer")

    secrets = CTHULHU

    def reveal_to(self, *players: int) -> None:
        """Whoever searches a deck looks through it, found or not."""
        super().reveal_to(*players)
        frame = self.stack[-1]
        at = frame.program[frame.position :][:1] if isinstance(frame, Program) else ()
        if self.viewer in players and at and isinstance(at[0], Pick):
            for side in self.sides:
                self.known.update(side.deck)


Hidden.watched = WatchedGame
