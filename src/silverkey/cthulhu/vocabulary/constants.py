"""Passives that are simply on: values, costs, prohibitions, ways of entering play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.pieces import PILES, domain_at
from silverkey.cthulhu.rules.paying import times_played
from silverkey.cthulhu.rules.values import Board, Pending
from silverkey.cthulhu.rules.zones import instance_of
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english
from silverkey.cthulhu.vocabulary.changes import Change, Delayed, Guise, HasPaid, StoryChange, changes_english
from silverkey.cthulhu.vocabulary.conditions import Condition, all_true, conditions_clause, conditions_english
from silverkey.cthulhu.vocabulary.filters import YOU, Cards
from silverkey.cthulhu.vocabulary.references import Ref, Who
from silverkey.cthulhu.words import DISCARD, ICON_LETTERS, TERROR, TRIGGERED, Refusal
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node, word
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.pieces import Lasting


class Constant(Node):
    """A passive without a starting condition."""

    __slots__ = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Enter what it does into a survey."""
        raise NotImplementedError

    def english(self, title: str) -> str:
        """The passive as a sentence."""
        raise NotImplementedError


class Rule(Constant):
    """A passive about the game rather than about the values of certain cards; an effect may let it last for a time."""

    __slots__ = ()

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        """Enter it into a survey, as a passive or as a lasting effect."""
        raise NotImplementedError

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        self.enter(board, ctx, None)

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Enter a lasting effect into a survey."""
        self.enter(board, lasting.context, lasting)

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """Settle what a lasting effect settles when it is made."""

    def expire(self, game: Game, lasting: Lasting) -> None:
        """A lasting effect of this kind ends."""

    def clause(self, title: str) -> str:
        """The rule as part of a sentence."""
        text = self.english(title)
        return text[0].lower() + text[1:].removesuffix(".")


@word
class Static(Constant):
    """Changes the values of certain cards while its conditions hold."""

    who: Ref
    changes: tuple[Change, ...]
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        late = tuple(condition for condition in self.when if condition.late)
        if self.when and not all_true(tuple(c for c in self.when if not c.late), game, ctx):
            return
        for change in self.changes:
            if isinstance(change, StoryChange):
                for story in self.who.cards(game, ctx):
                    change.story(board, story, ctx, ctx.source)
            else:
                board.changes[change.layer].append(Pending(change, ctx, self.who, None, late))

    def english(self, title: str) -> str:
        many = self.who.many
        who = self.who.english(title)
        text = f"{who} {changes_english(self.changes, many)}"
        if self.when:
            text = f"{conditions_clause(self.when, title)}, {text}"
        return english.sentence(text)


@word
class CostChange(Rule):
    """Changes what it costs to play certain cards."""

    cards: Cards | None
    """What is played; None for this card itself, which works while it is being played (coc-latest/1.2.f)."""
    by: int
    minimum: int = 0
    per: Amount | None = None
    who: str = ""
    """YOU, or anybody."""
    per_faction_but: str = ""
    """For each faction other than this among the resources of the drained domain."""
    when: tuple[Condition, ...] = ()
    first: str = ""
    """Only the first of that type and faction that a player plays in each turn, each round, or the whole game."""

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        if self.cards is not None:
            board.cost_changes.append((self, ctx, lasting))

    def covers(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether it changes what this player pays to play this card."""
        if (self.who == YOU and player != ctx.you) or not all_true(self.when, game, ctx):
            return False
        if self.cards is None:
            return True
        if self.first and times_played(game, player, self.cards.type, self.cards.faction, self.first):
            return False
        return self.cards.match(game, ctx, card)

    def change(self, game: Game, ctx: Context, resources: list[int]) -> int:
        """By how much, if these resources are drained."""
        if self.per_faction_but:
            factions = {game.printed[card].faction for card in resources} - {self.per_faction_but}
            return self.by * len(factions)
        return self.by * (1 if self.per is None else amount(self.per, game, ctx))

    def english(self, title: str) -> str:
        return english.sentence(self.clause(title))

    def clause(self, title: str) -> str:
        number = f"{abs(self.by)} {'less' if self.by < 0 else 'more'}"
        text = f"{title} costs {number} to play"
        if self.cards is not None:
            you = " you" if self.who == YOU else ""
            text = f"{self.cards.plural().removesuffix(' in any hand')} cost{you} {number} to play"
            if self.first:
                span = "" if self.first == "game" else f" each {self.first}"
                text = f"the first {self.cards.noun().removesuffix(' in any hand')} that you play{span} costs {number}"
        if self.minimum:
            text += f" (to a minimum of {self.minimum})"
        if self.per is not None:
            text += f" for each {self.per.each()}"
        if self.per_faction_but:
            text += f" for each faction other than {self.per_faction_but} among the resources drained for it"
        if self.when:
            text = f"{conditions_clause(self.when, title)}, {text}"
        return text


