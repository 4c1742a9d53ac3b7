"""What Arkham Horror hides, for two worlds side by side."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from arkham_games import campaign, started
from games import give_faces
from worlds import Group, Secrets, Watched, mentioned

from silverkey.arkham.card import Card
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.rules.scenario import Ending
from silverkey.arkham.table import zones
from silverkey.arkham.view import GameView
from silverkey.arkham.vocabulary.searching import FindEncounter, SearchDeck
from silverkey.arkham.words import (
    ACT_DECK,
    AGENDA_DECK,
    ENEMY,
    FACEDOWN,
    HAND,
    LOCATION,
    PHASES,
    PLAYER_TYPES,
    SACRIFICES,
    SET_ASIDE,
    TREACHERY,
    UNDER_AGENDAS,
)
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.program import Program
from silverkey.sitting.arkham.autopass import ArkhamAutopass
from silverkey.sitting.arkham.circumstances import circumstances
from silverkey.sitting.arkham.reasons import why_no_action, why_not


def secret(code: str) -> Card:
    """A printed card as if it were kept hidden in hand."""
    card = by_code()[code]
    hidden = card.reworded(keywords=(*card.facts.keywords, "Hidden"))
    hidden.code = f"{code}-hidden"
    return hidden.finish()


SECRETS = [secret(code) for code in ("01018", "01020", "01050", "01089", "01092")]
"""An ally, a weapon, an event and skills that are kept hidden in hand."""
SETTLED = (SET_ASIDE, ACT_DECK, AGENDA_DECK)
"""What lies there everybody knows from the rules of the scenario, but for which of several locations it is."""


@cache
def encounters() -> list[Card]:
    """What an encounter deck may have."""
    faces = (face for face in by_code().values() if face.type in (ENEMY, TREACHERY) and not face.facts.weakness)
    return [face for face in faces if not face.facts.back]


@cache
def player_cards() -> list[Card]:
    """What may be in the deck of an investigator besides weaknesses."""
    faces = (face for face in by_code().values() if face.type in PLAYER_TYPES and not face.facts.weakness)
    return [face for face in faces if not face.facts.encounter_set and "Permanent" not in face.keywords]


def may_be_buried(face: Card) -> bool:
    """Whether a card may lie face down though nobody knows; of a unique one no copy could come into play."""
    return face.type != ENEMY and not face.facts.weakness and not face.facts.unique


def begun(seed: int) -> Game:
    """A scenario with all that can be hidden: cards kept secret in hands and decks, and cards that lie face down."""
    return with_secrets(started(seed), seed)


def about_to_end(seed: int) -> Game:
    """A campaign whose first scenario will soon be over, for nobody can bear much any more; there is much to buy."""
    game = with_secrets(campaign(seed), seed)
    for held, member in zip(game.investigators, game.chronicle.members, strict=True):
        game.in_play[held.card].damage = game.value("health", held.card) - 1
        game.in_play[held.card].horror = game.value("sanity", held.card) - 1
        member.experience = 3
    game.touch()
    return game


def with_secrets(game: Game, seed: int) -> Game:
    """A game with all that can be hidden."""
    rng = random.Random(seed)
    for held in game.investigators:
        free = [card for card in (*held.hand, *held.deck) if not game.printed[card].facts.weakness]
        give_faces(game, {card: rng.choice(SECRETS) for card in rng.sample(free, 8)})
        for card in held.hand:
            game.place(card, HAND)
    for zone, pile in zip((UNDER_AGENDAS, SACRIFICES), (game.encounter_deck, game.investigators[0].deck), strict=True):
        for card in [card for card in pile if may_be_buried(game.printed[card])][:2]:
            zones.move(game, card, zone)
    return game


class Hidden(Secrets[Game]):
    """Decks, what lies face down, the other sides of locations, and what others keep secret in their hands."""

    quiet = ("action", "mulligan", "whose turn", "story asset", "buy cards", "next lead")
    declining = Option("end turn")
    holding = ("act", "agenda", "reference")

    def hidden(self, game: Game, card: int, viewer: int) -> bool:
        zone = game.zone[card]
        if zone in Game.SEALED or self.masked(game, card):
            return True
        return zone == HAND and is_secret(game, card) and game.owner[card] != viewer

    def masked(self, game: Game, card: int) -> bool:
        return game.printed[card].type == LOCATION and not game.is_revealed(card)

    def groups(self, game: Game, viewer: int, known: set[int], answers: list[Option]) -> Iterator[Group]:
        unseen = [card for card in range(len(game.printed)) if card not in known and self.hidden(game, card, viewer)]
        alike: dict[tuple[str, ...], list[int]] = {}
        for card in unseen:
            facts = game.printed[card].facts
            if facts.type == LOCATION:
                alike.setdefault((facts.title, facts.back_title, facts.back_symbol), []).append(card)
        yield from (Group(cards) for cards in alike.values() if len(cards) > 1)
        fixed = mentioned(game, self)
        free = [
            card
            for card in unseen
            if card not in fixed and game.zone[card] not in SETTLED and not self.masked(game, card)
        ]
        groups: dict[tuple[int, bool, bool], list[int]] = {}
        for card in free:
            kind = game.owner[card], is_secret(game, card), game.zone[card] in FACEDOWN
            groups.setdefault(kind, []).append(card)
        for (owner, kept, buried), cards in groups.items():
            others = SECRETS if kept else encounters() if owner < 0 else player_cards()
            yield Group(cards, [face for face in others if not (buried and face.facts.unique)])

    def piles(self, game: Game) -> Iterable[list[int]]:
        own = (pile for held in game.investigators for pile in (held.deck, held.hand))
        return (game.encounter_deck, game.side_deck, game.set_aside, *game.piles.values(), *own)

    def reasons(self, game: Game, seen: GameView) -> Iterator[str]:
        yield repr(circumstances(game))
        yield repr(ArkhamAutopass().automatic(game, seen, 0))
        yield from (why_no_action(game, seen, action) for action in BASIC)
        stages = [stage for stage in (seen.act, seen.agenda) if stage is not None]
        shown = (*seen.investigators[seen.viewer].hand, *seen.in_play, *seen.locations, *stages)
        for number in {card.code: card.id for card in shown if card.code}.values():
            yield from why_not(game, seen, game.printed[game.sight.card(seen.viewer, number)])

    def when(self, game: Game) -> tuple[int, ...]:
        return self.laid_out(game), game.round, PHASES.index(game.phase)

    def laid_out(self, game: Game) -> int:
        """Between two scenarios the cards of the first still lie there."""
        playing = any(isinstance(frame, Ending) for frame in game.stack)
        return len(game.chronicle.ended) - (not playing)

    def ask_again(self, game: Game) -> None:
        game.stack[-1].go("s1_action")
        game.advance()

    def shown(self, game: Game, event: Event) -> Iterable[int]:
        """Once the scenario is over, who was in the cultist deck may be recorded."""
        return game.side_deck if event.verb == "record" else ()

    def shuffling(self, game: Game, items: list[Any]) -> None:
        """Whoever searches a deck looks through it, and what he does not find all know not to be there."""
        frame = game.stack[-1]
        if not isinstance(frame, Program) or frame.position >= len(frame.program):
            return
        search = frame.program[frame.position]
        if isinstance(search, FindEncounter | SearchDeck):
            picky = any(not search.cards.match(game, frame.ctx, card) for card in items)
            if picky or frame.ctx.you == game.viewer:
                game.known.update(items)

    def listen(self, game: Game) -> None:
        heard, heard_by, elsewhere = game.heard, game.heard_by, game.heard_out_of_play
        game.let_hear(ability for face in set(game.printed) for ability in face.spoken)
        game.heard, game.heard_by = game.heard | heard, game.heard_by | heard_by
        game.heard_out_of_play |= elsewhere

    def disorder(self, game: Game, rng: random.Random) -> None:
        rng.shuffle(game.bag)
        rng.shuffle(game.weaknesses)


def is_secret(game: Game, card: int) -> bool:
    """Whether a card is kept hidden in hand."""
    return "Hidden" in game.printed[card].keywords


ARKHAM = Hidden()


class WatchedGame(Watched, Game):
    """A game of Arkham Horror under a viewer's eyes."""

    __slots__ = ("foretold", "known", "lots", "told", "viewer")

    secrets = ARKHAM

    def look(self) -> None:
        """Whoever searches a deck looks through it."""
        super().look()
        if self.pending is not None and self.pending.kind == "search" and self.pending.player == self.viewer:
            self.known.update((*self.encounter_deck, *self.investigators[self.viewer].deck))

    def place(self, card: int, zone: str, facedown: bool = False) -> None:
        """A weakness that comes up in an opening hand is set aside for all to see."""
        super().place(card, zone, facedown)
        if zone == SET_ASIDE and self.owner[card] >= 0:
            self.known.add(card)


Hidden.watched = WatchedGame
