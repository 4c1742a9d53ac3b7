"""The words of Arkham Horror, each explained in a sentence or two."""

from __future__ import annotations

from silverkey.sitting.terms import Term

TERMS = (
    Term(
        "Action",
        "Each investigator takes three actions in his turn: investigate, move, fight, evade, engage, draw a card, "
        "gain a resource, play a card, or use an ability with an action. Additional actions are used up by the "
        "first action that they fit.",
        ("ahlcg-1.2/1.10.a",),
        ("actions",),
    ),
    Term(
        "Attack of opportunity",
        "Whoever spends an action on anything but to fight, evade, parley or resign is first attacked by each ready "
        "enemy engaged with him.",
        ("ahlcg-1.2/1.1",),
        ("opportunity", "attack"),
    ),
    Term(
        "Skill test",
        "Cards are committed, a chaos token is drawn, and skill plus matching icons plus the token are compared "
        "with the difficulty. What reaches it succeeds.",
        ("ahlcg-1.2/1.7.a",),
        ("test", "tests"),
    ),
    Term(
        "Commit",
        "Before the token is drawn, whoever tests adds any number of cards with matching icons from his hand; every "
        "other investigator at his location may add one. They are discarded afterwards.",
        ("ahlcg-1.2/faq/skill-card-benefit",),
        ("committed",),
    ),
    Term("Wild", "An icon, ?, that counts as whatever skill is tested.", ("ahlcg-1.2/1.9.b",), ("icon", "icons")),
    Term(
        "Chaos token",
        "Drawn from the bag for each skill test and returned afterwards. Symbols mean what the scenario says (s "
        "lists them); the Auto-fail fails whatever the skill; the Elder Sign does what the investigator's card "
        "says.",
        ("ahlcg-1.2/quick/chaos-tokens", "ahlcg-1.2/faq/auto-fail-zero"),
        ("token", "tokens", "bag", "auto-fail", "elder sign"),
    ),
    Term(
        "Clue",
        "Clues lie on revealed locations. Investigating well discovers one; the act tells how many advance it.",
        ("ahlcg-1.2/faq/investigate-no-clues",),
        ("clues", "discover"),
    ),
    Term("Shroud", "How hard it is to investigate a location: the difficulty of an intellect test there.", ()),
    Term(
        "Doom",
        "One is placed on the agenda in each mythos phase. When there is enough in play, on whatever cards, the "
        "agenda advances, and all doom goes.",
        (),
    ),
    Term("Act", "What the investigators are after. Clues, or what it says itself, advance it."),
    Term("Agenda", "What works against the investigators. Doom advances it."),
    Term(
        "Engaged",
        "An enemy in your threat area: it goes where you go, attacks you in the enemy phase, and whenever you do "
        "something else than to fight or evade it. A ready enemy engages whoever comes to its location, unless "
        "aloof.",
        ("ahlcg-1.2/quick/spawn.a",),
        ("engage", "engagement", "threat area"),
    ),
    Term(
        "Evade",
        "A test of agility against an engaged enemy: it exhausts and lets go of you.",
        ("ahlcg-1.2/faq/stray-cat",),
    ),
    Term(
        "Fight",
        "A test of combat against an enemy at your location: a hit deals it one damage, or as much as a weapon says.",
    ),
    Term(
        "Prey",
        "Which investigator an enemy goes after and engages where there are several equally near.",
        ("ahlcg-1.2/quick/spawn.d",),
    ),
    Term(
        "Spawn",
        "Where an enemy comes into play: as it says, or engaged with whoever drew it.",
        ("ahlcg-1.2/quick/spawn.b", "ahlcg-1.2/quick/spawn.c"),
    ),
    Term("Hunter", "In the enemy phase it moves towards the nearest investigator, unless it is engaged."),
    Term("Retaliate", "It attacks whoever fails to hit it, if it is ready."),
    Term("Aloof", "It does not engage anybody by itself, and must be engaged before it can be attacked."),
    Term("Massive", "It is engaged with everybody at its location, and attacks each of them."),
    Term("Elite", "A trait of powerful enemies, which many effects spare."),
    Term("Surge", "Whoever has drawn the card draws another encounter card after it."),
    Term("Peril", "Whoever has drawn it resolves it without advice or help."),
    Term("Hidden", "It is kept secretly in hand and works from there."),
    Term("Fast", "It costs no action to play, and may be played in any player window that its text allows."),
    Term("Uses", "Tokens that lie on an asset when it comes into play, and are spent for its abilities."),
    Term(
        "Slot",
        "An investigator has room for two hand and two arcane assets, one ally, one body and one accessory; a new "
        "asset takes the place of others where there is no room.",
        (),
        ("slots",),
    ),
    Term(
        "Reaction",
        "An ability used when or after what it names happens; any number of them may answer the same.",
        ("ahlcg-1.2/1.3.a", "ahlcg-1.2/1.3.b"),
        ("reactions", "react"),
    ),
    Term(
        "Forced",
        "An ability that happens by itself, before any reaction; the lead investigator orders several.",
        ("ahlcg-1.2/1.5.a",),
    ),
    Term(
        "Free",
        "An ability that costs no action and may be used in any player window.",
        ("ahlcg-1.2/faq/physical-training",),
    ),
    Term("Revelation", "What happens when the card is drawn.", ("ahlcg-1.2/2.1.a",)),
    Term(
        "Weakness",
        "A card of your own deck that works against you. It resolves when you draw it, and cannot be discarded by "
        "choice.",
        ("ahlcg-1.2/errata/rules/weakness-added",),
        ("weaknesses", "basic weakness"),
    ),
    Term(
        "Defeated",
        "Whoever has no health or no sanity left is out of the scenario and suffers a trauma; his clues stay at his "
        "location.",
        ("ahlcg-1.2/errata/rules/elimination-step-0",),
        ("defeat", "eliminated", "elimination"),
    ),
    Term(
        "Resign", "To leave the scenario alive, where a card allows it.", ("ahlcg-1.2/errata/rules/elimination-step-0",)
    ),
    Term(
        "Parley",
        "An action that an enemy or another card offers instead of fighting. It provokes no attack of opportunity.",
        ("ahlcg-1.2/1.1",),
    ),
    Term("Unique", "A card with a dot before its title: nobody brings a copy into play while there is one."),
    Term(
        "Permanent", "It begins every scenario in play, cannot leave it, and does not count for the size of the deck."
    ),
    Term("Exceptional", "A deck has at most one copy of it, and it costs twice its level in experience."),
    Term("Exile", "A card that is exiled leaves its deck for good, and others take its room before the next scenario."),
    Term("Trauma", "Damage or horror with which an investigator begins every later scenario of the campaign."),
    Term("Victory", "Points for the campaign, once the card is defeated or the location has no clues left."),
    Term("Lead investigator", "He decides where the rules leave something open.", ("ahlcg-1.2/1.5.a",), ("lead",)),
    Term("Horror", "Takes away sanity. Like damage it may be assigned to assets that have some.", (), ("sanity",)),
    Term("Damage", "Takes away health. It may be assigned to assets that have some.", (), ("health",)),
    Term(
        "Exhausted",
        "Turned sideways: it cannot be exhausted again and, if an enemy, neither attacks nor engages. It readies in "
        "the upkeep phase.",
        (),
        ("exhaust", "exh", "ready"),
    ),
    Term("Per investigator", "So many for each investigator who began the scenario.", ()),
)
