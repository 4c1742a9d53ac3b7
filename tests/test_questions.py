"""Every question that a card of Call of Cthulhu may put is known, so that it can be shown and answered."""

from __future__ import annotations

from silverkey.cardgame.words.choices import Choose
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.questions import DecisionKind
from silverkey.cthulhu.vocabulary.costs import PayBy
from silverkey.cthulhu.vocabulary.hands import GiveUp

KINDS = {kind.value for kind in DecisionKind}


def test_whatever_a_card_has_somebody_choose_or_give_up_is_a_question_that_is_known() -> None:
    unknown = set()
    for card in all_cards():
        for root in card.nodes().values():
            nodes = list(root.walk())
            paid = {id(node.deed) for node in nodes if isinstance(node, PayBy)}
            asked = [node.question for node in nodes if isinstance(node, Choose)]
            asked += [node.question(id(node) in paid) for node in nodes if isinstance(node, GiveUp)]
            unknown |= {(card.title, question) for question in asked if question not in KINDS}
    assert not unknown
