"""What an effect is worth to the player who uses it, word by word."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from silverkey.agents.cthulhu.deeds import AT_STORIES, BANES, deed_gain, harm, lasting_gain
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.worth import (
    CARD_POINTS,
    GAME,
    INSANE_SHARE,
    RESOURCE_POINTS,
    TOKENS_TO_WIN,
    face_worth,
    printed,
    token_gain,
    tokens_worth,
    worth,
)
from silverkey.cardgame.words.cancelling import CancelEvent, CancelRest, Instead
from silverkey.cardgame.words.changes import Change, Delayed
from silverkey.cardgame.words.choices import Choose, ChoosePlayer
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.players import YOURSELF, ChosenPlayer, ControllerOf, EachOpponent, EachPlayer, Who, You
from silverkey.cardgame.words.references import Chosen, EventCard, Every, Ref, This
from silverkey.cthulhu.vocabulary.changes import Control
from silverkey.cthulhu.vocabulary.choices import ChooseIcon, ChooseStruggle, NameA
from silverkey.cthulhu.vocabulary.deeds import AssignWounds, Divert, Do
from silverkey.cthulhu.vocabulary.domains import (
    NEWEST,
    AsResources,
    ChooseDomain,
    Domains,
    Drain,
    GainDomain,
    MoveDrain,
)
from silverkey.cthulhu.vocabulary.entering import Attach, EnterAs, EnterPlay, PutIntoPlay
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.hands import DrawCards, GiveUp, SwapWithDiscard
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.references import BeingPlayed, Entered, OwnerOf, Paid, RevealedBy, Top
from silverkey.cthulhu.vocabulary.searching import Pick, Rest, Reveal, Shuffle
from silverkey.cthulhu.vocabulary.story_deck import ExecuteStory, ToStoryDeck, WinStories
from silverkey.cthulhu.vocabulary.tokens import LevelTokens, MoveToken, PutTokens, RemoveTokens
from silverkey.cthulhu.words import DISCARD, DOMAIN, HAND, IN_PLAY, WON, YOU
from silverkey.language.program import Instruction

DRAW_POINTS = 2.0
SHORT_DECK = 8
"""With so few cards in the deck nothing more is drawn than must be."""
UNSEEN = -2
"""Some card of one's deck that a search may find."""
UNSEEN_POINTS = 6.0
DOMAIN_POINTS = 2.0
DOMAINS_ENOUGH = 5
WON_POINTS = (0.0, 25.0, 45.0)
"""What one loses with one of so many won stories."""
ATTACH_SHARE = 0.7
"""What a character loses of its worth by becoming an attachment."""
IMPOSSIBLE = -GAME
GUESS_POINTS = CARD_POINTS
"""What the bot does not know is worth about the card that one has given a place in one's deck."""
OUT_OF_SIGHT = EventCard | Paid
"""Cards that are meant but of which the view does not tell."""
SHOWN = ("revealed", "found", "searched")
SHOWN_SHARE = 0.4
"""How much of a card counts that is yet to show itself, and may not be what one needs."""
DRAIN_SHARE = 0.25
"""What each resource of a drained domain was worth while it could be drained."""
ASSIGNED_POINTS = 2.5
"""A wound that goes where it does most good."""
LASTING_POINTS = 0.6
"""A change of another kind than those that decide a struggle, or a rule, for the rest of the phase."""


def effect_gain(effect: tuple[Instruction, ...], p: Prospect) -> float:
    """What an effect is worth to 'you' if the best choices are made."""
    total = 0.0
    for place, word in enumerate(effect):
        if isinstance(word, Choose | Pick | ChoosePlayer):
            return total + _best_choice(word, effect[place + 1 :], p)
        total += gain(word, p)
    return total


def _best_choice(word: Instruction, rest: tuple[Instruction, ...], p: Prospect) -> float:
    name, candidates = candidates_of(word, p)
    gains = sorted((effect_gain(rest, p.choosing(name, card)) for card in candidates), reverse=True)
    optional = getattr(word, "optional", False)
    if not gains:
        return 0.0 if optional else IMPOSSIBLE
    if optional:
        return max(0.0, gains[0])
    number = p.amount(getattr(word, "number", 1))
    return gains[0] if number == 1 else sum(more for more in gains[:number] if more > 0)


