"""The table as lines of text: the opponent above, the stories between, you below. Less of it where room is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from rich.cells import cell_len
from rich.text import Text

from silverkey.cthulhu.state import PILES
from silverkey.cthulhu.view import CardView, GameView, StoryView
from silverkey.cthulhu.words import CHARACTER
from silverkey.sitting.cthulhu.names import domain_name
from silverkey.terminal.board import FIRST_FOLDS, Board
from silverkey.terminal.cthulhu import pieces
from silverkey.terminal.cthulhu.match import Match
from silverkey.terminal.layout import THEIRS, YOURS, Glyphs, cut, in_a_row, in_columns, wrapped
from silverkey.terminal.menu import LETTERS

NARROW = 28
"""A story with fewer columns has its struggles on a line of their own."""


class Fold(IntEnum):
    """How much of the board gives way, each step more than the one before."""

    NONE, RULES, HAND = FIRST_FOLDS
    TOKENS = 3
    """Success tokens as numbers."""
    THEIRS = 4
    """The bot's cards that are not at stories as one line."""
    CARDS = 5
    """Yours too."""
    STORIES = 6
    """Stories with totals instead of characters."""
    SIDES = 7
    """Domains and stories only, a line each."""
    ALL = 8
    """Nothing but the heading."""


class CthulhuBoard(Board):
    """The table of two players."""

    FOLDS = Fold.ALL
    FOR_NEWS = Fold.THEIRS

    def __init__(self, seen: GameView, match: Match, going: Mapping[int, int], width: int, glyphs: Glyphs) -> None:
        super().__init__(width, glyphs)
        self.seen = seen
        self.match = match
        self.going = going
        """Who is about to commit where."""

    def lines(self, fold: int, with_hand: bool) -> list[Text]:
        """The table, folded so far."""
        me = self.seen.viewer
        lines = [self.heading()]
        if fold == Fold.ALL:
            return lines
        between = [self.rule()] if fold < Fold.RULES else []
        lines += self.side(1 - me, fold)
        lines += between
        lines += self.stories(fold)
        lines += between
        lines += self.side(me, fold)
        if with_hand and fold < Fold.SIDES:
            lines += self.hand(fold)
        return lines

    def heading(self) -> Text:
        """Which turn and phase it is."""
        seen, match = self.seen, self.match
        dot = self.glyphs.dot
        phase = f"{seen.phase} phase" if seen.phase not in ("setup", "end of turn") else seen.phase
        if seen.turn:
            whose = "your" if seen.active == seen.viewer else "the bot’s"
            now = f"Turn {seen.turn} {dot} {whose} {phase}"
        else:
            now = "Setting up"
        sky = " and ".join(word for word, on in (("day", seen.day), ("night", seen.night)) if on)
        if sky:
            now += f" {dot} {sky}"
        rules = "" if match.edition == "latest" else f"edition {match.edition} {dot} "
        return self.headed(now, f"{rules}seed {match.seed}")

    # The two sides

    def side(self, player: int, fold: int) -> list[Text]:
        """A player: what can be counted, the domains, the cards that are not at a story."""
        seen = self.seen
        own = player == seen.viewer
        side = seen.players[player]
        counts = [f"hand {side.hand_size}", f"deck {side.deck_size}", f"discard {len(side.discard)}"]
        won = f"won {len(side.won)}"
        if side.won:
            won += f": {', '.join(card.title for card in side.won)}"
        dot = f" {self.glyphs.dot} "
        text = Text.styled("You" if own else "Bot", f"bold {YOURS if own else THEIRS}")
        text.append(f"  {self.match.side(0 if own else 1)}  ", "").append(dot.join([*counts, won]), "dim")
        for open_card in (side.prophecy, side.revealed):
            if open_card is not None:
                text.append(f"{dot}on the deck: {open_card.title}", "dim")
        domains = [
            Text.styled(f"{domain_name(number)}: ", "dim").append_text(pieces.resources(domain))
            for number, domain in enumerate(side.domains)
        ]
        rows = [text, *in_columns(domains, self.width, most=len(domains), across=True)]
        cells = self.cards(player)
        if fold >= Fold.SIDES:
            rows = rows[1:]
        elif fold >= (Fold.CARDS if own else Fold.THEIRS):
            rows += [in_a_row(cells, self.width)] if cells else []
        else:
            rows += in_columns(cells, self.width)
        return [cut(row, self.width) for row in rows]

    def cards(self, player: int) -> list[Text]:
        """The cards of a player that are not at a story: characters first, each followed by what is attached to it."""
        seen = self.seen
        stories = {story.id: story.title for story in seen.stories}
        free = [card for card in seen.in_play if card.committed < 0 and card.id not in self.going]
        hosts = [card for card in free if card.controller == player and card.attached < 0]
        hosts.sort(key=lambda card: (card.type != CHARACTER, card.insane))
        cells: list[Text] = []
        for host in hosts:
            pile = "your" if host.attached == PILES[seen.viewer] else "the bot’s"
            place = f"on {pile} discard pile" if host.attached in PILES else ""
            cells.append(pieces.standing_card(host, host=place))
            for card in seen.in_play:
                if card.attached == host.id:
                    whose = "" if card.controller == player else "yours, " if player != seen.viewer else "the bot’s, "
                    cells.append(pieces.standing_card(card, host=f"{whose}on {host.title}"))
        cells.extend(
            pieces.standing_card(card, host=f"on {stories[card.attached]}")
            for card in free
            if card.attached in stories and card.controller == player
        )
        return cells

    def hand(self, fold: int) -> list[Text]:
        """Your hand; what can be played now is marked."""
        seen = self.seen
        groups = self.grouped(seen.players[seen.viewer].hand, pieces.hand_order, seen.decision)
        if not groups:
            return []
        if fold < Fold.HAND:
            cells = [pieces.face(cards[0], marked, len(cards)) for cards, marked in groups]
            return [Text("Hand", "bold"), *in_columns(cells, self.width)]
        row = Text.styled("Hand ", "bold")
        for place, (cards, marked) in enumerate(groups):
            row.append(", " if place else "").append_text(pieces.name_and_cost(cards[0], marked, len(cards)))
        return wrapped(row, self.width, indent=5)

    # Stories

    def stories(self, fold: int) -> list[Text]:
        """The stories side by side."""
        seen = self.seen
        if not seen.stories:
            return [Text("There are no stories left.", "dim")]
        each = (self.width + 2) // len(seen.stories) - 2
        stacks = [self.story(story, LETTERS[place], each, fold) for place, story in enumerate(seen.stories)]
        lines: list[Text] = []
        for row in range(max(len(stack) for stack in stacks)):
            line = Text()
            for place, stack in enumerate(stacks):
                cell = stack[row] if row < len(stack) else Text()
                if place + 1 < len(stacks):
                    cell.pad_right(each + 2 - cell_len(cell.plain))
                line.append_text(cell)
            lines.append(line)
        return lines

    def story(self, story: StoryView, letter: str, width: int, fold: int) -> list[Text]:
        """A story: title, tokens, struggles, and who is there or on the way."""
        seen, me, other = self.seen, self.seen.viewer, 1 - self.seen.viewer
        title = Text.styled(f"{letter} ", "dim").append(story.title, "bold")
        if story.owner >= 0:
            title.append(" (conspiracy)", "dim")
        score = Text("you ").append_text(pieces.tokens(story.tokens[me], self.glyphs, YOURS, width))
        score.append("  bot ").append_text(pieces.tokens(story.tokens[other], self.glyphs, THEIRS, width))
        struggles = f"{story.struggles} done" if story.resolved else story.struggles
        if width >= NARROW:
            score.append(f"  {struggles}", "dim")
            rows = [title, score]
        else:
            rows = [title, score, Text(struggles, "dim")]
            if fold >= Fold.TOKENS:
                rows = [title, Text(f"you {story.tokens[me]} bot {story.tokens[other]} {struggles}", "dim")]
        there = [card for card in seen.in_play if card.committed == story.id]
        coming = [card for card in seen.in_play if self.going.get(card.id) == story.id]
        rows.extend(self._group([c for c in there if c.controller == other], self.glyphs.theirs, THEIRS, fold))
        mine = [c for c in there if c.controller == me] + coming
        rows.extend(self._group(mine, self.glyphs.mine, YOURS, fold))
        return [cut(row, width) for row in rows]

    def _group(self, cards: Sequence[CardView], sign: str, style: str, fold: int) -> list[Text]:
        if not cards:
            return []
        rows = []
        total = Text.styled(f"{sign} ", style).append(pieces.totals(cards), "bold")
        if fold >= Fold.STORIES:
            return [total]
        for card in cards:
            rows.append(
                Text.styled(f"{sign} ", style).append_text(pieces.standing_card(card, at_story=card.committed >= 0))
            )
            rows.extend(Text(f"   + {other.title}", "dim") for other in self.seen.in_play if other.attached == card.id)
        return [*rows, total]
