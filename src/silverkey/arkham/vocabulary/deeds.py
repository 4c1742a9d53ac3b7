"""Instructions: what effects do to cards, investigators and the scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from silverkey.arkham.details import Harm
from silverkey.arkham.table import zones
from silverkey.arkham.verbs import VERBS
from silverkey.arkham.vocabulary.amounts import TokensOn
from silverkey.arkham.vocabulary.references import YOUR_LOCATION
from silverkey.arkham.vocabulary.tests import Promise
from silverkey.arkham.words import ASSET, SKILLS
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import Both, Chosen, Ref
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class Do(Instruction):
    """Let a verb happen to certain cards."""

    verb: str
    who: Ref
    number: int | Amount = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        cards = self.who.cards(game, ctx)
        if not cards or number <= 0:
            return SHORT
        return game.happen([brought_about(ctx, self.verb, card, ctx.you, number) for card in cards])

    def possible(self, game: Game, ctx: Context) -> Any:
        """One card that it would change is enough. Of what might be chosen, it is asked about each in turn."""
        known = isinstance(self.who, Chosen) and all(name in ctx.cards for name in self.who.name.split())
        settled = self.who.cards(game, ctx) if known else self.who.settled(game, ctx)
        if settled is None:
            return None
        verb = VERBS[self.verb]
        refusals = [verb.refusal(game, card, ctx.you) for card in settled]
        return None if None in refusals else refusals[0] if refusals else game.REFUSALS.no_target

    def english(self, title: str) -> str:
        does = game_verb(self.verb)
        if self.number == 1:
            does = does.replace("{n} clues", "a clue")
        return does.replace("{who}", self.who.english(title)).replace("{n}", amount_english(self.number))


def game_verb(verb: str) -> str:
    """The imperative of a verb."""
    return VERBS[verb].does or f"{verb} {{n}} on {{who}}"


@dataclass(frozen=True, eq=False)
class Suffer(Instruction):
    """Certain investigators take damage and horror, perhaps directly."""

    damage: int | Amount = 0
    horror: int | Amount = 0
    who: Who = YOURSELF
    direct: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        harmed = any(not game.investigators[player].fate for player in self.who.players(game, ctx))
        return None if harmed else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        harm = Harm(amount(self.damage, game, ctx), amount(self.horror, game, ctx), self.direct)
        if harm.damage <= 0 and harm.horror <= 0:
            return FULL
        players = [player for player in self.who.players(game, ctx) if not game.investigators[player].fate]
        if not players:
            return SHORT
        return game.happen([brought_about(ctx, "deal", game.investigators[p].card, p, detail=harm) for p in players])

    def english(self, title: str) -> str:
        direct = "direct " if self.direct else ""
        parts = [
            f"{amount_english(n)} {direct}{what}" for n, what in ((self.damage, "damage"), (self.horror, "horror")) if n
        ]
        who = self.who.english()
        return f"{'take' if who == 'you' else f'{who} takes'} {' and '.join(parts)}"


@dataclass(frozen=True, eq=False)
class DealDamage(Instruction):
    """Damage is dealt to certain cards, all at once; an investigator may assign it to his assets."""

    number: int | Amount
    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        cards = [card for card in self.who.cards(game, ctx) if card in game.in_play]
        if not cards or number <= 0:
            return SHORT
        together = any(game.player_of(card) >= 0 for card in cards)
        return game.happen([self.dealt(game, ctx, card, number, together) for card in cards])

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = self.who.settled(game, ctx)
        if settled is None or isinstance(self.who, Both) or any(card in game.in_play for card in settled):
            return None
        return game.REFUSALS.no_target

    def dealt(self, game: Game, ctx: Context, card: int, number: int, together: bool) -> Event:
        """The event for one of the cards. Together with investigators it waits until they have assigned theirs."""
        if together:
            return brought_about(ctx, "deal", card, game.player_of(card), detail=Harm(number, 0))
        return brought_about(ctx, "damage", card, ctx.you, number)

    def english(self, title: str) -> str:
        return f"deal {amount_english(self.number)} damage to {self.who.english(title)}"


@dataclass(frozen=True, eq=False)
class Discover(Instruction):
    """Discover clues, at your location if nothing else is said."""

    number: int | Amount = 1
    where: Ref = YOUR_LOCATION

    def possible(self, game: Game, ctx: Context) -> Any:
        places = self.where.settled(game, ctx)
        if places is not None and not any(game.in_play[place].clues for place in places if place in game.in_play):
            return game.REFUSALS.no_target
        return game.shuns(Event("discover", -1, ctx.you))

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        there = [(place, min(number, game.in_play[place].clues)) for place in self.where.cards(game, ctx)]
        events = [brought_about(ctx, "discover", -1, ctx.you, many, place=place) for place, many in there if many > 0]
        return game.happen(events) if events else SHORT

    def english(self, title: str) -> str:
        clues = "a clue" if self.number == 1 else f"{amount_english(self.number)} clues"
        return f"discover {clues} at {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class PlaceDoom(Instruction):
    """Place doom on certain cards; on the agenda that may make it advance."""

    number: int | Amount
    who: Ref
    may_advance: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = self.who.settled(game, ctx)
        if settled is None or (settled and amount(self.number, game, ctx) > 0):
            return None
        return game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        number = amount(self.number, game, ctx)
        if not cards or number <= 0:
            return SHORT
        frame.stage = 1
        outcome = game.happen([brought_about(ctx, "place doom", card, ctx.you, number) for card in cards])
        return outcome if outcome is LATER else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1 and self.may_advance:
            frame.stage = 2
            height = len(game.stack)
            game.check_doom()
            if len(game.stack) > height:
                return LATER
        return came(bool(value))

    def english(self, title: str) -> str:
        advance = ", which may make the agenda advance" if self.may_advance else ""
        return f"place {amount_english(self.number)} doom on {self.who.english(title)}{advance}"


@dataclass(frozen=True, eq=False)
class Test(Instruction):
    """Perform a skill test, with what follows if it succeeds or fails."""

    skill: str
    difficulty: int | Amount
    success: tuple[Instruction, ...] = ()
    failure: tuple[Instruction, ...] = ()
    alternative: str = ""
    """Another skill that may be tested in place of the first."""

    def run(self, game: Game, frame: Program) -> Outcome:
        if not self.alternative:
            return self.begin(game, frame, self.skill)
        skills = [Option("skill", -1, SKILLS.index(skill)) for skill in (self.skill, self.alternative)]
        return frame.ask(game, frame.ctx.you, "which skill", skills)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return self.begin(game, frame, SKILLS[option.number])

    def begin(self, game: Game, frame: Program, skill: str) -> Outcome:
        """Begin the test of a skill."""
        difficulty = amount(self.difficulty, game, frame.ctx)
        game.begin_test(frame.ctx, skill, difficulty=difficulty, success=self.success, failure=self.failure)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        difficulty = amount_english(self.difficulty)
        text = f"test [{self.skill}] ({difficulty})"
        if self.alternative:
            text += f" or [{self.alternative}] ({difficulty})"
        if self.success:
            text += f". If you succeed, {joined(self.success, title)}"
        if self.failure:
            text += f". If you fail, {joined(self.failure, title)}"
        return text


@dataclass(frozen=True, eq=False)
class Modify(Instruction):
    """A chaos token changes the skill value of the test by so much."""

    by: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        test = game.test
        if test is not None:
            test.modifier += game.token_value(amount(self.by, game, frame.ctx))
        return FULL

    def english(self, title: str) -> str:
        if isinstance(self.by, int):
            return f"{self.by:+}".replace("-", "−")
        return f"+1 for each {self.by.each()}" if isinstance(self.by, TokensOn) else self.by.english()


@dataclass(frozen=True, eq=False)
class IfTest(Instruction):
    """If the test under way succeeds, or fails, something follows."""

    kind: str
    """"success" or "failure", or "after success" and "after failure" for what comes once the test has ended."""
    effect: tuple[Instruction, ...]
    once: bool = False
    """However often it is promised in one test."""
    promise: Promise = field(init=False, repr=False)
    """The same as what lasts until then."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "promise", Promise(self.kind, self.effect))

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.once and any(effect.change is self.promise for effect in game.lasting):
            return SHORT
        game.let_last_for_test(self.promise, frame.ctx)
        return FULL

    def english(self, title: str) -> str:
        return f"{self.promise.clause(title)}{' (limit once per test)' if self.once else ''}"


