"""The name a game shares with its copies and with no other game. Pure: no Qt."""

from __future__ import annotations

import hashlib

import msgspec

from rules import Record


def digest(record: Record) -> str:
    """Return a name derived from a game's seed and its decisions."""
    played = (record.header.seed, tuple(entry.action for entry in record.entries))
    return hashlib.blake2b(msgspec.json.encode(played), digest_size=8).hexdigest()
