"""Instructions about hands, decks, discard piles, domains and stories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverkey.cthulhu.game import Domain
from silverkey.cthulhu.rules import paying, zones
from silverkey.cthulhu.rules.choosing import Choosing
from silverkey.cthulhu.rules.entering import entering_refusal
from silverkey.cthulhu.rules.happening import happen
from silverkey.cthulhu.rules.legality import NO_TARGET
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import YOURSELF, Ref, Who
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, PLAYED, STORY_DECK
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import Event
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@word
class DrawCards(Instruction):
    """Draw cards."""

    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        return happen(game, [Event("draw", -1, ctx.you, self.number, source=ctx.source, by=ctx.you, cause=ctx.kind)])

    def english(self, title: str) -> str:
        return "draw a card" if self.number == 1 else f"draw {self.number} cards"


@word
class DiscardCards(Instruction):
    """Choose and discard cards from one's hand; exactly so many (coc-latest/2.6.a)."""

    number: int = 1
    if_able: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        hand = [card for card in game.sides[ctx.you].hand if card != ctx.source]
        if len(hand) < self.number:
            return False
        game.push(Choosing(ctx.you, "discard", hand, self.number, self.number, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return bool(value)
        frame.stage = 1
        ctx = frame.ctx
        by = ctx.numbers.get("user", ctx.you)
        return happen(
            game,
            [Event("discard from hand", card, ctx.you, source=ctx.source, by=by, cause=ctx.kind) for card in value],
        )

    def english(self, title: str) -> str:
        cards = "a card" if self.number == 1 else f"{self.number} cards"
        return f"choose and discard {cards} from hand" + (", if able" if self.if_able else "")


@word
class DiscardTop(Instruction):
    """Discard cards from the top of a player's deck."""

    who: Who
    number: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        events = [
            Event(
                "mill",
                -1,
                player,
                amount(self.number, game, ctx),
                source=ctx.source,
                by=ctx.you,
                cause=ctx.kind,
            )
            for player in self.who.players(game, ctx)
        ]
        return happen(game, events)

    def english(self, title: str) -> str:
        whose = {"you": "your", "each opponent": "an opponent's"}.get(self.who.english(), "that player's")
        return f"discard the top {amount_english(self.number)} cards of {whose} deck"


@word
class PutIntoPlay(Instruction):
    """Put cards into play under their owners' control (coc-latest/2.24.a)."""

    who: Ref
    insane: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = [card for card in self.who.cards(game, ctx) if entering_refusal(game, game.owner[card], card) is None]
        if not cards:
            return False
        return happen(
            game,
            [
                Event(
                    "enter",
                    card,
                    game.owner[card],
                    0,
                    source=ctx.source,
                    by=ctx.you,
                    cause=ctx.kind,
                    number=1 if self.insane else -1,
                )
                for card in cards
            ],
        )

    def english(self, title: str) -> str:
        return f"put {self.who.english(title)} into play" + (", insane" if self.insane else "")


@word
class Pick(Instruction):
    """Pick a card out of a pile while the effect resolves, without targeting; or none, where that is allowed."""

    cards: Any
    name: str = "chosen"
    optional: bool = False
    to_play: bool = False
    words: str = ""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be picked."""
        found: list[int] = self.cards.find(game, ctx)
        if self.to_play:
            found = [card for card in found if entering_refusal(game, game.owner[card], card) is None]
        return found

    def possible(self, game: Game, ctx: Context) -> Any:
        if self.optional or self.hidden or self.legal(game, ctx):
            return None
        return NO_TARGET

    @property
    def hidden(self) -> bool:
        """Searching a deck may always be tried."""
        return getattr(self.cards, "zone", "") == DECK

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.hidden:
            game.reveals += 1
        candidates = self.legal(game, ctx)
        if not candidates:
            return False
        least = 0 if self.optional or self.hidden else 1
        game.push(Choosing(ctx.you, "pick", candidates, least, 1, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards[self.name] = value
        return bool(value)

    def english(self, title: str) -> str:
        if self.words:
            return self.words
        if self.hidden:
            kind = self.cards.noun().removesuffix(" in your deck")
            return f"search your deck for {english.article(kind)}"
        return f"pick {self.cards.singular()}"


@word
class Shuffle(Instruction):
    """Shuffle one's deck, as after any search (coc-latest/2.11.a)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.shuffle_deck(frame.ctx.you)
        game.note(Event("shuffle", -1, frame.ctx.you))
        return frame.ok

    def english(self, title: str) -> str:
        return "shuffle your deck"


@word
class ToHand(Instruction):
    """Put cards into their owner's hand, from a pile."""

    who: Ref
    words: str = ""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if not cards:
            return False
        return happen(
            game,
            [Event("return", card, game.owner[card], source=ctx.source, by=ctx.you, cause=ctx.kind) for card in cards],
        )

    def english(self, title: str) -> str:
        return self.words or f"put {self.who.english(title)} into your hand"


@word
class LookAtTop(Instruction):
    """Look at the top cards of a player's deck, put some on the bottom, and the rest back in any order.

    ``bottom`` cards go to the bottom; ``keep`` cards may be taken into hand under a condition.
    """

    number: int
    who: Who
    bottom: int = 0
    keep: Any = None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for player in self.who.players(game, ctx):
            seen = list(reversed(game.sides[player].deck[-self.number :]))
            if not seen:
                return False
            game.reveals += 1
            frame.memo = seen
            ctx.numbers["deck"] = player
            if self.bottom:
                game.push(Choosing(ctx.you, "to bottom", seen, min(self.bottom, len(seen)), self.bottom, ctx.source))
            else:
                frame.stage = 1
                self.arrange(game, frame)
            return None
        return False

    def arrange(self, game: Game, frame: Program) -> None:
        """Put the rest back, top card first."""
        game.push(
            Choosing(
                frame.ctx.you,
                "arrange",
                frame.memo.copy(),
                len(frame.memo),
                len(frame.memo),
                frame.ctx.source,
            )
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        deck = game.sides[ctx.numbers["deck"]].deck
        if frame.stage == 0:
            for card in value:
                deck.remove(card)
                deck.insert(0, card)
                frame.memo.remove(card)
            frame.stage = 1
            self.arrange(game, frame)
            return None
        if frame.stage == 1:
            for card in frame.memo:
                deck.remove(card)
            deck.extend(reversed(value))
            if self.keep is None or not self.keep.true(game, ctx):
                return True
            frame.stage = 2
            game.push(Choosing(ctx.you, "keep", list(value), 0, 1, ctx.source))
            return None
        for card in value:
            zones.move(game, card, HAND)
        return True

    def english(self, title: str) -> str:
        whose = "your" if self.who is YOURSELF else "that player's"
        text = f"look at the top {self.number} cards of {whose} deck"
        if self.bottom:
            text += ", put one of them on the bottom of it"
        text += ", and put the others back on top in any order" if self.bottom else " and put them back in any order"
        if self.keep is not None:
            text += f". If {self.keep.english(title)}, you may put one of them into your hand"
        return text


@word
class BottomOfDeck(Instruction):
    """Put cards from one's discard pile on the bottom of one's deck in any order."""

    number: int
    if_able: bool = True

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        discard = game.sides[ctx.you].discard
        if len(discard) < self.number:
            return False
        game.push(Choosing(ctx.you, "arrange bottom", list(reversed(discard)), self.number, self.number, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        for card in value:
            zones.move(game, card, DECK, bottom=True)
        return True

    def english(self, title: str) -> str:
        text = f"put {self.number} cards from your discard pile on the bottom of your deck in any order"
        return text + (", if able" if self.if_able else "")


@word
class KeepEvent(Instruction):
    """Return the event that is being played to hand instead of discarding it, at the price of draining a domain."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        options = [
            Option("domain", ctx.you, number)
            for number, domain in enumerate(game.sides[ctx.you].domains)
            if not domain.drained
        ]
        game.ask(ctx.you, "may drain", [*options, PASS], ctx.source)
        return None

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        if option == PASS:
            return False
        paying.drain(game, ctx.you, option.number)
        game.note(Event("drain", -1, ctx.you, 0, number=option.number, source=ctx.source))
        if game.zone[ctx.source] == PLAYED:
            zones.put(game, ctx.source, HAND)
        return True

    def english(self, title: str) -> str:
        return f"you may drain a domain you control to return {title} to your hand instead of discarding it"


@word
class GainDomain(Instruction):
    """Put the top card of one's deck face down as a new domain."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = game.take_top(ctx.you)
        if card is None:
            return False
        game.place(card, DOMAIN)
        game.sides[ctx.you].domains.append(Domain(card))
        game.touch()
        game.note(Event("gain domain", -1, ctx.you, source=ctx.source))
        return True

    def english(self, title: str) -> str:
        return "gain a domain, which is the top card of your deck face down"


@word
class TopCardAsResource(Instruction):
    """Attach the top card of one's deck to the newest domain as a resource."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = game.take_top(ctx.you)
        if card is None:
            return False
        zones.attach_resource(game, ctx.you, len(game.sides[ctx.you].domains) - 1, card)
        game.reveals += 1
        game.note(Event("resource", card, ctx.you, source=ctx.source, number=len(game.sides[ctx.you].domains) - 1))
        return True

    def english(self, title: str) -> str:
        return "attach the top card of your deck to it as a resource"


@word
class DiscardPileAsResources(Instruction):
    """Attach every character card in one's discard pile to the newest domain as resources."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = len(game.sides[ctx.you].domains) - 1
        for card in Cards(type="character", zone=DISCARD, owner="you").find(game, ctx):
            zones.take(game, card)
            zones.attach_resource(game, ctx.you, number, card)
        return True

    def english(self, title: str) -> str:
        return "attach all character cards in your discard pile to it as resources"


@word
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
        return happen(
            game,
            [Event("sacrifice resource", value[0], ctx.you, source=ctx.source, by=ctx.you, cause=ctx.kind)],
        )

    def english(self, title: str) -> str:
        return "sacrifice a resource from one of your domains, if able"


@word
class MoveDrain(Instruction):
    """Move a drain token from one domain to another, both chosen before."""

    def run(self, game: Game, frame: Program) -> Outcome:
        (owner, number), (other, target) = frame.ctx.cards["from"], frame.ctx.cards["to"]
        game.sides[owner].domains[number].drained = False
        game.sides[other].domains[target].drained = True
        game.note(Event("move drain", -1, owner, number=number, other=target, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return "move the drain token from the first to the second"


@word
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
            out = happen(
                game,
                [Event("destroy resource", card, ctx.you, source=ctx.source, cause=ctx.kind) for card in value],
            )
            return None if out is None else self.discard(game, frame)
        return self.discard(game, frame) if frame.stage == 1 else bool(value)

    def discard(self, game: Game, frame: Program) -> Outcome:
        """Pay for the resources that are kept."""
        frame.stage = 2
        ctx = frame.ctx
        if not frame.memo[0]:
            return True
        return happen(
            game, [Event("mill", -1, ctx.you, self.number * frame.memo[0], source=ctx.source, cause=ctx.kind)]
        )

    def english(self, title: str) -> str:
        return (
            f"for each resource on his domains, either discard the top {self.number} cards of his deck or destroy that "
            "resource"
        )


@word
class SwapWithDiscard(Instruction):
    """Exchange any number of cards in one's hand with as many from the top of one's discard pile."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        side = game.sides[ctx.you]
        most = min(len(side.hand), len(side.discard))
        if not most:
            return True
        game.push(Choosing(ctx.you, "exchange", side.hand.copy(), 0, most, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        side = game.sides[frame.ctx.you]
        taken = side.discard[-len(value) :] if value else []
        for card in value:
            zones.move(game, card, DISCARD)
            game.reveals += 1
        for card in taken:
            zones.move(game, card, HAND)
        return True

    def english(self, title: str) -> str:
        return "he may exchange any number of cards in his hand with as many cards from the top of his discard pile"


@word
class PlaceTokens(Instruction):
    """Put a success token on the chosen story, on one's own side."""

    who: Ref
    verb: str = ""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        stories = self.who.cards(game, ctx)
        if not stories:
            return False
        return happen(
            game,
            [Event("place token", story, ctx.you, source=ctx.source, by=ctx.you, cause=ctx.kind) for story in stories],
        )

    def english(self, title: str) -> str:
        return f"put a success token on {self.who.english(title)}"


@word
class PickStory(Instruction):
    """Pick a story on which the tokens fit, or none where that is allowed."""

    own_max: int = -1
    """At most so many tokens of one's own."""
    total_max: int = -1
    """At most so many tokens in all."""
    optional: bool = False

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The stories that may be picked."""
        return [
            story.card
            for story in game.stories
            if story.winner < 0
            and (self.own_max < 0 or story.tokens[ctx.you] <= self.own_max)
            and (self.total_max < 0 or sum(story.tokens) <= self.total_max)
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.optional or self.legal(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = self.legal(game, frame.ctx)
        if not stories:
            return False
        least = 0 if self.optional else 1
        game.push(Choosing(frame.ctx.you, "pick story", stories, least, 1, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["chosen"] = value
        return bool(value)

    def english(self, title: str) -> str:
        if self.total_max == 0:
            return "pick a story without success tokens"
        return f"{'may ' if self.optional else ''}pick a story on which he has {self.own_max} or fewer success tokens"


@word
class ClearTokens(Instruction):
    """Discard all success tokens from all stories."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        events = [
            Event("remove token", story.card, player, story.tokens[player], source=ctx.source, cause=ctx.kind)
            for story in game.stories
            if story.winner < 0
            for player in (0, 1)
            if story.tokens[player]
        ]
        return happen(game, events) if events else True

    def english(self, title: str) -> str:
        return "discard all success tokens from all stories"


@word
class RemoveTwoTokens(Instruction):
    """Discard exactly two success tokens from a story with few enough tokens in all, of whichever sides you pick."""

    most: int

    def options(self, game: Game) -> list[Option]:
        """(story, how many of player 0, how many of player 1)."""
        return [
            Option("tokens", story.card, first, 2 - first)
            for story in game.stories
            if story.winner < 0 and 2 <= sum(story.tokens) <= self.most
            for first in range(3)
            if story.tokens[0] >= first and story.tokens[1] >= 2 - first
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.options(game) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        options = self.options(game)
        if not options:
            return False
        game.ask(frame.ctx.you, "remove tokens", options, frame.ctx.source)
        return None

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        events = [
            Event("remove token", option.card, player, number, source=ctx.source, by=ctx.you, cause=ctx.kind)
            for player, number in ((0, option.number), (1, option.other))
            if number
        ]
        return happen(game, events)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return bool(value)

    def english(self, title: str) -> str:
        return f"discard exactly 2 success tokens from a story with {self.most} or fewer success tokens in all"


@word
class MoveToken(Instruction):
    """Move a success token from one side of a story to the other."""

    def options(self, game: Game) -> list[Option]:
        """(story, the player who loses the token)."""
        return [
            Option("token", story.card, player)
            for story in game.stories
            if story.winner < 0
            for player in (0, 1)
            if story.tokens[player]
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.options(game) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        options = self.options(game)
        if not options:
            return False
        game.ask(frame.ctx.you, "move token", options, frame.ctx.source)
        return None

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        story = game.story(option.card)
        assert story is not None
        story.tokens[option.number] -= 1
        story.tokens[1 - option.number] += 1
        game.touch()
        game.note(Event("move token", option.card, option.number, source=frame.ctx.source))
        return True

    def english(self, title: str) -> str:
        return "move a success token from one side of a story to the other"


@word
class ShuffleStoryBack(Instruction):
    """Choose one of one's won stories, other than this, and shuffle it back into the story deck."""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The stories that may go back; conspiracies do not belong to the story deck."""
        return [card for card in game.sides[ctx.you].won if card != ctx.source and game.printed[card].type == "story"]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.legal(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        candidates = self.legal(game, frame.ctx)
        if not candidates:
            return False
        game.push(Choosing(frame.ctx.you, "shuffle back", candidates, 1, 1, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        card = value[0]
        game.sides[frame.ctx.you].won.remove(card)
        game.story_deck.append(card)
        game.place(card, STORY_DECK)
        game.shuffle(game.story_deck)
        game.reveals += 1
        game.touch()
        return True

    def english(self, title: str) -> str:
        return "choose one of his won stories other than this one and shuffle it back into the story deck"


@word
class ReturnAttachments(Instruction):
    """Return every Attachment card in every discard pile to its owner's hand."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = Cards(type="attachment", zone=DISCARD).find(game, ctx)
        if not cards:
            return True
        return happen(
            game,
            [Event("return", card, game.owner[card], source=ctx.source, by=ctx.you, cause=ctx.kind) for card in cards],
        )

    def english(self, title: str) -> str:
        return "return all Attachment cards in all discard piles to their owners' hands"
