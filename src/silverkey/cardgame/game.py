"""The state of any card game: cards as numbers, what lasts, what has happened, and the board that follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from silverkey.cardgame import events, triggering
from silverkey.cardgame.account import Account
from silverkey.cardgame.board import EVERYTHING, Board
from silverkey.cardgame.edition import Edition
from silverkey.cardgame.invariants import check
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.questions import Kind, Word
from silverkey.cardgame.refusal import Refusal, Refusals
from silverkey.cardgame.sight import Sight
from silverkey.cardgame.verbs import Verb
from silverkey.cardgame.wording import Wording
from silverkey.kernel.decision import Option
from silverkey.kernel.event import CANCELLED, HAPPENED, PENDING, REPLACED, Event
from silverkey.kernel.outcome import Outcome
from silverkey.kernel.record import Shared
from silverkey.kernel.state import State
from silverkey.language.context import Context

W = TypeVar("W")


@lru_cache(maxsize=100)
def _verbs(heard: frozenset[tuple[str, str]]) -> frozenset[str]:
    """The verbs of what is heard."""
    return frozenset(verb for _, verb in heard)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(State):
    """A game with cards. Cards are numbers; ``printed`` says what each is.

    The rules of a game need one another (an event may be interrupted by an ability whose cost is an event …). They meet
    here: the methods below hand over to the file that does it, so that none of those files needs the others.
    """

    __slots__ = (
        "_board",
        "active",
        "edition",
        "heard",
        "heard_by",
        "heard_out_of_play",
        "in_play",
        "lasting",
        "limits",
        "occurrences",
        "owner",
        "printed",
        "sight",
        "spent",
        "zone",
    )

    DERIVED = ("_board", "observer")
    VERBS: ClassVar[Mapping[str, Verb]] = {}
    """Everything that can happen, by name."""
    INTERRUPT: ClassVar[str] = ""
    """The kind of ability that players use before an event happens."""
    REPLACEMENT: ClassVar[str] = ""
    """The kind of ability that comes in place of an event."""
    COMPELLED: ClassVar[tuple[str, ...]] = ()
    """The kinds of abilities that must be used when something sets them off, in the order in which they come."""
    REACTION: ClassVar[str] = ""
    """The kind of ability that players may use once something has happened."""
    TRIGGERED: ClassVar[tuple[str, ...]] = ()
    """The kinds of abilities whose effects count as triggered."""
    PLACES: ClassVar[tuple[str, ...]] = ()
    """The zones that abilities work in, play first."""
    SEALED: ClassVar[tuple[str, ...]] = ()
    """The zones that nobody sees into."""
    PRIVATE: ClassVar[tuple[str, ...]] = ()
    """The zones that only the owner of a card sees into."""
    WORDS: ClassVar[Mapping[str, Word]] = {}
    """The words of its options."""
    KINDS: ClassVar[Mapping[str, Kind]] = {}
    """The kinds of its decisions."""
    WORDING: ClassVar[Wording[Any]] = Wording()
    """How questions and answers read."""
    REFUSALS: ClassVar[Refusals] = Refusals()
    """What shared words refuse, with what this game's documents say about it."""

    def __init__(self, seed: int, players: int, edition: Edition, decks: int) -> None:
        super().__init__(seed, players)
        self.edition = edition
        self.sight = Sight(players, decks)
        """Under which numbers viewers know the cards that they see."""
        self.printed: tuple[Shared, ...] = ()
        self.owner: tuple[int, ...] = ()
        self.zone: list[str] = []
        self.in_play: dict[int, Any] = {}
        """How each card in play stands."""
        self.active = 0
        """Whose turn it is, or who decides where the rules leave it open."""
        self.lasting: list[Lasting] = []
        self.limits: dict[tuple[Any, ...], int] = {}
        """How often limited abilities were used in the period that the key names."""
        self.occurrences: list[int] = []
        """What has happened that may still be answered (serial numbers of events)."""
        self.spent: set[tuple[int, int, int]] = set()
        """(card, ability, event) for abilities that have answered that event already."""
        self.heard: frozenset[str] = frozenset()
        """Verbs that some card of this game listens to."""
        self.heard_by: frozenset[tuple[str, str]] = frozenset()
        """The same with the kind of ability that listens: (kind, verb)."""
        self.heard_out_of_play: frozenset[tuple[str, str]] = frozenset()
        """Those of them that a card out of play may listen to, in a hand or a pile."""
        self._board: Any = None

    def copy_cards(self, new: CardGame) -> None:
        """Copy what every card game has into a new state."""
        self.copy_base(new)
        new.edition = self.edition
        new.sight = self.sight.copy()
        new.printed = self.printed
        new.owner = self.owner
        new.zone = self.zone.copy()
        new.in_play = {card: standing.copy() for card, standing in self.in_play.items()}
        new.active = self.active
        new.lasting = [effect.copy() for effect in self.lasting] if self.lasting else []
        new.limits = self.limits.copy() if self.limits else {}
        new.occurrences = self.occurrences.copy()
        new.spent = self.spent.copy() if self.spent else set()
        new.heard = self.heard
        new.heard_by = self.heard_by
        new.heard_out_of_play = self.heard_out_of_play
        new._board = self._board

    def players_in_order(self, first: int = -1) -> list[int]:
        """All players in the order of play, from one of them or else from whoever is active."""
        count = len(self.questions)
        first = self.active if first < 0 else first
        return [(first + step) % count for step in range(count)]

    def name(self, card: int) -> str:
        """The title that a card shows."""
        return str(self.printed[card].title)

    def spoken(self, card: int) -> str:
        """What a card is called in an account of the game."""
        return self.name(card)

    def instance_of(self, card: int) -> int:
        """What tells a card from itself before or after it left play or came back."""
        standing = self.in_play.get(card)
        return -1 if standing is None else int(standing.entered)

    def add_card(self, face: Shared, owner: int, zone: str) -> int:
        """Make a card and say which number it has. It joins the game where nobody learns anything by that."""
        card = len(self.printed)
        self.printed = (*self.printed, face)
        self.owner = (*self.owner, owner)
        self.zone.append(zone)
        self.sight.add()
        self.sight.moved(card, owner, zone in self.SEALED, self.conceals(card, zone))
        return card

    def place(self, card: int, zone: str, facedown: bool = False) -> None:
        """Note a card's new zone. The lists of cards are the caller's business.

        Whoever sees it there, and did not see it where it was, learns something.
        """
        self.zone[card] = zone
        learnt = self.sight.moved(card, self.keeper(card), zone in self.SEALED, self.conceals(card, zone))
        if learnt and not facedown:
            self.reveal_to(*learnt)

    # What is seen

    def view(self, viewer: int) -> Any:
        """The game as a player, or a spectator, sees it: all that he is ever given."""
        raise NotImplementedError

    def account(self, event: Event, viewer: int | None) -> Account:
        """An event as it is told to a viewer; to ``account.EVERYTHING`` all of it."""
        return Account(self, event, viewer)

    def sees(self, viewer: int, card: int, zone: str) -> bool:
        """Whether a viewer sees a card that lies in a zone."""
        return zone not in self.SEALED and (not self.conceals(card, zone) or self.keeper(card) == viewer)

    def conceals(self, card: int, zone: str) -> bool:
        """Whether only its keeper sees a card in a zone."""
        return zone in self.PRIVATE

    def keeper(self, card: int) -> int:
        """Who sees a card where nobody else does: its owner."""
        return self.owner[card]

    def open_on_decks(self) -> dict[int, int]:
        """The cards that lie open on top of a deck, with the number of the deck, under which all know them."""
        return {}

    def turned_away(self, card: int, viewer: int) -> bool:
        """Whether a card lies face down in play so that a viewer cannot tell what it is."""
        return False

    def identified(self, card: int) -> bool:
        """Whether whoever knows what a card is called knows which one it is: several may share the side that shows."""
        return True

    def recognised(self, card: int, viewer: int) -> bool:
        """Whether a viewer can see what a card is."""
        if self.sight.numbers[viewer][card] < 0:
            return card in self.open_on_decks()
        return not self.turned_away(card, viewer)

    def holdings(self) -> Iterable[tuple[str, Iterable[int]]]:
        """Every place that holds cards: its zone, and the cards."""
        raise NotImplementedError

    def examine(self) -> None:
        """Raise BrokenInvariant if the game contradicts itself. Simulations and tests look; play does not."""
        check(self)

    def complete(self) -> bool:
        sizes = {len(self.zone), len(self.owner), *map(len, self.sight.numbers)}
        return super().complete() and sizes == {len(self.printed)} and self._asks_what_can_be_asked()

    def _asks_what_can_be_asked(self) -> bool:
        """Whether the pending decision, if there is one, is of a kind that there is, and so are its options."""
        decision = self.pending
        if decision is None:
            return True
        return decision.kind in self.KINDS and all(option.word in self.WORDS for option in decision.options)

    def let_hear(self, abilities: Iterable[Any]) -> None:
        """Note what these abilities listen to, all that any card of this game may have: nobody else is ever asked."""
        self.heard_by = frozenset((ability.kind, verb) for ability in abilities for verb in ability.verbs)
        self.heard = frozenset(verb for _, verb in self.heard_by)
        self.heard_out_of_play = self.heard_by

    # The board

    @property
    def board(self) -> Any:
        """What cards in play amount to now: values, listeners, prohibitions. Worked out anew after a change."""
        board = self._board
        if board is None:
            board = self._board = self.survey()
        return board

    def survey(self) -> Board:
        """Work the board out from what is printed and everything that is in effect."""
        raise NotImplementedError

    def said(self, kind: type[W]) -> Sequence[tuple[W, Context, int]]:
        """Every word of a class that is in effect: the word, in whose words, and the lasting effect that it is."""
        said: Sequence[tuple[W, Context, int]] = self.board.said(kind)
        return said

    def touch(self, what: int = EVERYTHING) -> None:
        """Something changed, of this kind. The rules may have something to say about it.

        The board is kept if nothing that it was made from has changed; otherwise any value may be another now.
        """
        board: Board | None = self._board
        if board is None or board.reads & what:
            self._board = None
            self.unsettled = EVERYTHING
        else:
            self.unsettled |= what

    def survey_anew(self) -> None:
        """What the board was made from changed, by a rule that is being kept: there is nothing more to settle."""
        self._board = None

    def let_last(self, effect: Lasting) -> None:
        """A lasting effect begins."""
        self.serial += 1
        effect.number = self.serial
        self.lasting.append(effect)
        self.touch()

    def has_run_out(self, effect: Lasting) -> bool:
        """Whether an effect whose period ends has waited for this one."""
        return True

    # Events

    def happen(self, happening: list[Event], reply: str = "returned") -> Outcome:
        """Let events happen together: ``FULL`` if every one of them did, in full; ``LATER`` if that is still open.

        ``reply`` is the method of the frame below that is then told whether they did.
        """
        return events.happen(self, happening, reply)

    def shuns(self, event: Event) -> Refusal | None:
        """Why an event cannot happen to its card, whatever may be done about it, or None."""
        return None

    def may_be_interrupted(self, verb: str) -> bool:
        """Whether any card could interrupt events of this kind now."""
        return (self.INTERRUPT, verb) in self.board.listeners

    def deaf_to(self, verb: str) -> bool:
        """Whether no card can answer such an event, wherever it lies, and none waits for something to be the case."""
        listening: set[str] = self.board.heard
        if verb in listening or "*" in listening:
            return False
        return verb not in _verbs(self.heard_out_of_play)

    def first_to_interrupt(self, by: int) -> int:
        """Who is asked first whether he interrupts what a player, or (-1) the game, brings about."""
        return self.active

    def offer_interrupt(self, event: Event) -> int:
        """Open an opportunity to interrupt an event; its number, or -1 if no card of this game listens to such events.

        Its number does not depend on whether anybody holds a card that could: numbers stand in options, and would tell.
        """
        if event.verb not in self.heard:
            return -1
        self.enroll(event)
        if self.may_be_interrupted(event.verb):
            self.push(events.Interrupting([event.serial], self.first_to_interrupt(event.by)))
        return event.serial

    def went_ahead(self, serial: int) -> bool:
        """Whether an event that could be interrupted was neither cancelled nor replaced; it is now under way."""
        if serial < 0:
            return True
        event = self.events[serial]
        if event.status == PENDING:
            event.status = HAPPENED
        return event.status not in (CANCELLED, REPLACED)

    def noticed(self, verb: str) -> bool:
        """Whether anybody would know of such an event: a card of this game, or whoever observes it."""
        return verb in self.heard or self.observer is not None

    def note(self, event: Event) -> None:
        """An event has happened: let cards answer it and observers see it."""
        event.status = HAPPENED
        if event.verb in self.heard:
            if event.serial < 0:
                self.enroll(event)
            self.occurrences.append(event.serial)
            self.noted(event)
        if self.observer is not None:
            self.observer(event)

    def noted(self, event: Event) -> None:
        """Something has happened that cards of this game listen to."""

    def left_out(self, card: int, reason: Refusal) -> None:
        """Something that a card or the turn would have brought does not happen: tell observers why."""
        if self.observer is not None:
            event = Event("left out", card)
            event.memory = reason
            self.observer(event)

    def forget(self, begun: int) -> None:
        """A sequence ends that began when so many events had been numbered: its events can be answered no more."""
        if not self.events or next(iter(self.events)) > begun:
            if self.events:
                self.occurrences.clear()
                self.events.clear()
            self.spent.clear()
            return
        self.occurrences = [serial for serial in self.occurrences if serial <= begun]
        self.spent = {entry for entry in self.spent if entry[2] <= begun}
        self.events = {serial: event for serial, event in self.events.items() if serial <= begun}

    # What words ask

    @property
    def tries_in_vain(self) -> bool:
        """Whether what cannot come about may be tried all the same."""
        return False

    @property
    def picks_in_vain(self) -> bool:
        """Whether what would change nothing may be picked among several things, unless one must pick."""
        return False

    def can_change(self, card: int) -> bool:
        """Whether effects that last can change a card where it is."""
        return card in self.in_play

    def exempt(self, card: int, source: int) -> bool:
        """Whether a card need not heed what another one forbids."""
        return False

    def ignores(self, card: int, source: int, kind: str) -> bool:
        """Whether a card ignores an effect of another card, of some kind."""
        return False

    def eligible(self, ctx: Context, cards: list[int], to: str, more: bool) -> list[int]:
        """Those of some cards that an effect may choose, to do something to them and perhaps more."""
        return [card for card in cards if not self.ignores(card, ctx.source, ctx.kind)]

    def worth_choosing(self, ctx: Context, choice: Any, cards: list[int], rest: tuple[Any, ...]) -> list[int]:
        """Those of some cards with which the rest of an effect could do something, if one of them is chosen."""
        return cards

    def can_cancel(self, event: Event) -> bool:
        """Whether what is about to happen can be cancelled."""
        return self.cancellable(event.source)

    def replaces_later(self, frame: Any, event: Event) -> bool:
        """Whether what an effect does instead of an event waits until that would happen, and is seen to."""
        return False

    def cancellable(self, source: int) -> bool:
        """Whether the effects of a card can be cancelled."""
        return True

    def needs_everyone(self, source: int) -> bool:
        """Whether nobody does what an effect of a card has each player do, if one of them cannot."""
        return True

    # Abilities

    def user_of(self, card: int) -> int:
        """Who uses a card's abilities: its controller in play, elsewhere its owner."""
        standing = self.in_play.get(card)
        return self.owner[card] if standing is None else int(standing.controller)

    def users_of(self, card: int, ability: Any, event: Event) -> tuple[int, ...]:
        """Who may answer an event with an ability that a card in play has."""
        return (self.user_of(card),)

    def orders(self, waiting: list[Option]) -> tuple[int, list[Option]]:
        """Who says which of several comes first that must be used, and among which of them he says so."""
        return self.active, waiting

    def abilities_in_play(self, card: int) -> Sequence[Any]:
        """The abilities that a card in play has now."""
        raise NotImplementedError

    def listening_elsewhere(self, kind: str, verb: str) -> Iterable[tuple[int, str, Sequence[int]]]:
        """(player, zone, cards) for cards out of play among which some might listen."""
        return ()

    def heard_from_the_dead(self, event: Event, ability: Any) -> bool:
        """Whether a card that has left play still uses an ability."""
        return bool(ability.leaving)

    def words_of(self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False) -> Context:
        """What the words of an ability refer to when a player uses it."""
        return Context(player, card, serial, ability.kind)

    def use_refusal(self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False) -> Refusal | None:
        """Why a player cannot use this ability of this card now, or None. ``free``: without paying its costs."""
        raise NotImplementedError

    def answers(self, player: int, kind: str, serials: list[int]) -> list[Option]:
        """The abilities of a kind that a player may use now to answer any of these events."""
        return triggering.answers(self, player, kind, serials)

    def use(
        self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False, opens: bool = False
    ) -> None:
        """Begin to play a card or use an ability, or to have an effect use one that is free of its costs.

        ``opens``: as the action of the window below.
        """
        raise NotImplementedError

    def use_answer(self, player: int, option: Option) -> None:
        """Begin to use the ability that an option names."""
        self.spent.add((option.card, option.number, option.other))
        ability = triggering.ability_at(self, option.card, option.number, option.other)
        self.use(player, option.card, ability, option.other)
