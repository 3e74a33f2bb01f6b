"""The Countess on the rail: her villagers with all that counts, and the log where she leaves room for it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from app.games.villagers.faces import BandFace
from app.games.villagers.layout.solo import ROW
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.cards.countess_bands import TALL
from app.games.villagers.words.cards import band_face
from app.table.geometry.placement import Placement, Rect
from app.table.scene.rings import LIFT
from app.texts import LANGUAGES, Texts
from rules.games.villagers.components import CARDS_OF, KINDS
from tests.app.games.villagers.positions import seen
from tests.app.painting import painted
from tests.app.positions import layout_of, outside
from tests.games.villagers.builder import record, table

FEW = "wattler, poulterer, thatcher"
SOME = f"{FEW}, truffler, brewer, carpenter, cooper, fromager"
MANY = f"{SOME}, mason, fisher, agent, priest, hunter, hayer, miner, lumberjack, tanner, beekeeper, grocer, chandler"
CROWD = f"{MANY}, hayer, miner, lumberjack, hayer, miner, lumberjack, hayer, miner, lumberjack, wheeler, seeker, spinner, weaver, shepherd"
SIXTEEN = ", ".join(MANY.split(", ")[:16])
LONG = f"{MANY}, glass_blower"
RING = 5.0
"""How far the lines of the ring around a chosen card reach beyond it."""
SIZES = ((1280, 712), (1366, 680), (1920, 992), (2560, 1000))


def placed(village: str, size: tuple[int, int], **more: object) -> dict[str, Placement]:
    position = seen(record(table(1, countess={"village": village, "open": "bribes", **more})), size)
    return dict(layout_of(position).placements)


def bands(found: dict[str, Placement]) -> list[Placement]:
    return [one for one in found.values() if one.kind == "villager_band"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("village", [FEW, SOME, MANY, CROWD], ids=["few", "some", "many", "crowd"])
def test_all_her_villagers_lie_in_her_panel_above_the_events_and_the_log(village: str, size: tuple[int, int]) -> None:
    found = placed(village, size)
    hers = bands(found)
    assert len(hers) == len(village.split(", "))
    assert outside(found["frame:countess"].rect, hers) == []
    down = [found[item].rect for item in ("seat:0", "frame:countess", "frame:events")]
    assert all(above.bottom < below.y for above, below in pairwise(down))
    log = found.get("frame:log")
    assert log is None or not any(log.rect.overlaps(rect) for rect in down)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_lifted_event_leaves_the_heading_above_it_free(size: tuple[int, int]) -> None:
    found = placed(FEW, size)
    cards = [one.rect.y for one in found.values() if one.kind == "event"]
    above = [one.rect.bottom for item, one in found.items() if item == "frame:events_heading" or one.kind == "event_pile"]
    assert len(above) == 3
    assert max(above) + LIFT + RING <= min(cards)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_while_she_has_few_villagers_the_log_takes_the_room_and_she_shows_all_that_counts(size: tuple[int, int]) -> None:
    found = placed(FEW, size)
    assert found["frame:log"].rect.h >= 90
    assert {one.rect.h for one in bands(found)} == {ROW - 2}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("events", ["bribes", "bribes, customs, serfdom"])
def test_six_villagers_leave_the_log_room_for_its_last_lines(events: str, size: tuple[int, int]) -> None:
    found = placed(", ".join(SOME.split(", ")[:6]), size, open=events)
    assert found["frame:log"].rect.h >= 76
    assert {one.rect.h for one in bands(found)} == {ROW - 2}


@pytest.mark.parametrize("change", [{"food": 0}, {"builder": 0}, {"key_ring": 0}, {"gold": 0}, {"padlock": ""}, {"coins": 3}])
@pytest.mark.parametrize("height", [24.0, 42.0])
def test_everything_that_counts_is_seen_on_a_band(change: dict[str, int], height: float) -> None:
    """VI-18: food, builders and keys of hers count as those of a player do."""
    face = BandFace("Fisher", "solitary", 1, "cooper", 3, "", 1, 1, 2)

    def picture(of: BandFace) -> object:
        return painted(lambda p, r: PAINTERS[BandFace](p, r, of), 170 if height < 30 else 110, height)

    assert picture(replace(face, **change)) != picture(face)


def test_sixteen_villagers_take_the_room_there_is_for_a_line_below_their_names() -> None:
    assert {one.rect.h >= TALL for one in bands(placed(SIXTEEN, (1280, 800)))} == {True}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("village", [SIXTEEN, LONG], ids=["16", "21"])
def test_every_band_with_a_name_shows_it(village: str, size: tuple[int, int]) -> None:
    """The Glass Blower has two symbols, a padlock, a key and gold beside a long name."""
    for one in bands(placed(village, size)):
        assert isinstance(one.face, BandFace)

        def picture(of: BandFace, rect: Rect = one.rect) -> object:
            return painted(lambda p, r: PAINTERS[BandFace](p, r, of), rect.w, rect.h)

        assert picture(replace(one.face, name="", divided="")) != picture(one.face), one.words


@pytest.mark.parametrize(("width", "height"), [(114.0, 21.0), (110.0, 21.0), (114.0, 29.0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_padlock_costs_a_name(width: float, height: float, language: str) -> None:
    for name, kind in KINDS.items():
        if name in CARDS_OF and kind.unlocker:
            card = CARDS_OF[name][0]
            face = band_face(Texts(language), card, kind.gold, "15" if kind.silver else "")

            def picture(of: BandFace) -> object:
                return painted(lambda p, r: PAINTERS[BandFace](p, r, of), width, height)

            assert picture(replace(face, name="", divided="")) != picture(face), name
