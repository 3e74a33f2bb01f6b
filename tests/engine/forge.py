"""Real saves, and what somebody might make of them."""

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
    """A random game of the card game after some decisions; all of them when there are fewer."""
    record, rng = new("burgundy_cards", ("Ann", "Ben", "Cid", "Dee")[:players], seed, options), Rng(seed)
    for _ in range(decisions):
        if record.game.over:
            break
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    return record


def opened(record: Record) -> dict[str, Any]:
    """Its save as plain data."""
    found: dict[str, Any] = json.loads(encode(record))
    return found


def packed(document: Any) -> bytes:
    """Plain data as a file."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def changed(record: Record, change: Change) -> bytes:
    """The save of ``record`` after ``change``."""
    document = opened(record)
    change(document)
    return packed(document)


def replaced(record: Record, old: str, new: str) -> bytes:
    """The save of ``record`` with a piece of its text exchanged, for what plain data cannot hold."""
    text = encode(record).decode()
    assert old in text, old
    return text.replace(old, new, 1).encode("utf-8", "surrogatepass")


def refused(data: bytes) -> BadSave:
    """The refusal: an English sentence, the key of its words, and the values they take."""
    with pytest.raises(BadSave) as caught:
        load(data)
    sentence = str(caught.value)
    assert sentence.endswith(".") or caught.value.key == "save.damaged"
    assert sentence.isprintable()
    assert len(sentence) < 300
    assert caught.value.key in {f"save.{end}" for end in ("foreign", "newer", "too_big", "damaged", "unknown_game")}
    return caught.value


def state(**fields: Any) -> Change:
    """Other values of the position."""
    return lambda d: d["state"].update(fields)


def seat(player: int = 0, **fields: Any) -> Change:
    """Other values of a seat."""
    return lambda d: d["state"]["seats"][player].update(fields)


def pile(which: str, **fields: Any) -> Change:
    """Other values of a pile of the position."""
    return lambda d: d["state"][which].update(fields)


def with_steps(*steps: dict[str, Any]) -> Change:
    """On top of the turn there are ``steps`` of the player in turn."""

    def change(document: dict[str, Any]) -> None:
        document["state"]["pending"] += [{"player": document["state"]["turn_of"], **step} for step in steps]

    return change


def check_damaged(data: bytes) -> None:
    """A forged position is refused where a history should prove it; as one laid out by hand it is refused too, or plays to its end."""
    assert refused(data).key == "save.damaged"
    play_to_the_end(packed(laid_out(json.loads(data))), Random(7))


def laid_out(document: dict[str, Any]) -> dict[str, Any]:
    """A save that says its position is one to begin with."""
    return {**document, "start": document.get("state"), "entries": []}


def play_to_the_end(data: bytes, chance: Random) -> bool:
    """Whether a save is read; then it goes on to its end, every question has words, and it can be saved. Raises whatever else happens."""
    try:
        record = load(data)
    except BadSave:
        return False
    check_state(record.rules, record.game.state)
    while (decision := record.game.decision) is not None:
        assert Texts("en").has(f"{record.header.game}.{decision.question.key}")
        record.play(chance.choice(record.game.legal))
    same(load(encode(record)), record)
    return True


def check_result(finished: Record) -> None:
    """The save of a finished game with another result is refused."""
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
    """Play to the end; about one position of ``one_in``, and the end, come back from a save, and stand trial."""
    rng = Rng(4)
    while not record.game.over:
        if rng.below(one_in) == 0:
            same(load(encode(record)), record)
            assert load(packed(laid_out(opened(record)))).game.digest() == record.game.digest()
        record.play(choose(record.game))
    same(load(encode(record)), record)


def same(one: Record, other: Record) -> None:
    """Two records hold the same game with the same history."""
    assert one.header == other.header
    assert one.game.snapshot() == other.game.snapshot()
    assert (one.opening, one.entries, one.undoable, one.undo_floor) == (other.opening, other.entries, other.undoable, other.undo_floor)
