"""Instructions about domains and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cthulhu.pieces import Domain
from silverkey.cthulhu.rules import paying, zones
from silverkey.cthulhu.rules.legality import NO_TARGET
from silverkey.cthulhu.rules.preventing import prevented
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import EACH_PLAYER, YOURSELF, Entered, Ref, Who
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, IN_PLAY, PLAYED
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class GainDomain(Instruction):
    """Put the top card of one's deck, or a card that lies in a discard pile, face down as a new domain."""

    DEED = "gain domain"

    who: Ref | None = None
    """The card, if it is not the top card of the deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = game.take_top(ctx.you) if self.who is None else self.taken(game, ctx, self.who)
        if card is None:
            return False
        game.place(card, DOMAIN, facedown=True)
        game.sides[ctx.you].domains.append(Domain(card))
        game.touch()
        game.note(Event("gain domain", -1, ctx.you, source=ctx.source))
        return True

    def taken(self, game: Game, ctx: Context, who: Ref) -> int | None:
        """Take the card from the discard pile, if it is there and may leave it."""
        for card in who.cards(game, ctx):
            if game.zone[card] == DISCARD and zones.stuck(game, card) is None:
                zones.take(game, card)
                return card
        return None

    def english(self, title: str) -> str:
        card = "the top card of your deck" if self.who is None else self.who.english(title)
        return f"gain a domain ({card}, face down)"


@dataclass(frozen=True, eq=False)
class TopCardAsResource(Instruction):
    """Attach the top card of one's deck as a resource to the newest domain, or to each domain in turn."""

    each: bool = False

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        last = len(game.sides[ctx.you].domains) - 1
        for number in range(last + 1) if self.each else (last,):
            card = game.take_top(ctx.you)
            if card is None:
                return False
            zones.attach_resource(game, ctx.you, number, card)
            game.note(Event("resource", card, ctx.you, source=ctx.source, number=number))
        return True

    def english(self, title: str) -> str:
        if self.each:
            return "attach to each of your domains a card from the top of your deck as a resource"
        return "attach your deck's top card to it as a resource"


@dataclass(frozen=True, eq=False)
class AsResources(Instruction):
    """Attach cards, from play, hand or a pile, to any one of one's domains as resources."""

    who: Ref
    drained: bool = False
    """Only a drained domain will do."""
    verb: str = "become resource"

    def cards(self, game: Game, ctx: Context) -> list[int]:
        """Those that are still where they can be taken from."""
        taken_from = (IN_PLAY, HAND, DISCARD, DECK, PLAYED)
        return [card for card in self.who.cards(game, ctx) if game.zone[card] in taken_from]

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """The domains that they may be attached to."""
        domains = enumerate(game.sides[ctx.you].domains)
        return [Option("domain", ctx.you, n) for n, domain in domains if domain.drained or not self.drained]

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is being played drains the domain it is paid with."""
        if game.zone[ctx.source] != HAND and not self.options(game, ctx):
            return NO_TARGET
        known = self.who.settled(game, ctx)
        if known is None:
            return None
        refusals = (prevented(game, ctx, self.verb, card, ctx.you) for card in known)
        return next(filter(None, refusals), None if self.cards(game, ctx) else NO_TARGET)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if not self.cards(game, ctx):
            return False
        return frame.ask(game, ctx.you, "choose domain", self.options(game, ctx))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        ctx.numbers["domain"] = option.number
        events = [brought_about(ctx, self.verb, c, ctx.you, other=option.number) for c in self.cards(game, ctx)]
        return game.happen(events)

    def english(self, title: str) -> str:
        what = "resources" if self.who.many else "a resource"
        text = f"attach {self.who.english(title)} to one of your {'drained ' if self.drained else ''}domains as {what}"
        return f"{text} if it is still in play" if isinstance(self.who, Entered) else text


@dataclass(frozen=True, eq=False)
class DiscardTopAsResources(Instruction):
    """Attach the top cards of one's discard pile to as many different domains of one's own."""

    number: int

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        discard = game.sides[ctx.you].discard
        taken = frame.memo
        if len(taken) == self.number or not discard:
            return len(taken) == self.number
        options = [
            Option("domain", ctx.you, number)
            for number in range(len(game.sides[ctx.you].domains))
            if number not in taken
        ]
        return frame.ask(game, ctx.you, "choose domain", options, about=discard[-1])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        card = game.sides[ctx.you].discard[-1]
        zones.take(game, card)
        zones.attach_resource(game, ctx.you, option.number, card)
        game.note(Event("resource", card, ctx.you, source=ctx.source, number=option.number))
        frame.memo.append(option.number)
        return self.run(game, frame)

    def english(self, title: str) -> str:
        return f"attach the top {self.number} cards of your discard pile to {self.number} different domains of yours"


@dataclass(frozen=True, eq=False)
class DiscardPileAsResources(Instruction):
    """Attach every character card in one's discard pile to the newest domain as resources."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = len(game.sides[ctx.you].domains) - 1
        for card in Cards(type="character", zone=DISCARD, owner="you").find(game, ctx):
            if zones.stuck(game, card) is not None:
                return False
            zones.take(game, card)
            zones.attach_resource(game, ctx.you, number, card)
        return True

    def english(self, title: str) -> str:
        return "attach all character cards in your discard pile to it as resources"


