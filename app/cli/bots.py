"""Bots as a command line names them: by their name, and with weights of their own as ``normal@weights.json``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from app.cli.commands import FailedError, WrongUseError
from app.storage import regular_file
from app.storage.file_names import shown
from rules import rules_of

if TYPE_CHECKING:
    from app.texts import Texts
    from rules.bots.matches import Contender
    from rules.bots.valuation import Weights

AT = "@"
"""What separates the name of a bot from the file of its weights."""
LARGEST = 1 << 20
"""The maximum size of a file of weights, in bytes."""


def bot_names(say: Texts, game: str, raw: str) -> tuple[str, ...]:
    """Return the bots named in ``raw``, each of which must be one that can play the game. Raises ``WrongUseError``."""
    from rules.bots.strengths import NAMES, STRENGTHS, YARDSTICKS

    found = tuple(name.strip() for name in raw.split(","))
    for name in found:
        known, at, file = name.partition(AT)
        if known not in NAMES or (at and (known not in STRENGTHS or not file)):
            raise WrongUseError(say("cli.no_bot", bot=name, bots=", ".join(NAMES)))
    if len({*found}) < len(found):
        raise WrongUseError(say("cli.bot_twice"))
    if not {*found} <= {*YARDSTICKS}:
        learnable(say, game)
    return found


def try_out(bots: tuple[str, ...]) -> bool:
    """Say whether one of the bots tries its plans out."""
    from rules.bots.strengths import TRIES_OUT

    return any(name.partition(AT)[0] == TRIES_OUT for name in bots)


def learnable(say: Texts, game: str) -> None:
    """Refuse a game that does not say what to learn from. Raises ``WrongUseError``."""
    from rules.bots.strengths import YARDSTICKS, playable

    if not playable(rules_of(game)):
        raise WrongUseError(say("cli.not_learnable", game=game, bots=", ".join(YARDSTICKS)))


def contender(say: Texts, game: str, name: str) -> Contender:
    """Return the bot of this name, with its weights. Raises ``FailedError`` if they cannot be read."""
    from rules.bots.matches import Contender

    known, at, file = name.partition(AT)
    return Contender(known, weights_in(say, game, Path(file)), name) if at else Contender(known)


def weights_in(say: Texts, game: str, file: Path) -> Weights:
    """Return the weights in a file. Raises ``FailedError`` if it has none for the features of this game."""
    from rules.bots.valuation import CONSTANT, Weights

    features = rules_of(game).features
    known = {feature.name for feature in features().names} if features is not None else set()
    try:
        found = msgspec.json.decode(regular_file.read(file, LARGEST), type=Weights)
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeError):
        raise FailedError(say("cli.no_weights", file=shown(file), game=game)) from None
    if not known & (found.by_feature.keys() - {CONSTANT}):
        raise FailedError(say("cli.no_weights", file=shown(file), game=game))
    return found
