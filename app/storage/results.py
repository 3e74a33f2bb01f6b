"""Every finished game, in a folder of its own: its result on the first line of its file, the whole game on the second.

Lists and statistics read first lines only. Practice games are kept too, marked as such.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

import rules
from app.platform import patience
from app.session.digest import digest
from app.storage import atomic_write, regular_file
from app.storage.log_only import checked
from app.texts import LANGUAGES, Texts
from rules import BadSave, Record, TieBreak, Value

ENDING = ".burgage-game"
LONGEST_LINE = 20_000
"""The maximum number of bytes of a result: some hundred are usual."""


Figure = Annotated[int, Meta(ge=-9_999, le=9_999)]
"""Points and other counts: no game comes near these bounds."""
Name = Annotated[str, Meta(max_length=60)]
Day = Annotated[str, Meta(pattern=rf"\A({rules.DAY})?\Z")]
Sitter = Literal["person", "easy", "normal", "hard", "mixed"]
"""Who played a seat from the first decision to the last; ``mixed``: it was handed over in between, so its result is no one's."""


class Source(Struct, frozen=True):
    """Points from one source, in seat order."""

    key: str
    points: tuple[Figure, ...]


class Result(Struct, frozen=True, kw_only=True):
    """The result of a game; everything in seat order. ``when`` it ended, in seconds since 1970."""

    game: str
    when: float
    names: tuple[Name, ...]
    options: dict[str, Value | bool]
    sources: tuple[Source, ...]
    scores: tuple[Figure, ...]
    ranks: tuple[Figure, ...]
    won: tuple[bool, ...]
    decisions: Annotated[int, Meta(ge=0)]
    colours: tuple[str, ...]
    rival: Figure | None = None
    practice: bool = False
    played: str = ""
    """A digest of the deal and of every decision: two games can have the same figures."""
    ties: tuple[tuple[TieBreak, ...], ...] = ()
    """The tie-breaks between equal scores; empty in results kept by earlier versions, whose figures did not say what they counted."""
    seats: tuple[Sitter, ...] = ()
    """Who sat there; people in results kept by versions without computers, which do not say so."""
    day: Day = ""
    """The date whose deal of the day it was, if it was one."""
    sides: tuple[Annotated[int, Meta(ge=0, le=9)], ...] = ()
    """The side each seat is on; everybody's own in results kept by versions without computers, which do not say so."""

    def __post_init__(self) -> None:
        if not self.seats:
            force_setattr(self, "seats", ("person",) * len(self.names))
        if not self.sides:
            force_setattr(self, "sides", tuple(range(len(self.names))))

    @property
    def solo(self) -> bool:
        """Whether it was the game for one player."""
        return len(self.names) == 1

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people played from the first decision to the last."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == "person")

    @property
    def with_computers(self) -> bool:
        """Whether a computer played, if only for a while."""
        return len(self.people) < len(self.seats)


class _Mark(Struct):
    """The part of a result that tells games apart."""

    played: str = ""


_marked = msgspec.json.Decoder(_Mark)


class Kept(Struct, frozen=True):
    """A finished game on disk; ``copies`` are further files of the very same game, which do not count."""

    path: Path
    result: Result
    copies: tuple[Path, ...] = ()


def result_of(record: Record, when: float) -> Result:
    """Return the result of a finished game. Raises ValueError if it is not over."""
    state, header = record.game.state, record.header
    if not state.standings:
        raise ValueError("the game is not over")
    by_seat = {standing.player: standing for standing in state.standings}
    standings = [by_seat[seat] for seat in range(len(header.names))]
    return Result(
        game=header.game,
        when=when,
        names=header.names,
        options=header.options,
        sources=tuple(Source(row.key, row.points) for row in record.rules.ended(state)),
        scores=tuple(standing.score for standing in standings),
        ranks=tuple(standing.rank for standing in standings),
        won=tuple(standing.won for standing in standings),
        decisions=len(record.entries),
        colours=header.seat_colours,
        rival=record.rules.rival(state),
        practice=header.practice,
        played=digest(record),
        ties=tuple(standing.tie_break for standing in standings),
        day=header.day,
        seats=sitters(record),
        sides=tuple(record.rules.side_of(state, seat) for seat in range(len(header.names))),
    )


