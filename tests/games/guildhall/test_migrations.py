"""Saves of earlier schemas: what was written differently then is what it is today."""

import json

import pytest

import rules
from rules import Record
from tests.playthroughs.choosers import guild

from .builder import ID

NAMES = ("Ann", "Ben", "Cid")


def looking(what: str) -> Record:
    """A game of Job Faire or of the usual six in which somebody looks through a pile just now."""
    options = {"profession_set": "job_faire" if what == "ask.reveal" else "base"}
    for seed in range(40):
        record, choose = rules.new(ID, NAMES, seed, options), guild(seed)
        while not record.game.over:
            asked = record.game.decision
            if asked is not None and asked.question.key == what and b'"reader"' in rules.encode(record):
                return record
            record.play(choose(record.game))
    raise AssertionError(what)


def as_schema_1(record: Record) -> bytes:
    """The save as the program of schema 1 wrote it: a player who looked through a pile was its owner for that long."""
    document = json.loads(rules.encode(record))
    document["header"]["schema"] = 1
    state = document["state"]
    for pile in (state["discard"], *(seat["hand"] for seat in state["seats"])):
        if "reader" in pile:
            pile["owner"] = pile.pop("reader")
    return json.dumps(document).encode()


@pytest.mark.parametrize("what", ["ask.reveal", "ask.recall"])
def test_a_pile_looked_through_in_schema_1_has_a_reader_now(what: str) -> None:
    """GH-14.6, GH-17.6: the position, the history and undo are those of the save."""
    record = looking(what)
    old = as_schema_1(record)
    assert b'"reader"' not in old
    again = rules.load(old)
    assert again.game.snapshot() == record.game.snapshot()
    assert again.entries == record.entries
    assert (again.undoable, again.header) == (record.undoable, record.header)
