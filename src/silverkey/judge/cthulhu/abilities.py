"""Which ability of a card a case means: counted in the order of the text, wherever the card lies."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.cardgame.triggering import BY_ZONE, REMAINS, ability_at
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.words import TRIGGERED
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.moves import TRIGGER
from silverkey.kernel.decision import Option


def text_of(game: Examined, card: int, present: Iterable[Ability] = ()) -> list[Ability]:
    """The triggered abilities of a card in the order of its text; then what it has gained of those present."""
    face = game.face(card) if card in game.in_play else game.printed[card]
    text = [node for node in face.abilities if isinstance(node, Ability) and node.kind in TRIGGERED]
    gained = [ability for ability in present if ability.kind in TRIGGERED and not _among(ability, text)]
    return text + gained


def _among(ability: Ability, others: Iterable[Ability]) -> bool:
    """Nodes that read alike may be equal: which one is meant, only the node itself can tell."""
    return any(ability is other for other in others)


def ability_number(game: Examined, option: Option) -> int:
    """Which of a card's triggered abilities an option uses, counted from 1; 0 for a passive, which is not counted."""
    used = ability_at(game, option.card, option.number, option.other)
    if option.number >= REMAINS:
        present = game.events[option.other].memory.values.abilities
    else:
        present = game.abilities_in_play(option.card)
    text = text_of(game, option.card, present)
    return next((number for number, ability in enumerate(text, 1) if ability is used), 0)


def granted(game: Examined, option: Option, name: Name) -> bool:
    """Whether an option uses an ability that an attachment of that name gives to its host."""
    if option.word != TRIGGER or option.card not in game.in_play or option.number >= BY_ZONE:
        return False
    ability = game.values(option.card).abilities[option.number]
    return any(
        node is ability
        for attachment in game.attachments(option.card)
        if game.names.is_called(game, attachment, name)
        for own in game.printed[attachment].abilities
        for node in own.walk()
    )
