"""Words that the rules of Arkham Horror use: zones, types, skills, kinds of abilities, chaos tokens."""

from __future__ import annotations

from typing import Final

from silverkey.cardgame import zones

EDITION: Final = "1.2"

# Zones
IN_PLAY: Final = zones.IN_PLAY
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
LIMBO: Final = "limbo"
"""Events and treacheries while they are resolved, and cards committed to a skill test."""
ENCOUNTER_DECK: Final = "encounter deck"
ENCOUNTER_DISCARD: Final = "encounter discard"
VICTORY: Final = "victory display"
SET_ASIDE: Final = "set aside"
REMOVED: Final = "removed"
ACT_DECK: Final = "act deck"
AGENDA_DECK: Final = "agenda deck"
SIDE_DECK: Final = "cultist deck"
"""The deck that a scenario has besides its encounter deck."""
UNDERNEATH: Final = "underneath"
"""Face down under a location."""
UNDER_ACTS: Final = "under the act deck"
UNDER_AGENDAS: Final = "under the agenda deck"
SACRIFICES: Final = "potential sacrifices"
"""A pile of allies, face down."""
FACEDOWN: Final = (UNDERNEATH, UNDER_ACTS, UNDER_AGENDAS, SACRIFICES)
"""Piles that only some scenarios have."""
OUT_OF_REACH: Final = (UNDER_AGENDAS, SACRIFICES)
"""What lies there is in play, yet nobody controls it, and nothing that players do affects it."""

# Types
INVESTIGATOR: Final = "investigator"
ASSET: Final = "asset"
EVENT: Final = "event"
SKILL: Final = "skill"
TREACHERY: Final = "treachery"
ENEMY: Final = "enemy"
LOCATION: Final = "location"
ACT: Final = "act"
AGENDA: Final = "agenda"
SCENARIO: Final = "scenario"
PLAYER_TYPES: Final = (ASSET, EVENT, SKILL)

# Skills
WILLPOWER: Final = "willpower"
INTELLECT: Final = "intellect"
COMBAT: Final = "combat"
AGILITY: Final = "agility"
WILD: Final = "wild"
SKILLS: Final = (WILLPOWER, INTELLECT, COMBAT, AGILITY)
SKILL_LETTERS: Final = {WILLPOWER: "W", INTELLECT: "I", COMBAT: "C", AGILITY: "A", WILD: "?"}

# Kinds of abilities. A timed one has the word that its condition begins with.
WOULD: Final = "would"
WHEN: Final = "when"
AT: Final = "at"
AFTER: Final = "after"
TIMINGS: Final = (WOULD, WHEN, AT, AFTER)
FORCED: Final = "forced"
REACTION: Final = "reaction"
FREE: Final = "free"
ACTION: Final = "action"
REVELATION: Final = "revelation"
ELDER_SIGN_EFFECT: Final = "elder sign"
PLAY: Final = "play"
ON_THE_BACK: Final = "back"
"""What is on the other side of an act or agenda."""
TOKEN_EFFECT: Final = "token"
TRIGGERED: Final = (FREE, ACTION, *(f"{REACTION} {timing}" for timing in TIMINGS))


def timed(kind: str, timing: str) -> str:
    """The kind of a forced ability or reaction with the word that its condition begins with.

    >>> timed(FORCED, WHEN)
    'forced when'
    """
    return f"{kind} {timing}"


COMPELLED: Final = tuple(timed(FORCED, timing) for timing in TIMINGS)
REACTIONS: Final = tuple(timed(REACTION, timing) for timing in TIMINGS)

# Action designators
INVESTIGATE: Final = "investigate"
FIGHT: Final = "fight"
EVADE: Final = "evade"
ENGAGE: Final = "engage"
MOVE: Final = "move"
DRAW: Final = "draw"
RESOURCE: Final = "resource"
PARLEY: Final = "parley"
RESIGN: Final = "resign"
ACTIVATE: Final = "activate"
SAFE: Final = (FIGHT, EVADE, PARLEY, RESIGN)
"""Actions that provoke no attacks of opportunity."""

# Phases
SETUP: Final = "setup"
MYTHOS: Final = "mythos"
INVESTIGATION: Final = "investigation"
ENEMY_PHASE: Final = "enemy"
UPKEEP: Final = "upkeep"
RESOLUTION: Final = "resolution"
PHASES: Final = (SETUP, MYTHOS, INVESTIGATION, ENEMY_PHASE, UPKEEP, RESOLUTION)

# Chaos tokens. Numbers are written as numbers: "+1", "0", "-3".
SKULL: Final = "skull"
CULTIST: Final = "cultist"
TABLET: Final = "tablet"
ELDER_THING: Final = "elder thing"
AUTO_FAIL: Final = "auto-fail"
ELDER_SIGN: Final = "elder sign"
SYMBOLS: Final = (SKULL, CULTIST, TABLET, ELDER_THING)
TOKENS: Final = (
    *("+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8"),
    *SYMBOLS,
    AUTO_FAIL,
    ELDER_SIGN,
)

DIFFICULTIES: Final = ("easy", "standard", "hard", "expert")
SLOTS: Final = {"ally": 1, "body": 1, "accessory": 1, "hand": 2, "arcane": 2}
"""How many assets of each kind an investigator may have."""
ACTIONS: Final = 3
HAND_SIZE: Final = 8

# How long effects last
END_OF_TEST: Final = "test"
END_OF_TURN: Final = "turn"
END_OF_PHASE: Final = "phase"
END_OF_ROUND: Final = "round"
END_OF_GAME: Final = "game"

DEALT: Final = "dealt"
"""The manner of damage and horror that an investigator takes, and that are not merely moved to a card."""
SPOKEN_IN_HAND: Final = "in hand"
"""Stands among what is listened to where some card says something while it is in hand."""
FROM_DECK: Final = "from the deck"
"""How an encounter card is drawn, where that is from the top of the encounter deck."""

# How investigators leave a scenario
DEFEATED: Final = "defeated"
RESIGNED: Final = "resigned"

# How investigators are lost to a campaign
KILLED: Final = "killed"
INSANE: Final = "insane"
