"""Instructions about domains and resources."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import Asking
from silverkey.cardgame.words.players import EACH_PLAYER, YOURSELF, Who, You
from silverkey.cardgame.words.references import Every, Ref
from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.state import Domain, domain_at, place_of_domain
from silverkey.cthulhu.table import draining, zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.values import Used
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.costs import Draining
from silverkey.cthulhu.vocabulary.references import Entered, Top
from silverkey.cthulhu.words import COST, DECK, DISCARD, DOMAIN, HAND, IN_PLAY, PLAYED
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.node import Node
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context

Place = tuple[int, int]
"""A domain: whose it is, and the how-manieth."""
DRAINED_ALREADY = Refusal(
    "Every domain that would do is drained already.", ("coc-latest/2.13.c", "coc-latest/faq/immurement-tie")
)


@dataclass(frozen=True, eq=False)
class GainDomain(Instruction):
    """Put the top card of one's deck, or a card in play or in a discard pile, face down as a new domain."""

    DEED = "gain domain"

    who: Ref | None = None
    """The card, if it is not the top card of the deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        newest = len(game.sides[ctx.you].domains)
        card = game.take_top(ctx.you) if self.who is None else None
        for one in () if self.who is None else self.who.cards(game, ctx):
            if one in game.in_play:
                ctx.numbers["domain"] = newest
                return game.happen([brought_about(ctx, "become domain", one, ctx.you)])
            if game.zone[one] == DISCARD and zones.stuck(game, one) is None:
                zones.take(game, one)
                card = one
        if card is None:
            return SHORT
        ctx.numbers["domain"] = newest
        zones.found_domain(game, ctx.you, card)
        game.note(Event("gain domain", player=ctx.you, source=ctx.source))
        return FULL

    def english(self, title: str) -> str:
        card = "the top card of your deck" if self.who is None else self.who.english(title)
        return f"gain a domain ({card}, face down)"


class DomainRef(Node):
    """Certain domains."""

    __slots__ = ()

    def find(self, game: Game, ctx: Context) -> list[Place]:
        """The domains meant."""
        raise NotImplementedError

    def english(self) -> str:
        """How they are called."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Domains(DomainRef):
    """All domains of a kind, or one of them to choose."""

    whose: Who = YOURSELF
    drained: bool | None = None
    most: int | Amount = -1
    """With at most so many resources."""
    least: int = 0
    """With at least so many resources."""
    faction: str = ""
    """The only faction of which resources are counted for that."""
    richest: bool = False
    """Only those with the most resources; among several you choose (coc-latest/faq/immurement-tie)."""
    without: Ref | None = None
    """Not the one that this resource is on; where anybody's are meant, another of the same player."""
    pure: bool = False
    """With resources of that faction and none besides."""

    def find(self, game: Game, ctx: Context) -> list[Place]:
        found = [
            (player, number)
            for player in self.whose.players(game, ctx)
            for number in range(len(game.sides[player].domains))
        ]
        most = max((len(domain_of(game, place).resources) for place in found), default=0) if self.richest else 0
        limit = amount(self.most, game, ctx)
        if self.without is not None:
            on = DomainOf(self.without).find(game, ctx)
            players = self.whose.players(game, ctx) if isinstance(self.whose, You) else tuple(dict(on))
            found = [place for place in found if place not in on and place[0] in players]
        return [
            place
            for place in found
            for domain in (domain_of(game, place),)
            if self.drained in (None, domain.drained)
            and most <= len(domain.resources)
            and not 0 <= limit < len(domain.resources)
            and self.counted(game, domain) >= self.least
            and (not self.pure or 0 < len(domain.resources) == self.counted(game, domain))
        ]

    def counted(self, game: Game, domain: Domain) -> int:
        """How many resources of the faction that matters a domain has."""
        factions = (game.provided(card, domain) for card in domain.resources)
        return sum(self.faction in ("", faction) for faction in factions)

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """Each as an answer."""
        return [Option("domain", player, number) for player, number in self.find(game, ctx)]

    def english(self) -> str:
        if isinstance(self.whose, You):
            return f"all {self.state}domains you control{self.size}"
        whose = "" if self.whose is EACH_PLAYER else f" of {self.whose.english()}"
        return f"all {self.state}domains{whose}{self.size}"

    def noun(self, many: bool) -> str:
        """What they are called, without whose they are."""
        return f"{self.state}domain{'s' if many else ''}{self.size}"

    def singular(self) -> str:
        """One of them."""
        if self.without is not None:
            another = (
                "another of your {}domains{}" if isinstance(self.whose, You) else "another {}domain{} of its player"
            )
            return another.format(self.state, self.size)
        if isinstance(self.whose, You):
            return f"one of your {self.noun(many=True)}"
        if self.whose is EACH_PLAYER:
            return english.article(self.noun(many=False))
        return f"{english.article(f'{self.state}domain')} of {self.whose.english()}{self.size}"

    @property
    def state(self) -> str:
        """Whether they are drained, if that matters."""
        return "" if self.drained is None else "drained " if self.drained else "undrained "

    @property
    def size(self) -> str:
        """How many resources they have, if that matters."""
        if self.richest:
            return " with the most resources"
        resources = f"{self.faction.removeprefix('The ')} resources".lstrip()
        if self.pure:
            return f" with {resources} alone"
        if self.least:
            number = f"{self.least} or more" if self.most == -1 else f"{self.least} to {amount_english(self.most)}"
            if self.most == self.least:
                number = f"exactly {self.least}"
            return f" with {number} {resources}".replace("exactly 1 resources", "1 resource")
        return "" if self.most == -1 else f" with {amount_english(self.most)} or fewer {resources}"


