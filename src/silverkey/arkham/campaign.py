"""Playing a campaign: a game whose scenarios are frames, so that upgrades and all else come in by the same door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from silverkey.arkham.campaigns.making import Campaign, Interlude, all_campaigns
from silverkey.arkham.chronicle import Chronicle, Member
from silverkey.arkham.decks.buying import at_place, bought, for_sale, leaving_for, place_of, upgrades
from silverkey.arkham.decks.check import pending_weaknesses
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat, clear, playable_weaknesses, set_up
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.table import bag
from silverkey.arkham.words import PLAYER_TYPES
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """What a player begins a campaign with: a new deck, or what has come of it in another campaign."""

    deck: Deck
    physical: int = 0
    mental: int = 0
    """Trauma."""
    experience: int = 0
    earned: tuple[str, ...] = ()
    """Story assets, by code."""


def new_campaign(
    campaign: Campaign,
    entrants: Sequence[Entrant],
    seed: int = 0,
    difficulty: str = "standard",
    pool: Sequence[Deck] | None = None,
) -> Game:
    """A campaign up to its first question. The first entrant leads in the first scenario.

    ``pool`` are the decks of those who may take the place of the killed and the insane; by default the starter decks
    of whoever else can be played.
    """
    codes = [entrant.deck.investigator for entrant in entrants]
    if len(set(codes)) < len(codes):
        raise ValueError("Each player of a campaign plays another investigator.")
    game = Game(seed, len(entrants))
    game.difficulty = difficulty
    bag.fill(game, campaign.bags[difficulty])
    game.weaknesses = playable_weaknesses()
    game.chronicle = Chronicle(campaign.title)
    for entrant in entrants:
        member = _member(entrant.deck)
        member.physical, member.mental = entrant.physical, entrant.mental
        member.experience, member.earned = entrant.experience, list(entrant.earned)
        game.chronicle.members.append(member)
        _draw_weaknesses(game, member)
    decks = starter_decks().values() if pool is None else pool
    game.chronicle.pool = [_member(deck) for deck in decks if deck.investigator not in codes and not _unwritten(deck)]
    game.push(Campaigning())
    game.advance()
    return game


def carried_on(game: Game) -> list[Entrant]:
    """What the survivors of a campaign may bring to another: deck, story assets, weaknesses, experience and trauma.

    Notes of the log stay behind, and so do tokens added to the chaos bag (ahlcg-1.2/1.11).
    """
    return [
        Entrant(
            deck=_deck(member),
            physical=member.physical,
            mental=member.mental,
            experience=member.experience,
            earned=tuple(member.earned),
        )
        for member in game.chronicle.members
        if not member.fate
    ]


def _unwritten(deck: Deck) -> list[str]:
    """The names of cards of a deck that cannot be played yet."""
    codes = (deck.investigator, *deck.cards)
    return [printed_card(code).name for code in codes if code != RANDOM_WEAKNESS and code not in by_code()]


def _member(deck: Deck) -> Member:
    unwritten = _unwritten(deck)
    if unwritten:
        raise ValueError(f"These cards cannot be played yet: {', '.join(unwritten)}.")
    return Member(deck.investigator, dict(deck.cards), dict(deck.exempt))


def _deck(member: Member) -> Deck:
    name = printed_card(member.investigator).title
    return Deck(investigator=member.investigator, cards=dict(member.cards), name=name, exempt=dict(member.exempt))


def _draw_weaknesses(game: Game, member: Member) -> None:
    """Basic weaknesses that a deck has leave the pool; those that it lacks are drawn from it."""
    for code, copies in member.cards.items():
        for _ in range(min(copies, game.weaknesses.count(code))):
            game.weaknesses.remove(code)
    for _ in range(pending_weaknesses(_deck(member))):
        if game.weaknesses:
            drawn = game.chance("weakness", game.weaknesses)
            game.weaknesses.remove(drawn)
            member.cards[drawn] = member.cards.get(drawn, 0) + 1
    member.cards.pop(RANDOM_WEAKNESS, None)


def _seat(member: Member) -> Seat:
    cards = tuple(Counter(member.cards).elements())
    return Seat(investigator=member.investigator, deck=cards, physical=member.physical, mental=member.mental)


def known() -> list[str]:
    """The player cards that can be played, and so bought."""
    return [code for code, card in by_code().items() if card.type in PLAYER_TYPES and not card.facts.encounter_set]


class Campaigning(Frame[Game]):
    """A campaign, part by part: a scenario, what it leaves behind, new investigators, new cards, the next part."""

    __slots__ = ("asset", "buying", "player")

    STEPS = ("begin", "collect", "replace", "include", "upgrade", "advance", "lead", "over")

    def __init__(self) -> None:
        self.player = 0
        """Whose turn it is between scenarios."""
        self.asset = 0
        """Which of his story assets he is asked about."""
        self.buying = -1
        """The card that he is buying, by its place in the catalogue."""

    # A part

    def begin(self, game: Game) -> None:
        """The next part of the campaign begins."""
        part = self.part(game)
        if isinstance(part, Interlude):
            self.go("advance")
            game.push(Program(part.effect, Context(game.lead, game.reference)))
            return
        clear(game)
        set_up(game, all_scenarios()[part], [_seat(member) for member in game.chronicle.members])

    @staticmethod
    def part(game: Game) -> str | Interlude:
        """The part that is being played, or comes next."""
        return all_campaigns()[game.chronicle.title].parts[game.chronicle.part]

    def returned(self, game: Game, value: object) -> None:
        """The part has been played."""
        self.player = self.asset = 0

    def collect(self, game: Game) -> None:
        """What the scenario leaves behind: trauma, experience, cards earned, and who is killed or insane."""
        for held, member in zip(game.investigators, game.chronicle.members, strict=True):
            member.physical, member.mental = held.physical, held.mental
            member.experience += held.experience
            member.fate = held.killed
            for code in held.gained:
                if printed_card(code).story:
                    member.earned.append(code)
                else:
                    member.gives(code, 1)
        if game.outcome:
            self.go("over")

    # Who is killed or insane is replaced

    def replace(self, game: Game) -> None:
        """Whoever has lost his investigator chooses another that has not been used; without any, all is lost."""
        members = game.chronicle.members
        while self.player < len(members) and not members[self.player].fate:
            self.player += 1
        if self.player == len(members):
            self.player = 0
            return
        if not game.chronicle.pool:
            game.outcome = "lost"
            self.go("over")
            return
        self.repeat()
        found = [Option("investigator", -1, place_of(member.investigator)) for member in game.chronicle.pool]
        game.ask(self.player, "new investigator", found)

    def succeed(self, game: Game, code: str) -> None:
        """An investigator takes the place of one who is lost; he has the story assets of this scenario."""
        chronicle = game.chronicle
        new = next(member for member in chronicle.pool if member.investigator == code)
        chronicle.pool.remove(new)
        lost = chronicle.members[self.player]
        new.earned = [code for code in game.investigators[self.player].gained if printed_card(code).story]
        chronicle.lost.append(lost)
        chronicle.members[self.player] = new
        _draw_weaknesses(game, new)

    # New cards

    def include(self, game: Game) -> None:
        """Whoever has earned a story asset says whether it is in his deck."""
        member = game.chronicle.members[self.player]
        if self.asset == len(member.earned):
            return
        self.repeat()
        place = place_of(member.earned[self.asset])
        game.ask(self.player, "story asset", [Option("include", -1, place), Option("leave out", -1, place)])

    def upgrade(self, game: Game) -> None:
        """2. New cards are bought, one after the other; each takes the place of another (ahlcg-1.2/1.8)."""
        member = game.chronicle.members[self.player]
        deck, cards = _deck(member), known()
        if self.buying >= 0:
            leaving = leaving_for(deck, at_place(self.buying).code, member.experience)
            self.repeat()
            game.ask(self.player, "what leaves", [Option("remove", -1, place_of(code)) for code in leaving])
            return
        options = [DONE]
        if member.experience:
            traded = upgrades(deck, member.experience, cards)
            options += [Option("upgrade", -1, place_of(new), place_of(old)) for old, new in traded]
            options += [Option("buy", -1, place_of(code)) for code in for_sale(deck, member.experience, cards)]
        self.repeat()
        game.ask(self.player, "buy cards", options)

    def buy(self, game: Game, new: str, old: str) -> None:
        """A card takes the place of another."""
        member = game.chronicle.members[self.player]
        deck, cost = bought(_deck(member), new, old, member.experience)
        member.cards = dict(deck.cards)
        member.experience -= cost
        self.buying = -1

    def next_player(self, game: Game) -> None:
        """The next player's turn, or all have had theirs."""
        self.player += 1
        self.asset = 0
        last = self.player == len(game.chronicle.members)
        self.go("advance" if last else "include")

    # On to the next part

    def advance(self, game: Game) -> None:
        """On to the next part, if there is one."""
        game.chronicle.part += 1
        if game.chronicle.part == len(all_campaigns()[game.chronicle.title].parts):
            self.go("over")

    def lead(self, game: Game) -> None:
        """The players choose who leads in the next scenario."""
        self.go("begin")
        if isinstance(self.part(game), Interlude):
            return
        players = range(len(game.chronicle.members))
        game.ask(0, "lead investigator", [Option("player", -1, player) for player in players])

    def over(self, game: Game) -> None:
        """The campaign is over."""
        game.over = True
        game.pending = None

    def answered(self, game: Game, option: Option) -> None:
        """A new investigator, a story asset, a card bought or taken out, or a new lead investigator."""
        member = game.chronicle.members[self.player] if self.player < len(game.chronicle.members) else None
        match option.word:
            case "player":
                game.lead = option.number
            case "investigator":
                self.succeed(game, at_place(option.number).code)
            case "include" | "leave out":
                assert member is not None
                code = at_place(option.number).code
                wanted = int(option.word == "include")
                member.gives(code, wanted - member.cards.get(code, 0))
                self.asset += 1
            case "upgrade":
                self.buy(game, at_place(option.number).code, at_place(option.other).code)
            case "buy":
                self.buying = option.number
            case "remove":
                self.buy(game, at_place(self.buying).code, at_place(option.number).code)
            case _:
                self.next_player(game)
