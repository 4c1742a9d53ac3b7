"""`silverkey table`, `serve` and `load`: tables in the browser, for you or for others, and how many a server holds."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from silverkey.commands import JSON, fail, print_json


def _own_folder() -> Path:
    from silverkey.terminal.shelf import home

    folder = home()
    if folder is None:
        raise fail("You have no home folder to keep games in; name one in SILVERKEY_HOME.")
    return folder


def table(
    port: Annotated[int, typer.Option(help="The port, if it is free; otherwise any.", min=1, max=65535)] = 8000,
    browser: Annotated[bool, typer.Option(help="Whether to open it in the browser.")] = True,
) -> None:
    """Sit down at the table in the browser, on your own machine: no account, games kept in your data folder."""
    from silverkey.server.app import CLIENT
    from silverkey.server.here import NAME, OpenAlready, address_of, held, listening, send_browser
    from silverkey.server.serving import serve_from

    if not (CLIENT / "index.html").is_file():
        raise fail("The table is not built here: make play builds it and opens it.")

    def send(address: str) -> None:
        typer.echo(f"The table is open at {address} (Ctrl-C closes it; every game is kept).")
        if browser:
            send_browser(address)

    folder = _own_folder()
    try:
        with held(folder) as note, listening(port) as found:
            address = address_of(found)
            note.write_text(address, encoding="utf-8")
            serve_from(found, f"sqlite:///{folder / NAME}", lambda: send(address))
    except OpenAlready as already:
        typer.echo(f"The table is open already, at {already}")
        if browser:
            send_browser(str(already), wait=True)
    except (ValueError, OSError) as error:
        raise fail(str(error)) from None


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody's.", envvar="SILVERKEY_HOST")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535, envvar="SILVERKEY_PORT")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="Where games are kept: sqlite:///FILE or postgresql://…. Default: your own.",
            envvar="SILVERKEY_DATABASE",
        ),
    ] = "",
    public: Annotated[
        bool, typer.Option("--public", help="For others too: with accounts and limits.", envvar="SILVERKEY_PUBLIC")
    ] = False,
    secret: Annotated[
        str, typer.Option(help="What cookies are signed with.", envvar="SILVERKEY_SECRET", show_envvar=True)
    ] = "",
    pause: Annotated[
        float,
        typer.Option(
            help="Seconds for which what comes of an answer is held back where people play each other.",
            min=0,
            max=10,
            envvar="SILVERKEY_PAUSE",
        ),
    ] = 1.0,
    plain: Annotated[
        bool, typer.Option("--plain", help="It is reached without https.", envvar="SILVERKEY_PLAIN")
    ] = False,
) -> None:
    """Serve tables to others, as a club does; silverkey table is the one for yourself."""
    from silverkey.server.here import NAME, OpenAlready, held
    from silverkey.server.serving import serve as run
    from silverkey.server.settings import Settings

    address = f"http://{host}:{port}"
    try:
        with ExitStack() as stack:
            if not database:
                stack.enter_context(held(folder := _own_folder())).write_text(address, encoding="utf-8")
                database = f"sqlite:///{folder / NAME}"
            settings = Settings(database=database, public=public, secret=secret, plain=plain, pause=pause)
            typer.echo(f"Tables are served at {address}. Ctrl-C ends it.")
            run(settings, host, port)
    except OpenAlready as already:
        raise fail(
            f"Your own games are in the hands of the server at {already}; name others with --database."
        ) from None
    except ValueError as error:
        raise fail(str(error)) from None


def load(
    tables: Annotated[int, typer.Option(help="How many tables, with two people each.", min=1, max=5000)] = 300,
    seconds: Annotated[float, typer.Option(help="How long they play.", min=1)] = 30.0,
    pace: Annotated[float, typer.Option(help="So many seconds somebody thinks before an answer.", min=0.01)] = 2.0,
    most: Annotated[bool, typer.Option("--most", help="Go on with more and more tables, as long as it holds.")] = False,
    kills: Annotated[int, typer.Option(help="Kill the server so often meanwhile, and start it again.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="The first table's seed; the others follow.")] = 1,
    json: JSON = False,
) -> None:
    """Measure how a server on this machine holds many tables, over real WebSockets."""
    from silverkey.server.load import LoadReport, most_tables
    from silverkey.server.load import load as run

    def played(tables: int, kills: int = 0) -> LoadReport:
        report = run(tables, seconds, pace, seed, kills=kills)
        typer.echo(
            f"{report.tables} tables: {report.answers} answers in {report.seconds} s, {report.within_limit:.1%} "
            f"confirmed within 100 ms (median {report.median_ms} ms, 95 % within {report.p95_ms} ms), "
            f"{report.refused} refused, {report.lost_or_doubled} lost or doubled, {len(report.errors)} errors"
            f"{f', the server killed {report.kills} times' if report.kills else ''}.",
            err=json,
        )
        return report

    report = played(tables, kills)
    if most and report.holds:
        report.most, over = most_tables(tables, played)
        typer.echo(f"It holds {report.most} tables, and {over} no more.", err=json)
    elif most:
        typer.echo(f"It does not even hold {tables} tables; begin with fewer (--tables).", err=json)
    if json:
        print_json(report)
    for error in report.errors:
        typer.echo(error, err=True)
    raise typer.Exit(0 if report.holds else 1)
