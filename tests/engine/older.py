"""Saves of older rules, whose history is kept for its words, and forgeries someone might make of that history."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games import find
from app.storage.log_only import checked
from app.texts import LANGUAGES, Texts
from rules import GameDef, Record, rules_of
from rules.engine.saves import document
from tests.engine.forge import opened, packed
from tests.engine.mutations import VALUES, Chance, nodes


def newer(game: str) -> GameDef[Any]:
    """Return the rules with a version one higher, so that every save of today counts as one of older rules."""
    of = rules_of(game)
    return replace(of, meta=msgspec.structs.replace(of.meta, rules_version=of.meta.rules_version + 1))


def history_changed(document: dict[str, Any], chance: Chance) -> None:
    """Replace values of the history with others, or with other parts of it."""
    for _ in range(1 + chance.randrange(3)):
        places = list(nodes(document["entries"]))
        if not places:
            return
        (box, key), (other, at) = chance.choice(places), chance.choice(places)
        box[key] = chance.choice(VALUES) if chance.random() < 0.5 else copy.deepcopy(other[at])


def history_mutated(record: Record, chance: Chance) -> bytes:
    """Return a save of ``record`` with another history."""
    document = opened(record)
    history_changed(document, chance)
    return packed(document)


def told_or_dropped(data: bytes, chance: Chance) -> bool:
    """Return whether the history of a save is kept, checking that it can be told and that the position always loads. Let errors through."""
    record = checked(document.decode(data, newer))
    screen, kept = find(record.header.game), record.log_only > 0
    for texts in map(Texts, LANGUAGES):
        for entry in record.entries:
            for event in entry.events:
                words = screen.event_words(record.header.names, texts, event)
                assert words is None or len(words) < 10_000
    for _ in range(5):
        if not record.game.over:
            record.play(chance.choice(record.game.legal))
    return kept
