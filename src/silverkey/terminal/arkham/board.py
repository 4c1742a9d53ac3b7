"""The table as lines of text: agenda and act, the map, the investigators, your hand. Less of it where room is short."""

from __future__ import annotations

from enum import IntEnum

from rich.text import Text

from silverkey.arkham.view import CardView, GameView, InvestigatorView, LocationView, StageView
from silverkey.arkham.words import ENEMY
from silverkey.sitting.arkham.names import short
from silverkey.terminal.arkham import pieces
from silverkey.terminal.arkham.match import ArkhamMatch
from silverkey.terminal.arkham.seats import yours_of
from silverkey.terminal.board import FIRST_FOLDS, Board
from silverkey.terminal.layout import THEIRS, Glyphs, cut, in_a_row, in_columns, wrapped


class Fold(IntEnum):
    """How much of the board gives way, each step more than the one before."""

    NONE, RULES, HAND = FIRST_FOLDS
    MAP = 3
    """Locations side by side."""
    OTHERS = 4
    """Other investigators as one line each."""
    ASSETS = 5
    """Your assets as one line."""
    EMPTY = 6
    """Of locations where nothing is, only the names."""
    HANDLESS = 7
    """No hand."""
    ALONE = 8
    """Other investigators only where the map has them."""
    NAMES = 9
    """Locations side by side, of enemies there only the names, and your threat area in a line."""
    YOU = 10
    """You and your location alone."""
    ALL = 11
    """Nothing but the heading."""


