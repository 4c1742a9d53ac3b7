"""Reading the card files of a game, and saying what is wrong with one of them, and where."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
import traceback
from pathlib import Path
from types import ModuleType

SUGGESTED = 3
"""Words that are named for one that is not there."""
LIKE = 0.7
"""How much alike they are to it at least."""


class FaultyCardFile(Exception):
    """A card file says what cannot be."""


def read_card_files(files: ModuleType) -> None:
    """Import every card file, which adds its cards to their set."""
    folder = Path(files.__path__[0])
    for module in pkgutil.walk_packages(files.__path__, f"{files.__name__}."):
        try:
            importlib.import_module(module.name)
        except ImportError:
            raise
        except Exception as error:
            place = _place(error, folder)
            if not place:
                raise
            raise FaultyCardFile(f"{place}: {_sentence(error)}") from error


def _place(error: Exception, folder: Path) -> str:
    """File and line of the card file that an error comes from, if it comes from one."""
    found = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        found.append((error.filename or "", error.lineno or 1))
    for file, line in reversed(found):
        path = Path(file)
        if path.is_relative_to(folder) and path.parent != folder:  # beside the sets stands what card files share
            return f"{path.relative_to(folder).as_posix()}:{line}"
    return ""


def _sentence(error: Exception) -> str:
    if isinstance(error, NameError):
        return _no_such_word(error)
    if isinstance(error, SyntaxError):
        return f"{error.msg}."
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}."


def _no_such_word(error: NameError) -> str:
    """The word that is missing, and those that look like it."""
    frame = [frame for frame, _ in traceback.walk_tb(error.__traceback__)][-1]
    words = {word.lower(): word for word in frame.f_globals if not word.startswith("_")}
    wanted = (error.name or "").lower()
    near = difflib.get_close_matches(wanted, words, n=SUGGESTED, cutoff=LIKE)
    near += [word for word in sorted(words, key=len) if word.startswith(wanted) and word not in near]
    meant = f" Did you mean {' or '.join(words[word] for word in near[:SUGGESTED])}?" if near else ""
    return f"There is no word {error.name}.{meant} docs/language.md lists all words."
