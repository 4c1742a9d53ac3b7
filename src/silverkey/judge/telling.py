"""Telling what happened: a sentence for each event, and the rulings it rests on."""

from __future__ import annotations

import re

from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.words import ACTION, FORCED, PASSIVE, PLAY, RESPONSE
from silverkey.cthulhu.words import DISRUPT as DISRUPTS
from silverkey.judge.bench import Bench
from silverkey.kernel.event import Event

RULINGS: dict[str, tuple[str, ...]] = {
    "wound": ("coc-latest/2.37.a",),
    "insane": ("coc-latest/handbook/insanity", "coc-latest/2.34.c"),
    "restore": ("coc-latest/2.34.b",),
    "ready": ("coc-latest/2.10.d",),
    "exhaust": ("coc-latest/2.10.d",),
    "commit": ("coc-latest/2.10.f",),
    "uncommit": ("coc-latest/2.10.i",),
    "attach": ("coc-latest/1.15.a",),
    "unattach": ("coc-latest/1.15.c",),
    "control": ("coc-latest/1.13.a",),
    "control ends": ("coc-latest/1.4.a",),
    "destroy": ("coc-latest/2.7.a",),
    "sacrifice": ("coc-latest/2.7.a",),
    "discard": ("coc-latest/2.7.a",),
    "return": ("coc-latest/2.7.a", "coc-latest/2.23.b"),
    "remove": ("coc-latest/new/remove-from-game.a",),
    "bottom": ("coc-latest/2.23.b",),
    "enter": ("coc-latest/2.24.d",),
    "drain": ("coc-latest/2.13.a",),
    "cancelled": ("coc-latest/2.13.f",),
    "phase begins": ("coc-latest/timing/framework.a",),
    "story begins": ("coc-latest/3.5.a", "coc-latest/3.1.c"),
    "win struggle": ("coc-latest/3.3.a",),
    "win story": ("coc-latest/3.2.c",),
    "game over": ("coc-latest/3.4.a",),
    "shuffle": ("coc-latest/2.11.a",),
    "lie dormant": ("coc-latest/new/dormant.a",),
}
"""The rulings that the outcome of an event rests on."""

USES = {
    PLAY: ("plays {card}", ("coc-latest/timing/step1",)),
    ACTION: ("uses {card}", ("coc-latest/timing/step1", "coc-latest/timing/actions.b")),
    RESPONSE: ("responds with {card}", ("coc-latest/timing/responses.a", "coc-latest/timing/step6")),
    DISRUPTS: ("disrupts with {card}", ("coc-latest/timing/disrupts.a", "coc-latest/timing/step2")),
    FORCED: ("must use {card}", ("coc-latest/1.11.a", "coc-latest/timing/step5")),
    PASSIVE: ("has {card} take effect", ("coc-latest/1.6.a", "coc-latest/timing/step4")),
}
"""How a card is used, by the kind of its ability, and the rulings of doing so."""

SENTENCES = {
    "phase begins": "The {origin} phase begins.",
    "drain": "{player} drains domain {number}.",
    "cancelled": "{card} is cancelled.",
    "story begins": "{card} is resolved.",
    "win struggle": "{player} wins the {origin} struggle by {amount}.",
    "succeed": "{player} succeeds at {card}.",
    "fail": "{player} does not succeed at {card}.",
    "unchallenged": "Nobody challenges that.",
    "win story": "{player} wins {card}.",
    "new story": "{card} takes its place.",
    "resource": "{player} attaches {card} to domain {number}.",
    "gain domain": "{player} gains a domain.",
    "move drain": "A drain token moves from domain {number} to domain {other}.",
    "move token": "A success token of {player} at {card} changes sides.",
    "control ends": "{player} has {card} back.",
    "shuffle": "{player} shuffles.",
    "game over": "{player} wins the game.",
    "lie dormant": "{player} places a card face down at {card}.",
}


class Telling:
    """Collects what happened, for a report."""

    def __init__(self, game: Bench, players: tuple[str, str]) -> None:
        self.game = game
        self.players = players
        self.lines: list[str] = []
        self.rulings: list[str] = []

    def observe(self, event: Event) -> None:
        """Something happened."""
        line, rulings = self.tell(event)
        if not line or line in self.lines[-1:]:
            return
        self.lines.append(line)
        self.rulings.extend(ruling for ruling in rulings if ruling not in self.rulings)

    def take(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What happened since this was last asked, and the rulings it rests on."""
        taken = tuple(self.lines), tuple(self.rulings)
        self.lines, self.rulings = [], []
        return taken

    def tell(self, event: Event) -> tuple[str, tuple[str, ...]]:
        """An event as a sentence, with its rulings."""
        if event.verb == "use":
            words, rulings = USES.get(event.cause, USES[PLAY])
            return f"{self.player(event.player)} {words.format(card=self.card(event.card))}.", rulings
        rulings = RULINGS.get(event.verb, ())
        if event.verb in SENTENCES:
            sentence = SENTENCES[event.verb].format(
                player=self.player(event.player),
                card=self.card(event.card),
                number=event.number + 1,
                other=event.other + 1,
                amount=event.amount,
                origin=event.origin,
            )
            return sentence, rulings
        verb = VERBS.get(event.verb)
        return (self.named(verb.log(self.game, event)) if verb is not None else "", rulings)

    def card(self, card: int) -> str:
        """A card's title."""
        return self.game.name(card) if card >= 0 else "nothing"

    def player(self, number: int) -> str:
        """A player's name."""
        return self.players[number] if number >= 0 else "Nobody"

    def named(self, line: str) -> str:
        """A log line with the players' names in it."""
        return re.sub(r"\{player (-?\d+)\}", lambda found: self.player(int(found[1])), line)
