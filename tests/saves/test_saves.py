"""Check that saves of every released schema of every game load, to exactly the state they were made from.

``python -m tests.saves.test_saves GAME`` adds a save of the current schema, once; existing files are never replaced.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rules import Meta, Rng, catalogue, encode, load, meta, new

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
"""The digest of the state in each file as today's rules hold it; changes with a migration, and only then."""
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/schema_*.json"))


def digests() -> dict[str, str]:
    found: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    return found


@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
def test_there_is_a_save_of_every_schema(of: Meta) -> None:
    assert {f"{of.id}/schema_{n}.json" for n in range(1, of.schema + 1)} == {name for name in FILES if name.startswith(f"{of.id}/")}


@pytest.mark.parametrize("name", FILES)
def test_a_save_of_every_schema_loads_and_plays_on(name: str) -> None:
    record = load((FOLDER / name).read_bytes())
    assert record.game.digest() == digests()[name]
    assert record.entries
    if record.header.schema == int(name.rpartition("_")[2].removesuffix(".json")) and record.undoable:
        while record.can_undo:
            record.undo()
        while record.can_redo:
            record.redo()
        assert record.game.digest() == digests()[name]
    rng = Rng(1)
    while not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    assert record.game.state.standings


def make(game: str) -> None:
    """Make a random game up to its middle, stopped where something can be taken back."""
    of = meta(game)
    path = FOLDER / game / f"schema_{of.schema}.json"
    record, rng = new(game, ("Ann", "Ben", "Cid", "Dee", "Eve")[: min(3, of.max_players)], 1), Rng(1)
    while len(record.entries) < 120 or record.undoable < 2 or len(record.game.state.pending) < 4:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    path.parent.mkdir(exist_ok=True)
    with path.open("xb") as file:
        file.write(encode(record) + b"\n")
    told = {**digests(), f"{game}/{path.name}": record.game.digest()}
    DIGESTS.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(sys.argv[1])
