"""Where shields are on the table: on the goods spaces, on the castles of the duchy looked at, next to the names of all players."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import rules
from app.games import find, painters_of
from app.games.burgundy.faces import ShieldFace
from app.table.scene.kinds import SHARED
from rules import Record
from rules.games.burgundy import items
from rules.games.burgundy.modules import SHIELD_VP
from tests.app.pages import nothing_cut
from tests.app.positions import NAMES, layout_of, position_of

pytestmark = pytest.mark.usefixtures("fresh_painting")

SIZES = pytest.mark.parametrize("size", [(1280, 712), (1366, 680), (1920, 992)], ids=str)


def held(players: int, *shields: tuple[int, ...]) -> Record:
    """Return a game in which each player has some shields: the first on their start castle, the others as if on more castles."""
    record = rules.new("burgundy", NAMES[:players], 5, {"shields": True})
    state = record.game.state
    for player, numbers in enumerate(shields):
        castle = next(tile for tile in state.estates[player].tiles if tile)
        state.seats[player].shields = tuple((castle + 1000 * n, number) for n, number in enumerate(numbers))
    taken = {number for numbers in shields for number in numbers}
    state.shields = tuple(tuple(number for number in space if number not in taken) for space in state.shields)
    return record


@SIZES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shields_of_all_are_in_sight_beside_their_names(players: int, size: tuple[int, int]) -> None:
    shields = tuple(range(1, 4)), tuple(range(4, 10)), (10,), (11, 12)
    placed = layout_of(position_of(held(players, *shields[:players]), *size, "en", 0)).placements
    for player, numbers in enumerate(shields[:players]):
        box = placed[f"seat:{player}"].rect
        beside = [placed[f"mini:0:shield:{number}" if player == 0 else items.SHIELD.id(number)] for number in numbers]
        assert all(box.contains(one.rect) and one.rect.bottom <= box.y + 42 for one in beside)
        assert [one.rect.x for one in beside] == sorted(one.rect.x for one in beside)
        assert all(other.rect.x - one.rect.x >= 7 for one, other in pairwise(beside))


def test_the_duchy_that_is_looked_at_shows_its_shields_on_castles() -> None:
    record = held(2, (1,), (2,))
    position = position_of(record, 1280, 712, "en", 0)
    placed, looked = layout_of(position).placements, layout_of(replace(position, peek=1)).placements
    duchy = placed["frame:duchy"].rect
    assert duchy.contains(placed["shield:1"].rect)
    assert not duchy.contains(placed["shield:2"].rect)
    assert duchy.contains(looked["shield:2"].rect)
    assert not duchy.contains(looked["shield:1"].rect)


def test_a_shield_shows_what_it_scores_for_its_owner() -> None:
    plain = layout_of(position_of(held(2, (1,), (2,)), 1280, 712, "en", 0)).placements
    doubled = layout_of(position_of(held(2, (1, 13), (2,)), 1280, 712, "en", 0)).placements
    assert [plain[f"shield:{n}"].face for n in (1, 2)] == [ShieldFace(n, SHIELD_VP[n]) for n in (1, 2)]
    assert [doubled[f"shield:{n}"].face for n in (1, 2)] == [ShieldFace(1, 2 * SHIELD_VP[1]), ShieldFace(2, SHIELD_VP[2])]


@SIZES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shields_on_goods_spaces_lie_in_their_depot_apart_from_its_goods(players: int, size: tuple[int, int]) -> None:
    record = held(players)
    placed = layout_of(position_of(record, *size, "en", 0)).placements
    for depot, shields in enumerate(record.game.state.shields, 1):
        box, goods = placed[f"depot:{depot}"].rect, placed[f"goods_space:{depot}"].rect
        rects = [placed[items.SHIELD.id(shield)].rect for shield in shields]
        assert rects
        assert all(box.contains(rect) and not rect.overlaps(goods) for rect in rects)
        assert not any(one.inset(0.5).overlaps(other) for i, one in enumerate(rects) for other in rects[:i])


@SIZES
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("numbers", [(16,), (1, 14, 15), (7, 10, 12, 13)], ids=len)
def test_the_shields_in_force_are_listed_with_the_powers(numbers: tuple[int, ...], language: str, size: tuple[int, int]) -> None:
    """Each says what it does under the mouse, and a click on it says why nothing happens (UX 2.1). No duchy has more than four castles."""
    screen, position = find("burgundy"), position_of(held(2, numbers), *size, language, 0)
    placed = layout_of(position).placements
    chips = [placed[f"shield_power:{number}"] for number in numbers]
    panel = placed["frame:powers"].rect
    lying = [*chips, placed["button:workers"], placed["frame:powers_heading"]]
    assert all(panel.contains(one.rect) for one in lying)
    for i, one in enumerate(lying):
        assert not any(one.rect.overlaps(other.rect) for other in lying[i + 1 :]), one.item
    for number, chip in zip(numbers, chips, strict=True):
        assert screen.tip(position, chip.item) == screen.tip(position, items.SHIELD.id(number))
        assert screen.explain(position, chip.item) == screen.explain(position, items.SHIELD.id(number))
        assert screen.refusal(position, chip.item, ())
    painters = {**SHARED, **painters_of("burgundy")}
    with nothing_cut():
        image = QImage(1400, 800, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        for chip in chips:
            painters[type(chip.face)](painter, QRectF(chip.rect.x, chip.rect.y, chip.rect.w, chip.rect.h), chip.face)
        painter.end()
