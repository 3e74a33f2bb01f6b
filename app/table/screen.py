"""What a game says about its pieces, its keys and its table. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from app.art.rival_signs import Whose
from app.table.geometry.placement import Placement
from app.texts import Texts
from rules import Event, ItemId, Value


class Tip(Struct, frozen=True):
    """What a piece is and what it does, for the hover tip and the table in words."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()
    """Pairs of pictogram and words. A pictogram can have a colour of its own, which follows it: ``circle#9CC7F5``."""


class Explanation(Struct, frozen=True):
    """A piece enlarged and described, as far as the viewer may know it.

    ``subtitle`` is its name in the other language. ``notes`` are pairs (True for what speaks in its favour, words), ``facts`` pairs
    (pictogram, words). ``rule`` is the paragraph of the rules about it, ``picture`` what is painted large (its size counts, not its place),
    or ``icon`` if there is none.
    """

    title: str
    subtitle: str
    words: str
    notes: tuple[tuple[bool, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    rule: str = ""
    picture: Placement | None = None
    icon: str = "information"


class LaidRow(Struct, frozen=True):
    """What one player gets card by card: pictures with what each brings, and the sums before the first and after each of them.

    ``player`` None: an opponent without a seat. ``note`` says how the last sum came about.
    """

    player: int | None
    name: str
    cards: tuple[tuple[Placement, str], ...]
    sums: tuple[str, ...]
    note: str = ""


class LaidOpen(Struct, frozen=True):
    """Cards revealed one by one, each as a picture with what it does; ``lead`` is shown before them, ``foot`` when all are there.

    With ``rows`` the cards are those of the players, one player after the other.
    """

    title: str
    cards: tuple[tuple[Placement, str], ...] = ()
    lead: str = ""
    foot: str = ""
    rows: tuple[LaidRow, ...] = ()

    @property
    def count(self) -> int:
        """How many cards there are."""
        return len(self.cards) + sum(len(row.cards) for row in self.rows)


class Section(Struct, frozen=True):
    """A part of the table in words: a title, then sections of its own, then lines."""

    title: str
    lines: tuple[str, ...] = ()
    parts: tuple[Section, ...] = ()


class Rival(Struct, frozen=True):
    """An opponent without a seat, whom a lone player plays against; their name is ``<game>.meta.rival``.

    ``sign`` stands for them, ``box`` is the item on the table that is theirs, ``events`` are the kinds of events they cause if no
    player does. ``needs`` are the options of games in which they play, if they do not in all. ``tells`` returns what they have done in one
    step, line by line, for a banner over the table, with the names of the players: the banner of the part of the game that it belongs to,
    or the one that the kind of event ``acts`` opens. ``counted`` returns from the state what on the table gives their points of a row of
    the score; without that, their box stands for it.
    """

    sign: Whose = ""
    box: ItemId = ""
    events: frozenset[str] = frozenset()
    needs: Mapping[str, Value | bool] = {}
    acts: str = ""
    tells: Callable[[tuple[str, ...], Texts, Sequence[Event]], tuple[str, ...]] = lambda names, texts, events: ()
    counted: Callable[[Any, str], tuple[ItemId, ...]] = lambda state, row: ()

    def plays(self, options: Mapping[str, Value | bool]) -> bool:
        """Say whether a lone player plays against them with these options."""
        return all(options.get(name) == value for name, value in self.needs.items())

    def gave(self, state: Any, row: str) -> tuple[ItemId, ...]:
        """Return what on the table gives their points of a row of the score: their box, unless the game says it more precisely."""
        return self.counted(state, row) or (self.box,)


class GameKey(Struct, frozen=True):
    """A key that clicks things of a game, such as its dice.

    Its words are ``<game>.key.<id>``, its default letter in each language ``<game>.initial.<id>``. ``counted`` means that a digit after it,
    from 1, selects one; ``confirms`` that it chooses what has been put together if none of its things is lit.
    """

    id: str
    counted: bool = False
    confirms: bool = False
