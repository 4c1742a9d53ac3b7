"""The loop: show the board, hear what you want, let the bot answer, until the game is over or you leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from rich.text import Text

from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.view import GameView, OptionView, chosen, view
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.kernel.history import NothingToUndo
from silverkey.terminal import choices, guide, naming, reasons, texts
from silverkey.terminal.asking import QUIET, TURN, WINDOWS, window_of
from silverkey.terminal.journal import YOU, moment
from silverkey.terminal.menu import Menu, Misunderstood
from silverkey.terminal.opponent import Opponent
from silverkey.terminal.prompt import Command, Keyboard, command
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.shelf import NotSaved, Slot

PROMPT = "> "


class After(Enum):
    """What follows a typed line."""

    STAY = "ask again"
    TOLD = "show the question again"
    ON = "the game has moved"
    LEAVE = "save and leave"
    NEW = "another game"
    AGAIN = "the same game from the start"


class Sitting:
    """One game between you and a bot."""

    def __init__(self, record: Record, screen: Screen, keyboard: Keyboard, slot: Slot, notes: list[str]) -> None:
        self.record = record
        self.screen = screen
        self.keyboard = keyboard
        self.slot = slot
        self.opponent = Opponent(record.match.bot_kind, record.match.seed)
        self.read = max(0, len(record.journal.entries) - 1)
        """How much of the log you have seen."""
        self.notes = notes
        self.saving = True
        """Whether the last save went well."""

    def play(self) -> After:
        """Play until the game is over and you have had enough, or until you leave."""
        while True:
            game = self.record.game
            decision = game.pending
            if decision is None:
                after = self.finish()
            elif decision.player != YOU:
                self.let_bot_answer()
                continue
            else:
                after = self.ask()
            if after is After.LEAVE and self.record.game.pending is not None:
                self.save()
            if after not in (After.STAY, After.ON):
                return after

    def let_bot_answer(self) -> None:
        """The bot's turn to decide."""
        option = self.opponent.choose(self.record.game)
        self.record.answer(option, asked=False)
        self.record.asking.stirred(option)

    def ask(self) -> After:
        """Put the pending question to you, unless it needs no asking."""
        seen = view(self.record.game, YOU)
        news = len(self.record.journal.entries)
        automatic = self.record.asking.automatic(seen, window_of(self.record.game), news)
        if automatic is not None:
            self.record.answer(automatic, asked=False)
            return After.ON
        self.save()
        going = dict(seen.decision.assigned) if seen.decision is not None else {}
        when = WINDOWS.get(window_of(self.record.game), "")
        menu = choices.build(seen, self._meant(seen), self._reason(seen), len(going), when)
        self.show(seen, menu, going)
        return self.listen(seen, menu, going)

    def _reason(self, seen: GameView) -> Callable[[OptionView], str]:
        """For an answer to something, what it answers."""
        if seen.decision is None or seen.decision.kind not in ("respond", "disrupt"):
            return lambda option: ""
        meant = self._meant(seen)
        return lambda option: moment(self.record.game, meant(option).other)

    def _meant(self, seen: GameView) -> Callable[[OptionView], Option]:
        """What an answer means to the game, whose cards have other numbers than in your view."""
        return lambda option: chosen(self.record.game, seen, option)

    def show(self, seen: GameView, menu: Menu | None, going: dict[int, int]) -> None:
        """Draw the board."""
        journal = self.record.journal
        fresh = len(journal.lines(self.read))
        reserve = 4 + len(self.notes) if menu is not None else 8
        self.screen.board(seen, self.record.match, journal.lines(), fresh, menu, going, reserve)
        self.read = len(journal.entries)
        for note in self.notes:
            self.screen.say(Text(note, "italic"))
        self.notes.clear()

    def listen(self, seen: GameView, menu: Menu | None, going: dict[int, int]) -> After:
        """Read lines until one of them moves the game or ends the sitting."""
        sight = set(naming.in_sight(seen))
        self.keyboard.offer([card.title for card in all_cards() if card.code in sight])
        self.hint(menu)
        while True:
            line = self.keyboard.read(PROMPT)
            if line is None:
                return After.LEAVE
            asked = command(line)
            try:
                after = self.obey(asked, seen, menu, going) if asked is not None else self.take(line, seen, menu)
            except Misunderstood as error:
                self.screen.say(str(error))
                continue
            if after is After.TOLD:
                self.screen.question(menu)
                self.hint(menu)
            elif after is not After.STAY:
                return after

    def hint(self, menu: Menu | None) -> None:
        """What can be typed, in a line."""
        if menu is None:
            keys = ["Enter: leave", "new: another game", "again: this one again"]
        else:
            keys = [f"Enter: {menu.enter_text}"] if menu.enter is not None else []
            if menu.kind == "resource":
                keys = ["p: attach nothing"]
        if self.record.can_undo():
            keys.append("u: undo")
        if menu is not None:
            keys += ["c NAME: card text", "why NAME"]
        self.screen.say(Text("   ".join([*keys, "? help"]), "dim"))

    # Answers

    def take(self, line: str, seen: GameView, menu: Menu | None) -> After:
        """A line of answers. They are taken one by one, as long as they still fit."""
        if menu is None:
            if not line.strip():
                return After.LEAVE
            raise Misunderstood("The game is over. new: another game, again: this one again, Enter: leave.")
        picks = menu.picks(line)
        for place, pick in enumerate(picks):
            option = self._still(pick, menu.kind) if place else pick
            if option is None:
                if pick not in (PASS, DONE):
                    self.notes.append("The rest of what you typed no longer fits.")
                break
            if option == PASS:
                self.record.asking.passed(seen, window_of(self.record.game), len(self.record.journal.entries))
            self.record.answer(option, asked=True)
        return After.ON

    def _still(self, pick: Option, kind: str) -> Option | None:
        """The answer among the present options that a pick from the question before means."""
        decision = self.record.game.pending
        if decision is None or decision.player != YOU or decision.kind != kind:
            return None
        for option in decision.options:
            if option == pick or (kind == "setup resource" and option.card == pick.card):
                return option
        return None

    # Commands

    def obey(self, asked: Command, seen: GameView, menu: Menu | None, going: dict[int, int]) -> After:
        """A command. Those that only tell something leave everything as it is."""
        name, argument = asked
        record, asking = self.record, self.record.asking
        match name:
            case "help":
                return self.tell(guide.page())
            case "card":
                return self.tell(texts.card_text(naming.named(argument, seen, menu), seen))
            case "why":
                return self.tell([Text(line) for line in self.reasons(argument, seen, menu)])
            case "log":
                lines = record.journal.lines()
                last = int(argument) if argument.isdigit() else len(lines)
                return self.tell([Text(line) for line in lines[max(0, len(lines) - last) :]])
            case "score":
                return self.tell(texts.score(seen))
            case "discard":
                return self.tell(texts.discards(seen))
            case "deck":
                return self.tell(texts.deck(seen, record.match))
            case "auto":
                return self.tell(texts.settings(asking))
            case "skip":
                self.screen.say(asking.skip(argument.lower().split()))
            case "ask":
                self.screen.say(asking.ask(argument.lower().split()))
            case "never":
                self.screen.say(asking.never(naming.named(argument, seen, menu).title))
            case "board":
                self.show(seen, menu, going)
                self.hint(menu)
            case "undo" | "undo all":
                return self.undo(whole=name == "undo all")
            case "quiet" | "turn":
                return self.hurry(QUIET if name == "quiet" else TURN, seen, menu)
            case "quit":
                return After.LEAVE
            case "again" | "new":
                return self.give_up(name)
        return After.STAY

    def reasons(self, argument: str, seen: GameView, menu: Menu | None) -> list[str]:
        """Why things went as they did; or, of a card, why not."""
        if argument.lower() in ("", "not"):
            return reasons.why(self.record.since_you_answered())
        card = naming.named(argument.removeprefix("not "), seen, menu)
        return reasons.why_not(self.record.game, seen, card)

    def tell(self, lines: Sequence[Text]) -> After:
        """Print something to read, below the board."""
        self.screen.say()
        for line in lines:
            self.screen.say(line)
        self.screen.say()
        return After.TOLD

    def undo(self, whole: bool) -> After:
        """Take back."""
        try:
            self.record.undo(whole)
        except NothingToUndo as error:
            raise Misunderstood(str(error)) from error
        self.opponent.forget()
        self.read = min(self.read, len(self.record.journal.entries))
        self.notes.append("Taken back.")
        return After.ON

    def hurry(self, how: str, seen: GameView, menu: Menu | None) -> After:
        """Pass now, and go on passing for a while."""
        if menu is None or not {"pass", "done"} & set(menu.words):
            raise Misunderstood("This cannot be passed: type a number.")
        after = self.take("pass" if "pass" in menu.words else "done", seen, menu)
        self.record.asking.hurry = how
        return after

    def give_up(self, name: str) -> After:
        """Leave this game for another, if that is really meant."""
        if not self.record.game.over:
            line = self.keyboard.read("Give this game up? (yes or no) ")
            if line is None or line.strip().lower() not in ("y", "yes"):
                raise Misunderstood("The game goes on.")
        return After.NEW if name == "new" else After.AGAIN

    # Ends

    def save(self) -> None:
        """Keep the game on disk as it stands; play on without if that cannot be."""
        try:
            self.slot.write(self.record.save())
            self.saving = True
        except NotSaved as error:
            if self.saving:
                self.notes.append(str(error))
            self.saving = False

    def finish(self) -> After:
        """The game is over: say how, and what one can do next."""
        self.slot.remove()
        seen = view(self.record.game, YOU)
        self.show(seen, None, {})
        for line in texts.result(seen):
            self.screen.say(line)
        self.screen.say("The same game again:")
        self.screen.say(Text(f"  {self.record.match.command()}", "bold"))
        return self.listen(seen, None, {})
