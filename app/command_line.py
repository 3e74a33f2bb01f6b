"""The command line. Imports no Qt, so that ``--version``, ``--arena`` and mistakes answer at once, also where there is no screen.

burgage [SAVE]
burgage --screenshot OUT.png [--size WxH] [--lang de|en] [SAVE | --game ID --players N --seed S --moves M --options JSON]
burgage --arena GAME [--games N] [--players N] [--options JSON] [--seed S] [--json]
burgage --version
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

from app import __version__
from app.file_names import shown
from app.regular_file import NotAFileError
from app.texts import LANGUAGES, Texts
from rules import BadSave, BadSetup, Value, catalogue, complete_options, meta

if TYPE_CHECKING:
    import argparse

PROGRAM = "burgage"
CLIENT = (1280, 712)
"""The client area of a window on the smallest screen, 1280x800, in pixels."""
LARGEST = 8192
MOST_GAMES = 1_000_000
EXAMPLE = '{"open_hands": false}'
SIZE = re.compile(r"(\d{1,5})[xX×](\d{1,5})")


class WrongUseError(Exception):
    """The command line cannot be carried out; the text is a sentence in the language of the player."""


@dataclass(frozen=True)
class Start:
    """The ordinary start, or the opening of a save."""

    save: Path | None = None
    language: str | None = None


@dataclass(frozen=True)
class Screenshot:
    """A picture of a position, or of the start page when neither ``save`` nor ``game`` is given; ``size`` in pixels of the client area."""

    out: Path
    size: tuple[int, int]
    language: str | None
    save: Path | None = None
    game: str | None = None
    players: int = 2
    seed: int = 1
    moves: int = 0
    options: dict[str, Value | bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Arena:
    """Whole games without a window; ``players`` None: every player count in turn."""

    game: str
    games: int
    players: int | None
    options: dict[str, Value | bool]
    seed: int
    as_json: bool


@dataclass(frozen=True)
class Version:
    """Only say which version this is."""


Command = Start | Screenshot | Arena | Version


def system_language() -> str:
    """German where the system speaks it, else English."""
    import locale

    code = locale.getlocale()[0] or ""
    return "de" if code.lower().startswith(("de", "german")) else "en"


def parse(arguments: list[str]) -> Command:
    """What is to be done. Raises ``WrongUseError``; prints the help and leaves with 0 for ``--help``."""
    if not arguments:
        return Start()
    given = _parser().parse_args(arguments)
    say = Texts(given.lang or system_language())
    if given.version:
        _only(say, given, "--version", ("version",))
        return Version()
    if given.arena is not None:
        _only(say, given, "--arena", ("arena", "games", "players", "options", "seed", "json"))
        _known(say, given.arena, given.players)
        return Arena(
            game=given.arena,
            games=_within(say, "--games", given.games, 1, MOST_GAMES, 100),
            players=given.players,
            options=_fitting(say, given.arena, given.players, given.options),
            seed=_seed(say, given.seed),
            as_json=given.json,
        )
    if given.screenshot is not None:
        return _screenshot(say, given)
    _only(say, given, say("app.cli.start"), ("save",))
    return Start(given.save, given.lang)


def sentence(say: Texts, error: BadSave | OSError, path: Path) -> str:
    """Say in one sentence what is wrong with a file."""
    return about(say, path, reason(say, error))


def reason(say: Texts, error: BadSave | OSError) -> str:
    """Say what is wrong with a file that need not be named."""
    if isinstance(error, BadSave):
        return say(error.key, **error.values)
    if isinstance(error, NotAFileError):
        return say("app.cli.no_file")
    return say("app.cli.missing" if isinstance(error, FileNotFoundError) else "app.cli.unreadable")


def about(say: Texts, path: Path, why: str) -> str:
    """Put the name of a file before a sentence about it."""
    return say("app.cli.file", file=shown(path.name or path), why=why)


def _parser() -> argparse.ArgumentParser:
    import argparse  # here, because the ordinary start has no arguments

    class Parser(argparse.ArgumentParser):
        """Says what is wrong in one sentence instead of printing the usage."""

        def error(self, message: str) -> NoReturn:
            raise WrongUseError(message)

    parser = Parser(
        prog=PROGRAM, description="Medieval board games by their full rules, for the people at one computer.", allow_abbrev=False
    )
    parser.add_argument("save", metavar="SAVE", nargs="?", type=Path, help="a saved game or a journal to open")
    parser.add_argument("--version", action="store_true", help="say the version and leave")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; otherwise the one chosen last, or the system's")
    picture = parser.add_argument_group("picture of a position, painted off screen")
    picture.add_argument("--screenshot", metavar="OUT.png", type=Path, help="paint SAVE, a new game or the start page into this file")
    picture.add_argument("--size", metavar="WxH", help=f"pixels of the window's inside (default {CLIENT[0]}x{CLIENT[1]})")
    picture.add_argument("--game", metavar="ID", help="a game: " + ", ".join(one.id for one in catalogue()))
    picture.add_argument("--moves", metavar="M", type=int, help="make M random decisions first (default 0)")
    arena = parser.add_argument_group("whole games without a window")
    arena.add_argument("--arena", metavar="GAME", help="play random games, check every invariant, print the speeds")
    arena.add_argument("--games", metavar="N", type=int, help="how many (default 100)")
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    both = parser.add_argument_group("for both")
    both.add_argument(
        "--players", metavar="N", type=int, help="how many players (default: 2 in a picture, every number in turn in the arena)"
    )
    both.add_argument("--seed", metavar="S", type=int, help="the deal and the random decisions (default 1)")
    both.add_argument("--options", metavar="JSON", help=f"the options of the game, such as {EXAMPLE}")
    return parser


def _screenshot(say: Texts, given: argparse.Namespace) -> Screenshot:
    size = _size(say, given.size)
    if given.game is None:
        _only(say, given, say("app.cli.without_game"), ("screenshot", "size", "save"))
        return Screenshot(given.screenshot, size, given.lang, given.save)
    _only(say, given, "--game", ("screenshot", "size", "game", "players", "seed", "moves", "options"))
    _known(say, given.game, given.players)
    players = given.players if given.players is not None else min(2, meta(given.game).max_players)
    return Screenshot(
        given.screenshot,
        size,
        given.lang,
        game=given.game,
        players=players,
        seed=_seed(say, given.seed),
        moves=_within(say, "--moves", given.moves, 0, 100_000, 0),
        options=_fitting(say, given.game, players, given.options),
    )


def _only(say: Texts, given: argparse.Namespace, what: str, allowed: tuple[str, ...]) -> None:
    """Refuse arguments that would do nothing."""
    for name, value in vars(given).items():
        if value is not None and value is not False and name not in ("lang", *allowed):
            raise WrongUseError(say("app.cli.useless", argument="SAVE" if name == "save" else f"--{name}", what=what))


def _known(say: Texts, game: str, players: int | None) -> None:
    known = {one.id: one for one in catalogue()}
    if game not in known:
        raise WrongUseError(say("app.cli.no_game", game=game, games=", ".join(known)))
    if players is not None and players not in known[game].players:
        lowest, highest = known[game].min_players, known[game].max_players
        raise WrongUseError(say("app.cli.players", game=game, lowest=lowest, highest=highest, n=players))


def _fitting(say: Texts, game: str, players: int | None, raw: str | None) -> dict[str, Value | bool]:
    """The options of ``--options``, which must fit every player count that will be played."""
    if raw is None:
        return {}
    try:
        options = msgspec.json.decode(raw, type=dict[str, int | str | bool])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise WrongUseError(say("app.cli.options", example=EXAMPLE)) from None
    of = meta(game)
    for count in of.players if players is None else (players,):
        try:
            complete_options(of, count, options)
        except BadSetup:
            possible = [option for option in of.options if option.players is None or count in option.players]
            words = "; ".join(f"{option.id} = {_json(option.values)}" for option in possible) or say("app.cli.no_options")
            raise WrongUseError(say("app.cli.bad_option", n=count, possible=words)) from None
    return options


def _json(values: tuple[Value | bool, ...]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _size(say: Texts, raw: str | None) -> tuple[int, int]:
    if raw is None:
        return CLIENT
    match = SIZE.fullmatch(raw)
    if match is None or not all(100 <= int(n) <= LARGEST for n in match.groups()):
        raise WrongUseError(say("app.cli.size", size=raw, largest=LARGEST))
    return int(match[1]), int(match[2])


def _seed(say: Texts, seed: int | None) -> int:
    return _within(say, "--seed", seed, 0, (1 << 63) - 1, 1)


def _within(say: Texts, name: str, value: int | None, lowest: int, highest: int, default: int) -> int:
    if value is None:
        return default
    if not lowest <= value <= highest:
        raise WrongUseError(say("app.cli.number", argument=name, lowest=lowest, highest=highest))
    return value


VERSION = f"{PROGRAM} {__version__}"
