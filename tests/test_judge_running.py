"""How a case is run: what the judge does between the moves, and when it looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from judging import faults

RAVAGERS = """
        case: a
        phase: story
        players:
          Danielle:
            in play: [{card: Ravager from the Deep, as: first, wounds: 1}, {card: Ravager from the Deep, as: second}]
          Tommy: {}
        steps:
          - Danielle: {commit: {first: 1, second: 1}}
""".strip()

PASSING = {
    "a phase begins before its own framework action": """
        case: a
        phase: draw
        players: {Danielle: {deck: [Ghost]}, Tommy: {}}
        expect: {Danielle: {hand: 0}, game: {phase: draw}}
    """,
    "until stops where the phase has begun and nothing has happened": """
        case: a
        phase: operations
        players: {Danielle: {}, Tommy: {in play: [{card: Mad Artist, insane: true}]}}
        steps:
          - until: refresh
          - check: {Mad Artist: {insane: true}, game: {phase: refresh}}
          - until: draw
          - check: {Mad Artist: {insane: false}, Tommy: {hand: 0}}
          - until: resource
        expect: {Tommy: {hand: 2}}
    """,
    "until stops early if the game ends": """
        case: a
        phase: draw
        players: {Danielle: {deck size: 2}, Tommy: {}}
        steps:
          - until: story
        expect: {Tommy: {wins: true}, game: {over: true}}
    """,
    "the very first turn draws one card and has no story phase": """
        case: a
        phase: refresh
        first turn: true
        players: {Danielle: {in play: [Ghost]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {commit: {Ghost: 1}}}
          - until: end of turn
          - check: {Danielle: {hand: 1}}
          - until: story
        expect: {Tommy: {hand: 2}}
    """,
    "success tokens are placed and the text of a story is declined": """
        case: a
        phase: story
        players: {Danielle: {in play: [Laboratory Assistant]}, Tommy: {in play: [Ghost]}}
        stories: [{story: Rotting Away, tokens: {Danielle: 2}}]
        steps:
          - Danielle: {commit: {Laboratory Assistant: 1}}
          - until: end of turn
        expect: {Danielle: {won: [Rotting Away]}, Ghost: {zone: in play}}
    """,
    "a success token may be declined": """
        case: a
        phase: story
        players: {Danielle: {in play: [Mad Artist]}, Tommy: {}}
        steps:
          - Danielle: {commit: {Mad Artist: 1}}
          - Danielle: no
        expect: {Danielle: {tokens: {1: 1}}}
    """,
    "no is for the text of a story rather than for the token that wins it": """
        case: a
        phase: story
        players: {Danielle: {in play: [Mad Artist]}, Tommy: {}}
        stories: [{story: Nowhere to Hide, tokens: {Danielle: 4}}, {story: Dreamwalkers, tokens: {Tommy: 1}}]
        steps:
          - Danielle: {commit: {Mad Artist: 1}}
          - Danielle: no
        expect: {Danielle: {won: [Nowhere to Hide]}, Tommy: {tokens: {2: 1}}}
    """,
    "play goes on through turns until the next move is possible": """
        case: a
        phase: story
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}, Tommy: {}}
        steps:
          - Danielle: {play: Mad Artist}
        expect: {Mad Artist: {zone: in play}, Danielle: {hand: 2}}
    """,
    "a check inside an action looks just before the next move": """
        case: a
        players:
          Danielle: {hand: [Shotgun Blast], domains: [{Agency: 2}]}
          Tommy: {in play: [Mad Artist], hand: [Power Drain], domains: [{Hastur: 2}]}
        steps:
          - Danielle: {play: Shotgun Blast, x: 2}
          - check: {Danielle: {drained: [1]}, Mad Artist: {wounds: 0}}
          - Tommy: {play: Power Drain}
        expect: {Mad Artist: {zone: in play}, Shotgun Blast: {zone: discard}}
    """,
    "an answer may be given where there is only one": """
        case: a
        phase: refresh
        players: {Danielle: {in play: [{card: Mad Artist, insane: true}]}, Tommy: {}}
        steps:
          - Danielle: {choose: Mad Artist}
        expect: {Mad Artist: {insane: false}}
    """,
    "a target answers the forced choice of the same card that follows": """
        case: a
        players: {Danielle: {hand: [Victoria Glasser], domains: [{Hastur: 2}]}, Tommy: {in play: [Mad Artist, Ghost]}}
        steps:
          - Danielle: {play: Victoria Glasser, target: Ghost}
        expect: {Ghost: {insane: true}, Mad Artist: {insane: false}}
    """,
    "a forced effect may be a step of its own": """
        case: a
        players: {Danielle: {hand: [Victoria Glasser], domains: [{Hastur: 2}]}, Tommy: {in play: [Mad Artist, Ghost]}}
        steps:
          - Danielle: {play: Victoria Glasser}
          - Danielle: {trigger: Victoria Glasser, target: Ghost}
        expect: {Ghost: {insane: true}}
    """,
    "an ability that an attachment grants may be named by the attachment": """
        case: a
        phase: story.resolve
        players:
          Danielle: {in play: [{card: Mad Artist, attached: [Shotgun], committed: 1}], domains: [{Agency: 1}]}
          Tommy: {in play: [{card: Ghost, insane: true}]}
        steps:
          - until: refresh
          - until: story
          - Danielle: {commit: {Mad Artist: 1}}
          - Danielle: {trigger: Shotgun, target: Mad Artist}
        expect: {Mad Artist: {zone: discard}}
    """,
    "whoever is laid out committed is exhausted": """
        case: a
        phase: story.resolve
        players: {Danielle: {in play: [{card: Strange Librarian, committed: 1}]}, Tommy: {}}
        steps:
          - Danielle: {choose: Strange Librarian}
        expect: {Strange Librarian: {exhausted: false}}
    """,
    "a domain of the opponent is named with him": """
        case: a
        players:
          Danielle: {in play: [Itinerant Scholar], domains: [{Miskatonic: 1, drained: true}]}
          Tommy: {}
        steps:
          - Danielle: {trigger: Itinerant Scholar, target: [1, {Tommy: 3}]}
        expect: {Danielle: {drained: []}, Tommy: {drained: [3]}}
    """,
    "success tokens are named by story and owner": """
        case: a
        players: {Danielle: {in play: [Patsy]}, Tommy: {}}
        stories: [{story: Dreamwalkers, tokens: {Danielle: 2, Tommy: 2}}]
        steps:
          - Danielle: {trigger: Patsy, target: [1, Danielle, Tommy]}
        expect: {Danielle: {tokens: {1: 1}}, Tommy: {tokens: {1: 1}}}
    """,
    "blank resources are named by their faction": """
        case: a
        players: {Danielle: {hand: [Torch the Joint!], domains: [{Agency: 2}]}, Tommy: {domains: [{Hastur: 2, Yog: 1}]}}
        steps:
          - Danielle: {play: Torch the Joint!, target: Hastur}
        expect: {Tommy: {resources: {1: 2}, discard: 1}}
    """,
    "stories resolve in another order if a choose says so": """
        case: a
        phase: story
        players: {Danielle: {in play: [Mad Artist, Ghost]}, Tommy: {in play: [Dabbler in the Unknown]}}
        stories: [{story: Dreamwalkers}, {story: Rotting Away, tokens: {Danielle: 4}}]
        steps:
          - Danielle: {commit: {Mad Artist: 1, Ghost: 2}}
          - Danielle: {choose: 2}
          - check: {Danielle: {tokens: {1: 0}, won: 0}}
          - Danielle: yes
        expect: {Danielle: {won: [Rotting Away], tokens: {1: 0}}}
    """,
    "a window in which nobody can do anything counts for a cannot": """
        case: a
        phase: draw
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {play: Mad Artist}, because: coc-latest/timing/step1}
          - until: resource
    """,
    "the ruling may be named as another document numbers it": """
        case: a
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 1}]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {play: Mad Artist}, because: coc-4.1/2.13.a}
    """,
    "what is laid out on a story belongs to the active player unless it is said otherwise": """
        case: a
        active: Tommy
        players: {Danielle: {}, Tommy: {}}
        stories:
          - {story: Dreamwalkers, attached: [Sleep of Reason, {card: Open for Inspection, owner: Danielle}]}
        expect: {Sleep of Reason: {owner: Tommy}, Open for Inspection: {controller: Danielle, attached to: 1}}
    """,
    "a conspiracy stands after the three stories": """
        case: a
        players: {Danielle: {}, Tommy: {}}
        stories: [Dreamwalkers, {story: The Bootleg Whiskey Cover-Up, owner: Tommy, tokens: {Danielle: 2}}]
        expect: {Danielle: {tokens: {4: 2}}}
    """,
    "the blank cards under a deck need not be listed": """
        case: a
        players: {Danielle: {deck: [Ghost, Binding]}, Tommy: {}}
        expect: {Danielle: {deck: [Ghost, Binding]}, Ghost: {top of deck: true}, Binding: {top of deck: false}}
    """,
    "copies of a card that nothing tells apart need no names": """
        case: a
        players: {Danielle: {hand: [Byakhee Attack], domains: [{Hastur: 2}]}, Tommy: {hand: [Ghost, Ghost, Ghost]}}
        steps:
          - Danielle: {play: Byakhee Attack}
        expect: {Tommy: {discard: [Ghost, Ghost], hand: [Ghost]}}
    """,
    "a commitment that leaves out who must come along is no move": """
        case: a
        phase: story
        players: {Danielle: {in play: [Y'Golonac, Mad Artist], domains: [{Neutral: 1}]}, Tommy: {}}
        steps:
          - Danielle: {trigger: Y'Golonac, target: Mad Artist}
          - Danielle: {cannot: {commit: {Y'Golonac: 1}}, because: coc-latest/2.10.h}
          - Danielle: {commit: {Mad Artist: 1, Y'Golonac: 1}}
        expect: {Mad Artist: {committed: 1}}
    """,
    "a card that its own forced effect may choose is chosen, not merely put first": """
        case: a
        players: {Danielle: {hand: [Syndicate Liaison], domains: [{Syndicate: 3}]}, Tommy: {in play: [Mad Artist]}}
        steps:
          - Danielle: {play: Syndicate Liaison}
          - Danielle: {choose: Syndicate Liaison}
        expect: {Syndicate Liaison: {exhausted: true}, Mad Artist: {exhausted: false}}
    """,
    "forced effects come as listed": f"""
        {RAVAGERS}
          - until: end of turn
        expect: {{first: {{zone: discard}}, second: {{wounds: 1}}}}
    """,
    "forced effects come in another order if a choose says so": f"""
        {RAVAGERS}
          - Danielle: {{choose: second}}
          - until: end of turn
        expect: {{first: {{zone: discard}}, second: {{wounds: 0}}}}
    """,
    "without a second player there is an opponent all the same": """
        case: a
        players: {Danielle: {}}
        expect: {Danielle: {hand: 0}}
    """,
}

FAILING = {
    "a move that never becomes possible": (
        """
        case: a
        players: {Danielle: {hand: [Mad Artist]}, Tommy: {}}
        steps:
          - Danielle: {play: Mad Artist}
        """,
        "asked.yaml:5: “Danielle: play Mad Artist” never became possible. No undrained domain has enough",
    ),
    "a cannot that can": (
        """
        case: a
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 2}]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {play: Mad Artist}}
        """,
        "asked.yaml:5: “Danielle: play Mad Artist” is possible, in the operations phase",
    ),
    "a cannot that can in the very window of the next step": (
        """
        case: a
        phase: story
        players: {Danielle: {in play: [Mad Artist, Ghost]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {commit: {Ghost: 1}}}
          - Danielle: {commit: {Mad Artist: 1}}
        """,
        "“Danielle: commit Ghost: 1” is possible",
    ),
    "a cannot about committing whose window comes after the next actions": (
        """
        case: a
        phase: story
        players: {Danielle: {in play: [Mad Artist]}, Tommy: {in play: [Ghost]}}
        steps:
          - Danielle: {commit: {Mad Artist: 1}}
          - Tommy: {cannot: {commit: {Ghost: 1}}}
        """,
        "“Tommy: commit Ghost: 1” is possible",
    ),
    "a cannot for another reason": (
        """
        case: a
        players: {Danielle: {hand: [Mad Artist], domains: [{Hastur: 1}]}, Tommy: {}}
        steps:
          - Danielle: {cannot: {play: Mad Artist}, because: coc-latest/1.13.g}
        """,
        "is impossible, but not because of coc-latest/1.13.g: the rules cite coc-latest/2.13.a",
    ),
    "a question that no step answers": (
        """
        case: a
        players:
          Danielle: {hand: [Shotgun Blast], domains: [{Agency: 2}, {Agency: 2}]}
          Tommy: {in play: [Mad Artist]}
        steps:
          - Danielle: {play: Shotgun Blast, x: 2}
        """,
        "asked.yaml:7: Danielle must answer “drain” for Shotgun Blast, and no step does. "
        "Answers are: Danielle's domain 1; Danielle's domain 2.",
    ),
    "a target that is never asked for": (
        """
        case: a
        players: {Danielle: {hand: [Panic, Ghost], domains: [{Syndicate: 1}]}, Tommy: {in play: [Mad Artist]}}
        steps:
          - Danielle: {play: Panic, x: 1, target: Mad Artist}
        """,
        "It never asks for target Mad Artist.",
    ),
    "a value of X that cannot be paid": (
        """
        case: a
        players: {Danielle: {hand: [Panic], domains: [{Syndicate: 1}]}, Tommy: {}}
        steps:
          - Danielle: {play: Panic, x: 2}
        """,
        "X cannot be 2 here; it can be 0, 1.",
    ),
    "an expectation in the middle": (
        """
        case: a
        players: {Danielle: {in play: [Ghost]}, Tommy: {}}
        steps:
          - check: {Ghost: {exhausted: true, skill: 2}}
          - until: story
        """,
        "asked.yaml:5: Ghost: exhausted is false, not true.",
    ),
    "a title that could be two cards": (
        """
        case: a
        players: {Danielle: {in play: [Ghost], hand: [Ghost]}, Tommy: {}}
        expect: {Ghost: {zone: hand}}
        """,
        "There are 2 cards of that title; name the one that is meant with as:",
    ),
    "a move after the game is over": (
        """
        case: a
        phase: draw
        players: {Danielle: {deck size: 2, hand: [Mad Artist], domains: [{Hastur: 2}]}, Tommy: {}}
        steps:
          - Danielle: {play: Mad Artist}
        """,
        "“Danielle: play Mad Artist” is not possible: the game is over.",
    ),
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING)
def test_this_passes(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text) == ""


@pytest.mark.parametrize(("text", "fault"), FAILING.values(), ids=FAILING)
def test_this_fails_and_says_why(tmp_path: Path, text: str, fault: str) -> None:
    assert fault in faults(tmp_path, text)
