"""The tables of the solo game and of the team game, which share out their room differently."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QRectF

from app.art.chrome import label_size
from app.art.fonts import text_width
from app.games import find
from app.table.geometry.placement import Placement, Rect
from app.texts import LANGUAGES
from rules.games.burgundy.board.duchies import DUCHIES
from tests.app.painting import face_of
from tests.app.positions import SIZES, laid, position_of, random_game, ui_of
from tests.games.burgundy.builder import record as recorded
from tests.games.burgundy.expanded import lay

GAME = "burgundy"
ISLAND_FIELD = 53.0
"""Least width of a field on the islands: a sixth more than a duchy as wide as the usual one would have."""


def table(players: int, size: tuple[int, int], seed: int, **options: str | bool) -> Mapping[str, Placement]:
    """Return what is on the table some way into a game."""
    steps = random_game(players, seed, 30, GAME, dict(options))
    record = [next(steps) for _ in range(3)][-1]
    position = position_of(record, *size, "en")
    return laid(position, find(GAME), ui_of(position), text_width).placements


@pytest.mark.parametrize("duchy", ["solo_beginner", "solo_expert"])
@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_lone_player_sees_the_duchy_once_and_large(size: tuple[int, int], duchy: str) -> None:
    placed = table(1, size, 4, duchies=duchy)
    fields = [one for item, one in placed.items() if item.startswith("field:")]
    assert len(fields) == len(DUCHIES[19].colours)
    assert min(one.rect.w for one in fields) >= ISLAND_FIELD
    assert not [item for item in placed if item.startswith("mini:")]


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_lone_player_has_no_place_in_the_round_but_a_long_log(size: tuple[int, int]) -> None:
    placed = table(1, size, 4, duchies="solo_beginner")
    assert face_of(placed["seat:0"]).note == ""
    assert placed["frame:log"].rect.h >= 0.85 * placed["frame:rail"].rect.h


@pytest.mark.parametrize("duchies", ["double", "double_expert"])
@pytest.mark.parametrize("size", [*SIZES, (1920, 500)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_partners_share_is_in_the_rail_once(size: tuple[int, int], duchies: str) -> None:
    """Everybody's dice and private tiles are there, but duchy, supplies and common storage only once for each team (BU-24.5, 24.9)."""
    placed = table(4, size, 6, teams=True, duchies=duchies)
    assert [item for item, one in placed.items() if one.kind == "mini_duchy"] == ["mini:0", "mini:2"]
    for player in range(4):
        assert placed[f"seat:{player}"].rect.contains(placed[f"mini:{player}:die:1"].rect)
        assert placed[f"seat:{player}"].rect.contains(placed[f"mini:{player}:storage:1"].rect)
    for what in ("silver", "common:1"):
        assert [f"mini:{player}:{what}" in placed for player in range(4)] == [True, False, True, False]
    for first in (0, 2):
        board = placed[f"frame:team:{first}"].rect
        assert all(board.contains(placed[f"mini:{first}{what}"].rect) for what in ("", ":worker", ":common:1"))
        assert not placed[f"mini:{first}"].rect.overlaps(placed[f"mini:{first}:worker"].rect)


def test_what_partners_gain_flies_to_what_they_share() -> None:
    for record in random_game(4, 2, 40, GAME, {"teams": True, "duchies": "double"}):
        turn = record.game.state.turn_of
        if turn is None:
            continue
        position = position_of(record, 1280, 712, "en", viewer=(turn + 2) % 4)
        placed = laid(position, find(GAME), ui_of(position), text_width).placements
        purses = [one.purse.player for item, one in placed.items() if item.startswith("mini:") and one.purse and one.purse.what == "silver"]
        assert len(purses) == 2
        assert turn in purses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("numbers", [(6, 28), (28, 1), (6, 20)])
def test_the_buttons_of_monasteries_keep_their_words_beside_the_shared_duchy(numbers: tuple[int, int], language: str) -> None:
    tiles = {"-1,0": f"monastery{numbers[0]}", "1,0": f"monastery{numbers[1]}"}
    position = position_of(recorded(lay(4, teams=True, duchy="12a", common={0: {"tiles": tiles}})), 1280, 712, language)
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    panel = placed["frame:powers"].rect
    buttons = [one for one in placed.values() if one.kind == "button" and panel.contains(one.rect)]
    assert len(buttons) > 3
    for one in buttons:
        face = face_of(one)
        _, size = label_size(QRectF(one.rect.x, one.rect.y, one.rect.w, one.rect.h), face.words, face.icon)
        assert text_width(face.words, "body_bold", size) + (1.6 * size if face.icon else 0) <= one.rect.w - 8


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_dice_in_use_are_named_and_those_of_the_partner_smaller(size: tuple[int, int]) -> None:
    steps = random_game(4, 6, 30, GAME, {"teams": True, "duchies": "double"})
    record = [next(steps) for _ in range(3)][-1]
    position = position_of(record, *size, "en")
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    player = record.game.state.turn_of
    partner = player ^ 1
    assert record.game.state.seats[player].estate == record.game.state.seats[partner].estate
    assert face_of(placed["frame:dice"]).words == f"Dice: {position.names[player]}"
    assert placed[f"mini:{partner}:die:0"].rect.w < 0.8 * placed[f"mini:{player}:die:0"].rect.w


@pytest.mark.parametrize("size", SIZES[:5], ids=lambda size: f"{size[0]}x{size[1]}")
def test_lilies_are_only_where_no_field_covers_them(size: tuple[int, int]) -> None:
    """The south-western island of duchy 13a reaches into its corner; a usual duchy leaves all corners free."""
    islands = table(1, size, 4, duchies="solo_beginner")
    board = islands["frame:duchy"]
    corner = Rect(board.rect.x + 20, board.rect.bottom - 33, 13, 13)
    assert any(one.rect.overlaps(corner) for item, one in islands.items() if item.startswith("field:"))
    assert face_of(board).lilies[:2] == (True, False)
    assert face_of(table(2, size, 4)["frame:duchy"]).lilies == (True, True, True)


@pytest.mark.parametrize(("tile", "said"), [("bank", "Duchy 13a: 35 fields to fill"), ("", "Duchy 13a: 36 fields to fill")])
def test_a_lone_player_sees_how_much_is_left_to_fill(tile: str, said: str) -> None:
    """BU-25.14"""
    game = lay(1, duchy="13a", castle="nw5", tiles={"se12": tile} if tile else {})
    position = position_of(recorded(game), 1280, 712, "en")
    assert face_of(laid(position, find(GAME), ui_of(position), text_width).placements["frame:duchy_name"]).words == said
