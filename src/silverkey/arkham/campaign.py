"""Playing a campaign: a game whose scenarios are frames, so that upgrades and all else come in by the same door."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from silverkey.arkham.campaigns.making import Campaign, Interlude, all_campaigns
from silverkey.arkham.chronicle import Chronicle, Member
from silverkey.arkham.company import Travellers, deck_of, draw_weaknesses, member_of, seat_of
from silverkey.arkham.decks.buying import adds, at_place, bought, for_sale, leaving_for, place_of, upgrades
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.playing import why_unplayable
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import clear
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import playable_weaknesses, set_up
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.table import bag
from silverkey.arkham.verbs.campaign import tell
from silverkey.arkham.words import PLAYER_TYPES
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """What a player begins a campaign with: a new deck, or what has come of it in another campaign."""

    deck: Deck
    player: int = 0
    """Who plays it, by the place among the players."""
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
    players: Sequence[str] = (),
) -> Game:
    """A campaign up to its first question. The first entrant leads in the first scenario.

    ``pool`` are the decks of those who may take the place of the killed and the insane, or join; by default the starter
    decks of whoever else can be played. ``players`` are those who may join and leave between scenarios, by name; the
    first speaks where they decide together. Without any, nobody comes or goes.
    """
    game = Game(seed, len(entrants))
    begin_campaign(game, campaign, entrants, difficulty, pool, players)
    game.advance()
    return game


def begin_campaign(
    game: Game,
    campaign: Campaign,
    entrants: Sequence[Entrant],
    difficulty: str = "standard",
    pool: Sequence[Deck] | None = None,
    players: Sequence[str] = (),
) -> None:
    """A new game is a campaign, of which nothing has been played yet."""
    codes = [entrant.deck.investigator for entrant in entrants]
    if len(set(codes)) < len(codes):
        raise ValueError("Each player of a campaign plays another investigator.")
    game.difficulty = difficulty
    bag.fill(game, campaign.bags[difficulty])
    game.weaknesses = playable_weaknesses()
    game.chronicle = Chronicle(campaign.title)
    game.chronicle.players = list(players)
    for seat, entrant in enumerate(entrants):
        member = member_of(entrant.deck)
        member.player = entrant.player
        member.physical, member.mental = entrant.physical, entrant.mental
        member.experience, member.earned = entrant.experience, list(entrant.earned)
        game.chronicle.members.append(member)
        draw_weaknesses(game, member, seat)
    decks = starter_decks().values() if pool is None else pool
    others = [deck for deck in decks if deck.investigator not in codes]
    game.chronicle.pool = [member_of(deck) for deck in others if not why_unplayable(deck.investigator, deck.cards)]
    game.push(Campaigning())


def carried_on(game: Game) -> list[Entrant]:
    """What the survivors of a campaign may bring to another: deck, story assets, weaknesses, experience and trauma.

    Notes of the log stay behind, and so do tokens added to the chaos bag (ahlcg-1.2/1.11).
    """
    return [
        Entrant(
            deck=deck_of(member),
            player=member.player,
            physical=member.physical,
            mental=member.mental,
            experience=member.experience,
            earned=tuple(member.earned),
        )
        for member in game.chronicle.members
        if not member.fate
    ]


def known() -> list[str]:
    """The player cards that can be played, and so bought."""
    return [code for code, card in by_code().items() if card.type in PLAYER_TYPES and not card.facts.encounter_set]


class Campaigning(Frame[Game]):
    """A campaign, part by part: a scenario, what it leaves behind, new investigators, new cards, the next part."""

    __slots__ = ("asset", "buying", "coming", "going", "leader", "player")

    STEPS = (
        *("begin", "collect", "replace", "include", "upgrade", "credit"),
        *("advance", "company", "lead", "set_out", "over"),
    )

    def __init__(self) -> None:
        self.player = 0
        """Whose turn it is between scenarios."""
        self.asset = 0
        """Which of his story assets he is asked about."""
        self.buying = -1
        """The card that he is buying, by its place in the catalogue."""
        self.going: list[int] = []
        """Whose players leave before the next scenario, by their places in the catalogue."""
        self.coming: list[int] = []
        """Who joins then, each by his place and who plays him."""
        self.leader = -1
        """Who leads in the next scenario, by his place in the catalogue."""

    # A part

    def begin(self, game: Game) -> None:
        """The next part of the campaign begins."""
        part = self.part(game)
        if isinstance(part, Interlude):
            for held in game.investigators:
                held.experience = 0
            self.go("credit")
            game.push(Program(part.effect, Context(game.lead, game.reference)))
            return
        clear(game)
        set_up(game, all_scenarios()[part], [seat_of(member) for member in game.chronicle.members])

    @staticmethod
    def part(game: Game) -> str | Interlude:
        """The part that is being played, or comes next."""
        return all_campaigns()[game.chronicle.title].parts[game.chronicle.part]

    def returned(self, game: Game, value: object) -> None:
        """The part has been played, and the next one comes."""
        self.player = self.asset = 0
        game.chronicle.part += 1

    def collect(self, game: Game) -> None:
        """What the scenario leaves behind: trauma, experience, cards earned or exiled, and who is killed or insane."""
        game.chronicle.ended.append(game.resolution)
        game.chronicle.rounds += game.round
        for held, member in zip(game.investigators, game.chronicle.members, strict=True):
            member.physical, member.mental = held.physical, held.mental
            member.experience += max(0, held.experience)  # nobody earns less than nothing in a scenario
            member.fate = held.killed
            for code in held.exiled:
                member.exiles(code, counts=printed_card(code).level is not None)
            for code in held.gained:
                if printed_card(code).story and not printed_card(code).weakness:
                    member.earned.append(code)
                else:
                    member.gives(code, 1)
        if game.outcome:
            self.go("over")

    # Who is killed or insane is replaced

    def replace(self, game: Game) -> None:
        """Whoever has lost his investigator chooses another that has not been used, or leaves; else all is lost."""
        members = game.chronicle.members
        while self.player < len(members) and not self.bereft(members[self.player]):
            self.player += 1
        if self.player == len(members):
            self.player = -1
            self.next_player(game)
            return
        found = [Option("investigator", -1, place_of(member.investigator)) for member in game.chronicle.pool]
        place = place_of(members[self.player].investigator)
        if game.chronicle.players and self.travellers(game).may_leave(place):
            found.append(Option("leave", -1, place))
        if not found:
            game.outcome = "lost"
            self.go("over")
            return
        self.repeat()
        game.ask(self.player, "new investigator", found)

    def bereft(self, member: Member) -> bool:
        """Whether somebody has lost his investigator and stays all the same."""
        return bool(member.fate) and place_of(member.investigator) not in self.going

    def succeed(self, game: Game, code: str) -> None:
        """An investigator takes the place of one who is lost; he has the story assets of this scenario."""
        chronicle = game.chronicle
        new = next(member for member in chronicle.pool if member.investigator == code)
        chronicle.pool.remove(new)
        lost = chronicle.members[self.player]
        new.player = lost.player
        new.earned = [code for code in game.investigators[self.player].gained if printed_card(code).story]
        chronicle.lost.append(lost)
        chronicle.members[self.player] = new
        tell(game, "new investigator", printed_card(code).title, self.player)
        draw_weaknesses(game, new, self.player)

    # New cards

    def next_player(self, game: Game) -> None:
        """The turn of the next player who stays, or all have had theirs."""
        members = game.chronicle.members
        self.player += 1
        self.asset = 0
        while self.player < len(members) and place_of(members[self.player].investigator) in self.going:
            self.player += 1
        self.go("advance" if self.player == len(members) else "include")

    def include(self, game: Game) -> None:
        """Whoever has earned a story asset says whether it is in his deck."""
        member = game.chronicle.members[self.player]
        if self.asset == len(member.earned):
            return
        self.repeat()
        place = place_of(member.earned[self.asset])
        game.ask(self.player, "story asset", [Option("include", -1, place), Option("leave out", -1, place)])

    def upgrade(self, game: Game) -> None:
        """2. New cards are bought, one after the other; each takes the place of another (ahlcg-1.2/1.8).

        Where cards were exiled, others must fill their room first (rules reference, Exile).
        """
        member = game.chronicle.members[self.player]
        deck = deck_of(member)
        cards = [code for code in known() if printed_card(code).title not in game.chronicle.barred]
        self.repeat()
        if self.buying >= 0:
            leaving = leaving_for(deck, at_place(self.buying).code, member.experience)
            game.ask(
                self.player, "what leaves", [Option("remove", -1, place_of(code), self.buying) for code in leaving]
            )
            return
        options = []
        if member.experience or member.room:
            traded = upgrades(deck, member.experience, cards)
            options += [Option("upgrade", -1, place_of(new), place_of(old)) for old, new in traded]
            new = for_sale(deck, member.experience, cards, member.room)
            options += [Option("buy", -1, place_of(code)) for code in new]
        if not member.room or not options:
            options.insert(0, DONE)
        game.ask(self.player, "buy cards", options)

    def buy(self, game: Game, new: str, old: str = "") -> None:
        """A new card joins a deck, in the place of another unless there is room for it."""
        member = game.chronicle.members[self.player]
        deck, cost = bought(deck_of(member), new, old, member.experience)
        member.cards = dict(deck.cards)
        member.experience -= cost
        if not old:
            member.room = max(0, member.room - 1)
        self.buying = -1
        instead = f" for {printed_card(old).levelled}" if old else ""
        tell(game, "deck changes", f"{printed_card(new).levelled}{instead}, {cost} experience", self.player)

    def credit(self, game: Game) -> None:
        """What an interlude has given."""
        for held, member in zip(game.investigators, game.chronicle.members, strict=True):
            member.experience += held.experience

    # On to the next part

    def advance(self, game: Game) -> None:
        """On to the next part, if there is one."""
        if game.chronicle.part == len(all_campaigns()[game.chronicle.title].parts):
            self.go("over")
        elif isinstance(self.part(game), Interlude):
            self.go("begin")

    def travellers(self, game: Game) -> Travellers:
        """Who is about to leave and to join."""
        return Travellers(game.chronicle, self.going, self.coming)

    def company(self, game: Game) -> None:
        """Players may join and leave (rules reference, Joining or Leaving a Campaign)."""
        if game.chronicle.players:
            self.repeat()
            game.ask(game.chronicle.spokesman, "company", [DONE, *self.travellers(game).options()])

    def lead(self, game: Game) -> None:
        """The players choose who leads in the next scenario."""
        company = [place for place, _ in self.travellers(game).company()]
        game.ask(game.chronicle.spokesman, "next lead", [Option("lead", -1, place) for place in company])

    def set_out(self, game: Game) -> None:
        """Those who leave leave, those who join join, and on it goes."""
        self.travellers(game).set_out(game)
        self.going, self.coming = [], []
        codes = [member.investigator for member in game.chronicle.members]
        game.lead = codes.index(at_place(self.leader).code)
        self.go("begin")

    def over(self, game: Game) -> None:
        """The campaign is over."""
        game.over = True
        game.pending = None

    def answered(self, game: Game, option: Option) -> None:
        """A new investigator, a story asset, a card bought or taken out, who joins, leaves or leads."""
        match option.word:
            case "lead":
                self.leader = option.number
            case "investigator":
                self.succeed(game, at_place(option.number).code)
            case "leave":
                self.travellers(game).leaves(option.number)
            case "join":
                self.travellers(game).joins(option.number, option.other)
            case "include" | "leave out":
                member = game.chronicle.members[self.player]
                code = at_place(option.number).code
                wanted = int(option.word == "include")
                member.gives(code, wanted - member.cards.get(code, 0))
                self.asset += 1
            case "upgrade":
                self.buy(game, at_place(option.number).code, at_place(option.other).code)
            case "buy":
                self.choose(game, option.number)
            case "remove":
                self.buy(game, at_place(self.buying).code, at_place(option.number).code)
            case _:
                self.enough(game)

    def choose(self, game: Game, place: int) -> None:
        """A new card is wanted; unless there is room for it, it is asked what leaves."""
        if adds(at_place(place), game.chronicle.members[self.player].room):
            self.buy(game, at_place(place).code)
        else:
            self.buying = place

    def enough(self, game: Game) -> None:
        """Nothing more is bought, or nobody else comes or goes."""
        if self.next_step == "company":
            self.go("lead")
        else:
            self.next_player(game)
