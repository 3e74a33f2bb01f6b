"""The rules of the games, without any user interface. Everything a program needs is exported here.

``catalogue()`` lists the games, ``new()`` sets one up, ``load()`` and ``recover()`` read one from a file; a ``Record`` plays it.
"""

from __future__ import annotations

from typing import Any

from .engine.arranged import arranged
from .engine.begin import DAY, complete_options, within_limits
from .engine.context import POINTS
from .engine.definition import GameDef
from .engine.errors import BadSave, BadSetup, IllegalAction, NoDealError, RulesError
from .engine.game import Game, Preview
from .engine.hidden.deals import Deals, determinise
from .engine.hidden.piles import BACK, Back, Pile, is_hidden, piles_of
from .engine.hidden.views import told, unseen, view
from .engine.names import readable
from .engine.record import COLOURS, Entry, Header, Record, SeatKind, Undo
from .engine.registry import IDS, meta, new, rules_of
from .engine.rng import Rng
from .engine.saves.document import MAX_BYTES, encode
from .engine.saves.document import decode as _decode
from .engine.saves.document import glance as _glance
from .engine.saves.journal import Recovered, journal_do, journal_redo, journal_seat, journal_start, journal_undo
from .engine.saves.journal import recover as _recover
from .engine.saves.journal import retrace as _retrace
from .engine.sequence.pool import CARRY_OUT
from .engine.types import (
    AUTOMATIC,
    TURN,
    Action,
    Decision,
    Event,
    ItemId,
    Message,
    Meta,
    Option,
    ScoreRow,
    Standing,
    Thing,
    TieBreak,
    Use,
    Value,
)
from .engine.values import removed, replaced
from .engine.worth.credit import credited, credited_in_all, with_credit
from .engine.worth.deeds import Deed, deed_of
from .engine.worth.features import Feature, Features
from .engine.worth.insight import BEGUN, Asked, Insight, OpenThing, Reason, Worth
from .engine.worth.unused import unused

__all__ = [
    "AUTOMATIC",
    "BACK",
    "BEGUN",
    "CARRY_OUT",
    "COLOURS",
    "DAY",
    "IDS",
    "MAX_BYTES",
    "POINTS",
    "TURN",
    "Action",
    "Asked",
    "Back",
    "BadSave",
    "BadSetup",
    "Deals",
    "Decision",
    "Deed",
    "Entry",
    "Event",
    "Feature",
    "Features",
    "Game",
    "GameDef",
    "Header",
    "IllegalAction",
    "Insight",
    "ItemId",
    "Message",
    "Meta",
    "NoDealError",
    "OpenThing",
    "Option",
    "Pile",
    "Preview",
    "Reason",
    "Record",
    "Recovered",
    "Rng",
    "RulesError",
    "ScoreRow",
    "SeatKind",
    "Standing",
    "Thing",
    "TieBreak",
    "Undo",
    "Use",
    "Value",
    "Worth",
    "arranged",
    "catalogue",
    "complete_options",
    "credited",
    "credited_in_all",
    "deed_of",
    "describe",
    "determinise",
    "encode",
    "fruitless",
    "glance",
    "is_hidden",
    "journal_do",
    "journal_redo",
    "journal_seat",
    "journal_start",
    "journal_undo",
    "load",
    "meta",
    "new",
    "open_things",
    "piles_of",
    "readable",
    "recover",
    "removed",
    "replaced",
    "retrace",
    "rules_of",
    "told",
    "unseen",
    "unused",
    "view",
    "why_not",
    "with_credit",
    "within_limits",
    "worth",
]


def catalogue() -> list[Meta]:
    """Return the games there are, in the order to show them. (``rules.games`` is the package that holds them.)"""
    return [meta(game) for game in IDS]


def describe(game: str, item: ItemId) -> Thing:
    """Return a description of an item of a game, e.g. ``describe("burgundy", "tile:57")``. Raises KeyError for an unknown game or piece."""
    return rules_of(game).describe(item)


def why_not(game: str, view: Any, decision: Decision, item: ItemId, picks: tuple[ItemId, ...] = ()) -> Reason | None:
    """Return why an item cannot be picked after ``picks`` by the player who has to decide; None if there is nothing particular to say."""
    return rules_of(game).insight().why_not(Asked(view, decision, picks), item)


def worth(game: str, view: Any, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what an item is worth to a player as things stand."""
    return rules_of(game).insight().worth(view, player, item)


def open_things(game: str, view: Any) -> tuple[OpenThing, ...]:
    """Return everything still open in the turn being played."""
    return rules_of(game).insight().open_things(view)


def fruitless(game: Game[Any], action: Action) -> bool:
    """Say whether a legal action looks like a gain but brings its player nothing as things stand."""
    return game.rules.insight().fruitless(game, action)


def load(data: bytes) -> Record:
    """Read a saved game. Raises ``BadSave``."""
    return _decode(data, rules_of)


def glance(data: bytes) -> tuple[Header, Any]:
    """Return the header and state of a saved game, for listing many of them; the state is typed but not checked. Raises ``BadSave``."""
    return _glance(data, rules_of)


def recover(journal: bytes) -> Record:
    """Read a journal as far as it is intact. Raises ``BadSave``."""
    return _recover(journal, rules_of)


def retrace(journal: bytes) -> Recovered:
    """Read a journal and report whether all of it could be used. Raises ``BadSave``."""
    return _retrace(journal, rules_of)
