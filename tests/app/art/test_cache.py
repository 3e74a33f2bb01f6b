"""Pieces are painted once and kept by key, size and scale; the least recently used go first. Also what pieces share."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.art import cache
from tests.app.painting import nothing, painted, painter_on

pytestmark = pytest.mark.usefixtures("fresh_painting")


def plain(p: QPainter, r: QRectF) -> None:
    p.fillRect(r, QColor("#7A1F33"))


def test_a_pixmap_is_painted_once_per_key_size_and_scale() -> None:
    store = cache.PixmapCache()
    first = store.pixmap("a", 40, 20, 6, 1.5, plain)
    assert (first.width(), first.height()) == (78, 48)
    assert first.devicePixelRatio() == 1.5
    assert store.pixmap("a", 40, 20, 6, 1.5, plain).cacheKey() == first.cacheKey()
    assert store.pixmap("a", 40, 20, 6, 2.0, plain).cacheKey() != first.cacheKey()
    assert first.toImage().pixelColor(8, 8).alpha() == 0
    assert first.toImage().pixelColor(10, 10) == QColor("#7A1F33")


def test_the_least_recently_used_pixmap_goes_first() -> None:
    store = cache.PixmapCache(limit=3 * 10 * 10 * 4)
    keys = {name: store.pixmap(name, 10, 10, 0, 1, plain).cacheKey() for name in "abc"}
    assert store.pixmap("a", 10, 10, 0, 1, plain).cacheKey() == keys["a"]
    store.pixmap("d", 10, 10, 0, 1, plain)
    assert len(store) == 3
    assert store.used_bytes == 1200
    assert store.pixmap("a", 10, 10, 0, 1, plain).cacheKey() == keys["a"]
    assert store.pixmap("b", 10, 10, 0, 1, plain).cacheKey() != keys["b"]
    store.clear()
    assert (len(store), store.used_bytes) == (0, 0)


def test_all_stores_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked for longest ago goes first, no matter which store it is in."""
    one, other = cache.PixmapCache(), cache.PixmapCache()
    monkeypatch.setattr(cache, "TOGETHER", 4 * 10 * 10 * 4)  # anything other tests have left over is older
    for store in (one, other):
        for name in "ab":
            store.pixmap(name, 10, 10, 0, 1, plain)
    one.pixmap("a", 10, 10, 0, 1, plain)
    other.pixmap("c", 10, 10, 0, 1, plain)
    assert cache.used_together() <= cache.TOGETHER
    kept = [(store is one, name) for store in (one, other) for name in "abc" if store.has(name, 10, 10, 0, 1)]
    assert kept == [(True, "a"), (False, "a"), (False, "b"), (False, "c")]


def test_drawing_from_the_store_covers_the_rectangle() -> None:
    image = painted(lambda p, r: cache.draw(p, r, "test plain", 5, 1.0, plain), 20, 20, 10)
    assert image.pixelColor(10, 10) == QColor("#7A1F33")
    assert image.pixelColor(8, 8).alpha() == 0


def test_what_is_shared_lands_on_whole_pixels_whatever_the_place() -> None:
    def stamp(p: QPainter, r: QRectF) -> None:
        p.fillRect(r, Qt.GlobalColor.red)

    image = nothing(60, 60)
    image.setDevicePixelRatio(1.5)
    with painter_on(image) as p:
        cache.share(p, QRectF(7.37, 9.81, 8, 8), "stamp", stamp, 2)
    assert {image.pixelColor(x, y).alpha() for x in range(60) for y in range(60)} == {0, 255}


def test_on_a_turned_painter_everything_is_painted_anew() -> None:
    before = cache.shared.painted
    image = nothing(80, 80)
    with painter_on(image) as p:
        p.translate(40, 40)
        p.rotate(20)
        cache.share(p, QRectF(-10, -10, 20, 20), "turned", lambda p, r: p.fillRect(r, Qt.GlobalColor.red))
    assert cache.shared.painted == before
    assert image.pixelColor(40, 40).alpha() == 255
    assert image.pixelColor(30, 30).alpha() < image.pixelColor(31, 35).alpha()
