"""The rules of a game to read: chapters of paragraphs, each naming the clauses it puts into words. Pure: no Qt.

The words are ``<game>_rules.chapter.<chapter>``, ``<game>_rules.rule.<paragraph>`` and ``<game>_rules.rule.<paragraph>.title``.
"""

from __future__ import annotations

from msgspec import Struct

from app.texts import Texts


class Paragraph(Struct, frozen=True):
    """Some sentences under a title of their own. ``id`` is unique in the book."""

    id: str
    clauses: tuple[str, ...]


class Chapter(Struct, frozen=True):
    """Paragraphs that belong together."""

    id: str
    paragraphs: tuple[Paragraph, ...]


Rulebook = tuple[Chapter, ...]


def chapter_title(game: str, chapter: str, texts: Texts) -> str:
    """Return the title of a chapter."""
    return texts(f"{game}_rules.chapter.{chapter}")


def title(game: str, paragraph: str, texts: Texts) -> str:
    """Return the title of a paragraph."""
    return texts(f"{game}_rules.rule.{paragraph}.title")


def words(game: str, paragraph: str, texts: Texts) -> str:
    """Return the words of a paragraph."""
    return texts(f"{game}_rules.rule.{paragraph}")


def paragraph_of(book: Rulebook, clause: str) -> str | None:
    """Return the paragraph that puts a clause into words; None if none does."""
    for chapter in book:
        for paragraph in chapter.paragraphs:
            if clause in paragraph.clauses:
                return paragraph.id
    return None


def search(game: str, book: Rulebook, sought: str, texts: Texts) -> list[str]:
    """Return the paragraphs of a game's book that contain all words of ``sought``, ignoring case; matches in the title come first."""
    wanted = sought.casefold().split()
    first: list[str] = []
    others: list[str] = []
    for chapter in book:
        for paragraph in chapter.paragraphs:
            head = title(game, paragraph.id, texts).casefold()
            body = words(game, paragraph.id, texts).casefold()
            if all(word in head for word in wanted):
                first.append(paragraph.id)
            elif all(word in head or word in body for word in wanted):
                others.append(paragraph.id)
    return first + others if wanted else []
