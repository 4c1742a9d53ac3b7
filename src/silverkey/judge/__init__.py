"""The judge: lay out a position, drive it, check it, explain it. The format of cases is in docs/cases.md."""

from silverkey.judge.report import (
    FAILED,
    NOT_RUN,
    PASSED,
    Document,
    Result,
    find_documents,
    judge_and_print,
    judge_document,
    judge_paths,
)

__all__ = [
    "FAILED",
    "NOT_RUN",
    "PASSED",
    "Document",
    "Result",
    "find_documents",
    "judge_and_print",
    "judge_document",
    "judge_paths",
]
