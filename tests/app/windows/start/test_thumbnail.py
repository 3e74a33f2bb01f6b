"""Thumbnails of positions: accurate, and without a hand."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

import rules
from app.screenshot import new_position
from app.texts import Texts
from app.windows.start.thumbnail import Thumbnails, seen_by_all
from rules import BACK, Game, Record, Rng, piles_of

GAME = "burgundy_cards"
SIZE = QSize(256, 160)


def closed(moves: int = 30, players: int = 3) -> Record:
    return new_position(GAME, players, 5, moves, {"open_hands": False})


def other_hands(record: Record, seed: int) -> Record:
    """Return the same game with other hidden cards, equal for everyone without a seat."""
    seen = rules.view(record.rules, record.game.state, None)
    return Record(record.header, Game(record.rules, rules.determinise(record.rules, seen, Rng(seed))))


def test_a_thumbnail_shows_no_hand(qtbot: QtBot) -> None:
    record = closed()
    say = Texts("en")
    pictures = []
    for seed in range(4):
        other = other_hands(record, seed)
        assert other.game.digest() != record.game.digest()
        pictures.append(Thumbnails().picture(other, SIZE, 1.0, say).toImage())
    assert all(picture == pictures[0] for picture in pictures)
    hands = [pile for pile in piles_of(seen_by_all(record, say).view) if pile.seen == "owner"]
    assert hands
    assert all(card == BACK for pile in hands for card in pile.cards)


def test_two_positions_have_two_pictures_and_one_is_painted_once(qtbot: QtBot) -> None:
    thumbnails, say = Thumbnails(), Texts("de")
    one = thumbnails.picture(closed(10), SIZE, 1.0, say)
    assert one.toImage() != thumbnails.picture(closed(90), SIZE, 1.0, say).toImage()
    assert thumbnails.picture(closed(10), SIZE, 1.0, say).cacheKey() == one.cacheKey()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("size", [QSize(72, 60), QSize(400, 250)])
def test_a_thumbnail_fills_any_size(qtbot: QtBot, size: QSize, ratio: float) -> None:
    picture = Thumbnails().picture(closed(9999), size, ratio, Texts("en"))
    assert picture.size() == size * ratio
    image = picture.toImage()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, image.width() - 1) for y in (0, image.height() - 1))
