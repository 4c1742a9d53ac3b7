"""Resolving stories: icon struggles in order, then success (coc-latest/2.27, 3.2 to 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.lasting import expire
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.windows import Compelled, compel
from silverkey.cardgame.words.limits import omission
from silverkey.cthulhu.details import OfStruggle, OfSuccess
from silverkey.cthulhu.rules.committing import leaving, under_attack
from silverkey.cthulhu.rules.framework import Framework
from silverkey.cthulhu.table.board import struggle_order, struggles_of
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.committing import CountsAt, InStruggles
from silverkey.cthulhu.vocabulary.constants import changed_by
from silverkey.cthulhu.vocabulary.story_changes import (
    FRUITLESS,
    IN_YOUR_ORDER,
    NO_SUCCESS,
    SKILL_FIRST,
    awarded,
    by_skill,
    deciding_icons,
    resolving,
    skipped,
)
from silverkey.cthulhu.words import (
    AFTER_STORIES,
    AFTER_STORY,
    AFTER_STRUGGLES,
    ARCANE,
    COMBAT,
    ICON_NAMES,
    INVESTIGATION,
    PASSIVE,
    RESOLVED_AGAIN,
    TERROR,
)
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.event import REPLACED, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import FULL
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.committing import InStruggles

UNATTACKED = Refusal("Nobody attacks here any more, so it does not resolve.", ("coc-latest/3.1.c",))


def counted(game: Game, story: int, player: int, what: str) -> list[int]:
    """Whose skill or icons count for a player at a story, each once (coc-latest/faq/the-captain-double)."""
    found = game.committed(story, player)
    for word, ctx, _ in game.said(CountsAt):
        if word.what in ("", what) and story in word.where.cards(game, ctx):
            mine = (card for card, standing in game.in_play.items() if standing.controller == player)
            found.extend(card for card in mine if card not in found and word.covers(game, ctx, card))
    if not game.board.prohibitions:
        return found
    return [card for card in found if not any(omission(game, verb, card, story) for verb in ("count", f"count {what}"))]


def icon_total(game: Game, story: int, player: int, icon: int) -> int:
    """Icons of one kind that a player has at a story."""
    there, board = counted(game, story, player, "icons"), game.board
    total = 0
    for card in there:
        values = board.values[card]
        icons = values.icons[icon]
        if board.prohibitions:
            if omission(game, f"count {ICON_NAMES[icon]}", card) is not None:
                continue
            lost = values.lost & 1 << icon
            if not lost and omission(game, "count printed icons", card) is not None:
                icons -= game.face(card).icons[icon]
        total += max(0, icons)
    return total


def skill_total(game: Game, story: int, player: int) -> int:
    """Skill that a player has at a story."""
    return sum(game.skill(card) for card in counted(game, story, player, "skill"))


def struggle_totals(game: Game, story: int, icon: int) -> list[int]:
    """What decides a struggle for each player."""
    board = game.board
    if board.story_changes or board.prohibitions or game.said(CountsAt):
        return [_struggle_total(game, story, player, icon) for player in (0, 1)]
    totals, values = [0, 0], board.values
    for card, standing in game.in_play.items():
        if standing.committed == story:
            totals[standing.controller] += max(0, values[card].icons[icon])
    return totals


def _struggle_total(game: Game, story: int, player: int, icon: int) -> int:
    """What decides a struggle for a player: its icons or others, or skill (faq/chess-prodigy-parallel-universe)."""
    if not game.board.story_changes:
        return icon_total(game, story, player, icon)
    if by_skill(game, story, icon):
        return skill_total(game, story, player)
    return sum(icon_total(game, story, player, kind) for kind in deciding_icons(game, story, icon))


def fast_winner(game: Game, story: int) -> int:
    """The player who wins ties at a story: who has more Fast characters there; -1 for nobody."""
    fast = [sum("Fast" in game.values(c).keywords for c in game.committed(story, player)) for player in (0, 1)]
    if fast[0] == fast[1]:
        return -1
    return 0 if fast[0] > fast[1] else 1


class ResolveStories(Framework):
    """The active player resolves every story at which he has characters, in the order he likes."""

    __slots__ = ("left",)

    STEPS = ("initiate", "execute", "next_story", "over", "consequences", "react", "close")

    verb = "resolve stories"

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []

    def run(self, game: Game) -> None:
        """Characters may still be moved between stories, so each is looked at when its turn comes."""
        self.left = [story.card for story in game.stories]

    def next_story(self, game: Game) -> None:
        """Only a story with attackers resolves (coc-latest/3.1.c)."""
        waiting = [card for card in self.left if (story := game.story(card)) is not None and under_attack(game, story)]
        if not waiting:
            for card in self.left:
                if game.story(card) is not None and game.committed(card):
                    game.left_out(card, UNATTACKED)
            return
        self.go("next_story")
        game.ask(game.active, "resolve story", [Option("story", card) for card in waiting])

    def answered(self, game: Game, option: Option) -> None:
        """That story is next."""
        self.left.remove(option.card)
        game.push(ResolveStory(option.card))

    def over(self, game: Game) -> None:
        """All of them have resolved."""
        game.note(Event("stories resolved", player=game.active))
        expire(game, AFTER_STORIES)


class ResolveStory(Frame["Game"]):
    """One story: its struggles one after another, then success."""

    __slots__ = ("begun", "compared", "done", "event", "opposed", "reached", "story", "there")

    STEPS = ("begin", "next_struggle", "determine_success", "resolved", "consequences", "uncommit", "end")

    def __init__(self, story: int) -> None:
        self.story = story
        self.done = [0, 0, 0, 0]
        """How many struggles of each kind are over."""
        self.begun = False
        """Whether a struggle of it has begun to resolve."""
        self.reached = 0
        """How far the order of struggles has been gone through: what comes back behind that is past."""
        self.there: list[int] = []
        """Everyone who was committed here at any time during the resolution."""
        self.opposed = False
        """Whether the opponent had anybody here at any time during the resolution."""
        self.event = -1
        """The event of the story having resolved."""
        self.compared = False
        """Whether skill has been compared already."""

    def look(self, game: Game) -> None:
        """Note who is here."""
        for card in game.committed(self.story):
            if card not in self.there:
                self.there.append(card)
            if game.in_play[card].controller != game.active:
                self.opposed = True

    def begin(self, game: Game) -> None:
        """The story starts to resolve."""
        self.look(game)
        game.note(Event("story begins", self.story, game.active))
        if resolving(game, self.story, SKILL_FIRST):
            self.determine_success(game)

    def next_struggle(self, game: Game) -> None:
        """Struggles may come and go while the story resolves."""
        if self.won(game):
            return
        self.look(game)
        there = struggles_of(game, self.story)
        done = self.done
        waiting = [icon for icon in dict.fromkeys(there) if there.count(icon) > done[icon]]
        deciders = resolving(game, self.story, IN_YOUR_ORDER) if waiting and game.board.story_changes else []
        if waiting and not deciders:
            order, reached = struggle_order(game, self.story), self.reached
            waiting = [icon for icon in waiting if order.index(icon) >= reached][:1]
        if not waiting:
            expire(game, AFTER_STRUGGLES)
            return
        self.go("next_struggle")
        if deciders:
            options = [Option("icon", -1, icon) for icon in waiting]
            game.ask(deciders[0], "choose struggle", options, self.story)
        else:
            self.begin_struggle(game, waiting[0])

    def answered(self, game: Game, option: Option) -> None:
        """That struggle is next."""
        self.begin_struggle(game, option.number)

    def begin_struggle(self, game: Game, icon: int) -> None:
        """Resolve a struggle, unless it is left out."""
        self.done[icon] += 1
        self.reached = struggle_order(game, self.story).index(icon)
        if not skipped(game, self.story, icon):
            begin_struggle(game, Struggle(self.story, icon, first=not self.begun))
            self.begun = True

    def won(self, game: Game) -> bool:
        """A story that is won in the middle is resolved no further (coc-latest/3.2.c)."""
        if game.story(self.story) is None:
            expire(game, AFTER_STRUGGLES)
            self.go("resolved")
            return True
        return False

    def determine_success(self, game: Game) -> None:
        """The skill of both sides is compared."""
        if not self.won(game) and not self.compared and not resolving(game, self.story, NO_SUCCESS):
            self.compared = True
            game.push(Success(self.story, self.opposed))

    def resolved(self, game: Game) -> None:
        """The story has resolved; what answers that may know who was there."""
        story = game.story(self.story)
        if story is not None:
            story.resolved = True
        self.event = game.offer_interrupt(self.occurrence(game))

    def occurrence(self, game: Game) -> Event:
        """The event of this story having resolved."""
        return Event("story resolved", self.story, game.active, cards=tuple(self.there))

    def consequences(self, game: Game) -> None:
        """Passives and Forced Responses come at once; Responses wait."""
        game.note(game.events[self.event] if self.event >= 0 else self.occurrence(game))
        game.push(Compelled())
        self.reach_again(game)
        waiting = [e for e in game.lasting if e.until == AFTER_STORY and self.story in e.context.cards["resolved"]]
        if waiting:
            game.lasting = [effect for effect in game.lasting if effect not in waiting]
            for effect in waiting:
                effect.change.expire(game, effect)

    def reach_again(self, game: Game) -> None:
        """What lasts until a story has resolved again ends with the second time."""
        for effect in [effect for effect in game.lasting if effect.until == RESOLVED_AGAIN]:
            if any(game.in_play[card].committed == self.story for card, _ in effect.cards if card in game.in_play):
                if "resolved" in effect.context.numbers:
                    game.lasting.remove(effect)
                effect.context.numbers["resolved"] = 1
                game.touch()

    def uncommit(self, game: Game) -> None:
        """An older edition uncommits here already."""
        there = leaving(game, self.story) if game.edition.uncommit_after_story else []
        if there:
            game.happen([Event("uncommit", card, game.in_play[card].controller) for card in there])

    def end(self, game: Game) -> None:
        """On to the next story."""
        game.pop()


class Struggle(Frame["Game"]):
    """One icon struggle, with the four moments at which Disrupts may come (coc-latest/timing/disrupts)."""

    __slots__ = (
        "awarded",
        "barren",
        "event",
        "first",
        "icon",
        "loser",
        "margin",
        "spoils",
        "story",
        "then_won_by",
        "victim",
        "winner",
    )

    STEPS = (
        "before",
        "as_it_begins",
        "count",
        "early",
        "give",
        "apply",
        "share_spoils",
        "applied",
        "after",
        "end",
    )

    def __init__(self, story: int, icon: int, awarded: int = -1, first: bool = False) -> None:
        self.story = story
        self.icon = icon
        self.awarded = awarded
        """The player who wins it whatever is counted, or -1."""
        self.then_won_by = -1
        """The player who wins it too, after its result, or -1."""
        self.first = first
        """Whether none came before it at its story."""
        self.winner = -1
        self.loser = -1
        self.margin = 0
        self.event = -1
        self.victim = -1
        """Who suffers its result, or is readied by it."""
        self.barren = False
        """Whether it is won and lost, but brings nothing by itself."""
        self.spoils: list[tuple[InStruggles, int, int]] = []
        """What cards add to the result, with the player and the card that say so."""

    def disruptable(self, game: Game, verb: str, player: int = -1) -> None:
        """Let Disrupts of one moment come."""
        self.event = (
            game.offer_interrupt(Event(verb, self.story, player, self.margin, detail=OfStruggle(self.icon, self.first)))
            if verb in game.heard
            else -1
        )

    def replaced(self, game: Game) -> bool:
        """Whether something else came at the last moment."""
        return self.event >= 0 and game.events[self.event].status == REPLACED

    def cancelled(self, game: Game) -> bool:
        """Whether the last moment was cancelled."""
        return not game.went_ahead(self.event)

    def before(self, game: Game) -> None:
        """Before the struggle resolves."""
        self.disruptable(game, "before struggle")

    def as_it_begins(self, game: Game) -> None:
        """When the struggle resolves, before anything is counted."""
        if self.cancelled(game):
            self.go("end")
        else:
            self.disruptable(game, "struggle")

    def count(self, game: Game) -> None:
        """More icons win; a tie is nobody's unless Fast breaks it, and nothing to nothing never is."""
        self.barren = self.cancelled(game)
        totals = struggle_totals(game, self.story, self.icon)
        self.winner = self.decided(game, totals)
        if self.winner < 0:
            self.end(game)
            return
        self.loser = 1 - self.winner
        self.margin = max(0, totals[self.winner] - totals[self.loser])
        self.barren = self.barren or self.loser in resolving(game, self.story, FRUITLESS)
        if game.observer is not None:
            game.observer(Event("struggle decided", self.story, self.winner, self.margin, detail=OfStruggle(self.icon)))
        self.disruptable(game, "would win struggle", self.winner)

    def decided(self, game: Game, totals: list[int]) -> int:
        """Who wins: whoever is said to, or whoever has more; -1 for nobody."""
        if self.awarded >= 0:
            return self.awarded
        winner = awarded(game, self.story, self.icon)
        if winner >= 0:
            return winner
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1
        return fast_winner(game, self.story) if totals[0] > 0 else -1

    def early(self, game: Game) -> None:
        """In older editions Disrupts after a struggle come before its result (coc-1.4/timing/disrupts.a)."""
        if self.cancelled(game):
            self.go("end")
        elif not game.edition.disrupts_after_struggles and not self.replaced(game):
            self.disruptable(game, "after struggle", self.winner)

    def give(self, game: Game) -> None:
        """Something else may come instead of what the struggle gives (coc-latest/1.8.a)."""
        if self.cancelled(game):
            self.go("end")
            return
        if self.barren:
            self.go("applied")
            return
        given = Event("struggle effect", self.story, self.winner, detail=OfStruggle(self.icon))
        game.happen([given], "given")

    def given(self, game: Game, happened: bool) -> None:
        """Something else came instead, or nothing did."""
        if not happened:
            self.go("applied")

    def apply(self, game: Game) -> None:
        """What the struggle gives: insanity, a wound, a readied character, a token."""
        self.spoils = [
            (word, ctx.you, ctx.source)
            for word, ctx, _ in game.said(InStruggles)
            if word.covers(game, ctx, self.story, self.icon, self.winner)
        ]
        if self.replaced(game):
            return
        if self.icon == TERROR:
            self.pick_victim(game, "insane")
        elif self.icon == COMBAT:
            self.pick_victim(game, "wound")
        elif self.icon == ARCANE:
            exhausted = [c for c in game.committed(self.story, self.winner) if game.in_play[c].exhausted]
            if exhausted:
                game.push(Choosing(self.winner, "ready", exhausted, 0, 1), "picked")
        elif self.icon == INVESTIGATION:
            game.ask(self.winner, "place token", [YES, NO], self.story)

    def pick_victim(self, game: Game, verb: str) -> None:
        """The loser picks one of his characters there that can suffer it, if able; or a card lets the winner pick."""
        there = game.committed(self.story, self.loser)
        refusals = {card: VERBS[verb].cannot(game, card, self.winner) for card in there}
        able = [card for card in there if refusals[card] is None]
        patron = self.patron(game, verb)
        if able and patron >= 0:
            game.push(Choosing(self.winner, f"choose to {verb}", able, about=patron), "picked")
        elif able:
            game.push(Choosing(self.loser, f"{verb} by struggle", able), "picked")
        for card, refusal in refusals.items():
            if refusal is not None:
                game.left_out(card, refusal)

    def patron(self, game: Game, verb: str) -> int:
        """The winner's card at this story that lets him pick who suffers, or -1."""
        mine = game.committed(self.story, self.winner)
        patrons = [ctx.source for ctx in changed_by(game, f"winner picks {verb}") if ctx.source in mine]
        patrons += [ctx.source for ctx in changed_by(game, f"you pick {verb}") if ctx.you == self.winner]
        return next(iter(patrons), -1)

    def picked(self, game: Game, cards: tuple[int, ...]) -> None:
        """A character has been picked, or none is to be readied."""
        if not cards:
            return
        verb = {TERROR: "insane", COMBAT: "wound", ARCANE: "ready"}[self.icon]
        patron = self.patron(game, verb)
        by = self.winner if patron >= 0 else -1
        cause = ICON_NAMES[self.icon]
        player = self.winner if self.icon == ARCANE else self.loser
        self.victim = cards[0]
        event = Event(verb, self.victim, player, cause=cause, place=self.story, source=patron, by=by)
        if game.happen([event], "suffered") is FULL:
            self.suffered(game, happened=True)

    def suffered(self, game: Game, happened: bool) -> None:
        """Disrupts after a wound come as soon as it is there; in older editions before it (reading/24)."""
        if happened and self.icon == COMBAT and game.edition.disrupts_after_struggles:
            game.offer_interrupt(Event("wounded", self.victim, self.loser, place=self.story))

    def answered(self, game: Game, option: Option) -> None:
        """A token, or none."""
        if option == YES:
            game.happen([Event("place token", self.story, self.winner, cause=ICON_NAMES[self.icon])])

    def share_spoils(self, game: Game) -> None:
        """What cards add to the result comes as part of it, even if such a card has just been destroyed by it."""
        if not self.spoils:
            return
        self.go("share_spoils")
        word, player, card = self.spoils.pop(0)
        ctx = Context(player, card, kind=PASSIVE)
        ctx.numbers.update(winner=self.winner, loser=self.loser, margin=self.margin, here=self.story)
        ctx.cards["here"] = (self.story,)
        game.push(Program(word.effect, ctx))

    def applied(self, game: Game) -> None:
        """The result is there for all to answer."""
        for verb, player in (("win struggle", self.winner), ("lose struggle", self.loser)):
            if game.noticed(verb):
                game.note(Event(verb, self.story, player, self.margin, detail=OfStruggle(self.icon)))
        if game.edition.disrupts_after_struggles:
            self.disruptable(game, "after struggle", self.winner)

    def after(self, game: Game) -> None:
        """Passives and Forced Responses come at once; Responses wait (coc-latest/3.2.b)."""
        compel(game)

    def end(self, game: Game) -> None:
        """On to the next struggle, or to the same as somebody else has won it too."""
        game.pop()
        if self.then_won_by >= 0 and game.story(self.story) is not None:
            begin_struggle(game, Struggle(self.story, self.icon, self.then_won_by))


