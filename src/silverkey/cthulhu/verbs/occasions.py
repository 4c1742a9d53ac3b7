"""What the rules themselves let happen, and moments that cards may answer: told and cited, but never brought about.

Nothing here has a ``perform``: whoever lets it happen does so, and notes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame import verbs
from silverkey.cardgame.account import EVERYTHING
from silverkey.cardgame.details import OfPhase
from silverkey.cthulhu.details import InDomain, OfOutcome, OfStruggle, OfSuccess, OfTitle, domain_of
from silverkey.cthulhu.verbs.base import Verb
from silverkey.cthulhu.words import (
    ACTION,
    DISRUPT,
    DRAWN,
    END_OF_TURN,
    EVENT,
    FORCED,
    ONE_DRAW,
    PASSIVE,
    PLACE_DORMANT,
    PLAY,
    REPLACEMENT,
    RESPONSE,
    WON,
    WOULD_REVEAL,
)
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.kernel.event import Event

USING: dict[str, tuple[str, ...]] = {
    PLAY: ("coc-latest/2.24.c", "coc-latest/timing/step1"),
    ACTION: ("coc-latest/timing/actions.a", "coc-latest/timing/step1"),
    RESPONSE: ("coc-latest/timing/responses.a", "coc-latest/timing/step6"),
    DISRUPT: ("coc-latest/timing/disrupts.a", "coc-latest/timing/step2"),
    FORCED: ("coc-latest/1.11.a", "coc-latest/timing/step5"),
    PASSIVE: ("coc-latest/1.6.a", "coc-latest/timing/step4"),
    REPLACEMENT: ("coc-latest/1.8.a", "coc-latest/timing/passives.a"),
}
"""What using an ability rests on, by its kind."""
EXECUTING = ("coc-latest/faq/stories-are-not-triggered",)
"""The effect of a story, which is a passive too."""
ENDING = ("coc-latest/timing/end-of-turn.a",)
"""The end of the turn, which is a phase of its own."""
WINNING = {"stories": ("coc-latest/3.4.a",), "deck": ("coc-latest/faq/samantha-grace-deck-out",)}
"""By the outcome of the game."""


class Use(Verb):
    """A card is played or an ability used."""

    name = "use"

    def log(self, told: Account) -> str:
        event = told.event
        if event.cause == PLACE_DORMANT:
            return f"{told.who} places {told.card} face down at {told.cards}."
        if event.origin == WON:
            return f"{told.who} executes the effect of {told.card}."
        if event.cause in (PASSIVE, REPLACEMENT):
            return f"The passive effect of {told.card} applies{f' to {told.cards}' if event.cards else ''}."
        at = f" on {told.cards}" if event.cards else ""
        if event.cause == FORCED:
            return f"The Forced Response of {told.card} triggers{at}."
        how = "plays" if event.cause == PLAY or told.game.printed[event.card].type == EVENT else "uses"
        return f"{told.who} {how} {told.card}{at}."

    def citations(self, event: Event) -> tuple[str, ...]:
        return EXECUTING if event.origin == WON else USING.get(event.cause, ())


class Resolve(Verb):
    """An effect is about to be carried out."""

    name = "resolve"


class Play(Verb):
    """A card has been played."""

    name = "play"


class Overpay(Verb):
    """More was paid than was due."""

    name = "overpay"
    rulings = ("coc-latest/2.15.a",)


class BeChosen(Verb):
    """An effect of a card has chosen others."""

    name = "chosen"


class BeCancelled(verbs.BeCancelled):
    """An effect is cancelled, by its source if that is known."""

    name = "cancelled"
    rulings = ("coc-latest/2.13.f",)


# The turn


class TurnBegins(Verb):
    """A turn starts."""

    name = "turn begins"
    carries = (OfPhase,)

    def log(self, told: Account) -> str:
        return f"Turn {told.game.turn}: {told.who}."


class PhaseBegins(Verb):
    """A phase starts; the end of the turn is one too."""

    name = "phase begins"
    carries = (OfPhase,)
    rulings = ("coc-latest/timing/framework.a",)

    def citations(self, event: Event) -> tuple[str, ...]:
        return ENDING if event.word == END_OF_TURN else self.rulings


class PhaseEnds(Verb):
    """A phase ends."""

    name = "phase ends"
    carries = (OfPhase,)


class RefreshAll(Verb):
    """Characters ready and domains are refreshed."""

    name = "refresh"
    carries = (OfPhase,)


class DrawPhase(Verb):
    """Cards are drawn in the draw phase."""

    name = "draw phase"
    carries = (OfPhase,)


class ResourcePhase(Verb):
    """A resource is attached in the resource phase."""

    name = "resource phase"
    carries = (OfPhase,)


class CommitCharacters(Verb):
    """The active player commits characters."""

    name = "commit characters"
    carries = (OfPhase,)


class Defend(Verb):
    """The other player commits characters."""

    name = "defend"
    carries = (OfPhase,)


class ExhaustToCommit(Verb):
    """A character has been exhausted as it committed."""

    name = "exhaust to commit"


class HaveCommitted(Verb):
    """A player has committed characters in his commit window."""

    name = "have committed"


class AllHaveCommitted(Verb):
    """Both players have had their commit window."""

    name = "all have committed"


class SkillCheck(Verb):
    """Skill at a story has been compared."""

    name = "skill check"


class LoseCheck(Verb):
    """A player has less skill at a story."""

    name = "lose check"


class SkillLowered(Verb):
    """An effect has lowered the skill of a character."""

    name = "skill lowered"


class SkillGone(Verb):
    """The skill of a character has come to nothing."""

    name = "skill gone"


class Wounded(Verb):
    """A Combat struggle has wounded a character."""

    name = "wounded"


class HasPlayed(Verb):
    """A player has played a card."""

    name = "has played"


class Mulligan(Verb):
    """A player takes another setup hand."""

    name = "mulligan"
    rulings = ("coc-latest/2.20.a",)
    tells = "{who} takes a new setup hand."


class GameOver(Verb):
    """Somebody has won."""

    name = "game over"
    carries = (OfOutcome,)

    def log(self, told: Account) -> str:
        outcome = told.game.outcome
        told_so = {
            "deck": "the other deck has run out",
            "stories": "three stories",
            "eliminated": "the other is eliminated",
        }
        how = told_so.get(outcome, outcome)
        return f"{told.who} wins the game: {how}."

    def citations(self, event: Event) -> tuple[str, ...]:
        return WINNING.get(event.word, ())


# Cards and piles


class LeavePlay(Verb):
    """A card has left play, in whatever way."""

    name = "leaves play"


class EnterDiscard(Verb):
    """A card has come to a discard pile."""

    name = "enters discard"


class DrawOne(Verb):
    """A single card of a draw."""

    name = ONE_DRAW


class Drawn(Verb):
    """A certain card of a draw has come to hand."""

    name = DRAWN


class Reveal(Verb):
    """Cards are shown to everybody."""

    name = "reveal"
    rulings = ("coc-latest/2.4.a",)

    def log(self, told: Account) -> str:
        return f"{told.who} reveals {', '.join(told.game.spoken(card) for card in told.event.cards)}."


class Look(Verb):
    """A player looks at cards, and nobody else does."""

    name = "look"

    def log(self, told: Account) -> str:
        cards = told.event.cards
        if told.viewer is EVERYTHING or told.viewer == told.event.player:
            seen = ", ".join(told.game.spoken(card) for card in cards) or "nothing"
            return f"{told.who} looks at: {seen}{told.because}."
        return f"{told.who} looks at {english.counted(len(cards), 'card')}{told.because}."


class Shuffle(Verb):
    """A deck is shuffled."""

    name = "shuffle"
    rulings = ("coc-latest/2.11.a",)
    tells = "{who} shuffles the deck."


class NameTitle(Verb):
    """A player names a card."""

    name = "name"
    carries = (OfTitle,)

    def log(self, told: Account) -> str:
        title = told.event.detail
        assert isinstance(title, OfTitle)
        return f"{told.who} names {told.game.titles()[title.number]}."


class LieDormant(Verb):
    """A card is laid face down at a story."""

    name = "lie dormant"
    rulings = ("coc-latest/new/dormant.a",)


class AttachAnew(Verb):
    """An attachment moves to another host."""

    name = "attach anew"


class ControlEnds(Verb):
    """A card goes back to whoever controlled it before."""

    name = "control ends"
    rulings = ("coc-latest/1.4.a",)
    tells = "{card} goes back to {who}."


class BecomeCopy(Verb):
    """A card becomes a copy of another."""

    name = "copy"
    rulings = ("coc-latest/1.4.b",)


class TokenOnCard(Verb):
    """Success tokens come to lie on a card that is no story, or are taken off it."""

    name = "token on card"


# Domains


class AttachResource(Verb):
    """A resource is attached to a domain."""

    name = "resource"
    carries = (InDomain,)

    def log(self, told: Account) -> str:
        return f"{told.who} attaches {told.card} to domain {domain_of(told.event) + 1}."


class Drain(Verb):
    """A domain is drained."""

    name = "drain"
    carries = (InDomain,)
    rulings = ("coc-latest/2.13.a",)

    def log(self, told: Account) -> str:
        by, number = told.event.by, domain_of(told.event) + 1
        if by in (-1, told.event.player):
            return f"{told.who} drains domain {number}."
        return f"{{player {by}}} drains {told.who}'s domain {number}{told.because}."


class MoveDrain(Verb):
    """A drain token goes from one domain to another."""

    name = "move drain"
    carries = (InDomain,)


class RefreshDomain(Verb):
    """A domain is refreshed."""

    name = "refresh domain"
    carries = (InDomain,)

    def log(self, told: Account) -> str:
        return f"{told.who} refreshes domain {domain_of(told.event) + 1}."


class GainDomain(Verb):
    """A player gets another domain."""

    name = "gain domain"
    tells = "{who} gains a domain."


# Stories


class ResolveStories(Verb):
    """All stories are resolved, one after the other."""

    name = "resolve stories"
    carries = (OfPhase,)


class StoryBegins(Verb):
    """A story is resolved now."""

    name = "story begins"
    rulings = ("coc-latest/3.1.c", "coc-latest/3.5.a")
    tells = "{card} resolves."


class StoryResolved(Verb):
    """A story has been resolved."""

    name = "story resolved"


class StoriesResolved(Verb):
    """All stories have been resolved that were to be."""

    name = "stories resolved"


class BeginStruggle(Verb):
    """A struggle is about to be resolved."""

    name = "before struggle"
    carries = (OfStruggle,)


class Struggle(Verb):
    """A struggle is resolved."""

    name = "struggle"
    carries = (OfStruggle,)


class WouldWinStruggle(Verb):
    """A player is about to win a struggle."""

    name = "would win struggle"
    carries = (OfStruggle,)


class DecideStruggle(Verb):
    """It is settled who wins a struggle."""

    name = "struggle decided"
    carries = (OfStruggle,)
    tells = "{who} wins the {word} struggle."


class WinStruggle(Verb):
    """A player has won a struggle."""

    name = "win struggle"
    carries = (OfStruggle,)
    rulings = ("coc-latest/3.3.a",)


class LoseStruggle(Verb):
    """A player has lost a struggle."""

    name = "lose struggle"
    carries = (OfStruggle,)


class EndStruggle(Verb):
    """A struggle is over."""

    name = "after struggle"
    carries = (OfStruggle,)


class Succeed(Verb):
    """The active player succeeds at a story."""

    name = "succeed"
    carries = (OfSuccess,)
    tells = "{who} succeeds at {card}."


class Unchallenged(Verb):
    """Nobody opposed a success."""

    name = "unchallenged"
    tells = "The success is unchallenged."


class Fail(Verb):
    """The active player does not succeed at a story."""

    name = "fail"
    tells = "{who} does not succeed at {card}."


class NoSuccess(Verb):
    """Nobody succeeds at a story."""

    name = "no success"


class Success(Verb):
    """A story succeeds for a player, before that brings tokens."""

    name = "success"
    carries = (OfSuccess,)


class WouldReveal(Verb):
    """The top card of a deck is about to be revealed."""

    name = WOULD_REVEAL


class WinStory(Verb):
    """A story is won."""

    name = "win story"
    rulings = ("coc-latest/3.2.c",)
    tells = "{who} wins {card}!"


class DeclineStory(Verb):
    """The winner of a story does without its effect."""

    name = "decline story"


class StoryWon(Verb):
    """A story is being won, and its characters have yet to leave it."""

    name = "story won"


class ReplaceStory(Verb):
    """A story that was won is about to be replaced."""

    name = "replace story"


class NewStory(Verb):
    """A story comes into the row."""

    name = "new story"
    tells = "A new story: {card}."


class ShuffleStoryBack(Verb):
    """A story that was won goes back into the story deck."""

    name = "shuffle back"
    tells = "{who} shuffles {card} back into the story deck."


class MoveToken(Verb):
    """Success tokens change sides, or go to the story ``event.place``."""

    name = "move token"

    def log(self, told: Account) -> str:
        event = told.event
        tokens = "A success token" if event.amount == 1 else f"{event.amount} success tokens"
        moves = "s" if event.amount == 1 else ""
        if event.place < 0:
            return f"{tokens} on {told.card} change{moves} sides."
        return f"{tokens} move{moves} from {told.card} to {told.place}."


class Spread(Verb):
    """A player's resources are laid out anew."""

    name = "spread"
    tells = "{who} spreads all resources over the domains anew."


class Rearrange(Verb):
    """Stories are laid in another order."""

    name = "rearrange"
    tells = "{who} lays the stories in another order."


class Redistribute(Verb):
    """Success tokens are laid out anew."""

    name = "redistribute"
    tells = "{who} redistributes success tokens."