@word
class InStruggles(Rule):
    """What each struggle of a kind brings besides, as part of its result: always, or if this card takes part."""

    icon: int
    effect: tuple[Instruction, ...]
    taking_part: bool = False

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        board.spoils.append((self, ctx, lasting))

    def covers(self, game: Game, ctx: Context, story: int, icon: int) -> bool:
        """Whether it speaks of such a struggle at that story."""
        return icon == self.icon and (not self.taking_part or game.in_play[ctx.source].committed == story)

    def english(self, title: str) -> str:
        part = f" that {title} takes part in" if self.taking_part else ""
        effects = english.listed(instruction.english(title) for instruction in self.effect)
        return english.sentence(f"after each [{ICON_LETTERS[self.icon]}] struggle{part}, {effects}")


@word
class CountsAt(Rule):
    """Certain cards count their skill and icons at stories that they need not be committed to.

    See coc-latest/faq/beings-of-ib.
    """

    who: Ref
    where: Ref
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        if all_true(self.when, game, ctx):
            board.counted_at.append((self.who, self.where, ctx, None))

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.cards = tuple((card, instance_of(game, card)) for card in self.who.cards(game, ctx))

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        if all(instance_of(game, card) == instance for card, instance in lasting.cards):
            board.counted_at.append((self.who, self.where, lasting.context, lasting))

    def english(self, title: str) -> str:
        text = f"the skill and icons of {self.who.english(title)} also count at {self.where.english(title)}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@word
class CommitsAs(Constant):
    """This card, though no character, may commit in the commit windows, and is a character while committed."""

    guise: Guise
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.guises.append((self, ctx))

    def english(self, title: str) -> str:
        return english.sentence(
            f"{conditions_clause(self.when, title)}, {title} may commit to stories as if it were a character; "
            f"as long as it is committed, it {self.guise.english(many=False)}"
        )


@word
class ShowsDraws(Constant):
    """Every card that an opponent draws is revealed: before anything is done about the draw, or as it is drawn."""

    first: bool = True

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.draws_shown.append((self, ctx))

    def covers(self, ctx: Context, player: int) -> bool:
        """Whether it reveals what this player draws."""
        return player != ctx.you

    def english(self, title: str) -> str:
        if self.first:
            return english.sentence("no opponent may draw a card that he has not revealed before")
        return english.sentence("opponents reveal each card as they draw it")


@word
class CostsStay(Constant):
    """The cost to play certain cards cannot be lowered, not even by Dormant (coc-latest/faq/carl-stanford-dormant)."""

    cards: Cards

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.fixed_costs.append((self, ctx))

    def english(self, title: str) -> str:
        return english.sentence(
            f"what it costs to play {self.cards.plural().removesuffix(' in any hand')} cannot be lowered"
        )


@word
class Cannot(Rule):
    """Something cannot be done with certain cards while its conditions hold (coc-latest/2.2.a)."""

    verb: str
    who: Ref
    when: tuple[Condition, ...] = ()
    words: str = ""
    unless_paid: bool = False
    """Not for players who have paid for this card (see ``CountAsPaid``)."""

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        board.cannots.setdefault(self.verb, []).append((self, ctx))

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """A lasting prohibition is about the cards that were meant when it was made."""
        met = [card for card in self.who.cards(game, ctx) if not game.board.immune(game, card, ctx.source, ctx.kind)]
        lasting.cards = tuple((card, instance_of(game, card)) for card in met)

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        ctx = lasting.context.copy()
        ctx.cards["barred"] = tuple(card for card, instance in lasting.cards if instance_of(game, card) == instance)
        self.enter(board, ctx, lasting)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""
        if "barred" in ctx.cards:
            return card in ctx.cards["barred"]
        if not all_true(self.when, game, ctx) or card not in self.who.cards(game, ctx):
            return False
        return not self.unless_paid or not _paid(game, ctx, game.in_play[card].controller)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self)

    def english(self, title: str) -> str:
        unpaid = " whose controllers have not paid" if self.unless_paid else ""
        text = f"{_subject(self.who, title)}{unpaid} cannot {self.words or self.verb}"
        if self.unless_paid:
            text += " in that phase"
        if self.when:
            text += f" {conditions_clause(self.when, title)}"
        return english.sentence(text)


