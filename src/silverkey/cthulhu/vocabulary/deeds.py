"""Instructions about cards in play: a verb done to them, lasting changes, control, cancelling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cthulhu.pieces import Lasting
from silverkey.cthulhu.rules import zones
from silverkey.cthulhu.rules.choosing import Choosing
from silverkey.cthulhu.rules.committing import CommitTolls, joining_refusal, toll_due
from silverkey.cthulhu.rules.control import change_sides, new_hosts
from silverkey.cthulhu.rules.happening import barred, prevent
from silverkey.cthulhu.rules.legality import NO_TARGET
from silverkey.cthulhu.rules.zones import instance_of
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.verbs.states import REGARDLESS
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.changes import Change, Controlled, Delayed, HasPaid, changes_english
from silverkey.cthulhu.vocabulary.choices import announce, stands
from silverkey.cthulhu.vocabulary.constants import CostChange, PlayedAsCopy, Rule
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import YOURSELF, Chosen, Entered, Every, Ref, This, Who
from silverkey.cthulhu.words import (
    DISCARD,
    DOMAIN,
    HAND,
    NEXT_ACTION,
    NEXT_TURN_BEGINS,
    NEXT_TURN_ENDS,
    PASSIVE,
    Refusal,
)
from silverkey.kernel.event import CANCELLED, PENDING, REPLACED, Event
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import register, word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@word
class Do(Instruction):
    """Do something to certain cards, all at once."""

    verb: str
    who: Ref
    number: int | Amount = 1
    if_able: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        """A passive does not start where it could do nothing; others, and what is yet to choose, may be tried."""
        if ctx.kind != PASSIVE or (isinstance(self.who, Chosen) and not self.who.cards(game, ctx)):
            return None
        return None if self.able(game, ctx) else NO_TARGET

    def able(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards that can suffer it; those out of play are not asked."""
        verb = VERBS[self.verb]
        return tuple(
            card
            for card in self.who.cards(game, ctx)
            if card not in game.in_play or verb.cannot(game, card, ctx.you) is None
        )

    def meant(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards it is done to. Nobody sacrifices a card that another has come to control."""
        cards = self.who.cards(game, ctx)
        if self.verb != "sacrifice":
            return cards
        return tuple(card for card in cards if card in game.in_play and game.in_play[card].controller == ctx.you)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        # What cannot suffer it is not among "all" (coc-latest/2.2.a); a chosen card is tried all the same.
        cards = self.able(game, ctx) if isinstance(self.who, Every) else self.meant(game, ctx)
        if not cards:
            return isinstance(self.who, Every)  # "all" of none is done (coc-latest/faq/destroy-all-zero)
        number = amount(self.number, game, ctx)
        how = REGARDLESS if self.verb == "insane regardless" else -1
        events = [
            brought_about(ctx, _verb_for(game, self.verb, card), card, ctx.you, number, number=how) for card in cards
        ]
        return game.happen(events)

    def english(self, title: str) -> str:
        does = VERBS[self.verb].does
        if self.who.many:
            for place in ("hand", "deck"):
                does = does.replace(f"its owner's {place}", f"their owners' {place}s")
            does = does.replace("goes", "go")
        text = does.replace("{who}", self.who.english(title))
        if self.verb == "wound" and self.number != 1:
            text = f"give {self.who.english(title)} {amount_english(self.number)} wounds"
        if isinstance(self.who, Entered):
            text += " if it is still in play"
        return text + (", if able" if self.if_able else "")


def _verb_for(game: Game, verb: str, card: int) -> str:
    if verb == "insane regardless":
        return "insane"
    return "destroy resource" if verb == "destroy" and game.zone[card] == DOMAIN else verb


@word
class AttachThis(Instruction):
    """Attach this card, which is in play or is an event being played, to another."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = ctx.numbers.get("self", ctx.source)
        for host in self.who.cards(game, ctx):
            ctx.cards["attached"] = (card,)
            return game.happen(
                [brought_about(ctx, "attach", card, ctx.you, other=host)],
            )
        return False

    def english(self, title: str) -> str:
        return f"attach {title} to {self.who.english(title)} (it counts as an Attachment support card)"


@word
class AttachCards(Instruction):
    """Attach cards from a discard pile to this card, under your control (coc-latest/1.15.a)."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        lying = self.lying(game, ctx)
        if not self.who.cards(game, ctx):
            return None
        return next((VERBS["attach"].cannot(game, card, ctx.you) for card in lying), NO_TARGET)

    def lying(self, game: Game, ctx: Context) -> list[int]:
        """Those that lie in a discard pile."""
        return [card for card in self.who.cards(game, ctx) if game.zone[card] == DISCARD]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.lying(game, ctx)
        if not cards or ctx.source not in game.in_play:
            return False
        return game.happen([brought_about(ctx, "attach", card, ctx.you, other=ctx.source) for card in cards])

    def english(self, title: str) -> str:
        return f"attach {self.who.english(title)} to {title} (it counts as an Attachment support card)"


@word
class Reattach(Instruction):
    """Attach this attachment to another card of a kind, one that it may be attached to."""

    cards: Cards

    DEED: ClassVar[str] = "attach"

    def hosts(self, game: Game, ctx: Context) -> list[int]:
        """Where it may go."""
        fitting, standing = game.printed[ctx.source].attach, game.in_play.get(ctx.source)
        if fitting is None or standing is None:
            return []
        fits = fitting.find(game, ctx)
        return [host for host in self.cards.find(game, ctx) if host in fits and host != standing.attached]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.hosts(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        hosts = self.hosts(game, frame.ctx)
        if not hosts:
            return False
        game.push(Choosing(frame.ctx.you, "choose host", hosts, 1, 1, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return bool(value)
        frame.stage = 1
        ctx = frame.ctx
        return game.happen([brought_about(ctx, "attach", ctx.source, ctx.you, other=value[0])])

    def english(self, title: str) -> str:
        return f"move {title} to another {self.cards.noun()}"


@word
class CommitTo(Instruction):
    """Commit characters to a story by an effect: they need not be ready and do not exhaust (coc-latest/2.10.g)."""

    who: Ref
    story: Ref | None = None
    """None for one story of your choice."""

    DEED: ClassVar[str] = "commit"

    def possible(self, game: Game, ctx: Context) -> Any:
        """This card itself must be able to go there; what is yet to be chosen may be tried."""
        if not isinstance(self.who, This) or self.story is None:
            return None
        refusals = [
            joining_refusal(game, ctx.you, card, story)
            for card in self.who.cards(game, ctx)
            for story in self.story.cards(game, ctx)
            if card in game.in_play
        ]
        return next((refusal for refusal in refusals if refusal is not None), None)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = [card for card in self.who.cards(game, ctx) if card in game.in_play]
        if not cards:
            return False
        if self.story is not None:
            return self.pay(game, frame, self.story.cards(game, ctx))
        stories = [
            story.card
            for story in game.stories
            if all(joining_refusal(game, ctx.you, card, story.card) is None for card in cards)
        ]
        if not stories:
            return False
        game.push(Choosing(ctx.you, "pick story", stories, 1, 1, ctx.source))
        return None

    def pay(self, game: Game, frame: Program, stories: tuple[int, ...]) -> Outcome:
        """Committing may have its price."""
        if not stories:
            return False
        frame.ctx.cards["story to join"] = stories[:1]
        tolls = toll_due(game)
        if not tolls:
            return self.commit(game, frame)
        frame.stage = 1
        game.push(CommitTolls(frame.ctx.you, tolls))
        return None

    def commit(self, game: Game, frame: Program) -> Outcome:
        """They are committed."""
        frame.stage = 2
        ctx = frame.ctx
        story = ctx.cards["story to join"][0]
        return game.happen([brought_about(ctx, "commit", c, ctx.you, other=story) for c in self.who.cards(game, ctx)])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.pay(game, frame, value)
        if frame.stage == 1:
            return self.commit(game, frame) if value else False
        return bool(value)

    def english(self, title: str) -> str:
        story = "one story" if self.story is None else self.story.english(title)
        return f"commit {self.who.english(title)} to {story} without exhausting it"


@word
class ReturnControl(Instruction):
    """Cards go back to their owners' control; that is no change of control that anything could prevent."""

    DEED: ClassVar[str] = "control"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = [card for card in self.who.cards(game, frame.ctx) if card in game.in_play]
        for card in cards:
            owner = game.owner[card]
            if game.in_play[card].controller != owner:
                change_sides(game, card, owner)
                game.note(Event("control ends", card, owner))
        return bool(cards)

    def english(self, title: str) -> str:
        return f"{self.who.english(title)} goes back to its owner's control"


@word
class Lasts(Instruction):
    """Changes that last: by default to the end of the phase (coc-latest/1.4.a)."""

    who: Ref | None
    changes: tuple[Change | Rule, ...]
    until: str = "phase"
    uses: int = -1

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards: tuple[tuple[int, int], ...] = ()
        if self.who is not None:
            cards = tuple(
                (card, standing.entered if standing is not None else -1)
                for card in self.who.cards(game, ctx)
                for standing in (game.in_play.get(card),)
                if (standing is not None or game.story(card) is not None)
                and not game.board.immune(game, card, ctx.source, ctx.kind)
            )
            if not cards:
                return isinstance(self.who, Every)
        for change in self.changes:
            lasting = Lasting(change, ctx.copy(), cards, self.until)
            lasting.context.numbers["turn"] = game.turn
            lasting.uses = self.uses
            change.fix(game, ctx, lasting)
            game.lasting.append(lasting)
        game.touch()
        return True

    def english(self, title: str) -> str:
        span = {
            "phase": "until the end of the phase",
            "turn": "until the end of the turn",
            "committed": f"while {title} is committed there",
            "exhausted": f"while {title} is exhausted",
            NEXT_ACTION: f"as {NEXT_ACTION}",
        }.get(self.until, f"until {self.until}" if self.until in (NEXT_TURN_BEGINS, NEXT_TURN_ENDS) else "")
        if self.who is None:
            change = self.changes[0]
            if isinstance(change, Change):
                return f"{span}, {change.english(many=True)}"
            text = change.clause(title)
            if self.uses == 1:
                assert isinstance(change, CostChange) and change.cards is not None
                kind = change.cards.noun().removesuffix(" in any hand")
                by = f"{abs(change.by)} {'less' if change.by < 0 else 'more'}"
                text = f"make the next {kind} you play this phase cost {by}"
                return text + (f" (to a minimum of {change.minimum})" if change.minimum else "")
        else:
            many = self.who.many
            changes = changes_english((c for c in self.changes if isinstance(c, Change)), many)
            text = f"{self.who.english(title)} {changes.replace('this card', title)}"
        return f"{span}, {text}" if span else text


@word
class Control(Instruction):
    """Take control of cards, for good or for a time (coc-latest/1.4.b)."""

    who: Ref
    until: str = ""
    verb: str = "control"
    to: Who = YOURSELF
    """Who gains control."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """Something of what is meant must be such that it can be taken over."""
        refusals = [
            VERBS["control"].cannot(game, card, player) if card in game.in_play else NO_TARGET
            for card in self.who.cards(game, ctx)
            for player in self.to.players(game, ctx)
        ]
        return refusals[0] if refusals and None not in refusals else None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if not cards:
            return False
        return self.take(game, frame)

    def take(self, game: Game, frame: Program) -> Outcome:
        """Control is taken, once it is settled what each attachment will be on."""
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        player = self.to.players(game, ctx)[0]
        for card in cards:
            if f"host {card}" not in ctx.cards and not game.edition.taken_attachment_stays:
                hosts = new_hosts(game, player, card)
                if hosts:
                    frame.stage = 2
                    frame.memo = [card]
                    game.push(Choosing(player, "choose host", hosts, 1, 1, ctx.source))
                    return None
        frame.stage = 0
        if self.until:
            for card in cards:
                standing = game.in_play[card]
                lasting = Lasting(_CONTROLLED, ctx.copy(), ((card, standing.entered),), self.until)
                lasting.context.numbers["from"] = standing.controller
                game.lasting.append(lasting)
        happened = game.happen([brought_about(ctx, "control", card, player) for card in cards])
        return None if happened is None else self.settle_down(game, frame, happened)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.settle_down(game, frame, bool(value))
        if frame.stage == 2:
            frame.ctx.cards[f"host {frame.memo[0]}"] = value
            return self.take(game, frame)
        for story in value:
            game.in_play[frame.memo[1]].attached = story
            game.touch()
        return bool(frame.memo[0])

    def settle_down(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """An older edition attaches what was taken over anew (coc-1.4/rules/gaining-control.b)."""
        for card in self.who.cards(game, frame.ctx):
            standing = game.in_play.get(card)
            for host in frame.ctx.cards.get(f"host {card}", ()):
                if standing is not None and happened:
                    standing.attached = host
                    game.touch()
                    game.note(Event("attach anew", card, standing.controller, other=host))
        return self.offer_move(game, frame, happened)

    def offer_move(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """Who gains control of a card attached to a story may attach it to another (coc-latest/1.13.i)."""
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            standing = game.in_play.get(card)
            fitting = game.printed[card].attach
            if standing is None or fitting is None or game.story(standing.attached) is None:
                continue
            fits = fitting.find(game, Context(ctx.you, card))
            stories = [card for card in fits if card != standing.attached and game.story(card) is not None]
            if happened and stories:
                frame.stage = 1
                frame.memo = [int(happened), card]
                game.push(Choosing(ctx.you, "move to story", stories, 0, 1, ctx.source))
                return None
        return happened

    def english(self, title: str) -> str:
        span = "until the end of the phase, " if self.until == "phase" else ""
        if self.to is not YOURSELF:
            player = {"each opponent": "an opponent"}.get(self.to.english(), self.to.english())
            return f"{span}give control of {self.who.english(title)} to {player}"
        bound = f" as long as {title} is attached to it" if self.until == "attached" else ""
        return f"{span}take control of {self.who.english(title)}{bound}"


@word
class SwapControl(Instruction):
    """You take control of a card, and whoever controls it takes control of another: both, or neither."""

    who: Ref
    other: Ref
    verb: str = "control"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for taken, given in zip(self.who.cards(game, ctx), self.other.cards(game, ctx), strict=False):
            if taken not in game.in_play or given not in game.in_play:
                return False
            swapped = ((taken, ctx.you), (given, game.in_play[taken].controller))
            verb = VERBS["control"]
            # coc-latest/faq/peaslee-swap-unique: one effect, which fails if either player cannot take control
            if any(
                game.in_play[card].controller == player
                or verb.cannot(game, card, player) is not None
                or barred(game, "control", card, ctx.kind)
                for card, player in swapped
            ):
                return False
            return game.happen([brought_about(ctx, "control", card, player) for card, player in swapped])
        return False

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"you and {who}'s controller exchange control of {who} and {self.other.english(title)}"


@word
class AttachFacedown(Instruction):
    """Attach a card from a discard pile face down to this card, under your control (coc-latest/1.15.a)."""

    who: Ref

    DEED: ClassVar[str] = "attach"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            if game.zone[card] != DISCARD or zones.stuck(game, card) or ctx.source not in game.in_play:
                return False
            zones.lay_facedown(game, ctx.you, card, ctx.source)
            game.in_play[card].by_effect = True
            game.note(Event("attach", card, ctx.you, source=ctx.source, other=ctx.source))
            return True
        return False

    def english(self, title: str) -> str:
        return f"attach {self.who.english(title)} face down to {title}"


_CONTROLLED = Controlled()
register(_CONTROLLED, "rules/controlled")


@word
class CountAsPaid(Instruction):
    """You have paid for this card to the end of the phase; ``Cannot`` asks, and says what that is for."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        standing = game.in_play.get(ctx.source)
        if standing is None:
            return False
        game.lasting.append(Lasting(_PAID, ctx.copy(), ((ctx.source, standing.entered),), "phase"))
        game.touch()
        return True

    def english(self, title: str) -> str:
        return ""


_PAID = HasPaid()
register(_PAID, "rules/paid")


NOT_TO_BE_CANCELLED = Refusal("The effects of that card cannot be cancelled.", ("coc-latest/2.2.a", "coc-latest/2.2.b"))


def _cancel_refusal(game: Game, ctx: Context) -> Refusal | None:
    """Why what is disrupted may not be cancelled; older editions let a player try in vain."""
    if not game.edition.cannot_means_no_choice or ctx.event < 0:
        return None
    return None if game.board.cancellable(game, game.events[ctx.event].source) else NOT_TO_BE_CANCELLED


@word
class CancelEvent(Instruction):
    """Cancel the event that is disrupted: an effect about to execute, or some of the wounds about to be dealt."""

    DEED: ClassVar[str] = "cancel"

    words: str
    amount: int = 0
    """How many of several; 0 for all."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return _cancel_refusal(game, ctx)

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING or not game.board.cancellable(game, event.source):
            return False
        if self.amount and event.amount > self.amount:
            event.amount -= self.amount
        else:
            prevent(game, event, CANCELLED)
        if game.observer is not None:
            game.observer(Event("cancelled", event.card, event.player, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return self.words.replace("{this}", title)


@word
class Instead(Instruction):
    """What follows happens in place of the event that is answered, or of what it brings (coc-latest/1.8.a)."""

    DEED: ClassVar[str] = "replace"

    of: str = ""
    """What does not happen, where the card says so: wounding a character."""

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING:
            return False
        prevent(game, event, REPLACED)
        return True

    def english(self, title: str) -> str:
        return f"instead of {self.of}," if self.of else "instead"


@word
class AtEnd(Instruction):
    """Do something at the end of the phase or turn."""

    period: str
    delayed: Delayed
    still: Ref | None = None
    """Only if this card is then still in play."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx.copy()
        cards: tuple[tuple[int, int], ...] = ()
        if self.still is not None:
            present = [card for card in self.still.cards(game, ctx) if card in game.in_play]
            if not present:
                return False
            cards = tuple((card, game.in_play[card].entered) for card in present)
        for name in [name for name in ctx.cards if not name.endswith("@")]:
            ctx.cards[f"{name}@"] = tuple(instance_of(game, card) for card in ctx.cards[name])
        game.lasting.append(Lasting(self.delayed, ctx, cards, self.period))
        return True

    def english(self, title: str) -> str:
        effects = english.once(english.listed(instruction.english(title) for instruction in self.delayed.effect))
        still = "" if self.still is None else f", if {self.still.english(title)} is still in play"
        return f"at the end of the {self.period}, {effects}{still}"


def at_end(period: str, *effect: Instruction, still: Ref | None = None) -> AtEnd:
    """At the end of the phase or turn, …"""
    return AtEnd(period, Delayed(effect), still)


@word
class Together(Instruction):
    """Several things done to cards at the same moment, with nothing in between."""

    deeds: tuple[Do, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        events = [brought_about(ctx, deed.verb, card, ctx.you) for deed in self.deeds for card in deed.meant(game, ctx)]
        return game.happen(events) if events else False

    def english(self, title: str) -> str:
        return english.listed(deed.english(title) for deed in self.deeds)


@word
class CancelEffect(Instruction):
    """Cancel the whole effect that the disrupted event is part of."""

    DEED: ClassVar[str] = "cancel"

    words: str

    def possible(self, game: Game, ctx: Context) -> Any:
        return _cancel_refusal(game, ctx)

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if not game.board.cancellable(game, event.source):
            return False
        prevent(game, event, CANCELLED)
        if event.source < 0:
            return True  # an effect of the game is this event and nothing else
        for other in game.events.values():
            if other.status == PENDING and other.source == event.source and other.verb != "resolve":
                other.status = CANCELLED
        for below in reversed(game.stack[:-1]):
            if isinstance(below, Program) and below.ctx.source == event.source and below.ctx.kind == event.cause:
                below.cut()
        return True

    def english(self, title: str) -> str:
        return self.words.replace("{this}", title)


@word
class CopyEffect(Instruction):
    """Do what the event card did that was just played, with the targets it had (coc-2.0/errata/kingsport)."""

    DEED: ClassVar[str] = "copy"

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        ability = game.printed[event.card].play
        if ability is None or not isinstance(event.memory, Context):
            return False
        ctx = event.memory.copy()
        ctx.you = frame.ctx.you
        game.push(Program(ability.effect, ctx))
        return None

    def english(self, title: str) -> str:
        return "copy the effects of that event, with the same targets"


@word
class EnterPlay(Instruction):
    """The card that is being played enters play, attached to its host if it is an attachment."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        host = ctx.cards.get("host", ())
        if "host@" in ctx.cards and not host:
            return False
        entered = game.happen(
            [
                Event(
                    "enter",
                    ctx.source,
                    ctx.you,
                    ctx.numbers.get("overpaid", 0),
                    source=ctx.source,
                    by=ctx.you,
                    cause="play",
                    other=host[0] if host else -1,
                    origin=HAND if game.zone[ctx.source] == DISCARD else "",  # played as if it were there
                    cards=ctx.cards.get("model", ()),
                )
            ],
        )
        return None if entered is None else self.after(game, frame, entered)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        copy = game.in_play.get(ctx.source)
        for constant in game.printed[ctx.source].constants:
            if isinstance(constant, PlayedAsCopy) and copy is not None and copy.shows is not None:
                pair = tuple((card, game.in_play[card].entered) for card in (*ctx.cards["model"], ctx.source))
                game.lasting.append(Lasting(constant.afterwards, ctx.copy(), pair, "model"))
        return bool(value)

    def english(self, title: str) -> str:
        return f"{title} enters play"


@word
class SacrificeOwn(Instruction):
    """You pick and sacrifice cards of a kind that you control."""

    DEED: ClassVar[str] = "sacrifice"

    cards: Cards
    targeted: bool = False
    """Worded 'choose and sacrifice'."""
    if_able: bool = False
    number: int | Amount = 1

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be sacrificed."""
        return [
            card
            for card in self.cards.find(game, ctx)
            if game.in_play[card].controller == ctx.you
            and VERBS["sacrifice"].cannot(game, card) is None
            and not game.board.immune(game, card, ctx.source, ctx.kind)
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        if self.if_able or len(self.legal(game, ctx)) >= amount(self.number, game, ctx):
            return None
        return NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        candidates = self.legal(game, frame.ctx)
        number = amount(self.number, game, frame.ctx)
        if len(candidates) < number:
            return False
        if number == 0:
            return True
        game.push(Choosing(frame.ctx.you, "sacrifice", candidates, number, number, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            frame.ctx.cards["sacrificed"] = value
            if self.targeted and announce(game, frame, value) is None:
                return None
            return self.give(game, frame)
        if frame.stage == 1:
            return stands(game, frame) and self.give(game, frame)
        return self.again(game, frame, bool(value))

    def give(self, game: Game, frame: Program) -> Outcome:
        """What was picked is sacrificed."""
        frame.stage = 2
        ctx = frame.ctx
        happened = game.happen([brought_about(ctx, "sacrifice", card, ctx.you) for card in ctx.cards["sacrificed"]])
        return None if happened is None else self.again(game, frame, happened)

    def again(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """A sacrifice that a Disrupt thwarted must be made with another card, if able (coc-latest/2.13.ex4)."""
        picked = frame.ctx.cards["sacrificed"]
        if happened or len(picked) > 1 or picked[0] in game.in_play:
            return happened
        frame.stage = 0
        return self.run(game, frame)

    def english(self, title: str) -> str:
        verb = "choose and sacrifice" if self.targeted else "sacrifice"
        number = amount_english(self.number)
        what = self.cards.singular() if number == "1" else f"{number} {self.cards.plural()}"
        return f"{verb} {what}" + (", if able" if self.if_able else "")


def wound(who: Ref, number: int | Amount = 1, if_able: bool = False) -> Do:
    """Wound cards."""
    return Do("wound", who, number, if_able)


def destroy(who: Ref) -> Do:
    """Destroy cards."""
    return Do("destroy", who)


def goes_insane(who: Ref, if_able: bool = False) -> Do:
    """Cards go insane."""
    return Do("insane", who, if_able=if_able)


def restore(who: Ref) -> Do:
    """Restore insane cards."""
    return Do("restore", who)


def ready(who: Ref) -> Do:
    """Ready cards."""
    return Do("ready", who)


def exhaust(who: Ref) -> Do:
    """Exhaust cards."""
    return Do("exhaust", who)


def return_to_hand(who: Ref) -> Do:
    """Return cards to their owners' hands."""
    return Do("return", who)


def until_end_of_phase(who: Ref, *changes: Change) -> Lasts:
    """Until the end of the phase, …"""
    return Lasts(who, changes)
