"""What the painters of every game promise: faces of their own, pieces that stay within their margins, hold their words and differ.

What is painted is in ``tests/app/games/<game>/pieces.py``; for a game without it, what lies on its table.
"""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module

import pytest

from app.art import icons
from app.art.fonts import text_width
from app.games import find, painters_of
from app.table.scene.kinds import SHARED
from app.windows.kit.cover import paint_cover
from rules import meta
from tests.app.painting import Face, check_piece, has_outline, is_blank, painted, piece, pixels
from tests.app.positions import laid, position_of, random_game, ui_of
from tests.games.brought import GAMES, brought

from .pieces import Piece, Pieces

pytestmark = pytest.mark.usefixtures("fresh_painting")

EVERY = 10
"""Number of decisions between two tables from which pieces are taken."""
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


@cache
def pieces(game: str) -> Pieces:
    """Return what a game brings to be painted."""
    module = brought("pieces", "table").get(game)
    return module.PIECES if module is not None else Pieces(on_the_table(game))


def on_the_table(game: str) -> tuple[Piece, ...]:
    """Return the pieces on some tables of a random game."""
    found: dict[Piece, None] = {}
    for record in random_game(meta(game).players[0], 3, EVERY, game):
        position = position_of(record, 1280, 712, "de")
        placed = laid(position, find(game), ui_of(position), text_width).placements.values()
        found |= {(one.face, one.rect.w, one.rect.h): None for one in placed if type(one.face) in painters_of(game)}
    return tuple(found)


@pytest.mark.parametrize(("game", "of"), [pytest.param(game, of, id=f"{game}-{of.__name__}") for game in GAMES for of in painters_of(game)])
def test_every_piece_draws_inside_its_margin_and_holds_its_words(game: str, of: type[Face]) -> None:
    shown = [one for one in pieces(game).shown if type(one[0]) is of]
    assert shown
    for face, w, h in shown:
        try:
            check_piece(piece(painters_of(game), face, w, h))
        except AssertionError as error:
            error.add_note(f"{face}, {w} x {h}")
            raise


@every_game
def test_nothing_is_drawn_as_nothing(game: str) -> None:
    for face, w, h in pieces(game).blank:
        assert is_blank(piece(painters_of(game), face, w, h)), face


@every_game
def test_no_two_pieces_look_the_same(game: str) -> None:
    brings = pieces(game)
    found: dict[object, Face] = {}
    for face, w, h in brings.shown:
        if not brings.alike(face, w, h):
            key = (brings.group(face), w, h, pixels(piece(painters_of(game), face, w, h)))
            other = found.setdefault(key, face)
            assert other == face, (face, other)


@every_game
def test_what_nobody_paints_is_an_error(game: str) -> None:
    for face, w, h in pieces(game).unknown:
        with pytest.raises(KeyError):
            piece(painters_of(game), face, w, h)


@every_game
def test_every_pictogram_has_its_outline(game: str) -> None:
    screen = find(game)
    names = {*pieces(game).pictograms, *screen.pictograms.values(), *screen.marks.values()}
    assert names <= icons.REGISTRY
    assert all(has_outline(name) for name in names)
