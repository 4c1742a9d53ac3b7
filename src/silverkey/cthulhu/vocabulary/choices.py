"""Choices of what only this game has: struggles, icons, subtypes, factions, titles, places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.choices import Naming
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.details import OfTitle
from silverkey.cthulhu.printed.facts import all_subtypes, subtype_exists
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.words import CARD_TYPES, FACTIONS, ICON_LETTERS, Counts
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, Outcome
from silverkey.language import english
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class ChooseStruggle(Naming):
    """Choose one of the struggles of a story: of one that is said, the chosen one, or this card's."""

    QUESTION = "choose struggle"

    at: Ref | None = None

    def options(self, game: Game, ctx: Context) -> list[Option]:
        stories = ctx.cards.get("chosen", ()) if self.at is None else self.at.cards(game, ctx)
        if not stories and self.at is None:
            standing = game.in_play.get(ctx.source)
            stories = (standing.committed,) if standing is not None and standing.committed >= 0 else ()
        icons = sorted({icon for story in stories for icon in struggles_of(game, story)})
        return [Option("icon", -1, icon) for icon in icons]

    def english(self, title: str) -> str:
        return "choose one of its struggles" if self.at is None else f"choose a struggle of {self.at.english(title)}"


@dataclass(frozen=True, eq=False)
class ChooseIcon(Naming):
    """Choose one of the four kinds of icons and struggles."""

    QUESTION = "choose icon"

    shown: str = ""
    """Only a kind of which that card has an icon "printed" or "not printed"."""
    on: Ref | None = None

    def options(self, game: Game, ctx: Context) -> list[Option]:
        kinds = range(len(ICON_LETTERS))
        if self.on is None:
            return [Option("icon", -1, icon) for icon in kinds]
        there = {icon for card in self.on.cards(game, ctx) for icon in kinds if self.icons(game, card)[icon] > 0}
        return [Option("icon", -1, icon) for icon in kinds if (icon in there) is (self.shown != "not printed")]

    def icons(self, game: Game, card: int) -> Counts:
        """The icons of a card that count for the choice; the insane show none."""
        standing = game.in_play.get(card)
        if standing is None:
            return game.printed[card].icons
        values = game.values(card)
        return values.icons if values.insane else game.face(card).icons

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = self.on is None or self.on.settled(game, ctx) is not None
        return NO_TARGET if settled and not self.options(game, ctx) else None

    def english(self, title: str) -> str:
        if self.on is None:
            return "choose a kind of icon"
        it = "it" if isinstance(self.on, Chosen) else self.on.english(title)
        return f"choose a kind of icon that is {self.shown} on {it}"


NO_SUBTYPE = Refusal("Only a subtype that some card has can be named.", ("coc-latest/1.14.a",))


@dataclass(frozen=True, eq=False)
class NameA(Naming):
    """Name a card, a card type, a subtype or a faction.

    A card: any there is, as those of this game would tell what the decks hold. A subtype: one that some card has
    (coc-latest/1.14.a). A faction: neutral is none (coc-latest/2.38.a).
    """

    what: str
    """"card", "type", "subtype" or "faction"."""
    but: tuple[str, ...] = ()
    """Subtypes that may not be named."""
    of: Cards | None = None
    """Only a subtype that such a card has."""
    types: tuple[str, ...] = ()
    """Only a card of one of these types."""
    by: Who = YOURSELF
    """Who names one, each in turn; what is of any of those names is named."""

    @property
    def question(self) -> str:
        return "name a card" if self.what == "card" else f"choose {self.what}"

    def run(self, game: Game, frame: Program) -> Outcome:
        if not frame.memo:
            frame.memo = list(self.by.players(game, frame.ctx))
        return frame.ask(game, frame.memo[0], self.question, self.options(game, frame.ctx))

    def options(self, game: Game, ctx: Context) -> list[Option]:
        if self.what == "card":
            known = set(titles(self.types))
            return [Option("title", -1, number) for number, title in enumerate(titles()) if title in known]
        if self.what == "faction":
            return [Option("faction", -1, number) for number in range(len(FACTIONS))]
        if self.what == "type":
            return [Option("type", -1, number) for number in range(len(CARD_TYPES))]
        return [
            Option("subtype", -1, number)
            for number, subtype in enumerate(all_subtypes())
            if subtype not in self.but and self.known(game, ctx, subtype)
        ]

    def foreseen(self, game: Game, ctx: Context) -> list[Context]:
        """Of card types one alone may make sense."""
        found = []
        for option in self.options(game, ctx) if self.what == "type" else ():
            own = ctx.copy()
            own.numbers[option.word] = option.number
            found.append(own)
        return found

    def known(self, game: Game, ctx: Context, subtype: str) -> bool:
        """Whether a subtype can be named."""
        if self.of is not None:
            return any(subtype in game.values(card).subtypes for card in self.of.find(game, ctx))
        return subtype_exists(subtype, game.edition.collectible_legal)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        player = frame.memo.pop(0)
        if self.what == "card":
            game.note(Event("name", player=player, detail=OfTitle(option.number), source=frame.ctx.source))
        super().answered(game, frame, option)
        if not frame.memo:
            return FULL
        frame.ctx.numbers[f"{option.word} of {player}"] = option.number
        return self.run(game, frame)

    def english(self, title: str) -> str:
        kind = {"type": "card type"}.get(self.what, self.what)
        if self.but:
            kind = f"{', '.join(f'non-{one}' for one in self.but)} subtype"
        if self.types:
            kind = f"{english.listed(self.types, 'or')} {kind}"
        what = f"a subtype of {self.of.singular()}" if self.of is not None else english.article(kind)
        return f"{self.by.english()} names {what}" if self.by is not YOURSELF else f"name {what}"
