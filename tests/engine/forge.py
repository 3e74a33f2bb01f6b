"""Real saves, and forgeries someone might make of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.texts import Texts
from rules import Action, BadSave, Game, Record, Rng, encode, load, new
from rules.engine.checks import check_state

Change = Callable[[dict[str, Any]], None]


def played(players: int = 2, decisions: int = 60, seed: int = 1, **options: str | bool) -> Record:
    """Play a random game of the card game for some decisions, or to its end if that comes first."""
    rng = Rng(seed)
    record = new("burgundy_cards", ("Ann", "Ben", "Cid", "Dee")[:players], seed, options)
    return played_on(record, decisions, lambda game: game.legal[rng.below(len(game.legal))])


def played_on(record: Record, decisions: int, choose: Callable[[Game[Any]], Action]) -> Record:
    """Play a game until ``decisions`` have been made, or to its end if that comes first; return it."""
    while len(record.entries) < decisions and not record.game.over:
        record.play(choose(record.game))
    return record


def opened(record: Record) -> dict[str, Any]:
    """Return the save of a record as plain data."""
    found: dict[str, Any] = json.loads(encode(record))
    return found


def packed(document: Any) -> bytes:
    """Encode plain data as a file."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def changed(record: Record, change: Change) -> bytes:
    """Return the save of ``record`` after ``change``."""
    document = opened(record)
    change(document)
    return packed(document)


def replaced(record: Record, old: str, new: str) -> bytes:
    """Return the save of ``record`` with part of its text replaced, for what plain data cannot hold."""
    text = encode(record).decode()
    assert old in text, old
    return text.replace(old, new, 1).encode("utf-8", "surrogatepass")


def refused(data: bytes) -> BadSave:
    """Check that a save is refused properly, with an English sentence and the key of its words; return the refusal."""
    with pytest.raises(BadSave) as caught:
        load(data)
    sentence = str(caught.value)
    assert sentence.endswith(".") or caught.value.key == "save.damaged"
    assert sentence.isprintable()
    assert len(sentence) < 300
    assert caught.value.key in {f"save.{end}" for end in ("foreign", "newer", "too_big", "damaged", "unknown_game")}
    return caught.value


def state(**fields: Any) -> Change:
    """Return a change that sets values of the position."""
    return lambda d: d["state"].update(fields)


def seat(player: int = 0, **fields: Any) -> Change:
    """Return a change that sets values of a seat."""
    return lambda d: d["state"]["seats"][player].update(fields)


def pile(which: str, **fields: Any) -> Change:
    """Return a change that sets values of a pile of the position."""
    return lambda d: d["state"][which].update(fields)


def with_steps(*steps: dict[str, Any]) -> Change:
    """Return a change that puts ``steps`` of the player in turn on top of the turn."""

    def change(document: dict[str, Any]) -> None:
        document["state"]["pending"] += [{"player": document["state"]["turn_of"], **step} for step in steps]

    return change


def check_damaged(data: bytes) -> bool:
    """Check that a forged position is refused as the result of a history; laid out by hand, it is refused or plays to its end.

    Return whether it loads when laid out by hand.
    """
    assert refused(data).key == "save.damaged"
    return play_to_the_end(packed(laid_out(json.loads(data))), Random(7))


def laid_out(document: dict[str, Any]) -> dict[str, Any]:
    """Return a save that claims its position is the one the game began with."""
    return {**document, "start": document.get("state"), "entries": []}


def play_to_the_end(data: bytes, chance: Random) -> bool:
    """Play a save to its end, with words for every question, and save it again; return whether it loads. Let other errors through."""
    try:
        record = load(data)
    except BadSave:
        return False
    check_state(record.rules, record.game.state)
    while (decision := record.game.decision) is not None:
        assert Texts("en")(f"{record.header.game}.{decision.question.key}", **decision.question.values)
        record.play(chance.choice(record.game.legal))
    same(load(encode(record)), record)
    return True


def check_result(finished: Record) -> None:
    """Check that the save of a finished game with a different result is refused."""
    assert finished.game.over

    def won(document: dict[str, Any]) -> None:
        for standing in document["state"]["standings"]:
            standing["won"] = not standing["won"]

    def points(document: dict[str, Any]) -> None:
        document["state"]["standings"][0]["score"] += 1

    def missing(document: dict[str, Any]) -> None:
        document["state"]["standings"].pop()

    for change in (won, points, missing):
        document = json.loads(changed(finished, change))
        refused(packed(document))
        assert "result" in str(refused(packed(laid_out(document))))


def check_loads(record: Record, choose: Callable[[Game[Any]], Action], one_in: int = 25) -> None:
    """Play to the end; check that the end and about one in ``one_in`` positions survive saving and pass all checks."""
    rng = Rng(4)
    while not record.game.over:
        if rng.below(one_in) == 0:
            same(load(encode(record)), record)
            assert load(packed(laid_out(opened(record)))).game.digest() == record.game.digest()
        record.play(choose(record.game))
    same(load(encode(record)), record)


def same(one: Record, other: Record) -> None:
    """Check that two records hold the same game with the same history."""
    assert one.header == other.header
    assert one.game.snapshot() == other.game.snapshot()
    assert (one.opening, one.entries, one.undoable, one.undo_floor) == (other.opening, other.entries, other.undoable, other.undo_floor)