def begin_struggle(game: Game, struggle: Struggle) -> None:
    """Resolve a struggle, at once with the count where no card of the game hears of what comes before that."""
    game.push(struggle)
    if "before struggle" not in game.heard and "struggle" not in game.heard:
        struggle.go("count")


class Success(Frame["Game"]):
    """Determine success: the active player needs more skill than the opponent, and at least 1."""

    __slots__ = ("opposed", "story", "theirs", "tokens")

    STEPS = ("compare", "disrupts", "place", "second", "after", "again", "end")

    def __init__(self, story: int, opposed: bool) -> None:
        self.story = story
        self.opposed = opposed
        self.theirs = 0
        """The skill on the other side."""
        self.tokens = 0

    def compare(self, game: Game) -> None:
        """The defender never succeeds; without opposing skill the success is unchallenged."""
        mine = skill_total(game, self.story, game.active)
        theirs = skill_total(game, self.story, 1 - game.active)
        fast = mine == theirs and fast_winner(game, self.story) == game.active
        if not (mine > theirs or fast) or mine < 1:
            game.note(Event("fail", self.story, game.active))
            self.note(game, "lose check", game.active)
            self.note(game, "no success", game.active)
            self.note(game, "no success", 1 - game.active)
            self.go("after")
            return
        self.theirs = theirs
        self.tokens = 2 if theirs <= 0 else 1
        there = tuple(game.committed(self.story))
        success = OfSuccess(theirs, self.opposed)
        game.note(Event("succeed", self.story, game.active, mine - theirs, cards=there, detail=success))
        self.note(game, "no success", 1 - game.active)  # coc-latest/faq/jacob-finnegan
        self.note(game, "lose check", 1 - game.active)
        if self.tokens == 2:
            self.note(game, "unchallenged", game.active)

    def note(self, game: Game, verb: str, player: int) -> None:
        """What comes of the comparison for a player, if anybody would know of it."""
        if game.noticed(verb):
            game.note(Event(verb, self.story, player))

    def disrupts(self, game: Game) -> None:
        """Players may disrupt the success before it brings tokens."""
        game.offer_interrupt(Event("success", self.story, game.active, detail=OfSuccess(self.theirs, self.opposed)))

    def place(self, game: Game) -> None:
        """A token for success."""
        if self.tokens < 2:
            self.go("after")
        game.ask(game.active, "place token", [YES, NO], self.story)

    def second(self, game: Game) -> None:
        """One more for an unchallenged success, unless the story has been won meanwhile."""
        if game.story(self.story) is not None:
            game.ask(game.active, "place token", [YES, NO], self.story)

    def answered(self, game: Game, option: Option) -> None:
        """A token, or none."""
        if option == YES:
            game.happen([Event("place token", self.story, game.active, cause="success")])

    def after(self, game: Game) -> None:
        """Passives and Forced Responses come at once."""
        compel(game)

    def again(self, game: Game) -> None:
        """Players may disrupt what comes after skill has been compared."""
        game.offer_interrupt(Event("skill check", self.story, game.active, int(self.opposed)))

    def end(self, game: Game) -> None:
        """The story is resolved."""
        game.pop()
