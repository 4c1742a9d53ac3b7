"""What a campaign keeps from one scenario to the next: who plays in it, with what deck, trauma and experience."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import blank, record


@mypyc_attr(allow_interpreted_subclasses=True)
class Member:
    """An investigator of a campaign, with what belongs to him between scenarios."""

    __slots__ = (
        "cards",
        "earned",
        "exempt",
        "experience",
        "fate",
        "investigator",
        "mental",
        "physical",
        "player",
        "room",
    )

    def __init__(self, investigator: str, cards: dict[str, int], exempt: dict[str, int]) -> None:
        self.investigator = investigator
        """The code."""
        self.player = 0
        """Who plays him, by the place among the players of the campaign."""
        self.cards = cards
        """Copies by code, weaknesses and signature cards among them."""
        self.exempt = exempt
        """Copies among these that campaigns have given, and that no limit counts."""
        self.earned: list[str] = []
        """The story assets that he may have in his deck, by code."""
        self.physical = 0
        self.mental = 0
        """Trauma."""
        self.experience = 0
        """What he has not spent."""
        self.room = 0
        """How many cards have been exiled from his deck and not been replaced."""
        self.fate = ""
        """Whether he is killed or insane."""

    def copy(self) -> Member:
        """A copy that can go its own way."""
        new = blank(Member)
        new.investigator = self.investigator
        new.player = self.player
        new.cards = self.cards.copy()
        new.exempt = self.exempt.copy()
        new.earned = self.earned.copy()
        new.physical = self.physical
        new.mental = self.mental
        new.experience = self.experience
        new.room = self.room
        new.fate = self.fate
        return new

    def gives(self, code: str, copies: int) -> None:
        """A campaign adds copies of a card to his deck, or (below zero) takes them out."""
        for held in (self.cards, self.exempt):
            _add(held, code, copies)

    def exiles(self, code: str, counts: bool = True) -> None:
        """A copy of a card leaves his deck for good, and there is room for another (rules reference, Exile).

        ``counts``: whether it counts towards the size of his deck.
        """
        if code not in self.cards:
            return
        if code in self.exempt or not counts:
            self.gives(code, -1)
            self.earned = [other for other in self.earned if other != code]
            return
        _add(self.cards, code, -1)
        self.room += 1


def _add(held: dict[str, int], code: str, copies: int) -> None:
    held[code] = held.get(code, 0) + copies
    if held[code] <= 0:
        del held[code]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """How far a campaign has come, and with whom. Without a title there is none: a scenario stands alone."""

    __slots__ = ("away", "barred", "ended", "lost", "members", "part", "players", "pool", "rounds", "title")

    def __init__(self, title: str = "") -> None:
        self.title = title
        self.part = 0
        """Which of its parts is being played, or comes next."""
        self.ended: list[str] = []
        """How each of the scenarios that have been played has ended, by its resolution."""
        self.rounds = 0
        """How many rounds they took together."""
        self.players: list[str] = []
        """Who may play in it, by name; the first speaks for all. Without any nobody comes or goes."""
        self.members: list[Member] = []
        """By seat."""
        self.pool: list[Member] = []
        """Who has not been used yet, and may take the place of one who is killed or insane, or join."""
        self.away: list[Member] = []
        """Those whose players have left; they may come back."""
        self.lost: list[Member] = []
        """The killed and the insane."""
        self.barred: list[str] = []
        """The titles of cards that nobody may have in his deck any more."""

    def copy(self) -> Chronicle:
        """A copy that can go its own way."""
        new = blank(Chronicle)
        new.title = self.title
        new.part = self.part
        new.ended = self.ended.copy()
        new.rounds = self.rounds
        new.players = self.players.copy()
        new.members = [member.copy() for member in self.members]
        new.pool = [member.copy() for member in self.pool]
        new.away = [member.copy() for member in self.away]
        new.lost = [member.copy() for member in self.lost]
        new.barred = self.barred.copy()
        return new

    @property
    def spokesman(self) -> int:
        """The seat that is asked where the players decide together."""
        return next((seat for seat, member in enumerate(self.members) if member.player == 0), 0)


record(Member)
record(Chronicle)
