"""How a description of cards reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.vocabulary.amounts import amount_english
from silverkey.cthulhu.words import (
    ANYWHERE,
    AT_CHOSEN,
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    HERE,
    ICON_LETTERS,
    IN_PLAY,
    OPPONENT,
    STORY,
    SUPPORT,
    THERE,
    WITH_HOST,
    WON,
    YOU,
)
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.vocabulary.filters import Cards


def noun_of(c: Cards, many: bool = False, placed: bool = True) -> str:  # one line a property
    """The description without an article; not ``placed``, without the pile that the cards lie in."""
    if c.among and c.zone == IN_PLAY:
        return "of those characters"
    before: list[str] = []
    if many and (c.other or c.not_in_event):
        before.append("other")
    if c.unresolved:
        before.append("unresolved")
    if c.copy_of:
        return " ".join([*before, "copies" if many else "copy", "of", c.copy_of])
    if c.committed == ANYWHERE:
        before.append("committed")
    if c.wounded:
        before.append("wounded")
    if c.state:
        before.append(c.state)
    if c.unique:
        before.append("unique")
    if c.facedown:
        before.append("facedown")
    before.append(", ".join(f"non-{kind}" for kind in _unwanted(c)))
    if c.faction:
        before.append(c.faction.removeprefix("The "))
    kinds = [*c.keywords, *c.subtypes]
    if kinds:
        before.append(english.listed(kinds, "or"))
    if c.also_subtype:
        before.append(c.also_subtype)
    head = {
        "": "card",
        "card": "card",
        "attachment": "Attachment card",
        SUPPORT: "support card",
        STORY: "story",
        CONSPIRACY: "conspiracy",
    }.get(c.type, f"{c.type} card" if c.zone in (DECK,) and c.type != CHARACTER else c.type)
    if c.zone == DOMAIN:
        head = f"{c.type} resource".strip()
    if many:
        head = " ".join([*head.split()[:-1], english.plural(head.split()[-1])])
    after: list[str] = []
    if not c.type and c.zone == IN_PLAY and not (kinds or c.on_this or c.controller):
        after.append("in play")
    if c.controller == YOU:
        after.append("you control")
    elif c.controller == OPPONENT:
        after.append("an opponent controls")
    if c.owner and c.zone == IN_PLAY:
        after.append("you own" if c.owner == YOU else "an opponent owns")
    if c.printed_faction:
        after.append(f"with the printed faction {c.printed_faction}")
    if placed:
        after.extend(_pile(c, many))
    if c.spared:
        after.append("that does not suffer the same")
    if c.same_controller:
        after.append("controlled by the same player")
    if c.title:
        after.append(f"named {c.title}")
    if c.named:
        after.append("of that name")
    if c.faction_of:
        after.append("of the same faction")
    if c.skill_max is not None:
        after.append(f"with skill {amount_english(c.skill_max)} or lower")
    if c.skill_below is not None:
        after.append(f"with skill lower than {amount_english(c.skill_below)}")
    if c.cost_max is not None:
        after.append(f"with printed cost {amount_english(c.cost_max)} or lower")
    if c.cost is not None:
        after.append(f"with printed cost {amount_english(c.cost)}")
    if c.cost_min is not None:
        after.append(f"whose printed cost is no lower than {amount_english(c.cost_min)}")
    if c.skill_printed_below is not None:
        after.append(f"with printed skill lower than {amount_english(c.skill_printed_below)}")
    if c.skill_printed_max is not None:
        after.append(f"with printed skill {amount_english(c.skill_printed_max)} or lower")
    if c.skill_printed_min is not None:
        after.append(f"with printed skill {c.skill_printed_min} or higher")
    if c.cost_below is not None:
        after.append(f"with a printed cost lower than {amount_english(c.cost_below)}")
    if c.icon_min is not None:
        icon, least = c.icon_min
        letter = ICON_LETTERS[icon]
        after.append(f"with a [{letter}] icon" if least == 1 else f"with at least {least} [{letter}] icons")
    if c.without_icon >= 0:
        after.append(f"without any [{ICON_LETTERS[c.without_icon]}] icons")
    if c.champion:
        after.append("that a World Champion designed")
    if c.usable:
        after.append("with an Action")
    if c.playable_free:
        after.append("that you could play now")
    if c.extreme is not None:
        after.append(f"with the {c.extreme[0]} {c.extreme[1]}")
    if c.attended:
        after.append("where characters are committed")
    if c.bare:
        after.append("without any Attachment cards on it")
    if c.committed == HERE:
        after.append("committed to this story")
    if c.committed == WITH_HOST:
        after.append("committed to the same story as attached character")
    if c.committed in (THERE, AT_CHOSEN):
        after.append("committed to that story")
    if c.faction_not_other_than:
        after.append("that are neutral or of that card's faction")
    if c.on_this:
        after.append("attached to it")
    if c.visited_by is not None:
        after.append(f"to which {c.visited_by.singular()} is committed")
    if c.in_event:
        after.append("that you have just drawn" if c.zone == HAND else "that was committed to that story")
    if c.among:
        after.append("among them")
    if c.this_phase:
        after.append("that came there this phase")
    return " ".join(part for part in (*before, head, *after) if part)


def _unwanted(c: Cards) -> list[str]:
    """What the cards must not be."""
    kinds = ["unique"] if c.unique is False else []
    if c.not_keyword:
        kinds.append(c.not_keyword)
    kinds.extend(c.unwanted)
    if c.not_type:
        kinds.append(c.not_type)
    if c.not_faction:
        kinds.append(c.not_faction.removeprefix("The "))
    return kinds


PILE_NAMES = {HAND: "hand", DISCARD: "discard pile", DECK: "deck", WON: "won pile"}


def _pile(c: Cards, many: bool) -> list[str]:
    """Where cards lie that are not in play."""
    if c.among or c.zone == IN_PLAY:
        return []
    if c.zone == DOMAIN:
        yours = "on your domains" if many else "on one of your domains"
        theirs = "on opponents' domains" if many else "on an opponent's domain"
        return {YOU: [yours], OPPONENT: [theirs]}.get(c.owner, [])
    whose = {YOU: "your", OPPONENT: "an opponent's", "": "any"}[c.owner]
    return [f"in {whose} {PILE_NAMES[c.zone]}"]
