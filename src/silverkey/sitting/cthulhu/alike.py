"""Which answers do not differ: cards that look alike wherever it matters, domains that pay the same."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.state import place_of_domain
from silverkey.cthulhu.view import CardView, DecisionView, GameView, OptionView
from silverkey.sitting.cthulhu.names import alike


def likeness(option: OptionView, decision: DecisionView, seen: GameView) -> Hashable:
    """What an answer has in common with those that come to the same thing, and with no other."""
    if option.word in (OptionWord.TRIGGER, OptionWord.CARD):
        card = next((card for card in seen.in_play if card.id == option.card), None)
        if card is not None:
            return (option.word, _standing(card, seen), option.number, option.text, option.answers)
    if option.word in (OptionWord.PLAY, OptionWord.DORMANT, OptionWord.CARD) and option.face is not None:
        return (option.word, option.face.code, _place(option.card, seen), option.number, option.answers)
    if option.word == OptionWord.RESOURCE and option.face is not None:
        return (option.word, option.face.code, option.number)
    if option.word == OptionWord.DOMAIN and decision.kind == DecisionKind.DRAIN:
        payers = [other.number for other in decision.options if other.word == OptionWord.DOMAIN]
        same = next(n for n in payers if n == option.number or all_alike(seen, option.card, (n, option.number)))
        return (option.word, option.card, same)
    return (option.word, option.card, option.number, option.other)


def differ(decision: DecisionView, seen: GameView) -> int:
    """How many answers differ, besides declining."""
    return len({likeness(option, decision, seen) for option in decision.options if not option.word.declines})


def all_alike(seen: GameView, player: int, domains: Sequence[int]) -> bool:
    """Whether it makes no difference which of a player's domains is drained."""
    theirs = seen.players[player].domains
    bare = not any(card.attached == place_of_domain(player, number) for card in seen.in_play for number in domains)
    return bare and all(alike(theirs[domains[0]], theirs[number]) for number in domains)


def _standing(card: CardView, seen: GameView) -> Hashable:
    """How a card in play looks; whatever has something attached to it looks like no other."""
    hosts = {other.attached for other in seen.in_play}
    return card.id if card.id in hosts or not card.code else (*_look(card), card.committed, card.attached)


def _look(card: CardView) -> tuple[Hashable, ...]:
    present = (card.type, card.faction, card.cost, card.skill, card.icons, card.subtypes, card.keywords, card.blank)
    lies = (card.controller, card.owner, card.exhausted, card.insane, card.facedown, card.wounds, card.tokens)
    return (card.code, *present, *lies)


def _place(number: int, seen: GameView) -> Hashable:
    """Where a card lies that is not in play: a hand or pile, or the domain of a resource."""
    for player, side in enumerate(seen.players):
        for place, cards in enumerate((side.hand, side.discard, side.removed)):
            if any(card.id == number for card in cards):
                return (player, place)
        for domain, held in enumerate(side.domains):
            if any(card.id == number for card in held.resources):
                return (player, "domain", domain)
    return number
