"""Control of cards, and what limits it: uniqueness, Heroic and Villainous (coc-latest/1.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.words import CHARACTER
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Standing

ONE_CONSPIRACY = Refusal("Each player may have only one conspiracy in play.", ())
UNIQUE = Refusal("You already control or own a copy of that unique card in play.", ("coc-latest/1.13.g",))
HEROIC = Refusal("You control a Villainous character, so you cannot have a Heroic one.", ("coc-latest/1.13.d",))
VILLAINOUS = Refusal("You control a Heroic character, so you cannot have a Villainous one.", ("coc-latest/1.13.d",))

NO_NEW_HOST = Refusal(
    "There is no card that this attachment could be on under your control.", ("coc-1.4/rules/gaining-control.b",)
)


def controller_of(game: Game, card: int) -> int:
    """Who controls a card, or owns it where nobody controls it."""
    standing = game.in_play.get(card)
    return game.owner[card] if standing is None else standing.controller


def conspiracy_refusal(game: Game, player: int) -> Refusal | None:
    """Whether a player has a conspiracy in play already; one that is being won is none any more."""
    return ONE_CONSPIRACY if any(story.owner == player for story in game.unwon()) else None


def unique_refusal(game: Game, player: int, card: int) -> Refusal | None:
    """Whether a player has a copy of a unique card in play, as its controller or its owner."""
    name = game.printed[card].name
    for other, standing in game.in_play.items():
        if other == card or standing.facedown:
            continue
        if (standing.controller == player or game.owner[other] == player) and (game.face(other).name == name):
            return UNIQUE
    return None


def reconciled(game: Game, card: int) -> bool:
    """Whether a character bears with both Heroic and Villainous ones."""
    return game.board.forbids(game, "does not exclude", card) is not None


def allegiance_refusal(game: Game, player: int, keywords: Iterable[str]) -> Refusal | None:
    """Whether the characters a player controls stand against a Heroic or Villainous one."""
    values = game.board.values
    for card, standing in game.in_play.items():
        held = values[card].keywords
        if standing.controller != player or not held:
            continue
        if "Heroic" in keywords and "Villainous" in held and not reconciled(game, card):
            return HEROIC
        if "Villainous" in keywords and "Heroic" in held and not reconciled(game, card):
            return VILLAINOUS
    return None


def new_hosts(game: Game, player: int, card: int) -> list[int] | None:
    """The cards that an attachment may be on when a player takes it over; None for what is on no card."""
    standing = game.in_play[card]
    fitting = game.printed[card].attach
    if fitting is None or standing.by_effect or standing.attached not in game.in_play:
        return None
    hosts = [standing.attached]
    if not game.edition.taken_attachment_stays:
        hosts = [host for host in fitting.find(game, Context(player, card)) if host in game.in_play and host != card]
    if not game.edition.taken_attachment_anywhere:
        hosts = [host for host in hosts if game.in_play[host].controller == player]
    return hosts


def other_stories(game: Game, player: int, card: int) -> list[int]:
    """The stories that a card attached to one may be moved to when a player takes it over."""
    standing, fitting = game.in_play.get(card), game.printed[card].attach
    if standing is None or fitting is None or game.story(standing.attached) is None:
        return []
    fits = fitting.find(game, Context(player, card))
    return [place for place in fits if place != standing.attached and game.story(place) is not None]


def control_refusal(game: Game, player: int, card: int) -> Refusal | None:
    """Why a player cannot take control of a card in play, or None."""
    face = game.face(card)
    if face.unique:
        refusal = unique_refusal(game, player, card)
        if refusal is not None:
            return refusal
    if new_hosts(game, player, card) == []:
        return NO_NEW_HOST
    values = game.values(card)
    if values.type == CHARACTER:
        return allegiance_refusal(game, player, values.keywords)
    return None


def change_sides(game: Game, card: int, player: int) -> None:
    """A card gets another controller; a committed character stays at its story or, in older editions, leaves it."""
    standing = game.in_play[card]
    standing.controller = player
    if not game.edition.committed_changes_sides:
        standing.committed = -1
    game.touch()


def still_there(game: Game, lasting: Lasting) -> list[tuple[int, Standing]]:
    """The cards of a lasting effect that are still what they were when it was put on them, each with how it lies."""
    found = []
    for card, entered in lasting.cards:
        standing = game.in_play.get(card)
        if standing is not None and standing.entered == entered:
            found.append((card, standing))
    return found


def give_back(game: Game, lasting: Lasting) -> None:
    """Control for a time has ended: the card goes back to whom it came from, if it is still the same card."""
    for card, standing in still_there(game, lasting):
        back = lasting.context.numbers["from"]
        later = [e for e in game.lasting if e.change is lasting.change and (card, standing.entered) in e.cards]
        if later:  # coc-latest/1.4.c: the most recent effect decides; when it ends, the card goes further back
            later[0].context.numbers["from"] = back
            continue
        if standing.controller != back:
            change_sides(game, card, back)
            game.note(Event("control ends", card, back))


class DiscardOne(Frame["Game"]):
    """A player with both Heroic and Villainous characters must choose one of them to be discarded."""

    __slots__ = ("cards", "player")

    STEPS = ("ask", "done")

    def __init__(self, player: int, cards: list[int]) -> None:
        self.player = player
        self.cards = list(dict.fromkeys(cards))

    def ask(self, game: Game) -> None:
        """Which one?"""
        game.ask(self.player, "allegiance", [Option("card", card) for card in self.cards])

    def answered(self, game: Game, option: Option) -> None:
        """That one goes."""
        game.happen([Event("discard", option.card, self.player)])

    def done(self, game: Game) -> None:
        """The rules look again."""
        game.unsettled = EVERYTHING
        game.pop()
