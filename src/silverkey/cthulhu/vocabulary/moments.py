"""The moments that abilities answer: which kinds of ability hear each of them, and how it reads."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.cthulhu.words import (
    DISRUPT,
    DRAWN,
    END_OF_TURN,
    FORCED,
    ONE_DRAW,
    PASSIVE,
    PLAY,
    REPLACEMENT,
    RESPONSE,
    WOULD_REVEAL,
)
from silverkey.language import english

BEFORE = frozenset({REPLACEMENT, DISRUPT})
"""Who hears what is about to happen and can still be kept from it."""
OFFERED = frozenset({DISRUPT})
"""Who hears what the rules only offer to Disrupts."""
AFTER = frozenset({PASSIVE, FORCED, RESPONSE})
"""Who hears what has happened."""
ALWAYS = BEFORE | AFTER

WOULD = "would"
"""Introduces what is about to happen: 'when … would …'."""


@dataclass(frozen=True)
class Moment:
    """Something that happens or is about to. What it says is written with the names that ``clauses`` explains."""

    subject: str
    says: str
    """What the subject does, as it stands after 'would'."""
    heard: frozenset[str] = ALWAYS
    """The kinds of ability that hear it."""
    before: str = WOULD
    """What introduces it for those who hear it before it happens."""
    after: str = "after"
    """What introduces it for those who hear it afterwards; 'at …' is followed by the subject alone."""
    told: str = ""
    """What the subject does, as it stands after 'after', where that does not follow from ``says``."""
    active: str = ""
    """What the player does whose event it is, where a trigger says who that is."""
    noun: str = "a card"
    """The card that it happens to, where a trigger does not say which."""
    through: str = ""
    """What introduces the effect that brings it about."""
    leaves: bool = False
    """A card leaves play."""
    implied: str = ""
    """The field of a trigger that has it read like this."""

    def predicate(self, of_you: bool) -> str:
        """What the subject does, as it stands after 'after'."""
        if of_you:
            return self.says
        verb, _, rest = self.says.partition(" ")
        return self.told or f"{english.conjugated(verb)} {rest}".rstrip()


def _suffered(participle: str, active: str = "", noun: str = "a card", leaves: bool = False) -> Moment:
    """What is done to a card."""
    return Moment("{card}", f"be {participle}", active=active, noun=noun, through="by", leaves=leaves)


def _done(says: str, noun: str = "a card") -> Moment:
    """What a card does."""
    return Moment("{card}", says, noun=noun, through="through")


def _player(says: str, heard: frozenset[str] = AFTER, before: str = WOULD, told: str = "") -> Moment:
    """What a player does."""
    return Moment("{player}", says, heard, before, told=told)


MOMENTS: dict[str, Moment] = {
    "destroy": _suffered("destroyed", leaves=True),
    "sacrifice": _suffered("sacrificed", active="sacrifice {card}", leaves=True),
    "discard": _suffered("discarded", leaves=True),
    "return": _suffered("returned to its owner's hand", leaves=True),
    "remove": _suffered("removed from the game", leaves=True),
    "bottom": _suffered("put on the bottom of its owner's deck", leaves=True),
    "top": _suffered("put on top of its owner's deck", leaves=True),
    "shuffle in": _suffered("shuffled into its owner's deck", leaves=True),
    "become resource": _suffered("attached to a domain as a resource", leaves=True),
    "leaves play": Moment("{card}", "leave play", AFTER, through="through", leaves=True),
    "enters discard": Moment("{card}", "enter {pile}{origin}", AFTER, leaves=True),
    "enter": _done("enter play{origin}"),
    "attach": _suffered("attached"),
    "attach anew": Moment("{card}", "be attached anew", AFTER),
    "wound": _suffered("wounded", noun="a character"),
    "wounded": Moment("{card}", "be wounded by a lost [C] struggle", OFFERED, before="after", noun="a character"),
    "insane": _done("go insane", noun="a character"),
    "restore": _suffered("restored", noun="a character"),
    "ready": Moment("{card}", "ready", active="ready {card}", through="through"),
    "exhaust": _suffered("exhausted", active="exhaust {card}"),
    "commit": _suffered("committed to {where}", active="commit {card} to {where}", noun="a character"),
    "exhaust to commit": Moment(
        "{card}",
        "exhaust to commit to {where}",
        AFTER,
        active="have {card} exhaust to commit to {where}",
        noun="a character",
    ),
    "uncommit": _done("leave {where}", noun="a character"),
    "skill gone": Moment("the skill of {card}", "be reduced to 0", AFTER, noun="a character"),
    "skill lowered": Moment("{card}", "have its skill lowered", AFTER, noun="a character"),
    "have committed": Moment("{player}", "commit {sent}", AFTER),
    "all have committed": Moment("both players", "have committed characters", AFTER, told="have committed characters"),
    "control": Moment("control of {card}", "change", through="through"),
    "control ends": Moment("control of {card}", "change", AFTER, through="through"),
    "discard from hand": Moment("{player}", "discard {held}"),
    WOULD_REVEAL: Moment("{card}", "be revealed as the top card of its owner's deck", OFFERED),
    "place token": _player("place a success token on {story}", ALWAYS),
    "draw": Moment("{player}", "draw {cards}", through="through"),
    ONE_DRAW: _player("draw a card", BEFORE),
    DRAWN: _player("draw {card}", OFFERED, before="when"),
    "resource": _player("attach a resource", AFTER),
    "play": Moment("{player}", "play {card}{origin}", AFTER),
    "use": Moment("{use}", "be triggered", AFTER, active="trigger {use}{origin}"),
    "has played": Moment("{player}", "play {card}", OFFERED, before="after"),
    "overpay": _player("overpay for a triggered effect"),
    "drain": Moment("{by}", "drain {domain}", AFTER),
    "resolve": Moment("{effect}", "resolve", OFFERED, before="before"),
    "chosen": Moment("{effect}", "have chosen {chosen} as a target", OFFERED, before="when"),
    "before struggle": Moment("{struggle}", "resolve", OFFERED, before="before"),
    "struggle": Moment("{struggle}", "resolve", OFFERED, before="when"),
    "would win struggle": _player("win {struggle}", OFFERED),
    "struggle effect": _player("win {struggle}", BEFORE, before="when"),
    "after struggle": _player("win {struggle}", OFFERED, before="after"),
    "win struggle": _player("win {struggle}"),
    "lose struggle": _player("lose {struggle}"),
    "succeed": _player("succeed at {story}"),
    "success": _player("succeed at {story}", OFFERED, before="when"),
    "skill check": Moment(
        "skill", "be compared at {story}", OFFERED, before="after", told="has been compared at {story}"
    ),
    "lose check": _player("lose the comparison of skill at {story}"),
    "no success": _player("do not succeed at {story}", told="does not succeed at {story}"),
    "story resolved": Moment("{story}", "resolve", OFFERED | AFTER, before="after"),
    "stories resolved": Moment("all stories", "have resolved", AFTER, told="have resolved"),
    "story won": _player("win {story}", OFFERED, before="when"),
    "win story": _player("win {story}"),
    "decline story": _player(
        "win {story} and decide against its effect", told="wins {story} and decides against its effect"
    ),
    "replace story": _player("win {story}", OFFERED, before="after"),
    "turn begins": Moment("{turn}", "begin", OFFERED | AFTER, before="before", after="at the beginning of"),
    "phase begins": Moment("{phase}", "begin", OFFERED | AFTER, before="before", after="at the beginning of"),
    "phase ends": Moment("{phase}", "end", OFFERED | {PASSIVE, FORCED}, before="before", after="at the end of"),
}
"""By the name of the event. What is not here no card can answer: nothing says who hears it, or how it reads."""

ENTERING_BY_PLAY = Moment("{player}", "play {card}{origin}", implied="causes")
"""How a card's entering play reads where only playing it counts."""
END_OF_THE_TURN = Moment("{turn}", "end", OFFERED | AFTER, before="before", after="at the end of", implied="which")
"""How the beginning of the phase reads with which a turn ends."""

