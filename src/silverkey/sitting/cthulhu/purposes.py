"""What an ability that is on offer is for, by the words that it is made of."""

from __future__ import annotations

from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import THIS, Chosen, Every, Ref, This
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.rules.legality import words_of
from silverkey.cthulhu.rules.using import Use
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.costs import PayBy
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.playing import CostChange
from silverkey.cthulhu.vocabulary.references import Top
from silverkey.cthulhu.words import ACTION, IN_PLAY
from silverkey.kernel.decision import Option
from silverkey.language.node import Node
from silverkey.language.program import Instruction

LEAVING = ("sacrifice", "discard", "return", "insane")
"""Prices after which a card's ability is gone."""
HARM = ("destroy", "wound", "insane", "exhaust")
"""What nobody does to a card of his own for nothing."""
ELSEWHERE = ("look", "mill", "draw", "discard from hand", "gain domain", "move drain", "shuffle", "take", "bottom")
"""What an effect does without touching anything in play."""
LYING = ("ready", "exhaust", "restore")
"""What it does to characters without changing what they are worth in a struggle."""


def ability_of(game: Game, option: Option) -> Ability | None:
    """What an option would use."""
    if option.word == OptionWord.PLAY:
        return game.printed[option.card].play
    return ability_at(game, option.card, option.number, option.other) if option.word == OptionWord.TRIGGER else None


def costs_its_card(ability: Ability) -> bool:
    """Whether its card is gone, or says nothing more, once it is used."""
    return any(
        isinstance(cost, PayBy) and isinstance(deed := cost.deed, Do) and deed.verb in LEAVING and deed.who is THIS
        for cost in ability.costs
    )


def elsewhere(ability: Ability) -> bool:
    """Whether it concerns decks, hands, piles, domains and prices only."""
    return _only(ability, ELSEWHERE)


def no_weapon(ability: Ability) -> bool:
    """Whether it changes nothing of a struggle between those who are there already, ready or not."""
    return _only(ability, (*ELSEWHERE, *LYING))


def _only(ability: Ability, deeds: tuple[str, ...]) -> bool:
    """Whether it is an action that does nothing but these to what is in play."""
    for part in ability.effect:
        for node in part.walk():
            if node.doing and node.doing not in deeds and not _out_of_play(node):
                return False
            if isinstance(node, Lasts) and not all(isinstance(change, CostChange) for change in node.changes):
                return False
    return ability.kind == ACTION


def _out_of_play(node: Node) -> bool:
    """Whether something is done to cards that lie in decks and piles alone."""
    who = node.who if isinstance(node, Do) else None
    return isinstance(who, Top) or (isinstance(who, Every) and isinstance(who.kind, Cards) and who.kind.zone != IN_PLAY)


def bystander(game: Game, option: Option) -> bool:
    """Whether an answer only takes its own card away, from an effect that does not touch it."""
    ability = ability_of(game, option)
    if ability is None or not all(_leaves(part) for part in ability.effect):
        return False
    using = next((frame for frame in game.stack if isinstance(frame, Use) and frame.event == option.other), None)
    return using is not None and not _reaches(game, using, option.card)


def self_harm(game: Game, player: int, option: Option) -> bool:
    """Whether all that it does is to harm a card that is chosen, and only the player's own can be."""
    ability = ability_of(game, option)
    if ability is None or len(ability.targets) != 1:
        return False
    [target] = ability.targets
    if not all(part is target or (isinstance(part, Do) and part.verb in HARM) for part in ability.effect):
        return False
    ctx = words_of(game, player, option.card, ability, option.other)
    return all(game.in_play[card].controller == player for card in target.legal(game, ctx) if card in game.in_play)


def _leaves(part: Instruction) -> bool:
    return isinstance(part, Do) and part.verb in LEAVING and part.who is THIS


def _reaches(game: Game, using: Use, card: int) -> bool:
    """Whether an effect touches a card, or may yet, for all that its words tell."""
    if card == using.card or any(card in chosen for chosen in using.ctx.cards.values()):
        return True
    nodes = [node for part in using.ability.effect for node in part.walk() if node not in using.ability.targets]
    refs = [node for node in nodes if isinstance(node, Ref) and not isinstance(node, This | Chosen | Top)]
    return any(isinstance(node, Choose) for node in nodes) or any(
        not isinstance(ref, Every) or card in ref.cards(game, using.ctx) for ref in refs
    )
