"""The state of a game of Arkham Horror, and the one place where its rules meet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr

from silverkey.arkham import verbs
from silverkey.arkham.account import Account
from silverkey.arkham.card import Card
from silverkey.arkham.chronicle import Chronicle
from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.invariants import check
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.remains import Remains
from silverkey.arkham.rules import (
    chaos,
    checkpoint,
    encounter,
    joining,
    layers,
    legality,
    phases,
    sequences,
    this_test,
    values,
)
from silverkey.arkham.rules.enemies import Spawning
from silverkey.arkham.rules.hunting import Driving
from silverkey.arkham.rules.instead import put_off
from silverkey.arkham.rules.moving import Moving, call_off
from silverkey.arkham.rules.playing import at_hand, goes_under, is_played
from silverkey.arkham.rules.room import MakingRoom
from silverkey.arkham.rules.round import end_turn
from silverkey.arkham.rules.scenario import check_doom
from silverkey.arkham.rules.skill_test import SkillTest
from silverkey.arkham.rules.steps import STEPS
from silverkey.arkham.rules.using import Use
from silverkey.arkham.scenarios.making import OUTLINES
from silverkey.arkham.state import Investigator, Standing
from silverkey.arkham.table import map as places
from silverkey.arkham.table import zones
from silverkey.arkham.table.board import Board
from silverkey.arkham.table.enemies import engaged
from silverkey.arkham.table.refusals import REFUSALS
from silverkey.arkham.view import GameView, view
from silverkey.arkham.vocabulary.constants import barred, connections
from silverkey.arkham.vocabulary.entering import owes
from silverkey.arkham.wording import WORDING
from silverkey.arkham.words import (
    ACT_DECK,
    AGENDA_DECK,
    COMPELLED,
    DECK,
    DIFFICULTIES,
    DISCARD,
    ENCOUNTER_DECK,
    END_OF_TEST,
    FACEDOWN,
    HAND,
    IN_PLAY,
    LIMBO,
    LOCATION,
    PHASES,
    SET_ASIDE,
    SETUP,
    SIDE_DECK,
    SPOKEN_IN_HAND,
    TOKENS,
    TRIGGERED,
    VICTORY,
)
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.questions import by_name
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.constants import Rule
from silverkey.kernel.event import HAPPENED, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import Outcome
from silverkey.kernel.record import blank
from silverkey.language.context import Context
from silverkey.language.program import Instruction


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(CardGame):
    """A scenario being played by one to four investigators."""

    __slots__ = (
        "act",
        "act_deck",
        "agenda",
        "agenda_deck",
        "bag",
        "chaos",
        "chronicle",
        "difficulty",
        "drawn",
        "encounter_deck",
        "encounter_discard",
        "hosts",
        "investigators",
        "lead",
        "limbo",
        "log",
        "outcome",
        "phase",
        "piles",
        "reference",
        "remembered",
        "removed",
        "resolution",
        "round",
        "scenario",
        "set_aside",
        "side_deck",
        "started",
        "story",
        "victory",
        "weaknesses",
    )

    NAME = "Arkham Horror: The Card Game"
    VERBS = verbs.VERBS
    COMPELLED = COMPELLED
    TRIGGERED = TRIGGERED
    PLACES = (IN_PLAY, HAND, DISCARD)
    SEALED = (DECK, ENCOUNTER_DECK, SIDE_DECK, ACT_DECK, AGENDA_DECK, SET_ASIDE, *FACEDOWN)
    WORDS = by_name(OptionWord)
    KINDS = by_name(DecisionKind)
    WORDING = WORDING
    REFUSALS = REFUSALS

    in_play: dict[int, Standing]

    def __init__(self, seed: int = 0, players: int = 1) -> None:
        super().__init__(seed, players, EDITIONS["1.2"], decks=0)
        self.investigators: list[Investigator] = []
        self.lead = 0
        self.active = -1
        self.round = 0
        self.phase = SETUP
        self.scenario = ""
        self.difficulty = "standard"
        self.started = players
        """How many investigators began the scenario: what "per investigator" counts."""
        self.bag: list[str] = []
        self.chaos: tuple[str, ...] = ()
        """All chaos tokens that there are, in the order of their words: in the bag and beside it."""
        self.drawn: list[str] = []
        """Chaos tokens that have been revealed and not yet returned."""
        self.encounter_deck: list[int] = []
        self.encounter_discard: list[int] = []
        self.victory: list[int] = []
        self.set_aside: list[int] = []
        self.removed: list[int] = []
        self.limbo: list[int] = []
        self.act_deck: list[int] = []
        self.agenda_deck: list[int] = []
        self.side_deck: list[int] = []
        """The deck that a scenario has besides its encounter deck."""
        self.piles: dict[str, list[int]] = {}
        """What lies face down under locations, under the act and agenda decks, or in a pile of its own."""
        self.hosts: dict[int, int] = {}
        """For each card under a location, which location that is."""
        self.weaknesses: list[str] = []
        """The basic weaknesses that are left in the pool, by code."""
        self.act = -1
        self.agenda = -1
        self.reference = -1
        """The scenario's own card, which says what chaos tokens do."""
        self.remembered: list[str] = []
        """What the investigators are told to remember in this scenario."""
        self.log: list[str] = []
        """What the campaign log says."""
        self.resolution = ""
        """How the scenario has ended: R1 and so on, "none" without any; nothing while it goes on."""
        self.outcome = ""
        """How the campaign has been decided: won, lost, survived; nothing while it goes on."""
        self.chronicle = Chronicle()
        """What the campaign keeps from one scenario to the next."""
        self.story = ""
        """What has been told last of the story."""

    def clone(self) -> Game:
        new = blank(Game)
        self.copy_cards(new)
        new.investigators = [held.copy() for held in self.investigators]
        new.lead = self.lead
        new.round = self.round
        new.phase = self.phase
        new.scenario = self.scenario
        new.difficulty = self.difficulty
        new.started = self.started
        new.bag = self.bag.copy()
        new.chaos = self.chaos
        new.drawn = self.drawn.copy()
        new.encounter_deck = self.encounter_deck.copy()
        new.encounter_discard = self.encounter_discard.copy()
        new.victory = self.victory.copy()
        new.set_aside = self.set_aside.copy()
        new.removed = self.removed.copy()
        new.limbo = self.limbo.copy()
        new.act_deck = self.act_deck.copy()
        new.agenda_deck = self.agenda_deck.copy()
        new.side_deck = self.side_deck.copy()
        new.piles = {zone: pile.copy() for zone, pile in self.piles.items()}
        new.hosts = self.hosts.copy()
        new.weaknesses = self.weaknesses.copy()
        new.act = self.act
        new.agenda = self.agenda
        new.reference = self.reference
        new.remembered = self.remembered.copy()
        new.log = self.log.copy()
        new.resolution = self.resolution
        new.outcome = self.outcome
        new.chronicle = self.chronicle.copy()
        new.story = self.story
        return new

    @classmethod
    def prepare(cls) -> None:
        from silverkey.arkham import library
        from silverkey.arkham.campaigns.making import all_campaigns
        from silverkey.arkham.scenarios.making import all_scenarios

        library.all_cards()
        all_scenarios()
        all_campaigns()
        import_module("silverkey.arkham.campaign")  # a saved campaign names its frame

    def complete(self) -> bool:
        players = len(self.investigators)
        told = (*self.log, *self.remembered, self.resolution, self.scenario)
        return (
            super().complete()
            and 0 < players == len(self.questions)
            and self.lead in range(players)
            and self.active in range(-1, players)
            and self.phase in PHASES
            and self.difficulty in DIFFICULTIES
            and (not self.scenario or self.scenario in OUTLINES)
            and {*self.bag, *self.drawn, *self.chaos} <= {*TOKENS}
            and {*self.piles} <= {*FACEDOWN}
            and all(type(word) is str and word.isprintable() for word in told)
        )

    # Cards and where they are

    def add_card(self, card: Card, owner: int, zone: str) -> int:
        """There is one more card."""
        number = super().add_card(card, owner, zone)
        heard = {(ability.kind, verb) for ability in card.spoken for verb in ability.verbs}
        self.heard_by |= heard
        self.heard_out_of_play |= heard
        self.heard |= {verb for _, verb in heard}
        if card.held:
            self.heard |= {SPOKEN_IN_HAND}
        return number

    def face(self, card: int) -> Card:
        """The side of a card that is up."""
        face: Card = self.printed[card]
        standing = self.in_play.get(card)
        if standing is not None and standing.turned and face.other_side is not None:
            return face.other_side
        return face

    def spoken(self, card: int) -> str:
        """What a card is called in sentences: a location that nobody has entered yet by its other side."""
        face = self.face(card)
        facts = face.facts
        if facts.type == LOCATION and facts.back_title and not self.is_revealed(card):
            return str(facts.back_title)
        return face.title

    def is_revealed(self, location: int) -> bool:
        """Whether a location shows the side that it has once somebody has entered it."""
        standing = self.in_play.get(location)
        return self.zone[location] == VICTORY if standing is None else standing.revealed

    def identified(self, card: int) -> bool:
        """Locations may differ in nothing but the side that is turned down until somebody enters."""
        return self.printed[card].facts.type != LOCATION or self.is_revealed(card)

    def player_of(self, card: int) -> int:
        """The player whose investigator a card is, or -1."""
        return next((player for player, held in enumerate(self.investigators) if held.card == card), -1)

    def playing(self) -> list[int]:
        """The players who are still in the scenario, in player order."""
        held, lead = self.investigators, self.lead
        count = len(held)
        return [player for step in range(count) if not held[player := (lead + step) % count].fate]

    def everybody(self) -> list[int]:
        """All players, be their investigators still in the scenario or not, in player order."""
        return self.players_in_order(self.lead)

    def players_in_order(self, first: int = -1) -> list[int]:
        return super().players_in_order(self.lead if first < 0 else first)

    def location_of(self, card: int) -> int:
        """The location that a card is at, or -1."""
        return places.location_of(self, card)

    def at(self, location: int) -> list[int]:
        """The investigators at a location."""
        return [player for player in self.playing() if self.investigators[player].location == location >= 0]

    def joined(self) -> set[tuple[int, int]]:
        """The locations that cards connect besides what is printed."""
        return connections(self)

    def barred(self, card: int, location: int) -> bool:
        """Whether something keeps an enemy or investigator from moving into a location."""
        return barred(self, card, location)

    # What is seen

    def view(self, viewer: int) -> GameView:
        return view(self, viewer)

    def conceals(self, card: int, zone: str) -> bool:
        return zone in (HAND, LIMBO) and self.printed[card].hidden

    def keeper(self, card: int) -> int:
        """Its owner; but with a card of the scenario whoever has it in his hand, or is drawing it."""
        return self.owner[card] if self.owner[card] >= 0 else encounter.holder(self, card)

    def holdings(self) -> Iterable[tuple[str, Iterable[int]]]:
        yield IN_PLAY, self.in_play
        for held in self.investigators:
            yield from ((HAND, held.hand), (DECK, held.deck), (DISCARD, held.discard))
        yield from zones.common_piles(self).items()

    def examine(self) -> None:
        check(self)

    # Values

    def value(self, what: str, card: int) -> int:
        """A value of a card as it is now: fight, evade, health, sanity, damage, horror, shroud."""
        return values.value(self, what, card)

    def base_value(self, what: str, card: int) -> int:
        """A value of a card as it is printed."""
        return values.base(self, what, card)

    def bonus(self, what: str, player: int) -> int:
        """What is added to something that an investigator does."""
        return values.bonus(self, what, player)

    def attack_damage(self, player: int) -> int:
        """What an attack of an investigator deals."""
        return values.attack_damage(self, player)

    def per_investigator(self, number: int) -> int:
        """So many for each investigator who began the scenario."""
        return number * self.started

    # Enemies

    def engaged(self, player: int) -> list[int]:
        """The enemies that are engaged with an investigator."""
        return engaged(self, player)

    def spawn(self, enemy: int, player: int) -> None:
        """An enemy spawns as its own instruction says, as if a player had drawn it."""
        self.push(Spawning(enemy, player))

    def drive(self, enemies: list[int], place: int) -> None:
        """Enemies move one location towards another."""
        self.push(Driving(enemies, place))

    # Events

    def happen(self, happening: list[Event], reply: str = "returned") -> Outcome:
        return sequences.happen(self, happening, reply)

    def together(self, event: Event) -> list[Event]:
        """The events that happen together with one."""
        return sequences.together(self, event)

    def steps_of(self, event: Event) -> Frame[Game]:
        """The frame in which an event happens that takes steps of its own."""
        return STEPS[event.verb](self, event)

    def shuns(self, event: Event) -> Refusal | None:
        return legality.shunned(self, event)

    def note(self, event: Event) -> None:
        event.status = HAPPENED
        if self.observer is not None:
            self.observer(event)

    def user_of(self, card: int) -> int:
        standing = self.in_play.get(card)
        if standing is None:
            return self.owner[card]
        return standing.threat if standing.controller < 0 else standing.controller

    def users_of(self, card: int, ability: Any, event: Event) -> tuple[int, ...]:
        return legality.users_of(self, card, ability.kind, event)

    def listening_elsewhere(self, kind: str, verb: str) -> Iterable[tuple[int, str, Sequence[int]]]:
        for player in self.playing():
            cards = at_hand(self, player)
            if cards:
                yield player, HAND, cards

    def remains(self, card: int) -> Remains:
        """A card in play as it is now, to be remembered."""
        return Remains(self, card)

    # The rest of the rules

    def account(self, event: Event, viewer: int | None) -> Account:
        return Account(self, event, viewer)

    def survey(self) -> Any:
        return layers.survey(self)

    def settle(self, changed: int) -> bool:
        return checkpoint.settle(self, changed)

    @property
    def test(self) -> SkillTest | None:
        """The skill test under way, or None."""
        for frame in reversed(self.stack):
            if isinstance(frame, SkillTest):
                return frame
        return None

    def abilities_in_play(self, card: int) -> Sequence[Any]:
        board: Board = self.board
        found = board.abilities.get(card)
        return layers.abilities_of(self, board, card) if found is None else found

    @property
    def picks_in_vain(self) -> bool:
        """Rules reference, Must."""
        return True

    def eligible(self, ctx: Context, cards: list[int], to: str, more: bool) -> list[int]:
        """What cannot suffer what a choice asks for is no legal choice."""
        verb = self.VERBS.get(to)
        return [card for card in cards if verb is None or verb.cannot(self, card, ctx.you) is None]

    def worth_choosing(self, ctx: Context, choice: Any, cards: list[int], rest: tuple[Any, ...]) -> list[int]:
        return legality.worth_choosing(self, ctx, choice, cards, rest)

    def can_cancel(self, event: Event) -> bool:
        return self.board.forbids(self, f"cancel {event.verb}", event.card) is None

    def replaces_later(self, frame: Any, event: Event) -> bool:
        return put_off(frame, event)

    def use_refusal(self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False) -> Refusal | None:
        return legality.use_refusal(self, player, card, ability, serial, free)

    def needs_everyone(self, source: int) -> bool:
        return False

    def words_of(self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False) -> Context:
        source = card if card >= 0 else self.investigators[player].card
        return Context(player, source, serial, ability.kind)

    def use(
        self, player: int, card: int, ability: Any, serial: int = -1, free: bool = False, opens: bool = False
    ) -> None:
        ctx = self.words_of(player, card, ability, serial)
        origin = self.zone[card] if is_played(self, card, ability) else ""
        self.push(Use(player, card, ability, ctx, origin, free))

    def receive(self, player: int, event: Event) -> None:
        """An investigator gets an asset by this event, and makes room for it."""
        self.push(MakingRoom(player, event))

    def goes_under(self, card: int) -> bool:
        """Whether a card goes under its owner's deck instead of to his discard pile."""
        return goes_under(self, card)

    # Drawing, harm, tests, moving

    def draw_encounter(self, player: int) -> None:
        """An investigator draws the top card of the encounter deck."""
        encounter.draw_encounter(self, player)

    def gain_surge(self, card: int) -> None:
        """Another card is drawn after the one that is being encountered."""
        encounter.gain_surge(self, card)

    def resolve_weakness(self, card: int, player: int) -> None:
        """A weakness that has come into a hand is resolved as if it had been drawn."""
        self.push(encounter.Encountering(card, player))

    def join(self, code: str, owner: int, zone: str) -> int:
        """One more card, of a code."""
        return joining.join(self, code, owner, zone)

    def named(self, name: str) -> int:
        """An enemy of that name out of the collection, set aside."""
        return joining.named(self, name)

    def add_weakness(self, code: str, player: int) -> int:
        """A basic weakness leaves the pool and joins a deck."""
        return joining.add_weakness(self, code, player)

    def check_doom(self) -> None:
        """The agenda advances if there is enough doom in play."""
        check_doom(self)

    def end_turn(self, player: int) -> bool:
        """An effect ends an investigator's turn; whether he was taking it."""
        return end_turn(self, player)

    def skip_phase(self) -> None:
        """The phase that begins is skipped."""
        phases.skip(self)

    def repeat_phase(self) -> None:
        """The phase that has just ended comes again."""
        phases.repeat(self)

    def end_scenario(self, resolution: str) -> None:
        """The scenario ends with a resolution, or without one."""
        if not self.resolution:
            self.resolution = resolution or "none"
            self.touch()

    def begin_test(
        self,
        ctx: Context,
        skill: str,
        action: str = "",
        target: int = -1,
        difficulty: int = 0,
        success: tuple[Instruction, ...] = (),
        failure: tuple[Instruction, ...] = (),
    ) -> None:
        """A skill test begins."""
        self.push(SkillTest(ctx.you, skill, difficulty, ctx.copy(), action, target, success, failure))

    def let_last_for_test(self, change: Rule, ctx: Context, uses: int = -1) -> None:
        """Something holds for the test under way, or for the one that this effect is about to begin."""
        this_test.let_last(self, change, ctx, uses)

    def switch_sign(self) -> None:
        """The chaos token that was revealed last has a plus for its minus."""
        chaos.switch_sign(self)

    def token_modifier(self, player: int, token: str) -> int:
        """What a chaos token adds to the skill value, by its number or by what its symbol says."""
        return chaos.printed_modifier(self, player, token)

    def draw_token(self) -> str:
        """A chaos token out of the bag, by chance."""
        token = self.chance("chaos token", self.bag)
        self.bag.remove(token)
        self.drawn.append(token)
        return token

    def has_run_out(self, effect: Lasting) -> bool:
        return effect.until != END_OF_TEST or this_test.has_run_out(self, effect)

    def token_value(self, number: int) -> int:
        """What a number on a chaos token comes to in the test under way."""
        return chaos.value(self, number)

    def move(self, ctx: Context, place: int) -> Outcome:
        """An investigator moves to a location."""
        self.push(Moving(ctx.you, place, ctx.source, owes(ctx)))
        return Outcome.LATER

    def call_off(self) -> None:
        """The move under way is not made."""
        call_off(self)
