"""How a trigger reads: the clause that introduces an ability, written from what the trigger looks at."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from silverkey.cardgame.words.conditions import Turn
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import EachPlayer, Who
from silverkey.cardgame.words.references import Every, Ref, This
from silverkey.cthulhu.vocabulary.conditions import Phase
from silverkey.cthulhu.vocabulary.moments import BEFORE, FAMILIES, LEAVING, WOULD, WOULD_LEAVE, Moment, reading
from silverkey.cthulhu.vocabulary.references import Committed, OwnerOf
from silverkey.cthulhu.words import (
    COST,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    ICON_LETTERS,
    ICON_NAMES,
    IN_PLAY,
    OPPONENT,
    OPPOSED,
    PASSIVE,
    PLAY,
    TRIGGERED,
    UNOPPOSED,
    YOU,
)
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.vocabulary.triggers import Trigger

SUBJECTS = {YOU: "you", OPPONENT: "an opponent", "": "a player"}
OWNERS = {YOU: "your", OPPONENT: "an opponent's"}
LETTERS = dict(zip(ICON_NAMES, ICON_LETTERS, strict=True))
WON_OR_LOST = dict(zip(ICON_NAMES, ("a lost", "a lost", "a won", "a won"), strict=True))
"""Whose character it is to which each kind of struggle does something."""
BY_RULE = "rule"
"""The cause of what no card effect brings about."""
WITH_HOST = "host"
"""The cause of what becomes of a card because the card it is attached to is gone."""


class Part(NamedTuple):
    """One event of a clause: what introduces it, who does it, what he does."""

    lead: str
    subject: str
    does: str


def clause_of(trigger: Trigger, title: str, kind: str) -> str:
    """The clause that introduces an ability of a kind, on a card of that title."""
    if trigger.verbs in FAMILIES:
        return FAMILIES[trigger.verbs]
    moments = moments_of(trigger)
    parts = list(dict.fromkeys(_part(moment, trigger, title, kind) for moment in moments))
    if len({(part.lead, part.subject) for part in parts}) == 1:
        start, own, end = english.alike([part.does for part in parts])
        clause = f"{parts[0].lead} {parts[0].subject} {start}{english.listed(own, 'or')}{end}".rstrip()
    else:
        clause = ", or ".join(" ".join(part) for part in parts)
    named = any("{effect}" in moment.subject for moment in moments)
    return clause + _through(moments[-1], trigger, title, named) + _conditions(trigger, title)


def moments_of(trigger: Trigger) -> list[Moment]:
    """How the events that a trigger hears read; ways out of play as leaving it."""
    if trigger.verbs == LEAVING:
        return [WOULD_LEAVE]
    return [reading(verb, trigger.which, trigger.causes, trigger.targets is not None) for verb in trigger.verbs]


def _part(moment: Moment, trigger: Trigger, title: str, kind: str) -> Part:
    if moment.active and trigger.player:
        moment = Moment("{player}", moment.active, noun=moment.noun)
    subject = _filled(moment.subject, moment, trigger, title)
    if kind in BEFORE and moment.before == WOULD:
        return Part("when", subject, f"would {_filled(moment.says, moment, trigger, title)}")
    lead = moment.before if kind in BEFORE else moment.after
    if lead.startswith("at "):
        return Part(lead, subject, "")
    return Part(
        lead,
        subject,
        _filled(moment.predicate(subject == "you" or subject.startswith("one or more")), moment, trigger, title),
    )


def has_happened(trigger: Trigger, number: str, title: str) -> tuple[str, str]:
    """Who a trigger is about, and that it has happened to him or them: ('no characters', 'have left play').

    ``number`` is that of those it is about, nothing for one, or "many"; of a player it says what has befallen him.
    """
    moment = reading(trigger.verbs[0], trigger.which, trigger.causes, trigger.targets is not None)
    if moment.active and trigger.player:
        moment = Moment("{player}", moment.active, noun=moment.noun)
    subject, says = _filled(moment.subject, moment, trigger, title), _filled(moment.says, moment, trigger, title)
    has = "has"
    if moment.subject == "{player}":
        has = ("have" if subject == "you" else "has") + (" not" if number == "no" else "")
        if number not in ("", "no", "many") and isinstance(trigger.card, Kind) and "{card}" in moment.says:
            says = says.replace(trigger.card.singular(placed=False), f"{number} {trigger.card.plural(placed=False)}")
        elif number not in ("", "no", "many"):
            says += f" {number} times"
    elif isinstance(trigger.card, Kind) and number:
        noun = trigger.card.plural(placed=False)
        subject = noun if number == "many" else f"{number} {noun}"
        has = "have"
    elif isinstance(trigger.card, Kind) and not title:
        subject = trigger.card.noun(placed=False)
    verb, _, rest = says.partition(" ")
    through = _through(moment, trigger, title, named=False)
    return subject, f"{has} {english.participle(verb)} {rest}".rstrip() + through


def _filled(template: str, moment: Moment, trigger: Trigger, title: str) -> str:
    """A template with what the trigger says in place of the names."""
    return template.format_map({name: NAMES[name].says(trigger, moment, title) for name in _names(template)})


def _names(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def _card(trigger: Trigger, moment: Moment, title: str) -> str:
    card = trigger.card
    if trigger.together and not isinstance(card, Ref):
        return f"one or more {moment.noun.removeprefix('a ')}s" if card is None else f"one or more {card.plural(False)}"
    if card is None:
        return moment.noun
    return card.english(title) if isinstance(card, Ref) else card.singular(placed=False)


def _subject(who: str | Who) -> str:
    if isinstance(who, EachPlayer):
        return SUBJECTS[""]
    return who.english() if isinstance(who, Who) else SUBJECTS[who]


def _struggle(trigger: Trigger, moment: Moment, title: str) -> str:
    kinds = (trigger.which,) if isinstance(trigger.which, str) else trigger.which
    letters = english.listed((f"[{LETTERS[kind]}]" for kind in kinds if kind in LETTERS), "or")
    struggle = english.article(f"{letters} struggle" if letters else "icon struggle")
    where = f" at {_story(trigger, moment, title)}" if trigger.card is not None else ""
    margin = f" by at least {trigger.amount_min} icons" if trigger.amount_min >= 0 else ""
    return f"{struggle}{where}{margin}"


def _story(trigger: Trigger, moment: Moment, title: str) -> str:
    opposed = {OPPOSED: " where you were opposed", UNOPPOSED: " unopposed"}.get(str(trigger.which), "")
    if trigger.targets is not None:
        return f"a story to which {_chosen(trigger, moment, title)} is committed{opposed}"
    if isinstance(trigger.card, Committed):
        return f"a story to which {trigger.card.of.english(title)} is committed{opposed}"
    return (_card(trigger, moment, title) if trigger.card is not None else "a story") + opposed


def _domain(trigger: Trigger, moment: Moment, title: str) -> str:
    whose = {YOU: "one of your domains", OPPONENT: "one of his domains"}
    domain = whose.get(trigger.player, "a domain") if isinstance(trigger.player, str) else "a domain"
    return domain if trigger.targets is None else f"{domain} to which {_chosen(trigger, moment, title)} is attached"


def _origin(trigger: Trigger, moment: Moment, title: str) -> str:
    """Where a card comes from."""
    yours = trigger.player == YOU or isinstance(trigger.card, This)
    whose = "your" if yours else "his" if trigger.player else "its owner's"
    piles = {HAND: f"{whose} hand", DECK: f"{whose} deck", DISCARD: f"{whose} discard pile"}
    places = {**piles, DOMAIN: "a domain", IN_PLAY: "play"}
    return f" from {places[trigger.origin]}" if trigger.origin in places else ""


def _pile(trigger: Trigger, moment: Moment, title: str) -> str:
    if isinstance(trigger.player, OwnerOf):
        return "attached discard pile"
    assert isinstance(trigger.player, str)
    return f"{OWNERS.get(trigger.player, 'any')} discard pile"


def _turn(trigger: Trigger, moment: Moment, title: str) -> str:
    if isinstance(trigger.player, Who):
        return f"each turn of {trigger.player.english()}"
    return OWNERS.get(trigger.player, "each player's") + " turn"


def _phase(trigger: Trigger, moment: Moment, title: str) -> str:
    if isinstance(trigger.player, Who):
        return f"{trigger.player.english()}'s {trigger.which} phase"
    return f"{OWNERS.get(trigger.player, 'the')} {trigger.which} phase" if trigger.which else "each phase"


def _effect(trigger: Trigger, moment: Moment, title: str) -> str:
    """The effect that resolves, or that brings something about."""
    kinds = [cause for cause in trigger.causes if cause in TRIGGERED or cause == PASSIVE]
    if set(TRIGGERED) <= set(kinds):
        noun = "card effect" if PASSIVE in kinds else "triggered effect"
    elif kinds:
        noun = english.listed((" ".join(word.capitalize() for word in kind.split()) for kind in kinds), "or")
    else:
        noun = "card effect" if trigger.by_effect else "effect"
    effect = f"{OWNERS[trigger.by]} {noun}" if trigger.by else english.article(noun)
    if not trigger.source_types:
        return effect
    if IN_PLAY in trigger.source_types:
        return f"{effect} of a card in play"
    return f"{effect} of {english.article(english.listed(trigger.source_types, 'or'))} card"


def _resolving(trigger: Trigger, moment: Moment, title: str) -> str:
    """The effect that resolves, and of which card it is."""
    if PLAY in trigger.causes:
        return f"the effect of {_card(trigger, moment, title)} just played"
    of = "" if trigger.card is None else f" of {_card(trigger, moment, title)}"
    return _effect(trigger, moment, title) + of


def _chosen(trigger: Trigger, moment: Moment, title: str) -> str:
    """What the effect has chosen."""
    targets = trigger.targets
    if targets is None:
        return "a card"
    return targets.english(title) if isinstance(targets, Ref) else targets.singular()


def _held(trigger: Trigger, moment: Moment, title: str) -> str:
    """What is discarded from a hand."""
    whose = "your" if trigger.player == YOU else "his"
    return f"1 or more cards from {whose} hand" if trigger.together else f"a card from {whose} hand"


def _use(trigger: Trigger, moment: Moment, title: str) -> str:
    """The effect that somebody triggers."""
    of = "" if trigger.card is None else f" of {_card(trigger, moment, title)}"
    if trigger.targets is not None:
        of += f" that targets {_chosen(trigger, moment, title)}"
    if set(TRIGGERED) <= set(trigger.causes) or (trigger.player and not trigger.causes):
        return f"an effect{of}"
    return (_effect(trigger, moment, title) if trigger.causes else "an effect or passive") + of


def _sent(trigger: Trigger, moment: Moment, title: str) -> str:
    """Who is committed, and where to."""
    if trigger.cards is None:
        return "characters to stories"
    if trigger.number > 1:
        return f"{trigger.number} {trigger.cards.plural(placed=False)} to the same story"
    text = trigger.cards.singular(placed=False).replace(" committed to ", " to ")
    return text if " to " in text else f"{text} to a story"


def _where(trigger: Trigger, moment: Moment, title: str) -> str:
    """The story that somebody goes to, or leaves."""
    if isinstance(trigger.at, Every):
        return trigger.at.kind.singular()
    return "a story" if trigger.at is None else trigger.at.english(title)


class Name(NamedTuple):
    """A name that moments are written with: what a trigger says there, and the fields that it says so with."""

    says: Callable[[Trigger, Moment, str], str]
    fields: set[str]


NAMES = {
    "card": Name(_card, {"card"}),
    "player": Name(lambda trigger, moment, title: _subject(trigger.player), {"player"}),
    "by": Name(lambda trigger, moment, title: _subject(trigger.by), {"by"}),
    "cards": Name(lambda t, moment, title: t.cards.singular(placed=False) if t.cards else "cards", {"cards"}),
    "sent": Name(_sent, {"cards", "number"}),
    "where": Name(_where, {"at"}),
    "held": Name(_held, {"together"}),
    "struggle": Name(_struggle, {"card", "which", "amount_min"}),
    "story": Name(_story, {"card", "which", "targets"}),
    "domain": Name(_domain, {"targets", "player"}),
    "effect": Name(_resolving, {"card", "causes", "source_types", "by"}),
    "chosen": Name(_chosen, {"targets"}),
    "use": Name(_use, {"card", "causes", "targets"}),
    "pile": Name(_pile, {"player"}),
    "origin": Name(_origin, {"origin"}),
    "turn": Name(_turn, {"player"}),
    "phase": Name(_phase, {"player", "which"}),
}


def told_by(moment: Moment) -> set[str]:
    """The fields of a trigger that the clause of a moment can tell."""
    told = {"when", "rulings", "together", moment.implied}
    if moment.through:
        told |= {"by", "causes", "source_types", "by_another", "by_effect"}
    if moment.active:
        told.add("player")
    return told.union(*(NAMES[name].fields for name in _names(f"{moment.subject}{moment.says}{moment.active}")))


def _through(moment: Moment, trigger: Trigger, title: str, named: bool) -> str:
    """What brings it about; what has been named is 'it'."""
    if not moment.through:
        return ""
    agents: list[str] = []
    if named:
        agents.append("it")
    elif trigger.by or trigger.by_effect or trigger.source_types or {*TRIGGERED, PASSIVE} & set(trigger.causes):
        agents.append(_effect(trigger, moment, title))
    agents += [f"{WON_OR_LOST[cause]} [{LETTERS[cause]}] struggle" for cause in trigger.causes if cause in LETTERS]
    if trigger.causes == (COST,):
        return " to pay for an effect"
    through = f" {moment.through} {english.listed(agents, 'or')}" if agents else ""
    if WITH_HOST in trigger.causes:
        through += " with its host"
    if BY_RULE in trigger.causes:
        through += " other than through a card effect"
    if trigger.by_another:
        through += f" other than through {title}"
    return through


def _conditions(trigger: Trigger, title: str) -> str:
    """When it must be, and what must be the case besides."""
    his = OWNERS.get(trigger.player, "his") if isinstance(trigger.player, str) else "his"
    times = [condition for condition in trigger.when if isinstance(condition, Phase | Turn)]
    others = [condition for condition in trigger.when if condition not in times]
    text = "".join(f" {condition.english(title)}".replace("that player's", his) for condition in times)
    if others:
        text += f", if {english.listed(condition.english(title) for condition in others)}"
    return text
