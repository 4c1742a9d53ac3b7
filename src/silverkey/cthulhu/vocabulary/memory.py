"""What has happened in this phase or turn, as far as some card of the game asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.vocabulary.clauses import has_happened
from silverkey.cthulhu.vocabulary.matching import Recalled, story_of_event
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

HAPPENED = "happened"


@dataclass(frozen=True, eq=False)
class Happened(Recalled):
    """How often something has happened in this phase or turn: what a Response to it would have heard, used or not."""

    what: Trigger
    period: str = "phase"
    to: Ref | None = None
    """Only what has happened to certain cards, as long as they stay what they are."""
    at: Ref | None = None
    """Only what has happened to characters committed to certain stories."""
    whose: Who | None = None
    """Only what has happened to cards that certain players own."""
    stories: bool = False
    """At how many stories it has happened, and not how often."""

    def met(self, game: Game, ctx: Context) -> Iterator[tuple[int, int, int]]:
        """(card, which instance of it, how often). A conspiracy in play, which nobody controls, asks for no player."""
        you = max(0, ctx.you)
        for key, times in game.limits.items():
            if key[:3] == (HAPPENED, self, you):
                now = key[6] == game.phase_serial if self.period == "phase" else key[5] == game.turn
                if now:
                    yield key[3], key[4], times

    def value(self, game: Game, ctx: Context) -> int:
        if self.stories:
            return sum(1 for _ in self.met(game, ctx))
        to = self.to or self.at
        meant = None if to is None else to.cards(game, ctx)
        resolved = ctx.cards.get("resolved", ())  # a story that was won as it resolved is meant as it was
        owners = None if self.whose is None else self.whose.players(game, ctx)
        return sum(
            times
            for card, instance, times in self.met(game, ctx)
            if (meant is None or (card in meant and (card in resolved or instance == game.instance_of(card))))
            and (owners is None or game.owner[card] in owners)
        )

    def befell(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it has happened to this card."""
        return any((one, instance) == (card, game.instance_of(card)) for one, instance, _ in self.met(game, ctx))

    def each(self) -> str:
        subject, rest = has_happened(self.what, "", "")
        return f"{subject} that {rest} this {self.period}"

    def of_it(self) -> str:
        """What is said of a card that it has happened to."""
        return f"that {has_happened(self.what, '', '')[1]} this {self.period}"

    def counting(self, number: str, title: str) -> str:
        if self.stories:
            subject, rest = has_happened(self.what, "", title)
            return f"{subject} {rest.removesuffix(' a story')} {number} stories this {self.period}"
        subject, rest = has_happened(self.what, number, title)
        if self.at is not None:
            rest += f" at {self.at.english(title)}"
        elif self.whose is not None:
            subject = subject.replace(" cards", f" of {self.whose.english()}'s cards")
            rest = rest.replace("its owner's", "that")
        elif self.to is not None and self.what.card is None:
            rest = f"{rest.removesuffix(' at a story')} at {self.to.english(title)}"
        elif self.to is not None:
            subject = self.to.english(title)
            times = "" if number in ("", "no") else f" {number} times"
            rest = f"has {'not ' if number == 'no' else ''}{rest.partition(' ')[2]}{times}"
        return f"{subject} {rest} this {self.period}"

    def where(self) -> str:
        subject, rest = has_happened(self.what, "many", "")
        return f"X is the number of {subject} that {rest} this {self.period}"


def remember(game: Game, event: Event) -> None:
    """Count an event for each player of whom a card may ask what has happened."""
    for word in game.memories:
        if event.verb not in word.what.verbs:
            continue
        for player in (0, 1):
            if word.what.fits(game, Context(player, -1, event.serial), event):
                there = word.stories or word.at is not None
                card = story_of_event(game, event) if there else event.card
                key = (HAPPENED, word, player, card, game.instance_of(card), game.turn, game.phase_serial)
                game.limits[key] = game.limits.get(key, 0) + 1
