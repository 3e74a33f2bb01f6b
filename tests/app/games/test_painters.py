"""What the painters of every game promise: faces of their own, and the picture of the game on its pages."""

from functools import partial
from importlib import import_module

import pytest

from app.games import painters_of
from app.table.scene.kinds import SHARED
from app.windows.kit.cover import paint_cover
from rules import catalogue
from tests.app.painting import painted

pytestmark = pytest.mark.usefixtures("fresh_painting")

GAMES = tuple(meta.id for meta in catalogue())
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_face_of_the_game_has_a_painter(game: str) -> None:
    faces = vars(import_module(f"app.games.{game}.faces"))
    assert {name for name in faces if name.endswith("Face")} == {face.__name__ for face in painters_of(game)}


@every_game
def test_no_face_is_painted_otherwise_than_on_every_table(game: str) -> None:
    painters = painters_of(game)
    assert painters
    assert not set(painters) & set(SHARED)


@every_game
@pytest.mark.parametrize(("w", "h"), [(442, 196), (216, 196), (364, 168), (84, 72), (130, 60)])
def test_the_picture_of_the_game_fills_its_frame(game: str, w: int, h: int) -> None:
    image = painted(partial(paint_cover, game=game), w, h, 0)
    assert all(image.pixelColor(round(w * u / 20), round(h * v / 20)).alpha() == 255 for u in range(1, 20) for v in range(1, 20))