CROWDED = Refusal(
    "As many copies of it as there may be are there already.", ("ahlcg-reference/attach.a", "ahlcg-1.2/2.3.a")
)


@dataclass(frozen=True, eq=False)
class PutInto(Instruction):
    """This card comes into play: under your control, in your threat area, attached to something, or at a location."""

    how: str
    """"controlled", "threat", "attached" or "at"."""
    where: Ref | None = None
    clues: int = 0
    horror: int = 0
    limit: int = 0
    """So many by title at most on what it is attached to."""

    def possible(self, game: Game, ctx: Context) -> Any:
        places = None if self.where is None else self.where.settled(game, ctx)
        return None if places is None else self.refusal(game, ctx, places)

    def refusal(self, game: Game, ctx: Context, places: tuple[int, ...]) -> Refusal | None:
        """Why it could not come to the first of these places, or None."""
        if not places:
            return game.REFUSALS.no_target
        alike = [card for card in zones.attachments(game, places[0]) if game.name(card) == game.name(ctx.source)]
        return CROWDED if self.limit and len(alike) >= self.limit else None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        place = -1
        if self.where is not None:
            found = self.where.cards(game, ctx)
            refusal = self.refusal(game, ctx, found)
            if refusal is not None:
                game.left_out(ctx.source, refusal)
                return SHORT
            place = found[0]
        event = brought_about(ctx, "enter", ctx.source, ctx.you, place=place)
        event.cause = self.how
        if self.how == "threat" and game.printed[ctx.source].type == ASSET:
            game.receive(ctx.you, event)
            return LATER
        outcome = game.happen([event])
        return outcome if outcome is LATER else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        standing = game.in_play.get(frame.ctx.source)
        if standing is not None:
            standing.clues += self.clues
            standing.horror += self.horror
            game.touch()
        return came(standing is not None)

    def english(self, title: str) -> str:
        if self.how == "threat":
            text = f"place {title} in your threat area"
        elif self.how == "controlled":
            text = f"take control of {title}"
        else:
            where = "" if self.where is None else self.where.english(title)
            text = f"attach {title} to {where}" if self.how == "attached" else f"put {title} into play at {where}"
        tokens = [f"{n} {what}" for n, what in ((self.clues, "clues"), (self.horror, "horror")) if n]
        text += f" (limit {self.limit} on each)" if self.limit else ""
        return f"{text}; it has {' and '.join(tokens)} on it" if tokens else text


