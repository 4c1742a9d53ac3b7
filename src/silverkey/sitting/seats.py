"""Who sits at a table: which seats are yours, and what the others are called."""

from __future__ import annotations

import re
from typing import NamedTuple

from silverkey.kernel.state import State

_PLAYER = re.compile(r"\{player (\d+)\}('s\b| \w+)?")

_IRREGULAR = {"does": "do", "goes": "go", "is": "are", "has": "have"}


class Seats(NamedTuple):
    """The seats of a game. Where one of them is yours, lines speak to you; where more are, each has its name."""

    names: tuple[str, ...] = ("You", "Bot")
    """What each player is called at the beginning of a sentence."""
    yours: tuple[int, ...] = (0,)
    others: str = "The bot"
    """Those who decide where you do not, together."""

    def eyes(self, game: State) -> int:
        """The player as whom you look at a game: whoever of yours is asked, else the first of them; -1 to watch."""
        asked = game.pending
        if asked is not None and asked.player in self.yours:
            return asked.player
        return self.yours[0] if self.yours else -1

    def alone(self, player: int) -> bool:
        """Whether this is your only seat, so that the player is you."""
        return self.yours == (player,)

    def whose(self, player: int) -> str:
        """A player's, within a sentence.

        >>> Seats().whose(0), Seats().whose(1), Seats(("You", "Danielle"), others="Danielle").whose(1)
        ('your', 'the bot’s', 'Danielle’s')
        """
        if self.alone(player):
            return "your"
        other = self.names[player] if len(self.names) > 2 or not self.yours else self.others
        return f"{other.replace('The ', 'the ', 1)}’s"

    def who(self, player: int) -> str:
        """A player, within a sentence.

        >>> Seats().who(0), Seats().who(1)
        ('you', 'Bot')
        """
        return "you" if self.alone(player) else self.names[player]

    def addressed(self, line: str) -> str:
        """A log line with the players put in.

        >>> Seats().addressed("{player 0} attaches Ghost."), Seats().addressed("{player 1} draws a card.")
        ('You attach Ghost.', 'Bot draws a card.')
        >>> Seats(("Roland", "Wendy"), yours=(0, 1)).addressed("{player 1} investigates.")
        'Wendy investigates.'
        >>> Seats().addressed("{player 0}'s turn begins."), Seats().addressed("It enters {player 0}'s threat area.")
        ('Your turn begins.', 'It enters your threat area.')
        >>> Seats().addressed("{player 0} is defeated.")
        'You are defeated.'
        """
        return _PLAYER.sub(self._named, line)

    def _named(self, found: re.Match[str]) -> str:
        player, verb = int(found[1]), found[2] or ""
        if not self.alone(player):
            return f"{self.names[player]}{verb}"
        if verb == "'s":
            return "your" if found.start() else "Your"
        return f"You {_second_person(verb[1:])}" if verb else "you"

    def does(self, player: int, verb: str) -> str:
        """A player and what he does, at the beginning of a sentence.

        >>> Seats().does(0, "goes"), Seats().does(1, "plays")
        ('You go', 'Bot plays')
        """
        return f"You {_second_person(verb)}" if self.alone(player) else f"{self.names[player]} {verb}"


def _second_person(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    return verb.removesuffix("es") if verb.endswith(("ches", "shes")) else verb.removesuffix("s")
