"""What the log of Praga Caput Regni calls the opponent of a lone player, and the places that gains come from."""

import random
from typing import Any

import pytest

from app.games.praga.words.events import event_words, item_words
from app.table.geometry.faces import TextFace
from app.texts import Texts
from rules import Action, Event, Game, Record, new
from rules.games.praga import items
from rules.games.praga.components import ERA_TURNS, KINDS, PLANK
from tests.app.games.dark import composed
from tests.games.praga.builder import table

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
        (items.STRIP.id(3), "Charles Bridge: Anna gets 2 points"),
        (items.PLANK.id(3), "{plank}: Anna gets 2 points"),
        (items.tile("wall", 1), "{wall}: Anna gets 2 points"),
    ],
)
def test_gains_come_from_a_part_of_the_table_or_from_a_tile_with_a_name(item: str, line: str) -> None:
    """A bridge tile has a name, and may lie at the cathedral."""
    say = Texts("en")
    event = Event("gained", 0, (item,), gains={"points": 2})
    names = {"wall": say("praga.name.wall_e1_01"), "plank": say(f"praga.name.{PLANK[3].id}")}
    assert event_words(NAMES, say, event) == line.format(**names)


def log_of(game: Game[Any], *actions: Action, language: str = "en") -> list[str]:
    """Play actions; return the lines they put into the log."""
    events = [event for action in actions for event in game.apply(action)]
    lines = (event_words(("Anna", "Ben"), Texts(language), event) for event in events)
    return [line for line in lines if line is not None]


@pytest.mark.parametrize(
    ("language", "neither", "extra"),
    [
        ("en", "Anna performs neither Mines nor Wall", "Anna does not use the extra action"),
        ("de", "Anna nutzt weder Minen noch Mauer", "Anna nutzt die Zusatzaktion nicht"),
    ],
)
def test_actions_that_are_let_go_are_in_the_log(language: str, neither: str, extra: str) -> None:
    """PC-2.4: the tile must be taken, but its action is optional."""
    said = log_of(table(2, turn={"tile": "action_tile_1", "action": True, "extra": "open"}), items.END_TURN, language=language)
    assert said[:2] == [neither, extra]


def test_an_action_that_is_performed_is_not_let_go() -> None:
    game = table(2, turn={"tile": "action_tile_1", "action": True})
    mine = next(action for action in game.legal if action.kind == "mines")
    assert not [line for line in log_of(game, mine, items.END_TURN) if "neither" in line]


@pytest.mark.parametrize(
    ("had", "way", "language", "line"),
    [
        (9, items.PRODUCE, "en", "Anna produces nothing: no room for 2 gold (already 9)"),
        (9, items.PRODUCE, "de", "Anna fördert nichts: kein Platz für 2 Gold (schon 9)"),
        (8, items.PRODUCE, "en", "Anna produces 1 gold; no room for 1 gold (already 9)"),
        (8, items.PRODUCE, "de", "Anna fördert 1 Gold; kein Platz für 1 Gold (schon 9)"),
        (9, items.RAISE, "en", "Mines: Anna has no room for 1 gold (already 9)"),
        (9, items.RAISE, "de", "Minen: Anna hat keinen Platz für 1 Gold (schon 9)"),
        (6, items.PRODUCE, "en", "Anna produces 2 gold"),
    ],
)
def test_what_there_is_no_room_for_is_in_the_log(had: int, way: str, language: str, line: str) -> None:
    """PC-9.1: an action that brings nothing says so, and what it would have brought."""
    game = table(2, gold=had, mine=3, turn={"tile": "action_tile_1", "action": True})
    mines = next(action for action in game.legal if action.kind == "mines" and way in action.picks)
    assert log_of(game, mines, language=language)[0] == line


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tiles_of_a_new_era_are_one_line_of_the_log(language: str) -> None:
    """PC-2.2: it names all that are on offer now."""
    game = table(2, turns=ERA_TURNS[2] - 1, turn={"tile": "action_tile_1", "action": True})
    say = Texts(language)
    said = log_of(game, items.END_TURN, language=language)
    offered = [line for line in said if line.startswith(say("praga.log.revealed.all", where=""))]
    names = [item_words(say, items.tile(kind, tile)) for kind, row in zip(KINDS, game.state.rows, strict=True) for tile in row]
    assert offered == [say("praga.log.revealed.all", where=", ".join(names))]
    assert len(names) == 12