@dataclass(frozen=True, eq=False)
class Trauma(Instruction):
    """An investigator suffers trauma."""

    kind: str
    number: int = 1
    who: Who = YOURSELF

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        players = self.who.players(game, ctx)
        events = [brought_about(ctx, "trauma", -1, p, self.number, detail=Manner(self.kind)) for p in players]
        return game.happen(events)

    def english(self, title: str) -> str:
        who = self.who.english()
        return f"{'suffer' if who == 'you' else f'{who} suffers'} {self.number} {self.kind} trauma"


@dataclass(frozen=True, eq=False)
class Resolve(Instruction):
    """The scenario ends with a resolution."""

    resolution: str

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([brought_about(frame.ctx, "resolution", -1, -1, detail=Manner(self.resolution))])

    def english(self, title: str) -> str:
        return f"the scenario ends with resolution {self.resolution}"


@dataclass(frozen=True, eq=False)
class Resign(Instruction):
    """You resign."""

    def run(self, game: Game, frame: Program) -> Outcome:
        you = frame.ctx.you
        return game.happen([brought_about(frame.ctx, "resign", game.investigators[you].card, you)])

    def english(self, title: str) -> str:
        return "resign"


@dataclass(frozen=True, eq=False)
class TakeUses(Instruction):
    """Uses of this card become resources of yours."""

    noun: str
    number: int = 1

    def possible(self, game: Game, ctx: Context) -> Any:
        standing = game.in_play.get(ctx.source)
        return None if standing is not None and standing.tokens >= self.number else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.possible(game, ctx) is not None:
            return SHORT
        taken = brought_about(ctx, "add uses", ctx.source, ctx.you, -self.number)
        return game.happen([taken, brought_about(ctx, "gain resources", -1, ctx.you, self.number)])

    def english(self, title: str) -> str:
        return f"move {self.number} {self.noun} from {title} to your resource pool, as a resource"


@dataclass(frozen=True, eq=False)
class DiscardAtRandom(Instruction):
    """Discard cards of your hand at random."""

    number: int = 1

    def candidates(self, game: Game, you: int) -> list[int]:
        """What may be hit: not what is kept hidden."""
        return [card for card in game.investigators[you].hand if not game.printed[card].hidden]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.candidates(game, ctx.you) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = game.chances("random discard", self.candidates(game, ctx.you), self.number)
        if not cards:
            return SHORT
        return game.happen([brought_about(ctx, "discard from hand", card, ctx.you) for card in cards])

    def english(self, title: str) -> str:
        return f"discard {'a card' if self.number == 1 else f'{self.number} cards'} at random from your hand"


@dataclass(frozen=True, eq=False)
class ForTest(Instruction):
    """For the test that follows, or that is under way, numbers are changed or rules hold."""

    changes: tuple[Rule, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        for change in self.changes:
            game.let_last_for_test(change, frame.ctx)
        return FULL

    def english(self, title: str) -> str:
        return "for this test, " + english.listed(change.clause(title) for change in self.changes)


def for_test(*changes: Rule) -> ForTest:
    """For this test, …"""
    return ForTest(changes)