def _paid(game: Game, ctx: Context, player: int) -> bool:
    """Whether a player has paid for the card that this is about."""
    this = (ctx.source, game.in_play[ctx.source].entered)
    return any(
        isinstance(effect.change, HasPaid) and effect.context.you == player and this in effect.cards
        for effect in game.lasting
    )


@word
class SealsPile(Constant):
    """Cards cannot be moved out of the discard pile that this card is attached to."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        place = game.in_play[ctx.source].attached
        if place in PILES:
            board.sealed.append((PILES.index(place), ctx.source))

    def english(self, title: str) -> str:
        return "Nothing can move cards out of attached discard pile."


def _subject(who: Ref, title: str) -> str:
    """Who cannot or does not do something: 'all' before a negation would say less than is meant."""
    return who.english(title).removeprefix("all ")


def _forbids(game: Game, ctx: Context, constant: Constant, *rulings: str) -> Refusal:
    name = game.name(ctx.source)
    return Refusal(f"{name} forbids it: {constant.english(name)}", (*rulings, "coc-latest/2.2.a"))


@word
class CannotPlay(Rule):
    """Certain players cannot play certain cards (coc-latest/2.2.a)."""

    who: Who
    cards: Cards
    rulings: tuple[str, ...] = ()

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        board.bans.append((self, ctx))

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """A lasting ban remembers the player and the card of the event that it answers."""
        if ctx.event >= 0:
            lasting.context.numbers["player"] = game.events[ctx.event].player
            lasting.context.cards["answered"] = (game.events[ctx.event].card,)

    def covers(self, game: Game, ctx: Context, player: int, card: int) -> bool:
        """Whether it forbids this player to play this card."""
        return player in self.who.players(game, ctx) and self.cards.match(game, ctx, card)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self, *self.rulings)

    def english(self, title: str) -> str:
        what = self.cards.plural().removesuffix(" in any hand")
        return english.sentence(f"{self.who.english()} cannot play {what}")


@word
class SkipPhase(Rule):
    """Every player skips a phase."""

    phase: str

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        board.skipped.add(self.phase)

    def english(self, title: str) -> str:
        return f"Each player skips his {self.phase} phase."


@word
class NotByTriggered(Constant):
    """Triggered effects cannot do certain things to certain cards while its conditions hold."""

    verbs: tuple[str, ...]
    type: str
    """What type of cards."""
    words: str
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        for verb in self.verbs:
            board.cannots.setdefault(f"triggered {verb}", []).append((self, ctx))

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it forbids this for the card now."""
        if card < 0 or not all_true(self.when, game, ctx):
            return False
        return game.values(card).type == self.type if card in game.in_play else game.printed[card].type == self.type

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        return _forbids(game, ctx, self)

    def english(self, title: str) -> str:
        text = f"triggered effects cannot {self.words}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@word
class Toll(Constant):
    """Certain players must pay more to trigger abilities of cards in play, or to play cards (coc-latest/2.13.d)."""

    cards: Cards
    by: int
    who: str = ""
    """YOU, OPPONENT, or anybody."""
    playing: bool = False
    unless: tuple[Condition, ...] = ()
    """What frees the player who would have to pay."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.tolls.append((self, ctx))

    def due(self, game: Game, ctx: Context, player: int, card: int) -> int:
        """What this player must pay besides to use an ability of this card."""
        if self.who and (player == ctx.you) is not (self.who == YOU):
            return 0
        if self.unless and all_true(self.unless, game, Context(player, ctx.source)):
            return 0
        return self.by if self.cards.match(game, ctx, card) else 0

    def english(self, title: str) -> str:
        who = {YOU: "you", "": "each player"}.get(self.who, "each opponent")
        kind = self.cards.plural() if not self.playing else self.cards.singular().removesuffix(" in any hand")
        what = f"play {kind}" if self.playing else f"trigger abilities of {kind}"
        text = f"{who} must pay {self.by} as an additional cost to {what}"
        if self.unless:
            text += f", unless {conditions_english(self.unless, title).replace('you control', 'he controls')}"
        return english.sentence(text)


@word
class Immune(Constant):
    """Certain cards ignore the effects of cards of a kind, and cannot be chosen by them (coc-latest/2.36.a)."""

    who: Ref
    to: Cards | None
    """What they are immune to, by printed facts; None for every triggered effect."""
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.immunities.append((self, ctx))

    def covers(self, game: Game, ctx: Context, card: int, source: int, kind: str) -> bool:
        """Whether it makes the card immune to an effect of that one; an effect of a kind may outlast it (2.36.b)."""
        return (
            card in self.who.cards(game, ctx)
            and (kind in TRIGGERED if self.to is None else self.to.match(game, ctx, source))
            and (not self.when or all_true(self.when, game, ctx))
        )

    def english(self, title: str) -> str:
        verb = "are" if self.who.many else "is"
        to = "triggered effects" if self.to is None else self.to.plural().removesuffix(" in any hand")
        text = f"{self.who.english(title)} {verb} immune to {to}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@word
class PlaysResources(Constant):
    """You may play the resources of the domain that this card is attached to as though they were in your hand."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        domain = domain_at(game.in_play[ctx.source].attached)
        if domain is not None:
            player, number = domain
            board.loans.append((ctx.you, tuple(game.sides[player].domains[number].resources), ctx.source))

    def english(self, title: str) -> str:
        return "You may play the resources of attached domain as though they were in your hand."


