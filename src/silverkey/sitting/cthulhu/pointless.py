"""What can change nothing of how the stories resolve once everybody has committed, as far as anybody can see."""

from __future__ import annotations

from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import This
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.struggles import counted, icon_total
from silverkey.cthulhu.table.board import struggles_of
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.icons import Icons, IconsOf, Skill
from silverkey.cthulhu.vocabulary.story_changes import StoryChange
from silverkey.cthulhu.words import ARCANE, INVESTIGATION


def pointless(game: Game, player: int, card: int, ability: Ability) -> bool:
    """Whether nobody is committed; or it changes the icons and skill of its own card alone, which is nowhere; or at no
    story both players are, and it only strengthens: him who is not there, or with icons that win him no struggle he
    would not win without."""
    sides = {(standing.committed, standing.controller) for standing in game.in_play.values() if standing.committed >= 0}
    if not sides or _only_itself_elsewhere(game, player, card, ability):
        return True
    if len(sides) > len({story for story, _ in sides}):
        return False
    if game.active != player:
        return (player not in {side for _, side in sides}) and _only_strengthens(ability)
    return not _brings_icons(ability, _unwon(game, player, [story for story, _ in sides]))


def _only_itself_elsewhere(game: Game, player: int, card: int, ability: Ability) -> bool:
    """Whether it changes icons and skill of its own card alone, which counts at no story."""
    lasting = _lasting(ability)
    if not lasting or _does_anything(ability):
        return False
    own = all(isinstance(node.who, This) and all(map(_about_numbers, node.changes)) for node in lasting)
    there = [(story.card, what) for story in game.stories for what in ("skill", "icons")]
    return own and not any(card in counted(game, story, player, what) for story, what in there)


def _about_numbers(change: object) -> bool:
    return isinstance(change, Icons | IconsOf | Skill)


def _unwon(game: Game, player: int, stories: list[int]) -> list[int]:
    """The struggles that an icon would win where nobody stands against it, and none is there; Terror and Combat would
    find nobody to hurt."""
    return [
        icon
        for story in stories
        for icon in struggles_of(game, story)
        if icon in (ARCANE, INVESTIGATION) and not icon_total(game, story, player, icon)
    ]


def _only_strengthens(ability: Ability) -> bool:
    """Whether all that it does is to give icons or skill."""
    lasting = _lasting(ability)
    gains = all(_gains(change) for node in lasting for change in node.changes)
    return bool(lasting) and gains and not _does_anything(ability)


def _lasting(ability: Ability) -> list[Lasts]:
    return [node for part in ability.effect for node in part.walk() if isinstance(node, Lasts)]


def _does_anything(ability: Ability) -> bool:
    """Whether something happens, beside what is changed for a time."""
    return any(node.doing for part in ability.effect for node in part.walk())


def _gains(change: object) -> bool:
    if isinstance(change, Icons | Skill):
        return change.by > 0
    return isinstance(change, IconsOf) and change.gained


def _brings_icons(ability: Ability, wanted: list[int]) -> bool:
    """Whether it brings icons of which one would win something, or changes a story."""
    for part in ability.effect:
        for node in part.walk():
            if isinstance(node, StoryChange):
                return True
            if isinstance(node, IconsOf) and (node.gained or node.changed) and wanted:
                return True
            if isinstance(node, Icons) and node.by > 0 and any(node.icons is None or node.icons[i] for i in wanted):
                return True
    return False