def candidates_of(word: Instruction, p: Prospect) -> tuple[str, list[int]]:
    """Under which name something is chosen, and what there is to choose from."""
    match word:
        case Choose():
            return word.name, p.find(word.cards)
        case Pick():
            return word.name, [UNSEEN] if any(_out_of_sight(kind, p) for kind in word.kinds) else p.find(word.cards)
        case ChoosePlayer():
            return "player", [1 - p.you] if word.opponents else [p.you, 1 - p.you]
    return "", []


def _out_of_sight(kind: Cards, p: Prospect) -> bool:
    """Whether one does not see among which cards the choice will be."""
    if kind.among is not None:
        return not p.meant(kind.among)
    return kind.zone not in (IN_PLAY, HAND, DISCARD, DOMAIN)


def players(who: Who, p: Prospect) -> tuple[int, ...]:
    """The players that are meant."""
    match who:
        case You():
            return (p.you,)
        case EachPlayer():
            return (p.you, 1 - p.you)
        case EachOpponent():
            return (1 - p.you,)
        case ChosenPlayer():
            return p.chosen.get("player", ())
        case ControllerOf() | OwnerOf():
            return tuple(p.table.cards[card].controller for card in p.meant(who.ref) if card in p.table.cards)[:1]
    return ()


@singledispatch
def gain(word: Instruction, p: Prospect) -> float:
    """What one instruction is worth to 'you'. Whoever builds a deck pays for what the bot does not know with a card."""
    return GUESS_POINTS


@gain.register(ChooseDomain | ChooseIcon | ChooseStruggle | NameA)
@gain.register(CancelEvent | CancelRest | Instead)
@gain.register(Divert | EnterPlay | Rest | Shuffle)
def _(word: Instruction, p: Prospect) -> float:
    """What only prepares something else, or tidies up after it."""
    return 0.0


@gain.register
def _(word: Do, p: Prospect) -> float:
    number = p.amount(word.number)
    if isinstance(word.who, Top):
        return _milling(word.who, p) if word.verb == "discard" else 0.0
    if word.verb == "take":
        if isinstance(word.who, BeingPlayed):
            return CARD_POINTS
        if _yet_to_show(word.who, p):
            return SHOWN_SHARE * DRAW_POINTS
        return sum(UNSEEN_POINTS / 2 if card == UNSEEN else deed_gain(p, "return", card) for card in p.meant(word.who))
    if isinstance(word.who, OUT_OF_SIGHT):
        return GUESS_POINTS
    if isinstance(word.who, Entered):  # what was put into play does not stay
        return -UNSEEN_POINTS / 2
    return sum(deed_gain(p, word.verb, card, number) for card in p.meant(word.who))


def _yet_to_show(who: Ref, p: Prospect) -> bool:
    """Whether a card is meant that is yet to be revealed or found."""
    return isinstance(who, RevealedBy) or (isinstance(who, Chosen) and who.name in SHOWN and who.name not in p.chosen)


def _milling(top: Top, p: Prospect) -> float:
    """What it is worth that players lose the top cards of their decks."""
    total = 0.0
    for player in players(top.whose, p):
        deck, number = p.table.player(player).deck_size, p.amount(top.number)
        loss = GAME if number >= deck else 3.0 * number / deck
        total += loss if player != p.you else -loss
    return total


@gain.register
def _(word: Control, p: Prospect) -> float:
    if word.to is not YOURSELF:
        return 0.0
    return sum(deed_gain(p, "control", card) for card in p.meant(word.who))


@gain.register
def _(word: Lasts, p: Prospect) -> float:
    cards = p.meant(word.who)
    total = 0.0
    for change in word.changes:
        if isinstance(change, Delayed):
            total += effect_gain(change.effect, p)
        elif isinstance(change, CostChange):
            total += _discount_gain(change, p)
        elif isinstance(change, Change) and isinstance(change, AT_STORIES):
            total += lasting_gain(p, change, cards)
        else:
            total += _rule_gain(isinstance(change, BANES), cards, p)
    return total