@word
class PlaysShown(Rule):
    """You may play the revealed top card of a deck as though it were in your hand."""

    matching: bool = True

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        """Only while that card lies revealed; see ``begin``."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        shown = [side.shown for side in game.sides if side.shown in lasting.context.cards["revealed"]]
        board.may_play(lasting.context.you, shown)
        if not self.matching:
            board.unmatched.update(shown)

    def english(self, title: str) -> str:
        match = "" if self.matching else ", ignoring resource matching"
        return f"you may play that card as though it were in your hand{match}"


@word
class PlaysChosen(Rule):
    """You may play the chosen cards of your discard pile, each once, as though from your hand.

    Events among them go under your deck afterwards.
    """

    def enter(self, board: Board, ctx: Context, lasting: Lasting | None) -> None:
        """Only as long as the cards lie there; see ``begin``."""

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.cards = tuple((card, instance_of(game, card)) for card in ctx.cards["chosen"])

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        lent = [card for card, instance in lasting.cards if instance_of(game, card) == instance]
        board.may_play(lasting.context.you, [card for card in lent if game.zone[card] == DISCARD])

    def english(self, title: str) -> str:
        return (
            "Each of them may be played from there as if you held it in your hand; "
            "an event among them then goes under your deck and not back to the pile."
        )


@word
class CommitToll(Constant):
    """Each player must choose and wound a character of his whenever he commits characters to stories.

    That is one wound for each occasion, not for each character, and it is due where an effect commits too
    (coc-latest/faq/at-night-they-roam-pervasive-toxemia).
    """

    cancellable: bool = True

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.commit_tolls.append((self, ctx))
        if not self.cancellable:
            board.uncancellable.append((None, ctx))

    def english(self, title: str) -> str:
        text = "whoever commits characters to stories must choose a character he controls and wound it for that"
        return english.sentence(text) + ("" if self.cancellable else " This cannot be cancelled.")


@word
class CancelsFirst(Constant):
    """The first effect that each opponent triggers in a turn is cancelled; Forced Responses are nobody's.

    The game triggers those (coc-latest/faq/red-tape-forced-response).
    """

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.red_tape.append((self, ctx))

    def english(self, title: str) -> str:
        return "The first effect that an opponent triggers in a turn is cancelled."


@word
class WinnerPicks(Constant):
    """Of a struggle of one kind that you win with this card taking part, you pick who on the losing side suffers."""

    icon: int

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.pickers.append((self, ctx))

    def english(self, title: str) -> str:
        fate = "goes insane" if self.icon == TERROR else "is wounded"
        return english.sentence(
            f"whenever you win a [{ICON_LETTERS[self.icon]}] struggle with {title} taking part, you and not the loser "
            f"choose which of the loser's characters there {fate}"
        )


@word
class VictoryNeeds(Constant):
    """Nobody wins the game by stories unless one of these things is true of him."""

    unless: tuple[Condition, ...]

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.victory.append((self, ctx))

    def allows(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether this player may win."""
        return any(condition.true(game, Context(player, ctx.source)) for condition in self.unless)

    def english(self, title: str) -> str:
        unless = english.listed((condition.english(title) for condition in self.unless), "or")
        return english.sentence(f"no player wins the game by stories unless {unless.replace('your', 'his')}")


@word
class RandomResources(Constant):
    """In their resource phases opponents choose the domain, and the card they attach is picked at random."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.random_resources.append(ctx)

    def english(self, title: str) -> str:
        return english.sentence(
            "an opponent who would attach a resource in the resource phase chooses the domain only; "
            "which card of his hand it is, is determined at random"
        )


@word
class PlayedAsCopy(Constant):
    """As this card is played from hand, another is chosen, and it enters play as a printed copy of that one."""

    cards: Cards
    afterwards: Delayed
    """What happens if the other leaves play."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for as the card is played."""

    def english(self, title: str) -> str:
        played = english.sentence(
            f"as you play {title} from hand, choose {self.cards.singular()}, of which it is a printed copy from then on"
        )
        effects = english.listed(instruction.english(title) for instruction in self.afterwards.effect)
        return f"{played} {english.sentence(f'should that one leave play, {effects}')}"


