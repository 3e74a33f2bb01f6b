"""What a game says about its pieces, its keys and its table. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from app.table.geometry.placement import Placement


@dataclass(frozen=True)
class Tip:
    """What a piece is and what it does, for the hover tip and the words list."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()
    """(pictogram, words)"""


@dataclass(frozen=True)
class Explanation:
    """A piece enlarged and told about, as far as the viewer may know it.

    ``subtitle`` has its name in the other language. ``notes`` are (True for what speaks for it, words), ``facts`` (pictogram, words).
    ``rule`` is the paragraph of the rules about it, ``picture`` what is painted large (its size counts, not its place), or ``icon``.
    """

    title: str
    subtitle: str
    words: str
    notes: tuple[tuple[bool, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    rule: str = ""
    picture: Placement | None = None
    icon: str = "information"


@dataclass(frozen=True)
class LaidOpen:
    """Cards laid open one by one, each as a picture with what it does; ``lead`` is said before them, ``foot`` when all lie there."""

    title: str
    cards: tuple[tuple[Placement, str], ...]
    lead: str = ""
    foot: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the table in words: a title, parts of its own, then lines."""

    title: str
    lines: tuple[str, ...] = ()
    parts: tuple[Section, ...] = ()


@dataclass(frozen=True, slots=True)
class GameKey:
    """A key that clicks things of a game, such as its dice. Words: ``<game>.key.<id>``; its usual letter in each language:
    ``<game>.initial.<id>``. ``counted``: a digit after it, from 1, says which. ``confirms``: when none of its things is lit, it chooses
    what has been put together.
    """

    id: str
    counted: bool = False
    confirms: bool = False
