"""What English is not: a list of slips that the machinery of sentences makes, and people too."""

from __future__ import annotations

import re

VOWEL = r"(?:(?i:[aeio]|u(?!ni|se))|\[[AI]\]|hour|X\b)"
ORDERS = "attach|choose|commit|destroy|discard|draw|drain|exhaust|move|pay|pick|play|put|return|sacrifice|take"
THINGS = "card|character|token|wound|resource|icon|domain|struggle"
DOES = "gains|gets|loses|goes|is|has|enters|does|counts"
DO = "gain|get|lose|go|are|have|enter|do|count"
SLIPS = {
    "a doubled space": r"  ",
    "a space before a stop": r" [.,;:!?](?!\d)",
    "a stop too many": r"(?<!\.)\.\.(?!\.)|,,|,\.|;\.|:\.|, [.;]|“ | ”",
    "an ending that belongs to another word": r"[,.]e?s\b",
    "a doubled word": r"\b(\w+) \1\b(?<!that that)(?<!had had)",
    "the wrong article": rf"(?<!\.)\b(?i:a) (?!one\b|and\b){VOWEL}|\b(?i:an) (?!{VOWEL})",
    "a verb that is not yours": rf"\byou (?:controls|has|is|does|wins|owns|(?:{ORDERS})e?s)\b",
    "a verb that does not follow": rf"\b(?:must|may|cannot|to) (?:{ORDERS})e?s\b",
    "fewer than none": r"[-−]\d+ or (?:fewer|lower|less|more|higher)",
    "a small letter at the beginning": r"(?<!\bDr)(?<!\bMr)(?<!\bSt)(?<!\.\.)[.!?]”? [a-z]",
}
"""What is wrong with any text in which this is found."""
JOINTS = {
    "a verb that is not his": rf"(?<!have )\b(?:he|that player) (?:control|have|are|do|win|own|{ORDERS})\b",
    "a subject that does not follow": r"\b(?:must|may) (?:that|those|it|all|attached|the|you|he|then|until|if|at)\b",
    "somebody who does nothing": r"\b(?:he|player|opponent) (?:until|then|if|at|that|those|all|it|its|the)\b",
    "a lead that does not follow": r"\bto (?:until|then|at the end|if|you may|that \w+ goes)\b",
    "one of many": rf"(?<![-+.\d])\b(?:1|one) (?:\w+ )?(?:stories|(?:{THINGS})s)\b",
    "many that are one": rf"\b(?:[2-9]|all|those|no) (?:story|{THINGS})\b(?! (?:cards|resources))",
    "many that do as one does": rf"\b(?<!two )(?:cards|characters|those \w+|they) (?:{DOES})\b",
    "one that does as many do": (
        rf"\b(?<!to )(?<!have )(?<!same story as )(?:that|attached) (?:character|card|story) (?:{DO})\b"
    ),
    "a name of the program": r"_|\bNone\b|\bTrue\b|\bFalse\b|[{}<>]|\w\(\w*=|insane regardless|enter here|shuffle in\b",
    "an event in place of a verb": r"\b(?i:insane|uncommit|mill|bottom) (?:a|an|all|that|those|one|another|\d)\b",
}
"""What is wrong with a text that was put together, where the parts did not look at one another."""
PAIRS = ("“”", "()", "[]")


def faults(text: str, title: str = "", written: bool = False) -> list[str]:
    """What is wrong with a text, put together or written by hand; a card's title is not of our making."""
    plain = text.replace(title, "Ghost") if title else text
    patterns = SLIPS if written else SLIPS | JOINTS
    found = [f"{what}: {there[0]!r}" for what, pattern in patterns.items() if (there := re.search(pattern, plain))]
    found.extend(f"unbalanced {pair}" for pair in PAIRS if plain.count(pair[0]) != plain.count(pair[1]))
    if plain and not plain.rstrip("”)").endswith((".", "!", "?")):
        found.append("no stop at the end")
    if plain[:1].islower():
        found.append("no capital at the beginning")
    return found
