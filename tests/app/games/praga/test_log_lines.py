"""What the log of Praga Caput Regni calls the opponent of a lone player, and the places that gains come from."""

import random

import pytest

from app.games.praga.words.events import event_words
from app.table.geometry.faces import TextFace
from app.texts import Texts
from rules import Event, Record, new
from rules.games.praga import items
from tests.app.games.dark import composed

NAMES = ("Anna",)


def until_the_opponent_took(mode: str) -> tuple[Record, Event]:
    """Play at random until the opponent has had a turn; return the game and what he took off the crane."""
    record, chance = new("praga", NAMES, 5, options={"solo_mode": mode}), random.Random(3)
    while True:
        for event in record.play(chance.choice(record.game.legal)):
            if event.kind == "rival_took":
                return record, event


@pytest.mark.parametrize("mode", ["simple", "parler"])
def test_the_opponent_has_one_name_on_the_table_and_in_the_log(mode: str) -> None:
    record, took = until_the_opponent_took(mode)
    face = composed(record, "en").layout().placements["frame:opponent_name"].face
    assert isinstance(face, TextFace)
    line = event_words(NAMES, Texts("en"), took)
    assert line is not None
    assert line.startswith(f"{face.words} takes ")


def test_points_for_a_building_without_a_cube_do_not_come_from_the_old_town() -> None:
    event = Event("unclaimed", 0, (items.tile("building", 2), items.PLAZA.id(5)), gains={"points": 2})
    line = event_words(NAMES, Texts("en"), event)
    assert line == f"{Texts('en')('praga.name.building_e1_02')}, without a cube: Anna gets 2 points"


@pytest.mark.parametrize(
    ("item", "line"),
    [
        (items.ACTION_TILE.id(3), "Crane: Anna gets 2 points"),
        (items.SEGMENT.id(2), "Wheel: Anna gets 2 points"),
        (items.PLANK.id(3), "Charles Bridge: Anna gets 2 points"),
        (items.tile("wall", 1), "{name}: Anna gets 2 points"),
    ],
)
def test_gains_come_from_a_part_of_the_table_or_from_a_tile_with_a_name(item: str, line: str) -> None:
    say = Texts("en")
    event = Event("gained", 0, (item,), gains={"points": 2})
    assert event_words(NAMES, say, event) == line.format(name=say("praga.name.wall_e1_01"))
