"""What the command line asks for.

Imports no Qt, so that ``--version``, ``--arena`` and mistakes are answered immediately, with or without a screen.

The language of its sentences is that of ``--lang`` or of the system. How arguments are typed is in ``app.cli.arguments``, what they can ask
for in ``app.cli.commands``.
"""

from __future__ import annotations

import os
import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from app import __version__
from app.cli.bots import bot_names, learnable, try_out
from app.cli.commands import Arena, Balance, Command, Contest, Explain, Say, Screenshot, Start, Train, Workers, WrongUseError
from app.cli.console import PROGRAM
from app.storage.file_names import shown
from app.storage.regular_file import NotAFileError
from app.texts import LANGUAGES, Texts
from rules import BadSave, BadSetup, Value, catalogue, complete_options, meta, rules_of

if TYPE_CHECKING:
    import argparse

CLIENT = (1280, 712)
"""The client area of a window on the smallest screen, 1280x800, in pixels."""
LARGEST = 8192
LEVELS = ("debug", "info", "warning", "error")
MOST_GAMES = 1_000_000
MOST_PLAYOUTS = 100_000
LEAST_SECONDS, MOST_SECONDS = 0.05, 60
MOST_JOBS = 61
"""The maximum number of processes that Windows can wait for at the same time."""
MAX_SEED = (1 << 63) - 1
LAST_SEED = 1_000_000_000
"""The last seed of games between bots, whose own generators begin with multiples of it."""
ORDINARY = "normal"
"""The bot that shows the balance of a game, unless another is named."""
SIZE = re.compile(r"(\d{1,5})[xX×](\d{1,5})")
WHOLE = re.compile(r"-?[0-9]{1,40}")


def system_language() -> str:
    """Return German if that is the language of the system, else English."""
    import locale

    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), None)
    code = asked or locale.getlocale()[0] or ""
    return "de" if code.lower().startswith(("de", "german")) else "en"


def parse(arguments: list[str]) -> Command:
    """Return the command that the arguments ask for. Raises ``WrongUseError``."""
    if not arguments:
        return Start()
    say = Texts(language(arguments))
    given = _taken_apart(say, arguments)
    if given.lang is not None and given.lang not in LANGUAGES:
        raise WrongUseError(say("cli.language", language=given.lang, languages=", ".join(LANGUAGES)))
    if given.help:
        _only(say, given, "--help", ("help",))
        return Say(_help(say))
    if given.version:
        _only(say, given, "--version", ("version",))
        return Say(VERSION)
    if given.arena is not None:
        return _arena(say, given) if given.bots is None else _contest(say, given)
    if given.balance is not None:
        return _balance(say, given)
    if given.train is not None:
        return _train(say, given)
    if given.explain is not None:
        _only(say, given, "--explain", ("explain",))
        return Explain(given.explain, say.language)
    if given.screenshot is not None:
        return _screenshot(say, given)
    _only(say, given, say("app.cli.start"), ("save", "home", "log"))
    home = _home(say, given)
    if given.log is not None and given.log not in LEVELS:
        raise WrongUseError(say("cli.level", level=given.log, levels=", ".join(LEVELS)))
    return Start(given.save, given.lang, home, given.log or Start().log)


def sentence(say: Texts, error: BadSave | OSError, path: Path) -> str:
    """Say in one sentence what is wrong with a file."""
    return about(say, path, reason(say, error))


def reason(say: Texts, error: BadSave | OSError) -> str:
    """Say what is wrong with a file, without naming it."""
    if isinstance(error, BadSave):
        return say(error.key, **error.values)
    if isinstance(error, NotAFileError):
        return say("app.cli.no_file")
    return say("app.cli.missing" if isinstance(error, FileNotFoundError) else "app.cli.unreadable")


def about(say: Texts, path: Path, why: str) -> str:
    """Put the name of a file before a sentence about it."""
    return say("app.cli.file", file=shown(path.name or path), why=why)


