"""``burgage --explain``: the position of a stored game as text, for finding faults. It shows what the player to move may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from app.games import find
from app.session.match import Match
from app.storage.file_names import shown
from app.storage.game_files import open_file
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts, isolated, joined
from app.unshown import unshown
from rules import Action, Event, Record, told

LAST = 20
"""The number of events shown."""
SIZE = (1280.0, 712.0)


def explain(save: Path, language: str) -> str:
    """Return what is pending, what is legal and what happened last. Raises ``FailedError`` for a save that cannot be used or shown."""
    say = Texts(language)
    try:
        return _explained(open_file(save), save, say)
    except Exception as error:  # noqa: BLE001 - nobody can foresee every fault in a file from elsewhere
        raise unshown(say, error, save) from None


def _explained(record: Record, save: Path, say: Texts) -> str:
    match = Match(record)
    match.lift_curtain()
    model = TableModel(match, find(record.header.game), _width, ViewOptions(say, *SIZE))
    decider = record.game.decider
    asked = model.question() if decider is None else f"{isolated(match.names[decider])} · {model.question()}"
    legal = [_action(*one) for one in model.legal_in_words()]
    parts = [
        (shown(save.name), _head(record, say)),
        (say("cli.explain.stack"), _stack(record)),
        (f"{say('cli.explain.legal')}: {asked}", legal or [say("cli.explain.none")]),
        (say("cli.explain.events"), [_event(model, number, event) for number, event in _last_events(record, match.viewer)]),
    ]
    return "\n\n".join("\n  ".join([heading, *lines]) for heading, lines in parts)


def _width(words: str, role: str, px: int) -> float:
    """Return an approximate width for words, since nothing is painted."""
    return 8.0 * len(words)


def _head(record: Record, say: Texts) -> list[str]:
    header = record.header
    return [
        say("cli.explain.versions", game=header.game, schema=header.schema, rules=header.rules_version, program=header.program or "–"),
        say("cli.explain.players", names=joined(header.names), options=msgspec.json.encode(header.options).decode(), undo=header.undo),
        say("cli.explain.decisions", n=len(record.entries), free=record.undoable),
    ]


def _stack(record: Record) -> list[str]:
    """List the pending steps, the next one first."""
    steps: list[Any] = record.game.state.pending
    return [repr(step) for step in reversed(steps)] or ["–"]


def _action(words: str, action: Action) -> str:
    """Return an action as the rules write it and as players read it."""
    cost = f" ({action.cost})" if action.cost else ""
    return f"{' '.join((action.kind, *action.picks))}{cost}: {words}"


def _last_events(record: Record, viewer: int | None) -> list[tuple[int, Event]]:
    """List the last events that ``viewer`` may know, each with the number of its decision from 1 (0: before the first)."""
    decisions = enumerate([record.opening, *(entry.events for entry in record.entries)])
    return [(number, event) for number, events in decisions for event in told(events, viewer)][-LAST:]


def _event(model: TableModel, number: int, event: Event) -> str:
    words = model.say(event)
    clause = f" [{event.clause}]" if event.clause else ""
    raw = " ".join((f"{number}.", event.kind, *event.items)) + clause
    return raw if words is None else f"{raw}: {words}"
