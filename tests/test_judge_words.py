"""Words of case files that say more than what is done: now, to, at, left, asked, chance, has."""

from __future__ import annotations

from pathlib import Path

import pytest
from judging import faults

SHOT = """\
case: a
players:
  Danielle: {hand: [Shotgun Blast], domains: [{Agency: 2}]}
  Tommy: {in play: [{card: Mad Artist, attached: [.45 Pistols]}, Ghost]}
steps:
  - Danielle: {play: Shotgun Blast, x: 2, target: Mad Artist}"""

RAVAGER = """\
case: a
phase: story.commit
players:
  Danielle: {in play: [Ravager from the Deep, Mad Artist, Laboratory Assistant]}
  Tommy: {in play: [Mi-Go Warrior]}
steps:
  - Danielle: {commit: {Mad Artist: 1, Laboratory Assistant: 1, Ravager from the Deep: 1}}"""

WINNER = """\
case: a
phase: story.resolve
players:
  Danielle:
    in play: [{card: T-Men, as: one, committed: 1}, {card: T-Men, as: two, committed: 2}]
    hand: [Political Demonstration]
  Tommy: {in play: [Cathouse]}
steps:"""

EXECUTIVE = """\
case: a
players:
  Danielle: {hand: [Clover Club Executive], domains: [{Syndicate: 3}]}
  Tommy: {hand: [Ghost, Panic, Binding]}
steps:"""

SEARCH = """\
case: a
players:
  Danielle:
    in play: ["Shub-Niggurath, The All Mother"]
    deck: [Binding, Hungry Dark Young, Panic]
    domains: [{Shub: 3}]
  Tommy: {}
steps:"""

PASSING = {
    "ability counts the text also of a card in play whose first ability works in hand": """
        case: a
        phase: story.actions
        players:
          Danielle: {in play: [The Cats of Ulthar], domains: [{Agency: 1}]}
          Tommy: {in play: [Zoog Burrow, Secretive Zoog]}
        steps:
          - Danielle: {cannot: {trigger: The Cats of Ulthar, ability: 1}}
          - Danielle: {trigger: The Cats of Ulthar, ability: 2}
        expect: {Secretive Zoog: {left: destroyed}, The Cats of Ulthar: {left: returned}}
    """,
    "ability counts the text also of a card in a discard pile whose first ability works in hand": """
        case: a
        players:
          Danielle: {discard: [Interstellar Migration], in play: [Ghost]}
          Tommy: {}
        steps:
          - Danielle: {cannot: {trigger: Interstellar Migration, ability: 1, target: Tommy}}
          - Danielle: {trigger: Interstellar Migration, ability: 2, target: Tommy}
    """,
    "an action is possible now at the player's next opportunity": f"""{SHOT}
  - Tommy: {{cannot: {{trigger: Mad Artist, now: true}}}}
expect: {{Mad Artist: {{zone: discard}}}}
""",
    "a cannot now says nothing of later windows": """
        case: a
        phase: draw
        players:
          Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}
          Tommy: {}
        steps:
          - Danielle: {cannot: {play: Mad Artist, now: true}}
          - Danielle: {play: Mad Artist}
    """,
    "a Disrupt to nothing is refused for want of its moment": """
        case: a
        players: {Danielle: {}, Tommy: {hand: [Power Drain], domains: [{Hastur: 2}]}}
        steps:
          - Tommy: {cannot: {play: Power Drain}, because: coc-latest/timing/disrupts.a}
          - until: story
    """,
    "what no commit window is left for is refused by what ended the story phase": """
        case: a
        phase: story
        players: {Danielle: {}, Tommy: {in play: [Mad Artist]}}
        steps:
          - Tommy: {cannot: {commit: {Mad Artist: 1}}, because: coc-latest/timing/end-of-story-phase.a}
          - until: end of turn
    """,
    "cards left play as their verbs say, the attachments of a dead character destroyed with it": f"""{SHOT}
expect:
  Mad Artist: {{left: destroyed}}
  .45 Pistols: {{left: destroyed}}
  Ghost: {{left: no}}
""",
    "a card that was given up was sacrificed, and one that goes home was returned": """
        case: a
        players:
          Danielle: {in play: [Performance Artist]}
          Tommy: {hand: [Victoria Glasser], domains: [{Hastur: 2}]}
        active: Tommy
        steps:
          - Tommy: {play: Victoria Glasser}
          - Danielle: {trigger: Performance Artist}
        expect: {Performance Artist: {left: sacrificed}}
    """,
    "to says which occurrence is answered": f"""{RAVAGER}
  - Tommy: {{trigger: Mi-Go Warrior, to: Laboratory Assistant}}
expect: {{Laboratory Assistant: {{left: no}}, Mad Artist: {{left: destroyed}}}}
""",
    "at says at which story it happened, and to which struggle it was": f"""{WINNER}
  - Danielle: {{play: Political Demonstration, at: 2, to: Combat}}
expect: {{Cathouse: {{left: destroyed}}}}
""",
    "nobody is asked who has nothing to answer with": f"""{SHOT}
  - asked: {{disrupt: []}}
  - asked: {{respond: []}}
""",
    "chance takes what is foretold beside the move": f"""{EXECUTIVE}
  - Danielle: {{play: Clover Club Executive, chance: [Panic, Ghost]}}
expect: {{Tommy: {{hand: [Binding], discard: [Ghost, Panic]}}}}
""",
    "chance takes what is foretold for the case": f"""chance: [Binding, Panic]
{EXECUTIVE}
  - Danielle: {{play: Clover Club Executive}}
expect: {{Tommy: {{hand: [Ghost]}}}}
""",
    "a shuffle brings to the top what is foretold": f"""{SEARCH}
  - Danielle:
      {{trigger: "Shub-Niggurath, The All Mother", target: Hungry Dark Young, chance: [[Panic, Blank, Binding]]}}
expect: {{Danielle: {{deck: [Panic, Blank, Binding]}}}}
""",
    "has names some of the keywords, subtypes and icons": """
        case: a
        players: {Danielle: {in play: [T-Men, Mad Artist]}, Tommy: {}}
        expect:
          Mad Artist: {has icons: C, has subtypes: [Cultist]}
          T-Men: {has keywords: [], has icons: "", has subtypes: []}
    """,
}

