"""Core Set: Yog-Sothoth."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Yog-Sothoth",
    101,
    YOG,
    CostChange(None, -1, minimum=1, per=Count(Cards(subtypes=("Spell",), zone=DISCARD, owner=YOU))),
    descriptor="In Whom the Spheres Meet",
    unique=True,
    cost=8,
    skill=8,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

core.character(
    "Servant from Out of Time",
    102,
    YOG,
    forced(AFTER_ENTERING, SacrificeResource()),
    cost=0,
    skill=1,
    icons="TT",
    subtypes=("Cultist",),
)

core.character(
    "Son of Yeb",
    103,
    YOG,
    Static(THIS, (gains("C", per=Count(characters(subtypes=("Cultist",), controller=YOU))),)),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Cultist",),
)

core.character(
    "Living Mummy",
    104,
    YOG,
    forced(AFTER_DISCARDED_FROM_PLAY, wound(Every(characters()))),
    cost=4,
    skill=4,
    icons="CCA",
    subtypes=("Monster",),
)

core.character(
    "Fishers from Outside",
    105,
    YOG,
    forced(AFTER_ENTERING, choose(characters(state="exhausted")), return_to_hand(CHOSEN)),
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Servitor",),
    steadfast=((YOG, 2),),
)

core.character(
    "Cannibal Ghast",
    106,
    YOG,
    Cannot("commit", THIS, (Turn(),), "commit to stories"),
    cost=1,
    skill=4,
    icons="TT",
    subtypes=("Monster",),
)

core.character(
    "Spell-bound Shoggoth",
    107,
    YOG,
    Static(Every(characters(other=True)), (Skill(-1),)),
    cost=3,
    skill=3,
    icons="TTC",
    subtypes=("Servitor",),
)

core.character(
    "Arcane Initiate",
    108,
    YOG,
    cost=1,
    skill=1,
    icons="A",
    subtypes=("Cultist",),
    keywords="Villainous, Willpower",
)

core.character(
    "Guardian Elder Thing",
    109,
    YOG,
    Static(THIS, (GainAbility(action(pay(2), wound(Every(characters(committed=HERE))))),), (IsCommitted(),)),
    cost=5,
    skill=3,
    icons="AAA",
    subtypes=("Independent",),
    keywords="Toughness +2",
)

core.character(
    "Hound of Tindalos",
    110,
    YOG,
    action(IsAttached(False), Pick(characters(other=True), to="attach"), AttachThis(CHOSEN)),
    Static(HOST, (Skill(-4),)),
    action(IsAttached(), pay(1), Do("unattach", THIS)),
    cost=4,
    skill=2,
    icons="CCAA",
    subtypes=("Independent",),
    keywords="Fast",
)

core.character(
    "Disciple of the Gate",
    111,
    YOG,
    Static(THIS, (SkillIsX(Count(characters(faction=YOG))),)),
    cost=2,
    skill="X",
    icons="CC",
    subtypes=("Cultist",),
    keywords="Villainous",
)

core.character(
    "Servant of Nodens",
    112,
    YOG,
    cost=2,
    skill=2,
    icons="TC",
    subtypes=("Servitor",),
)

core.support(
    "Forbidden Shrine",
    113,
    YOG,
    Static(Every(characters(controller=YOU, committed=ANYWHERE)), (Skill(1),)),
    cost=1,
    subtypes=("Location",),
)

core.support(
    "Blackmoor Estate",
    114,
    YOG,
    action(EXHAUST, pay(X), ChoosePlayer(), DiscardTop(THAT_PLAYER, X)),
    cost=3,
    subtypes=("Location",),
)

core.event(
    "Journey to the Other Side",
    115,
    YOG,
    action(LookAtTop(5, YOURSELF, keep=Overpaid())),
    cost=1,
    subtypes=("Spell",),
)

core.event(
    "Opening the Limbo Gate",
    116,
    YOG,
    action(
        YOUR_OPERATIONS,
        choose(discarded(type="character", owner=YOU), "mine"),
        choose(discarded(type="character", owner=OPPONENT), "theirs"),
        PutIntoPlay(Chosen("mine theirs", "those characters")),
    ),
    cost=4,
    subtypes=("Spell",),
)

core.event(
    "A Single Glimpse",
    117,
    YOG,
    action(
        YOUR_OPERATIONS,
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (SacrificeOwn(characters()),), if_able=True),
    ),
    cost=2,
    subtypes=("Spell",),
)

core.event(
    "Gathering at the Stones",
    118,
    YOG,
    action(YOUR_OPERATIONS, choose(discarded(owner=YOU)), ToHand(CHOSEN_CARD)),
    cost=2,
)

core.event(
    "Unspeakable Resurrection",
    119,
    YOG,
    action(choose(discarded(type="character", owner=YOU, cost_max=X)), PutIntoPlay(CHOSEN)),
    cost="X",
    subtypes=("Spell",),
)

core.event(
    "Dampen Light",
    120,
    YOG,
    action(Lasts(None, (CostChange(Cards(zone=HAND), 1),))),
    cost=1,
    subtypes=("Spell",),
)
