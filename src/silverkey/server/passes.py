"""Who somebody is: passwords as they are kept, and the signed cookie that says who has signed in."""

from __future__ import annotations

from collections.abc import Mapping

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.responses import Response

from silverkey.server.settings import Settings
from silverkey.server.store.accounts import Account, Accounts

LASTS = 30 * 24 * 3600
"""Seconds that somebody stays signed in."""


class Passes:
    """Makes and checks what shows who somebody is."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self._accounts = accounts
        self._secure = not settings.plain
        self._signer = URLSafeTimedSerializer(settings.secret, salt="silverkey account")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash("")
        self.cookie = "__Host-silverkey" if self._secure else "silverkey"

    def hashed(self, password: str) -> str:
        """A password as it is kept. Takes a while, as it should."""
        return self._hasher.hash(password)

    def fits(self, account: Account | None, password: str) -> bool:
        """Whether a password is an account's. Takes as long where there is no account, which nobody is to find out."""
        try:
            self._hasher.verify(account.password if account else self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return account is not None

    def signed_in(self, cookies: Mapping[str, str]) -> Account | None:
        """Who somebody with these cookies is, or None."""
        try:
            id, turned = self._signer.loads(cookies.get(self.cookie, ""), max_age=LASTS)
        except (BadSignature, ValueError, TypeError):
            return None
        account = self._accounts.numbered(id)
        return account if account is not None and account.turned == turned else None

    def sign_in(self, response: Response, account: Account) -> Response:
        """Let a response say who somebody is from now on."""
        value = self._signer.dumps([account.id, account.turned])
        response.set_cookie(
            self.cookie, value, max_age=LASTS, secure=self._secure, httponly=True, samesite="lax", path="/"
        )
        return response

    def sign_out(self, response: Response) -> Response:
        """Let a response say that he is nobody again."""
        response.delete_cookie(self.cookie, path="/", secure=self._secure, httponly=True, samesite="lax")
        return response
