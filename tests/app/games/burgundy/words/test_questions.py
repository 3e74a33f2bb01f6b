"""Questions the board game words itself: a lone player reads all that is still to be done, a shield is paid for or given up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from app.table.controller import TableController
from rules import Game
from rules.games.burgundy import items
from tests.app.painting import face_of
from tests.app.tables import Start, tables
from tests.games.burgundy.builder import record, table
from tests.games.burgundy.expanded import lay, phase_end
from tests.games.burgundy.verbs import do

GREY = dict.fromkeys(("ne2", "se11"), "mine")
"""All grey fields but the one that a mine completes."""
AREAS = "Castle area: 1\xa0+\xa010\xa0points, Mine area: 1\xa0+\xa010\xa0points"
CASTLES = {"0,0": "castle", "1,-2": "castle"}


@pytest.fixture
def begin(qtbot: object) -> Iterator[Start]:
    """Yield a function that lays tables."""
    with tables() as start:
        yield start


def chain(*said: str) -> Game[Any]:
    """Return a solo game in which a mine completes an area and a colour, and then what is ``said`` has been done."""
    storage, black = ["mine", "town_hall", "bank"], ["", "castle"]
    game = lay(1, duchy="13a", castle="nw3", tiles=GREY, storage=storage, dice=(5, 1), counter=20, silver=2, black=black)
    do(game, "place mine nw6 with 5", *said)
    return game


def asks(table: TableController) -> str:
    return table.model.question()


def test_everything_open_is_named(begin: Start) -> None:
    """BU-25.15"""
    assert asks(begin(record(chain()))) == "still has open: a black tile, Mine area: 1\xa0+\xa010\xa0points"


def test_size_and_phase_are_told_apart_without_words(begin: Start) -> None:
    """Where there is no room for the words of all, the last buttons show only pictograms."""
    placed = begin(record(chain("direct castle se7")), "de").layout.placements
    due = [face_of(one) for item, one in placed.items() if item.startswith("due:")]
    assert due[0].words
    assert not due[-1].words
    signs = [replace(one, words="") for one in due]
    assert [signs.count(one) for one in signs] == [2] * 4


def test_what_is_open_is_named_while_one_of_it_asks(begin: Start) -> None:
    """BU-25.15: an extra action, and points to be bought, come before the rest of the pool."""
    castle = begin(record(chain("direct castle se7", "carry_out castle")))
    assert asks(castle) == f"Castle: one more action with any number (and then: {AREAS})"
    points = begin(record(chain("direct castle se7", "carry_out size nw6")), "de")
    assert asks(points) == (
        "hat 21 von 50 Punkten: darf welche für Silber kaufen (danach: Burg, Burggebiet: 1\xa0+\xa010\xa0Punkte, Minengebiet: 10\xa0Punkte)"
    )


def test_the_beginner_also_reads_how_to_go_on(begin: Start) -> None:
    laid = begin(record(chain("direct castle se7", "carry_out castle")))
    hint = laid.model.texts("burgundy.hint.castle")
    assert laid.model.question(full=True).endswith(f"(and then: {AREAS}). {hint}")


def test_the_last_open_thing_is_named_once(begin: Start) -> None:
    """A colour remains after everything else has come; what asks then is no longer said to follow."""
    areas = [step for part in ("phase", "size") for step in (f"carry_out {part} nw6", "decline")]
    laid = begin(record(chain(*areas)))
    assert asks(laid) == "may place a black tile at once, any number"


def test_a_clicked_shield_is_paid_for_or_given_up(begin: Start) -> None:
    """BU-26.7"""
    game = phase_end(modules=["shields"], tiles=CASTLES, shields={"0,0": 1, "1,-2": 7}, silver=2)
    do(game, "end_turn")
    laid = begin(record(game))
    assert asks(laid) == "owes 1 silver each in tribute for 2 shields"
    laid.press(items.SHIELD.id(7))
    assert asks(laid) == "decides on shield 7: pay for it, or give it up?"
    laid.press(items.store(0, "silver"))
    assert asks(laid) == "owes 1 silver in tribute for 1 shield"


def test_what_a_town_hall_places_may_have_to_be_bought_first(begin: Start) -> None:
    """BU-14.2"""
    for storage, hint in ((["town_hall", "bank"], "hint.town_hall"), (["town_hall"], "hint.to_be_bought")):
        game = table(storage=storage, silver=2, black=["bank"], dice=(3, 1))
        do(game, "place town_hall 0,1 with 3")
        laid = begin(record(game))
        asked, told = laid.model.texts("burgundy.ask.town_hall"), laid.model.texts(f"burgundy.{hint}")
        assert laid.model.question() == asked
        assert laid.model.question(full=True) == f"{asked}. {told}"
