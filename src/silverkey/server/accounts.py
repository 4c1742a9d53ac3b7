"""Accounts over HTTP, where the server is a public one: made, signed in to and out of, changed, deleted."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from silverkey.server.answering import Address, NotAllowed, Outdated, answer, asked
from silverkey.server.passes import Passes
from silverkey.server.store.accounts import Account, Accounts
from silverkey.server.store.ledger import Conflict

GUEST = -1
"""The account of whoever has none on a public server: it owns nothing."""
Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account, which is there or is to be made."""

    name: Name
    password: Password


class ChangedPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; whoever is signed in elsewhere is signed out."""

    password: Annotated[str, Meta(max_length=200)]
    new: Password


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account is to be deleted, its password says."""

    password: Annotated[str, Meta(max_length=200)]


class WhoYouAre(msgspec.Struct, frozen=True):
    """Whether there are accounts here, and the name of yours if you are signed in."""

    accounts: bool
    name: str


def account_of(request: Request) -> int | None:
    """The account of whoever asks; GUEST on a public server, None on one's own machine, where nobody needs one."""
    if not request.app.state.settings.public:
        return None
    found: Account | None = request.state.account
    return found.id if found else GUEST


def _passes(request: Request) -> tuple[Accounts, Passes]:
    if not request.app.state.settings.public:
        raise NotAllowed("There are no accounts on this server: it is your own.")
    return request.app.state.accounts, request.app.state.passes


async def _tried(request: Request, account: Account | None, password: str) -> Account:
    """The account, if the password is its own. Few at a time are tried: each takes a lot of memory."""
    _, passes = _passes(request)
    async with request.app.state.trying:
        fits = await asyncio.to_thread(passes.fits, account, password)
    if not fits or account is None:
        raise NotAllowed("That is not the name and the password of an account.")
    return account


def _told(account: Account | None) -> Response:
    return answer(WhoYouAre(True, account.name if account else ""))


async def _show(request: Request) -> Response:
    """Who somebody is."""
    if not request.app.state.settings.public:
        return answer(WhoYouAre(False, ""))
    return _told(request.state.account)


async def _sign_up(request: Request) -> Response:
    """Make an account, and sign in."""
    accounts, passes = _passes(request)
    wanted = await asked(request, Credentials)
    if not wanted.name.isprintable():
        raise ValueError("A name has letters that can be seen.")
    async with request.app.state.trying:
        password = await asyncio.to_thread(passes.hashed, wanted.password)
    try:
        account = await asyncio.to_thread(accounts.make, wanted.name, password)
    except Conflict:
        raise Outdated("Somebody else has this name already, or one that reads like it.") from None
    return passes.sign_in(_told(account), account)


async def _sign_in(request: Request) -> Response:
    """Sign in."""
    accounts, passes = _passes(request)
    wanted = await asked(request, Credentials)
    account = await _tried(request, await asyncio.to_thread(accounts.named, wanted.name), wanted.password)
    return passes.sign_in(_told(account), account)


async def _sign_out(request: Request) -> Response:
    """Sign out here."""
    return _passes(request)[1].sign_out(_told(None))


async def _change(request: Request) -> Response:
    """Another password."""
    accounts, passes = _passes(request)
    wanted = await asked(request, ChangedPassword)
    account = await _tried(request, request.state.account, wanted.password)
    async with request.app.state.trying:
        password = await asyncio.to_thread(passes.hashed, wanted.new)
    changed = await asyncio.to_thread(accounts.turn, account, password)
    return passes.sign_in(_told(changed), changed)


async def _delete(request: Request) -> Response:
    """Delete an account, with its decks. Its games stay with those who played them."""
    accounts, passes = _passes(request)
    wanted = await asked(request, Deletion)
    account = await _tried(request, request.state.account, wanted.password)
    await asyncio.to_thread(accounts.drop, account)
    return passes.sign_out(_told(None))


ROUTES = [
    Address("/api/account", _show, gives=WhoYouAre),
    Address("/api/account/new", _sign_up, asks=Credentials, gives=WhoYouAre, method="POST"),
    Address("/api/account/in", _sign_in, asks=Credentials, gives=WhoYouAre, method="POST"),
    Address("/api/account/out", _sign_out, gives=WhoYouAre, method="POST"),
    Address("/api/account/password", _change, asks=ChangedPassword, gives=WhoYouAre, method="POST"),
    Address("/api/account/delete", _delete, asks=Deletion, gives=WhoYouAre, method="POST"),
]