def _rule_gain(bane: bool, cards: list[int], p: Prospect) -> float:
    """What befalls somebody for a while is worth a little: a bane to the opponent, a boon to oneself."""
    if not cards:
        return LASTING_POINTS
    there = [p.table.cards[card] for card in cards if card in p.table.cards]
    return LASTING_POINTS * sum(1 if (card.controller != p.you) is bane else -1 for card in there)


def _discount_gain(change: CostChange, p: Prospect) -> float:
    """A lower cost is worth something if it makes a card playable that was just too dear."""
    if change.by >= 0 or change.cards is None or not p.table.my_operations or p.you != p.table.me:
        return 0.0
    purse = max((len(d.resources) for d in p.table.mine.domains if not d.drained), default=0)
    held = replace(change.cards, zone=HAND, owner=YOU)
    faces = [p.table.piles[card].face for card in p.find(held)]
    return 1.0 if any(face.cost == str(purse - change.by) for face in faces) else 0.0


@gain.register
def _(word: Attach, p: Prospect) -> float:
    this = p.table.cards.get(p.source)
    if this is None or not isinstance(word.who, This):
        return 0.0
    bound = [p.table.cards[card] for card in p.meant(word.to) if card in p.table.cards]
    effect = sum(min(4, card.skill) * (1 if card.controller != p.you else -1) for card in bound)
    return effect - ATTACH_SHARE * worth(this)


@gain.register
def _(word: DrawCards, p: Prospect) -> float:
    number = p.amount(word.number)
    left = p.table.player(p.you).deck_size - number
    if left <= 0:
        return -GAME
    return DRAW_POINTS * number if left > SHORT_DECK else -1.0


@gain.register
def _(word: PutIntoPlay, p: Prospect) -> float:
    total = SHOWN_SHARE * UNSEEN_POINTS if _yet_to_show(word.who, p) else 0.0
    for card in p.meant(word.who):
        lying = p.table.piles.get(card)
        points = UNSEEN_POINTS if lying is None else face_worth(lying.face.code)
        sign = 1 if lying is None or lying.owner == p.you else -1
        total += sign * points * (INSANE_SHARE if word.insane else 1.0)
    return total


@gain.register
def _(word: GiveUp, p: Prospect) -> float:
    if word.cards.zone == HAND:
        hand, number = p.table.player(p.you).hand_size, p.amount(word.number)
        return -CARD_POINTS * (min(number, hand) if number <= hand or word.at_random else 0)
    if word.cards.zone == DOMAIN:
        return -RESOURCE_POINTS
    own = [p.table.cards[card] for card in p.find(word.cards)]
    return -min((harm(p.table, card, "sacrifice") for card in own if card.controller == p.you), default=0.0)


@gain.register
def _(word: Reveal, p: Prospect) -> float:
    if not isinstance(word.who, Top) or not word.secretly:
        return 0.0
    return 0.5 if p.you in players(word.who.whose, p) else 0.4


@gain.register
def _(word: GainDomain, p: Prospect) -> float:
    player = p.table.player(p.you)
    if player.deck_size <= SHORT_DECK:
        return -1.0
    return DOMAIN_POINTS if len(player.domains) < DOMAINS_ENOUGH else 0.3


@gain.register
def _(word: AsResources, p: Prospect) -> float:
    if isinstance(word.who, Top) and not word.apart:
        return RESOURCE_POINTS if p.table.player(p.you).deck_size > SHORT_DECK else -1.0
    if isinstance(word.who, Every) and word.to is NEWEST:
        fallen = sum(face.type == "character" for face in p.table.player(p.you).discard)
        return RESOURCE_POINTS * min(fallen, 5)
    return 0.0


@gain.register
def _(word: PutTokens, p: Prospect) -> float:
    if not word.number:
        return _without_tokens(p)
    return sum(token_gain(p.table, story, p.you, 1) for story in p.meant(word.who) if story in p.table.stories)