FAILING = {
    "an ability that the card's text does not have": (
        """
        case: a
        phase: story.actions
        players:
          Danielle: {in play: [The Cats of Ulthar], domains: [{Agency: 1}]}
          Tommy: {in play: [Zoog Burrow, Secretive Zoog]}
        steps:
          - Danielle: {trigger: The Cats of Ulthar, ability: 3}
        """,
        "never became possible. It has 2 abilities that can be triggered.",
    ),
    "a target that could be either of two": (
        """
        case: a
        players:
          Danielle: {hand: [Shotgun Blast], domains: [{Agency: 2}]}
          Tommy: {in play: [Mad Artist, {card: Mad Artist, exhausted: true}]}
        steps:
          - Danielle: {play: Shotgun Blast, x: 2, target: Mad Artist}
        """,
        "asked.yaml:7: “Danielle: play Shotgun Blast, x 2, target Mad Artist”: Mad Artist: which of several is meant",
    ),
    "a target that is not to be had": (
        SHOT.replace("target: Mad Artist", "target: T-Men").replace("Ghost", "T-Men"),
        "never became possible. It never asks for target T-Men, but for one of: Mad Artist.",
    ),
    "a Disrupt to what never happens": (
        "case: a\nplayers: {A: {in play: [Forest Sister]}, B: {}}\nsteps: [A: {trigger: Forest Sister}]",
        "never became possible. It is used when Forest Sister would be wounded, and that is not what happens here. [",
    ),
    "an occasion that does not come": (
        f"{SHOT}\n  - Tommy: {{cannot: {{trigger: Ghost}}, because: coc-latest/timing/responses.b}}",
        "is impossible, but not because of coc-latest/timing/responses.b: the rules cite nothing.",
    ),
    "an action that only a later phase allows": (
        """
        case: a
        phase: draw
        players:
          Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}
          Tommy: {}
        steps:
          - Danielle: {play: Mad Artist, now: true}
        """,
        "asked.yaml:8: “Danielle: play Mad Artist, now” is not possible now.",
    ),
    "a Response when the action is over": (
        """
        case: a
        phase: draw
        players:
          Danielle: {in play: [Dr. Ali Kafour], hand: [Short Fuse], domains: [{Syndicate: 1}]}
          Tommy: {}
        steps:
          - Danielle: {trigger: Dr. Ali Kafour, now: true}
        """,
        "“Danielle: trigger Dr. Ali Kafour, now” is not possible now.",
    ),
    "a commitment that is not possible in the next commit window": (
        """
        case: a
        phase: story
        players: {Danielle: {in play: [{card: Ghost, exhausted: true}]}, Tommy: {}}
        steps:
          - Danielle: {commit: {Ghost: 1}, now: true}
        """,
        "“Danielle: commit Ghost: 1, now” is not possible now. Ghost cannot commit to story 1.",
    ),
    "a cannot now of what can be done now": (
        """
        case: a
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {play: Mad Artist, now: true}}
        """,
        "“Danielle: play Mad Artist, now” is possible",
    ),
    "an end of a phase that brings nothing to respond to": (
        """
        case: a
        players: {Danielle: {hand: [Rich Widow]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {trigger: Rich Widow}, because: coc-latest/timing/opportunities.c}
          - until: story
        """,
        "is impossible, but not because of coc-latest/timing/opportunities.c: the rules cite coc-latest/timing/resp",
    ),
    "another way out of play": (
        f"{SHOT}\nexpect: {{Mad Artist: {{left: sacrificed}}}}",
        "Mad Artist: left is destroyed, not sacrificed.",
    ),
    "a way out of play that there is not": (
        f"{SHOT}\nexpect: {{Mad Artist: {{left: sacrifised}}}}",
        "There is no way to leave play “sacrifised”. Did you mean sacrificed?",
    ),
    "an occurrence that there is not": (
        f"{RAVAGER}\n  - Tommy: {{trigger: Mi-Go Warrior, to: Ravager from the Deep, at: 2}}",
        "Mi-Go Warrior can be used here, but not for that occasion.",
    ),
    "somebody else who is asked first": (
        f"{RAVAGER}\n  - asked: {{disrupt: [Danielle]}}",
        "asked.yaml:8: disrupt: asked is Tommy, not Danielle.",
    ),
    "somebody who is asked although the case says nobody": (
        f"{RAVAGER}\n  - asked: {{disrupt: []}}",
        "disrupt: asked is Tommy, not nobody.",
    ),
    "somebody who is never asked": (
        f"{RAVAGER}\n  - asked: {{disrupt: [Tommy, Danielle]}}",
        "disrupt: asked is Tommy, not Tommy, Danielle.",
    ),
    "a kind of question that there is not": (
        f"{SHOT}\n  - asked: {{disrupts: [Tommy]}}",
        "Who is asked has no “disrupts”. Did you mean disrupt?",
    ),
    "asked without the kind of question": (
        f"{SHOT}\n  - asked: [Tommy]",
        "asked.yaml:7: Who is asked must be written as key: value.",
    ),
    "a card that chance cannot take": (
        f"{EXECUTIVE}\n  - Danielle: {{play: Clover Club Executive, chance: Clover Club Executive}}",
        "Chance cannot take Clover Club Executive (random discard); it can take: Ghost, Panic, Binding.",
    ),
    "chance that is not asked": (
        f"{EXECUTIVE}\n  - Danielle: {{play: Clover Club Executive, chance: [Panic, Ghost, Binding]}}",
        "asked.yaml:6: Chance was never asked for Binding.",
    ),
    "a shuffle where a card is taken": (
        f"{EXECUTIVE}\n  - Danielle: {{play: Clover Club Executive, chance: [[Panic, Ghost]]}}",
        "Chance takes a card (random discard), and a shuffle is foretold.",
    ),
    "a card that is not shuffled": (
        f"""{SEARCH}
  - Danielle: {{trigger: "Shub-Niggurath, The All Mother", chance: [["Shub-Niggurath, The All Mother"]]}}
""",
        "Shub-Niggurath, The All Mother is not among the cards that are shuffled.",
    ),
    "keywords that are not there": (
        "case: a\nplayers: {Danielle: {in play: [T-Men]}, Tommy: {}}\nexpect: {T-Men: {has keywords: [Fast]}}",
        "T-Men: keywords are none, not Fast.",
    ),
    "icons that are not there": (
        "case: a\nplayers: {Danielle: {in play: [Mad Artist]}, Tommy: {}}\nexpect: {Mad Artist: {has icons: CCC}}",
        "Mad Artist: icons are CA, not CCC.",
    ),
    "to beside a commitment": (
        f"{RAVAGER}\n  - Tommy: {{commit: {{Mi-Go Warrior: 1}}, to: Mad Artist}}",
        "“to” cannot stand beside commit.",
    ),
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING)
def test_this_passes(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text) == ""


@pytest.mark.parametrize(("text", "fault"), FAILING.values(), ids=FAILING)
def test_this_fails_and_says_why(tmp_path: Path, text: str, fault: str) -> None:
    assert fault in faults(tmp_path, text)