def language(arguments: list[str]) -> str:
    """Return the language to answer in, whatever else is wrong with the arguments."""
    asked = [value for name, value in pairwise([*arguments, ""]) if name == "--lang"]
    asked += [one.removeprefix("--lang=") for one in arguments if one.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in LANGUAGES else system_language()


def _help(say: Texts) -> str:
    from app.cli.arguments import parser  # here, because the ordinary start has no arguments

    return parser(say, SIZE_WORDS).format_help().rstrip()


def _taken_apart(say: Texts, arguments: list[str]) -> argparse.Namespace:
    """Return the arguments by name, with their values as typed."""
    import argparse

    from app.cli.arguments import FLAGS, parser

    try:
        given, unknown = parser(say, SIZE_WORDS).parse_known_args(arguments)
    except argparse.ArgumentError as error:
        name = str(error.argument_name)
        raise WrongUseError(say("cli.takes_no_value" if name in FLAGS else "cli.needs_value", argument=name)) from None
    if unknown:
        raise WrongUseError(say("cli.unknown", argument=unknown[0]))
    return given


def _arena(say: Texts, given: argparse.Namespace) -> Arena:
    _only(say, given, say("cli.without_bots"), ("arena", "games", "players", "options", "seed", "json"))
    players = _players(say, given.arena, given.players)
    games = _within(say, "--games", given.games, 1, MOST_GAMES, 100)
    return Arena(
        game=given.arena,
        games=games,
        players=players,
        options=_fitting(say, given.arena, players, given.options),
        seed=_within(say, "--seed", given.seed, 0, MAX_SEED - games + 1, 1),  # each game takes the next one
        as_json=given.json,
    )


def _contest(say: Texts, given: argparse.Namespace) -> Contest:
    allowed = ("arena", "bots", "games", "players", "options", "seed", "jobs", "cluster", "playouts", "seconds", "json")
    _only(say, given, "--bots", allowed)
    players = _seats(say, given.arena, given.players)
    bots = bot_names(say, given.arena, given.bots)
    _for_searching(say, given, bots)
    seconds = None if given.seconds is None else _seconds(say, given.seconds)
    for argument in ("playouts", "cluster"):
        if seconds is not None and getattr(given, argument) is not None:
            raise WrongUseError(say("app.cli.useless", argument=f"--{argument}", what="--seconds"))
    return Contest(
        game=given.arena,
        bots=bots,
        games=_within(say, "--games", given.games, 1, MOST_GAMES, 100),
        players=players,
        options=_fitting(say, given.arena, players, given.options),
        seed=_within(say, "--seed", given.seed, 0, LAST_SEED, 1),
        playouts=_playouts(say, given),
        seconds=seconds,
        workers=_workers(say, given),
        as_json=given.json,
        language=say.language,
    )


def _balance(say: Texts, given: argparse.Namespace) -> Balance:
    _only(say, given, "--balance", ("balance", "bots", "games", "players", "options", "seed", "jobs", "cluster", "playouts", "json"))
    players = _seats(say, given.balance, given.players)
    bots = bot_names(say, given.balance, ORDINARY if given.bots is None else given.bots)
    _for_searching(say, given, bots)
    return Balance(
        game=given.balance,
        bots=bots,
        games=_within(say, "--games", given.games, 1, MOST_GAMES, 100),
        players=players,
        options=_fitting(say, given.balance, players, given.options),
        seed=_within(say, "--seed", given.seed, 0, LAST_SEED, 1),
        playouts=_playouts(say, given),
        workers=_workers(say, given),
        as_json=given.json,
        language=say.language,
    )


def _train(say: Texts, given: argparse.Namespace) -> Train:
    _only(say, given, "--train", ("train", "towards", "begin_with", "games", "players", "seed", "jobs", "cluster", "home"))
    players = _seats(say, given.train, given.players)
    learnable(say, given.train)
    return Train(
        game=given.train,
        players=players,
        games=_within(say, "--games", given.games, 1, MOST_GAMES, 5000),
        seed=_within(say, "--seed", given.seed, 0, LAST_SEED, 1),
        workers=_workers(say, given),
        home=_home(say, given),
        language=say.language,
        towards=_towards(say, given.train, players, given.towards),
        begin_with=given.begin_with,
    )


def _towards(say: Texts, game: str, players: int, raw: str | None) -> tuple[str, ...]:
    """Return what bots are to favour, each of which must be something that the game has."""
    if raw is None:
        return ()
    from rules.bots.arena import setup
    from rules.bots.leaning import favourable

    possible = favourable(rules_of(game), setup(game, players, 1, {}).game.state)
    if not possible:
        raise WrongUseError(say("cli.race", game=game))
    found = tuple(name.strip() for name in raw.split(","))
    for name in found:
        if name not in possible:
            raise WrongUseError(say("cli.not_favourable", name=name, possible=", ".join(possible)))
    return found


def _for_searching(say: Texts, given: argparse.Namespace, bots: tuple[str, ...]) -> None:
    """Refuse arguments for bots that try their plans out, if there are none."""
    for argument in ("playouts", "seconds"):
        if getattr(given, argument) is not None and not try_out(bots):
            raise WrongUseError(say("app.cli.useless", argument=f"--{argument}", what=f"--bots {','.join(bots)}"))


def _playouts(say: Texts, given: argparse.Namespace) -> int:
    from rules.bots.matches import PLAYOUTS

    return _within(say, "--playouts", given.playouts, 0, MOST_PLAYOUTS, PLAYOUTS)


def _workers(say: Texts, given: argparse.Namespace) -> Workers:
    if given.cluster is not None and given.jobs is not None:
        raise WrongUseError(say("app.cli.useless", argument="--jobs", what="--cluster"))
    if given.cluster == "":
        raise WrongUseError(say("cli.needs_value", argument="--cluster"))
    return Workers(_within(say, "--jobs", given.jobs, 1, MOST_JOBS, 1), given.cluster or "")


def _home(say: Texts, given: argparse.Namespace) -> Path | None:
    if given.home == "":
        raise WrongUseError(say("cli.needs_value", argument="--home"))
    return Path(given.home) if given.home is not None else None


def _screenshot(say: Texts, given: argparse.Namespace) -> Screenshot:
    size = _size(say, given.size)
    if given.game is None:
        _only(say, given, say("app.cli.without_game"), ("screenshot", "size", "save"))
        return Screenshot(given.screenshot, size, given.lang, given.save)
    _only(say, given, "--game", ("screenshot", "size", "game", "players", "seed", "moves", "options"))
    players = _seats(say, given.game, given.players)
    return Screenshot(
        given.screenshot,
        size,
        given.lang,
        game=given.game,
        players=players,
        seed=_within(say, "--seed", given.seed, 0, MAX_SEED, 1),
        moves=_within(say, "--moves", given.moves, 0, 100_000, 0),
        options=_fitting(say, given.game, players, given.options),
    )


def _only(say: Texts, given: argparse.Namespace, what: str, allowed: tuple[str, ...]) -> None:
    """Refuse arguments that would do nothing."""
    for name, value in vars(given).items():
        if value is not None and value is not False and name not in ("lang", *allowed):
            raise WrongUseError(say("app.cli.useless", argument=say("cli.value.save") if name == "save" else f"--{name}", what=what))


def _players(say: Texts, game: str, raw: str | None) -> int | None:
    """Return the number of players asked for, or None if none is given."""
    known = {one.id: one for one in catalogue()}
    if game not in known:
        raise WrongUseError(say("app.cli.no_game", game=game, games=", ".join(known)))
    players = None if raw is None else _whole(say, "--players", raw)
    if players is not None and players not in known[game].players:
        lowest, highest = known[game].min_players, known[game].max_players
        raise WrongUseError(say("app.cli.players", game=game, lowest=lowest, highest=highest, n=players))
    return players


def _seats(say: Texts, game: str, raw: str | None) -> int:
    """Return the number of players asked for, otherwise 2 if the game can be played by that many."""
    players = _players(say, game, raw)
    return players if players is not None else min(2, meta(game).max_players)


def _fitting(say: Texts, game: str, players: int | None, raw: str | None) -> dict[str, Value | bool]:
    """Return the options of ``--options``, which must be valid for every player count that will be played."""
    if raw is None:
        return {}
    try:
        options = msgspec.json.decode(raw, type=dict[str, int | str | bool])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        from app.cli.arguments import EXAMPLE

        raise WrongUseError(say("app.cli.options", example=EXAMPLE)) from None
    of = meta(game)
    for count in of.players if players is None else (players,):
        try:
            complete_options(of, count, options)
        except BadSetup:
            possible = [option for option in of.options if option.players is None or count in option.players]
            words = "; ".join(f"{option.id} = {_json(option.possible(count, options))}" for option in possible) or say("app.cli.no_options")
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


def _within(say: Texts, name: str, raw: str | None, lowest: int, highest: int, default: int) -> int:
    value = default if raw is None else _whole(say, name, raw)
    if not lowest <= value <= highest:
        raise WrongUseError(say("app.cli.number", argument=name, lowest=lowest, highest=highest))
    return value


def _seconds(say: Texts, raw: str) -> float:
    """Return the seconds that were typed."""
    try:
        seconds = float(raw)
    except ValueError:
        seconds = 0.0
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:  # NaN is within no limits
        raise WrongUseError(say("cli.not_seconds", lowest=str(LEAST_SECONDS), highest=MOST_SECONDS, value=raw))
    return seconds


def _whole(say: Texts, name: str, raw: str) -> int:
    """Return the whole number that was typed, with or without spaces between its digits."""
    digits = "".join(raw.split())
    if not WHOLE.fullmatch(digits):
        raise WrongUseError(say("cli.not_whole", argument=name, value=raw))
    return int(digits)


SIZE_WORDS = f"{CLIENT[0]}x{CLIENT[1]}"
VERSION = f"{PROGRAM} {__version__}"
