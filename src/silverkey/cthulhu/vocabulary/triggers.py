"""Triggers: the events that Disrupts, Responses, Forced Responses and timed passives answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cthulhu.rules.values import Remains, Used
from silverkey.cthulhu.vocabulary.conditions import Condition, Phase, TwiceTheSkill, WasAlone, all_true
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import EACH_PLAYER, HOST, ITS_STORY, THE_EVENT_PLAYER, THIS, Ref
from silverkey.cthulhu.words import (
    ACTION,
    ARCANE,
    CHARACTER,
    COMBAT,
    CONSPIRACY,
    DRAW,
    END_OF_TURN,
    EVENT,
    HAND,
    ICON_NAMES,
    IN_PLAY,
    OPPONENT,
    OPPOSED,
    PASSIVE,
    PLAY,
    RESPONSE,
    STORY,
    SUPPORT,
    TERROR,
    TRIGGERED,
    YOU,
)
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Trigger(Node):
    """Which events are answered. Everything that is not said does not matter."""

    verbs: tuple[str, ...]
    words: str
    """The clause on the card, with {this} for its title."""
    card: Ref | Cards | None = None
    """What it happens to; a card that has left play is asked what it was then."""
    player: str = ""
    """Whose event it is: YOU or OPPONENT."""
    by: str = ""
    """Whose effect brings it about: YOU or OPPONENT."""
    amount_min: int = -1
    origin: str = ""
    causes: tuple[str, ...] = ()
    source_types: tuple[str, ...] = ()
    """Printed types of the card whose effect it is; with IN_PLAY, only a card in play."""
    by_another: bool = False
    """Not brought about by this card itself."""
    by_effect: bool = False
    """Only what a card effect brings about: neither the rules, nor playing a card, nor paying a cost."""
    targets: Ref | None = None
    """One of the cards that the effect chose."""
    when: tuple[Condition, ...] = ()
    leaving: bool = False
    """Speaks of this card's own leaving play: heard although the card is gone (coc-latest/timing/leaving-play.a)."""

    rulings: tuple[str, ...] = ()
    """Rulings on what it does not answer."""

    def fits(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether the event is one of these. ``ctx.event`` is the event's number."""
        if self.card is not None:
            if isinstance(self.card, Ref):
                if event.card not in self.card.cards(game, ctx):
                    return False
            elif not _is_one_of(game, ctx, event, self.card):
                return False
        if self.player and (event.player == ctx.you) is not (self.player == YOU):
            return False
        if self.by and event.by != (ctx.you if self.by == YOU else 1 - ctx.you):
            return False
        if self.amount_min >= 0 and event.amount < self.amount_min:
            return False
        if self.origin and event.origin != self.origin:
            return False
        if self.causes and event.cause not in self.causes:
            return False
        if self.by_effect and (event.source < 0 or event.cause in ("play", "cost")):
            return False
        if self.source_types and not _comes_from(game, event, self.source_types):
            return False
        if self.by_another and event.source == ctx.source:
            return False
        if self.targets is not None and not set(self.targets.cards(game, ctx)) & set(event.cards):
            return False
        return not self.when or all_true(self.when, game, ctx)

    def english(self, title: str) -> str:
        """The clause that introduces the ability."""
        return self.words.replace("{this}", title)


def _is_one_of(game: Game, ctx: Context, event: Event, cards: Cards) -> bool:
    """Whether the card of an event is of a kind; a card that has left play, or was used, as it was then."""
    memory = event.memory
    if cards.type in (STORY, CONSPIRACY):
        return game.story(event.card) is not None and cards.match(game, ctx, event.card)
    if cards.zone != IN_PLAY:
        return cards.match(game, ctx, event.card)
    if isinstance(memory, Remains):
        return cards.match_remains(ctx, event.card, memory)
    if isinstance(memory, Used):
        return cards.match_values(memory.values)
    return event.card in game.in_play and cards.match(game, ctx, event.card)


def _comes_from(game: Game, event: Event, types: tuple[str, ...]) -> bool:
    if event.source < 0:
        return False
    if IN_PLAY in types:
        if event.verb == "resolve":
            return event.origin == IN_PLAY
        return game.printed[event.source].type in (CHARACTER, SUPPORT)
    return game.printed[event.source].type in types


AFTER_ENTERING = Trigger(("enter",), "after {this} enters play", card=THIS)
AFTER_ENTERING_FROM_HAND = Trigger(("enter",), "after {this} enters play from your hand", card=THIS, origin=HAND)
AFTER_PLAYING_THIS = Trigger(("enter",), "after you play {this}", card=THIS, causes=(PLAY,))
AFTER_NIGHT_ENTERS = Trigger(
    ("enter",),
    "after a Night card enters play from its owner's hand",
    card=Cards(keywords=("Night",)),
    origin=HAND,
)
AFTER_EVENT_PLAYED = Trigger(("play",), "after an event card is played", card=Cards(type=EVENT, zone=HAND))
AFTER_COMMITTING = Trigger(("commit",), "after {this} is committed to a story", card=THIS)
AFTER_YOU_COMMIT = Trigger(("commit",), "after you commit {this} to a story", card=THIS, player=YOU)
AFTER_HOST_COMMITS = Trigger(("commit",), "after attached character commits to a story", card=HOST)
AFTER_RESTORED = Trigger(("restore",), "after {this} is restored", card=THIS)
AFTER_WOUNDED = Trigger(("wound",), "after {this} is wounded", card=THIS)
AFTER_ANY_WOUNDED = Trigger(("wound",), "after a character is wounded")
AFTER_DISCARDED_FROM_PLAY = Trigger(
    ("enters discard",),
    "after {this} enters your discard pile from play",
    card=THIS,
    player=YOU,
    origin=IN_PLAY,
    leaving=True,
)
AFTER_ENTERING_A_DISCARD_PILE = Trigger(
    ("enters discard",), "after {this} enters any discard pile from play", card=THIS, origin=IN_PLAY, leaving=True
)
AFTER_OPPOSING_CHARACTER_LEFT = Trigger(
    ("leaves play",), "after a character an opponent controls leaves play", card=Cards(type=CHARACTER), player=OPPONENT
)
AT_END_OF_YOUR_TURN = Trigger(("phase begins",), "at the end of your turn", player=YOU, origin=END_OF_TURN)
AT_BEGINNING_OF_TURN = Trigger(("turn begins",), "at the beginning of each player's turn")
AFTER_WINNING_BY_TWO = Trigger(
    ("win struggle",), "after you win an icon struggle by at least 2 icons", player=YOU, amount_min=2
)
AFTER_SUCCEEDING = Trigger(("succeed",), "after you succeed at a story", player=YOU)
AFTER_WINNING_ARCANE = Trigger(
    ("win struggle",), "after you win an [A] struggle", player=YOU, origin=ICON_NAMES[ARCANE]
)
AFTER_ITS_STORY_RESOLVED = Trigger(
    ("story resolved",), "after a story to which {this} is committed resolves", targets=THIS
)
AFTER_STORY_OF_HOST_RESOLVED = Trigger(
    ("story resolved",), "after a story to which attached character is committed resolves", targets=HOST
)
AFTER_SUCCEEDING_ALONE = Trigger(
    ("succeed",), "after you succeed at a story where only {this} is committed for you", player=YOU, when=(WasAlone(),)
)
AFTER_SUCCEEDING_OPPOSED = Trigger(
    ("succeed",), "after you succeed at a story where you were opposed", player=YOU, origin=OPPOSED
)
AFTER_WINNING_A_STORY = Trigger(("replace story",), "after you win a story", player=YOU)
WINNING_COMBAT_HERE = Trigger(
    ("struggle effect",),
    "if you win a [C] struggle at a story to which {this} is committed",
    card=ITS_STORY,
    player=YOU,
    origin=ICON_NAMES[COMBAT],
)
EFFECT_DRIVING_INSANE = Trigger(
    ("insane",),
    "when an effect, or a lost [T] struggle, would drive a character insane",
    causes=(*TRIGGERED, ICON_NAMES[TERROR]),
    rulings=("coc-latest/faq/what-is-an-effect",),
)
CARD_EFFECT_DRIVING_INSANE = Trigger(
    ("insane",),
    "when a card effect would drive a character insane",
    causes=TRIGGERED,
    rulings=("coc-1.4/faq/what-is-an-effect",),
)
AFTER_DRAW_PHASE_DRAW = Trigger(
    ("draw",), "after a player draws cards during his draw phase", when=(Phase(DRAW, THE_EVENT_PLAYER),)
)
AFTER_DOUBLE_SUCCESS = Trigger(
    ("succeed",),
    "after you succeed at a story where your total skill is at least twice your opponent's",
    player=YOU,
    when=(TwiceTheSkill(),),
)
AFTER_DRAWING_IN_A_DRAW_PHASE = Trigger(
    ("draw",), "after you draw cards in a draw phase", player=YOU, when=(Phase(DRAW, EACH_PLAYER),)
)
AFTER_YOUR_REGULAR_DRAW = Trigger(
    ("draw",),
    "after you draw the cards that your draw phase gives you",
    player=YOU,
    causes=("rule",),
    when=(Phase(DRAW, THE_EVENT_PLAYER),),
    rulings=("coc-2.0/errata/forbidden-relics/brazier-of-nodens",),
)
AFTER_OPPONENT_PLAYS_RITUAL = Trigger(
    ("play",),
    "after an opponent has played a Ritual event from his own hand",
    card=Cards(type=EVENT, subtypes=("Ritual",), zone=HAND),
    player=OPPONENT,
    origin=HAND,
)
AFTER_OVERPAYING = Trigger(("overpay",), "after you have overpaid for a triggered ability", player=YOU)
AFTER_LEAVING = Trigger(("leaves play",), "after {this} leaves play", card=THIS, leaving=True)
AFTER_A_CHARACTER_LEAVES = Trigger(("leaves play",), "after any character has left play", card=Cards(type=CHARACTER))
AFTER_A_CHARACTER_IS_DESTROYED = Trigger(("destroy",), "after a character is destroyed", card=Cards(type=CHARACTER))
AFTER_YOURS_IS_DESTROYED = Trigger(
    ("destroy",), "after a character you control is destroyed", card=Cards(type=CHARACTER, controller=YOU)
)
AFTER_YOU_SACRIFICE = Trigger(
    ("sacrifice",), "after you have sacrificed a character", card=Cards(type=CHARACTER, controller=YOU)
)
AFTER_A_CHARACTER_READIES = Trigger(("ready",), "after a character readies", card=Cards(type=CHARACTER))
AFTER_HOST_READIES = Trigger(("ready",), "after attached character is readied", card=HOST)
AFTER_SUCCESS = Trigger(("succeed",), "after a player succeeds at a story")
DESTROYING_THIS = Trigger(("destroy",), "when {this} would be destroyed", card=THIS)
DRIVING_THIS_INSANE = Trigger(("insane",), "when {this} would go insane", card=THIS)
WOUND_TO_HOST = Trigger(("wound",), "when attached character would be wounded", card=HOST)
WOUND_TO_ANY = Trigger(("wound",), "when a character would be wounded")
WOUND_TO_YOURS = Trigger(
    ("wound",), "when a character you control would be wounded", card=Cards(type=CHARACTER, controller=YOU)
)
WOUND_TO_THIS = Trigger(("wound",), "when {this} would be wounded", card=THIS)
BEFORE_ABILITY_RESOLVES = Trigger(
    ("resolve", "sacrifice"),
    "before a triggered ability of a card in play resolves",
    causes=TRIGGERED,
    source_types=(IN_PLAY,),
)
ACTION_OR_RESPONSE_USED = Trigger(
    ("resolve",),
    "when an Action or Response has just been played or used",
    causes=(ACTION, RESPONSE),
    rulings=("coc-latest/faq/power-drain-power-drain",),
)
EFFECT_TRIGGERED = Trigger(("resolve",), "when a triggered effect is about to resolve", causes=TRIGGERED)
CHARACTER_ABILITY_USED = Trigger(
    ("resolve",),
    "when an effect of a character card has just been triggered",
    causes=TRIGGERED,
    source_types=(CHARACTER,),
)
ABILITY_USED = Trigger(
    ("resolve",),
    "when an ability of a character or support card would resolve",
    causes=TRIGGERED,
    source_types=(CHARACTER, SUPPORT),
)
CHOSEN_BY_EFFECT = Trigger(
    ("resolve", "chosen"), "when a card effect has chosen {this} as a target", causes=TRIGGERED, targets=THIS
)
AT_ANY_DISRUPT = Trigger(
    (
        "resolve",
        "before struggle",
        "struggle",
        "would win struggle",
        "after struggle",
        "wound",
        "insane",
        "destroy",
        "sacrifice",
    ),
    "whenever something can be disrupted",
)
BEFORE_EFFECT_RESOLVES = Trigger(("resolve",), "before any card effect resolves")
WOULD_BE_DESTROYED_BY_EVENT = Trigger(
    ("destroy",),
    "when the effects of an event card would destroy {this}",
    card=THIS,
    source_types=(EVENT,),
)
BEFORE_CARD_EFFECT = Trigger(("resolve", "sacrifice"), "before a card effect resolves", causes=(*TRIGGERED, PASSIVE))
HARMED_BY_CARD_EFFECT = Trigger(
    ("wound", "destroy"), "when a card effect would wound or destroy {this}", card=THIS, causes=(*TRIGGERED, PASSIVE)
)
