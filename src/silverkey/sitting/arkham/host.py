"""Arkham Horror as a table needs it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from silverkey.arkham.campaigns.making import all_campaigns, scenario_titles
from silverkey.arkham.company import MOST
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import read_content
from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.game import Game
from silverkey.arkham.library import find_card
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.view import GameView, InvestigatorView
from silverkey.arkham.words import DIFFICULTIES
from silverkey.sitting.arkham import party
from silverkey.sitting.arkham.autopass import ArkhamAutopass, ArkhamSettings
from silverkey.sitting.arkham.ending import opening, result
from silverkey.sitting.arkham.journal import ArkhamJournal
from silverkey.sitting.arkham.kinds import KINDS
from silverkey.sitting.arkham.news import ArkhamNews
from silverkey.sitting.arkham.party import USUAL_DIFFICULTY, USUAL_SCENARIO, Sitting, gathered, sitting_of, title_of
from silverkey.sitting.arkham.reasons import OFFERED, why_no_action, why_not, why_not_offered, why_not_there
from silverkey.sitting.arkham.remarks import Remarks, remarks
from silverkey.sitting.arkham.seats import holders_of, seats_of
from silverkey.sitting.arkham.wanting import Wanted, campaign_named, difficulty_named, scenario_named, starter_named
from silverkey.sitting.host import BEYOND, Agreed, Host, Wish
from silverkey.sitting.seats import Seats
from silverkey.sitting.wishing import DECKS, Choice, Wishable, choices, editions

SEEDS = 2**32
LOCATION = "location "
"""How it is asked about a location, of which only whoever has entered it knows the card."""
SETTINGS = ("scenario", "campaign", "difficulty")
"""What may be wished for besides investigators."""


class ArkhamAgreed(Agreed, frozen=True, kw_only=True):
    """A scenario or a campaign, how hard it is, and who plays which investigator."""

    scenario: str
    """Nothing where a campaign is played."""
    campaign: str
    difficulty: str
    sittings: tuple[Sitting, ...]
    held_by: tuple[int, ...]
    """Who plays each of them as it begins, by the place at the table."""
    players: tuple[str, ...]
    """What those who sit at the table are called."""
    reserve: tuple[Sitting, ...] = ()
    """Who may join a campaign later, besides those with starter decks."""


class ArkhamHost(Host[Game, GameView, ArkhamAgreed]):
    """One to four investigators, held by one to four people or bots."""

    word = "arkham"
    kinds = KINDS
    seats = tuple(range(1, MOST + 1))
    each = MOST
    secretive = False
    rivals = False
    agreed = ArkhamAgreed
    settings = ArkhamSettings

    def wishes(self) -> Sequence[Wishable]:
        """An investigator for each player; a scenario or a campaign; how hard it is; an edition."""
        investigators = choices(deck.name for deck in starter_decks().values())
        levels = tuple(Choice(word, word.capitalize()) for word in DIFFICULTIES)
        scenario, campaign, difficulty = SETTINGS
        return (
            Wishable(name=DECKS, label="Investigator", choices=investigators, each=True, own=True),
            Wishable(name=scenario, label="Scenario", choices=choices(scenario_titles()), usual=USUAL_SCENARIO),
            Wishable(name=campaign, label="Campaign", choices=choices(all_campaigns()), instead_of=scenario),
            Wishable(name=difficulty, label="Difficulty", choices=levels, usual=USUAL_DIFFICULTY),
            editions(list(EDITIONS)),
        )

    def agree(self, wish: Wish, people: Sequence[str], held_by: Sequence[int]) -> ArkhamAgreed:
        """What is played by whom; what is left open, the seed decides, or what is usual."""
        unknown = [name for name in wish.settings if name not in SETTINGS]
        if unknown:
            raise ValueError(f"{unknown[0]} is nothing that can be wished for: that is {', '.join(SETTINGS)}.")
        scenario, campaign, difficulty = (wish.settings.get(name, "") for name in SETTINGS)
        if scenario and campaign:
            raise ValueError("Wish for a campaign or for a single scenario.")
        EDITIONS.named(wish.edition)
        seed = random.SystemRandom().randrange(SEEDS) if wish.seed is None else wish.seed
        rng = random.Random(seed)
        decks = gathered(_wanted(wish.decks, len(held_by), rng), rng, bool(campaign))
        return ArkhamAgreed(
            seed=seed,
            edition=wish.edition,
            scenario="" if campaign else scenario_named(scenario or USUAL_SCENARIO),
            campaign=campaign_named(campaign) if campaign else "",
            difficulty=difficulty_named(difficulty or USUAL_DIFFICULTY),
            sittings=tuple(map(sitting_of, decks)),
            held_by=tuple(held_by),
            players=tuple(people),
        )

    def begin(self, agreed: ArkhamAgreed) -> Game:
        """The game, waiting for its first decision."""
        return party.begin(agreed, agreed.held_by, agreed.players)

    def restored(self, state: dict[str, Any]) -> Game:
        """The game of a snapshot."""
        return Game.from_dict(state)

    def title(self, agreed: ArkhamAgreed) -> str:
        """Who faces what."""
        return title_of(agreed)

    def opening(self, game: Game, seats: Seats) -> str:
        """Which scenario it is."""
        return opening(game)

    def result(self, game: Game) -> Mapping[str, Any]:
        """How it went. Nobody wins against anybody."""
        return {"winners": [], "how": " ".join(result(game.view(-1)))}

    def held_by(self, agreed: ArkhamAgreed, game: Game) -> Sequence[int]:
        """Who plays each investigator now."""
        return holders_of(game, agreed.held_by)

    def seated(self, agreed: ArkhamAgreed, game: Game, people: Sequence[str], whose: int) -> Seats:
        """The investigators by name."""
        return seats_of(game, self.held_by(agreed, game), whose)

    def journal(self, seats: Seats) -> ArkhamJournal:
        """The log of a seat."""
        return ArkhamJournal(seats)

    def news(self, seats: Seats) -> ArkhamNews:
        """The log in paragraphs."""
        return ArkhamNews(seats)

    def autopass(self, settings: Any = None) -> ArkhamAutopass:
        """What decides when a seat is asked."""
        return ArkhamAutopass(settings)

    def remarks(self, game: Game, seen: GameView) -> Remarks:
        """What the question is about, and what chaos tokens would do."""
        return remarks(game, seen)

    def seen_by_all(self, views: Sequence[GameView]) -> GameView:
        """What the first player sees, with the cards that the others keep hidden in their hands; nobody is silent."""
        sides = tuple(self._opened(player, views) for player in range(len(views[0].investigators)))
        return msgspec.structs.replace(views[0], viewer=-1, silent=False, investigators=sides)

    def _opened(self, player: int, views: Sequence[GameView]) -> InvestigatorView:
        """An investigator with the whole of his hand."""
        seen = views[0].investigators[player]
        if len(seen.hand) == seen.hand_size:
            return seen
        own = views[player].investigators[player].hand
        hand = tuple(msgspec.structs.replace(card, id=player * BEYOND + card.id) for card in own)
        return msgspec.structs.replace(seen, hand=hand)

    def why_not(self, game: Game, seats: Seats, seen: GameView, code: str) -> list[str]:
        """What stands in the way of a card, of a location by the number that the viewer has for it, or of an action."""
        if code in BASIC:
            return [why_no_action(game, seen, code)]
        if code in OFFERED:
            return why_not_offered(game, seen, code)
        if code.startswith(LOCATION):
            place = next((place for place in seen.locations if f"{LOCATION}{place.id}" == code), None)
            if place is None:
                raise LookupError("There is no such location.")
            return why_not_there(game, seen, place)
        return why_not(game, seen, find_card(code))


def _wanted(decks: Sequence[str], number: int, rng: random.Random) -> list[Wanted]:
    """A deck for each investigator; chance chooses where nothing is said, among those whom nobody else wants."""
    if len(decks) > number:
        raise ValueError(f"There are {len(decks)} decks for {number} {'seat' if number == 1 else 'seats'}.")
    said = [_brought(text) if text.strip() else None for text in (*decks, *[""] * (number - len(decks)))]
    taken = {deck.investigator for deck in said if deck is not None}
    free = [deck for code, deck in starter_decks().items() if code not in taken]
    rng.shuffle(free)
    return [Wanted(deck or free.pop()) for deck in said]


def _brought(text: str) -> Deck:
    """A starter deck by its investigator's name, or the text of a deck: ArkhamDB's JSON, or as people write it."""
    if "\n" in text.strip() or text.lstrip().startswith("{"):
        return read_content(text.encode())
    return starter_named(text.strip())


HOST = ArkhamHost()