class ArkhamBoard(Board):
    """The table of the investigators, as whoever of yours is asked sees it."""

    FOLDS = Fold.ALL
    FOR_NEWS = Fold.ASSETS

    def __init__(self, seen: GameView, match: ArkhamMatch, width: int, glyphs: Glyphs) -> None:
        super().__init__(width, glyphs)
        self.seen = seen
        self.match = match
        self.yours = yours_of(match, seen)
        self.letters = pieces.letters(seen)

    def lines(self, fold: int, with_hand: bool) -> list[Text]:
        """The table, folded so far."""
        lines = [self.heading()]
        if fold == Fold.ALL:
            return lines
        between = [self.rule()] if fold < Fold.RULES else []
        lines += [self.stages(), *between]
        lines += [*self.map(fold), *between] if self.seen.locations else []
        lines += self.people(fold)
        if with_hand and fold < Fold.HANDLESS:
            lines += self.hand(fold)
        return lines

    def heading(self) -> Text:
        """Which round and phase it is, and whose turn."""
        seen, dot = self.seen, self.glyphs.dot
        if not seen.turn:
            now = "Setting up"
        elif seen.over:
            now = f"Round {seen.turn} {dot} the scenario is over"
        else:
            now = f"Round {seen.turn} {dot} {seen.phase} phase"
            if seen.active >= 0:
                name = pieces.who(seen, seen.active, self.yours)
                now = f"Round {seen.turn} {dot} {'your turn' if name == 'You' else f'{name}’s turn'}"
        return self.headed(now, f"{seen.scenario}, {seen.difficulty} {dot} seed {self.match.seed}")

    def stages(self) -> Text:
        """Agenda and act with what they have come to."""
        seen = self.seen
        text = Text()
        if seen.agenda is not None:
            text.append_text(_stage("Agenda", seen.agenda, "doom", seen.doom)).append("   ")
        if seen.act is not None:
            clues = sum(held.clues for held in seen.investigators if not held.fate)
            text.append_text(_stage("Act", seen.act, "clues", clues))
        return cut(text, self.width)

    # The map

    def map(self, fold: int) -> list[Text]:
        """The locations, how they are connected, and who and what is there."""
        seen = self.seen
        shown = list(seen.locations)
        here = self.me.location
        if fold >= Fold.YOU:
            shown = [place for place in shown if place.id == here]
        if fold >= Fold.EMPTY:
            busy = [place for place in shown if self.present(place) or place.id == here]
            quiet = [place for place in shown if place not in busy]
            lines = [cut(self.location(place), self.width) for place in busy]
            if fold >= Fold.NAMES:
                lines = in_columns([self.location(place, brief=True, bare=True) for place in busy], self.width, most=2)
            if quiet:
                names = ", ".join(f"{self.letters.get(place.id, '')} {self.called(place)}" for place in quiet)
                lines.append(cut(Text(f" {names}", "dim"), self.width))
            return lines
        if fold >= Fold.MAP:
            return in_columns([self.location(place, brief=True) for place in shown], self.width, most=2)
        return [line for place in shown for line in wrapped(self.location(place), self.width, indent=4, most=2)]

    def location(self, place: LocationView, brief: bool = False, bare: bool = False) -> Text:
        """A location: its letter and name, shroud, clues, where one can go from there, who is there.

        ``brief``: in few letters; ``bare``: of enemies only the names.
        """
        text = Text.styled(f" {self.letters.get(place.id, ' ')} ", "dim")
        text.append(self.called(place), "bold" if place.id == self.me.location else "")
        if place.revealed:
            text.append(f" {'sh' if brief else 'shroud '}{place.shroud}", "dim")
            if place.clues:
                text.append(f" {'cl' if brief else 'clues '}{place.clues}", "bold yellow")
        else:
            text.append(" unrevealed" if not brief else " ?", "dim")
        if place.doom:
            text.append(f" doom {place.doom}", "bold red")
        ways = " ".join(self.letters.get(other, "?") for other in place.connected)
        arrow = "→" if self.glyphs.rule == "─" else "->"
        text.append(f" {arrow} {ways}" if ways else " no way out", "dim")
        there = self.present(place, bare)
        if there:
            text.append("  ").append_text(Text(", ").join(there))
        return text

    def called(self, place: LocationView) -> str:
        """The title of a location, with the subtitle where others have that title too."""
        alike = [other for other in self.seen.locations if other.title == place.title]
        return f"{place.title} ({place.subtitle})" if place.subtitle and len(alike) > 1 else place.title

    def present(self, place: LocationView, bare: bool = False) -> list[Text]:
        """Who and what is at a location, but for enemies that are engaged; ``bare``: of enemies only the names."""
        seen = self.seen
        found = [
            Text(pieces.who(seen, player, self.yours), f"bold {pieces.style_of(player, self.yours)}")
            for player, held in enumerate(seen.investigators)
            if held.location == place.id and not held.fate
        ]
        for card in seen.in_play:
            if card.attached == place.id:
                found.append(Text.assemble("+ ", pieces.standing(card)))
            elif card.location == place.id and card.controller < 0 and card.threat < 0 and card.attached < 0:
                enemy = Text(card.title, THEIRS) if bare else pieces.enemy(card)
                found.append(enemy if card.type == ENEMY else pieces.standing(card))
        return found

    # The investigators

    @property
    def me(self) -> InvestigatorView:
        """Whoever of yours is asked."""
        return self.seen.investigators[max(0, self.seen.viewer)]

    def people(self, fold: int) -> list[Text]:
        """The investigators in the order of their seats."""
        lines: list[Text] = []
        for player in range(len(self.seen.investigators)):
            if player == max(0, self.seen.viewer) or fold < Fold.ALONE:
                lines += self.investigator(player, fold)
        return lines

    def investigator(self, player: int, fold: int) -> list[Text]:
        """An investigator: what can be counted, then what is in his play area and in his threat area."""
        seen, dot = self.seen, f" {self.glyphs.dot} "
        held = seen.investigators[player]
        asked = player == max(0, seen.viewer)
        name = pieces.who(seen, player, self.yours)
        text = Text.styled(name, f"bold {pieces.style_of(player, self.yours)}")
        if held.fate:
            return [text.append(f"  {held.fate}", "dim")]
        counts = [
            pieces.wellbeing(held),
            pieces.skills(held),
            f"res {held.resources}",
            f"clues {held.clues}",
            pieces.actions(held, self.glyphs) if not held.done else "done",
            f"deck {held.deck_size}" if asked else f"hand {held.hand_size}",
        ]
        text.append(f" {held.title}  " if name == "You" and self.width >= 100 else "  ").append(dot.join(counts))
        rows = [cut(text, self.width)]
        if fold >= (Fold.YOU if asked else Fold.OTHERS):
            return [*rows, *self.threats(player, rows=1)] if asked else rows
        assets = [pieces.standing(card) for card in self.area(player)]
        if assets:
            rows += (
                [in_a_row(assets, self.width, 2)] if fold >= Fold.ASSETS else in_columns(assets, self.width, indent=2)
            )
        return [*rows, *self.threats(player, rows=1 if fold >= Fold.NAMES else 0)]

    def area(self, player: int) -> list[CardView]:
        """The cards that an investigator controls, each followed by what is attached to it."""
        cards = self.seen.in_play
        found: list[CardView] = []
        for card in cards:
            if card.controller == player and card.attached < 0:
                found += [card, *(other for other in cards if other.attached == card.id)]
        return found

    def threats(self, player: int, rows: int = 0) -> list[Text]:
        """What is in the threat area of an investigator."""
        seen = self.seen
        engaged = seen.investigators[player].engaged
        cells = [
            pieces.enemy(card) if card.type == ENEMY else pieces.standing(card)
            for card in seen.in_play
            if card.threat == player or card.id in engaged
        ]
        if not cells:
            return []
        text = Text.styled("  threat: ", "red").append_text(Text(", ").join(cells))
        return wrapped(text, self.width, indent=10, most=rows)

    def hand(self, fold: int) -> list[Text]:
        """The hand; what can be played now is marked."""
        groups = self.grouped(self.me.hand, pieces.hand_order, self.seen.decision)
        if not groups:
            return []
        times = self.glyphs.times
        cells = [pieces.face(cards[0], marked, len(cards), times) for cards, marked in groups]
        whose = f"{short(self.me.title)}’s hand" if len(self.yours) > 1 else "Hand"
        if fold < Fold.HAND:
            return [Text(whose, "bold"), *in_columns(cells, self.width)]
        return wrapped(Text.styled(f"{whose} ", "bold").append_text(Text(", ").join(cells)), self.width, indent=5)


def _stage(kind: str, stage: StageView, what: str, number: int) -> Text:
    """An act or agenda with how much of what it needs there is."""
    text = Text.styled(f"{kind} {stage.stage} ", "dim").append(stage.title, "bold")
    if stage.needed is not None:
        return text.append(f" {what} {number}/{stage.needed}")
    return text.append(f" {what} {number}", "dim") if number else text
