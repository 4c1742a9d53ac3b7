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
from silverkey.arkham.details import Harm
from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.invariants import check
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.remains import Remains
from silverkey.arkham.rules import chaos, checkpoint, joining, layers, legality, phases, room, sequences, values
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.rules.elimination import Eliminating, resigning
from silverkey.arkham.rules.encounter import Drawing, Encountering, revealing
from silverkey.arkham.rules.enemies import AGAINST_OPPORTUNITY, RETALIATING, Attack, Driving, Opportunities, Spawning
from silverkey.arkham.rules.harm import Dealing
from silverkey.arkham.rules.moving import Moving
from silverkey.arkham.rules.room import MakingRoom
from silverkey.arkham.rules.scenario import Advancing, doom_in_play
from silverkey.arkham.rules.skill_test import NO_ICON, SkillTest
from silverkey.arkham.rules.using import Use, is_played
from silverkey.arkham.scenarios.making import SCENARIOS
from silverkey.arkham.state import Investigator, Standing
from silverkey.arkham.table import map as places
from silverkey.arkham.table import zones
from silverkey.arkham.table.board import Board
from silverkey.arkham.view import GameView, view
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.belongings import EventsGoUnder, PlayDiscardedEvent
from silverkey.arkham.vocabulary.constants import AdditionalAction, Joined, NoEntry, Prey, Spawn
from silverkey.arkham.vocabulary.modifiers import ATTACK, BaseSkill, StandardDamage
from silverkey.arkham.vocabulary.tests import (
    ActionTax,
    CommitOnly,
    CostChange,
    InvestigationToll,
    Promise,
    ReadAs,
    Returning,
    SilentBag,
    UseSkill,
)
from silverkey.arkham.wording import WORDING
from silverkey.arkham.words import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    COMPELLED,
    DECK,
    DIFFICULTIES,
    DISCARD,
    ENCOUNTER_DECK,
    END_OF_TEST,
    ENEMY,
    EVADE,
    EVENT,
    FIGHT,
    FORCED,
    FROM_DECK,
    HAND,
    IN_PLAY,
    INVESTIGATE,
    LOCATION,
    MOVE,
    PHASES,
    SET_ASIDE,
    SETUP,
    SIDE_DECK,
    SYMBOLS,
    TOKENS,
    TRIGGERED,
    VICTORY,
)
from silverkey.cardgame.game import CardGame
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.questions import by_name
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import BY_ZONE
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.limits import by
from silverkey.kernel.decision import Option
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
        "investigators",
        "lead",
        "limbo",
        "log",
        "outcome",
        "phase",
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
    SEALED = (DECK, ENCOUNTER_DECK, SIDE_DECK, ACT_DECK, AGENDA_DECK, SET_ASIDE)
    WORDS = by_name(OptionWord)
    KINDS = by_name(DecisionKind)
    WORDING = WORDING

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

    # Cards and where they are

    def add_card(self, card: Card, owner: int, zone: str) -> int:
        """There is one more card."""
        number = super().add_card(card, owner, zone)
        heard = {(ability.kind, verb) for ability in card.spoken for verb in ability.verbs}
        self.heard_by |= heard
        self.heard |= {verb for _, verb in heard}
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

    def player_of(self, card: int) -> int:
        """The player whose investigator a card is, or -1."""
        return next((player for player, held in enumerate(self.investigators) if held.card == card), -1)

    def playing(self) -> list[int]:
        """The players who are still in the scenario, in player order."""
        return [player for player in self.players_in_order(self.lead) if not self.investigators[player].fate]

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

    def locations(self) -> list[int]:
        """Every location in play."""
        return places.locations(self)

    def joined(self) -> set[tuple[int, int]]:
        """The locations that cards connect besides what is printed."""
        found: set[tuple[int, int]] = set()
        for word, ctx, _ in self.board.said(Joined):
            for pair in word.pairs(self, ctx):
                found |= {pair, pair[::-1]}
        return found

    def connected(self, location: int) -> list[int]:
        """The locations that are connected to a location."""
        return places.connected(self, location)

    def barred(self, card: int, location: int) -> bool:
        """Whether something keeps an enemy or investigator from moving into a location."""
        return any(word.bars(self, ctx, card, location) for word, ctx, _ in self.board.said(NoEntry))

    def reachable(self, player: int) -> list[int]:
        """Where an investigator may move."""
        held = self.investigators[player]
        if held.location not in self.in_play or self.board.forbids(self, MOVE, held.card) is not None:
            return []
        return [place for place in self.connected(held.location) if not self.barred(held.card, place)]

    def steps_towards(self, start: int, player: int) -> list[int]:
        """The locations next to one from which a shortest path leads to an investigator."""
        return places.steps_towards(self, start, self.investigators[player].location)

    def speaks_for(self, card: int) -> int:
        """Who "you" is in what a card simply says: who controls it or has it in his threat area; or -1."""
        standing = self.in_play[card]
        return standing.threat if standing.threat >= 0 else standing.controller

    def reaches(self, player: int, card: int) -> bool:
        """Whether an investigator may trigger the abilities of a card in play (ahlcg-1.2/1.2)."""
        controller = self.in_play[card].controller
        if controller >= 0:
            return controller == player
        here = self.investigators[player].location
        return card in (self.act, self.agenda) or (here >= 0 and self.location_of(card) == here)

    def playable(self, player: int) -> Iterable[tuple[int, str]]:
        """(card, zone) for the cards that an investigator may play: those in his hand, or as if they were there."""
        return [(card, HAND) for card in self.at_hand(player)]

    def at_hand(self, player: int) -> list[int]:
        """The cards in an investigator's hand, and what he may play as if it were there."""
        held = self.investigators[player]
        if not self.heeds(PlayDiscardedEvent, player):
            return held.hand
        events = [card for card in held.discard if self.printed[card].type == EVENT]
        return [*held.hand, *events[-1:]]

    def heeds(self, word: type[Rule], player: int) -> bool:
        """Whether a passive of a kind is about an investigator."""
        return any(ctx.you == player for _, ctx, _ in self.board.said(word))

    @staticmethod
    def place_of(zone: str, number: int) -> int:
        """The number that stands for an ability of a card in a zone."""
        return Game.PLACES.index(zone) * BY_ZONE + number

    # What is seen

    def view(self, viewer: int) -> GameView:
        return view(self, viewer)

    def conceals(self, card: int, zone: str) -> bool:
        return zone == HAND and "Hidden" in self.printed[card].keywords

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

    def skill_modified(self, player: int, skill: str) -> int:
        """The skill of an investigator with all that is added to it, even if that is less than nothing."""
        held = self.investigators[player].card
        base = [word.number for word, ctx, _ in self.board.said(BaseSkill) if (ctx.you, word.skill) == (player, skill)]
        return values.modified(self, skill, held, base[-1] if base else values.base(self, skill, held))

    def bonus(self, what: str, player: int) -> int:
        """What is added to something that an investigator does."""
        return values.modified(self, what, self.investigators[player].card, 0)

    def attack_damage(self, player: int) -> int:
        """What an attack of an investigator deals."""
        standard = 1
        for word, ctx, _ in self.board.said(StandardDamage):
            if ctx.you == player and self.test is not None:
                ctx.numbers["margin"] = abs(self.test.result)
                standard = word.number.value(self, ctx)
        return max(0, standard + self.bonus(ATTACK, player))

    def measure(self, player: int, what: str) -> int:
        """How much of something an investigator has, for prey."""
        held = self.investigators[player]
        standing = self.in_play[held.card]
        match what:
            case "remaining health":
                return self.value("health", held.card) - standing.damage
            case "remaining sanity":
                return self.value("sanity", held.card) - standing.horror
            case "clues" | "resources":
                return int(getattr(held, what))
            case "cards in hand":
                return len(held.hand)
        return self.value(what, held.card)

    def has_keyword(self, card: int, keyword: str) -> bool:
        """Whether a card in play has a keyword now."""
        return keyword in self.face(card).keywords and not self.is_blank(card)

    def has_trait_in_play(self, player: int, trait: str) -> bool:
        """Whether an investigator controls a card with a trait."""
        mine = (card for card, standing in self.in_play.items() if standing.controller == player)
        return any(trait in self.face(card).traits for card in mine)

    def is_massive(self, card: int) -> bool:
        """Whether an enemy is engaged with everybody at its location."""
        return self.has_keyword(card, "Massive")

    def is_blank(self, card: int) -> bool:
        """Whether the text box of a card counts as blank."""
        return card in self.board.blanked

    def is_ready(self, card: int) -> bool:
        """Whether a card in play is not exhausted."""
        return card in self.in_play and not self.in_play[card].exhausted

    def per_investigator(self, number: int) -> int:
        """So many for each investigator who began the scenario."""
        return number * self.started

    def clue_value(self, location: int) -> int:
        """How many clues a location has when it is revealed."""
        facts = self.printed[location].facts
        number = facts.clues or 0
        return number if facts.clues_fixed else self.per_investigator(number)

    # Enemies

    def engaged(self, player: int) -> list[int]:
        """The enemies that are engaged with an investigator."""
        here = self.investigators[player].location
        found = []
        for card in self.board.types.get(ENEMY, ()):
            standing = self.in_play[card]
            massive = self.is_massive(card) and not standing.exhausted and self.location_of(card) == here >= 0
            if standing.threat == player or massive:
                found.append(card)
        return found

    def enemies_at(self, location: int) -> list[int]:
        """The enemies at a location."""
        return places.enemies_at(self, location)

    def enemies_here(self, player: int) -> list[int]:
        """The enemies at an investigator's location."""
        return places.enemies_at(self, self.investigators[player].location)

    def fightable(self, player: int) -> list[int]:
        """The enemies that an investigator may fight."""
        return [
            card
            for card in self.enemies_here(player)
            if not self.has_keyword(card, "Aloof") or self.in_play[card].threat >= 0
        ]

    def engageable_by(self, player: int) -> list[int]:
        """The enemies that an investigator may engage."""
        mine = self.engaged(player)
        return [card for card in self.enemies_here(player) if card not in mine and not self.is_massive(card)]

    def prey(self, enemy: int) -> Prey | None:
        """The prey instruction of an enemy."""
        if self.is_blank(enemy):
            return None
        return next((word for word in self.face(enemy).constants if isinstance(word, Prey)), None)

    def spawn_instruction(self, enemy: int) -> Spawn | None:
        """The spawn instruction of an enemy."""
        return next((word for word in self.face(enemy).constants if isinstance(word, Spawn)), None)

    def spawn(self, enemy: int, player: int) -> None:
        """An enemy spawns as its own instruction says, as if a player had drawn it."""
        self.push(Spawning(enemy, player))

    def drive(self, enemies: list[int], place: int) -> None:
        """Enemies move one location towards another."""
        self.push(Driving(enemies, place))

    def cannot_spawn(self, enemy: int) -> None:
        """An enemy whose instruction allows no location is discarded."""
        zones.move(self, enemy, zones.discard_zone(self, enemy))

    def slayer(self, card: int) -> int:
        """Who defeats a card: whoever dealt it damage last, or -1."""
        return self.in_play[card].harmed_by

    def opportunities(self, player: int) -> Frame[Game]:
        """The attacks of opportunity against an investigator."""
        return Opportunities(player)

    def attacking(self, event: Event) -> Frame[Game]:
        """An attack being made."""
        return Attack(event.card, event.player, event.cause or AGAINST_OPPORTUNITY, event.amount - 1, event.word)

    def retaliate(self, test: SkillTest) -> None:
        """A ready enemy that retaliates attacks whoever has failed to hit it."""
        enemy = test.target
        if test.action == FIGHT and self.is_ready(enemy) and self.has_keyword(enemy, "Retaliate"):
            self.happen([Event("attack", enemy, test.player, cause=RETALIATING)])

    # Events

    def happen(self, happening: list[Event], reply: str = "returned") -> Outcome:
        return sequences.happen(self, happening, reply)

    def shuns(self, event: Event) -> Refusal | None:
        found: Refusal | None = None
        if event.verb in legality.OF_INVESTIGATORS and self.investigators[event.player].fate:
            return legality.OUT
        if not self.board.prohibitions:
            return None
        if event.card >= 0 and event.card in self.in_play:
            found = self.board.forbids(self, event.verb, event.card)
        if found is None and event.player >= 0 and event.player < len(self.investigators):
            found = self.board.forbids(self, by(event.player, event.verb), event.card)
        return found

    def listened(self, verb: str) -> bool:
        """Whether any card might answer such an event now."""
        if verb not in self.heard:
            return False
        if verb in self.board.heard:
            return True
        printed = self.printed
        return any(
            verb in printed[card].heard_in_hand
            for player in range(len(self.investigators))
            for card in self.at_hand(player)
        )

    def note(self, event: Event) -> None:
        event.status = HAPPENED
        if self.observer is not None:
            self.observer(event)

    def forget_events(self, serials: list[int]) -> None:
        """A sequence is complete: its events can be answered no more."""
        gone = set(serials)
        for serial in serials:
            self.events.pop(serial, None)
        self.spent = {entry for entry in self.spent if entry[2] not in gone}

    def users_of(self, card: int, kind: str, event: Event) -> tuple[int, ...]:
        standing = self.in_play.get(card)
        if standing is None:
            return (self.owner[card],)
        if standing.controller >= 0:
            return (standing.controller,)
        if kind.startswith(FORCED):
            if standing.threat >= 0:
                return (standing.threat,)
            return (event.player if event.player >= 0 else self.lead,)
        return tuple(player for player in self.playing() if self.reaches(player, card))

    def compelled_user(self, option: Option) -> int:
        """Who resolves a forced ability."""
        event = self.events[option.other]
        if event.memory is not None and option.number >= 500:
            return int(event.memory.controller)
        return self.users_of(option.card, FORCED, event)[0]

    def listening_elsewhere(self, kind: str, verb: str) -> Iterable[tuple[int, str, Sequence[int]]]:
        for player in self.playing():
            cards = self.at_hand(player)
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

    def in_peril(self) -> int:
        """Whoever resolves an encounter with peril, in which the others have no say; or -1."""
        perilous = (f for f in reversed(self.stack) if isinstance(f, Encountering) and f.perilous(self))
        return next((frame.player for frame in perilous), -1)

    def abilities_in_play(self, card: int) -> Sequence[Any]:
        board: Board = self.board
        found = board.abilities.get(card)
        return layers.abilities_of(self, board, card) if found is None else found

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

    def take_turn(self, player: int, option: Option) -> None:
        """An investigator does what he has chosen in his turn."""
        if option.word not in BASIC:
            self.use_answer(player, option)
            return
        ability = BASIC[option.word]
        ctx = self.words_of(player, -1, ability)
        if option.card >= 0:
            ctx.cards["target"] = (option.card,)
        self.push(Use(player, -1, ability, ctx, origin="", free=False))

    def limit_key(self, player: int, card: int, ability: Ability) -> tuple[Any, ...]:
        """What a limit is counted under."""
        return legality.limit_key(self, player, card, ability)

    # Paying

    def action_price(self, player: int, ability: Ability, action: str) -> int:
        """How many actions something costs an investigator now."""
        tax = sum(word.more(self, ctx, player, action) for word, ctx, _ in self.board.said(ActionTax))
        return ability.actions + (tax if ability.actions else 0)

    def additional_actions(self, player: int) -> list[int]:
        """The additional actions that an investigator has left in his turn: the cards that grant them."""
        if self.active != player:
            return []
        granted = [(word, ctx) for word, ctx, _ in self.board.said(AdditionalAction) if ctx.you == player]
        left = [ctx.source for word, ctx in granted for _ in range(word.number)]
        for card in self.investigators[player].used:
            if card in left:
                left.remove(card)
        return left

    def fitting_extras(self, player: int, card: int, ability: Ability, action: str) -> list[int]:
        """The additional actions that could be used for this, by the cards that grant them."""
        said = self.board.said(AdditionalAction)
        if not said:
            return []
        fitting = {ctx.source for word, ctx, _ in said if ctx.you == player and word.serves(self, ctx, card, ability)}
        return [source for source in self.additional_actions(player) if source in fitting]

    def cost_of(self, player: int, card: int) -> int:
        """What a card costs an investigator to play."""
        cost: int = self.printed[card].facts.cost or 0
        cost += sum(word.by(self, ctx, player, card) for word, ctx, _ in self.board.said(CostChange))
        return max(0, cost)

    def pay_resources(self, player: int, number: int, card: int) -> None:
        """An investigator pays resources."""
        self.investigators[player].resources -= number

    def has_room(self, player: int, card: int) -> bool:
        """Whether there is room for an asset, or could be made."""
        return room.could_hold(self, player, card)

    def make_room(self, player: int, card: int) -> None:
        """Make room in the slots of an investigator for an asset."""
        self.push(MakingRoom(player, card))

    def goes_under(self, card: int) -> bool:
        """Whether a card goes under its owner's deck instead of to his discard pile."""
        owner = self.owner[card]
        return owner >= 0 and self.printed[card].type == EVENT and self.heeds(EventsGoUnder, owner)

    def event_resolved(self, card: int) -> None:
        """An event that has been resolved goes to its owner's discard pile."""
        under = self.goes_under(card)
        zones.move(self, card, DECK if under else zones.discard_zone(self, card), bottom=under)

    # Drawing, harm, tests, moving

    def drawing(self, event: Event) -> Frame[Game]:
        """Cards being drawn."""
        return Drawing(event.player, event.amount)

    def renew_deck(self, player: int) -> None:
        """A discard pile becomes the deck."""
        held = self.investigators[player]
        for card in held.discard.copy():
            zones.move(self, card, DECK)
        self.shuffle(held.deck)

    def may_be_discarded(self, card: int) -> bool:
        """Whether a player may choose to discard a card from his hand; a weakness he may not."""
        return not self.printed[card].facts.weakness

    def may_ready(self, card: int) -> bool:
        """Whether a card readies in the upkeep phase."""
        return self.board.forbids(self, "ready", card) is None

    def draw_encounter(self, player: int) -> None:
        """An investigator draws the top card of the encounter deck."""
        if not self.encounter_deck:
            self.renew_encounters()
        if self.encounter_deck:
            self.happen([Event("encounter", self.encounter_deck[-1], player, cause=FROM_DECK)])

    def renew_encounters(self) -> None:
        """The encounter discard pile is shuffled into the encounter deck."""
        for card in self.encounter_discard.copy():
            zones.move(self, card, ENCOUNTER_DECK)
        self.shuffle(self.encounter_deck)

    def encountering(self, event: Event) -> Frame[Game]:
        """An encounter card being drawn."""
        return Encountering(event.card, event.player)

    def revealing(self, event: Event) -> Frame[Game]:
        """The revelation of a card."""
        return revealing(self, event.card, event.player)

    def gain_surge(self, card: int) -> None:
        """Another card is drawn after the one that is being encountered."""
        for frame in reversed(self.stack):
            if isinstance(frame, Encountering) and frame.card == card:
                frame.surging = True
                return

    def resolve_weakness(self, card: int, player: int) -> None:
        """A weakness that has come into a hand is resolved as if it had been drawn."""
        self.push(Encountering(card, player))

    def join(self, code: str, owner: int, zone: str) -> int:
        """One more card, of a code."""
        return joining.join(self, code, owner, zone)

    def named(self, name: str) -> int:
        """An enemy of that name out of the collection, set aside."""
        return joining.named(self, name)

    def add_weakness(self, code: str, player: int) -> int:
        """A basic weakness leaves the pool and joins a deck."""
        return joining.add_weakness(self, code, player)

    def dealing(self, event: Event) -> Frame[Game]:
        """Damage and horror being dealt."""
        assert isinstance(event.detail, Harm)
        return Dealing(event.player, event.detail, event.source, event.cause)

    def eliminating(self, event: Event) -> Frame[Game]:
        """An investigator leaving the scenario."""
        if event.verb == "resign":
            return resigning(event.player)
        return Eliminating(event.player, "defeated", event.word)

    def leaving(self, player: int) -> bool:
        """Whether an investigator is on his way out already."""
        return any(isinstance(frame, Eliminating) and frame.player == player for frame in self.stack)

    def advancing(self, event: Event) -> Frame[Game]:
        """An act or agenda advancing."""
        return Advancing(event.card, ACT if event.card == self.act else AGENDA)

    def is_advancing(self, card: int) -> bool:
        """Whether an act or agenda is on its way already."""
        pending = any(event.verb == "advance" and event.card == card for event in self.events.values())
        return pending or any(isinstance(frame, Advancing) and frame.card == card for frame in self.stack)

    def check_doom(self) -> None:
        """The agenda advances if there is enough doom in play."""
        needed = self.face(self.agenda).facts.doom
        if needed is not None and not self.in_play[self.agenda].turned and doom_in_play(self) >= needed:
            self.happen([Event("advance", self.agenda)])

    def drawing_key(self, card: int) -> tuple[Any, ...]:
        """What copies of an encounter card that are drawn in this phase are counted under."""
        return ("drawn", self.name(card), self.round, self.phase)

    def skip_phase(self) -> None:
        """The phase that begins is skipped."""
        phases.skip(self)

    def repeat_phase(self) -> None:
        """The phase that has just ended comes again."""
        phases.repeat(self)

    def skips(self, what: str) -> bool:
        """Whether a step of the mythos phase is skipped."""
        return self.board.forbids(self, what, self.agenda) is not None

    def has_turn(self, player: int) -> bool:
        """Whether an investigator has not taken his turn of this round."""
        held = self.investigators[player]
        return not held.done and not held.fate

    def record(self, note: str) -> None:
        """The campaign log says something from now on."""
        if note not in self.log:
            self.log.append(note)

    def victory_points(self) -> int:
        """What the victory display is worth."""
        return sum(self.printed[card].facts.victory or 0 for card in self.victory)

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

    def skill_used(self, location: int, skill: str) -> str:
        """The skill that a location is investigated with."""
        said: list[str] = [word.skill for word, ctx, _ in self.board.said(UseSkill) if ctx.source == location]
        return said[0] if said else skill

    def skills_for(self, player: int, skill: str) -> list[str]:
        """The skills that an investigator may use for a test of one: that, and what may take its place."""
        others = [w.skill for w, ctx, _ in self.board.said(UseSkill) if ctx.you == player and skill in w.instead_of]
        return list(dict.fromkeys((skill, *others)))

    def may_attack(self, enemy: int, player: int) -> bool:
        """Whether nothing keeps an enemy from attacking an investigator."""
        return self.shuns(Event("attack", enemy, player)) is None

    def difficulty_of(self, test: SkillTest) -> int:
        """What a test must reach."""
        if test.action == INVESTIGATE:
            return self.value("shroud", test.target)
        if test.action in (FIGHT, EVADE) and test.target in self.in_play:
            return self.value(test.action, test.target)
        return test.difficulty

    def toll(self, location: int) -> int:
        """How many more actions it costs to investigate a location."""
        return sum(word.number for word, ctx, _ in self.board.said(InvestigationToll) if ctx.source == location)

    def may_investigate(self, location: int) -> bool:
        """Whether a location can be investigated."""
        if location not in self.in_play or not self.in_play[location].revealed:
            return False
        return self.board.forbids(self, INVESTIGATE, location) is None

    def action_refusals(self, player: int, action: str) -> list[Refusal]:
        """What keeps an investigator from a basic action, besides what his cards and actions allow."""
        found = [self.board.forbids(self, action, card) for card in self.in_play if self.reaches(player, card)]
        return [refusal for refusal in found if refusal is not None]

    def commit_refusal(self, test: SkillTest, player: int, card: int) -> Refusal | None:
        """Why a card cannot be committed to a test, or None."""
        barred = test.bars(self, player)
        if barred is not None:
            return barred
        if not test.icons_of(self, card):
            return NO_ICON
        for word in self.printed[card].constants:
            if isinstance(word, CommitOnly):
                refusal = word.refusal_for(self, test, player, card)
                if refusal is not None:
                    return refusal
        return None

    def comes_back(self, test: SkillTest, card: int) -> bool:
        """Whether a committed card returns to hand when the test ends."""
        return any(isinstance(word, Returning) and word.holds(test) for word in self.printed[card].constants)

    def promised(self, test: SkillTest, kind: str) -> list[tuple[tuple[Instruction, ...], int, int]]:
        """The results that tokens and lasting effects have promised for this test."""
        found = []
        for effect in self.lasting:
            word = effect.change
            if isinstance(word, Promise) and word.kind == kind:
                found.append((word.effect, effect.context.you, effect.context.source))
        return found

    def reveals_tokens(self, player: int) -> bool:
        """Whether an investigator reveals chaos tokens for his tests."""
        return not any(ctx.you == player for _, ctx, _ in self.board.said(SilentBag))

    def reveal_token(self, player: int) -> None:
        """A chaos token is revealed for the test under way."""
        self.happen([Event("reveal tokens", -1, player)])

    def revealing_tokens(self, event: Event) -> Frame[Game]:
        """Chaos tokens being revealed."""
        return chaos.Revealing(event.player, event.amount)

    def switch_sign(self) -> None:
        """The chaos token that was revealed last has a plus for its minus."""
        chaos.switch_sign(self)

    def token_modifier(self, player: int, token: str) -> int:
        """What a chaos token adds to the skill value, by its number or by what its symbol says."""
        return chaos.printed_modifier(self, player, token)

    def fill_bag(self, tokens: Iterable[str]) -> None:
        """These tokens are in the bag, and no others."""
        self.bag = list(tokens)
        self.chaos = tuple(sorted(self.bag))

    def add_token(self, token: str) -> None:
        """One more token goes into the bag."""
        self.bag.append(token)
        self.chaos = tuple(sorted((*self.chaos, token)))

    def draw_token(self) -> str:
        """A chaos token out of the bag, by chance."""
        token = self.chance("chaos token", self.bag)
        self.bag.remove(token)
        self.drawn.append(token)
        return token

    def return_token(self, token: str) -> None:
        """One revealed token goes back into the bag."""
        self.drawn.remove(token)
        self.bag.append(token)

    def return_tokens(self, but: int = 0) -> None:
        """All revealed tokens go back into the bag, but for so many that came first."""
        self.bag.extend(self.drawn[but:])
        del self.drawn[but:]

    def has_run_out(self, effect: Lasting) -> bool:
        if effect.until != END_OF_TEST:
            return True
        inner, *outer = [frame for frame in reversed(self.stack) if isinstance(frame, SkillTest)]
        return not outer or effect.number > inner.number or effect.context.source == inner.ctx.source

    def read_as(self, player: int, token: str) -> str:
        """What a token counts as for an investigator."""
        for word, ctx, _ in self.board.said(ReadAs):
            if ctx.you == player and word.token == token:
                return str(word.other)
        return token

    def token_effect(self, player: int, token: str) -> tuple[Ability | None, int]:
        """What a symbol does, and the card that says so."""
        if token in SYMBOLS:
            card = self.printed[self.reference]
            hard = self.difficulty in ("hard", "expert") and card.other_side is not None
            return (card.other_side if hard and card.other_side else card).tokens.get(token), self.reference
        held = self.investigators[player].card
        return (None if self.is_blank(held) else self.printed[held].elder_sign), held

    def token_value(self, player: int, number: int) -> int:
        """What a number on a token comes to in this test."""
        return chaos.value(self, number)

    def move(self, ctx: Context, place: int) -> Outcome:
        """An investigator moves to a location."""
        self.push(Moving(ctx.you, place, ctx.source))
        return Outcome.LATER

    def user_of(self, card: int) -> int:
        standing = self.in_play.get(card)
        if standing is None:
            return self.owner[card]
        return standing.threat if standing.controller < 0 else standing.controller

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
            and (not self.scenario or self.scenario in SCENARIOS)
            and {*self.bag, *self.drawn, *self.chaos} <= {*TOKENS}
            and all(type(word) is str and word.isprintable() for word in told)
        )
