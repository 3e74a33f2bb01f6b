"""What the board game adds to the table: its keys, its questions between two clicks, the throw of the dice, pieces for every point."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import rules
from app.art.fonts import text_width
from app.art.tokens import SMALLEST_TEXT
from app.commands import Command
from app.games import find, painters_of
from app.games.burgundy.choice.shortcuts import BUTTONS
from app.screenshot import new_position
from app.session.match import Match
from app.table.choice.picker import Picker
from app.table.choice.plans import plans
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Rect
from app.table.log.wording import asked
from app.table.parts.frame import rail_area, table_area
from app.table.parts.infoline import MOST_MAIN
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.table.scene.kinds import SHARED
from app.table.scene.layout_diff import FLIGHT, THROW, changes
from app.texts import Texts
from rules import Event, Record
from rules.games.burgundy import items
from tests.app.pages import nothing_cut
from tests.app.painting import face_of
from tests.app.positions import NAMES, layout_of, position_of, random_game
from tests.games.burgundy import builder, expanded

GAME = "burgundy"
SCREEN = find(GAME)


def begun(seed: int = 5) -> Record:
    return rules.new(GAME, NAMES[:2], seed)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_curtain_before_a_secret_choice_speaks_of_no_hand(language: str) -> None:
    match = Match(rules.new(GAME, NAMES[:2], 5, {"duchies": "drawn", "secret_choice": True}))
    texts = Texts(language)
    model = TableModel(match, SCREEN, text_width, ViewOptions(texts, 1280.0, 712.0, cover=True))
    assert face_of(model.layout().placements[Command.LIFT.item]).words == texts("burgundy.table.reveal", name=NAMES[0])
    match.lift_curtain()
    model.build(model.options)
    assert texts("burgundy.hotseat.covered") in " ".join(face_of(model.layout().placements["frame:question"]).lines)


def test_keys_click_dice_by_number_and_by_place_stored_tiles_and_buttons() -> None:
    record = begun()
    position = position_of(record, 1280, 712, "en")
    player = position.seat
    seat = record.game.state.seats[player]
    one, two = seat.dice
    by_number = SCREEN.key_items(position, "die")
    assert by_number[one - 1] == items.DIE.id(player, 0)
    assert by_number[two - 1] == items.DIE.id(player, 1 if one != two else 0)
    assert [n for n, item in enumerate(by_number, 1) if item is not None] == sorted({one, two})
    assert SCREEN.key_items(position, "first") == (items.DIE.id(player, 0),)
    assert SCREEN.key_items(position, "second") == (items.DIE.id(player, 1),)
    assert SCREEN.key_items(position, "storage") == (None, None, None)
    for key, buttons in BUTTONS.items():
        assert SCREEN.key_items(position, key) == buttons
    assert {key.id for key in SCREEN.keys} == {"die", "first", "second", "storage", *BUTTONS}


def test_dice_are_rolled_once_a_round_and_seen_by_everybody() -> None:
    record = begun()
    layouts: dict[tuple[int, int], Layout] = {}
    before = layout_of(position_of(record, 1280, 712, "en"))
    thrown_at: list[tuple[int, int]] = []
    while len(layouts) < 8:
        record.play(next((a for a in record.game.legal if a.kind in ("end_turn", "decline")), record.game.legal[-1]))
        state = record.game.state
        now = layout_of(position_of(record, 1280, 712, "en"))
        moves = [move for move in changes(before, now) if move.way == "thrown"]
        if moves:
            thrown_at.append((state.phase, state.round))
            rail = {f"mini:{player}:die:{n}" for player in (0, 1) for n in (0, 1)}
            own = {items.WHITE_DIE, *(items.DIE.id(state.turn_of, n) for n in (0, 1))}
            assert {move.item for move in moves} == rail | own
            assert {move.duration for move in moves} == {THROW}
        layouts[state.phase, state.round] = before = now
    assert thrown_at == list(layouts)[1:]


def test_goods_fly_to_their_depot_and_new_ones_from_their_phase() -> None:
    record = begun()
    before = layout_of(position_of(record, 1280, 712, "en"))
    arrived, laid_out = Counter[int](), Counter[int]()
    while record.game.state.phase < 2:
        known = len(record.entries)
        record.play(next((a for a in record.game.legal if a.kind in ("end_turn", "decline")), record.game.legal[-1]))
        state, now = record.game.state, layout_of(position_of(record, 1280, 712, "en"))
        events = [event for entry in record.entries[known:] for event in entry.events if event.player is None]
        for move in changes(before, now, events):
            if not move.item.startswith("good:"):
                continue
            assert move.duration == FLIGHT
            if move.way == "gone":
                place = now.placements[items.GOODS_SPACE.id(state.white)].rect
                assert (move.end.cx, move.end.cy) == pytest.approx((place.cx, place.cy))
                arrived[state.phase] += 1
            elif move.way == "new":
                tab = before.placements[f"phase:{'ABCDE'[state.phase]}"].rect
                assert (move.start.cx, move.start.cy) == pytest.approx((tab.cx, tab.cy))
                laid_out[state.phase] += 1
        before = now
    assert (arrived, laid_out) == ({0: 4, 1: 4}, {1: 4, 2: 4})  # the first goods tile of a phase goes straight on to its depot


def test_the_last_field_of_an_area_says_what_it_brings() -> None:
    """Every lit target shows on hover what it yields (UX 4.1)."""
    said = set()
    for record in random_game(2, 12, 1, GAME):
        before, state = position_of(record, 1280, 712, "en"), record.game.state
        done = [len(seat.areas) for seat in state.seats]
        placing = next((a for a in record.game.legal if a.kind == "place"), None)
        if placing is None:
            continue
        after = record.game.copy()
        events = after.apply(placing)
        tip = SCREEN.tip(before, placing.picks[-1])
        assert tip is not None
        worth = tip.lines[1][1]
        area = next((event for event in events if event.kind == "area"), None)
        assert (area is not None) == worth.startswith("Completes") == (done != [len(seat.areas) for seat in after.state.seats])
        if area is not None:
            assert f"{area.values['n']} + {area.values['bonus']} points" in worth
        colour = next((event for event in events if event.kind == "colour"), None)
        assert (colour is not None) == (len(tip.lines) == 3)
        said.add(area is not None)
    assert said == {True, False}


def question(record: Record, *picks: str) -> str:
    """Return what the info line asks after some clicks."""
    picker = Picker([plan for plan in plans(record.game, SCREEN.leads) if plan.actions[0].kind not in SCREEN.in_words], SCREEN.inferred)
    for pick in picks:
        assert picker.pick(pick) is None, pick
    return asked(record.header, record.game, record.game.decider, picker, Texts("en"))


def test_between_two_clicks_the_question_says_what_is_awaited() -> None:
    found: set[str] = set()
    for record in random_game(2, 4, 1, GAME):
        legal = record.game.legal
        placings = [action for action in legal if action.kind == "place" and action.picks[0].startswith("die:")]
        tiles = {action.picks[1] for action in placings}
        for tile in tiles:
            if len({action.picks[2] for action in placings if action.picks[1] == tile}) > 1:
                assert question(record, tile) == "places a tile: choose a lit field"
                found.add("field")
        full = [action for action in legal if action.kind == "take" and action.picks[0].startswith("die:") and len(action.picks) == 3]
        if full:
            assert question(record, full[0].picks[1]) == "takes a tile: which one leaves the full storage?"
            found.add("old")
        if found == {"field", "old"}:
            return
    raise AssertionError(found)


def test_what_is_picked_is_a_thing_on_the_table_but_for_four_kinds_of_choices() -> None:
    """Wherever there is a picture, it is clicked instead of words."""
    kinds = {
        pick.split(":")[0] for record in random_game(3, 8, 1, GAME, {"extra_tiles": True}) for a in record.game.legal for pick in a.picks
    }
    assert kinds - {"number", "type", "building", "species"} <= {"tile", "field", "die", "store", "goods_space", "button"}


PAINTERS = {**SHARED, **painters_of(GAME)}


@pytest.mark.parametrize("size", [(1280, 712), (1366, 680), (1920, 992)], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "numbers", [[7], [2, 7, 14, 23], [3, 6, 9, 15, 28], [2, 6, 7, 12, 14, 23, 27], [1, 2, 4, 5, 6, 10, 13, 20, 26, 28]], ids=len
)
def test_every_monastery_in_force_is_in_sight(numbers: list[int], language: str, size: tuple[int, int]) -> None:
    """Monasteries appear as words while they fit, then as pictograms; none is cut, and no two overlap (UX 2.1)."""
    cells = ["3,-3", "3,-2", "3,-1", "3,0", "2,1", "1,2", "0,3", "-1,3", "-2,3", "-3,3"]  # in the air: only seen, not played
    tiles = {cell: f"monastery{number}" for cell, number in zip(cells, numbers, strict=False)}
    game = builder.table(tiles=tiles, silver=2, workers=2, extra_tiles=True)
    placed = layout_of(position_of(builder.record(game), *size, language)).placements
    chips = [placed[f"power:{number}"] for number in numbers]
    panel = placed["frame:powers"].rect
    buttons = [placement for placement in placed.values() if placement.kind == "button" and panel.contains(placement.rect)]
    assert {"button:workers", "kind:sell", "kind:buy"} <= {button.item for button in buttons}
    assert ("button:hire" in placed) == (6 in numbers)
    assert ("button:exchange" in placed) == (28 in numbers)
    lying = [*chips, *buttons, placed["frame:powers_heading"]]
    assert all(panel.contains(placement.rect) for placement in lying)
    for i, one in enumerate(lying):
        assert not any(one.rect.overlaps(other.rect) for other in lying[i + 1 :]), one.item
    assert all(chip.words == Texts(language)(f"burgundy.power.{face_of(chip).number}") for chip in chips)
    assert all(face_of(chip).words == chip.words for chip in chips) or not any(face_of(chip).words for chip in chips)
    assert all(face_of(chip).words for chip in chips) or len(numbers) > 4
    with nothing_cut():
        image = QImage(1400, 800, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        for placement in lying:
            rect = placement.rect
            PAINTERS[type(placement.face)](painter, QRectF(rect.x, rect.y, rect.w, rect.h), placement.face)
        painter.end()


@pytest.mark.parametrize("language", ["en", "de"])
def test_buttons_ask_which_goods_and_which_tile(language: str) -> None:
    game = builder.table(goods={3: 1, 4: 2}, dice=(3, 4), black=["ship", "mine"], silver=2)
    record = builder.record(game)
    picker = Picker(plans(record.game, SCREEN.leads), SCREEN.inferred)
    say = Texts(language)
    for kind, lit in (("sell", {"store:0:3", "store:0:4"}), ("buy", {items.TILE.id(tile) for tile in game.state.black if tile})):
        assert picker.pick(f"kind:{kind}") is None
        assert {item for item, mark in picker.highlights.items() if mark.state == "next"} == lit
        assert asked(record.header, record.game, 0, picker, say) == say(f"burgundy.ask.{kind}.0")
        position = position_of(record, 1280, 712, language)
        assert SCREEN.tip(position, f"kind:{kind}") is not None
        assert SCREEN.explain(position, f"kind:{kind}") is not None


WINDOWS = [
    (1280, 712),
    (1280, 853),
    (1024, 768),
    (1280, 1024),
    (1000, 1100),
    (1000, 1400),
    (1080, 1920),
    (1920, 992),
    (2560, 1352),
    (3440, 1352),
    (3840, 1080),
    (1920, 500),
]


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_no_part_of_the_table_lies_bare(players: int, size: tuple[int, int]) -> None:
    """The panels fill the table in every window, and the duchy is as large as its window allows."""
    position = position_of(rules.new(GAME, NAMES[:players], 5), *size, "de")
    placed, area = layout_of(position).placements, table_area(position)
    panels = [placed[name].rect for name in ("frame:strip", "frame:depots", "black_depot", "frame:own", "frame:duchy", "frame:powers")]
    assert sum(rect.w * rect.h for rect in panels) >= 0.93 * area.w * area.h
    for i, one in enumerate(panels):
        assert area.contains(one)
        assert not any(one.overlaps(other) for other in panels[i + 1 :])
    rail = rail_area(position)
    beside = [one.rect for item, one in placed.items() if item.startswith("seat:") or item == "frame:log"]
    assert sum(rect.h for rect in beside) >= 0.9 * rail.h
    radius = placed["field:0:0"].rect.h / 2
    assert round(radius, 3) >= (48 if size[0] > 3 * size[1] else 38)
    if size[1] > size[0]:
        assert placed["field:0:15"].rect.x - placed["frame:duchy"].rect.x < 0.12 * area.w


@pytest.mark.parametrize("size", [(1280, 712), (1366, 680), (1920, 992)], ids=str)
def test_the_depots_of_four_players_have_room_for_their_goods(size: tuple[int, int]) -> None:
    placed = layout_of(position_of(rules.new(GAME, NAMES[:4], 5), *size, "en")).placements
    for depot in range(1, 7):
        box, goods = placed[f"depot:{depot}"].rect, placed[f"goods_space:{depot}"].rect
        die = Rect(box.x + 7.5, box.y + 8.5, 27, 27)
        assert goods.w >= 45
        assert goods.h >= 38
        assert goods.y > die.bottom
        tiles = [one.rect for one in placed.values() if one.kind in ("tile", "slot") and box.contains(one.rect)]
        assert len(tiles) == 4
        assert min(rect.x for rect in tiles) - die.right >= 4


@pytest.mark.parametrize("size", [(1280, 712), (1280, 760), (1280, 800), (1366, 680), (1920, 992), (2560, 1080)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_others_have_in_storage_is_always_in_sight(players: int, size: tuple[int, int]) -> None:
    for record in random_game(players, 7, 60, GAME, {"duchies": "drawn"}):
        placed = layout_of(position_of(record, *size, "en")).placements
        for player, seat in enumerate(record.game.state.seats):
            box = placed[f"seat:{player}"].rect
            shown = [placed[f"mini:{player}:storage:{n}"] for n in range(3)]
            assert all(box.inset(7).contains(one.rect) for one in shown)
            assert [one.kind == "tile" for one in shown] == [bool(tile) for tile in seat.storage]
            pieces = [one for item, one in placed.items() if item.startswith(f"mini:{player}")]
            for i, one in enumerate(pieces):
                assert not any(one.rect.inset(1).overlaps(other.rect.inset(1)) for other in pieces[i + 1 :]), one.item


@pytest.mark.parametrize("size", [(1280, 712), (1280, 781), (1366, 680), (1920, 992), (2000, 1000), (2560, 1080)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_count_is_nearer_to_its_own_sign_than_to_the_next(players: int, size: tuple[int, int]) -> None:
    placed = layout_of(position_of(rules.new(GAME, NAMES[:players], 5), *size, "en")).placements
    sign, ends = 17.0, 20 + text_width("12", "num", 15)  # of one that begins at 0, and of its count
    for player in range(players):
        numbers = [placed[f"mini:{player}:{what}"].rect for what in ("worker", "silver", "goods")]
        signs = [*numbers, *(placed[f"mini:{player}:die:{n}"].rect for n in (0, 1))]
        for here in numbers:
            right = [other.x - here.x for other in signs if abs(other.cy - here.cy) < 12 and other.x > here.x]
            assert all(x - ends > 20 - sign for x in right)
            assert here.x + ends <= placed[f"seat:{player}"].rect.right - 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_owner_of_a_duchy_that_is_looked_at_stands_on_it(language: str) -> None:
    position = replace(position_of(rules.new(GAME, ("Anna", "Maximiliane-Eva"), 5), 1280, 712, language), peek=1)
    owner = layout_of(position).placements["frame:duchy_owner"]
    assert face_of(owner).words == "Maximiliane-Eva"
    assert text_width("Maximiliane-Eva", "h3", 12) <= owner.rect.w
    assert face_of(layout_of(replace(position, peek=None)).placements["frame:duchy_owner"]).words == "Anna"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_name_of_a_duchy_keeps_clear_of_its_fields(language: str) -> None:
    record = new_position(GAME, 2, 5, 4, {"duchies": "each", "duchy:0": 10, "duchy:1": 10})
    placements = layout_of(position_of(record, 1280, 712, language)).placements
    name = placements["frame:duchy_name"]
    face = face_of(name)
    words, role, px = face.words, face.role, face.px
    right = name.rect.x + text_width(words, role, px)
    fields = [one for item, one in placements.items() if item.startswith("field:")]
    assert right <= name.rect.right
    assert not [field.item for field in fields if field.holds(right + 4, name.rect.cy + 6)]


def test_at_the_end_the_duchy_says_whose_it_is() -> None:
    record = new_position(GAME, 2, 5, 10_000, {})
    assert record.game.over
    position = position_of(record, 1280, 712, "en")
    assert position.viewer is not None
    assert face_of(layout_of(position).placements["frame:duchy_owner"]).words == position.names[position.viewer]


def test_the_tip_of_a_player_says_what_the_number_beside_the_name_is() -> None:
    position = position_of(new_position(GAME, 3, 5, 60, {}), 1280, 712, "en")
    for player in range(3):
        note = face_of(layout_of(position).placements[f"seat:{player}"]).note
        tip = SCREEN.tip(position, f"seat:{player}")
        assert tip is not None
        assert tip.lines[0] == ("flag-variant", f"Place {note.rstrip('.')} in this round")


def test_depots_without_goods_do_not_beckon() -> None:
    """A ship may choose them too (BU-9.3), though it gains nothing."""
    record = new_position(GAME, 3, 5, 60, {})
    placements, held = layout_of(position_of(record, 1280, 712, "en")).placements, record.game.state.goods_spaces
    assert {bool(goods) for goods in held} == {True, False}
    assert [placements[items.GOODS_SPACE.id(n)].bare for n in range(1, 7)] == [not goods for goods in held]


@pytest.mark.parametrize(("language", "said"), [("en", "Anna takes 1 goods tile from depot 3"), ("de", "Anna nimmt 1 Ware aus Depot 3")])
def test_the_log_says_where_goods_come_from(language: str, said: str) -> None:
    one = Event("collected", 0, (items.GOODS_SPACE.id(3), items.GOOD.id(7)), {"n": 1}, "BU-9.2")
    assert SCREEN.event_words(NAMES, Texts(language), one) == said


@pytest.mark.parametrize(
    ("clause", "said"),
    [("BU-10.8", "Anna gets 2 silver"), ("BU-15.3", "Anna, mines: 2 silver"), ("BU-26.12", "Anna, shield 2: 2 silver")],
)
def test_the_log_says_what_gives_something_outside_its_owners_turn(clause: str, said: str) -> None:
    one = Event("gained", 0, (items.store(0, "silver"),), {"what": "silver", "n": 2}, clause)
    assert SCREEN.event_words(NAMES, Texts("en"), one) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_main_button_takes_is_never_cut(language: str) -> None:
    """The longest words it ever shows concern goods of two depots of which not all types fit."""
    position = position_of(begun(), 1280, 712, language)
    for types in combinations(range(1, 7), 3):
        words = SCREEN.action_words(position, items.ship((1, 2), types))
        assert text_width(words, "body_bold", SMALLEST_TEXT) <= MOST_MAIN - 42, words


@pytest.mark.parametrize(("language", "said", "plain"), [("en", "{}: decline", "Decline"), ("de", "{}: verzichten", "Verzichten")])
@pytest.mark.parametrize(("game", "names"), [(GAME, "building"), ("burgundy_cards", "card")])
def test_declining_says_what(game: str, names: str, language: str, said: str, plain: str) -> None:
    """While a purchase is being chosen inside an effect, it must be clear what would be declined."""
    say, found = Texts(language), 0
    for record in random_game(4, seed=8, game=game):
        if record.game.decision is not None and items.DECLINE_IT in record.game.legal:
            _, _, words = find(game).chips(position_of(record, 1280, 712, language))[-1]
            effect = record.game.decision.question.key.removeprefix("ask.")
            assert words == (plain if effect == "any_order" else said.format(say(f"{game}.{names}.{effect}")))
            found += 1
    assert found > 3


def test_endless_storage_stays_within_the_box_of_its_player() -> None:
    """BU-26.14: with shield 4 any number of tiles is stored; the miniatures overlap rather than leave the box."""
    record = rules.new("burgundy", NAMES[:3], 5, {"shields": True, "trade_routes": True})
    state = record.game.state
    state.seats[1].storage = tuple(range(1, 10))
    placed = layout_of(position_of(record, 1280, 712, "en")).placements
    box = placed["seat:1"].rect
    stored = [one.rect for item, one in placed.items() if item.startswith("mini:1:storage:")]
    assert len(stored) == 9
    assert all(box.x <= rect.x and rect.right <= box.right for rect in stored)


@pytest.mark.parametrize(("size", "shown"), [((1920, 1080), True), ((1920, 992), True), ((1280, 712), False)], ids=str)
def test_two_players_have_a_log_beside_a_large_table(size: tuple[int, int], shown: bool) -> None:
    """The table itself is as large with it as without it."""
    position = position_of(new_position("burgundy", 2, 3, 30, {}), *size, "en")
    placed = layout_of(position).placements
    assert ("frame:log" in placed) == shown
    assert placed["mini:1"].rect.bottom < (placed["frame:log"].rect.y if shown else rail_area(position).bottom)


@pytest.mark.parametrize(
    ("in_round", "silver", "workers", "shields", "words"),
    [
        (5, 0, 3, (6,), "End turn: no tribute for 1 shield"),
        (5, 1, 3, (6, 9, 12), "End turn: no tribute for 2 shields"),
        (5, 2, 0, (6, 9), ""),
        (4, 0, 0, (6,), ""),
        (5, 1, 2, (3, 9, 12), ""),
        (5, 0, 2, (3, 9, 12), "End turn: no tribute for 1 shield"),
    ],
)
def test_the_button_of_the_last_turn_of_a_phase_says_what_shields_lack(
    in_round: int, silver: int, workers: int, shields: tuple[int, ...], words: str
) -> None:
    """BU-26.7, BU-26.13: unpaid shields leave the game, and with the third one workers pay too."""
    game = expanded.lay(2, in_round=in_round, silver=silver, workers=workers, used=(True, True), shields={"0,0": shields[0]})
    ((castle, _),) = game.state.seats[0].shields
    game.state.seats[0].shields = tuple((castle, shield) for shield in shields)
    assert SCREEN.end_words(position_of(expanded.record(game), 1280, 712, "en")) == words


def test_a_miniature_duchy_shows_an_inn_as_one() -> None:
    """BU-22.4: it lies on a field of any kind; the miniature showed that of the field."""
    game = expanded.lay(2, modules=["inns"], tiles={"0,-1": "inn"})
    face = face_of(layout_of(position_of(builder.record(game), 1280, 712, "en")).placements["mini:0"])
    assert [kind for _, _, kind, filled in face.cells if filled] == ["inn", "castle"]
