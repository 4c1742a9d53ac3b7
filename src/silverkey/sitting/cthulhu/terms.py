"""The words of Call of Cthulhu, each explained in a sentence or two."""

from __future__ import annotations

from silverkey.sitting.terms import Term

TERMS = (
    Term(
        "Terror",
        "An icon, T, and the first struggle of a story. Whoever has fewer T there picks one of his characters at that "
        "story, and it goes insane. Characters with a T icon or Willpower are safe from it.",
        ("coc-latest/3.3.a", "coc-latest/handbook/insanity"),
    ),
    Term(
        "Combat",
        "An icon, C, and the second struggle of a story. Whoever has fewer C there picks one of his characters at that "
        "story, and it is wounded.",
        ("coc-latest/3.3.a",),
    ),
    Term(
        "Arcane",
        "An icon, A, and the third struggle of a story. Whoever has more A may ready one of his characters there.",
        ("coc-latest/3.3.a",),
    ),
    Term(
        "Investigation",
        "An icon, I, and the fourth struggle of a story. Whoever has more I may place a success token there at once.",
        ("coc-latest/3.3.a",),
    ),
    Term(
        "Struggle",
        "At each story that is attacked the icons are compared kind by kind: Terror, Combat, Arcane, Investigation. "
        "More icons win, also against nobody; a tie brings nothing unless Fast breaks it. A struggle icon in a card's "
        "text box adds a struggle of its kind.",
        ("coc-latest/3.3.a", "coc-latest/2.27.a"),
        ("icon", "icons", "struggles"),
    ),
    Term(
        "Success",
        "After the struggles of a story the active player succeeds there with more skill than his opponent and places "
        "a success token; a second one if the opponent has no skill there (unchallenged). Five tokens win the story.",
        ("coc-latest/3.2.c",),
        ("token", "tokens", "success token", "unchallenged", "skill"),
    ),
    Term(
        "Story",
        "Three stories lie on the table. Five of your success tokens win one, and three won stories win the game. The "
        "winner of a story may have its text happen.",
        ("coc-latest/3.1.c", "coc-latest/3.4.a"),
        ("stories",),
    ),
    Term(
        "Commit",
        "In the story phase first the active player, then his opponent, sends ready characters to stories, where they "
        "exhaust. The opponent may send them only to where they meet somebody.",
        ("coc-latest/2.10.f", "coc-latest/3.1.b"),
        ("committed", "uncommit"),
    ),
    Term(
        "Domain",
        "What pays: a place that holds resources. Each of your domains pays for one thing between two refresh phases, "
        "and whatever it has beyond the price is lost.",
        ("coc-latest/2.13.a", "coc-latest/2.14.c"),
        ("domains", "drain", "drained", "resource", "resources"),
    ),
    Term(
        "Resource match",
        "A card of a faction can be paid for only by a domain with a resource of that faction on it. Neutral cards, "
        "cards that cost nothing and abilities need none.",
        ("coc-latest/2.15.a",),
        ("match",),
    ),
    Term(
        "X",
        "A number that is settled as the card or ability is used: where X is a price, you say how much you pay. "
        "Everywhere else an X that nothing explains is 0, and so is a printed X.",
        ("coc-latest/2.1.a", "coc-latest/2.26.b"),
    ),
    Term(
        "Loyal",
        "All of the cost must come from the card's own faction: the domain that pays needs as many resources of that "
        "faction as the card costs.",
        ("coc-latest/2.15.a", "coc-latest/2.24.b"),
    ),
    Term(
        "Steadfast",
        "So many resources of the faction shown must lie on your domains, all of them counted together, drained or "
        "not. That comes on top of what the card costs.",
        ("coc-latest/2.18.a", "coc-latest/2.18.b", "coc-latest/2.19.a"),
    ),
    Term(
        "Transient",
        "As a resource it counts as two when its domain is drained to pay, and is then discarded. For Steadfast it "
        "counts as one.",
        ("coc-latest/2.19.b",),
    ),
    Term(
        "Fast",
        "At a story the player with more Fast characters there wins ties, in struggles and in the comparison of skill. "
        "A tie of nothing to nothing stays a tie.",
        (),
    ),
    Term(
        "Toughness",
        "Toughness +2 takes two wounds without being destroyed; the third destroys. Without Toughness the first does.",
        ("coc-latest/2.37.ex1",),
        ("tough",),
    ),
    Term(
        "Willpower",
        "A character with Willpower cannot go insane and cannot be picked to.",
        ("coc-latest/2.2.b",),
        ("will",),
    ),
    Term(
        "Invulnerability",
        "A character with Invulnerability cannot be wounded and cannot be picked to be. It can still be destroyed or "
        "go insane.",
        ("coc-latest/handbook/invulnerability", "coc-latest/2.37.b"),
        ("invuln", "invulnerable"),
    ),
    Term(
        "Heroic",
        "Heroic and Villainous characters do not stand together: nobody controls both. Whoever comes to do so discards "
        "until it is one kind.",
        ("coc-latest/1.13.d",),
        ("villainous",),
    ),
    Term(
        "Prophecy",
        "It is played face up onto its owner's deck, and its effect can be used from there once its condition is met.",
        ("coc-latest/new/prophecy.a", "coc-latest/new/prophecy.b"),
    ),
    Term(
        "Dormant",
        "In your operations phase it can be laid face down at a story, for as much as you have success tokens there. "
        "When that story is won, whoever laid it may play it for nothing; otherwise it is discarded.",
        ("coc-latest/new/dormant.a", "coc-latest/new/dormant.b"),
    ),
    Term(
        "Resilient",
        "When it leaves play, its controller may put it on top of its owner's deck instead.",
        ("coc-latest/new/resilient.a",),
    ),
    Term(
        "Fated",
        "Fated 3: with three success tokens on it the card goes to the bottom of its owner's deck.",
        ("coc-latest/new/fated.a",),
    ),
    Term(
        "Day and night",
        "It is day or night while a Day or Night card is in play; it can be both, and is neither to begin with.",
        ("coc-latest/new/day-night.a", "coc-latest/2.35.a"),
        ("day", "night"),
    ),
    Term(
        "Insane",
        "A card face down: a character without text, icons, skill or faction, neither ready nor exhausted. In the "
        "refresh phase its controller restores one of his.",
        ("coc-latest/2.34.c", "coc-latest/2.34.b"),
        ("insanity", "restore", "goes insane"),
    ),
    Term(
        "Ready and exhausted",
        "Committing and many abilities exhaust a card. An exhausted card still works, but cannot exhaust again until "
        "it readies, in its controller's refresh phase or by an effect.",
        ("coc-latest/2.10.a", "coc-latest/2.10.c", "coc-latest/2.10.d"),
        ("ready", "exhaust", "exhausted", "exh"),
    ),
    Term(
        "Wound",
        "A wounded character is destroyed unless its Toughness is at least the number of its wounds.",
        ("coc-latest/2.37.a",),
        ("wounds", "wounded"),
    ),
    Term(
        "Action",
        "What you may do when it is your turn to act, in any phase: use an ability headed Action, or play an event "
        "that is. Characters and supports are played in your own operations phase only.",
        ("coc-latest/timing/actions.b",),
        ("actions",),
    ),
    Term(
        "Disrupt",
        "Used as something is about to happen, before it does, and may prevent or change it.",
        ("coc-latest/timing/disrupts.a",),
        ("disrupts",),
    ),
    Term(
        "Response",
        "Used after something has happened, once the action that it belongs to is over. Resolving all stories is one "
        "action, so all Responses to what happens there come after the last story.",
        ("coc-latest/timing/responses.a", "coc-latest/3.2.b"),
        ("responses", "respond"),
    ),
    Term(
        "Forced Response",
        "Happens by itself whenever it can, as soon as what it waits for is done; nobody decides.",
        ("coc-latest/1.11.a",),
        ("forced",),
    ),
    Term(
        "Passive",
        "Text without a heading: it is simply so while the card is in play, and cannot be cancelled.",
        ("coc-latest/1.6.a", "coc-latest/1.6.c"),
        ("passives",),
    ),
    Term(
        "Unique",
        "A card with • before its name: you cannot have two of the same title in play.",
        ("coc-latest/1.13.g",),
        ("•",),
    ),
    Term(
        "Attachment",
        "A support that enters play on another card and is destroyed when that card leaves play.",
        ("coc-latest/2.33.a", "coc-latest/1.12.c"),
        ("attach",),
    ),
    Term(
        "Conspiracy",
        "A story of a player's own, played like a card and fought over by both.",
        ("coc-latest/faq/conspiracy-no-controller", "coc-latest/faq/conspiracy-effects"),
        ("conspiracies",),
    ),
    Term(
        "Sacrifice, destroy, discard",
        "Different ways of leaving play: what protects from one does not help against another, and what answers one "
        "does not answer another.",
        ("coc-latest/2.7.a",),
        ("sacrifice", "destroy", "discard"),
    ),
    Term(
        "Neutral",
        "Without a faction: any domain pays for it, and as a resource it matches nothing.",
        ("coc-latest/2.38.a",),
    ),
)
