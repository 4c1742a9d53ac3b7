"""`silverkey say`: how cards that say something are written."""

from __future__ import annotations

from typing import Annotated

import typer

from silverkey.commands import JSON, fail, print_json
from silverkey.printable import printable

MOST = 8
"""So many definitions are printed if no other number is asked for."""


def say(
    phrase: Annotated[str, typer.Argument(help="Words of a text box, such as “cannot commit”.")],
    most: Annotated[int, typer.Option(min=1, help="How many cards are shown at the most.")] = MOST,
    json: JSON = False,
) -> None:
    """Show how cards are written whose text has a phrase."""
    from silverkey.cardgame.names import fold
    from silverkey.cthulhu.cards.source import definition_of
    from silverkey.cthulhu.library import all_cards
    from silverkey.cthulhu.vocabulary.writer import write_card

    wanted = fold(phrase)
    if not wanted:
        raise fail("Say what the text is to have in it, such as “cannot commit”.")
    texts = [(card, line) for card in all_cards() for line in write_card(card) if wanted in fold(line)]
    found = {card.code: (card, line) for card, line in reversed(texts)}
    if not found:
        raise fail(f"No card's text has “{printable(phrase)}” in it.")
    shown = sorted((found[code] for code in found), key=lambda pair: len(definition_of(pair[0]).text))[:most]
    if json:
        print_json(
            [{"card": card.name, "text": line, "definition": definition_of(card)._asdict()} for card, line in shown]
        )
        return
    for card, line in shown:
        place = definition_of(card)
        typer.echo(f"{line}\n  # {place.file}:{place.line}")
        typer.echo("\n".join(f"  {part}" for part in place.text.splitlines()) + "\n")
    more = f", the {len(shown)} shortest shown" if len(shown) < len(found) else ""
    typer.echo(f"{len(found)} card{'' if len(found) == 1 else 's'}{more}")
