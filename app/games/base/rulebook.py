"""The rulebook written as a table: chapters, paragraphs, and the clauses each paragraph puts into words."""

from __future__ import annotations

from collections.abc import Mapping

from app.teaching.rulebook import Chapter, Paragraph, Rulebook


def rulebook(prefix: str, chapters: Mapping[str, Mapping[str, str]]) -> Rulebook:
    """Return a rulebook; the clauses of a paragraph are separated by spaces and written without their ``prefix``."""
    return tuple(
        Chapter(chapter, tuple(Paragraph(of, tuple(f"{prefix}-{clause}" for clause in clauses.split())) for of, clauses in said.items()))
        for chapter, said in chapters.items()
    )
