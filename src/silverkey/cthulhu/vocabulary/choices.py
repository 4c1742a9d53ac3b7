"""Choices of what only this game has: struggles, icons, subtypes, factions, titles, places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.choices import Naming
from silverkey.cthulhu.details import OfTitle
from silverkey.cthulhu.printed.facts import all_subtypes, subtype_exists
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.words import FACTIONS, ICON_LETTERS
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import Outcome
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class ChooseStruggle(Naming):
    """Choose one of the struggles of the chosen story or of this card's story."""

    QUESTION = "choose struggle"

    def options(self, game: Game, ctx: Context) -> list[Option]:
        stories = ctx.cards.get("chosen", ())
        if not stories:
            standing = game.in_play.get(ctx.source)
            stories = (standing.committed,) if standing is not None and standing.committed >= 0 else ()
        icons = sorted({icon for story in stories for icon in struggles_of(game, story)})
        return [Option("icon", -1, icon) for icon in icons]

    def english(self, title: str) -> str:
        return "choose one of its struggles"


@dataclass(frozen=True, eq=False)
class ChooseIcon(Naming):
    """Choose one of the four kinds of icons and struggles."""

    QUESTION = "choose icon"

    not_printed: bool = False
    """Only a kind of which the chosen card has no printed icon."""

    def options(self, game: Game, ctx: Context) -> list[Option]:
        shown: list[Card] = []
        if self.not_printed:
            shown = [game.face(card) for card in ctx.cards.get("chosen", ()) if not game.values(card).insane]
        kinds = range(len(ICON_LETTERS))
        return [Option("icon", -1, icon) for icon in kinds if not any(face.icons[icon] for face in shown)]

    def english(self, title: str) -> str:
        return "choose a kind of icon" + (" that is not printed on it" if self.not_printed else "")


NO_SUBTYPE = Refusal("Only a subtype that some card has can be named.", ("coc-latest/1.14.a",))


@dataclass(frozen=True, eq=False)
class NameA(Naming):
    """Name a card, a subtype or a faction.

    A card: any there is, as those of this game would tell what the decks hold. A subtype: one that some card has
    (coc-latest/1.14.a). A faction: neutral is none (coc-latest/2.38.a).
    """

    what: str
    """"card", "subtype" or "faction"."""

    @property
    def question(self) -> str:
        return "name a card" if self.what == "card" else f"choose {self.what}"

    def options(self, game: Game, ctx: Context) -> list[Option]:
        if self.what == "card":
            return [Option("title", -1, number) for number in range(len(titles()))]
        if self.what == "faction":
            return [Option("faction", -1, number) for number in range(len(FACTIONS))]
        known = [subtype_exists(subtype, game.edition.collectible_legal) for subtype in all_subtypes()]
        return [Option("subtype", -1, number) for number, exists in enumerate(known) if exists]

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if self.what == "card":
            game.note(Event("name", player=frame.ctx.you, detail=OfTitle(option.number), source=frame.ctx.source))
        return super().answered(game, frame, option)

    def english(self, title: str) -> str:
        return f"name a {self.what}"
