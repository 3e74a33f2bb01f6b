"""When a press becomes a drag."""

from app.table.input.drag import FAR, Drag


def test_a_press_that_hardly_moves_stays_a_press() -> None:
    drag = Drag()
    drag.press("a", 100, 100)
    assert not drag.pulls(100 + FAR - 0.5, 100)
    assert not drag.pulls(100, 100)
    assert drag.end() == ("pressed", "a")


def test_one_movement_makes_a_drag_of_it_in_any_direction() -> None:
    for x, y in ((FAR, 0), (0, -FAR), (-4, 5)):
        drag = Drag()
        drag.press("a", 100, 100)
        assert drag.pulls(100 + x, 100 + y)
        assert not drag.pulls(500, 500)
        assert drag.end() == ("pulled", "a")


def test_the_way_there_does_not_count_only_the_distance() -> None:
    drag = Drag()
    drag.press("a", 100, 100)
    assert not any(drag.pulls(100 + (n % 2) * (FAR - 1), 100) for n in range(20))


def test_nothing_is_left_after_the_end() -> None:
    drag = Drag()
    drag.press("a", 0, 0)
    assert drag.pulls(0, 50)
    assert (drag.state, drag.item) == ("pulled", "a")
    assert drag.end() == ("pulled", "a")
    assert drag.end() == ("idle", None)
    assert not drag.pulls(90, 90)


def test_the_bare_table_is_not_dragged_nor_is_anything_without_a_press() -> None:
    drag = Drag()
    assert not drag.pulls(50, 50)
    drag.press(None, 0, 0)
    assert not drag.pulls(50, 50)
    assert drag.end() == ("pressed", None)


def test_the_next_press_begins_again() -> None:
    drag = Drag()
    drag.press("a", 0, 0)
    drag.pulls(50, 0)
    drag.press("b", 50, 0)
    assert not drag.pulls(51, 0)
    assert drag.pulls(50, FAR)
    assert drag.end() == ("pulled", "b")
