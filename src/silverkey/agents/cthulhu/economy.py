"""Hands and domains: what to keep, what to attach as a resource and where, what to drain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from silverkey.agents.cthulhu.table import Table, size
from silverkey.agents.cthulhu.worth import face_worth, printed
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.view import DomainView, FaceView, OptionView
from silverkey.cthulhu.vocabulary.conditions import Overpaid
from silverkey.cthulhu.words import CHARACTER, NEUTRAL

REACH = (1.0, 0.65, 0.4, 0.2, 0.1)
"""How much of a card counts that is so many resources too dear for the best domain."""
WITHOUT_MATCH = 0.5
WITHOUT_STEADFAST = 0.7
LATER_SHARE = 0.4
"""How much of the hand counts against what can be played this turn."""
SIZE_POINTS = (0.0, 2.0, 5.0, 7.5, 9.0, 10.0, 10.5, 11.0)
"""What a domain with so many resources is worth in the long run."""
CHEAP = 3
FEW_CHARACTERS = 2


class Purse(NamedTuple):
    """A domain as far as paying goes."""

    resources: tuple[FaceView, ...]

    def matches(self, faction: str) -> int:
        """How many resources are of a faction."""
        return sum(face.faction == faction for face in self.resources)

    def pays(self, face: FaceView) -> bool:
        """Whether draining it pays for a card."""
        cost = cost_of(face)
        if len(self.resources) < cost:
            return False
        if cost == 0 or face.faction == NEUTRAL:
            return True
        return self.matches(face.faction) >= (cost if "Loyal" in face.keywords else 1)


def cost_of(face: FaceView) -> int:
    """The printed cost; X counts as 2."""
    return 2 if face.cost == "X" else int(face.cost)


def keep_worth(face: FaceView) -> float:
    """How much one would like to have a card in hand."""
    return face_worth(face.code)


def reach(face: FaceView, purses: Sequence[Purse]) -> float:
    """How near one is to playing a card, from 0 to 1."""
    best = 0.0
    for purse in purses:
        missing = max(0, cost_of(face) - len(purse.resources))
        share = REACH[min(missing, len(REACH) - 1)]
        if face.faction != NEUTRAL and not purse.matches(face.faction):
            share *= WITHOUT_MATCH
        best = max(best, share)
    for faction, number in printed(face.code).steadfast:
        if sum(purse.matches(faction) for purse in purses) < number:
            best *= WITHOUT_STEADFAST
    return best


def turn_worth(hand: Sequence[FaceView], purses: Sequence[Purse]) -> float:
    """What one can play in one turn, the best cards first, each with the smallest domain that pays."""
    free = sorted(purses, key=lambda purse: len(purse.resources))
    total = 0.0
    for face in sorted(hand, key=keep_worth, reverse=True):
        paying = next((purse for purse in free if purse.pays(face)), None)
        if paying is not None:
            total += keep_worth(face)
            if cost_of(face) > 0:
                free.remove(paying)
    return total


def prospects(hand: Sequence[FaceView], purses: Sequence[Purse]) -> float:
    """How good a hand is with these domains: this turn, and later."""
    later = sum(keep_worth(face) * reach(face, purses) for face in hand)
    return turn_worth(hand, purses) + LATER_SHARE * later


def size_worth(purse: Purse) -> float:
    """What a domain of this size is worth in the long run."""
    return SIZE_POINTS[min(len(purse.resources), len(SIZE_POINTS) - 1)]


def attach(table: Table) -> OptionView:
    """Which card becomes a resource on which domain; or none, if the hand would miss it more."""
    hand = table.mine.hand
    domains = table.mine.domains
    purses = [Purse(domain.resources) for domain in domains]

    def score(option: OptionView) -> float:
        if option.word != OptionWord.RESOURCE or option.face is None:
            return prospects(hand, purses)
        face = option.face
        rest = [held for held in hand if held.id != face.id]
        grown = purses.copy()
        grown[option.number] = Purse((*purses[option.number].resources, face))
        growth = size_worth(grown[option.number]) - size_worth(purses[option.number])
        return prospects(rest, grown) + growth - 0.01 * face_worth(face.code)

    return max(table.question.options, key=score)


def mulligan(table: Table) -> OptionView:
    """A new setup hand is taken if there is little to begin with."""
    early = sum(face.type == CHARACTER and cost_of(face) <= CHEAP for face in table.mine.hand)
    answer = OptionWord.YES if early < FEW_CHARACTERS else OptionWord.NO
    return next(option for option in table.question.options if option.word == answer)


def drain(table: Table) -> OptionView:
    """The smallest domain that pays, the opponent's before one's own; or, where overpaying brings something, more."""
    code = table.code(table.question.about)
    extra = 0
    if code and printed(code).abilities and any(node.holds(Overpaid) for node in printed(code).abilities):
        extra = printed(code).cost
    options = [option for option in table.question.options if option.word == OptionWord.DOMAIN]

    def order(option: OptionView) -> tuple[bool, bool, int, float]:
        domain = table.player(option.card).domains[option.number]
        return (0 < size(domain) <= extra, option.card == table.me, size(domain), versatility(domain))

    return min(options, key=order)


def versatility(domain: DomainView) -> int:
    """How many factions a domain can pay for."""
    return len({face.faction for face in domain.resources})
