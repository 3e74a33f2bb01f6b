"""The card game's table keeps its secrets; its layout is tested along with that of all games in ``test_layouts``."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest
from msgspec.structs import replace

from app.art.fonts import text_width
from app.games import find
from app.games.burgundy_cards.sign import SIGN
from app.screenshot import new_position
from app.table.geometry.faces import HeadingFace
from app.table.geometry.placement import Placement
from app.table.geometry.z_order import ZOrder
from app.table.parts.frame import rail_area
from app.table.position import Position
from app.table.scene.log_rows import LINE
from rules import Record
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import KINDS
from tests.app.painting import face_of
from tests.app.positions import laid, position_of, random_game, ui_of


def placed(position: Position) -> Mapping[str, Placement]:
    """Return everything on the table."""
    return laid(position, find("burgundy_cards"), ui_of(position), lambda words, role, px: len(words) * 7.0).placements


def test_log_never_shows_a_hidden_card() -> None:
    """What the log says of drawn cards is at most a number (BC-18.1)."""
    screen = find("burgundy_cards")
    for record in random_game(2, seed=9, every=1):
        position = position_of(record, 1280, 712, "en")
        if record.entries:
            for event in record.entries[-1].events:
                if event.kind == "drew":
                    assert screen.event_words(record.header.names, position.texts, event) is None


@pytest.mark.parametrize(("language", "words"), [("en", "Fill to 2 workers"), ("de", "Auf 2 Arbeiter")])
def test_the_button_for_workers_says_that_it_fills_them_up(language: str, words: str) -> None:
    """A player with one worker gets only one more (BC-6.7)."""
    position = position_of(new_position("burgundy_cards", 2, 9, 12, {}), 1280, 712, language)
    assert placed(position)[items.WORKERS].words == words


def test_at_the_end_the_parts_say_whose_they_are() -> None:
    position = position_of(new_position("burgundy_cards", 2, 9, 10_000, {}), 1280, 712, "en")
    assert position.viewer is not None
    name, placements = position.names[position.viewer], placed(position)
    assert placements["frame:storage_heading"].face == HeadingFace(f"Storage: {name}")
    assert placements["frame:hand_heading"].face == HeadingFace(f"{name}’s hand")


def test_the_log_has_egons_sign_before_what_he_does() -> None:
    position = position_of(new_position("burgundy_cards", 1, 9, 0, {}), 1280, 712, "de")
    position = replace(position, log=((None, "Runde 1"), (None, position.texts("burgundy_cards.log.egon_card", card="mine"))))
    lines = face_of(placed(position)["frame:log"]).rows
    signs = {words.partition(":")[0]: colour for colour, words in lines}
    assert signs["Egon legt aus"] == SIGN
    assert signs["Runde 1"] == ""
    nothing = placed(replace(position, log=()))["frame:log_empty"]
    assert face_of(nothing).words == position.texts("app.log.empty")


def test_four_estates_in_small_keep_their_places_as_high_as_wide() -> None:
    position = position_of(new_position("burgundy_cards", 4, 9, 60, {}), 1378, 712, "en")
    placements = placed(position)
    for player in range(4):
        grid = placements[f"mini:{player}"].rect
        assert 0.7 < (grid.h / 3) / (grid.w / 7) < 1.4
        assert not [what for what in ("worker", "silver", "goods", "animals") if placements[f"mini:{player}:{what}"].rect.overlaps(grid)]


@pytest.mark.parametrize(("height", "larger"), [(1250, 1.3), (1792, 1.2), (2275, 1.2)])
def test_in_a_tall_window_cards_are_larger_than_in_a_low_one(height: int, larger: float) -> None:
    record = new_position("burgundy_cards", 2, 5, 100, {})
    low, tall = (placed(position_of(record, 1280, high, "en")) for high in (712, height))
    seat = record.game.state.seats[record.game.state.turn_of]
    display = [f"card:{row[-1]}" for row in record.game.state.display if row]
    for item in (*display, *(f"card:{card}" for card in seat.projects)):
        assert tall[item].rect.w > larger * low[item].rect.w, item
    for name in ("display", "supplies", "projects", "storage", "phase", "estate", "hand"):
        assert tall[f"frame:{name}"].rect.h > low[f"frame:{name}"].rect.h, name


@pytest.mark.parametrize("size", [(3840, 1080), (1920, 500)], ids=str)
def test_in_a_very_wide_window_cards_are_larger_than_in_a_low_one(size: tuple[int, int]) -> None:
    record = new_position("burgundy_cards", 2, 5, 100, {})
    usual, wide = (placed(position_of(record, *there, "en")) for there in ((1280, 712), size))
    for kind in ("action_card", "hand_card"):
        least, most = (max(one.rect.w for one in there.values() if one.kind == kind) for there in (usual, wide))
        assert most > 1.15 * least, kind
    parts = [wide[f"frame:{name}"].rect for name in ("display", "supplies", "projects", "storage", "phase", "estate", "hand")]
    assert not any(one.overlaps(other) for i, one in enumerate(parts) for other in parts[i + 1 :])


@pytest.mark.parametrize("size", [(1280, 712), (1000, 1400), (1920, 500)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_the_buttons_of_a_hand_lie_inside_it_and_apart_from_its_cards(size: tuple[int, int], text_size: float) -> None:
    position = replace(position_of(new_position("burgundy_cards", 2, 5, 0, {}), *size, "de"), text_size=text_size)
    there = placed(position)
    hand = there["frame:hand"].rect
    buttons = [there[item].rect for item in ("button:workers", "button:silver", "button:convert")]
    cards = [one.rect for one in there.values() if one.kind == "hand_card"]
    assert len(cards) == 2
    assert all(hand.contains(rect) for rect in (*buttons, *cards))
    assert not any(one.overlaps(other) for i, one in enumerate([*buttons, *cards]) for other in [*buttons, *cards][i + 1 :])


def test_in_a_very_wide_window_the_boxes_fill_their_column() -> None:
    for players in (1, 2, 3, 4):
        position = position_of(new_position("burgundy_cards", players, 5, 100, {}), 2560, 1080, "de")
        there, rail = placed(position), rail_area(position)
        boxes = [one.rect for item, one in there.items() if item.startswith("seat:") or item == "egon"]
        assert rail.bottom - max(box.bottom for box in boxes) < 12
        assert there["frame:log"].rect.h > 0.95 * rail.h
        assert not any(box.overlaps(there["frame:log"].rect) for box in boxes)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["burgundy", "burgundy_cards"])
def test_a_wide_window_has_eight_lines_of_log_or_boxes_as_high_as_without_it(game: str, players: int) -> None:
    record = new_position(game, players, 5, 100, {})
    there = laid(position_of(record, 1920, 992, "en"), find(game), ui_of(position_of(record, 1920, 992, "en")), text_width).placements
    log, box = there.get("frame:log"), there["seat:0"].rect
    if players == 2:
        assert log is not None
        assert log.rect.h >= 33 + 8 * LINE
    else:
        assert log is None
        assert box.h > 145


def test_what_has_a_picture_is_enlarged_as_a_picture() -> None:
    position = position_of(new_position("burgundy_cards", 3, 9, 120, {}), 1280, 712, "en")
    for item in ("draw", "discard", "first:ship", "all_seven:4", "start_card", next(i for i in placed(position) if i.startswith("bonus:"))):
        told = find("burgundy_cards").explain(position, item)
        assert told is not None
        assert told.picture is not None, item


def bought(players: int) -> Record:
    """Return a game in which a player has just bought three cards."""
    for record in random_game(players, seed=4, every=1):
        if record.game.state.offer:
            return record
    raise AssertionError("nobody bought cards")


@pytest.mark.parametrize("size", [(1280, 712), (1366, 712), (1378, 712), (1280, 2048), (2560, 1080)])
@pytest.mark.parametrize("players", [1, 4])
def test_what_was_bought_covers_nothing_that_matters(players: int, size: tuple[int, int]) -> None:
    record = bought(players)
    state = record.game.state
    seat = state.seats[state.turn_of]
    there = placed(position_of(record, *size, "de"))
    sheet = there["frame:offer"].rect
    needed = [f"card:{card}" for row in state.display for card in row] + [f"row:{n}" for n in range(1, 7)]
    needed += [f"card:{card}" for card in (*seat.projects, *seat.hand.cards)] + [f"kind:{kind}" for kind in KINDS]
    needed += ["frame:display", "frame:projects", "frame:storage", "frame:hand", "frame:phase"]
    assert not [item for item in needed if there[item].rect.overlaps(sheet)]
    cards = [there[f"card:{card}"].rect for card in state.offer]
    buttons = [there[item].rect for item in (items.KEEP, items.USE)]
    assert all(sheet.contains(rect) for rect in (*cards, *buttons))
    assert not [one for one, other in combinations([*cards, *buttons], 2) if one.overlaps(other)]
    order = ZOrder(there.values())
    assert order.hit(sheet.x + 3, sheet.bottom - 3) is None
    assert order.hit(cards[0].cx, cards[0].cy) == f"card:{state.offer[0]}"
    assert min(card.w for card in cards) > 0.9 * min(there[f"card:{row[-1]}"].rect.w for row in state.display if row)
