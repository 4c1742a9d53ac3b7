"""The registry of rulings: every statement of the rules documents, in our own words. Knows no game.

>>> get("coc-latest/1.15.c").key == get("coc-4.1/1.15.c").key
True
>>> history("1.13.f").startswith("2.0 and 1.4: A committed character whose control changes")
True
"""

from silverkey.rulings.cases import Case, cases_by_ruling
from silverkey.rulings.history import Stage, history, stages
from silverkey.rulings.registry import Registry, UnknownRuling, find, get, load
from silverkey.rulings.ruling import DOCUMENTS, Entry, Reading, Ruling

__all__ = [
    "DOCUMENTS",
    "Case",
    "Entry",
    "Reading",
    "Registry",
    "Ruling",
    "Stage",
    "UnknownRuling",
    "cases_by_ruling",
    "find",
    "get",
    "history",
    "load",
    "stages",
]
