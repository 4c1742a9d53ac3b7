"""A view of the scenario as the bot handles it: who stands where, what is near, what the act asks for."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from functools import cached_property

from silverkey.agents.arkham.reading import text_of
from silverkey.arkham.questions import OptionWord
from silverkey.arkham.view import CardView, DecisionView, GameView, InvestigatorView, LocationView, OptionView
from silverkey.arkham.words import AGILITY, ASSET, COMBAT, ENEMY

CLUES_HERE = "if there are any clues on your location"
FOR_EACH = re.compile(r"if there are (\d) or more clues on .* per investigator")
SPENDS = re.compile(r"spend \d (ammo|charge|supply|secret)")


class Table:
    """Everything that one investigator can see."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.me = view.viewer
        self.cards = {card.id: card for card in view.in_play}
        self.locations = {place.id: place for place in view.locations}
        self.by_card = {held.id: held for held in view.investigators}

    @property
    def question(self) -> DecisionView:
        """What the investigator is asked."""
        assert self.view.decision is not None, "The investigator is not asked anything."
        return self.view.decision

    @property
    def mine(self) -> InvestigatorView:
        """The investigator himself."""
        return self.view.investigators[self.me]

    @cached_property
    def skills(self) -> dict[str, int]:
        """His skills for attacks and evasions, which he may be allowed to make with another one."""
        found = dict(self.mine.skills)
        usual = {OptionWord.FIGHT: COMBAT, OptionWord.EVADE: AGILITY}
        for one in self.question.prospects:
            skill = usual.get(self.question.options[one.place].word)
            if skill is not None:
                found[skill] = max(found[skill], one.value)
        return found

    def odds_of(self, option: OptionView) -> float:
        """How likely a basic action that is a test is to succeed."""
        return next((one.odds for one in self.question.prospects if one.place == option.place), 0.0)

    @property
    def here(self) -> LocationView | None:
        """Where he is."""
        return self.locations.get(self.mine.location)

    @cached_property
    def standing(self) -> list[InvestigatorView]:
        """The investigators who are still in the scenario."""
        return [held for held in self.view.investigators if not held.fate]

    @cached_property
    def engaged(self) -> list[CardView]:
        """The enemies that are engaged with him."""
        return [self.cards[card] for card in self.mine.engaged if card in self.cards]

    @cached_property
    def threats(self) -> list[CardView]:
        """The enemies that would attack him if he turned to something else."""
        return [enemy for enemy in self.engaged if not enemy.exhausted]

    def enemies(self) -> Iterator[CardView]:
        """Every enemy in play."""
        return (card for card in self.view.in_play if card.type == ENEMY)

    def assets(self, player: int | None = None) -> Iterator[CardView]:
        """The assets that an investigator controls."""
        whose = self.me if player is None else player
        return (card for card in self.view.in_play if card.type == ASSET and card.controller == whose)

    def words(self, card: CardView) -> str:
        """The text of a card in play, unless its uses are spent."""
        text = text_of(card.code)
        return "" if SPENDS.search(text) and not card.uses else text

    def applying(self, text: str) -> str:
        """What of a text applies at this location, where it asks whether there are clues."""
        here = self.here
        if CLUES_HERE not in text or (here is not None and here.clues):
            return text
        return text.partition("otherwise")[2]

    @property
    def health_left(self) -> int:
        """How much damage the investigator can still take himself, less one that would defeat him."""
        return left_of(self.mine)[0]

    @property
    def sanity_left(self) -> int:
        """How much horror he can still take himself, less one that would defeat him."""
        return left_of(self.mine)[1]

    @cached_property
    def clues_wanted(self) -> int:
        """How many more clues the act asks for than the investigators have."""
        act = self.view.act
        if act is None:
            return 0
        return max(0, self.clues_needed - act.clues - sum(held.clues for held in self.standing))

    @cached_property
    def clues_needed(self) -> int:
        """How many clues the act asks for: its number, or what its text says."""
        act = self.view.act
        if act is None or act.needed is not None:
            return 0 if act is None else act.needed or 0
        found = FOR_EACH.search(text_of(act.code))
        return 0 if found is None else int(found[1]) * len(self.view.investigators)

    @cached_property
    def goal(self) -> list[LocationView]:
        """The locations where the act wants somebody: whoever has clues, or anybody where it asks for none."""
        return self.asked_for if self.mine.clues or not self.clues_needed else []

    @cached_property
    def asked_for(self) -> list[LocationView]:
        """The locations that the act names: where its clues are spent."""
        act = self.view.act
        text = "" if act is None else text_of(act.code)
        return [place for place in self.view.locations if place.title.lower() in text]

    @cached_property
    def quarry(self) -> list[CardView]:
        """The enemies that the act is about."""
        act = self.view.act
        text = "" if act is None else text_of(act.code)
        return [enemy for enemy in self.enemies() if enemy.title.lower() in text]

    @cached_property
    def distances(self) -> dict[int, int]:
        """How far each location is from here."""
        return self.distances_from(self.mine.location)

    def distances_from(self, start: int) -> dict[int, int]:
        """How far each location is from one of them."""
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            place = waiting.popleft()
            for other in self.locations[place].connected if place in self.locations else ():
                if other not in found:
                    found[other] = found[place] + 1
                    waiting.append(other)
        return found


def left_of(held: InvestigatorView) -> tuple[int, int]:
    """How much damage and horror an investigator can still take himself, less one that would defeat him."""
    return held.health - held.damage - 1, held.sanity - held.horror - 1