LEAVING = ("destroy", "sacrifice", "discard", "return", "remove", "bottom", "top", "shuffle in", "become resource")
"""The ways out of play, together: a card would leave play."""
WOULD_LEAVE = Moment("{card}", "leave play", BEFORE, through="through", leaves=True)

INTO_DISCARD, OUT_OF_PLAY, ANYTHING = "into discard", "out of play", "anything"
TOGETHER = {
    INTO_DISCARD: Moment("{card}", "enter {pile}", BEFORE),
    OUT_OF_PLAY: WOULD_LEAVE,
    ANYTHING: Moment("something", "happen", frozenset({RESPONSE})),
}
"""Events that stand for several, by name."""
TO_DISCARD = (
    "destroy",
    "sacrifice",
    "discard",
    "discard from hand",
    "discard from deck",
    "destroy resource",
    "discard resource",
    "sacrifice resource",
    "spend transient",
    "discard played",
)
"""The ways into a discard pile."""
TO_RESPOND = tuple(verb for verb, moment in MOMENTS.items() if RESPONSE in moment.heard)
"""Whatever a Response hears."""
ANY_WAY = {INTO_DISCARD: TO_DISCARD, OUT_OF_PLAY: LEAVING, ANYTHING: TO_RESPOND}
"""Which they stand for."""

STRUGGLE_MOMENTS = ("before struggle", "struggle", "would win struggle", "after struggle")
HARM = ("wound", "insane", "destroy", "sacrifice")
FAMILIES = {
    ("resolve", *STRUGGLE_MOMENTS, *HARM): "whenever something can be disrupted",
    (ANYTHING,): "whenever something can be responded to",
}
"""Moments that go by one name together."""


def reading(verb: str, which: str | tuple[str, ...], causes: tuple[str, ...], chosen: bool) -> Moment:
    """How an event reads to a trigger that asks which it is and why it comes, or for what an effect has chosen."""
    if verb == "enter" and causes == (PLAY,):
        return ENTERING_BY_PLAY
    if verb == "phase begins" and which == END_OF_TURN:
        return END_OF_THE_TURN
    return TOGETHER.get(verb) or MOMENTS["chosen" if verb == "resolve" and chosen else verb]


def deaf(kind: str, verb: str) -> str:
    """Why no ability of a kind ever hears of an event, and what would; nothing if it does."""
    moment = TOGETHER.get(verb) or MOMENTS.get(verb)
    if moment is None:
        return f"No card can answer “{verb}”: moments.py says neither who hears it nor how it reads."
    if kind in moment.heard:
        return ""
    hearers = english.listed(sorted(moment.heard), "or")
    same = [f"“{name}”" for name, other in MOMENTS.items() if kind in other.heard and other.says == moment.says]
    instead = f", or listen to {english.listed(same, 'or')}" if same else ""
    return f"A {kind} never hears “{verb}”: make it a {hearers}{instead}."
