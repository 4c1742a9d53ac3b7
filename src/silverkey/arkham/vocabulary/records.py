"""What a campaign remembers: notes in its log, experience, trauma's end, cards earned, tokens added to the bag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.table import bag, zones
from silverkey.arkham.verbs.campaign import tell
from silverkey.arkham.vocabulary.players import EVERYBODY
from silverkey.arkham.words import HAND, KILLED, RESIGNED
from silverkey.cardgame.details import Manner
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def names_under(game: Game, heading: str) -> list[str]:
    """The names that the log has under a heading."""
    return [note.removeprefix(f"{heading}: ") for note in game.log if note.startswith(f"{heading}: ")]


def record(game: Game, note: str) -> None:
    """The campaign log says something from now on, and everybody is told."""
    if note not in game.log:
        game.log.append(note)
        tell(game, "record", note)


def victory_points(game: Game) -> int:
    """What the victory display is worth."""
    return sum(game.printed[card].facts.victory or 0 for card in game.victory)


@dataclass(frozen=True, eq=False)
class Tell(Instruction):
    """A part of the story is told."""

    text: str

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([Event("story", detail=Manner(self.text))])

    def english(self, title: str) -> str:
        return f"read: “{self.text}”"


@dataclass(frozen=True, eq=False)
class Record(Instruction):
    """Something is recorded in the campaign log, exactly so (ahlcg-1.2/def/record-in-log.a)."""

    what: str

    def run(self, game: Game, frame: Program) -> Outcome:
        record(game, self.what)
        return FULL

    def english(self, title: str) -> str:
        return f"record that {self.what}"


@dataclass(frozen=True, eq=False)
class Remember(Instruction):
    """The investigators remember something until the scenario is over (ahlcg-1.2/def/remember-that.a)."""

    what: str

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.what not in game.remembered:
            game.remembered.append(self.what)
        return FULL

    def english(self, title: str) -> str:
        return f"remember that you “{self.what}”"


@dataclass(frozen=True, eq=False)
class Remembered(Condition):
    """The investigators remember something of this scenario."""

    what: str

    def true(self, game: Game, ctx: Context) -> bool:
        return self.what in game.remembered

    def english(self, title: str) -> str:
        return f"you remember that you “{self.what}”"


@dataclass(frozen=True, eq=False)
class CrossOut(Instruction):
    """A note of the campaign log is crossed out: it counts no more."""

    what: str

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.what in game.log:
            game.log.remove(self.what)
            tell(game, "cross out", self.what)
        return FULL

    def english(self, title: str) -> str:
        return f"cross out that {self.what}"


@dataclass(frozen=True, eq=False)
class RecordNames(Instruction):
    """The names of certain cards are recorded under a heading, and perhaps another name."""

    heading: str
    kinds: tuple[Kind, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        for kind in self.kinds:
            # In alphabetical order: cards may come from a deck, whose order nobody knows.
            for name in sorted(game.face(card).title for card in kind.find(game, frame.ctx)):
                record(game, f"{self.heading}: {name}")
        return FULL

    def english(self, title: str) -> str:
        told = " and ".join(kind.every() for kind in self.kinds)
        return f"record the names of {told} under “{self.heading}”"


@dataclass(frozen=True, eq=False)
class Logged(Condition):
    """The campaign log says something."""

    what: str

    def true(self, game: Game, ctx: Context) -> bool:
        return self.what in game.log

    def english(self, title: str) -> str:
        return f"the campaign log says that {self.what}"


@dataclass(frozen=True, eq=False)
class Listed(Condition):
    """The campaign log has a name under a heading, or has not."""

    heading: str
    name: str
    so: bool = True

    def true(self, game: Game, ctx: Context) -> bool:
        return (self.name in names_under(game, self.heading)) is self.so

    def english(self, title: str) -> str:
        return f"{self.name} is {'' if self.so else 'not '}listed under “{self.heading}”"


@dataclass(frozen=True, eq=False)
class NamesUnder(Amount):
    """How many names the campaign log has under a heading; or half of that, rounded up."""

    heading: str
    halved: bool = False

    def value(self, game: Game, ctx: Context) -> int:
        number = len(names_under(game, self.heading))
        return (number + 1) // 2 if self.halved else number

    def english(self) -> str:
        return "X"

    def where(self) -> str:
        half = "half of " if self.halved else ""
        rounded = ", rounded up" if self.halved else ""
        return f"X is {half}the number of names under “{self.heading}”{rounded}"


@dataclass(frozen=True, eq=False)
class SpawnNamed(Instruction):
    """Every enemy whose name the campaign log has under a heading spawns at a location, out of the collection."""

    heading: str
    where: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        places = self.where.cards(game, frame.ctx)
        if not places:
            return SHORT
        cards = [game.named(name) for name in names_under(game, self.heading)]
        return game.happen([Event("spawn", card, frame.ctx.you, place=places[0], cause="at") for card in cards])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"each enemy under “{self.heading}” spawns at {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class EarnExperience(Instruction):
    """Investigators earn experience: a number, and perhaps what the victory display is worth."""

    bonus: int = 0
    who: Who = EVERYBODY
    victory: bool = True

    def run(self, game: Game, frame: Program) -> Outcome:
        number = self.bonus + (victory_points(game) if self.victory else 0)
        for player in self.who.players(game, frame.ctx):
            game.investigators[player].experience += number
            tell(game, "earn experience", "", player, number)
        return FULL

    def english(self, title: str) -> str:
        parts = [
            *(["experience equal to the victory display"] if self.victory else []),
            *([f"{self.bonus} {'bonus ' if self.victory else ''}experience"] if self.bonus else []),
        ]
        who = self.who.english()
        if self.bonus < 0 and not self.victory:
            return f"{who} {'earn' if who == 'you' else 'earns'} {-self.bonus} less experience in this scenario"
        return f"{who} {'earn' if who == 'you' else 'earns'} {' and '.join(parts)}"


@dataclass(frozen=True, eq=False)
class Kill(Instruction):
    """Every investigator who has not resigned is killed, or every one who is alive."""

    resigned: bool = False
    """Those who have resigned are killed too."""

    def run(self, game: Game, frame: Program) -> Outcome:
        for player in game.everybody():
            held = game.investigators[player]
            if not held.killed and (self.resigned or held.fate != RESIGNED):
                held.killed = KILLED
                tell(game, "lost", KILLED, player)
        return FULL

    def english(self, title: str) -> str:
        return f"each {'surviving investigator' if self.resigned else 'investigator who has not resigned'} is killed"


@dataclass(frozen=True, eq=False)
class Earn(Instruction):
    """The lead investigator, or if he was killed one whom the players choose, earns a card for his deck."""

    code: str
    anybody: bool = False
    """The players choose in any case."""
    optional: bool = False
    """Nobody need take it."""

    def run(self, game: Game, frame: Program) -> Outcome:
        if not game.investigators[game.lead].killed and not self.anybody:
            return self.earned(game, game.lead)
        players = [Option("player", -1, player) for player in game.everybody()]
        return frame.ask(game, game.lead, "who earns it", [*([DONE] if self.optional else []), *players])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return SHORT if option == DONE else self.earned(game, option.number)

    def earned(self, game: Game, player: int) -> Outcome:
        """An investigator earns it."""
        game.investigators[player].gained.append(self.code)
        tell(game, "earn card", printed_card(self.code).title, player)
        return FULL

    def english(self, title: str) -> str:
        name = printed_card(self.code).title
        if self.anybody:
            return f"one investigator {'may add' if self.optional else 'adds'} {name} to his deck"
        return f"the lead investigator, or if he was killed one whom you choose, earns {name} for his deck"


@dataclass(frozen=True, eq=False)
class RandomWeakness(Instruction):
    """Search the collection for a random basic weakness with a trait and add it to your hand, or to your deck."""

    NAMES = (("trait", "trait"),)

    trait: str
    hand: bool = True

    def run(self, game: Game, frame: Program) -> Outcome:
        you = frame.ctx.you
        pool = [code for code in game.weaknesses if self.trait in printed_card(code).traits]
        if not pool:
            return SHORT
        card = game.add_weakness(game.chance("weakness", pool), you)
        tell(game, "deck changes", f"{game.name(card)}, a weakness", you)
        if not self.hand:
            return FULL
        zones.move(game, card, HAND)
        game.resolve_weakness(card, you)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        where = "hand" if self.hand else "deck"
        return f"search the collection for a random basic {self.trait} weakness and add it to your {where}"


@dataclass(frozen=True, eq=False)
class AddToken(Instruction):
    """Chaos tokens join the bag for the rest of the campaign."""

    token: str
    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        for _ in range(self.number):
            bag.add(game, self.token)
            tell(game, "token added", self.token)
        return FULL

    def english(self, title: str) -> str:
        tokens = f"a [{self.token}] token" if self.number == 1 else f"{self.number} [{self.token}] tokens"
        return f"add {tokens} to the chaos bag for the rest of the campaign"


@dataclass(frozen=True, eq=False)
class Conclude(Instruction):
    """The campaign is decided."""

    outcome: str
    """won, lost or survived."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.outcome = self.outcome
        return FULL

    def english(self, title: str) -> str:
        told = {"won": "win", "lost": "lose", "survived": "have survived"}
        return f"the investigators {told[self.outcome]}"