@dataclass(frozen=True, eq=False)
class TakeItsPlace(Instruction):
    """A resource goes to its owner's hand, and the event that is being played takes its place on that domain."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            for player, side in enumerate(game.sides):
                for number, domain in enumerate(side.domains):
                    if card in domain.resources:
                        frame.memo = [player, number]
                        out = game.happen([brought_about(ctx, "return", card, game.owner[card])])
                        return None if out is None else self.after(game, frame, out)
        return False

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        card = frame.ctx.source
        if game.zone[card] == PLAYED:
            player, number = frame.memo
            zones.attach_resource(game, player, number, card)
            game.note(Event("resource", card, player, number=number))
        return bool(value)

    def english(self, title: str) -> str:
        return f"return {self.who.english(title)} to its owner's hand and attach {title} in its place as a resource"


@dataclass(frozen=True, eq=False)
class SacrificeResource(Instruction):
    """Sacrifice a resource from one of one's domains."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        resources = [card for domain in game.sides[ctx.you].domains for card in domain.resources]
        if not resources:
            return False
        game.push(Choosing(ctx.you, "sacrifice resource", resources, 1, 1, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return bool(value)
        frame.stage = 1
        ctx = frame.ctx
        return game.happen(
            [brought_about(ctx, "sacrifice resource", value[0], ctx.you)],
        )

    def english(self, title: str) -> str:
        return "sacrifice a resource from one of your domains, if able"


@dataclass(frozen=True, eq=False)
class MoveDrain(Instruction):
    """Move a drain token from one domain to another, both chosen before."""

    DEED = "move drain"

    def run(self, game: Game, frame: Program) -> Outcome:
        (owner, number), (other, target) = frame.ctx.cards["from"], frame.ctx.cards["to"]
        game.sides[owner].domains[number].drained = False
        game.sides[other].domains[target].drained = True
        game.note(Event("move drain", -1, owner, number=number, other=target, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return "move the drain token from the first to the second"


@dataclass(frozen=True, eq=False)
class RefreshDomain(Instruction):
    """Refresh one of one's drained domains, if it has few enough resources."""

    DEED = "refresh"

    most: int
    """At most so many resources."""

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """The domains that may be refreshed."""
        return [
            Option("domain", ctx.you, number)
            for number, domain in enumerate(game.sides[ctx.you].domains)
            if domain.drained and len(domain.resources) <= self.most
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.options(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        options = self.options(game, frame.ctx)
        return frame.ask(game, frame.ctx.you, "choose domain", options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        game.sides[frame.ctx.you].domains[option.number].drained = False
        game.touch()
        game.note(Event("refresh domain", -1, frame.ctx.you, number=option.number, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return f"refresh one of your domains that has {self.most} or fewer resources"


@dataclass(frozen=True, eq=False)
class RefreshDomains(Instruction):
    """Refresh every domain of certain players."""

    DEED = "refresh"

    who: Who

    def run(self, game: Game, frame: Program) -> Outcome:
        for player in self.who.players(game, frame.ctx):
            for domain in game.sides[player].domains:
                domain.drained = False
            game.note(Event("refresh", -1, player, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return f"refresh all domains{_whose(self.who)}"


@dataclass(frozen=True, eq=False)
class DrainDomains(Instruction):
    """Drain every domain of certain players."""

    DEED = "drain"

    who: Who

    def run(self, game: Game, frame: Program) -> Outcome:
        for player in self.who.players(game, frame.ctx):
            paying.drain_all(game, player, frame.ctx.source, by=frame.ctx.you)
        return True

    def english(self, title: str) -> str:
        return f"drain all domains{_whose(self.who)}"


def _whose(who: Who) -> str:
    """' of each opponent'; nothing where everybody's are meant."""
    if who is EACH_PLAYER:
        return ""
    return " you control" if who is YOURSELF else f" of {who.english()}"


@dataclass(frozen=True, eq=False)
class MoveResource(Instruction):
    """Move a resource to another of one's domains."""

    DEED = "move resource"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        options = [
            Option("domain", ctx.you, number)
            for card in self.who.cards(game, ctx)
            for number, domain in enumerate(game.sides[ctx.you].domains)
            if card not in domain.resources
        ]
        return frame.ask(game, ctx.you, "choose domain", options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        for card in self.who.cards(game, frame.ctx):
            if zones.stuck(game, card) is not None:
                return False
            zones.take(game, card)
            zones.attach_resource(game, frame.ctx.you, option.number, card)
            game.note(Event("resource", card, frame.ctx.you, source=frame.ctx.source, number=option.number))
        return True

    def english(self, title: str) -> str:
        return f"move {self.who.english(title)} to another of your domains"


@dataclass(frozen=True, eq=False)
class DestroyFromEach(Instruction):
    """Choose and destroy a resource on each domain of a player; there must be one on each (coc-latest/1.9.c)."""

    DEED = "destroy resource"

    who: Who

    def possible(self, game: Game, ctx: Context) -> Any:
        players = self.who.players(game, ctx) or (1 - ctx.you,)
        full = all(domain.resources for player in players for domain in game.sides[player].domains)
        return None if full else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.possible(game, frame.ctx) is not None:
            return False
        return self.next(game, frame)

    def next(self, game: Game, frame: Program) -> Outcome:
        """The next domain, or all that was chosen is destroyed."""
        ctx = frame.ctx
        domains = [domain for player in self.who.players(game, ctx) for domain in game.sides[player].domains]
        if len(frame.memo) < len(domains):
            resources = domains[len(frame.memo)].resources.copy()
            game.push(Choosing(ctx.you, "choose to destroy", resources, 1, 1, ctx.source))
            return None
        frame.stage = 1
        return game.happen([brought_about(ctx, "destroy resource", card, ctx.you) for card in frame.memo])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return bool(value)
        frame.memo.extend(value)
        return self.next(game, frame)

    def english(self, title: str) -> str:
        return f"choose and destroy one resource on each domain of {self.who.english()}"


@dataclass(frozen=True, eq=False)
class FreezeResources(Instruction):
    """For each of one's resources: discard cards from one's deck, or that resource is destroyed."""

    number: int

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        resources = [card for domain in game.sides[ctx.you].domains for card in domain.resources]
        if not resources:
            return True
        game.push(Choosing(ctx.you, "destroy resources", resources, 0, len(resources), ctx.source))
        frame.memo = resources
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        if frame.stage == 0:
            frame.stage = 1
            kept = len(frame.memo) - len(value)
            frame.memo = [kept]
            out = game.happen(
                [brought_about(ctx, "destroy resource", card, ctx.you) for card in value],
            )
            return None if out is None else self.discard(game, frame)
        return self.discard(game, frame) if frame.stage == 1 else bool(value)

    def discard(self, game: Game, frame: Program) -> Outcome:
        """Pay for the resources that are kept."""
        frame.stage = 2
        ctx = frame.ctx
        if not frame.memo[0]:
            return True
        return game.happen([brought_about(ctx, "mill", -1, ctx.you, self.number * frame.memo[0])])

    def english(self, title: str) -> str:
        return (
            f"choose for each resource on your domains: discard the top {self.number} cards of your deck, "
            "or destroy that resource"
        )
