"""What is said about the pieces that can be clicked, in words that the table has anyway."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from app.table.geometry.frame_data import TableFrame
from app.table.geometry.placement import Rect
from app.table.input.focus import reading_order
from app.table.parts.button_state import is_command
from app.table.parts.curtain import LIFT
from app.table.parts.table_model import TableModel
from app.texts import Texts
from rules import ItemId

FEW = 3
"""The maximum number of moves named where a piece is part of several."""


class Spoken(Struct, frozen=True):
    """A piece that can be clicked: its name, which no other has at the same time, its place, whether it is chosen, and whether it is a
    ``command`` of the window rather than part of the choice.
    """

    item: ItemId
    name: str
    rect: Rect
    chosen: bool
    command: bool


def spoken(say: Texts, frame: TableFrame) -> list[Spoken]:
    """Return everything that can be clicked, in reading order, the commands of the window after all that belongs to the choice."""
    stack = frame.layout.stack
    places = {item: stack.seen(item) for item in frame.clickable}
    order = sorted(reading_order(places), key=_aside)
    alike = Counter(frame.layout.placements[item].words for item in order)
    met = Counter[str]()
    found = []
    for item in order:
        name = frame.layout.placements[item].words
        met[name] += 1
        if alike[name] > 1:
            name = say("access.same", name=name, at=met[name], of=alike[name])
        mark = frame.highlights.get(item)
        found.append(Spoken(item, name, places[item], mark is not None and mark.state == "chosen", _aside(item)))
    return found


def _aside(item: ItemId) -> bool:
    """Say whether an item is a command; but while the curtain is down, lifting it is the choice."""
    return is_command(item) and item != LIFT


def about(model: TableModel, frame: TableFrame, item: ItemId) -> str:
    """Return what else there is to say about a piece: its part in the choice, what it costs, the moves it belongs to, and its tip."""
    said = _choice(model.texts, frame, item)
    moves = [line for line, action in model.legal_in_words() if item in action.picks]
    if len(moves) <= FEW:
        said += moves
    tip = None if is_command(item) or model.position.viewer is None else model.screen.tip(model.position, item)
    if tip is not None:
        said += [tip.title, *(words for _, words in tip.lines)]
    name = frame.layout.placements[item].words
    return ". ".join(words.removesuffix(".") for words in dict.fromkeys(said) if words and words != name)


def _choice(say: Texts, frame: TableFrame, item: ItemId) -> list[str]:
    """Return what the rings and signs around a piece tell those who see them."""
    mark = frame.highlights.get(item)
    if mark is None:
        return []
    if mark.state == "chosen":
        return [say("access.chosen")]
    said = [say("access.instead")] if mark.state == "replace" else []
    if mark.cost:
        said.append(say("access.price", n=mark.cost))
    return [*said, say("table.fruitless_now")] if mark.fruitless else said


def question(frame: TableFrame) -> str:
    """Return what the line at the bottom says to whoever decides, or to whoever looks next behind the curtain."""
    placements = frame.layout.placements
    found = (placements[item] for item in ("frame:name", "frame:question", "curtain:turn", "curtain:look_away") if item in placements)
    said = [words for placement in found if (words := placement.words or getattr(placement.face, "words", ""))]
    return (" " if "frame:question" in placements else ". ").join(said)
