"""`silverkey editions`: the four editions of the rules, and what changed between two of them."""

from __future__ import annotations

from typing import Annotated

import typer

from silverkey.cardgame.edition import UnknownEdition, differences, switches
from silverkey.commands import JSON, fail, print_json
from silverkey.cthulhu.edition import EDITIONS, LATEST, Edition

app = typer.Typer(help="The editions of the rules.", invoke_without_command=True)


def _names() -> list[str]:
    return list(EDITIONS)


EDITION = Annotated[str, typer.Option("--edition", help="2.0, 1.4, 4.1 or latest.", autocompletion=_names)]
NAME = Annotated[str, typer.Argument(autocompletion=_names)]


def require_edition(name: str) -> Edition:
    """The edition of that name, or a sentence that says which there are."""
    try:
        return EDITIONS.named(name)
    except UnknownEdition as error:
        raise fail(str(error)) from None


@app.callback()
def editions(context: typer.Context, json: JSON = False) -> None:
    """List the editions, from the oldest to the newest."""
    if context.invoked_subcommand is not None:
        return
    if json:
        print_json(
            {
                name: {switch.name: getattr(edition, switch.name) for switch in switches(Edition)}
                for name, edition in EDITIONS.items()
            }
        )
        return
    for name, edition in EDITIONS.items():
        differing = len(differences(edition, LATEST))
        newest = "the newest, which is played where none is named"
        typer.echo(f"{name:8}{newest if edition is LATEST else f'{differing} rules differ from the newest'}")
    typer.echo(
        "\nOn what they differ: silverkey editions rules. What changed between two: silverkey editions diff 1.4 4.1."
    )


@app.command()
def rules() -> None:
    """Print every point on which the rules differ, with what each edition says."""
    for switch in switches(Edition):
        typer.echo(switch.name.replace("_", " "))
        for on in (True, False):
            names = [name for name, edition in EDITIONS.items() if getattr(edition, switch.name) is on]
            if names:
                typer.echo(f"  {', '.join(names)}: {switch.on if on else switch.off}")
        typer.echo(f"  by {', '.join(switch.cites)}")


@app.command()
def diff(old: NAME, new: NAME, json: JSON = False) -> None:
    """Print what changed between two editions: rules, cards, and the lists of restricted and banned cards."""
    from silverkey.cthulhu.library import SETS, all_cards
    from silverkey.cthulhu.vocabulary.writer import write_card

    found = differences(require_edition(old), require_edition(new))
    cards = [card for card in all_cards() if card.under(old) is not card.under(new)]
    lists = _list_changes(old, new)
    if json:
        print_json(
            {
                "rules": [
                    {"switch": switch.name, old: before, new: after, "cites": list(switch.cites)}
                    for switch, before, after in found
                ],
                "cards": [
                    {"title": card.title, "descriptor": card.descriptor, "code": card.code}
                    | {name: write_card(card.under(name)) for name in (old, new)}
                    for card in cards
                ],
                "lists": lists,
            }
        )
        return
    for switch, before, after in found:
        typer.echo(f"{switch.name.replace('_', ' ')} ({', '.join(switch.cites)})")
        typer.echo(f"  {old}: {switch.on if before else switch.off}")
        typer.echo(f"  {new}: {switch.on if after else switch.off}")
    if cards:
        typer.echo(f"Cards with another wording (silverkey card NAME --edition {old}):")
        for card in cards:
            typer.echo(f"  {card.name} ({SETS[card.set].name})")
    for change, titles in lists.items():
        if titles:
            typer.echo(f"{change.capitalize()}: {', '.join(titles)}")
    typer.echo(f"{len(found)} rules differ, {len(cards)} cards, {sum(map(len, lists.values()))} entries of the lists")


def _list_changes(old: str, new: str) -> dict[str, list[str]]:
    """What came on the restricted and banned lists between two editions, and what left them."""
    from silverkey.cthulhu.printed.lists import lists_of

    changes: dict[str, list[str]] = {}
    for kind in ("restricted", "banned"):
        before, after = ([entry.title for entry in getattr(lists_of(name), kind)] for name in (old, new))
        changes[f"newly {kind}"] = [title for title in after if title not in before]
        changes[f"no longer {kind}"] = [title for title in before if title not in after]
    return changes
