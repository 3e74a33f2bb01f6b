"""What a command line can ask for, and how a request can fail."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from rules import Value

DONE, FAILED, WRONG_USE = 0, 1, 2
"""The exit codes: the request was carried out; it failed; the command line is wrong."""


class CommandError(Exception):
    """A request that was not carried out; the text is a sentence in the player's language."""

    code = FAILED


class WrongUseError(CommandError):
    """A wrong command line."""

    code = WRONG_USE


class FailedError(CommandError):
    """A failure of something that a correct command line needs: a file, a disk."""


class Start(Struct, frozen=True):
    """The ordinary start, or the opening of a save."""

    save: Path | None = None
    language: str | None = None
    home: Path | None = None
    """The folder where all the player's data is kept instead of the usual places."""
    log: str = "info"
    """The minimum level of what is logged."""


class Screenshot(Struct, frozen=True):
    """A picture of a position, or of the start page if neither ``save`` nor ``game`` is given; ``size`` in pixels of the client area."""

    out: Path
    size: tuple[int, int]
    language: str | None
    save: Path | None = None
    game: str | None = None
    players: int = 2
    seed: int = 1
    moves: int = 0
    options: dict[str, Value | bool] = field(default_factory=dict)


class Workers(Struct, frozen=True):
    """Who plays the games: a number of processes on this machine or, if it has an address, a cluster."""

    jobs: int = 1
    cluster: str = ""


class Arena(Struct, frozen=True):
    """Complete random games without a window; ``players`` None means every player count in turn."""

    game: str
    games: int
    players: int | None
    options: dict[str, Value | bool]
    seed: int
    as_json: bool


class Contest(Struct, frozen=True):
    """Games between bots, to find out who plays better."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    options: dict[str, Value | bool]
    seed: int
    playouts: int
    seconds: float | None
    """How long a bot that searches may think for a decision, instead of a number of play-outs."""
    workers: Workers
    as_json: bool
    language: str


class Balance(Struct, frozen=True):
    """Games of a bot against itself, or of several in every seat, to find out what in a game is worth anything."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    options: dict[str, Value | bool]
    seed: int
    playouts: int
    workers: Workers
    as_json: bool
    language: str


class Train(Struct, frozen=True):
    """Games that bots play to learn from."""

    game: str
    players: int
    games: int
    seed: int
    workers: Workers
    home: Path | None
    language: str
    towards: tuple[str, ...] = ()
    """What bots favour: tracks, and sources of points."""
    begin_with: Path | None = None
    """The weights that learning begins with, if not those of the game."""


class Explain(Struct, frozen=True):
    """A stored game as text."""

    save: Path
    language: str


class Say(Struct, frozen=True):
    """A text to print: the version, the help."""

    text: str


Command = Start | Screenshot | Arena | Contest | Balance | Train | Explain | Say
