"""Drawing the table: the opponent above, the stories between, you below; then the log and the question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from silverkey.cthulhu.pieces import PILES
from silverkey.cthulhu.view import CardView, FaceView, GameView, StoryView
from silverkey.cthulhu.words import CHARACTER
from silverkey.terminal import pieces
from silverkey.terminal.match import Match
from silverkey.terminal.menu import LETTERS, Menu
from silverkey.terminal.pieces import PLAIN, Glyphs, cut, in_columns

WIDEST = 120
NARROWEST = 40
FEWEST_LINES = 4
MOST_LINES = 14
LOW = 32
"""On a screen with fewer lines, rules between the parts and most of the log give way."""
LONG_MENU = 8
YOURS = "bright_green"
THEIRS = "bright_red"


class Screen:
    """Writes to a console, whatever its size and abilities."""

    def __init__(self, console: Console, clearing: bool = False, plain: bool = False) -> None:
        self.console = console
        self.clearing = clearing
        """Whether the board is drawn on an empty screen rather than below what was there."""
        unicode = not plain and console.encoding.lower().startswith("utf") and not console.is_dumb_terminal
        self.glyphs = Glyphs() if unicode else PLAIN

    @property
    def width(self) -> int:
        """How wide lines may be."""
        return max(NARROWEST, min(WIDEST, self.console.width - 1))

    def say(self, text: str | Text = "") -> None:
        """Print a paragraph, wrapped; one that is indented stays so on every line."""
        styled = text if isinstance(text, Text) else Text(text)
        indent = len(styled) - len(styled.plain.lstrip())
        shown = Padding(styled[indent:], (0, 0, 0, indent), expand=False) if indent else styled
        self.console.print(shown, markup=False, highlight=False, width=self.width, soft_wrap=False)

    def lines(self, lines: Sequence[Text]) -> None:
        """Print lines that already fit."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False, no_wrap=True, overflow="ellipsis")

    def board(
        self,
        seen: GameView,
        match: Match,
        log: Sequence[str],
        fresh: int,
        menu: Menu | None,
        going: Mapping[int, int],
        reserve: int = 4,
    ) -> None:
        """Draw everything. The last ``fresh`` lines of the log are new; ``going`` says who is about to commit where.

        ``reserve`` lines are left free below.
        """
        low = self.clearing and self.console.height < LOW
        between = [] if low else [self._rule()]
        above = [self._heading(seen, match)]
        above.extend(self._side(seen, match, 1 - seen.viewer, going))
        above.extend(between)
        above.extend(self._stories(seen, going))
        above.extend(between)
        above.extend(self._side(seen, match, seen.viewer, going))
        if menu is None or not menu.shows_hand:
            above.extend(self._hand(seen))
        below = self._menu(menu) if menu is not None else []
        room = self.console.height - len(above) - len(below) - 2 - reserve if self.clearing else fresh
        shown = max(2 if low else FEWEST_LINES, min(room, MOST_LINES))
        if self.clearing:
            self.console.clear()
        self.lines(above)
        self.lines([self._rule("log")])
        self._log(log, fresh, shown)
        self.lines(between)
        self.lines(below)

    def question(self, menu: Menu | None) -> None:
        """The question and its choices once more."""
        if menu is not None:
            self.lines(self._menu(menu))

    def _rule(self, title: str = "") -> Text:
        line = self.glyphs.rule
        lead = f"{line * 2} {title} " if title else ""
        return Text(lead + line * (self.width - len(lead)), "dim")

    def _heading(self, seen: GameView, match: Match) -> Text:
        line, dot = self.glyphs.rule, self.glyphs.dot
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
        end = f" {rules}seed {match.seed} {line * 2}"
        text = Text.styled(f"{line * 2} ", "dim").append(now, "bold").append(" ")
        text.append(line * max(0, self.width - cell_len(text.plain) - len(end)) + end, "dim")
        return text

    # The two sides

    def _side(self, seen: GameView, match: Match, player: int, going: Mapping[int, int]) -> list[Text]:
        own = player == seen.viewer
        side = seen.players[player]
        factions = match.side(0 if own else 1)
        counts = [f"hand {side.hand_size}", f"deck {side.deck_size}", f"discard {len(side.discard)}"]
        won = f"won {len(side.won)}"
        if side.won:
            won += f": {', '.join(card.title for card in side.won)}"
        dot = f" {self.glyphs.dot} "
        text = Text.styled("You" if own else "Bot", f"bold {YOURS if own else THEIRS}")
        text.append(f"  {factions}  ", "").append(dot.join([*counts, won]), "dim")
        for open_card in (side.prophecy, side.revealed):
            if open_card is not None:
                text.append(f"{dot}on the deck: {open_card.title}", "dim")
        domains = [
            Text.styled(f"Domain {number}: ", "dim").append_text(pieces.resources(domain))
            for number, domain in enumerate(side.domains, 1)
        ]
        cards = self._cards(seen, player, going)
        rows = [text, *in_columns(domains, self.width, most=len(domains), across=True), *in_columns(cards, self.width)]
        return [cut(row, self.width) for row in rows]

    def _cards(self, seen: GameView, player: int, going: Mapping[int, int]) -> list[Text]:
        """The cards of a player that are not at a story: characters first, each followed by what is attached to it."""
        stories = {story.id: story.title for story in seen.stories}
        free = [card for card in seen.in_play if card.committed < 0 and card.id not in going]
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

    def _hand(self, seen: GameView) -> list[Text]:
        hand = seen.players[seen.viewer].hand
        playable = {o.card for o in seen.decision.options if o.word == "play"} if seen.decision is not None else set()
        groups: dict[tuple[str, bool], list[FaceView]] = {}
        for card in sorted(hand, key=pieces.hand_order):
            groups.setdefault((card.code, card.id in playable), []).append(card)
        cells = [pieces.face(cards[0], marked, len(cards)) for (_, marked), cards in groups.items()]
        return [Text("Hand", "bold"), *in_columns(cells, self.width)]

    # Stories

    def _stories(self, seen: GameView, going: Mapping[int, int]) -> list[Text]:
        if not seen.stories:
            return [Text("There are no stories left.", "dim")]
        each = (self.width + 2) // len(seen.stories) - 2
        stacks = [self._story(seen, story, LETTERS[place], going, each) for place, story in enumerate(seen.stories)]
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

    def _story(self, seen: GameView, story: StoryView, letter: str, going: Mapping[int, int], width: int) -> list[Text]:
        me, other = seen.viewer, 1 - seen.viewer
        title = Text.styled(f"{letter} ", "dim").append(story.title, "bold")
        if story.owner >= 0:
            title.append(" (conspiracy)", "dim")
        if story.resolved:
            title.append(" resolved", "dim italic")
        score = Text("you ").append_text(pieces.tokens(story.tokens[me], self.glyphs, YOURS, width))
        score.append("  bot ").append_text(pieces.tokens(story.tokens[other], self.glyphs, THEIRS, width))
        if width >= 28:
            score.append(f"  {story.struggles}", "dim")
            rows = [title, score]
        else:
            rows = [title, score, Text(story.struggles, "dim")]
        there = [card for card in seen.in_play if card.committed == story.id]
        coming = [card for card in seen.in_play if going.get(card.id) == story.id]
        rows.extend(self._group([c for c in there if c.controller == other], self.glyphs.theirs, THEIRS, seen))
        mine = [c for c in there if c.controller == me] + coming
        rows.extend(self._group(mine, self.glyphs.mine, YOURS, seen))
        return [cut(row, width) for row in rows]

    def _group(self, cards: Sequence[CardView], sign: str, style: str, seen: GameView) -> list[Text]:
        if not cards:
            return []
        rows = []
        for card in cards:
            rows.append(
                Text.styled(f"{sign} ", style).append_text(pieces.standing_card(card, at_story=card.committed >= 0))
            )
            rows.extend(Text(f"   + {other.title}", "dim") for other in seen.in_play if other.attached == card.id)
        rows.append(Text.styled(f"{sign} ", style).append(pieces.totals(cards), "bold"))
        return rows

    # The log and the question

    def _log(self, log: Sequence[str], fresh: int, room: int) -> None:
        if fresh > room:
            self.say(Text(f"{self.glyphs.dot * 3} {fresh - room + 1} more lines: log", "dim"))
            room -= 1
        start = max(0, len(log) - room)
        self.lines(
            [Text(line, _log_style(line, place >= len(log) - fresh)) for place, line in enumerate(log[start:], start)]
        )

    def _menu(self, menu: Menu) -> list[Text]:
        lines = [cut(Text(menu.question, "bold"), self.width)]
        if menu.columns:
            legend = Text(" ")
            for letter, column in menu.columns.items():
                legend.append(f" {letter} ", f"bold {YOURS}").append_text(column).append("  ")
            lines.append(cut(legend, self.width))
        digits = max((len(str(number)) for number in menu.entries), default=1)
        cells = []
        for number, entry in menu.entries.items():
            cell = Text.styled(f"{number:>{digits}} ", f"bold {YOURS}").append_text(entry.text)
            if menu.columns and len(entry.answers) < len(menu.columns):
                cell.append(f"  only {', '.join(entry.answers)}", "dim")
            cells.append(cell)
        lines.extend(in_columns(cells, self.width, most=3 if len(cells) > LONG_MENU // 2 else 1))
        return lines


def _log_style(line: str, new: bool) -> str:
    if line.startswith("Turn "):
        return "bold" if new else "bold dim"
    return "" if new else "dim"
