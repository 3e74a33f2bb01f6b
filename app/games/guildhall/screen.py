"""How the parts of this table lie together (UX: points and piles above, below them the other halls, then the own things)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.screen import Explanation, GameScreen, Section, Tip
from app.texts import Texts
from rules import Action, Event, Game, ItemId, Message
from rules.games.guildhall.state import State

from . import commons, gestures, picking, refusals, shortcuts, tips, words, zoom
from .cards import D
from .desk import desk
from .halls import hall
from .places import panels
from .points import points
from .sections import sections
from .trays import professions, tray

PICTOGRAMS = {
    "option.profession_set": "account-group",
    "option.small_game_vp_deck": "cards-outline",
    "option.excess_chapter_timing": "timer-sand",
    "option.target_vp": "flag-checkered",
    "score.vp_cards": "seal",
    "score.tokens": "circle-multiple",
}
MARKS = {
    "searches": "magnify",
    "bought": "seal",
    "completed": "check-bold",
    "reshuffled": "refresh",
}


class GuildhallScreen(GameScreen):
    """What Guildhall adds to the generic table."""

    keys = shortcuts.KEYS
    marks: Mapping[str, str] = MARKS
    section = "reshuffled"
    leads: frozenset[str] = frozenset()
    inferred: frozenset[str] = frozenset()
    in_words: frozenset[str] = frozenset()
    pictograms: Mapping[str, str] = PICTOGRAMS
    gathers = gestures.GATHERS
    rails = False

    def hides_scores(self, options: Mapping[str, Any]) -> bool:
        """Totals are public at all times (GH-11.5)."""
        return False

    def status(self, position: Position, area: Rect) -> list[Placement]:
        """What wins."""
        say, state = position.texts, position.view
        rect = Rect(area.x + 14, 0, area.w - 14, area.h)
        face = (say(f"{D}.label.aim" if area.w > 330 else f"{D}.label.aim_short", n=state.target), "body", "title", "left", 15)
        line = Placement("frame:bar_line", "phase", Rect(area.x, 0, 40, area.h), ("",), static=True)
        return [line, Placement("frame:aim", "text", rect, face, static=True)] if area.w > 120 else []

    def table(self, position: Position, area: Rect) -> list[Placement]:
        """Everything between the bars."""
        state: State = position.view
        player = position.shown
        if player is None:
            return []
        parts = panels(area, len(state.seats))
        if not state.professions or (position.decision is not None and position.decision.question.key == "ask.choose"):
            whole = Rect(parts.row.x, parts.row.y, parts.race.right - parts.row.x, parts.own.bottom - parts.row.y)
            return professions(position, state, whole)
        top = Rect(parts.row.x, parts.row.y, parts.race.right - parts.row.x, parts.row.h)
        over, covered = tray(position, state, parts)
        placed: list[Placement] = []
        if covered is None or not covered.overlaps(parts.row):
            placed += commons.vp_row(position, state, parts.row, top)
            placed += commons.piles(position, state, parts.piles, top, covered is not None)
            placed += commons.race(position, state, parts.race)
        if covered is None:
            for other, place in zip(_others(position, player), parts.others, strict=True):
                placed += hall(position, state, other, place, own=False)
            placed += points(position, state, parts.points) if parts.points is not None else []
        placed += over
        placed += hall(position, state, player, parts.own, own=True)
        return placed + desk(position, state, player, parts.desk)

    def rail(self, position: Position, area: Rect) -> list[Placement]:
        """There is none: the other halls on the table are the players' boxes."""
        return []

    def gestures(self, game: Game[Any], plans: list[Plan]) -> list[Plan]:
        """Cards and purchases are confirmed."""
        return gestures.gestures(game, plans)

    def picked(self, position: Position, picker: Picker) -> list[Placement]:
        """The levels of the card picked, what a VP card costs, what discarding brings."""
        return picking.picked(position, picker)

    def asked(self, position: Position, picker: Picker) -> Message | None:
        """What is open with these picks."""
        return picking.asked(position, picker)

    def plan_words(self, position: Position, plan: Plan) -> str:
        """A plan in one line, for the main button."""
        return picking.plan_words(position, plan)

    def chips(self, position: Position) -> list[tuple[ItemId, str, str]]:
        """None: all buttons stand beside what they are about."""
        return []

    def key_items(self, position: Position, key: str) -> tuple[ItemId | None, ...]:
        """What a key of this game clicks."""
        return shortcuts.key_items(position, key)

    def sections(self, position: Position) -> list[Section]:
        """Everything on the table in words."""
        return sections(position)

    def tip(self, position: Position, item: ItemId) -> Tip | None:
        """What a piece is and does."""
        return tips.tip(position, item)

    def explain(self, position: Position, item: ItemId) -> Explanation | None:
        """A piece enlarged, with what it would do now."""
        return zoom.explain(position, item)

    def refusal(self, position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
        """Why a thing cannot be chosen now, and what helps."""
        return refusals.refusal(position, item, picks)

    def choice(self, position: Position, item: ItemId) -> str:
        """The words of a choice that the desk offers."""
        return picking.choice(position, item)

    def action_words(self, position: Position, action: Action) -> str:
        """An action in one line."""
        return words.action_words(position, action)

    def event_words(self, names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
        """An event as a line of the log."""
        return words.event_words(names, texts, event)


def _others(position: Position, shown: int) -> list[int]:
    """The players whose halls lie in the middle, in turn order after the viewer; who is looked at changes places with him."""
    viewer = position.viewer or 0
    count = len(position.names)
    around = [(viewer + n) % count for n in range(1, count)]
    return [viewer if player == shown else player for player in around]