@dataclass(frozen=True, eq=False)
class ThatDomain(DomainRef):
    """The domain that the effect has just spoken of, or given you."""

    noun: str = "that domain"

    def find(self, game: Game, ctx: Context) -> list[Place]:
        return [(ctx.numbers.get("owner", ctx.you), ctx.numbers["domain"])] if "domain" in ctx.numbers else []

    def english(self) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class DomainOf(DomainRef):
    """The domain that a resource is on."""

    resource: Ref

    def find(self, game: Game, ctx: Context) -> list[Place]:
        on = set(self.resource.cards(game, ctx))
        return [place for place in Domains(EACH_PLAYER).find(game, ctx) if on & set(domain_of(game, place).resources)]

    def english(self) -> str:
        return f"the domain of {self.resource.english('')}"


@dataclass(frozen=True, eq=False)
class DrainedFor(DomainRef):
    """The domain that has been drained: for a cost of this effect, by the effect, or to play the answered event."""

    what: str
    """"cost", "effect" or "event"."""

    def find(self, game: Game, ctx: Context) -> list[Place]:
        numbers = ctx.numbers
        if self.what == "event":
            used = game.events[ctx.event].memory
            numbers = used.context.numbers if isinstance(used, Used) else {}
        place = domain_at(numbers.get(f"drained for {'cost' if self.what == 'event' else self.what}", -1))
        return [] if place is None else [place]

    def english(self) -> str:
        told = {"cost": "the domain you drained", "effect": "the other one"}
        return told.get(self.what, "the domain that was drained to play it")


@dataclass(frozen=True, eq=False)
class ResourceCount(Amount):
    """How many resources there are on a domain; of several the one with the most, as any may be meant."""

    on: DomainRef

    def value(self, game: Game, ctx: Context) -> int:
        return max((len(domain_of(game, place).resources) for place in self.on.find(game, ctx)), default=0)

    def english(self) -> str:
        return "X" if isinstance(self.on, Domains) else f"the number of resources on {self.on.english()}"

    def where(self) -> str:
        return f"X is the number of resources on any {self.on.singular()}" if isinstance(self.on, Domains) else ""


@dataclass(frozen=True, eq=False)
class ChooseDomain(Asking):
    """Choose one of certain domains: "that domain" from then on, and whose it is "its owner"."""

    QUESTION = "choose domain"

    which: Domains

    def options(self, game: Game, ctx: Context) -> list[Option]:
        return self.which.options(game, ctx)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.ctx.numbers |= {"owner": option.card, "domain": option.number}
        return FULL

    def english(self, title: str) -> str:
        return f"choose {self.which.singular()}"


THAT_DOMAIN = ThatDomain()
NEWEST = ThatDomain("it")
YOUR_DOMAINS = Domains()


def domain_of(game: Game, place: Place) -> Domain:
    """The domain of a player by its number."""
    return game.sides[place[0]].domains[place[1]]


