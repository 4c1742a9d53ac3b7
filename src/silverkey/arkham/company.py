"""Who plays in a campaign: investigators with their decks, and players who join or leave between two scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from silverkey.arkham.chronicle import Chronicle, Member
from silverkey.arkham.decks.buying import at_place, place_of
from silverkey.arkham.decks.check import pending_weaknesses
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from silverkey.arkham.decks.playing import why_unplayable
from silverkey.arkham.game import Game
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.verbs.campaign import tell
from silverkey.kernel.decision import Option

MOST = 4
"""No more investigators than these play together."""


def member_of(deck: Deck) -> Member:
    """An investigator who brings a deck. Raises ValueError if it cannot be played."""
    why = why_unplayable(deck.investigator, deck.cards)
    if why:
        raise ValueError(why)
    return Member(deck.investigator, dict(deck.cards), dict(deck.exempt))


def deck_of(member: Member) -> Deck:
    """The deck that an investigator has now."""
    name = printed_card(member.investigator).title
    return Deck(investigator=member.investigator, cards=dict(member.cards), name=name, exempt=dict(member.exempt))


def seat_of(member: Member) -> Seat:
    """What an investigator brings to the next scenario."""
    cards = tuple(Counter(member.cards).elements())
    return Seat(investigator=member.investigator, deck=cards, physical=member.physical, mental=member.mental)


def draw_weaknesses(game: Game, member: Member, seat: int) -> None:
    """Basic weaknesses that a deck has leave the pool; those that it lacks are drawn from it."""
    for code, copies in member.cards.items():
        for _ in range(min(copies, game.weaknesses.count(code))):
            game.weaknesses.remove(code)
    for _ in range(pending_weaknesses(deck_of(member))):
        if game.weaknesses:
            drawn = game.chance("weakness", game.weaknesses)
            game.weaknesses.remove(drawn)
            member.cards[drawn] = member.cards.get(drawn, 0) + 1
            tell(game, "deck changes", f"{printed_card(drawn).title}, its random weakness", seat)
    member.cards.pop(RANDOM_WEAKNESS, None)


# Joining and leaving


class Travellers:
    """Who is about to leave a campaign and who to join it, before the next scenario begins."""

    def __init__(self, chronicle: Chronicle, going: list[int], coming: list[int]) -> None:
        self.chronicle = chronicle
        self.going = going
        """Those who leave, by their places in the catalogue."""
        self.coming = coming
        """Those who join, each by his place and who plays him."""

    def company(self) -> Iterator[tuple[int, int]]:
        """Who plays in the next scenario as things stand: places in the catalogue, each with who plays him."""
        for member in self.chronicle.members:
            if place_of(member.investigator) not in self.going:
                yield place_of(member.investigator), member.player
        yield from zip(self.coming[::2], self.coming[1::2], strict=True)

    def may_leave(self, place: int) -> bool:
        """Whether a player may leave: somebody stays, and the one who speaks for all is among them."""
        return any(player == 0 for other, player in self.company() if other != place)

    def options(self) -> list[Option]:
        """Who may leave, and who may join: whoever has not been used, or has left before."""
        company = list(self.company())
        found = [Option("leave", -1, place) for place, _ in company if self.may_leave(place)]
        if len(company) == MOST:
            return found
        chronicle, there = self.chronicle, [place for place, _ in company]
        back = [member for member in (*chronicle.members, *chronicle.away) if not member.fate]
        known = [(place_of(member.investigator), member.player) for member in back]
        new = [
            (place_of(member.investigator), player)
            for member in chronicle.pool
            for player in range(len(chronicle.players))
        ]
        return [*found, *(Option("join", -1, place, player) for place, player in (*known, *new) if place not in there)]

    def leaves(self, place: int) -> None:
        """Somebody leaves, or does not join after all."""
        if place in self.coming[::2]:
            start = 2 * self.coming[::2].index(place)
            del self.coming[start : start + 2]
        else:
            self.going.append(place)

    def joins(self, place: int, player: int) -> None:
        """Somebody joins, or does not leave after all."""
        if place in self.going:
            self.going.remove(place)
        else:
            self.coming += [place, player]

    def set_out(self, game: Game) -> None:
        """They leave and join. What is known of those who leave is kept, for they may come back."""
        chronicle = self.chronicle
        left = [member for member in chronicle.members if place_of(member.investigator) in self.going]
        new = [member for member in chronicle.pool if place_of(member.investigator) in self.coming[::2]]
        came = [self.called(place, player) for place, player in zip(self.coming[::2], self.coming[1::2], strict=True)]
        chronicle.members = [*(member for member in chronicle.members if member not in left), *came]
        chronicle.lost += [member for member in left if member.fate]
        chronicle.away += [member for member in left if not member.fate]
        _resize(game, len(chronicle.members))
        for verb, members in (("leave", left), ("join", came)):
            for member in members:
                tell(game, verb, printed_card(member.investigator).title)
        for member in new:
            draw_weaknesses(game, member, chronicle.members.index(member))

    def called(self, place: int, player: int) -> Member:
        """An investigator who joins is taken from those who have left, or have not been used."""
        for members in (self.chronicle.away, self.chronicle.pool):
            for member in members:
                if place_of(member.investigator) == place:
                    members.remove(member)
                    member.player = player
                    return member
        raise LookupError(f"{at_place(place).title} cannot join.")


def _resize(game: Game, players: int) -> None:
    """There are more players from now on, or fewer. What somebody has learnt is not forgotten, for undo asks for it."""
    game.questions = [*game.questions[:players], *([0] * (players - len(game.questions)))]
    game.reveals += [0] * (players - len(game.reveals))
