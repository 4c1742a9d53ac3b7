"""An ability that might be used: by whom, from which card, with what X and what chosen; and whom its words mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import printed
from silverkey.cardgame.words.amounts import RELATIONS, Amount, Count, TheX
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Affected, Both, Chosen, Every, Ref, TheOnly, This, ThisCard, Topmost
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.view import CardView, FaceView
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.measures import DomainCount, Of
from silverkey.cthulhu.vocabulary.references import Committed, Host
from silverkey.cthulhu.words import ANYWHERE, DISCARD, DOMAIN, HAND, IN_PLAY, NOWHERE, STORY, YOU


@dataclass(slots=True)
class Prospect:
    """What the words of an ability refer to, as far as one player can see."""

    table: Table
    you: int
    source: int
    x: int = 0
    host: int = -1
    """What an attachment would be attached to."""
    overpaid: bool = False
    always: bool = False
    """Take it that cards are committed where it matters."""
    chosen: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def face(self) -> Card | None:
        """The card that the ability is printed on."""
        code = self.table.code(self.source)
        return printed(code) if code else None

    def other_side(self) -> Prospect:
        """The same for the opponent, who is 'you' where each player does something."""
        return replace(self, you=1 - self.you)

    def choosing(self, name: str, card: int) -> Prospect:
        """The same with one more card chosen."""
        return replace(self, chosen={**self.chosen, name: (card,)})

    # Whom the words mean

    def meant(self, ref: Ref | None) -> list[int]:
        """The cards that a reference means, of those that can be seen."""
        if isinstance(ref, This | ThisCard):
            return [self.source]
        if isinstance(ref, Chosen):
            return [card for name in ref.name.split() for card in self.chosen.get(name, ())]
        if isinstance(ref, TheOnly):
            found = self.find(ref.kind)
            return found if len(found) == 1 and not (isinstance(ref.kind, Cards) and ref.kind.extreme) else []
        if isinstance(ref, Every):
            return self.find(ref.kind)
        if isinstance(ref, Host):
            return [self.where_attached()]
        if isinstance(ref, Both):
            return [*self.meant(ref.first), *self.meant(ref.second)]
        if isinstance(ref, Topmost):
            return self.find(ref.kind)[-1:]
        if isinstance(ref, Committed):
            here = self.here()
            return [here] if here >= 0 else []
        return []

    def where_attached(self) -> int:
        """The card that this card is or would be attached to."""
        card = self.table.cards.get(self.source)
        return self.host if card is None else card.attached

    def here(self) -> int:
        """The story that this card is committed to, or -1."""
        card = self.table.cards.get(self.source)
        return -1 if card is None else card.committed

    def amount(self, number: int | Amount | None) -> int:
        """The value of a fixed or counted number."""
        if isinstance(number, int):
            return number
        if isinstance(number, TheX):
            return self.x
        if isinstance(number, Count) and isinstance(number.cards, Kind):
            return len(self.find(number.cards))
        if isinstance(number, DomainCount):
            return len(self.table.player(self.you).domains)
        if isinstance(number, Of) and number.what == "skill" and isinstance(number.who, This):
            card = self.table.cards.get(self.source)
            return card.skill if card is not None else self.face.skill if self.face is not None else 0
        return 1

    def amount_for(self, number: int | Amount | None, card: CardView | FaceView) -> int:
        """The same where the number may be counted on the affected card."""
        if isinstance(number, Of) and isinstance(number.who, Affected):
            return card.icons.count(number.what)
        return self.amount(number)

    # Which cards fit a description

    def find(self, kind: Kind) -> list[int]:
        """The cards in sight that fit a description."""
        if isinstance(kind, Either):
            return list(dict.fromkeys(card for one in kind.kinds for card in self.find(one)))
        assert isinstance(kind, Cards)
        if kind.among:
            return [card for card in self.meant(kind.among) if card not in self.meant(kind.but)]
        if kind.type == STORY:
            return self.stories(kind) if kind.zone == IN_PLAY else [self.source]
        if kind.zone == IN_PLAY:
            return [card.id for card in self.table.view.in_play if self.fits(kind, card) and self.stands(kind, card)]
        if "this phase" in kind.where:
            return [self.source]
        if kind.zone not in (HAND, DISCARD, DOMAIN):
            return []
        return [
            number
            for number, lying in self.table.piles.items()
            if lying.zone == kind.zone
            and (not kind.owner or (lying.owner == self.you) is (kind.owner == YOU))
            and self.fits(kind, lying.face)
        ]

    def stories(self, kind: Cards) -> list[int]:
        """The stories with as few success tokens as asked for."""
        most = 99 if kind.tokens is None else self.amount(kind.tokens.number)
        empty = "empty" in kind.where
        stories = self.table.view.stories
        return [story.id for story in stories if story.tokens[self.you] <= most and not (empty and any(story.tokens))]

    def fits(self, kind: Cards, card: CardView | FaceView) -> bool:
        """Whether type, faction, subtypes, cost and skill fit."""
        if kind.type and card.type != kind.type:
            return False
        if kind.faction and card.faction != kind.faction:
            return False
        if kind.subtypes or kind.keywords:
            traits = {*card.subtypes, *card.keywords}
            if not traits.intersection(kind.subtypes) and not traits.intersection(kind.keywords):
                return False
        if {card.type, card.faction, *card.subtypes, *card.keywords}.intersection(kind.non):
            return False
        if kind.title and card.title != kind.title:
            return False
        return self.numbers_fit(kind, card)

    def numbers_fit(self, kind: Cards, card: CardView | FaceView) -> bool:
        """Whether skill, cost and icons fit."""
        face = None if _facedown(card) else printed(card.code)
        numbers = (
            (kind.skill, card.skill),
            (kind.cost, None if face is None else face.cost),
            (kind.printed_skill, None if face is None else face.skill),
            (kind.icons, card.icons.count(kind.icons.icon) if kind.icons else 0),
        )
        return all(
            bound is None or (number is not None and RELATIONS[bound.relation](number, self.amount(bound.number)))
            for bound, number in numbers
        )

    def stands(self, kind: Cards, card: CardView) -> bool:
        """Whether controller, state and place of a card in play fit."""
        if kind.controller and (card.controller == self.you) is not (kind.controller == YOU):
            return False
        if kind.state and not STATES[kind.state](card):
            return False
        if kind.committed and not self.always and not self.is_committed(kind.committed, card):
            return False
        if kind.other and card.id == self.source:
            return False
        if not all(WHERE[place](card, self.source) for place in kind.where if place in WHERE):
            return False
        held = self.table.attachments(card.id)
        if kind.lacking is not None and any(self.fits(kind.lacking, one) for one in held):
            return False
        if kind.bearing is not None and not any(self.fits(kind.bearing, one) for one in held):
            return False
        return card.id not in self.meant(kind.but)

    def is_committed(self, where: str | Ref | Kind, card: CardView) -> bool:
        """Whether a card is committed anywhere, or where this card is; or nowhere."""
        if where == NOWHERE:
            return card.committed < 0
        if isinstance(where, Ref):
            return card.committed in self.meant(where)
        return card.committed >= 0 and (where == ANYWHERE or isinstance(where, Kind) or card.committed == self.here())


STATES: dict[str, Callable[[CardView], bool]] = {
    "ready": lambda card: not card.exhausted and not card.insane,
    "exhausted": lambda card: card.exhausted and not card.insane,
    "insane": lambda card: card.insane,
    "sane": lambda card: not card.insane,
}


WHERE: dict[str, Callable[[CardView, int], bool]] = {
    "wounded": lambda card, source: card.wounds > 0,
    "unwounded": lambda card, source: not card.wounds,
    "facedown": lambda card, source: card.facedown,
    "attached": lambda card, source: card.attached >= 0,
    "on this": lambda card, source: card.attached == source,
}


def _facedown(card: CardView | FaceView) -> bool:
    return isinstance(card, CardView) and (card.insane or card.facedown)