def sitters(record: Record) -> tuple[Sitter, ...]:
    """Return who played the seats of a game."""
    found: list[set[Sitter]] = [set() for _ in record.header.names]
    for entry in record.entries:
        found[entry.player].add(entry.by or record.header.seats[entry.player])
    now = record.header.seats
    return tuple("mixed" if len(kinds) > 1 else next(iter(kinds), now[seat]) for seat, kinds in enumerate(found))


def keep(folder: Path, record: Record, when: float) -> Path:
    """Write a finished game, whole or not at all, and return its path. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    base = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(when))}-{record.header.game}"
    path = next(path for n in range(1, 1000) if not (path := folder / f"{base}{f'-{n}' if n > 1 else ''}{ENDING}").exists())
    atomic_write.replace(path, msgspec.json.encode(result_of(record, when)) + b"\n" + rules.encode(record) + b"\n")
    return path


def holds(folder: Path, record: Record) -> bool:
    """Say whether a finished game, with this deal and these decisions, is kept already."""
    played = digest(record)
    return any(_played(path) == played for path in sorted(folder.glob(f"*{ENDING}"), reverse=True))


def _played(path: Path) -> str:
    """Return the digest in a file; empty if it cannot be read, since then it keeps no game."""
    try:
        return _marked.decode(_first_line(path)).played
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def _first_line(path: Path) -> bytes:
    return regular_file.read(path, LONGEST_LINE).partition(b"\n")[0]


def results(folder: Path) -> tuple[list[Kept], list[str]]:
    """Return all finished games, newest first, each once, and the names of files that cannot be read."""
    found: list[Kept] = []
    unreadable: list[str] = []
    try:
        paths = [path for path in folder.iterdir() if path.suffix == ENDING]
    except FileNotFoundError:
        return [], []
    except OSError:
        return [], [folder.name]
    for path in paths:
        patience.step()
        try:
            found.append(Kept(path, _checked(msgspec.json.decode(_first_line(path), type=Result))))
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError, KeyError):
            unreadable.append(path.name)
    return sorted(_once(found), key=_age, reverse=True), sorted(unreadable)


def _age(kept: Kept) -> tuple[float, str]:
    return kept.result.when, kept.path.name


def _once(found: list[Kept]) -> list[Kept]:
    """Return every game once, as it was first kept: a copied file, or a copied save played to the same end, is not another game.

    Games are the same if their results, their deals and all their decisions are. Options do not count: later programs know more of them.
    """
    same: dict[bytes, list[Kept]] = {}
    for kept in sorted(found, key=_age):
        same.setdefault(msgspec.json.encode(msgspec.structs.replace(kept.result, when=0.0, ties=(), options={}, sides=())), []).append(kept)
    return [Kept(first.path, first.result, tuple(copy.path for copy in copies)) for first, *copies in same.values()]


def open_game(path: Path) -> Record:
    """Return the whole game of a file. Raises ``BadSave`` or OSError."""
    record = checked(rules.load(regular_file.read(path, LONGEST_LINE + rules.MAX_BYTES + 1).partition(b"\n")[2]))
    if not record.game.over:
        raise BadSave("save.damaged", "This save is damaged: the game is not over", where="unfinished")
    return record


def _checked(result: Result) -> Result:
    """Return the result if everything in it can be shown and counted. Raises ValueError, or KeyError for an unknown game."""
    meta, seats = rules.meta(result.game), len(result.names)
    points = [source.points for source in result.sources]
    result = msgspec.structs.replace(result, names=tuple(map(rules.readable, result.names)))
    if not all(result.names):
        raise ValueError("a name shows nothing")
    if not set(result.colours) <= set(rules.COLOURS):
        raise ValueError("there is no such colour")
    figures = (result.colours, result.seats, result.sides, result.scores, result.ranks, result.won, *points)
    if seats not in meta.players or any(len(of) != seats for of in figures) or len(result.ties) not in (0, seats):
        raise ValueError("the figures do not fit the seats")
    if not {"person", "mixed"} & {*result.seats}:
        raise ValueError("no person played")
    if result.rival is not None and not (result.solo and meta.solo):
        raise ValueError("there is no rival")
    if not all(Texts(LANGUAGES[0]).has(f"{result.game}.score.{source.key}") for source in result.sources):
        raise ValueError("there is no such source of points")
    if tuple(map(sum, zip(*points, strict=True))) != result.scores:
        raise ValueError("the points do not add up to the scores")
    return result
