"""Where the rules reference speaks of what happens, for those who ask why and get no ruling, or want more than one."""

from __future__ import annotations

from silverkey.arkham.rules.attacks import AGAINST_OPPORTUNITY, RETALIATING
from silverkey.arkham.words import ENGAGE, EVADE, FIGHT, INVESTIGATE, PARLEY
from silverkey.kernel.event import Event

SKILL_TESTS, ACTS, DAMAGE, ELIMINATION = (
    "Skill Test Timing",
    "Act Deck and Agenda Deck",
    "Dealing Damage/Horror",
    "Elimination",
)
ACTIONS = {
    INVESTIGATE: "Investigate Action",
    FIGHT: "Fight Action",
    EVADE: "Evade, Evade Action",
    ENGAGE: "Engage Action",
    PARLEY: "Parley",
}
ATTACKS = {AGAINST_OPPORTUNITY: "Attack of Opportunity", RETALIATING: "Retaliate"}
SECTIONS = {
    "draw": "Drawing Cards",
    "discard from hand": "Discard Piles",
    "discard": "Discard Piles",
    "return to hand": "Leaves Play",
    "remove": "Removed from Game",
    "exile": "Exile",
    "add to victory": "Victory Display, Victory Points",
    "enter": "Enters Play",
    "attach": "Attach To",
    "exhaust": "Exhaust, Exhausted",
    "ready": "Ready",
    "take control": "Ownership and Control",
    "play": "Play",
    "spawn": "Spawn",
    "engage": "Enemy Engagement",
    "disengage": "Enemy Engagement",
    "evade": "Evade, Evade Action",
    "move enemy": "Hunter",
    "damage": DAMAGE,
    "horror": DAMAGE,
    "heal damage": "Heal",
    "heal horror": "Heal",
    "defeat": "Defeat",
    "trauma": "Trauma",
    "round begins": "Phase Sequence timing chart",
    "phase begins": "Phase Sequence timing chart",
    "turn begins": "Investigation Phase",
    "game ends": ELIMINATION,
    "encounter": "Mythos Phase",
    "move": "Move",
    "reveal location": "Location Cards",
    "advance": ACTS,
    "resign": "Resign",
    "lose actions": "Action",
    "gain actions": "Action",
    "resolution": "Winning and Losing",
    "test begins": SKILL_TESTS,
    "commit": SKILL_TESTS,
    "reveal token": "Chaos Tokens",
    "succeed": SKILL_TESTS,
    "fail": SKILL_TESTS,
    "discover": "Clues",
    "place clues": "Clues",
    "flip clues": "Clues",
    "remove clues": "Clues",
    "lose clues": "Clues",
    "gain clues": "Clues",
    "place doom": "Doom",
    "gain resources": "Resources",
    "lose resources": "Resources",
    "add uses": "Uses",
    "record": "“Record in your Campaign Log...”",
    "earn experience": "Campaign Play",
    "deck changes": "Campaign Play",
    "lost": "Killed/Insane Investigators",
    "new investigator": "Killed/Insane Investigators",
    "join": "Campaign Play",
    "leave": "Campaign Play",
}
"""The sections by the verbs of events."""


def section_of(event: Event) -> str:
    """The section that speaks of an event, or nothing."""
    if event.verb == "take action":
        return ACTIONS.get(event.cause, "Action")
    if event.verb == "attack":
        return ATTACKS.get(event.cause, "Enemy Phase")
    return SECTIONS.get(event.verb, "")
