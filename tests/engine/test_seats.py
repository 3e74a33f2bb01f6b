"""Who sits there: a person unless the header says otherwise, in saves of every age, and never anything else."""

from __future__ import annotations

from typing import Any

import pytest

from rules import BadSetup, Header, SeatKind, catalogue, encode, glance, journal_do, journal_start, load, new, retrace
from tests.engine.forge import Change, changed, refused, same

NAMES = ("Ann", "Ben", "Cid")
SEATS: tuple[SeatKind, ...] = ("easy", "person", "hard")
GAMES = [of.id for of in catalogue()]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_a_persons_unless_it_is_said_to_be_a_computers(game: str) -> None:
    assert new(game, NAMES, 1).header.seats == ("person", "person", "person")
    assert new(game, NAMES, 1).people == (0, 1, 2)
    assert new(game, NAMES, 1, seats=SEATS).people == (1,)


@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_seats_change_nothing_of_the_deal_and_come_back_with_a_save_and_a_journal(game: str) -> None:
    record = new(game, NAMES, 1, seats=SEATS)
    assert record.game.digest() == new(game, NAMES, 1).game.digest()
    begun = journal_start(record)
    action = record.game.legal[0]
    record.play(action)
    for read in (load(encode(record)), retrace(begun + journal_do(action)).record):
        same(read, record)
        assert read.header.seats == SEATS
    assert glance(encode(record))[0].seats == SEATS


@pytest.mark.parametrize("game", GAMES)
def test_in_a_save_from_before_there_were_kinds_of_seats_everybody_is_a_person(game: str) -> None:
    record = new(game, NAMES, 1)

    def earlier(document: dict[str, Any]) -> None:
        del document["header"]["seats"]

    data = changed(record, earlier)
    same(load(data), record)
    assert load(data).header.seats == glance(data)[0].seats == ("person",) * 3


def header(**fields: Any) -> Change:
    return lambda document: document["header"].update(fields)


DAMAGED: dict[str, list[Any]] = {
    "too few": ["person", "person"],
    "too many": ["person"] * 4,
    "unknown": ["person", "person", "invincible"],
    "no person": ["easy", "normal", "hard"],
    "no kinds": [0, 1, 2],
    "nothing": [None] * 3,
}


@pytest.mark.parametrize("seats", DAMAGED.values(), ids=DAMAGED.keys())
def test_other_seats_are_refused_with_a_sentence(seats: list[Any]) -> None:
    data = changed(new("guildhall", NAMES, 1, seats=SEATS), header(seats=seats))
    assert refused(data).key == "save.damaged"
    with pytest.raises(Exception, match="damaged"):
        glance(data)


@pytest.mark.parametrize("seats", [("person",), ("person",) * 4, ("hard",) * 3])
def test_no_game_begins_with_them(seats: tuple[SeatKind, ...]) -> None:
    with pytest.raises(BadSetup):
        new("guildhall", NAMES, 1, seats=seats)


def test_a_header_without_kinds_of_seats_equals_one_that_names_people() -> None:
    known: dict[str, Any] = {"game": "toy", "names": NAMES, "options": {}, "seed": 1, "schema": 1, "rules_version": 1}
    assert Header(**known) == Header(**known, seats=("person",) * 3)


@pytest.mark.parametrize(
    ("seats", "usual"), [(("person", "easy", "hard"), True), (SEATS, SEATS.count("person") == 1), (("person",) * 3, False)]
)
def test_a_single_person_may_ask_for_advice_unless_it_was_agreed_otherwise(seats: tuple[SeatKind, ...], usual: bool) -> None:
    def earlier(document: dict[str, Any]) -> None:
        del document["header"]["advice"]

    record = new("guildhall", NAMES, 1, seats=seats)
    assert record.header.advice is usual
    assert load(changed(record, earlier)).header.advice is usual
    for agreed in (True, False):
        assert load(encode(new("guildhall", NAMES, 1, seats=seats, advice=agreed))).header.advice is agreed
