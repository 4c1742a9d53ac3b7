"""`silverkey editions`: the editions of the rules of a game, and what changed between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from silverkey.commands import GAME, JSON, fail, print_json, require_game
from silverkey.games import FIRST, part

if TYPE_CHECKING:
    from silverkey.cardgame.edition import Edition, Editions

app = typer.Typer(help="The editions of the rules.", invoke_without_command=True)


def _editions(game: str) -> Editions[Any]:
    require_game(game, "editions")
    found: Editions[Any] = part("editions", game).EDITIONS
    return found


def _names(context: typer.Context) -> list[str]:
    return list(_editions(context.params.get("game") or FIRST))


EDITION = Annotated[str, typer.Option("--edition", help="2.0, 1.4, 4.1 or latest.", autocompletion=_names)]
NAME = Annotated[str, typer.Argument(autocompletion=_names)]


def require_edition(name: str, game: str = FIRST) -> Edition:
    """The edition of that name, or a sentence that says which there are."""
    from silverkey.cardgame.edition import UnknownEdition

    try:
        found: Edition = _editions(game).named(name)
    except UnknownEdition as error:
        raise fail(str(error)) from None
    return found


@app.callback()
def editions(context: typer.Context, game: GAME = FIRST, json: JSON = False) -> None:
    """List the editions, from the oldest to the newest."""
    if context.invoked_subcommand is not None:
        return
    from silverkey.cardgame.edition import differences, switches

    known = _editions(game)
    newest = next(reversed(known.values()))
    if json:
        print_json(
            {
                name: {switch.name: getattr(edition, switch.name) for switch in switches(type(edition))}
                for name, edition in known.items()
            }
        )
        return
    for name, edition in known.items():
        differing = f"{len(differences(edition, newest))} rules differ from the newest"
        typer.echo(f"{name:8}{'the newest, which is played where none is named' if edition is newest else differing}")
    if len(known) > 1:
        typer.echo(
            "\nOn what they differ: silverkey editions rules. "
            "What changed between two: silverkey editions diff 1.4 4.1."
        )


@app.command()
def rules(game: GAME = FIRST) -> None:
    """Print every point on which the rules differ, with what each edition says."""
    from silverkey.cardgame.edition import switches

    known = _editions(game)
    for switch in switches(type(next(iter(known.values())))):
        typer.echo(switch.name.replace("_", " "))
        for on in (True, False):
            names = [name for name, edition in known.items() if getattr(edition, switch.name) is on]
            if names:
                typer.echo(f"  {', '.join(names)}: {switch.on if on else switch.off}")
        typer.echo(f"  by {', '.join(switch.cites)}")


@app.command()
def diff(old: NAME, new: NAME, game: GAME = FIRST, json: JSON = False) -> None:
    """Print what changed between two editions: rules, cards, and the lists of restricted and banned cards."""
    from silverkey.cardgame.edition import differences

    found = differences(require_edition(old, game), require_edition(new, game))
    catalogue = part("catalogue", game)
    cards, lists = catalogue.worded_anew(old, new), catalogue.listed_anew(old, new)
    if json:
        print_json(
            {
                "rules": [
                    {"switch": switch.name, old: before, new: after, "cites": list(switch.cites)}
                    for switch, before, after in found
                ],
                "cards": [
                    {"title": card.title, "descriptor": card.descriptor, "code": card.code, old: before, new: after}
                    for card, before, after in cards
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
        for card, _, _ in cards:
            typer.echo(f"  {card.name} ({card.facts.set_name})")
    for change, titles in lists.items():
        if titles:
            typer.echo(f"{change.capitalize()}: {', '.join(titles)}")
    typer.echo(f"{len(found)} rules differ, {len(cards)} cards, {sum(map(len, lists.values()))} entries of the lists")
