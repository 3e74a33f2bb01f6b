"""What is seen of a gain: where it arises, where it goes, and when."""

import pytest
from msgspec.structs import replace

from app.art.rival_signs import Plaque
from app.table.geometry.faces import GainFace, PlayerFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Purse, Rect
from app.table.scene.reactions import APART, HEIGHT, MINUS, MOST_APART, NEXT, Reaction, pending, reactions
from rules import POINTS, Event
from tests.app.toy import layout, placed


def box(player: int, points: int | None, y: float = 100) -> Placement:
    face = PlayerFace("red", "Anna", str(points))
    return placed(f"seat:{player}", 1000, y, 240, 110, face=face, purse=Purse(player, POINTS, points))


MINE, BUTTON = placed("mine", 200, 300), replace(placed("button:take", 300, 500, 100, 30), kind="button")
SILVER = placed("silver:0", 500, 600, purse=Purse(0, "silver", 3))
THEIRS = placed("frame:silver:1", 1100, 250, 44, 22, static=True, purse=Purse(1, "silver", 5))
TABLE = layout(MINE, BUTTON, SILVER, THEIRS, box(0, 9), box(1, 4, 300))


def gained(*items: str, player: int | None = 0, **gains: int) -> Event:
    return Event("happened", player, items, gains=gains)


def seen(*events: Event, before: Layout = TABLE, after: Layout = TABLE, begin: int = 0) -> list[Reaction]:
    return reactions(before, after, events, {"gain.wine": "fruit-grapes"}, begin)


def words(found: list[Reaction]) -> list[str]:
    return [one.shown.face.words for one in found if isinstance(one.shown.face, GainFace)]


def test_points_rise_at_the_piece_that_brings_them_and_fly_to_the_score() -> None:
    flash, gain = seen(gained("mine", points=4), begin=180)
    assert (flash.kind, flash.start, flash.delay) == ("flash", MINE.rect, 180)
    assert (gain.kind, gain.shown.face, gain.owner, gain.n) == ("gain", GainFace("+4", "points"), (0, POINTS), 4)
    assert (gain.start.cx, gain.start.cy, gain.delay) == (MINE.rect.cx, MINE.rect.cy, 180)
    assert (gain.end.cx, gain.end.cy) == (1240 - 66 + 27, 100 + 4 + 17)


@pytest.mark.parametrize(
    ("player", "items", "goal"),
    [
        pytest.param(0, ("mine", "silver:0"), SILVER, id="what the event leads to"),
        pytest.param(0, ("mine",), SILVER, id="the purse of the player"),
        pytest.param(1, ("mine", "silver:1"), THEIRS, id="a number in another player's box"),
    ],
)
def test_silver_flies_to_the_purse_of_the_one_who_gets_it(player: int, items: tuple[str, ...], goal: Placement) -> None:
    flash, gain = seen(gained(*items, player=player, silver=2))
    assert flash.start == MINE.rect
    assert (gain.end.cx, gain.end.cy, gain.shown.face) == (goal.rect.cx, goal.rect.cy, GainFace("+2", "silver"))


def test_a_payment_drifts_away_from_the_purse() -> None:
    (loss,) = seen(gained("silver:0", silver=-2))
    assert (loss.kind, loss.shown.face) == ("loss", GainFace(f"{MINUS}2", "silver", paid=True))
    assert (loss.start.cx, loss.start.cy) == (SILVER.rect.cx, SILVER.rect.cy)
    assert loss.end.y == loss.start.y + HEIGHT


def test_a_completed_whole_flashes_piece_by_piece_and_gains_once() -> None:
    fields = [placed(f"field:{n}", 100 * n, 50, shape="hexagon") for n in range(4)]
    table = layout(*fields, box(0, 9))
    found = seen(gained(*(field.item for field in fields), "store:0:vp", points=11), before=table, after=table)
    flashes = [one for one in found if one.kind == "flash"]
    assert [(one.start, one.delay) for one in flashes] == [(field.rect, n * NEXT) for n, field in enumerate(fields)]
    (gain,) = [one for one in found if one.kind == "gain"]
    assert (gain.start.cx, gain.delay, gain.n) == (fields[-1].rect.cx, flashes[-1].delay, 11)


def test_what_has_left_the_table_flashes_where_it_was() -> None:
    after = layout(SILVER, box(0, 9))
    stay, flash, gain = seen(gained("mine", points=1), after=after, begin=180)
    assert (stay.kind, stay.shown, stay.delay) == ("stay", MINE, 0)
    assert (flash.kind, flash.start, gain.start.cx) == ("flash", MINE.rect, MINE.rect.cx)
    assert flash.delay < stay.over < flash.over


def test_a_gain_leaves_free_what_lies_where_its_piece_was() -> None:
    next_one = replace(MINE, item="next")
    (*_, gain) = seen(gained("mine", points=4), after=layout(next_one, SILVER, box(0, 9)))
    assert (gain.start.cx, gain.start.cy) == (MINE.rect.cx, MINE.rect.y)
    (*_, gain) = seen(gained("mine", points=4))
    assert (gain.start.cx, gain.start.cy) == (MINE.rect.cx, MINE.rect.cy)


