"""What changes how a card in play stands: wounds, insanity, exhaustion, commitment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, WOUNDS
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Question
from silverkey.cardgame.words.limits import at, omission
from silverkey.cthulhu.details import REGARDLESS, TURNED_BACK
from silverkey.cthulhu.state import Standing
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.control import change_sides, control_refusal, new_hosts, other_stories, unique_refusal
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.verbs.base import Altering, Seating, Verb
from silverkey.cthulhu.words import CHARACTER, IN_PLAY, PLAYED, TERROR
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game

INVULNERABLE = Refusal(
    "A character with Invulnerability cannot be wounded.",
    ("coc-latest/handbook/invulnerability", "coc-latest/2.37.b"),
)
WILLPOWER = Refusal("A character with Willpower cannot go insane.", ("coc-latest/2.2.b",))
FEARLESS = Refusal("A character with a Terror icon cannot go insane.", ("coc-latest/2.2.b",))
NEITHER = Refusal(
    "An insane or facedown card is neither ready nor exhausted.", ("coc-latest/2.10.e", "coc-latest/2.10.a")
)
READY_ALREADY = Refusal("Only an exhausted card can be readied.", ("coc-latest/2.10.d",))
EXHAUSTED_ALREADY = Refusal("Only a ready card can be exhausted.", ("coc-latest/2.10.d",))
NOT_INSANE = Refusal("Only an insane character can be restored.", ("coc-latest/2.34.b",))
UNWOUNDED = Refusal("It has no wound.", ("coc-latest/1.3.b",))
NO_CHARACTER = Refusal("Only characters can be wounded.", ("coc-latest/2.37.a",))
STORY_GONE = "story gone"
"""``Event.cause`` of leaving a story that is won, or put away by an effect: nothing keeps anybody there."""
NOT_COMMITTED = Refusal("It is committed to no story.", ("coc-latest/2.10.f",))
NOT_ATTACHED = Refusal("It is attached to nothing.", ("coc-latest/1.15.a",))
CONTROLLED_ALREADY = Refusal("That player controls it already.", ("coc-latest/1.13.a",))
INSANE_ALREADY = Refusal("An insane character cannot be made insane again.", ("coc-latest/2.34.a",))


INSANE = Refusal("An insane character cannot commit.", ("coc-latest/2.10.e",))
COMMITTED = Refusal("It is already committed.", ("coc-latest/2.10.h",))
NO_ATTACKER = Refusal(
    "The opponent commits only to stories where the active player has characters.",
    ("coc-latest/3.1.b", "coc-latest/faq/military-bike-defender"),
)


class Wound(Altering):
    """Place wounds on a character. Too many destroy it, which the rules see to."""

    name = "wound"
    does = "wound {who}"
    touches = WOUNDS

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.values(card).type == CHARACTER else NO_CHARACTER

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        if "Invulnerability" in game.values(card).keywords:
            return INVULNERABLE
        return game.board.forbids(game, "wound", card)

    def alter(self, game: Game, event: Event, standing: Standing) -> None:
        if game.edition.killed_cards_answer or self.name in game.heard:
            event.memory = Remains(game, event.card)
        standing.wounds += event.amount
        game.blame[event.card] = (event.source, event.by, event.cause)

    def log(self, told: Account) -> str:
        times = "" if told.event.amount == 1 else f" {told.event.amount} times"
        return f"{told.card} is wounded{times}{told.because}."


class MoveWound(Verb):
    """Move a wound from the card ``event.place`` to another (coc-latest/2.31)."""

    name = "move wound"
    rulings = ("coc-latest/2.31.a",)
    does = "move a wound from {place} to {who}"
    tells = "A wound moves from {place} to {card}{because}."
    touches = WOUNDS

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        if "Invulnerability" in game.values(card).keywords:
            return INVULNERABLE
        return game.board.forbids(game, "move wound", card)

    def change(self, game: Game, event: Event) -> bool:
        standing, origin = game.in_play.get(event.card), game.in_play.get(event.place)
        if standing is None or origin is None or not origin.wounds or self.cannot(game, event.card, event.player):
            return False
        origin.wounds -= 1
        standing.wounds += 1
        game.blame[event.card] = (event.source, event.by, event.cause)
        return True


class PlaceWounds(MoveWound):
    """Put wounds on a card that another would have been dealt: that is no wounding either."""

    name = "place wounds"
    does = "put those wounds on {who}"
    tells = "The wounds are put on {card}{because}."

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.values(card).type == CHARACTER else NO_CHARACTER

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or self.refusal(game, event.card, event.player):
            return False
        standing.wounds += event.amount
        game.blame[event.card] = (event.source, event.by, event.cause)
        return True


class RemoveWound(Altering):
    """Take a wound off a character."""

    name = "remove wound"
    does = "remove a wound from {who}"
    tells = "A wound is removed from {card}{because}."
    touches = WOUNDS

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.in_play[card].wounds else UNWOUNDED

    def alter(self, game: Game, event: Event, standing: Standing) -> None:
        standing.wounds -= min(standing.wounds, event.amount)


class GoInsane(Verb):
    """Turn a character face down (rulebook, Insanity; coc-latest/2.34)."""

    name = "insane"
    carries = (Manner,)
    rulings = ("coc-latest/handbook/insanity", "coc-latest/2.34.c")
    does = "{who} goes insane"
    tells = "{card} goes insane{because}."
    touches = EVERYTHING

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        values = game.values(card)
        if not values.insane and "Willpower" in values.keywords:
            return WILLPOWER
        if values.icons[TERROR] > 0 and omission(game, "resist", card) is None:
            return FEARLESS
        return self.never(game, card)

    def never(self, game: Game, card: int) -> Refusal | None:
        """What forbids it even to an effect that ignores Willpower and Terror icons."""
        return INSANE_ALREADY if game.values(card).insane else game.board.forbids(game, "insane", card)

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None:
            return False
        if self.never(game, event.card) or (event.word != REGARDLESS and self.cannot(game, event.card, event.player)):
            return False
        if self.name in game.heard:
            event.memory = Remains(game, event.card)
        shed = [card for card in game.attachments(event.card) if omission(game, "shed", card) is None]
        if not game.board.forbids(game, "lose tokens", event.card):
            standing.tokens = 0
        standing.insane = True
        standing.exhausted = False
        standing.committed = -1
        game.doomed.extend(shed)
        return True


class GoInsaneRegardless(GoInsane):
    """Go insane whatever Willpower and Terror icons say; what happens is going insane all the same."""

    name = "insane regardless"
    does = "{who} goes insane, ignoring Willpower and [T] icons"

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        return self.never(game, card)


class Restore(Verb):
    """Turn an insane character face up, exhausted."""

    name = "restore"
    rulings = ("coc-latest/2.34.b",)
    does = "restore {who}"
    tells = "{card} is restored{because}."

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.in_play[card].insane else NOT_INSANE

    def perform(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or self.refusal(game, event.card, event.player):
            return False
        standing.insane = False
        standing.exhausted = True
        face = game.face(event.card)
        game.touch()
        if face.type == "event":  # coc-latest/2.34.e
            game.doomed.append(event.card)
        elif face.type == CHARACTER:
            game.note(event)
        return True


class Ready(Altering):
    """Ready an exhausted card; only exhausted cards can be (coc-latest/2.10.d)."""

    name = "ready"
    rulings = ("coc-latest/2.10.d",)
    does = "ready {who}"
    touches = FATIGUE

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        standing = game.in_play[card]
        if standing.insane or standing.facedown:
            return NEITHER
        return None if standing.exhausted else READY_ALREADY

    def alter(self, game: Game, event: Event, standing: Standing) -> None:
        standing.exhausted = False

    def log(self, told: Account) -> str:
        return "" if told.event.cause == "rule" else f"{told.card} readies{told.because}."


class Exhaust(Altering):
    """Exhaust a ready card; only ready cards can be (coc-latest/2.10.d)."""

    name = "exhaust"
    rulings = ("coc-latest/2.10.d",)
    does = "exhaust {who}"
    touches = FATIGUE

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        standing = game.in_play[card]
        if standing.insane or standing.facedown:
            return NEITHER
        return EXHAUSTED_ALREADY if standing.exhausted else None

    def alter(self, game: Game, event: Event, standing: Standing) -> None:
        standing.exhausted = True

    def log(self, told: Account) -> str:
        return "" if told.event.cause == "commit" else f"{told.card} exhausts{told.because}."


class Commit(Verb):
    """Commit a character to the story ``event.place``. The commit windows exhaust it; effects do not."""

    name = "commit"
    carries = (Manner,)
    rulings = ("coc-latest/2.10.f",)
    does = "commit {who} to {place} without exhausting it"
    tells = "{card} commits to {place}{because}."
    touches = COMMITMENT | FATIGUE

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.insane or standing.committed == event.place or game.story(event.place) is None:
            return False
        if game.board.forbids(game, at(event.place, "commit"), event.card) is not None:
            return False
        by_window = event.cause == "commit"  # which has asked already what forbids it
        if not by_window and (
            self.cannot(game, event.card, event.player) is not None
            or game.company_refusal(standing.controller, {event.card: event.place}) is not None
        ):
            return False
        exhausts = by_window and omission(game, "exhaust to commit", event.card, event.place) is None
        standing.committed = event.place
        if exhausts and not standing.exhausted:
            standing.exhausted = True
            if game.noticed("exhaust to commit"):
                game.note(Event("exhaust to commit", event.card, event.player, place=event.place))
        if event.word == TURNED_BACK:
            standing.committed = -1
            game.touch(self.touches)
            return False
        return True


def joining_refusal(game: Game, player: int, card: int, story: int) -> Refusal | None:
    """Why a character that a player controls cannot go to a story by an effect, or None."""
    if game.in_play[card].insane:
        return INSANE
    if game.in_play[card].committed == story:
        return COMMITTED
    if player != game.active and not game.committed(story, game.active):
        return NO_ATTACKER
    refusal = game.board.forbids(game, at(story, "commit"), card) or game.board.forbids(game, "commit", card)
    return refusal or game.company_refusal(player, {card: story}) or game.toll_refusal(player, {card: story})


class Uncommit(Verb):
    """Remove a character from its story, as ready or exhausted as it is."""

    name = "uncommit"
    rulings = ("coc-latest/2.10.i",)
    does = "remove {who} from the story it is committed to"
    touches = COMMITMENT

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return NOT_COMMITTED if game.in_play[card].committed < 0 else None

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or self.moot(game, event.card, event.player):
            return False
        if event.cause != STORY_GONE and self.cannot(game, event.card, event.player) is not None:
            return False
        event.place = standing.committed
        standing.committed = -1
        return True

    def log(self, told: Account) -> str:
        return "" if told.event.source < 0 else f"{told.card} leaves its story{told.because}."


class Attach(Verb):
    """Attach a card to another: one in play or in a pile, or an event that is being played (coc-latest/1.15.a)."""

    name = "attach"
    rulings = ("coc-latest/1.15.a",)
    does = "attach {who}"
    anywhere = True
    tells = "{card} is attached to {place}."
    touches = EVERYTHING

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        """A card of a pile must be free to leave it, and keeps its uniqueness where it is attached."""
        if game.zone[card] in (IN_PLAY, PLAYED):
            return super().cannot(game, card, player)
        unique = unique_refusal(game, player, card) if game.printed[card].unique else None
        return zones.stuck(game, card) or unique

    def change(self, game: Game, event: Event) -> bool:
        if (event.place not in game.in_play and game.story(event.place) is None) or event.place == event.card:
            return False
        if zones.unattachable(game, event.card, event.place) is not None:
            return False
        if game.zone[event.card] == PLAYED:
            zones.enter_play(game, event)
        standing = game.in_play.get(event.card)
        moved = standing is not None and standing.attached != -1 and game.printed[event.card].attach is not None
        if standing is None:
            if self.cannot(game, event.card, event.player) is not None:
                return False
            zones.take(game, event.card)
            standing = zones.stand(game, event.card, event.player)
        standing.attached = event.place
        # An attachment that moves itself stays one; other cards become attachments only in play.
        if not moved:
            standing.by_effect = event.source != event.card or game.printed[event.card].attach is None
            standing.mute = event.source != event.card
        standing.committed = -1
        if game.edition.new_type_sheds:
            game.shed(event.card)
        return True


class Unattach(Verb):
    """Take an attached card off its host; it is again what it is printed as."""

    name = "unattach"
    rulings = ("coc-latest/1.15.c",)
    does = "unattach {who}"
    tells = "{card} is no longer attached."
    touches = EVERYTHING

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return NOT_ATTACHED if game.in_play[card].attached < 0 else None

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or self.moot(game, event.card, event.player):
            return False
        standing.attached = -1
        standing.by_effect = standing.mute = False
        return True


class TakeControl(Seating):
    """Take control of a card (coc-latest/1.13)."""

    name = "control"
    rulings = ("coc-latest/1.13.a",)
    does = "take control of {who}"
    tells = "{card} changes sides{because}."

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        if game.in_play[card].controller != player:
            refusal = control_refusal(game, player, card)
            if refusal is not None:
                return refusal
        return game.board.forbids(game, "control", card)

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return CONTROLLED_ALREADY if game.in_play[card].controller == player else None

    def seats(self, game: Game, event: Event) -> list[int]:
        """An older edition attaches what was taken over anew (coc-1.4/rules/gaining-control.b)."""
        anew = event.card in game.in_play and not game.edition.taken_attachment_stays
        return new_hosts(game, event.player, event.card) or [] if anew else []

    def question(self, game: Game, event: Event) -> Question | None:
        """Who gains control of a card attached to a story may attach it to another (coc-latest/1.13.i)."""
        stories = other_stories(game, event.player, event.card)
        if not stories or event.place != -1:
            return super().question(game, event)
        options = [*(Option("card", story) for story in stories), DONE]
        return Question(event.player, "move to story", options, event.source)

    def answered(self, game: Game, event: Event, option: Option) -> None:
        event.place = option.card

    def perform(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play or self.refusal(game, event.card, event.player):
            return False
        change_sides(game, event.card, event.player)
        game.note(event)
        if event.place != -1:
            game.in_play[event.card].attached = event.place
            game.note(Event("attach anew", event.card, event.player, place=event.place))
        return True
