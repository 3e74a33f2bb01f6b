"""Names of players, no matter what is in them: they fit, and turn nothing around them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

import rules
from app.art.cache import Picture
from app.art.fonts import text_width
from app.games import find, painters_of
from app.table.geometry.faces import PlayerFace, TextFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.scene.piece_painter import PiecePainter
from app.texts import END, FIRST_STRONG, LANGUAGES, Texts
from rules import BadSave, BadSetup, Meta, Record, catalogue
from tests.app.on_screen import FORMAT, difference
from tests.app.positions import SIZES, laid, position_of, ui_of

LONGEST = 60
TO_THE_LEFT = ("דנה", "رامي", "Ann", "רון", "Ben")
"""Names written from right to left, among others."""


def record_of(of: Meta, names: tuple[str, ...]) -> Record:
    """Return a game under way, with all seats taken."""
    record = rules.new(of.id, names[: of.max_players], 7, {})
    while len(record.entries) < 30 and not record.game.over:
        record.play(record.game.legal[-1])
    return record


@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
@pytest.mark.parametrize("size", SIZES[:5:2])
@pytest.mark.parametrize("long", [LONGEST, 3])
def test_no_name_runs_under_anything(of: Meta, size: tuple[int, int], long: int, qtbot: QtBot) -> None:
    """A name is shown in its player's box as far as there is room, with what is said beside it; nothing of it is below another piece."""
    record = record_of(of, tuple(letter * long for letter in "NOPQR"))
    position = position_of(record, *size, "en")
    layout = laid(position, find(of.id), ui_of(position), text_width)
    boxes = [placed for placed in layout.placements.values() if isinstance(placed.face, PlayerFace)]
    assert {box.item for box in boxes} >= {f"seat:{seat}" for seat in range(of.max_players)} - {"seat:0"}
    check_nothing_on_words(of.id, layout)


def check_nothing_on_words(game: str, layout: Layout) -> None:
    """Check that no piece lies on the name in a player's box, or on what is said beside it."""
    art = PiecePainter(painters_of(game))
    for box in layout.placements.values():
        if isinstance(box.face, PlayerFace):
            named = words_in(art, box)
            assert named.w > 20
            for piece in layout.stack.order[layout.stack.order.index(box) + 1 :]:
                assert not overlap(piece.rect, named), f"{piece.item} is on the name in {box.item}"


def words_in(art: PiecePainter, box: Placement) -> Rect:
    """Return where a player's box shows the name and what is beside it: where it differs from one with only the first letter."""
    face = box.face
    assert isinstance(face, PlayerFace)
    shorter = replace(face, name=face.name[:1], note="", strength="")
    one, other = (art.piece(replace(box, face=shown)) for shown in (face, shorter))
    found = difference(drawn(one), drawn(other))
    assert found is not None
    place = found.place.translated(one.offset.toPoint())
    return Rect(box.rect.x + place.x(), box.rect.y + place.y(), place.width(), place.height())


def drawn(picture: Picture) -> QImage:
    """Return a picture without anything that shines through."""
    return picture.pixmap.toImage().convertToFormat(FORMAT)


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right - 1 and other.x < one.right - 1 and one.y < other.bottom - 1 and other.y < one.bottom - 1


def words_of(record: Record, texts: Texts) -> Iterator[str]:
    """Yield everything a table says in words: of its pieces, in its tips, in the log, in the table in words."""
    screen = find(record.header.game)
    position = replace(position_of(record, 1280, 712, texts.language), texts=texts)
    for item, placed in laid(position, screen, ui_of(position), text_width).placements.items():
        yield placed.words
        tip = None if placed.static or item.startswith("ui:") else screen.tip(position, item)
        if tip is not None:
            yield tip.title
            yield from (line for _, line in tip.lines)
    for section in screen.sections(position):
        yield from section.lines
    names = record.header.names
    for events in (record.opening, *(entry.events for entry in record.entries)):
        yield from filter(None, (screen.event_words(names, texts, event) for event in events))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
def test_names_of_any_script_turn_nothing_around_them(of: Meta, language: str, qtbot: QtBot) -> None:
    """UAX 9: what is written from right to left is placed between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, or alone."""
    record = record_of(of, TO_THE_LEFT)
    said = [words for words in words_of(record, Texts(language)) if any(map(to_the_left, words))]
    assert said
    for words in said:
        depth = 0
        for letter in words if words not in TO_THE_LEFT else "":
            depth += (letter == FIRST_STRONG) - (letter == END)
            assert depth or not to_the_left(letter), ascii(words)


def to_the_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL", "AN")


def test_a_name_turns_nothing_and_shows_something() -> None:
    """From the set-up page as from a save; the latter may have been made by an older program."""
    assert rules.new("praga", ("\u202eAnn\u2066", "Ben"), 1, {}).header.names == ("Ann", "Ben")
    for empty in ("", " ", "\u202e", "\u200b", "\u3164", "\u0301"):
        with pytest.raises(BadSetup):
            rules.new("praga", ("Ann", empty), 1, {})
    save = rules.encode(rules.new("praga", ("Ann", "Ben"), 1, {}))
    turned = save.replace(b'"Ann"', '"\u202eAnn\u2066"'.encode())
    assert rules.load(turned).header.names == ("Ann", "Ben")
    with pytest.raises(BadSave):
        rules.load(save.replace(b'"Ann"', '"\u202e"'.encode()))


@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
@pytest.mark.parametrize(("language", "strengths"), [("en", ("easy", "normal", "hard")), ("de", ("leicht", "normal", "schwer"))])
def test_the_strength_of_computers_is_told_on_their_boxes(of: Meta, language: str, strengths: tuple[str, ...], qtbot: QtBot) -> None:
    """In the box beside the name, or in Guildhall after the number of cards."""
    record = rules.new(of.id, ("Anna", "Ben", "Cleo", "Dora"), 7, {}, seats=("person", "easy", "normal", "hard"))
    while record.game.decider:
        record.play(record.game.legal[0])
    position = position_of(record, 1280, 712, language)
    layout = laid(position, find(of.id), ui_of(position), text_width)
    for seat, strength in enumerate(strengths, 1):
        box = layout.placements[f"seat:{seat}"].face
        count = layout.placements.get(f"hand_count:{seat}")
        assert isinstance(box, PlayerFace)
        said = count.face.words if count is not None and isinstance(count.face, TextFace) else ""
        assert box.strength == strength or said.endswith(f"· {strength}")
    owner = layout.placements.get("seat:0")
    assert owner is None or (isinstance(owner.face, PlayerFace) and owner.face.strength == "")
