"""How the struggles at a story would go if nobody did anything more about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import INSANE_SHARE, printed, token_gain, toughness, worth
from silverkey.cardgame.words.limits import Cannot
from silverkey.cardgame.words.references import Every, This
from silverkey.cthulhu.view import CardView, StoryView
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import ARCANE, COMBAT, ICON_LETTERS, TERROR

WOUND_SHARE = 0.2
"""What a wound that is survived takes of a character's worth."""
READY_SHARE = 0.1
"""What it is worth to be ready again after attacking."""


class Fighter(NamedTuple):
    """A character at a story."""

    id: int
    skill: int
    icons: tuple[int, int, int, int]
    fast: bool
    steady: bool
    """Cannot go insane."""
    invulnerable: bool
    stamina: int
    """Wounds it would survive."""
    wounded: bool
    worth: float

    @property
    def madness_cost(self) -> float:
        """What is lost if it goes insane; a wounded character dies of it."""
        return self.worth * (1.0 if self.wounded else 1.0 - INSANE_SHARE)

    @property
    def wound_cost(self) -> float:
        """What is lost if it is wounded."""
        return self.worth * (WOUND_SHARE if self.stamina > 0 else 1.0)


def fighter(card: CardView) -> Fighter:
    """A character in play, ready to struggle."""
    icons = card.icons
    return Fighter(
        id=card.id,
        skill=card.skill,
        icons=(icons.count("T"), icons.count("C"), icons.count("A"), icons.count("I")),
        fast="Fast" in card.keywords,
        steady="T" in icons or "Willpower" in card.keywords,
        invulnerable="Invulnerability" in card.keywords,
        stamina=toughness(card.keywords) - card.wounds,
        wounded=card.wounds > 0,
        worth=worth(card),
    )


class Clash(NamedTuple):
    """What a story would bring, for the attacker and for the defender."""

    tokens: tuple[int, int]
    losses: tuple[float, float]


def clash(attackers: Sequence[Fighter], defenders: Sequence[Fighter], struggles: str) -> Clash:
    """Resolve a story: its struggles in order, then success."""
    sides = (list(attackers), list(defenders))
    tokens = [0, 0]
    losses = [0.0, 0.0]
    for letter in struggles:
        icon = ICON_LETTERS.index(letter)
        winner = _winner(sides, [sum([f.icons[icon] for f in side]) for side in sides])
        if winner < 0:
            continue
        loser = sides[1 - winner]
        if icon == TERROR:
            losses[1 - winner] += _go_insane(loser)
        elif icon == COMBAT:
            losses[1 - winner] += _be_wounded(loser)
        elif icon == ARCANE:
            losses[winner] -= READY_SHARE * max([f.worth for f in sides[winner]], default=0.0)
        else:
            tokens[winner] += 1
    skill = [sum([f.skill for f in side]) for side in sides]
    if _winner(sides, skill) == 0:
        tokens[0] += 2 if skill[1] <= 0 else 1
    return Clash((tokens[0], tokens[1]), (losses[0], losses[1]))


def _winner(sides: tuple[list[Fighter], list[Fighter]], totals: list[int]) -> int:
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    fast = [sum([f.fast for f in side]) for side in sides]
    if totals[0] <= 0 or fast[0] == fast[1]:
        return -1
    return 0 if fast[0] > fast[1] else 1


def _go_insane(side: list[Fighter]) -> float:
    able = [f for f in side if not f.steady]
    if not able:
        return 0.0
    victim = min(able, key=lambda f: f.madness_cost)
    side.remove(victim)
    return victim.madness_cost


def _be_wounded(side: list[Fighter]) -> float:
    able = [f for f in side if not f.invulnerable]
    if not able:
        return 0.0
    victim = min(able, key=lambda f: f.wound_cost)
    side.remove(victim)
    if victim.stamina > 0:
        side.append(victim._replace(stamina=victim.stamina - 1, wounded=True))
    return victim.wound_cost


def story_worth(
    table: Table, story: StoryView, attacker: int, attackers: Sequence[Fighter], defenders: Sequence[Fighter]
) -> float:
    """What the resolution of a story is worth to the attacker."""
    if not attackers:
        return 0.0
    result = clash(attackers, defenders, story.struggles)
    gain = token_gain(table, story.id, attacker, result.tokens[0])
    gain -= token_gain(table, story.id, 1 - attacker, result.tokens[1])
    return gain - result.losses[0] + result.losses[1]


def fight_worth(table: Table, changed: Mapping[int, Fighter | None]) -> float:
    """What all stories are worth to the viewer as they stand, with some fighters changed or (None) gone."""
    attacker = table.view.active
    total = sum(
        story_worth(
            table,
            story,
            attacker,
            _present(table.committed(story.id, attacker), changed),
            _present(table.committed(story.id, 1 - attacker), changed),
        )
        for story in table.view.stories
        if not story.resolved
    )
    return total if table.my_turn else -total


def _present(cards: Iterable[CardView], changed: Mapping[int, Fighter | None]) -> list[Fighter]:
    found = (changed[card.id] if card.id in changed else fighter(card) for card in cards)
    return [f for f in found if f is not None]


def swing(table: Table, changed: Mapping[int, Fighter | None]) -> float:
    """By how much the viewer gains at the stories if some fighters change or leave."""
    if not table.fighting or not any(card in table.cards and table.cards[card].committed >= 0 for card in changed):
        return 0.0
    return fight_worth(table, changed) - fight_worth(table, {})


def may_attack(table: Table, card: CardView) -> bool:
    """Whether nothing keeps a ready character from committing on its controller's turn."""
    texts = [card.code, *(attached.code for attached in table.attachments(card.id))]
    return not any(
        isinstance(constant, Cannot) and constant.verb == "commit"
        for code in texts
        if code
        for constant in printed(code).constants
    )


def walks_alone(card: CardView) -> bool:
    """Whether the character hurts everyone else at the story it commits to."""
    return any(
        isinstance(word, Do) and word.verb == "wound" and isinstance(word.who, Every)
        for ability in printed(card.code).usable.get("in play", ())
        if isinstance(ability.trigger, Trigger) and "commit" in ability.verbs and isinstance(ability.trigger.card, This)
        for word in ability.effect
    )
