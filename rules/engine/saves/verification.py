"""Whether a save is what play leads to: proved by replay, or else by a trial.

A save made with the current rules is valid if its decisions lead to its position. Those made with older rules may lead elsewhere by now:
then the position has to stand trial, the decisions are kept only as a log, and undo starts afresh.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..begin import begin
from ..checks import raise_first
from ..definition import GameDef
from ..errors import RulesError
from ..game import Game
from ..record import Entry, Header, Record
from .log_only import modest
from .migrations import UNCOUNTED
from .standings import complete_standings
from .trial import stand_trial
from .work import HISTORY, Work


class History(NamedTuple):
    """What verifies a save: the start, not yet decoded, and the decisions since. Those before the start (``log_only``) verify nothing."""

    start: msgspec.Raw
    entries: Sequence[Entry]
    log_only: Sequence[Entry]


def is_older(rules: GameDef[Any], header: Header) -> bool:
    """Return whether a save was made with older rules, or an older form of the state."""
    return (header.schema, header.rules_version) != (rules.meta.schema, rules.meta.rules_version)


def verified(rules: GameDef[Any], header: Header, history: History, state: Any) -> Record:
    """Return the record of a save, with as much of its history as still holds. Raises whatever shows that the save is not valid."""
    if not is_older(rules, header):
        return _replayed(rules, header, history, state)
    return _replayed_if_possible(rules, header, history, rules.copy(state)) or _taken_over(rules, header, history, state)


def state_of(rules: GameDef[Any], raw: msgspec.Raw, header: Header) -> Any:
    """Return a state by its type, migrated to the current schema but otherwise unchecked."""
    if header.schema < rules.meta.schema:
        plain = msgspec.json.decode(raw)
        for migrate in rules.migrations[header.schema - 1 :]:
            migrate(plain)
        state = rules.state_of(plain)
    else:
        state = rules.state_of(raw)
    complete_standings(rules, state)
    return state


def _replayed(rules: GameDef[Any], header: Header, history: History, state: Any) -> Record:
    """Return the record with its whole history. Raises whatever shows that the history does not lead to the state.

    Its events are those of the replay, not those in the file. A start that is not the deal of the header was laid out by hand or taken over
    from older rules, so it stands trial.
    """
    current = _current(rules, header)
    record, start = begin(rules, current), state_of(rules, history.start, header)
    _count_turns(start, record.game.state.turn_number)
    if record.start != rules.encoder.encode(start):
        record = _tried(rules, current, history.log_only, start)
    work = Work(HISTORY)
    for entry in history.entries:
        record.play(entry.action, entry.by)
        work.spend(record.game)
    _count_turns(state, record.game.state.turn_number)
    if record.game.snapshot() != rules.encoder.encode(state):
        raise RulesError("its decisions do not lead to its position")
    return record


def _replayed_if_possible(rules: GameDef[Any], header: Header, history: History, state: Any) -> Record | None:
    """Return the record of a game with an older schema if its decisions lead to its migrated state; otherwise None."""
    if header.rules_version != rules.meta.rules_version:
        return None
    try:
        return _replayed(rules, header, history, state)
    except Exception:  # noqa: BLE001 - an untrusted history may be anything; the state has to stand trial without it
        return None


def _taken_over(rules: GameDef[Any], header: Header, history: History, state: Any) -> Record:
    """Return the record of a game with older rules, whose decisions are kept only as a log. Raises whatever its trial shows.

    What was a decision then may have become one that needs no player: it is carried out.
    """
    _count_turns(state, 0)
    raise_first(rules.bounds(state))
    return _tried(rules, _current(rules, header), [*history.log_only, *history.entries], Game(rules, state).state)


def _tried(rules: GameDef[Any], header: Header, log_only: Sequence[Entry], state: Any) -> Record:
    """Return the record that begins with a state no replay verifies. Raises whatever its trial shows."""
    if len(state.seats) != len(header.names):
        raise RulesError("the number of seats does not match the names")
    stand_trial(rules, state)
    record = Record(header, Game(rules, state))
    if modest(log_only, range(len(header.names))):
        record.entries = list(log_only)
        record.log_only = len(log_only)
    return record


def _count_turns(state: Any, number: int) -> None:
    """Give the turn of a state from before turns were counted a ``number``."""
    if state.turn_number == UNCOUNTED:
        state.turn_number = number


def _current(rules: GameDef[Any], header: Header) -> Header:
    return msgspec.structs.replace(header, schema=rules.meta.schema, rules_version=rules.meta.rules_version)