@dataclass(frozen=True, eq=False)
class Drain(Draining):
    """Drain domains, as far as they are not drained (coc-latest/faq/aziz-drained-domains): all, or one of them."""

    DEED = "drain"

    which: DomainRef
    one: bool = False
    refreshed: bool = False
    """They are refreshed instead."""

    def open(self, game: Game, ctx: Context) -> list[Place]:
        """Those of them to which it can be done."""
        return [place for place in self.which.find(game, ctx) if self.refreshed or not domain_of(game, place).drained]

    def drains(self, game: Game, ctx: Context) -> list[int] | None:
        return [number for _, number in self.open(game, ctx)] if self.one else None

    def possible(self, game: Game, ctx: Context) -> Any:
        if not self.one or self.open(game, ctx):
            return None
        return NO_TARGET if self.refreshed else DRAINED_ALREADY

    def unpayable(self, game: Game, ctx: Context) -> Any:
        if isinstance(self.which, Domains):
            return self.possible(game, ctx)
        return None if self.open(game, ctx) else draining.NO_DOMAIN

    def run(self, game: Game, frame: Program) -> Outcome:
        places = self.open(game, frame.ctx)
        if self.one:
            question = "choose domain" if self.refreshed else "drain"
            return frame.ask(game, frame.ctx.you, question, [Option("domain", *place) for place in places])
        turned = self.turn(game, frame.ctx, places)
        return turned if places else came(isinstance(self.which, Domains))  # "all" of none is done

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        ctx.numbers[f"drained for {'cost' if ctx.kind == COST else 'effect'}"] = place_of_domain(
            option.card, option.number
        )
        return self.turn(game, ctx, [(option.card, option.number)])

    def turn(self, game: Game, ctx: Context, places: list[Place]) -> Outcome:
        """Domains are drained, or refreshed."""
        if not self.refreshed:
            return draining.drain(game, places, ctx.source, by=ctx.you)
        for place in places:
            if domain_of(game, place).drained:
                domain_of(game, place).drained = False
                game.touch()
                game.note(Event("refresh domain", player=place[0], detail=InDomain(place[1]), source=ctx.source))
        return FULL

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        """Drained they are, whatever has become of Transient resources."""
        return FULL

    def english(self, title: str) -> str:
        which = self.which.singular() if self.one and isinstance(self.which, Domains) else self.which.english()
        return f"{'refresh' if self.refreshed else 'drain'} {which}"


@dataclass(frozen=True, eq=False)
class TurnResources(Instruction):
    """Turn all resources of domains face down: they provide neutral resources as long as they lie there."""

    DEED = "turn resources"

    which: DomainRef

    def run(self, game: Game, frame: Program) -> Outcome:
        places = self.which.find(game, frame.ctx)
        for domain in (domain_of(game, place) for place in places):
            domain.facedown = [*domain.resources]
        game.touch()
        return came(bool(places))

    def english(self, title: str) -> str:
        return f"turn each resource on {self.which.english()} face down; they are neutral resources from then on"


refresh = partial(Drain, refreshed=True)


