"""The state of a game of Call of Cthulhu: plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from mypy_extensions import mypyc_attr

from silverkey.cardgame.board import EVERYTHING, PILES
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.questions import by_name
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import resolver
from silverkey.cardgame.words.limits import immune
from silverkey.cthulhu import words
from silverkey.cthulhu.account import Account
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.details import OfOutcome
from silverkey.cthulhu.edition import LATEST, Edition
from silverkey.cthulhu.invariants import check
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.rules import using
from silverkey.cthulhu.rules.checkpoint import settle, win
from silverkey.cthulhu.rules.commit_tolls import CommitTolls, commit_tolls, toll_refusal
from silverkey.cthulhu.rules.committing import company_refusal
from silverkey.cthulhu.rules.layers import survey
from silverkey.cthulhu.rules.legality import playing_refusal_now, use_refusal, within_means, words_of
from silverkey.cthulhu.rules.struggles import ResolveStory, Struggle, Success
from silverkey.cthulhu.state import Domain, Side, Standing, Story
from silverkey.cthulhu.table import refusals
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.table.played import TRIGGERED_BY_PLAYERS
from silverkey.cthulhu.table.values import Values
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.verbs.preventing import eligible, shunned
from silverkey.cthulhu.view import GameView, view
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.borrowing import ForFree, MayTrigger
from silverkey.cthulhu.vocabulary.constants import changed_by
from silverkey.cthulhu.vocabulary.matching import titles
from silverkey.cthulhu.vocabulary.memory import Happened, remember
from silverkey.cthulhu.vocabulary.piles import BelongsElsewhere, also, as_resource, kept_open, provided
from silverkey.cthulhu.wording import WORDING
from silverkey.cthulhu.words import (
    ACTION,
    DECK,
    DISCARD,
    DISRUPT,
    DOMAIN,
    FORCED,
    HAND,
    IN_PLAY,
    NEXT_PHASE_ENDS,
    NEXT_REFRESH_ENDS,
    NEXT_TURN_BEGINS,
    NEXT_TURN_ENDS,
    ON_TOP,
    OUTCOMES,
    PASSIVE,
    PHASES,
    PLAYED,
    REFRESH,
    REMOVED,
    REPLACEMENT,
    RESPONSE,
    SETUP,
    STORY,
    STORY_DECK,
    WHILE_THERE,
    WON,
    WON_PILE,
    WOULD_REVEAL,
)
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import Event
from silverkey.kernel.record import Shared
from silverkey.language.context import Context

TRAIL = 1000
"""No trail of answers is longer; a loop is recognised before."""


RESOURCES_CHANGE = frozenset({"BelongsElsewhere", "TurnResources"})
"""The words by which a resource provides another faction than its own."""

W = TypeVar("W")

OUT_OF_PLAY = (HAND, DECK, DISCARD, DOMAIN, REMOVED, PLAYED)
"""Zones from which and to which cards move without anything in play being another."""


@lru_cache(maxsize=1 << 14)
def _move(player: int, option: Option) -> Option:
    """An answer with who gave it in place of the event that it answers, which differs from round to round."""
    return Option(option.word, option.card, option.number, player, option.parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(CardGame):
    """A game of Call of Cthulhu. Cards are numbers; ``printed`` says what each is."""

    __slots__ = (
        "acts_from_discard",
        "acts_from_hand",
        "blame",
        "curbed",
        "doomed",
        "first",
        "heard_elsewhere",
        "heard_in_hand",
        "memories",
        "outcome",
        "phase",
        "phase_serial",
        "progress",
        "script",
        "sides",
        "since",
        "stories",
        "story_deck",
        "story_tokens",
        "trail",
        "turn",
        "vocabulary",
        "winner",
    )

    NAME = "Call of Cthulhu"
    VERBS = VERBS
    INTERRUPT = DISRUPT
    REPLACEMENT = REPLACEMENT
    COMPELLED = (PASSIVE, FORCED)
    REACTION = RESPONSE
    PLACES = (IN_PLAY, HAND, DISCARD, DECK, DOMAIN, ON_TOP, WON_PILE)
    SEALED = (DECK, STORY_DECK)
    PRIVATE = (HAND,)
    WORDS = by_name(OptionWord)
    KINDS = by_name(DecisionKind)
    WORDING = WORDING
    REFUSALS = refusals.REFUSALS
    TRIGGERED = words.TRIGGERED

    edition: Edition
    printed: tuple[Card, ...]
    in_play: dict[int, Standing]

    def __init__(self, seed: int = 0, edition: Edition = LATEST) -> None:
        super().__init__(seed, 2, edition, decks=2)
        self.since: list[int] = []
        """The phase (``phase_serial``) in which each card came to its present zone."""
        self.sides = [Side(), Side()]
        self.stories: list[Story] = []
        self.story_deck: list[int] = []
        """The top card is the last."""
        self.story_tokens: dict[int, list[int]] = {}
        """Success tokens on stories that lie in the story deck (coc-2.0/errata/unspeakable/on-ice)."""
        self.first = 0
        """Who took the first turn."""
        self.turn = 0
        self.phase = SETUP
        self.phase_serial = 0
        self.blame: dict[int, tuple[int, int, str]] = {}
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
        self.heard_in_hand: frozenset[tuple[str, str]] = frozenset()
        """(kind of ability, verb) for what some card of this game listens to while in hand."""
        self.heard_elsewhere: frozenset[tuple[str, str]] = frozenset()
        """The same for cards in a discard pile, on a deck or among resources."""
        self.memories: tuple[Happened, ...] = ()
        """What some card of this game may ask of what has happened before."""
        self.vocabulary: frozenset[str] = frozenset()
        """The words that the cards of this game are made of, by their classes."""
        self.curbed = False
        """Some of those words say who may trigger abilities, at what price, or who is shielded from them."""
        self.acts_from_hand = False
        """Some card of this game has an Action to be triggered (not played) from hand."""
        self.acts_from_discard = False
        """Some card of this game has an Action to be used from the discard pile."""

    def accepted(self, player: int, option: Option) -> None:
        """Remember an answer, to recognise loops by. Whoever does something else breaks a stated loop off."""
        if self.script and option != PASS:
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
        new = Game.__new__(Game)
        self.copy_cards(new)
        new.since = self.since.copy()
        new.sides = [side.copy() for side in self.sides]
        new.stories = [story.copy() for story in self.stories]
        new.story_deck = self.story_deck.copy()
        tokens = self.story_tokens
        new.story_tokens = {card: laid.copy() for card, laid in tokens.items()} if tokens else {}
        new.first = self.first
        new.turn = self.turn
        new.phase = self.phase
        new.phase_serial = self.phase_serial
        new.blame = self.blame.copy() if self.blame else {}
        new.doomed = self.doomed.copy()
        new.progress = self.progress
        new.trail = self.trail.copy()
        new.script = self.script.copy()
        new.winner = self.winner
        new.outcome = self.outcome
        new.heard_in_hand = self.heard_in_hand
        new.heard_elsewhere = self.heard_elsewhere
        new.memories = self.memories
        new.vocabulary = self.vocabulary
        new.curbed = self.curbed
        new.acts_from_hand = self.acts_from_hand
        new.acts_from_discard = self.acts_from_discard
        return new

    @classmethod
    def prepare(cls) -> None:
        import silverkey.cthulhu.library  # a saved game may name any card
        import silverkey.cthulhu.rules.setup  # noqa: F401  and any frame

    def complete(self) -> bool:
        said = self.phase in PHASES and self.outcome in OUTCOMES
        return super().complete() and len(self.sides) == 2 and len(self.since) == len(self.printed) and said

    # What is seen

    def view(self, viewer: int) -> GameView:
        return view(self, viewer)

    def account(self, event: Event, viewer: int | None) -> Account:
        return Account(self, event, viewer)

    def open_on_decks(self) -> dict[int, int]:
        sides = enumerate(self.sides)
        return {card: player for player, side in sides for card in (side.faceup, side.shown) if card >= 0}

    def turned_away(self, card: int, viewer: int) -> bool:
        """Cards that are domains lie face down for everybody."""
        standing = self.in_play.get(card)
        if standing is not None:
            return standing.facedown and standing.controller != viewer
        return self.zone[card] == DOMAIN and any(
            card == domain.card or card in domain.facedown for side in self.sides for domain in side.domains
        )

    def holdings(self) -> Iterable[tuple[str, Iterable[int]]]:
        yield IN_PLAY, self.in_play
        yield IN_PLAY, [story.card for story in self.stories if story.card >= 0]
        yield STORY_DECK, self.story_deck
        yield PLAYED, [card for card, zone in enumerate(self.zone) if zone == PLAYED]
        for side in self.sides:
            yield DECK, side.deck
            yield HAND, side.hand
            yield DISCARD, side.discard
            yield REMOVED, side.removed
            yield WON, side.won
            for domain in side.domains:
                yield DOMAIN, domain.resources
                yield DOMAIN, [domain.card] if domain.card >= 0 else []

    def examine(self) -> None:
        check(self)

    # Looking

    @property
    def board(self) -> Board:
        """What cards in play amount to now: values, listeners, prohibitions. Worked out anew after a change."""
        board: Board | None = self._board
        if board is None:
            board = self._board = self.survey()
        return board

    def survey(self) -> Board:
        return survey(self)

    def said(self, kind: type[W]) -> Sequence[tuple[W, Context, int]]:
        """Nobody looks at the board for a word that no card of this game has."""
        if kind.__name__ not in self.vocabulary:
            return ()
        found: Sequence[tuple[W, Context, int]] = self.board.words.get(kind, ())
        return found

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
        return self.in_play[card].insane or self.always_insane(card)

    def always_insane(self, card: int) -> bool:
        """Whether a card in play says that it counts as insane."""
        said = changed_by(self, "always insane")
        return bool(said) and any(ctx.source == card for ctx in said)

    def out_of_play(self, card: int) -> Card:
        """What a card is taken for that is not in play: its print, with any subtype that a passive gives it there.

        A resource is of the faction that it provides.
        """
        face: Card = self.printed[card]
        if self.zone[card] == DOMAIN and not RESOURCES_CHANGE.isdisjoint(self.vocabulary):
            face = as_resource(self, card)
        for word, ctx, _ in self.said(BelongsElsewhere):
            if word.subtype and word.covers(self, ctx, card):
                face = also(face, word.subtype)
        return face

    @property
    def round(self) -> int:
        """The number of this round: a turn of each player."""
        return (self.turn + 1) // 2

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
        return self.sides[player].won + [story.card for story in self.stories if story.winner == player]

    def committed(self, story: int, player: int | None = None) -> list[int]:
        """Cards committed to a story, of one player or of both."""
        there = [card for card, standing in self.in_play.items() if standing.committed == story]
        if player is None or not there:
            return there
        return [card for card in there if self.in_play[card].controller == player]

    def story_of(self, card: int) -> int:
        """The story that a card in play, or else the card it is attached to, is committed to or is; -1 for none."""
        standing = self.in_play[card]
        if self.story(standing.attached) is not None:
            return standing.attached
        host = self.in_play.get(standing.attached)
        return standing.committed if standing.committed >= 0 or host is None else host.committed

    def instance_of(self, card: int) -> int:
        """What tells a card from itself before or after it changed zones (coc-latest/2.23.c)."""
        standing = self.in_play.get(card)
        if standing is not None:
            return standing.entered
        return -2 - self.since[card] if self.zone[card] != IN_PLAY else -1

    def attachments(self, host: int) -> list[int]:
        """Cards attached to a card or story."""
        return [card for card, standing in self.in_play.items() if standing.attached == host]

    def name(self, card: int) -> str:
        """The title that a card shows."""
        standing = self.in_play.get(card)
        if standing is not None and standing.shows is not None:
            return standing.shows.title
        return self.printed[card].title

    def draws_shown(self, player: int) -> list[tuple[bool, int]]:
        """What reveals the cards that a player draws: whether before anything is done about it, and which card."""
        return [
            (before, ctx.source)
            for before, rule in ((True, "draws shown before"), (False, "draws shown"))
            for ctx in changed_by(self, rule)
            if ctx.you != player
        ] + [(True, source) for whose, source in kept_open(self, DECK) if whose == player]

    def conceals(self, card: int, zone: str) -> bool:
        """A hand may lie open."""
        return super().conceals(card, zone) and not self.sides[self.owner[card]].open_hand

    def titles(self) -> tuple[str, ...]:
        """The titles that may be named."""
        return titles()

    def resources_are_said(self) -> bool:
        """Whether something says of which faction a resource is."""
        return bool(self.said(BelongsElsewhere))

    def provided(self, card: int, domain: Domain) -> str:
        """The faction of a resource."""
        return provided(self, card, domain)

    def drain_total(self, domain: Domain) -> int:
        """What draining a domain yields: Transient resources count twice (coc-latest/2.19.b)."""
        printed = self.printed
        total = len(domain.resources)
        for card in domain.resources:
            if printed[card].transient and card not in domain.facedown:
                total += 1
        return total

    # Changing

    def has_run_out(self, effect: Lasting) -> bool:
        """Whether an effect that waits for the next phase, or a turn of its player, has waited for this one."""
        if effect.until == NEXT_PHASE_ENDS:
            return effect.context.numbers["phase"] < self.phase_serial
        if effect.until == NEXT_REFRESH_ENDS:
            return self.phase == REFRESH and effect.context.numbers["phase"] < self.phase_serial
        if effect.until not in (NEXT_TURN_BEGINS, NEXT_TURN_ENDS):
            return True
        return effect.context.you == self.active and effect.context.numbers["turn"] < self.turn

    def shed(self, host: int) -> None:
        """A card loses what is attached to it, at the next opportunity."""
        self.doomed.extend(self.attachments(host))

    def place(self, card: int, zone: str, facedown: bool = False) -> None:
        """Note a card's new zone. The lists of cards are the caller's business."""
        origin = self.zone[card]
        super().place(card, zone, facedown)
        self.progress += 1
        self.since[card] = self.phase_serial
        self.touch(PILES if origin in OUT_OF_PLAY and zone in OUT_OF_PLAY else EVERYTHING)

    def add_card(self, face: Shared, owner: int, zone: str) -> int:
        self.since.append(0)
        return super().add_card(face, owner, zone)

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

    def take_top(self, player: int, bottom: bool = False) -> int | None:
        """Take the top card of a deck off it, or the one at its bottom, or None if there is none."""
        side = self.sides[player]
        if not side.deck:
            return None
        self.touch(PILES)
        if bottom and len(side.deck) > 1:
            return side.deck.pop(0)
        side.cover()
        return side.deck.pop()

    def noted(self, event: Event) -> None:
        """Some of it may be asked for later."""
        if self.memories:
            remember(self, event)

    # What the rules do to each other. They meet here, so that none of their files needs the others.

    def shuns(self, event: Event) -> Refusal | None:
        return shunned(self, event)

    @property
    def tries_in_vain(self) -> bool:
        """Older editions let a player try what cannot be done."""
        return not self.edition.cannot_means_no_choice

    def can_change(self, card: int) -> bool:
        return card in self.in_play or self.story(card) is not None

    def exempt(self, card: int, source: int) -> bool:
        return any(ctx.source == source and ctx.you == self.user_of(card) for ctx in changed_by(self, "heedless"))

    def let_last(self, effect: Lasting) -> None:
        """It may have to be known in which turn and phase."""
        effect.context.numbers["turn"] = self.turn
        effect.context.numbers["phase"] = self.phase_serial
        if effect.until == WHILE_THERE:
            effect.context.numbers["story"] = self.in_play[effect.cards[0][0]].committed
        if "skill lowered" not in self.heard:
            super().let_last(effect)
            return
        before = {card: self.skill(card) for card, _ in effect.cards if card in self.in_play}
        super().let_last(effect)
        for card, skill in before.items():
            if card in self.in_play and self.skill(card) < skill:
                ctx = effect.context
                lowered = skill - self.skill(card)
                self.note(Event("skill lowered", card, ctx.you, lowered, source=ctx.source, cause=ctx.kind))

    def ignores(self, card: int, source: int, kind: str) -> bool:
        """Immunity (coc-latest/2.36.a)."""
        return immune(self, card, source, kind)

    def eligible(self, ctx: Context, cards: list[int], to: str, more: bool) -> list[int]:
        return within_means(self, ctx, eligible(self, ctx, cards, to, more))

    def cancellable(self, source: int) -> bool:
        if source < 0:
            return True
        return self.board.forbids(self, "cancelled", source) is None

    def win_stories(self, player: int, cards: list[int]) -> None:
        """A player wins stories in play; whoever has them won is told when they have been replaced."""
        for story in self.stories:
            if story.card in cards:
                story.winner = player
        win(self, cards)

    def commit_tolls(self, player: int, places: dict[int, int]) -> CommitTolls | None:
        """What committing characters to these places takes of a player besides, or None if nothing does."""
        return commit_tolls(self, player, places)

    def toll_refusal(self, player: int, places: dict[int, int]) -> Refusal | None:
        """Why a player could not do what committing characters to these places takes besides, or None."""
        return toll_refusal(self, player, places)

    def company_refusal(self, player: int, places: dict[int, int]) -> Refusal | None:
        """Why a player's characters cannot go to these places together, or None."""
        return company_refusal(self, player, places)

    def needs_everyone(self, source: int) -> bool:
        """Of stories older editions do not ask that."""
        return self.edition.stories_need_choices or self.printed[source].type != STORY

    def may_be_interrupted(self, verb: str) -> bool:
        if (DISRUPT, verb) not in self.heard_by:
            return verb == WOULD_REVEAL and verb in self.heard
        if (DISRUPT, verb) in self.board.listeners or verb == WOULD_REVEAL:
            return True
        if (DISRUPT, verb) not in self.heard_in_hand and (DISRUPT, verb) not in self.heard_elsewhere:
            return False
        return any(
            ability.kind == DISRUPT and verb in ability.verbs
            for _, zone, cards in self.listening_elsewhere(DISRUPT, verb)
            if zone in (HAND, WON_PILE)
            for card in cards
            for ability in self.printed[card].usable.get(zone, ())
        )

    def first_to_interrupt(self, by: int) -> int:
        """The player left of the initiator, or the active player for game effects (coc-latest/timing/step2)."""
        return self.active if by < 0 else self.after(by)

    def orders(self, waiting: list[Option]) -> tuple[int, list[Option]]:
        """The active player orders those that start together; or (a switch) each player his own."""
        chooser = self.active
        if not self.edition.active_orders_effects:
            mine = [option for option in waiting if resolver(self, option) == self.active]
            chooser, waiting = (self.active, mine) if mine else (self.after(self.active), waiting)
        return (resolver(self, waiting[0]), waiting) if len(waiting) == 1 else (chooser, waiting)

    def users_of(self, card: int, ability: Ability, event: Event) -> tuple[int, ...]:
        if ability.open_to_all:
            return (0, 1)
        users = super().users_of(card, ability, event)
        if ability.kind in TRIGGERED_BY_PLAYERS:  # what is forced comes once, whoever may use it
            users += tuple(p for p in (0, 1) if p not in users and self.lent(p, card))
        return users

    def lent(self, player: int, card: int) -> bool:
        """Whether a player may use a card that he does not control."""
        return any(word.lends(self, ctx, player, card) for word, ctx, _ in self.said(MayTrigger))

    def abilities_in_play(self, card: int) -> Sequence[Ability]:
        """The abilities of a card in play, or of a conspiracy."""
        if card in self.in_play:
            return self.board.values[card].abilities
        return self.printed[card].usable.get(IN_PLAY, ())

    def listening_elsewhere(self, kind: str, verb: str) -> Iterable[tuple[int, str, Sequence[int]]]:
        found: list[tuple[int, str, Sequence[int]]] = []
        if (kind, verb) in self.heard_in_hand:
            playable = self.board.playable
            for player, side in enumerate(self.sides):
                lent = playable[player]
                found.append((player, HAND, [*side.hand, *lent] if lent else side.hand))
        if (kind, verb) in self.heard_elsewhere:
            for player, side in enumerate(self.sides):
                if verb == WOULD_REVEAL:
                    found.append((player, ON_TOP, side.deck))
                found.append((player, DISCARD, side.discard))
                found.append((player, WON_PILE, side.won))
                if side.faceup >= 0:
                    found.append((player, DECK, (side.faceup,)))
                found.extend((player, DOMAIN, domain.resources) for domain in side.domains if not domain.facedown)
                for domain in (domain for domain in side.domains if domain.facedown):
                    found.append((player, DOMAIN, [one for one in domain.resources if one not in domain.facedown]))
        return found

    def heard_from_the_dead(self, event: Event, ability: Ability) -> bool:
        """Whether a card that has left play still uses an ability (coc-latest/timing/leaving-play.a)."""
        if ability.leaving:
            return event.verb != "enters discard" or self.zone[event.card] == DISCARD
        if not self.edition.killed_cards_answer or event.card in self.in_play:
            return False
        wounds = [s for s in self.occurrences if (e := self.events[s]).verb == "wound" and e.card == event.card]
        return wounds[-1:] == [event.serial]

    def words_of(self, player: int, card: int, ability: Ability, serial: int = -1, free: bool = False) -> Context:
        return words_of(self, player, card, ability, serial, free)

    def use_refusal(
        self, player: int, card: int, ability: Ability, serial: int = -1, free: bool = False
    ) -> Refusal | None:
        return use_refusal(self, player, card, ability, serial, free)

    def use(
        self, player: int, card: int, ability: Ability, serial: int = -1, free: bool = False, opens: bool = False
    ) -> None:
        """Begin to play a card or use an ability, or to have an effect use one that is free of its costs.

        ``opens``: as the action of the window below.
        """
        use = using.Use(player, card, ability, words_of(self, player, card, ability, serial, free), opens)
        self.push(use, "acted" if opens else "returned")

    def free_actions(self, player: int, card: int, borrowed: bool = False) -> list[int]:
        """The Actions of a card in play that a player could use if it were his and he owed no costs.

        ``borrowed``: by another such Action, which may not have a third do the same, or that would go on for ever.
        """
        return [
            place
            for place, ability in enumerate(self.values(card).abilities)
            if ability.kind == ACTION
            and not (borrowed and ability.holds(ForFree))
            and use_refusal(self, player, card, ability, free=True) is None
        ]

    def playable_free(self, player: int, card: int) -> bool:
        """Whether a player could play this event now, as an action without paying its cost."""
        ability = self.printed[card].free
        return ability is not None and ability.kind == ACTION and use_refusal(self, player, card, ability) is None

    def executable(self, player: int, story: int) -> bool:
        """Whether a player could have the effect of a story happen, as if he had won it."""
        effects = self.printed[story].usable.get(WON, ())
        return any(use_refusal(self, player, story, effect) is None for effect in effects)

    def playing_refusal_now(self, player: int, card: int) -> Refusal | None:
        """Why an effect cannot have a player play a card and pay for it, or None."""
        return playing_refusal_now(self, player, card)

    def play_now(self, player: int, card: int, place: int) -> None:
        """A player plays a card and pays for it as part of an effect; it enters play committed there, unless -1."""
        ability = self.printed[card].play
        assert ability is not None
        ctx = words_of(self, player, card, ability)
        ctx.numbers["now"] = 1
        if place >= 0:
            ctx.cards["host"] = (place,)
        self.push(using.Use(player, card, ability, ctx), "returned")

    def resolve_struggle(self, story: int, icon: int, winner: int) -> None:
        """Have a struggle resolved besides those of a story, won by somebody or (-1) by whoever has more icons."""
        self.push(Struggle(story, icon, winner), "returned")

    def unstruggled(self, story: int) -> bool:
        """Whether a story is being resolved and none of its struggles has been reached."""
        frames = (frame for frame in self.stack if isinstance(frame, ResolveStory) and frame.story == story)
        return any(not any(frame.done) for frame in frames)

    def win_as_well(self, player: int) -> None:
        """The struggle that is being resolved is resolved once more then, as if this player had won it."""
        struggles = [frame for frame in self.stack if isinstance(frame, Struggle)]
        struggles[-1].then_won_by = player

    def compare_skill(self, story: int, opposed: bool) -> None:
        """Have success at a story determined once more."""
        self.push(Success(story, opposed), "returned")

    def settle(self, changed: int) -> bool:
        """Carry out what the rules demand at once."""
        return settle(self, changed)

    def end(self, winner: int, outcome: str) -> None:
        """The game is over."""
        self.over = True
        self.pending = None
        self.winner = winner
        self.outcome = outcome
        self.note(Event("game over", player=winner, detail=OfOutcome(outcome)))
