"""Core Set: Hastur."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Hastur",
    81,
    HASTUR,
    action(pay(3), choose(characters()), goes_insane(CHOSEN)),
    descriptor="The King in Yellow",
    unique=True,
    cost=6,
    skill=6,
    icons="TTTAA",
    subtypes=("Ancient One",),
    keywords="Villainous, Toughness +4",
)

core.character(
    "Victoria Glasser",
    82,
    HASTUR,
    forced(AFTER_ENTERING, choose(characters()), goes_insane(CHOSEN)),
    descriptor="The Society Hostess",
    unique=True,
    cost=2,
    skill=2,
    icons="TAA",
    subtypes=("Cultist",),
    keywords="Villainous",
)

core.character(
    "Yellow Muse",
    83,
    HASTUR,
    Static(Every(characters(committed=HERE, other=True)), (LoseKeyword("Fast"),), (IsCommitted(),)),
    cost=4,
    skill=3,
    icons="TCC",
    subtypes=("Cultist",),
    keywords="Fast",
)

core.character(
    "Demon Lover",
    84,
    HASTUR,
    action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, Skill(-2))),
    cost=2,
    skill=2,
    icons="TA",
    subtypes=("Servitor",),
)

core.character(
    "Thing from the Stars",
    85,
    HASTUR,
    CostChange(None, -1, minimum=1, per_faction_but=HASTUR),
    action(EXHAUST, choose(characters(state="insane")), destroy(CHOSEN)),
    cost=5,
    skill=3,
    icons="TTT",
    subtypes=("Monster",),
)

core.character(
    "Messenger from Beyond",
    86,
    HASTUR,
    action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, loses("T"))),
    cost=2,
    skill=1,
    icons="A",
    subtypes=("Monster",),
)

core.character(
    "Performance Artist",
    87,
    HASTUR,
    disrupt(ABILITY_USED, SACRIFICE, CancelEvent("cancel its effects")),
    cost=1,
    skill=1,
    subtypes=("Cultist",),
)

core.character(
    "Byakhee Servant",
    88,
    HASTUR,
    cost=3,
    skill=3,
    icons="TCC",
    subtypes=("Servitor",),
    keywords="Fast",
)

core.character(
    "Predatory Byakhee",
    89,
    HASTUR,
    action(SACRIFICE, DiscardTop(EACH_OPPONENT, 3)),
    cost=4,
    skill=3,
    icons="CCA",
    subtypes=("Servitor",),
)

core.character(
    "Bearer of the Yellow Sign",
    90,
    HASTUR,
    response(AFTER_ENTERING_FROM_HAND, Overpaid(), choose(characters()), goes_insane(CHOSEN)),
    cost=3,
    skill=3,
    icons="TA",
    subtypes=("Cultist",),
)

core.character(
    "Ghost",
    91,
    HASTUR,
    Static(THIS, (GainKeyword("Invulnerability"),), (IsCommitted(),)),
    cost=1,
    skill=1,
    subtypes=("Monster",),
)

core.character(
    "Mad Artist",
    92,
    HASTUR,
    cost=2,
    skill=2,
    icons="CA",
    subtypes=("Cultist",),
)

core.support(
    "Victoria's Loft",
    93,
    HASTUR,
    Cannot("restore", Every(characters(state="insane")), (Phase(REFRESH, EACH_PLAYER),), "be restored"),
    cost=3,
    subtypes=("Location",),
)

core.support(
    "Sedated",
    94,
    HASTUR,
    Cannot("restore", HOST, words="be restored"),
    cost=1,
    subtypes=("Attachment",),
    attach=characters(state="insane"),
)

core.event(
    "Byakhee Attack",
    95,
    HASTUR,
    action(YOUR_OPERATIONS, EachDoes(EACH_OPPONENT, (DiscardCards(2),), if_able=True)),
    cost=2,
)

core.event(
    "Agoraphobia",
    96,
    HASTUR,
    action(choose(characters(without_icon=TERROR)), return_to_hand(CHOSEN)),
    cost=2,
    subtypes=("Madness",),
)

core.event(
    "Scotophobia",
    97,
    HASTUR,
    action(until_end_of_phase(Every(characters(controller=OPPONENT)), LosePrintedIcons(TERROR))),
    cost=2,
    subtypes=("Madness",),
)

core.event(
    "Despair",
    98,
    HASTUR,
    response(AFTER_WINNING_BY_TWO, choose(characters(bare=True)), return_to_hand(CHOSEN)),
    cost=1,
)

core.event(
    "Blind Submission",
    99,
    HASTUR,
    action(choose(characters(skill_max=2)), Control(CHOSEN, until="phase")),
    cost=2,
    subtypes=("Madness",),
)

core.event(
    "Power Drain",
    100,
    HASTUR,
    disrupt(ACTION_OR_RESPONSE_USED, CancelEvent("cancel it")),
    cost=2,
    subtypes=("Spell",),
)
