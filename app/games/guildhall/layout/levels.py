"""What can be done: the levels of the picked card, what a VP card does, what a swap or a search still needs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from app.games.base.panels import label
from app.table.geometry.faces import IconFace
from app.table.geometry.placement import Placement, Rect
from rules import ItemId, Message
from rules.games.guildhall import items
from rules.games.guildhall.components import LEVELS, PROFESSION, VP_COST, VP_NAME
from rules.games.guildhall.insight import strength
from rules.games.guildhall.state import State

from ..choice.stand_ins import NO_EFFECT, NO_LEVEL, NOW, ORDERED
from ..faces import LevelRowFace, RowState
from ..position import Position
from ..words.cards import D, card_words, profession, vp_words
from ..words.levels import level_words, offered

ROW_H, ROW_GAP = 27.0, 4.0
MOVE_ICON = {True: "arrow-right-bold", False: "check-bold"}
"""The icon of a move that needs more, and of one that has enough."""
LOWEST_ROW = 25.0
"""Minimum height of a row, including its gap."""


Row = tuple[ItemId, int | None, str, RowState]
"""What is clicked, the level, the words, and the state: ``open``, ``chosen`` or ``locked``."""


class Doing(Struct, frozen=True):
    """The area for what can be done: its first line, which it shares with the buttons, and what is below."""

    head: Rect
    body: Rect


def _head(doing: Doing, words: str) -> Placement:
    return label("frame:doing", doing.head, words, "h3", "ink")


def _lines(doing: Doing, title: str, lines: Sequence[tuple[str, str]]) -> list[Placement]:
    """Lay out a heading and lines with a pictogram each."""
    placed = [_head(doing, title)]
    height = min(25.0, doing.body.h / max(1, len(lines)))
    for n, (icon, words) in enumerate(lines):
        y = doing.body.y + n * height
        placed.append(
            Placement(f"frame:doing:{n}:icon", "icon", Rect(doing.body.x + 1, y + 3, 17, 17), IconFace(icon, "gold"), static=True)
        )
        rect = Rect(doing.body.x + 26, y, doing.body.w - 26, height)
        placed.append(label(f"frame:doing:{n}", rect, words, "body", "second"))
    return placed


def of_question(position: Position, state: State, doing: Doing) -> list[Placement]:
    """Lay out what the current question is about, before anything is picked."""
    say, decision = position.texts, position.decision
    if decision is None or position.shown != position.viewer:
        return []
    question = decision.question
    match question.key:
        case "ask.act":
            lines = [
                ("cards-playing", say(f"{D}.label.may_play")),
                ("seal", say(f"{D}.label.may_buy")),
                ("cached", say(f"{D}.label.may_refill")),
            ]
            return _lines(doing, say(f"{D}.label.may"), lines)
        case "ask.end":
            return _lines(doing, say(f"{D}.label.done"), [("check-bold", say(f"{D}.label.may_end"))])
        case "ask.use" if decision.source is not None:
            effect = say(f"{D}.vp_effect.{VP_NAME[items.VP.key(decision.source)]}")
            return _lines(doing, _source(position, decision.source), [("star-circle", effect), ("timer-sand", say(f"{D}.label.use"))])
    if question.key in ("ask.refill", "ask.pay", "ask.order", "ask.excess", "ask.reveal", "ask.opponent"):
        key = question.key.removeprefix("ask.")
        if key == "refill" and not question.values["n"]:
            return _lines(doing, say(f"{D}.label.refill"), [("information", say(f"{D}.about.refill_any"))])
        return _lines(doing, say(f"{D}.label.{key}"), [("information", say(f"{D}.about.{key}", **question.values))])
    return of_message(position, state, question, doing)


def of_message(position: Position, state: State, question: Message, doing: Doing) -> list[Placement]:
    """Lay out what a swap or a search still needs, with a line for each of its moves."""
    say = position.texts
    lines = []
    for move, n in sorted(question.values.items()):
        if say.has(f"{D}.move.{move}"):
            what = say(f"{D}.move.{move}")
            lines.append((MOVE_ICON[bool(n)], say(f"{D}.label.move", what=what, n=n) if n else what))
    source = position.decision.source if position.decision is not None else None
    return _lines(doing, _source(position, source), lines)


def of_decline(position: Position, doing: Doing) -> list[Placement]:
    """Lay out that an effect is about to be declined, which has to be confirmed."""
    say = position.texts
    source = position.decision.source if position.decision is not None else None
    return [_head(doing, _source(position, source)), *_rows([(NO_LEVEL, None, say(f"{D}.label.decline"), "chosen")], doing.body)]


def of_discards(position: Position, count: int, more: int, doing: Doing) -> list[Placement]:
    """Lay out that ``count`` cards are chosen as discards and ``more`` must go with them."""
    say = position.texts
    lines = [("alert-circle", say(f"{D}_rules.refusal.more_must_go", n=more))] if more else []
    if count:
        lines += [("cached", say(f"{D}.about.discards")), ("information", say(f"{D}.about.put_down"))]
        return _lines(doing, say(f"{D}.label.several", n=count), lines)
    return _lines(doing, say(f"{D}.label.refill"), [*lines, ("information", say(f"{D}.about.refill_any"))])


def _source(position: Position, source: ItemId | None) -> str:
    """Return the card that asks the question in words."""
    say = position.texts
    if source is not None and (vp := items.VP.of(source)) is not None:
        return vp_words(say, vp)
    if source is not None and (card := items.CARD.of(source)) is not None:
        return card_words(say, card)
    return say(f"{D}.label.may")


def of_card(position: Position, state: State, card: int, doing: Doing) -> list[Placement]:
    """Lay out the levels of a card about to be played: those available, the highest of them preselected, and why the others are not."""
    say = position.texts
    assert position.viewer is not None
    seat = state.seats[position.viewer]
    who, strong = profession(card), strength(seat, card)
    can = offered(position, card)
    best = next(iter(can), NO_LEVEL)
    rows: list[Row] = []
    for level in LEVELS[PROFESSION[card]]:
        item, words = items.LEVEL.id(level.level), level_words(position, who, level.level)
        if item not in can:
            reason = say(f"{D}.label.needs", n=level.level) if level.level > strong else say(f"{D}.label.not_now")
            words = f"{words}: {reason}"
        state_of: RowState = "chosen" if item == best else "open" if item in can else "locked"
        rows.append((item, level.level, words, state_of))
    if can:
        rows.append((NO_EFFECT, None, say(f"{D}.label.no_effect"), "chosen" if best == NO_EFFECT else "open"))
    else:
        rows.append((NO_LEVEL, None, say(f"{D}.label.no_level"), "chosen"))
    title = say(f"{D}.label.level_of", card=card_words(say, card), level=strong)
    return [_head(doing, title), *_rows(rows, doing.body)]


def _rows(rows: list[Row], area: Rect) -> list[Placement]:
    """Lay out rows to choose from, in two columns if one would make them too low."""
    columns = 1 if len(rows) * LOWEST_ROW <= area.h + 2 else 2
    lines = -(-len(rows) // columns)
    width = (area.w - 8 * (columns - 1)) / columns
    step = min(ROW_H + ROW_GAP, area.h / lines)
    placed = []
    for n, (item, level, words, how) in enumerate(rows):
        rect = Rect(area.x + n // lines * (width + 8), area.y + n % lines * step, width, min(ROW_H, step - 2))
        ground = how == "locked"
        name = f"frame:{item}" if ground else item
        placed.append(
            Placement(name, "level_row", rect, LevelRowFace(level, words, how), z=8, radius=7, words=words, static=ground, bare=True)
        )
    return placed


def of_vp(position: Position, card: int, ordered: bool, doing: Doing) -> list[Placement]:
    """Lay out what a VP card costs and does, and the choice of discard order if there is one."""
    say = position.texts
    title = vp_words(say, card)
    rows: list[Row] = [(NOW, None, say(f"{D}.label.pay_now", n=VP_COST[card]), "chosen")]
    if ordered:
        rows.append((ORDERED, None, say(f"{D}.label.pay_order"), "open"))
    return [_head(doing, title), *_rows(rows, doing.body)]
