"""What a viewer is told about the game, however it is told."""

from app.table.log.history import in_words
from rules import Event
from rules import told as told_events

EVENTS = (
    Event("open", 0),
    Event("mine", 1, seen_by=(1,)),
    Event("ours", 0, seen_by=(0, 1)),
    Event("silent", 0),
    Event("others", 0, seen_by=(0,)),
)


def told(viewer: int | None) -> list[str]:
    return [words for _, words in in_words(told_events(EVENTS, viewer), lambda event: None if event.kind == "silent" else event.kind)]


def test_everybody_is_told_what_they_saw_and_what_has_words() -> None:
    assert told(0) == ["open", "ours", "others"]
    assert told(1) == ["open", "mine", "ours"]
    assert told(2) == ["open"]


def test_behind_the_curtain_only_what_everybody_saw_is_told() -> None:
    assert told(None) == ["open"]
