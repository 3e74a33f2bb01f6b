"""The rules of a game to be read: chapters of paragraphs, each naming the clauses it puts into words. Pure: no Qt.

A game has them in ``app.games.<game>.rulebook.RULEBOOK``. The words are ``<game>_rules.chapter.<chapter>``,
``<game>_rules.rule.<paragraph>`` and ``<game>_rules.rule.<paragraph>.title``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from app.texts import Texts


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences under a title of their own. ``id`` is unique in the book."""

    id: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """What belongs together."""

    id: str
    paragraphs: tuple[Paragraph, ...]


Rulebook = tuple[Chapter, ...]


@cache
def has_rulebook(game: str) -> bool:
    """Whether a game has rules to be read."""
    return find_spec(f"app.games.{game}") is not None and find_spec(f"app.games.{game}.rulebook") is not None


@cache
def rulebook_of(game: str) -> Rulebook:
    """The rules of a game. Raises ModuleNotFoundError for a game without."""
    found: Rulebook = import_module(f"app.games.{game}.rulebook").RULEBOOK
    return found


def chapter_title(game: str, chapter: str, texts: Texts) -> str:
    """The title of a chapter."""
    return texts(f"{game}_rules.chapter.{chapter}")


def title(game: str, paragraph: str, texts: Texts) -> str:
    """The title of a paragraph."""
    return texts(f"{game}_rules.rule.{paragraph}.title")


def words(game: str, paragraph: str, texts: Texts) -> str:
    """What a paragraph says."""
    return texts(f"{game}_rules.rule.{paragraph}")


def paragraph_of(game: str, clause: str) -> str | None:
    """The paragraph that puts a clause into words; None: no one does."""
    for chapter in rulebook_of(game):
        for paragraph in chapter.paragraphs:
            if clause in paragraph.clauses:
                return paragraph.id
    return None


def search(game: str, sought: str, texts: Texts) -> list[str]:
    """The paragraphs with all words of ``sought`` in them, in any case; those with the words in their title first."""
    wanted = sought.casefold().split()
    first: list[str] = []
    others: list[str] = []
    for chapter in rulebook_of(game):
        for paragraph in chapter.paragraphs:
            head = title(game, paragraph.id, texts).casefold()
            body = words(game, paragraph.id, texts).casefold()
            if all(word in head for word in wanted):
                first.append(paragraph.id)
            elif all(word in head or word in body for word in wanted):
                others.append(paragraph.id)
    return first + others if wanted else []