@word
class AttachedAs(Constant):
    """What this card has when its own effect has made it an Attachment, beside the rest of its text."""

    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Part of the values that a survey begins with."""

    def english(self, title: str) -> str:
        has = [*(f"the subtype {subtype}" for subtype in self.subtypes), *self.keywords]
        return english.sentence(f"as an Attachment, {title} has {english.listed(has)}")


@word
class Enters(Constant):
    """This card enters play in a certain way."""

    exhausted: bool = True
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for when the card enters play, not before."""

    def english(self, title: str) -> str:
        text = f"{title} enters play exhausted"
        if self.when:
            text += f" if {conditions_english(self.when, title)}"
        return english.sentence(text)


@word
class DrawMore(Constant):
    """You draw more cards in your draw phase."""

    number: int = 1

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.draws.append((self, ctx))

    def english(self, title: str) -> str:
        more = "one card" if self.number == 1 else f"{self.number} cards"
        return english.sentence(f"you draw {more} more in each of your draw phases")


@word
class AlwaysInsane(Constant):
    """This card counts as insane but stays face up, with all that it has, and may commit."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.mad.add(ctx.source)

    def english(self, title: str) -> str:
        return english.sentence(
            f"{title} counts as insane at all times, so that any wound destroys it, but it keeps its values and text, "
            "may commit to stories and may be chosen to go insane"
        )


@word
class ShieldedFrom(Constant):
    """Certain cards cannot be chosen by triggered effects, or only by those that cost enough."""

    who: Ref
    cost_max: int | Amount | None = None
    """Effects that cost more may choose them."""
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.shields.append((self, ctx))

    def covers(self, game: Game, ctx: Context, card: int, cost: int) -> bool:
        """Whether an effect of that cost cannot choose the card."""
        if card not in self.who.cards(game, ctx) or not all_true(self.when, game, ctx):
            return False
        return self.cost_max is None or cost <= amount(self.cost_max, game, ctx)

    def english(self, title: str) -> str:
        text = f"{self.who.english(title)} cannot be chosen by triggered effects"
        if self.cost_max is not None:
            text += f" that cost {amount_english(self.cost_max)} or less"
        if self.when:
            text += f" {conditions_clause(self.when, title)}"
        where = self.cost_max.where() if isinstance(self.cost_max, Amount) else ""
        return english.sentence(text) + (f" {english.sentence(where)}" if where else "")


@word
class NeedNotReady(Constant):
    """You may leave this card exhausted when your cards ready."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """Asked for in the refresh phase, not before."""

    def english(self, title: str) -> str:
        return english.sentence(f"{title} need not ready in your refresh phase if you do not want it to")


def need_not_ready(game: Game, card: int) -> bool:
    """Whether a card in play may stay exhausted in its controller's refresh phase."""
    face = game.in_play[card].shows or game.printed[card]
    return not game.values(card).blank and any(isinstance(constant, NeedNotReady) for constant in face.constants)


@word
class DoesNot(Constant):
    """The rules leave something undone with certain cards; effects may do it (faq/obsessive-inmate-uncommit)."""

    verb: str
    who: Ref
    words: str

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.omissions.setdefault(self.verb, []).append((self, ctx))

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether the rules pass over this card."""
        return card in self.who.cards(game, ctx)

    def english(self, title: str) -> str:
        verb = "do" if self.who.many else "does"
        return english.sentence(f"{_subject(self.who, title)} {verb} not {self.words}")


@word
class MustCommit(Constant):
    """Must commit to some story in every commit window of its controller, if able."""

    who: Ref

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.duties.append((self, ctx))

    def english(self, title: str) -> str:
        return english.sentence(f"{self.who.english(title)} must be committed to a story whenever that is possible")


@word
class MoreStoriesToWin(Constant):
    """Each player needs more won stories than three to win the game."""

    number: int = 1

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        board.more_stories.append((self.number, ctx.source))

    def english(self, title: str) -> str:
        stories = "story" if self.number == 1 else "stories"
        return english.sentence(f"to win the game, every player has to win {self.number} more {stories} than usual")


def own_cost_changes(card: Card) -> tuple[CostChange, ...]:
    """What a card says about its own cost."""
    return tuple(node for node in card.constants if isinstance(node, CostChange) and node.cards is None)