@gain.register
def _(word: RemoveTokens, p: Prospect) -> float:
    return max(
        (
            tokens_gone(p, story.id, mine, word.number - mine)
            for story in p.table.view.stories
            for mine in range(word.number + 1)
            if (word.most < 0 or sum(story.tokens) <= word.most)
            and story.tokens[p.you] >= mine
            and story.tokens[1 - p.you] >= word.number - mine
        ),
        default=0.0,
    )


def tokens_gone(p: Prospect, story: int, mine: int, theirs: int) -> float:
    """What it is worth to 'you' that a story loses some of both sides' tokens."""
    return token_gain(p.table, story, p.you, -mine) - token_gain(p.table, story, 1 - p.you, -theirs)


@gain.register
def _(word: MoveToken, p: Prospect) -> float:
    return max(
        (token_moved(p, story.id, loser) for story in p.table.view.stories for loser in (0, 1) if story.tokens[loser]),
        default=0.0,
    )


def token_moved(p: Prospect, story: int, loser: int) -> float:
    """What it is worth to 'you' that a token goes from one player's side to the other's."""
    by = 1 if loser != p.you else -1
    return token_gain(p.table, story, p.you, by) - token_gain(p.table, story, 1 - p.you, -by)


@gain.register
def _(word: ToStoryDeck, p: Prospect) -> float:
    if word.to:
        return 0.0
    # The story whose effect this is belongs to the viewer, who decides about it, but does not lie in his pile yet.
    won = len(p.table.player(p.you).won) + (1 if p.you == p.table.me else 0)
    return -WON_POINTS[min(won, 2)]


@gain.register
def _(word: SwapWithDiscard, p: Prospect) -> float:
    return 0.5 if p.table.player(p.you).discard else 0.0


@gain.register
def _(word: MoveDrain, p: Prospect) -> float:
    return 0.5


def _without_tokens(p: Prospect) -> float:
    """What it is worth that all stories lose their success tokens."""
    open_stories = [story for story in p.table.view.stories if max(story.tokens) < TOKENS_TO_WIN]
    return sum(
        tokens_worth(p.table, 1 - p.you, story.tokens[1 - p.you]) - tokens_worth(p.table, p.you, story.tokens[p.you])
        for story in open_stories
    )


@gain.register
def _(word: Drain, p: Prospect) -> float:
    """Domains are drained, or refreshed: the largest of them, or all."""
    if not isinstance(word.which, Domains):
        return GUESS_POINTS
    sizes = {
        player: [len(one.resources) for one in p.table.player(player).domains if one.drained is word.refreshed]
        for player in players(word.which.whose, p)
    }
    signs = {player: 1 if (player == p.you) is word.refreshed else -1 for player in sizes}
    gains = [DRAIN_SHARE * size * signs[player] for player, found in sizes.items() for size in found]
    return max(gains, default=0.0) if word.one else sum(gains)


@gain.register
def _(word: AssignWounds, p: Prospect) -> float:
    return ASSIGNED_POINTS * p.amount(word.per)


@gain.register
def _(word: EnterAs, p: Prospect) -> float:
    return UNSEEN_POINTS / 2


@gain.register
def _(word: ExecuteStory, p: Prospect) -> float:
    effects = [printed(p.table.code(story)).usable.get(WON, ()) for story in p.meant(word.who)]
    gains = (
        GUESS_POINTS if ability.holds(ExecuteStory) else effect_gain(ability.effect, p)  # it might execute itself
        for found in effects
        for ability in found[:1]
    )
    return sum(max(0.0, points) for points in gains)


@gain.register
def _(word: WinStories, p: Prospect) -> float:
    return sum(
        token_gain(p.table, story, p.you, TOKENS_TO_WIN - p.table.stories[story].tokens[p.you])
        for story in p.meant(word.who)
        if story in p.table.stories
    )


@gain.register
def _(word: LevelTokens, p: Prospect) -> float:
    total = 0.0
    for story in p.meant(word.at):
        if story in p.table.stories:
            mine, theirs = p.table.stories[story].tokens[p.you], p.table.stories[story].tokens[1 - p.you]
            total += tokens_gone(p, story, max(0, mine - theirs), max(0, theirs - mine))
    return total
