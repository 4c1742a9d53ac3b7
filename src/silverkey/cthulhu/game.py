"""The state of a game of Call of Cthulhu: plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from silverkey.cardgame.board import EVERYTHING, PILES
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import LATEST, Edition
from silverkey.cthulhu.pieces import Domain, Lasting, Side, Standing, Story
from silverkey.cthulhu.rules import answering, happening, using
from silverkey.cthulhu.rules.board import Board
from silverkey.cthulhu.rules.legality import use_refusal, words_of
from silverkey.cthulhu.rules.settling import settle
from silverkey.cthulhu.rules.survey import survey
from silverkey.cthulhu.rules.values import Values
from silverkey.cthulhu.sight import Sight
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.constants import AlwaysInsane
from silverkey.cthulhu.words import ACTION, DECK, DISCARD, DOMAIN, HAND, PLAYED, REMOVED, SETUP, STORY_DECK
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import CANCELLED, HAPPENED, PENDING, Event
from silverkey.kernel.record import blank
from silverkey.kernel.state import State

TRAIL = 1000
"""No trail of answers is longer; a loop is recognised before."""


OUT_OF_PLAY = (HAND, DECK, DISCARD, DOMAIN, REMOVED, PLAYED)
"""Zones from which and to which cards move without anything in play being another."""
CONCEALED = (DECK, HAND, STORY_DECK)
"""Zones whose cards not everybody sees: nobody those in a deck, and only its owner those in a hand."""


def _move(player: int, option: Option) -> Option:
    """An answer with who gave it in place of the event that it answers, which differs from round to round."""
    return option._replace(other=player)


class Game(State):
    """A game of Call of Cthulhu. Cards are numbers; ``printed`` says what each is."""

    __slots__ = (
        "_board",
        "active",
        "acts_from_discard",
        "acts_from_hand",
        "blame",
        "doomed",
        "edition",
        "first",
        "heard",
        "heard_elsewhere",
        "heard_in_hand",
        "in_play",
        "lasting",
        "limits",
        "occurrences",
        "outcome",
        "owner",
        "phase",
        "phase_serial",
        "printed",
        "progress",
        "script",
        "sides",
        "sight",
        "since",
        "spent",
        "stories",
        "story_deck",
        "story_tokens",
        "trail",
        "turn",
        "winner",
        "zone",
    )

    NAME = "Call of Cthulhu"
    DERIVED = ("_board", "observer")

    def __init__(self, seed: int = 0, edition: Edition = LATEST) -> None:
        super().__init__(seed, players=2)
        self.edition = edition
        self.printed: list[Card] = []
        self.owner: list[int] = []
        self.zone: list[str] = []
        self.since: list[int] = []
        """The phase (``phase_serial``) in which each card came to its present zone."""
        self.sides = [Side(), Side()]
        self.sight = Sight()
        self.in_play: dict[int, Standing] = {}
        self.stories: list[Story] = []
        self.story_deck: list[int] = []
        """The top card is the last."""
        self.story_tokens: dict[int, list[int]] = {}
        """Success tokens on stories that lie in the story deck (coc-2.0/errata/unspeakable/on-ice)."""
        self.active = 0
        self.first = 0
        """Who took the first turn."""
        self.turn = 0
        self.phase = SETUP
        self.phase_serial = 0
        self.lasting: list[Lasting] = []
        self.limits: dict[tuple[Any, ...], int] = {}
        """How often limited abilities were used in the period that the key names."""
        self.occurrences: list[int] = []
        """What has happened in the current action window (serial numbers of events)."""
        self.spent: set[tuple[int, int, int]] = set()
        """(card, ability, event) for abilities that have answered that event already."""
        self.blame: dict[int, tuple[int, int]] = {}
        """For a wounded card, the card and player whose effect wounded it last."""
        self.doomed: list[int] = []
        """Cards that the rules destroy at the next opportunity, such as attachments of a card gone insane."""
        self.progress = 0
        """Counts what no free action does: cards that change zones, drained domains, hidden knowledge revealed."""
        self.trail: list[Option] = []
        """The answers given in this action window since the last progress; ``other`` is who gave them."""
        self.script: list[Option] = []
        """Answers that a stated loop still gives by itself."""
        self.winner = -1
        self.outcome = ""
        self.heard: frozenset[str] = frozenset()
        """Verbs that some card of this game listens to."""
        self.heard_in_hand: frozenset[tuple[str, str]] = frozenset()
        """(kind of ability, verb) for what some card of this game listens to while in hand."""
        self.heard_elsewhere: frozenset[tuple[str, str]] = frozenset()
        """The same for cards in a discard pile, on a deck or among resources."""
        self.acts_from_hand = False
        """Some card of this game has an Action to be triggered (not played) from hand."""
        self.acts_from_discard = False
        """Some card of this game has an Action to be used from the discard pile."""
        self._board: Board | None = None

    def accepted(self, player: int, option: Option) -> None:
        """Remember an answer, to recognise loops by. Whoever does something else breaks a stated loop off."""
        if option != PASS:
            self.script.clear()
        if len(self.trail) < TRAIL:
            self.trail.append(_move(player, option))

    def ask(self, player: int, kind: str, options: list[Option], about: int = -1) -> None:
        """Put a question, unless a stated loop answers it."""
        option = self._stated(player, options) if self.script and len(options) > 1 else None
        if option is None:
            super().ask(player, kind, options, about)
        else:
            self.stack[-1].answered(self, option)

    def _stated(self, player: int, options: list[Option]) -> Option | None:
        """What a stated loop answers, if it is this player's turn in it.

        Where somebody passed and is no longer asked, or is asked who was not, the loop goes on as long as he declines:
        whether it does must not tell what he holds.
        """
        script = self.script
        while script and script[0].word == "pass" and script[0].other != player:
            del script[0]
        if not script or script[0].other != player:
            return None
        wanted = script.pop(0)
        found = next((option for option in options if _move(player, option) == wanted), None)
        if found is None:
            script.clear()
        return found

    # Copying and saving

    def clone(self) -> Game:
        """A copy that plays on exactly as this game would."""
        new = blank(Game)
        self.copy_base(new)
        new.edition = self.edition
        new.printed = self.printed.copy()
        new.owner = self.owner.copy()
        new.zone = self.zone.copy()
        new.since = self.since.copy()
        new.sides = [side.copy() for side in self.sides]
        new.sight = self.sight.copy()
        new.in_play = {card: standing.copy() for card, standing in self.in_play.items()}
        new.stories = [story.copy() for story in self.stories]
        new.story_deck = self.story_deck.copy()
        new.story_tokens = {card: tokens.copy() for card, tokens in self.story_tokens.items()}
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.phase = self.phase
        new.phase_serial = self.phase_serial
        new.lasting = [effect.copy() for effect in self.lasting]
        new.limits = self.limits.copy()
        new.occurrences = self.occurrences.copy()
        new.spent = self.spent.copy()
        new.blame = self.blame.copy()
        new.doomed = self.doomed.copy()
        new.progress = self.progress
        new.trail = self.trail.copy()
        new.script = self.script.copy()
        new.winner = self.winner
        new.outcome = self.outcome
        new.heard = self.heard
        new.heard_in_hand = self.heard_in_hand
        new.heard_elsewhere = self.heard_elsewhere
        new.acts_from_hand = self.acts_from_hand
        new.acts_from_discard = self.acts_from_discard
        new._board = self._board
        return new

    @classmethod
    def prepare(cls) -> None:
        import silverkey.cthulhu.library  # a saved game may name any card
        import silverkey.cthulhu.rules.setup  # noqa: F401  and any frame

    def complete(self) -> bool:
        count = len(self.printed)
        sizes = {len(self.zone), len(self.owner), len(self.since), *map(len, self.sight.numbers)}
        return super().complete() and len(self.sides) == 2 and sizes == {count}

    # Looking

    @property
    def board(self) -> Board:
        """What cards in play amount to now: values, listeners, prohibitions. Worked out anew after a change."""
        board = self._board
        if board is None:
            board = self._board = survey(self)
        return board

    def values(self, card: int) -> Values:
        """The present values of a card in play."""
        return self.board.values[card]

    def skill(self, card: int) -> int:
        """Skill for every purpose: never below zero (coc-latest/1.5.b)."""
        return max(0, self.board.values[card].skill)

    def face(self, card: int) -> Card:
        """What a card in play shows: its own face, or that of the card it is a copy of."""
        return self.in_play[card].shows or self.printed[card]

    def insane(self, card: int) -> bool:
        """Whether a card in play is insane, face down or not."""
        return self.in_play[card].insane or any(ctx.source == card for _, ctx, _ in self.board.said(AlwaysInsane))

    def story(self, card: int) -> Story | None:
        """The story or conspiracy in play that this card is."""
        for story in self.stories:
            if story.card == card:
                return story
        return None

    def unwon(self) -> list[Story]:
        """The stories that nobody has won; a story that is won stays until its effect has been carried out."""
        return [story for story in self.stories if story.winner < 0]

    def won(self, player: int) -> list[int]:
        """The stories that a player has won, with any whose effect is still being carried out."""
        return [*self.sides[player].won, *(story.card for story in self.stories if story.winner == player)]

    def committed(self, story: int, player: int | None = None) -> list[int]:
        """Cards committed to a story, of one player or of both."""
        return [
            card
            for card, standing in self.in_play.items()
            if standing.committed == story and (player is None or standing.controller == player)
        ]

    def story_of(self, card: int) -> int:
        """The story that a card in play, or else the card it is attached to, is committed to; -1 for none."""
        standing = self.in_play[card]
        host = self.in_play.get(standing.attached)
        return standing.committed if standing.committed >= 0 or host is None else host.committed

    def attachments(self, host: int) -> list[int]:
        """Cards attached to a card or story."""
        return [card for card, standing in self.in_play.items() if standing.attached == host]

    def name(self, card: int) -> str:
        """The title that a card shows."""
        standing = self.in_play.get(card)
        if standing is not None and standing.shows is not None:
            return standing.shows.title
        return self.printed[card].title

    def spoken(self, card: int) -> str:
        """What a card is called in an account of the game."""
        return self.name(card)

    def drain_total(self, domain: Domain) -> int:
        """What draining a domain yields: Transient resources count twice (coc-latest/2.19.b)."""
        printed = self.printed
        total = len(domain.resources)
        for card in domain.resources:
            if printed[card].transient:
                total += 1
        return total

    # Changing

    def touch(self, what: int = EVERYTHING) -> None:
        """Something changed, of this kind. The rules may have something to say about it.

        The board is kept if nothing that it was made from has changed; otherwise any value may be another now.
        """
        board = self._board
        if board is None or board.reads & what:
            self._board = None
            self.unsettled = EVERYTHING
        else:
            self.unsettled |= what

    def let_last(self, effect: Lasting) -> None:
        """A lasting effect begins."""
        self.serial += 1
        effect.number = self.serial
        self.lasting.append(effect)
        self.touch()

    def shed(self, host: int) -> None:
        """A card loses what is attached to it, at the next opportunity."""
        self.doomed.extend(self.attachments(host))

    def place(self, card: int, zone: str, facedown: bool = False) -> None:
        """Note a card's new zone. The lists of cards are the caller's business.

        Whoever sees it there, and did not see it where it was, learns something.
        """
        origin = self.zone[card]
        if origin in CONCEALED and not facedown:
            self._come_to_light(card, origin, zone)
        self.zone[card] = zone
        self.sight.moved(card, self.owner[card], zone)
        self.progress += 1
        self.since[card] = self.phase_serial
        self.touch(PILES if origin in OUT_OF_PLAY and zone in OUT_OF_PLAY else EVERYTHING)

    def _come_to_light(self, card: int, origin: str, zone: str) -> None:
        """A card from a hand or a deck may be seen by more players than before."""
        owner = self.owner[card]
        if zone not in CONCEALED:
            self.reveal_to(*((1 - owner,) if origin == HAND else (0, 1)))
        elif zone == HAND and origin != HAND:
            self.reveal_to(owner)

    def shuffle_deck(self, player: int, apart: Sequence[int] = ()) -> None:
        """Shuffle a deck, or all of it but some cards that stay where they lie in it."""
        side = self.sides[player]
        places = [place for place, card in enumerate(side.deck) if card not in apart]
        cards = [side.deck[place] for place in places]
        self.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            side.deck[place] = card
        side.cover()
        self.touch(PILES)

    def take_top(self, player: int) -> int | None:
        """Take the top card of a deck off it, or None if there is none."""
        side = self.sides[player]
        if not side.deck:
            return None
        side.cover()
        self.unsettled |= PILES
        return side.deck.pop()

    def note(self, event: Event) -> None:
        """An event has happened: let cards answer it and observers see it."""
        event.status = HAPPENED
        if event.verb in self.heard:
            if event.serial < 0:
                self.enroll(event)
            self.occurrences.append(event.serial)
        if self.observer is not None:
            self.observer(event)

    def left_out(self, card: int, reason: Refusal) -> None:
        """Something that a card or the turn would have brought does not happen: tell observers why."""
        if self.observer is not None:
            event = Event("left out", card)
            event.memory = reason
            self.observer(event)

    # What the rules do to each other. They meet here, so that none of their files needs the others.

    def happen(self, events: list[Event], reply: str = "returned") -> bool | None:
        """Let events happen together. True or False when they are over; None if the frame below will be told.

        True means that every one of them happened in full. ``reply`` is the method that is told.
        """
        return happening.happen(self, events, reply)

    def may_be_disrupted(self, verb: str) -> bool:
        """Whether any card could disrupt events of this kind now."""
        return happening.may_be_disrupted(self, verb)

    def offer_disrupt(self, event: Event) -> int:
        """Open an opportunity to disrupt an event; its number, or -1 if no card of this game listens to such events.

        Its number does not depend on whether anybody holds a card that could: numbers stand in options, and would tell.
        """
        if event.verb not in self.heard:
            return -1
        self.enroll(event)
        if self.may_be_disrupted(event.verb):
            self.push(happening.Disrupting([event.serial], happening.first_to_disrupt(self, event.by)))
        return event.serial

    def went_ahead(self, serial: int) -> bool:
        """Whether an event that could be disrupted was not cancelled; from now on it is under way."""
        if serial < 0:
            return True
        event = self.events[serial]
        if event.status == PENDING:
            event.status = HAPPENED
        return event.status != CANCELLED

    def answers(self, player: int, kind: str, events: list[int]) -> list[Option]:
        """The abilities of a kind that a player may use now to answer any of these events."""
        return answering.answers(self, player, kind, events)

    def use(
        self, player: int, card: int, ability: Ability, event: int = -1, free: bool = False, opens: bool = False
    ) -> None:
        """Begin to play a card or use an ability, or to have an effect use one that is free of its costs.

        ``opens``: as the action of the window below.
        """
        use = using.Use(player, card, ability, words_of(self, player, card, ability, event, free), opens)
        self.push(use, "acted" if opens else "returned")

    def free_actions(self, player: int, card: int) -> list[int]:
        """The Actions of a card in play that a player could use if it were his and he owed no costs."""
        return [
            place
            for place, ability in enumerate(self.values(card).abilities)
            if ability.kind == ACTION and use_refusal(self, player, card, ability, free=True) is None
        ]

    def playable_free(self, player: int, card: int) -> bool:
        """Whether a player could play this event now, as an action without paying its cost."""
        ability = self.printed[card].free
        return ability is not None and ability.kind == ACTION and use_refusal(self, player, card, ability) is None

    def use_answer(self, player: int, option: Option) -> None:
        """Begin to use the ability that an option names."""
        self.spent.add((option.card, option.number, option.other))
        ability = answering.ability_at(self, option.card, option.number, option.other)
        self.use(player, option.card, ability, option.other)

    def settle(self, changed: int) -> bool:
        """Carry out what the rules demand at once."""
        return settle(self, changed)

    def end(self, winner: int, outcome: str) -> None:
        """The game is over."""
        self.over = True
        self.pending = None
        self.winner = winner
        self.outcome = outcome
        self.note(Event("game over", player=winner, origin=outcome))
