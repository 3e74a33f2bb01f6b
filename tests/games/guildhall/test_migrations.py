"""Check saves of earlier versions: what was written differently then loads as what it is today, and every game can be finished."""

import json

import pytest

import rules
from rules import Header, Record, complete_options, within_limits
from rules.engine.begin import begin
from tests.playthroughs.choosers import guild

from .builder import ID

NAMES = ("Ann", "Ben", "Cid")


def looking(what: str) -> Record:
    """Return a game, of Job Faire or of the usual six, in which a player is looking through a pile."""
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
    """Return the save as the program of schema 1 wrote it: a player looking through a pile owned it for that long."""
    document = json.loads(rules.encode(record))
    document["header"]["schema"] = 1
    state = document["state"]
    for pile in (state["discard"], *(seat["hand"] for seat in state["seats"])):
        if "reader" in pile:
            pile["owner"] = pile.pop("reader")
    return json.dumps(document).encode()


def beyond_the_limit(players: int) -> Record:
    """Return a game as it could be set up before the target had limits."""
    of = rules.meta(ID)
    options = complete_options(of, players, {"target_vp": 40}, begun=True)
    names = ("Ann", "Ben", "Cid", "Dee")[:players]
    header = Header(game=ID, names=names, options=options, seed=3, schema=of.schema, rules_version=of.rules_version)
    return begin(rules.rules_of(ID), header)


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_with_a_target_beyond_the_limit_goes_on_to_its_end(players: int) -> None:
    """GH-11.4, GH-16.21: it loads with its history and keeps its target."""
    record, choose = beyond_the_limit(players), guild(3)
    for _ in range(60):
        record.play(choose(record.game))
    again = rules.load(rules.encode(record))
    assert again.game.snapshot() == record.game.snapshot()
    assert (again.entries, again.undoable) == (record.entries, record.undoable)
    while not again.game.over:
        again.play(choose(again.game))
    over = rules.load(rules.encode(again))
    assert over.game.state.standings == again.game.state.standings
    assert over.header.options["target_vp"] == over.game.state.target == 40


def test_a_new_game_like_one_beyond_the_limit_is_within_it() -> None:
    """GH-11.4"""
    old = beyond_the_limit(3).header
    options = within_limits(rules.meta(ID), 3, old.options)
    assert options == {**old.options, "target_vp": 30}
    assert rules.new(ID, NAMES, 3, options).game.state.target == 30


@pytest.mark.parametrize("what", ["ask.reveal", "ask.recall"])
def test_a_pile_looked_through_in_schema_1_has_a_reader_now(what: str) -> None:
    """GH-14.6, GH-17.6: the position, the history and undo match the save."""
    record = looking(what)
    old = as_schema_1(record)
    assert b'"reader"' not in old
    again = rules.load(old)
    assert again.game.snapshot() == record.game.snapshot()
    assert again.entries == record.entries
    assert (again.undoable, again.header) == (record.undoable, record.header)
