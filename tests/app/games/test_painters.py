"""What the painters of every game promise alike: kinds with names of their own, and the picture of the game on its pages."""

from functools import partial
from importlib import import_module

import pytest

from app.art import vignettes
from app.table.scene.kinds import KINDS
from rules import catalogue
from tests.app.painting import painted

pytestmark = pytest.mark.usefixtures("fresh_painting")

GAMES = tuple(meta.id for meta in catalogue())
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_no_kind_takes_the_name_of_a_generic_one(game: str) -> None:
    painters = import_module(f"app.games.{game}.painters").PAINTERS
    assert painters
    assert not set(painters) & set(KINDS)


def test_every_game_has_its_picture() -> None:
    assert set(vignettes.VIGNETTE) == set(GAMES)


@every_game
@pytest.mark.parametrize(("w", "h"), [(442, 196), (216, 196), (364, 168), (84, 72), (130, 60)])
def test_the_picture_of_the_game_fills_its_frame(game: str, w: int, h: int) -> None:
    image = painted(partial(vignettes.vignette, game=game), w, h, 0)
    assert all(image.pixelColor(round(w * u / 20), round(h * v / 20)).alpha() == 255 for u in range(1, 20) for v in range(1, 20))