@dataclass(frozen=True, eq=False)
class MoveDrain(Instruction):
    """Move a drain token from one domain to another. That drains and refreshes nothing."""

    DEED = "move drain"

    origin: Domains
    to: Domains

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.origin.options(game, ctx) and self.to.options(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        return frame.ask(game, ctx.you, "choose domain", (self.to if frame.memo else self.origin).options(game, ctx))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if not frame.memo:
            frame.memo = [option.card, option.number]
            return self.run(game, frame)
        owner, number = frame.memo
        game.sides[owner].domains[number].drained = False
        game.sides[option.card].domains[option.number].drained = True
        game.note(Event("move drain", player=owner, detail=InDomain(option.number), source=frame.ctx.source))
        return FULL

    def english(self, title: str) -> str:
        return f"move a drain token from {self.origin.singular()} to {self.to.singular()}"


@dataclass(frozen=True, eq=False)
class AsResources(Instruction):
    """Attach cards, from wherever they are, to a domain as resources: one of your choice, or the one that is meant."""

    who: Ref
    to: DomainRef = YOUR_DOMAINS
    each: bool = False
    """To each of the domains one card from the top of the deck, in order."""
    apart: bool = False
    """Each to another domain."""

    @property
    def verb(self) -> str:
        """What happens to them."""
        return "become resource"

    def cards(self, game: Game, ctx: Context) -> list[int]:
        """Those that are still where they can be taken from."""
        taken_from = (IN_PLAY, HAND, DISCARD, DECK, PLAYED, DOMAIN)
        return [card for card in self.who.cards(game, ctx) if game.zone[card] in taken_from]

    def meant(self, game: Game, ctx: Context) -> tuple[int, ...]:
        """The cards, for what happens together with something else."""
        return tuple(self.cards(game, ctx))

    def events(self, game: Game, ctx: Context, cards: tuple[int, ...]) -> list[Event]:
        """What it brings about for these cards, all of them in the one domain that is meant."""
        return self.attached(ctx, cards, self.to.find(game, ctx)[:1] * len(cards))

    def attached(self, ctx: Context, cards: Sequence[int], places: list[Place]) -> list[Event]:
        """Each card becomes a resource of its place."""
        return [
            brought_about(ctx, self.verb, card, owner, detail=InDomain(number))
            for card, (owner, number) in zip(cards, places, strict=False)
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is being played drains the domain it is paid with. Of a deck or of "all" as much as there is."""
        if isinstance(self.who, Top | Every):
            return None
        resource = self.to.resource if isinstance(self.to, DomainOf) else getattr(self.to, "without", None)
        unknown = isinstance(self.to, ThatDomain) or (resource is not None and resource.settled(game, ctx) is None)
        if game.zone[ctx.source] != HAND and not unknown and not self.to.find(game, ctx):
            return NO_TARGET
        known = self.who.settled(game, ctx)
        if known is None:
            return None
        refusals = (prevented(game, ctx, self.verb, card, ctx.you) for card in known)
        return next(filter(None, refusals), None if self.cards(game, ctx) else NO_TARGET)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards, places = self.cards(game, ctx), self.to.find(game, ctx)
        if self.each:
            cards = list(Top(len(places)).cards(game, ctx))
        elif isinstance(self.to, Domains) and cards:
            taken = list(zip(frame.memo[::2], frame.memo[1::2], strict=True))
            if len(taken) < (min(len(cards), len(places)) if self.apart else 1):
                options = [Option("domain", *place) for place in places if place not in taken]
                return frame.ask(game, ctx.you, "choose domain", options, cards[len(taken)] if self.apart else None)
            places = taken
        if not cards or not places:
            return came(isinstance(self.who, Every) and not cards)
        if not (self.each or self.apart):
            places = places * len(cards)
        happened = game.happen(self.attached(ctx, cards, places))
        return happened if happened is LATER else came(happened is FULL and len(cards) == len(places))

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.ctx.numbers["owner"], frame.ctx.numbers["domain"] = option.card, option.number
        frame.memo += (option.card, option.number)
        return self.run(game, frame)

    def english(self, title: str) -> str:
        who = self.who.english(title)
        what = "resources" if self.who.many else "a resource"
        if self.each:
            domain = self.to.english().replace("all ", "each ", 1).replace("domains", "domain", 1)
            return f"attach to {domain} a card from the top of your deck as a resource"
        if self.apart:
            return f"attach {who} to different domains of yours as resources"
        if isinstance(self.to, Domains) and self.to.without is not None:
            return f"move {who} to {self.to.singular()}"
        to = self.to.singular() if isinstance(self.to, Domains) else self.to.english()
        text = f"attach {who} to {to} as {what}"
        return f"{text} if it is still in play" if isinstance(self.who, Entered) else text


@dataclass(frozen=True, eq=False)
class SpreadResources(Instruction):
    """Take all resources off your domains, and attach them one at a time, each to a domain that then has fewest."""

    DEED = "spread"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        domains = game.sides[ctx.you].domains
        loose = [card for domain in domains for card in domain.resources if card not in frame.memo[::2]]
        numbers = frame.memo[1::2]
        if not loose:
            for number, domain in enumerate(domains):
                domain.resources = [card for card, to in zip(frame.memo[::2], numbers, strict=True) if to == number]
            game.touch()
            game.note(Event("spread", player=ctx.you, source=ctx.source))
            return FULL
        counts = [numbers.count(number) for number in range(len(domains))]
        fewest = [number for number, count in enumerate(counts) if count == min(counts)]
        return frame.ask(
            game, ctx.you, "spread", [Option("resource", card, number) for card in loose for number in fewest]
        )

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo += [option.card, option.number]
        return self.run(game, frame)

    def english(self, title: str) -> str:
        return (
            "take all resources off your domains and attach them again one at a time, "
            "each to one of your domains with the fewest resources"
        )
