"""How a server is run: for one person on his own machine, or in public, with accounts and limits."""

from __future__ import annotations

import msgspec

SHORTEST = 32
"""Letters of a secret."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs a server decides. Raises ValueError, with a sentence, where that cannot be."""

    database: str
    public: bool = False
    """Whether others than whoever runs it may come: then there are accounts, and limits to what one may ask for."""
    secret: str = ""
    """What cookies are signed with. Whoever has it can be anybody."""
    plain: bool = False
    """Whether it is reached without https, so that cookies must go without it too."""
    pause: float = 1.0
    """Seconds that what comes of an answer is usually held back where people play each other, so that the time tells
    nobody what somebody else holds; 0 for not at all."""

    def __post_init__(self) -> None:
        if self.public and len(self.secret) < SHORTEST:
            raise ValueError(
                f"A public server signs its cookies with a secret of at least {SHORTEST} letters, which you keep: put "
                "what `python3 -c 'import secrets; print(secrets.token_urlsafe(32))'` prints into SILVERKEY_SECRET."
            )