def test_what_has_gone_elsewhere_before_does_not_flash_where_it_was() -> None:
    after = layout(SILVER, box(0, 9))
    assert [one.kind for one in seen(Event("led", 0, ("mine", "elsewhere")), gained("mine", points=1), after=after)] == ["gain"]
    first, second = (one for one in seen(gained("mine", "silver:0", silver=1), gained("mine", points=1), after=after) if one.kind == "gain")
    assert first.start.cx == second.start.cx == MINE.rect.cx


def test_what_is_paid_and_what_is_gained_part() -> None:
    found = seen(gained("mine", "silver:0", silver=2), gained("silver:0", silver=-1), gained("silver:0", points=1))
    loss, gain = (next(one for one in found if one.kind == kind and one.start.cx == SILVER.rect.cx) for kind in ("loss", "gain"))
    assert not loss.start.overlaps(gain.start)
    assert loss.start.y >= gain.start.bottom or loss.start.bottom <= gain.start.y


def test_what_one_purse_pays_another_is_gained_where_it_goes() -> None:
    payment = Event("paid", 0, ("seat:0", "seat:1"), gains={POINTS: -6})
    loss, gain = seen(payment, Event("received", 1, ("seat:0", "seat:1"), gains={POINTS: 6}))
    assert (loss.kind, gain.kind) == ("loss", "gain")
    assert (loss.start.cy, gain.start.cy) == (100 + 4 + 17, box(1, 4, 300).rect.cy)


def test_without_a_source_a_gain_rises_in_the_box_of_its_player() -> None:
    (gain,) = seen(gained(points=1))
    assert (gain.start.cx, gain.start.cy) == (box(0, 9).rect.cx, box(0, 9).rect.cy)


def test_a_button_does_not_flash() -> None:
    assert [one.kind for one in seen(gained("button:take", "silver:0", silver=1))] == ["gain"]


def test_an_opponent_without_a_seat_gains_like_anybody() -> None:
    rival = placed("rival", 1000, 500, 240, 110, face=PlayerFace(Plaque("chess-rook"), "Egon", "3"), purse=Purse(None, POINTS, 3))
    table = layout(MINE, box(0, 9), rival)
    gain = seen(gained("mine", player=None, points=2), before=table, after=table)[-1]
    assert (gain.owner, gain.end.cy) == ((None, POINTS), 500 + 4 + 17)


def test_what_is_gained_in_the_same_place_is_added_up_and_plates_never_overlap() -> None:
    events = [gained("mine", "silver:0", silver=1), gained("mine", "silver:0", silver=2), gained("mine", points=4), gained(points=1)]
    found = [one for one in seen(*events) if one.kind == "gain"]
    assert words(found) == ["+3", "+4", "+1"]
    assert [one.delay for one in found] == [0, APART, 2 * APART]
    risen = [Rect(one.start.x, one.start.y - HEIGHT, one.start.w, one.start.h) for one in found]
    assert not any(one.start.overlaps(other) for i, one in enumerate(found) for other in [*risen[:i], *(o.start for o in found[:i])])
    assert len([one for one in seen(*events) if one.kind == "flash"]) == 1


def test_many_gains_come_close_together() -> None:
    pieces = [placed(f"p:{n}", 60 * n, 200) for n in range(12)]
    table = layout(*pieces, box(0, 9))
    found = seen(*(gained(piece.item, points=1) for piece in pieces), before=table, after=table)
    assert max(one.delay for one in found) <= MOST_APART


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(gained("mine", wine=1), id="nobody can see how much wine there is"),
        pytest.param(gained("mine", player=2, points=1), id="a player whose score is not shown"),
        pytest.param(gained("mine"), id="nothing"),
    ],
)
def test_what_goes_nowhere_is_not_seen(event: Event) -> None:
    assert seen(event) == []


def test_hidden_points_are_not_seen() -> None:
    table = layout(MINE, box(0, None))
    assert seen(gained("mine", points=4), before=table, after=table) == []


def test_a_resource_of_a_game_has_the_pictogram_of_the_game() -> None:
    table = layout(MINE, placed("cellar", 600, 100))
    found = seen(gained("mine", "cellar", wine=1), before=table, after=table)
    assert [one.shown.face for one in found if one.kind == "gain"] == [GainFace("+1", "fruit-grapes")]


def test_cards_that_are_seen_to_come_need_no_number() -> None:
    pile, hand = placed("pile", 100), placed("hand", 500, purse=Purse(0, "cards"))
    card = replace(placed("card", 520), source="pile")
    event = gained("pile", "hand", cards=1)
    assert seen(event, before=layout(pile, hand), after=layout(pile, hand, card)) == []
    assert words(seen(event, before=layout(pile, hand), after=layout(pile, hand))) == ["+1"]
    assert seen(gained("pile", "card", cards=1), before=layout(pile), after=layout(pile, card)) == []


def test_another_size_is_another_table() -> None:
    assert seen(gained("mine", points=4), before=layout(MINE, width=1400)) == []


def test_a_number_counts_up_as_its_gain_arrives() -> None:
    gain = seen(gained("mine", points=4))[-1]
    counted = [4 - pending([(gain, float(passed))])[0, POINTS] for passed in range(0, gain.over + 1, 10)]
    assert (counted[0], counted[-1]) == (0, 4)
    assert counted == sorted(counted)
    assert set(counted) == {0, 1, 2, 3, 4}
    assert pending([(gain, float(gain.over)), (gain, 0.0)]) == {(0, POINTS): 4}
