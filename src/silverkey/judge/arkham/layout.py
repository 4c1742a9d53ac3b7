"""Laying out a position of Arkham Horror."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from silverkey.arkham.campaign import Campaigning
from silverkey.arkham.campaigns.making import all_campaigns
from silverkey.arkham.card import Card
from silverkey.arkham.chronicle import Chronicle, Member
from silverkey.arkham.library import all_cards, by_code, names_of
from silverkey.arkham.rules.round import Round
from silverkey.arkham.rules.scenario import Ending
from silverkey.arkham.rules.setup import Setup, gather, playable_weaknesses
from silverkey.arkham.scenarios.making import all_outlines, all_scenarios
from silverkey.arkham.state import Investigator, Standing
from silverkey.arkham.table import bag, zones
from silverkey.arkham.words import (
    ACT,
    ACTIONS,
    AGENDA,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENEMY_PHASE,
    HAND,
    IN_PLAY,
    INVESTIGATION,
    LOCATION,
    MYTHOS,
    PLAYER_TYPES,
    REMOVED,
    SCENARIO,
    SET_ASIDE,
    SIDE_DECK,
    SKILL,
    TREACHERY,
    UNDERNEATH,
    UPKEEP,
    VICTORY,
)
from silverkey.cardgame.names import fold
from silverkey.judge.arkham.blanks import blank, is_blank
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.arkham.naming import ArkhamNames
from silverkey.judge.arkham.position import CardLayout, InvestigatorLayout, StageLayout
from silverkey.judge.case import Name, Position
from silverkey.judge.source import CaseError
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context
from silverkey.language.program import Program

DECK_SIZE, ENCOUNTERS = 20, 20
"""Blank cards in each deck of which a case says nothing."""
RESOURCES = 5
SETUP = "setup"
"""Where a case begins that is about the setup of its scenario."""
FIRST_STEP = {MYTHOS: "mythos", INVESTIGATION: "investigation", ENEMY_PHASE: "enemies", UPKEEP: "upkeep"}


@dataclass(frozen=True, slots=True)
class Table(Position[Examined]):
    """A position of Arkham Horror."""

    investigators: tuple[InvestigatorLayout, ...]
    campaign: str
    """The campaign that it is part of, if it is part of one."""
    scenario: str
    setup: bool
    """Whether the scenario is set up; else nothing of it lies anywhere that the case does not lay out."""
    difficulty: str
    phase: str
    active: int
    round: int
    locations: tuple[CardLayout, ...]
    enemies: tuple[CardLayout, ...]
    act: StageLayout
    agenda: StageLayout
    reference: Card | None
    """The card that says what chaos tokens do; None for that of the scenario."""
    encounter_deck: tuple[CardLayout, ...]
    encounter_discard: tuple[CardLayout, ...]
    set_aside: tuple[CardLayout, ...]
    victory: tuple[CardLayout, ...]
    piles: dict[str, tuple[CardLayout, ...]]
    """What lies face down in piles, by their names."""
    chaos: tuple[str, ...] | None
    bag: tuple[str, ...] | None
    """What is in the chaos bag; None for what the scenario has."""
    log: tuple[str, ...]
    remembered: tuple[str, ...]

    def lay_out(self, players: tuple[str, ...], edition: str) -> Examined:
        """The game as it stands there."""
        return Layout(self, players).build()


def location_called(name: str) -> Card | None:
    """The location of a name, which other cards may go by, too."""
    return next((card for card in all_cards() if card.type == LOCATION and fold(name) in names_of(card)), None)


class Layout:
    """A position being built."""

    def __init__(self, table: Table, players: tuple[str, ...]) -> None:
        self.table = table
        self.names = ArkhamNames(players)
        self.game = Examined(len(players), self.names)
        self.stock: list[int] = []
        """The scenario's cards that have no place yet, where it is not set up."""

    def build(self) -> Examined:
        """Everything in its place, up to where the case begins."""
        game, table = self.game, self.table
        game.difficulty = table.difficulty
        game.log = list(table.log)
        game.remembered = list(table.remembered)
        for player, layout in enumerate(table.investigators):
            self.investigator(player, layout)
        if table.campaign:
            self.within(table.campaign)
        if table.scenario in all_scenarios():
            self.gather()
        else:
            self.bare()
        if table.bag is not None:
            bag.fill(game, table.bag)
        if table.phase == SETUP:
            return self.to_be_set_up()
        if table.scenario in all_scenarios() and table.setup:
            self.set_up()
        elif table.scenario in all_scenarios():
            self.take_away()
        self.places()
        self.stages()
        for player, layout in enumerate(table.investigators):
            self.arrive(player, layout)
            self.seat(player, layout)
        for enemy in table.enemies:
            self.lay(enemy, -1)
        self.encounters()
        self.piles()
        self.leave_out()
        self.tokens()
        self.begin()
        return game

    def add(self, card: Card, owner: int, zone: str, label: str = "") -> int:
        """Make a card, or take one of the scenario's that has no place yet, and remember what the case calls it."""
        number = next((one for one in self.stock if owner < 0 and self.game.printed[one] is card), -1)
        if number >= 0:
            self.stock.remove(number)
            self.game.zone[number] = zone
        else:
            number = self.game.add_card(card, owner, zone)
        if label:
            self.names.labels[fold(label)] = number
        return number

    # What there is

    def investigator(self, player: int, layout: InvestigatorLayout) -> None:
        """An investigator's card; what is his comes when there are places."""
        card = self.add(layout.card, player, IN_PLAY)
        self.game.investigators.append(Investigator(card))
        self.game.serial += 1
        self.game.in_play[card] = Standing(player, self.game.serial)

    def gather(self) -> None:
        """The scenario's cards and tokens, and the weaknesses that nobody has."""
        game, scenario = self.game, all_scenarios()[self.table.scenario]
        game.scenario = scenario.title
        bag.fill(game, scenario.bags[game.difficulty])
        gather(game, scenario)
        held = Counter(one.card.code for layout in self.table.investigators for one in layout.belongings)
        game.weaknesses = list((Counter(playable_weaknesses()) - held).elements())
        game.push(Ending())

    def to_be_set_up(self) -> Examined:
        """Everybody has his hand and his deck, and nothing of the setup is done."""
        game, scenario = self.game, all_scenarios()[self.table.scenario]
        for player, layout in enumerate(self.table.investigators):
            self.seat(player, layout)
        Setup().permanents(game)
        self.tokens()
        game.push(Round(), UNTOLD)
        game.push(Program(scenario.setup, Context(game.lead, game.reference)), UNTOLD)
        game.touch()
        return game

    def set_up(self) -> None:
        """The scenario as its setup has it."""
        game, scenario = self.game, all_scenarios()[self.table.scenario]
        height = len(game.stack)
        game.push(Program(scenario.setup, Context(game.lead, game.reference)))
        while len(game.stack) > height:
            if game.pending is not None:
                game.answer(game.pending.options[0])
            else:
                game.tick()

    def take_away(self) -> None:
        """All of the scenario's cards but its acts, its agendas and its own card wait for a place."""
        game = self.game
        self.stock = [*game.encounter_deck, *game.side_deck, *(one for one in game.set_aside if one != game.reference)]
        game.set_aside[:] = [game.reference]
        game.encounter_deck.clear()
        game.side_deck.clear()

    def leave_out(self) -> None:
        """What is left of a deck of the scenario's own stays there; the rest is out of the game."""
        game = self.game
        for card in self.stock:
            if game.zone[card] == SIDE_DECK:
                game.side_deck.append(card)
            else:
                game.place(card, REMOVED)
                game.removed.append(card)

    def within(self, title: str) -> None:
        """The scenario is part of a campaign, whose decks are all cards that the case gives to each investigator."""
        game = self.game
        parts = all_campaigns()[title].parts
        game.chronicle = Chronicle(title)
        game.chronicle.part = parts.index(self.table.scenario) if self.table.scenario in parts else 0
        for layout in self.table.investigators:
            game.chronicle.members.append(self.member(layout))
        game.push(Campaigning())
        game.stack[-1].go("collect")
        self.names.part = game.chronicle.part

    def member(self, layout: InvestigatorLayout) -> Member:
        """An investigator of the campaign."""
        cards = [one.card for one in layout.belongings if not is_blank(one.card)]
        given = [card.code for card in cards if card.facts.story]
        member = Member(layout.card.code, dict(Counter(card.code for card in cards)), dict(Counter(given)))
        member.earned = given
        member.experience = layout.numbers.get("unspent", 0)
        return member

    def bare(self) -> None:
        """Without a scenario: a blank act, agenda and scenario card, and blank encounters."""
        game = self.game
        game.push(Ending())
        outline = all_outlines().get(self.table.scenario)
        bag.fill(game, ("0",) if outline is None else outline.bags[game.difficulty])
        game.scenario = self.table.scenario
        reference = blank(SCENARIO) if outline is None else by_code()[outline.reference]
        game.reference = self.add(reference, -1, SET_ASIDE)
        game.set_aside.append(game.reference)
        game.act, game.agenda = (self.stand(self.add(blank(kind), -1, IN_PLAY)) for kind in (ACT, AGENDA))
        game.encounter_deck = [self.add(blank(TREACHERY), -1, ENCOUNTER_DECK) for _ in range(ENCOUNTERS)]

    def stand(self, card: int, controller: int = -1) -> int:
        """A card that was made lies in play."""
        self.game.zone[card] = IN_PLAY
        self.game.serial += 1
        self.game.in_play[card] = Standing(controller, self.game.serial)
        return card

    def places(self) -> None:
        """Locations: those that the case names, in place of or beside the scenario's own."""
        for layout in self.table.locations:
            found = [card for card in self.game.in_play if self.game.printed[card] is layout.card]
            card = found[0] if found else self.fetch(layout)
            if layout.label:
                self.names.labels[fold(layout.label)] = card
            standing = self.game.in_play[card]
            standing.revealed = layout.revealed if layout.revealed is not None else True
            standing.clues = layout.tokens.get("clues", 0)
            self.on_it(standing, layout)
            for attachment in layout.attached:
                self.lay(attachment, -1, host=card)
            for buried in layout.underneath:
                self.face_down(buried, UNDERNEATH)
                self.game.hosts[self.game.piles[UNDERNEATH][-1]] = card
        if not any(self.game.face(card).type == LOCATION for card in self.game.in_play):
            self.game.in_play[self.stand(self.add(blank(LOCATION), -1, IN_PLAY))].revealed = True

    def face_down(self, layout: CardLayout, zone: str) -> None:
        """A card lies face down in a pile; an ally of players is the first investigator's."""
        his = layout.card.type in PLAYER_TYPES and not layout.card.facts.encounter_set
        owner = layout.owner if layout.owner >= 0 else 0 if his else -1
        self.game.piles.setdefault(zone, []).append(self.add(layout.card, owner, zone, layout.label))

    def fetch(self, layout: CardLayout, owner: int = -1) -> int:
        """A card comes into play: one of the scenario's that is out of play, or a new one."""
        card = self.waiting(layout)
        if card < 0:
            return self.stand(self.add(layout.card, owner, IN_PLAY, layout.label))
        zones.enter(self.game, card)
        return card

    def waiting(self, layout: CardLayout) -> int:
        """A card of the scenario that is neither in play nor gone, or -1."""
        game = self.game
        piles = (game.set_aside, game.encounter_deck, game.side_deck)
        return next((card for pile in piles for card in pile if game.printed[card] is layout.card), -1)

    def stages(self) -> None:
        """The act and the agenda that the case sets, without running what lies between."""
        game = self.game
        if self.table.reference is not None:
            game.reference = self.add(self.table.reference, -1, SET_ASIDE)
            game.set_aside.append(game.reference)
        for kind, layout in ((ACT, self.table.act), (AGENDA, self.table.agenda)):
            deck = game.act_deck if kind == ACT else game.agenda_deck
            current = game.act if kind == ACT else game.agenda
            while layout.stage and game.printed[current].facts.stage < layout.stage and deck:
                zones.leave_play(game, current, REMOVED)
                current = deck[0]
                zones.enter(game, current)
            if layout.card is not None and any(game.printed[one] is layout.card for one in (current, *deck)):
                while game.printed[current] is not layout.card:
                    zones.leave_play(game, current, REMOVED)
                    current = deck[0]
                    zones.enter(game, current)
            elif layout.card is not None:
                zones.leave_play(game, current, REMOVED)
                current = self.stand(self.add(layout.card, -1, IN_PLAY))
            if kind == ACT:
                game.act = current
            else:
                game.agenda = current
            if layout.laid >= 0:
                standing = game.in_play[current]
                standing.doom, standing.clues = (layout.laid, 0) if kind == AGENDA else (0, layout.laid)

    # What belongs to investigators

    def arrive(self, player: int, layout: InvestigatorLayout) -> None:
        """Where an investigator is."""
        game, held = self.game, self.game.investigators[player]
        if layout.at is not None:
            held.location = self.location(layout.at)
        elif held.location < 0:
            held.location = next(card for card in game.in_play if game.face(card).type == LOCATION)

    def hold(self, one: CardLayout, player: int) -> None:
        """A card in a hand: an investigator's own, or one of the scenario's that is hidden there."""
        if one.card.hidden and not one.card.facts.weakness:
            card = self.add(one.card, -1, SET_ASIDE, one.label)
            self.game.set_aside.append(card)
            zones.conceal(self.game, card, player)
        else:
            self.game.investigators[player].hand.append(self.add(one.card, player, HAND, one.label))

    def seat(self, player: int, layout: InvestigatorLayout) -> None:
        """What an investigator has."""
        game = self.game
        held, numbers = game.investigators[player], layout.numbers
        standing = game.in_play[held.card]
        held.resources = numbers.get("resources", RESOURCES)
        held.clues = numbers.get("clues", 0)
        held.actions = numbers.get("actions", ACTIONS)
        held.physical, held.mental = numbers.get("physical", 0), numbers.get("mental", 0)
        held.experience = numbers.get("experience", 0)
        standing.damage, standing.horror = numbers.get("damage", 0), numbers.get("horror", 0)
        for one in layout.hand:
            self.hold(one, player)
        held.discard = [self.add(one.card, player, DISCARD, one.label) for one in layout.discard]
        named = [self.add(one.card, player, DECK, one.label) for one in layout.deck]
        size = len(named) + DECK_SIZE if layout.deck_size is None else layout.deck_size
        blanks = [self.add(blank(SKILL), player, DECK) for _ in range(size - len(named))]
        held.deck = [*blanks, *reversed(named)]
        for one in layout.in_play:
            self.lay(one, player)
        for one in layout.threat:
            self.lay(one, player, threat=True)

    def lay(self, layout: CardLayout, player: int, host: int = -1, threat: bool = False) -> int:
        """A card in play: an investigator's, in a threat area, at a location, or attached."""
        game = self.game
        kind = layout.card.type
        his = kind in PLAYER_TYPES or layout.card.facts.weakness
        owner = layout.owner if layout.owner >= 0 else player if his else -1
        card = self.fetch(layout, owner)
        if layout.label:
            self.names.labels[fold(layout.label)] = card
        standing = game.in_play[card]
        uses = layout.card.facts.uses
        standing.tokens = uses[0] if uses is not None else 0
        self.on_it(standing, layout)
        if layout.on is not None:
            host = self.named(layout.on)
        if host >= 0:
            standing.attached = host
            standing.controller = player
        elif layout.engaged >= 0 or threat:
            standing.threat = layout.engaged if layout.engaged >= 0 else player
            standing.controller = player if kind in PLAYER_TYPES else -1
        elif layout.at is not None:
            standing.location = self.location(layout.at)
        elif kind == ENEMY:
            standing.location = game.investigators[max(player, 0)].location
        else:
            standing.controller = player
        for attachment in layout.attached:
            self.lay(attachment, player, host=card)
        return card

    def on_it(self, standing: Standing, layout: CardLayout) -> None:
        """What lies on a card."""
        tokens = layout.tokens
        standing.exhausted = layout.exhausted
        standing.damage = tokens.get("damage", standing.damage)
        standing.horror = tokens.get("horror", standing.horror)
        standing.doom = tokens.get("doom", standing.doom)
        standing.clues = tokens.get("clues", standing.clues)
        standing.tokens = tokens.get("uses", standing.tokens)

    def named(self, name: Name) -> int:
        """A card in play of a name."""
        found = [card for card in self.names.cards(self.game, name) if card in self.game.in_play]
        if not found:
            raise CaseError(f"There is no {name.text} in play before this.", name.place)
        return found[0]

    def location(self, name: Name) -> int:
        """A location in play; one that nobody has laid out comes into play."""
        game = self.game
        found = [card for card in self.names.cards(game, name) if card in game.in_play]
        places = [card for card in found if game.face(card).type == LOCATION]
        if places:
            return places[0]
        meant = location_called(name.text)
        if meant is None:
            raise CaseError(f"{name.text} is no location.", name.place)
        number = self.fetch(CardLayout(meant, name.place))
        game.in_play[number].revealed = True
        return number

    # The rest

    def encounters(self) -> None:
        """What lies on the encounter deck, and in its discard pile."""
        game, table = self.game, self.table
        laid: set[int] = set()
        for layout in reversed(table.encounter_deck):
            if is_blank(layout.card):
                game.encounter_deck.append(self.add(blank(TREACHERY), -1, ENCOUNTER_DECK, layout.label))
                continue
            here = (card for card in game.encounter_deck if card not in laid and game.printed[card] is layout.card)
            found = next(here, None)
            if found is not None:
                game.encounter_deck.remove(found)
                if layout.label:
                    self.names.labels[fold(layout.label)] = found
            card = self.add(layout.card, -1, ENCOUNTER_DECK, layout.label) if found is None else found
            game.encounter_deck.append(card)
            laid.add(card)
        for layouts, pile, zone in (
            (table.encounter_discard, game.encounter_discard, ENCOUNTER_DISCARD),
            (table.set_aside, game.set_aside, SET_ASIDE),
        ):
            pile.extend(self.add(layout.card, -1, zone, layout.label) for layout in layouts)
        for layout in table.victory:
            card = self.waiting(layout)
            if card < 0:
                game.victory.append(self.add(layout.card, -1, VICTORY, layout.label))
            else:
                zones.move(game, card, VICTORY)

    def piles(self) -> None:
        """What lies face down."""
        for zone, layouts in self.table.piles.items():
            for layout in layouts:
                self.face_down(layout, zone)

    def tokens(self) -> None:
        """The chaos tokens as they will be drawn; the bag holds them too."""
        chaos = self.table.chaos
        if chaos is None:
            return
        self.game.coming = list(chaos)
        for token in chaos:
            if token not in self.game.bag:
                bag.add(self.game, token)

    def begin(self) -> None:
        """The round stands where the case begins."""
        game, table = self.game, self.table
        game.round = max(table.round, 2) if table.phase == MYTHOS else table.round
        game.phase = table.phase
        game.lead = 0
        for player in range(table.active):
            game.investigators[player].done = table.phase == INVESTIGATION
        round_ = Round()
        game.push(round_)
        round_.go(FIRST_STEP[table.phase])
        game.touch()
