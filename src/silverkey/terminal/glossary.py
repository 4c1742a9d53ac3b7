"""The words of a game, each explained in a sentence or two, with the rulings to read on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from silverkey.cardgame.names import fold
from silverkey.rulings import get
from silverkey.sitting.terms import Term


class Glossary:
    """Words to look up."""

    def __init__(self, terms: Sequence[Term]) -> None:
        self.terms = terms
        self._by_name = {fold(name): term for term in terms for name in (*term.aliases, term.name)}

    def term(self, name: str) -> Term | None:
        """The word that is meant, if it is one of these."""
        return self._by_name.get(fold(name.partition("+")[0]))

    def explained(self, term: Term, rulings: Iterable[str]) -> list[Text]:
        """A word with its meaning, and what documents say of it."""
        cited = [Text(f"  [{ruling}] {get(ruling).statement}", "dim") for ruling in rulings]
        return [Text(term.name, "bold"), Text(term.meaning), *cited]

    def listed(self) -> list[Text]:
        """Every word there is an explanation for."""
        names = ", ".join(sorted(term.name for term in self.terms))
        return [Text("Words to look up with c", "bold"), Text(names)]
