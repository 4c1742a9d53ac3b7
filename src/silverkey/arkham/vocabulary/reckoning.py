"""What resolutions and interludes reckon with: marks, tokens taken out, cards lost for good, who got away with what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table import bag
from silverkey.arkham.verbs.campaign import tell
from silverkey.arkham.words import DEFEATED, INSANE, RESIGNED
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.outcome import FULL, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class Mark(Instruction):
    """The campaign log counts something: so many more of it."""

    what: str
    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        kept = [note for note in game.log if note.startswith(f"{self.what}: ")]
        before = sum(int(note.removeprefix(f"{self.what}: ")) for note in kept)
        game.log[:] = [note for note in game.log if note not in kept]
        game.log.append(f"{self.what}: {before + self.number}")
        tell(game, "record", game.log[-1])
        return FULL

    def english(self, title: str) -> str:
        return f"mark {self.number} {self.what} in the campaign log"


@dataclass(frozen=True, eq=False)
class TakeOut(Instruction):
    """All chaos tokens of some sorts leave the bag for the rest of the campaign."""

    tokens: tuple[str, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        bag.fill(game, [token for token in game.bag if token not in self.tokens])
        return FULL

    def english(self, title: str) -> str:
        return f"remove all {english.listed([f'[{token}]' for token in self.tokens])} tokens from the chaos bag"


@dataclass(frozen=True, eq=False)
class LoseForGood(Instruction):
    """Cards of these titles leave all decks and can be in none for the rest of the campaign."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        titles = {game.name(card) for card in self.who.cards(game, frame.ctx)}
        game.chronicle.barred += sorted(titles - {*game.chronicle.barred})
        for card, owner in enumerate(game.owner):
            if owner >= 0 and game.name(card) in titles:
                game.investigators[owner].exiled.append(game.printed[card].code)
        return FULL

    def english(self, title: str) -> str:
        return f"{self.who.english(title)} leave all decks for the rest of the campaign"


@dataclass(frozen=True, eq=False)
class Stolen(Instruction):
    """A defeated investigator who has a certain card loses it for good, which is recorded."""

    code: str
    name: str
    note: str

    def run(self, game: Game, frame: Program) -> Outcome:
        for card, owner in enumerate(game.owner):
            if owner < 0 or game.printed[card].code != self.code:
                continue
            held = game.investigators[owner]
            if held.fate == DEFEATED:
                held.exiled.append(self.code)
                game.log.append(self.note)
                tell(game, "record", self.note)
        return FULL

    def english(self, title: str) -> str:
        return f"if a defeated investigator has {self.name}, it leaves his deck; record that {self.note}"


@dataclass(frozen=True, eq=False)
class DriveInsane(Instruction):
    """Every investigator who was defeated is insane."""

    def run(self, game: Game, frame: Program) -> Outcome:
        for held in game.investigators:
            if held.fate == DEFEATED and not held.killed:
                held.killed = INSANE
        return FULL

    def english(self, title: str) -> str:
        return "each investigator who was defeated is driven insane"


@dataclass(frozen=True, eq=False)
class ResignedWith(Condition):
    """An investigator resigned with a card of a kind under his control."""

    kind: Kind

    def true(self, game: Game, ctx: Context) -> bool:
        gone = [held for held in game.investigators if held.fate == RESIGNED]
        return any(self.kind.match(game, ctx, card) for held in gone for card in held.carried)

    def english(self, title: str) -> str:
        return f"an investigator resigned with {self.kind.singular(placed=False)} under his control"
