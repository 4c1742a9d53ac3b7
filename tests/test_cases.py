"""Every case in cases/ holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverkey.judge import NOT_RUN, Document, find_documents, judge_document

CASES = Path(__file__).parent.parent / "cases"


def name_of(document: Document) -> str:
    """How pytest calls a case: where it stands and what it says."""
    return f"{Path(document.file).relative_to(CASES)}:{document.line}: {document.title}"


@pytest.mark.parametrize("document", list(find_documents([CASES])), ids=name_of)
def test_case(document: Document) -> None:
    results = judge_document(document)
    if all(result.status == NOT_RUN for result in results):
        pytest.skip("; ".join(message for result in results for message in result.messages))
    wrong = [message for result in results if not result.passed for message in result.messages]
    if wrong:
        pytest.fail("\n".join([document.title, *wrong]), pytrace=False)
