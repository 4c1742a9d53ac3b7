"""The loop: show the board, hear what you want, let others answer, until the game is over or you leave."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import Generic

from rich.text import Text

from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.history import NothingToUndo
from silverkey.sitting.autopass import QUIET, TURN
from silverkey.sitting.seats import Seats
from silverkey.sitting.view import G, V, answer_of
from silverkey.terminal.match import M
from silverkey.terminal.menu import STAY, Entry, Menu, Misunderstood
from silverkey.terminal.pager import Pager
from silverkey.terminal.plan import Plan
from silverkey.terminal.prompt import Command, Keyboard, command
from silverkey.terminal.reading import read_out
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen, Sheet
from silverkey.terminal.shelf import NotSaved, Slot
from silverkey.terminal.table import Desk

PROMPT = "> "
LONGEST = 300
"""No line that means something is longer."""
ENDED = "The game is over. new: another game, again: this one again, q: leave."
EARLY = "That was typed before you could see what is asked, so it answers nothing."
PASSING = ("quiet", "turn")
"""Commands that answer."""


class After(Enum):
    """What follows a typed line."""

    STAY = "ask again"
    TOLD = "show the question again"
    ON = "the game has moved"
    LEAVE = "save and leave"
    NEW = "another game"
    AGAIN = "the same game from the start"


class Session(Generic[G, V, M]):
    """One game with you at the table."""

    def __init__(
        self, record: Record[G, V, M], screen: Screen, keyboard: Keyboard, slot: Slot, notes: list[str]
    ) -> None:
        self.record = record
        self.table = record.table
        self.screen = screen
        self.keyboard = keyboard
        self.pager = Pager(screen, keyboard)
        self.slot = slot
        self.opponent = record.table.opponent(record.match)
        self.read = record.answered()
        """How much of the log you had seen when you answered last."""
        self.notes = notes
        self.plan = Plan(record.table.kinds)
        self.roster: dict[str, Entry] = {}
        """While cards are being sent to places: the choices as they were listed at first."""
        self.held: Option | None = None
        """The last card that can be sent to a place, while you have not said that this is all. The game would go on."""
        self.saving = True
        """Whether the last save went well."""

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self.record.seats

    def play(self) -> After:
        """Play until the game is over and you have had enough, or until you leave."""
        while True:
            game = self.record.game
            decision = game.pending
            if decision is None:
                after = self.finish()
            elif decision.player not in self.seats.yours:
                self.let_others_answer()
                continue
            else:
                after = self.ask()
            if after is After.LEAVE and self.record.game.pending is not None:
                self.save()
            if after not in (After.STAY, After.ON):
                return after

    def let_others_answer(self) -> None:
        """Somebody else's turn to decide. What he does may change what you had planned."""
        option = self.opponent.choose(self.record.game)
        self.record.answer(option, asked=False)
        if option.word not in self.table.kinds.deeds:
            return
        self.record.autopass.stirred()
        if self.plan.drop():
            self.notes.append(f"{self.seats.others} has done something, so the rest of what you typed waits for you.")

    def ask(self) -> After:
        """Put the pending question to you, unless it needs no asking."""
        game, table, autopass = self.record.game, self.table, self.record.autopass
        seen = table.view(game, self.seats.eyes(game))
        automatic = autopass.automatic(game, seen, len(self.record.journal.entries))
        if automatic is not None:
            self.answer(automatic, asked=False)
            return After.ON
        if self.carry_on(seen):
            return After.ON
        if self.held is not None:
            seen = table.sending(seen, self.held)
        decision = seen.decision
        assert decision is not None
        assigning = decision.kind in table.kinds.assigning
        if not assigning or not decision.assigned:
            self.roster = {}
        menu = table.menu(game, seen, self.roster)
        if assigning:
            self.roster = self.roster or menu.entries
        only = menu.only_choice() if not menu.words else None
        if only is not None:
            self.answer(only, asked=False)
            return After.ON
        self.save()
        return self.listen(seen, menu)

    def carry_on(self, seen: V) -> bool:
        """Answer with what was typed ahead; False if you must be asked."""
        decision = seen.decision
        if decision is None or not self.plan.picks:
            return False
        if self.plan.known != self.known() and decision.kind not in self.table.kinds.dealing:
            if self.plan.drop():
                self.notes.append("You have seen something new, so the rest of what you typed waits for you.")
            return False
        pick = self.plan.next(seen)
        if pick is not None:
            self.answer(pick, asked=True)
            return True
        if self.plan.fails(decision) and self.plan.drop():
            self.notes.append("The rest of what you typed no longer fits.")
        return False

    def answer(self, pick: Option, asked: bool) -> None:
        """Answer the pending decision with one of the options that you see."""
        game = self.record.game
        seen = self.table.view(game, self.seats.eyes(game))
        if asked:
            self.record.autopass.answered(game, seen, len(self.record.journal.entries), pick)
        self.record.answer(self.table.chosen(game, seen, pick), asked)

    def known(self) -> int:
        """How often you have learnt something, in whichever seat you look from."""
        game = self.record.game
        return sum(game.reveals[seat] for seat in self.seats.yours)

    # Showing

    def sheet(self, seen: V, menu: Menu | None, remark: str = "", reading: bool = False) -> Sheet:
        """What goes on the screen. ``reading``: in place of the board there is something to read."""
        going = dict(seen.decision.assigned) if seen.decision is not None and menu is not None else {}
        board = partial(self.table.board, seen, self.record.match, going)
        news = self.record.news.grouped(self.record.journal.entries, self.read)
        notes = [*self.notes, remark] if remark else self.notes
        keys = ["Enter: the board"] if reading and self.screen.clearing else []
        return Sheet(board, news, menu, notes, [*keys, *self.keys(menu)])

    def show(self, seen: V, menu: Menu | None, fresh: bool = True) -> bool:
        """Draw the board; first, if they are fresh, the news that it has no room for. False if the input has ended."""
        sheet = self.sheet(seen, menu)
        if fresh and self.screen.clearing:
            hidden = self.screen.hidden(sheet)
            if hidden and not self.pager.show([Text("What has happened", "bold"), *hidden], "Enter: go on "):
                return False
            if menu is not None and not self.screen.listed(menu):
                listing = read_out("list", "", Desk(self.record, seen, menu))
                if not self.pager.show(listing or (), "Enter: go on "):
                    return False
        self.screen.board(sheet)
        return True

    def keys(self, menu: Menu | None) -> list[str]:
        """What can be typed."""
        if menu is None:
            keys = ["new: another game", "again: this one again", "q: leave"]
        else:
            keys = [f"{key}: {does}" for key, does in menu.keys]
        if menu is not None and menu.assigning and self.record.can_reopen():
            keys.append("act: an action first")
        if self.held is not None or self.record.can_undo():
            keys.append("u: undo")
        if menu is not None:
            keys += ["c NAME: card text", "why NAME"]
        return [*keys, "? help"]

    # Hearing

    def listen(self, seen: V, menu: Menu | None) -> After:
        """Read lines until one of them moves the game or ends the session."""
        self.keyboard.offer([card.title for card in self.table.naming.cards_in_sight(seen)])
        self.keyboard.redraw = lambda: self.screen.board(self.sheet(seen, menu))
        if not self.show(seen, menu):
            return After.LEAVE
        early = self.pager.typed()
        if early and self._answers(early, menu):
            self.remark(EARLY, seen, menu)
            early = ""
        while True:
            line = early or self.pager.typed() or self.keyboard.read(PROMPT)
            early = ""
            if line is None:
                return After.LEAVE
            try:
                after = self.hear(line, seen, menu)
            except Misunderstood as error:
                after = self.remark(str(error), seen, menu)
            if after is After.TOLD:
                self.show(seen, menu, fresh=False)
            elif after is not After.STAY:
                return after

    def hear(self, line: str, seen: V, menu: Menu | None) -> After:
        """A typed line: nothing, a command, or answers. Enter alone never answers: it shows everything again."""
        if len(line) > LONGEST:
            raise Misunderstood(f"That line is too long: {len(line)} characters.")
        if not line.strip():
            return After.TOLD
        if menu is not None:
            self.notes.clear()  # whoever types on has read them; how a game has ended stays
        asked = command(line, self.table.readings)
        if asked is not None and (menu is None or not menu.names(line)):
            return self.obey(asked, seen, menu)
        if menu is None:
            raise Misunderstood(ENDED)
        return self.take(menu.picks(line), seen, menu)

    def _answers(self, line: str, menu: Menu | None) -> bool:
        """Whether a line would be taken for an answer rather than a command."""
        asked = command(line, self.table.readings)
        return asked is None or asked.name in PASSING or (menu is not None and menu.names(line))

    def take(self, picks: Sequence[Option], seen: V, menu: Menu) -> After:
        """Answers. The first is given at once, the others as their questions come."""
        self.read = len(self.record.journal.entries)
        self.notes.clear()
        if menu.assigning:
            return self.assign(picks, seen, menu)
        self.answer(picks[0], asked=True)
        if menu.kind in self.table.kinds.ordering and len(picks) == len(menu.entries):
            picks = picks[:-1]  # the last of them answers itself
        self.plan.make(picks[1:], seen, self.known())
        return After.ON

    def assign(self, picks: Sequence[Option], seen: V, menu: Menu) -> After:
        """Cards go to places, elsewhere than they were to, or stay after all; then, perhaps, that is all.

        Until you say that it is, the last of them waits, unless there is only one that can go, and only to one place.
        """
        assert seen.decision is not None
        word, places = menu.assigning, dict(seen.decision.assigned)
        sent = [card for card in places if self.held is None or card != self.held.card]
        changed = any(pick.word in (word, STAY) and pick.card in sent for pick in picks)
        for pick in picks:
            if pick.word in (word, STAY):
                places.pop(pick.card, None)
            if pick.word == word:
                places[pick.card] = pick.number
        if changed:
            try:
                for _ in sent:
                    self.record.undo()
            except NothingToUndo as error:
                raise Misunderstood(str(error)) from error
        self.held = None
        self.record.autopass.order = list(dict.fromkeys(places.values()))
        waits = DONE not in picks and menu.only_choice() is None
        for card, place in places.items():
            pick = Option(word, card, place)
            if waits and self.held is None and self._ends(pick):
                self.held = pick
            elif self.held is not None or not self._send(pick):
                self.notes.append("Not everybody could go where you said; look again.")
                return After.ON
        if DONE in picks and not self._send(DONE):
            self.notes.append(f"Somebody still must {word}.")
        return After.ON

    def _ends(self, pick: Option) -> bool:
        """Whether nobody could be sent anywhere after this one, so that the game would go on."""
        game = self.record.game
        seen = self.table.view(game, self.seats.eyes(game))
        assert seen.decision is not None
        if pick not in [answer_of(option) for option in seen.decision.options]:
            return False
        trial = game.clone()
        trial.answer(self.table.chosen(game, seen, pick))
        decision = trial.pending
        return decision is None or decision.player not in self.seats.yours or decision.kind != seen.decision.kind

    def _send(self, pick: Option) -> bool:
        """One card goes to a place, or that is all; False if it may not be so."""
        decision = self.table.view(self.record.game, self.seats.eyes(self.record.game)).decision
        if decision is None or decision.kind not in self.table.kinds.assigning:
            return pick == DONE  # nobody was left to send, so that was all
        if (pick.card, pick.number) in decision.assigned:
            return True
        if pick not in [answer_of(option) for option in decision.options]:
            return False
        self.answer(pick, asked=True)
        return True

    # Commands

    def obey(self, asked: Command, seen: V, menu: Menu | None) -> After:
        """A command. Those that only tell something leave everything as it is."""
        name, argument = asked
        autopass = self.record.autopass
        lines = read_out(name, argument, Desk(self.record, seen, menu))
        if lines is not None:
            return self.tell(lines, seen, menu)
        match name:
            case "skip":
                return self.remark(autopass.skip(argument.lower().split()), seen, menu)
            case "ask":
                return self.remark(autopass.ask(argument.lower().split()), seen, menu)
            case "never":
                return self.remark(autopass.never(self.table.naming.named(argument, seen, menu).title), seen, menu)
            case "board":
                return After.TOLD
            case "undo" | "undo all":
                return self.undo(seen, whole=name == "undo all")
            case "act":
                return self.act()
            case "quiet" | "turn":
                return self.hurry(QUIET if name == "quiet" else TURN, seen, menu)
            case "quit":
                return After.LEAVE
            case "again" | "new":
                return self.give_up(name)
        raise Misunderstood(f"There is no {name} in this game; ? lists the commands.")

    def remark(self, sentence: str, seen: V, menu: Menu | None) -> After:
        """Say something about what was typed, and leave everything else where it is."""
        if self.screen.clearing:
            self.screen.board(self.sheet(seen, menu, sentence))
        else:
            self.screen.say(sentence)
        return After.STAY

    def tell(self, lines: Sequence[Text], seen: V, menu: Menu | None) -> After:
        """Something to read: above the question if there is room for both, else on pages of its own."""
        below = self.screen.question(self.sheet(seen, menu, reading=True))
        shown = self.screen.laid_out(lines)
        if self.screen.clearing and len(shown) + len(below) + 1 > self.screen.height:
            return After.TOLD if self.pager.show(lines) else After.LEAVE
        self.screen.clear()
        self.screen.print([*shown, Text(), *below])
        return After.STAY

    def undo(self, seen: V, whole: bool) -> After:
        """Take back. Of cards on their way, first the one that the game has not been told of."""
        assigned = seen.decision.assigned if seen.decision is not None else ()
        if self.held is None or (whole and len(assigned) > 1):
            try:
                self.record.undo(whole)
            except NothingToUndo as error:
                raise Misunderstood(str(error)) from error
        self.taken_back("Taken back.")
        return After.ON

    def act(self) -> After:
        """Back to the action window that was passed for you just now; if none was, the next one will be asked."""
        try:
            back = self.record.reopen()
        except NothingToUndo as error:
            raise Misunderstood(str(error)) from error
        if back:
            self.taken_back("You have not passed here yet.")
        self.record.autopass.insisting = True
        if not back:
            raise Misunderstood("You will be asked as soon as there is an action that you can take.")
        return After.ON

    def taken_back(self, note: str) -> None:
        """Things stand as they did earlier."""
        self.record.autopass.reset()
        self.opponent.forget()
        self.plan.drop()
        self.held = None
        self.notes.clear()
        self.read = min(self.read, len(self.record.journal.entries))
        self.notes.append(note)

    def hurry(self, how: str, seen: V, menu: Menu | None) -> After:
        """Pass now, and go on passing for a while."""
        declining = menu.declines if menu is not None else None
        if menu is None or declining is None:
            raise Misunderstood("This cannot be passed: type a number.")
        after = self.take([declining], seen, menu)
        self.record.autopass.hurry = how
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
        if self.table.keeps(self.record.match):
            self.slot.keep(self.record.save())
            if self.slot.kept:
                self.notes.append(f"Its log is kept: silverkey campaign {self.slot.kept}.")
        else:
            self.slot.remove()
        seen = self.table.view(self.record.game, self.seats.eyes(self.record.game))
        self.notes += self.table.result(seen)
        self.notes.append(f"The same game again: {self.record.match.command()}")
        return self.listen(seen, None)
