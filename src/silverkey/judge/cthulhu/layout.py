"""Laying out a position: a game built directly as a case describes it."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.cardgame.names import fold
from silverkey.cardgame.words.references import This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.rules.framework import begin_framework
from silverkey.cthulhu.rules.setup import SETUP_HAND, Setup, index_listeners
from silverkey.cthulhu.rules.turn import StartPhase, Turn
from silverkey.cthulhu.state import Domain, Standing, Story
from silverkey.cthulhu.verbs.base import seat_option
from silverkey.cthulhu.vocabulary.changes import Control
from silverkey.cthulhu.vocabulary.entering import Attach
from silverkey.cthulhu.vocabulary.references import Places
from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    IN_PLAY,
    NEUTRAL,
    REMOVED,
    SETUP,
    STORY,
    STORY_DECK,
    WON,
)
from silverkey.judge.case import Name, Position
from silverkey.judge.cthulhu.blanks import DECK_SIZE, STORY_DECK_SIZE, blank_card, blank_story
from silverkey.judge.cthulhu.examined import FIRST_STEP, Examined
from silverkey.judge.cthulhu.naming import CthulhuNames
from silverkey.judge.cthulhu.position import STORIES, CardLayout, PlayerLayout, StoryLayout
from silverkey.judge.source import CaseError
from silverkey.kernel.decision import Option
from silverkey.language.context import Context
from silverkey.language.node import Node

DOMAINS = 3


@dataclass(frozen=True, slots=True)
class Table(Position[Examined]):
    """Everything that a case lays out."""

    sides: tuple[PlayerLayout, PlayerLayout]
    active: int
    phase: str
    first_turn: bool
    stories: tuple[StoryLayout, ...]
    story_deck: tuple[StoryLayout, ...]
    story_deck_size: int | None

    def lay_out(self, players: tuple[str, ...], edition: str) -> Examined:
        """The game as it stands there under an edition."""
        return self.built(Layout(self, players, edition))

    def built(self, layout: Layout) -> Examined:
        """The game with all that lies there."""
        layout.stories()
        for player, side in enumerate(self.sides):
            layout.side(player, side)
        for player, side in enumerate(self.sides):
            for card in side.in_play:
                layout.in_play(player, card)
        layout.attach_to_stories()
        layout.begin()
        return layout.game


class Layout:
    """A position being built."""

    def __init__(self, table: Table, players: tuple[str, ...], edition: str) -> None:
        self.table = table
        self.names = CthulhuNames(players)
        self.game = Examined(EDITIONS[edition], self.names)
        self.told: list[tuple[StoryLayout, int]] = []
        """The stories that the case names, each with its card."""
        self.game.active = table.active
        self.game.turn = 0 if table.phase == SETUP else 1 if table.first_turn else 2
        self.game.first = table.active if table.first_turn or table.phase == SETUP else 1 - table.active
        self.game.phase = table.phase.partition(".")[0]
        self.game.phase_serial = 1

    def add(self, card: Card, owner: int, zone: str, label: str = "") -> int:
        """Make a card, and remember what the case calls it."""
        number = self.game.add_card(card.under(self.game.edition.name), owner, zone)
        if label:
            self.names.labels[fold(label)] = number
        return number

    def stories(self) -> None:
        """Three stories, blank where none is named; then conspiracies; and a story deck."""
        told = [story for story in self.table.stories if story.card.type != CONSPIRACY]
        for layout in told:
            self.story(layout)
        for _ in range(STORIES - len(told)):
            self.game.stories.append(Story(self.add(blank_story(), -1, IN_PLAY)))
        for layout in self.table.stories:
            if layout.card.type == CONSPIRACY:
                self.story(layout)
        size = self.table.story_deck_size
        for _ in range(STORY_DECK_SIZE if size is None else size - len(self.table.story_deck)):
            self.game.story_deck.append(self.add(blank_story(), -1, STORY_DECK))
        for layout in reversed(self.table.story_deck):
            self.game.story_deck.append(self.add(layout.card, -1, STORY_DECK, layout.label))

    def story(self, layout: StoryLayout) -> None:
        """A story or conspiracy that the case names."""
        story = Story(self.add(layout.card, layout.owner, IN_PLAY, layout.label), layout.owner)
        story.tokens = list(layout.tokens)
        self.game.stories.append(story)
        self.told.append((layout, story.card))

    def side(self, player: int, layout: PlayerLayout) -> None:
        """What a player has outside the play area."""
        side = self.game.sides[player]
        side.hand = self.pile(player, layout.hand, HAND)
        if self.table.phase == SETUP:
            missing = SETUP_HAND - len(side.hand)
            side.hand += [self.add(blank_card(NEUTRAL), player, HAND) for _ in range(missing)]
        side.discard = self.pile(player, layout.discard, DISCARD)
        side.removed = self.pile(player, layout.removed, REMOVED)
        side.won = [self.add(won.card, self.owner_of_won(player, won), WON, won.label) for won in layout.won]
        named = self.pile(player, layout.deck, DECK)
        size = len(named) + DECK_SIZE if layout.deck_size is None else layout.deck_size
        blanks = [self.add(blank_card(NEUTRAL), player, DECK) for _ in range(size - len(named))]
        side.deck = [*reversed(blanks), *reversed(named)]
        if layout.deck and layout.deck[0].faceup:
            side.faceup = named[0]
        side.domains = [Domain() for _ in range(max(DOMAINS, len(layout.domains)))]
        for domain, described in zip(side.domains, layout.domains, strict=False):
            domain.resources = self.pile(player, described.resources, DOMAIN)
            domain.drained = described.drained

    def owner_of_won(self, player: int, layout: CardLayout) -> int:
        """Stories belong to nobody; a conspiracy that was won may be anybody's."""
        if layout.card.type == STORY:
            return -1
        return player if layout.owner < 0 else layout.owner

    def pile(self, player: int, cards: tuple[CardLayout, ...], zone: str) -> list[int]:
        """Cards of one pile, in the order they are listed."""
        return [
            self.add(layout.card, player if layout.owner < 0 else layout.owner, zone, layout.label) for layout in cards
        ]

    def in_play(self, player: int, layout: CardLayout, host: int = -1) -> None:
        """A card in play, with what is attached to it."""
        owner = player if layout.owner < 0 else layout.owner
        card = self.add(layout.card, owner, IN_PLAY, layout.label)
        standing = self.stand(owner if host >= 0 else player, layout)
        standing.attached = host
        if layout.on is not None:
            standing.attached = self.place_named(layout.on, layout.card, player)
        standing.by_effect = layout.card.attach is None and (
            standing.attached in self.game.in_play or (standing.attached >= 0 and not layout.facedown)
        )
        standing.mute = (
            standing.by_effect
            and not layout.facedown
            and layout.card.type == CHARACTER
            and not any(_attaches_itself(node) for node in layout.card.abilities)
        )
        self.game.in_play[card] = standing
        for attachment in layout.attached:
            self.in_play(player, attachment, card)

    def stand(self, controller: int, layout: CardLayout) -> Standing:
        """How a card in play stands. Whoever is committed has exhausted to commit, unless it is said otherwise."""
        self.game.serial += 1
        standing = Standing(controller, self.game.serial)
        standing.insane = layout.insane
        standing.facedown = layout.facedown
        standing.wounds = layout.wounds
        standing.tokens = layout.tokens
        standing.exhausted = bool(layout.exhausted)
        if layout.committed is not None:
            standing.committed = self.story_named(layout.committed)
            standing.exhausted = layout.exhausted is not False
        return standing

    def story_named(self, name: Name) -> int:
        """The story of a title or number."""
        found = self.names.stories(self.game, name)
        if not found:
            raise CaseError(f"There is no story {name.text}.", name.place)
        return found[0]

    def place_named(self, name: Name, card: Card, controller: int) -> int:
        """The story or the card in play that a card lies on; or a player's pile, or a domain of its controller."""
        places = card.attach
        if isinstance(places, Places):
            player = self.names.player(name)
            domain = Option("domain", controller, (name.number or 0) - 1)
            option = domain if player is None else Option("player", -1, player)
            seats = {seat_option(place): place for place in places.find(self.game, Context(controller, -1))}
            if option not in seats:
                raise CaseError(f"{name.text} is not {places.singular()}.", name.place)
            return seats[option]
        found = self.names.stories(self.game, name) or [
            card for card in self.names.cards(self.game, name) if card in self.game.in_play
        ]
        if not found:
            raise CaseError(f"There is no story and no card {name.text} in play before this one.", name.place)
        return found[0]

    def attach_to_stories(self) -> None:
        """What lies on stories belongs to the active player unless it is said otherwise."""
        for layout, story in self.told:
            for attachment in layout.attached:
                self.in_play(self.table.active, attachment, story)

    def bonds(self, card: int) -> list[Control]:
        """What takes control of the host for as long as this card is attached to it."""
        words = (word for ability in self.game.printed[card].spoken for word in ability.effect)
        return [word for word in words if isinstance(word, Control) and word.until == "attached"]

    def begin(self) -> None:
        """The turn stands where the case begins: a phase starts before its own framework action."""
        game = self.game
        for story in game.stories:
            story.attacked = bool(game.committed(story.card, game.active))
        for card, standing in list(game.in_play.items()):
            if standing.attached in game.in_play:
                for word in self.bonds(card):
                    word.hold(game, card, standing.attached)
        index_listeners(game)
        if self.table.phase == SETUP:
            game.push(Setup())
            game.stack[-1].go("first_mulligan")
            return
        game.push(Turn())
        game.stack[-1].go(FIRST_STEP[self.table.phase])
        if "." not in self.table.phase:
            begin_framework(game, StartPhase())
        game.touch()


def _attaches_itself(ability: Node) -> bool:
    """Whether a card's own effect makes an Attachment of it."""
    return any(isinstance(word, Attach) and isinstance(word.who, This) for word in ability.walk())
