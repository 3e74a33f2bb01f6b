"""How the parts of this table lie together (UX: depots and own things left, the duchy right, players at the edge)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.table.choice.picker import Picker
from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from app.table.position import Position
from app.table.screen import Explanation, GameScreen, Section, Tip
from app.texts import Texts
from rules import Action, Event, Game, ItemId
from rules.games.burgundy import items
from rules.games.burgundy.components import PHASES, ROUNDS
from rules.games.burgundy.monasteries import AT_END
from rules.games.burgundy.state import State

from . import commons, founding, fruitless, making_room, places, refusals, shortcuts, tips, words, zoom
from .duchy import duchy
from .own import own
from .powers import powers
from .rail import rail
from .sections import sections
from .tiles import D, throw

PICTOGRAMS = {
    "option.duchies": "layers-triple",
    "option.duchy": "flag-variant",
    "option.lot": "dice-multiple",
    "option.secret_choice": "eye-off",
    "option.extra_tiles": "crane",
    "score.area_size": "home-group",
    "score.area_phase": "flag-variant",
    "score.colours": "palette",
    "score.animals": "paw",
    "score.watchtowers": "chess-rook",
    "score.sales": "hand-coin",
    "score.unsold": "sack",
    "score.silver": "circle-multiple",
    "score.workers": "pawn",
    **{f"score.monastery_{number}": "cross-celtic" for number in AT_END},
}
MARKS = {
    "phase": "flag-variant",
    "round": "circle-outline",
    "colour": "palette",
    "revealed": "eye",
}


class BurgundyScreen(GameScreen):
    """What the board game adds to the generic table."""

    keys = shortcuts.KEYS
    marks: Mapping[str, str] = MARKS
    section = "phase"
    leads: frozenset[str] = frozenset()
    inferred = frozenset({"die"})
    in_words = frozenset({"turn"})
    pictograms: Mapping[str, str] = PICTOGRAMS

    def hides_scores(self, options: Mapping[str, Any]) -> bool:
        """Everybody may count all points at any time."""
        return False

    def status(self, position: Position, area: Rect) -> list[Placement]:
        """Phase and round."""
        say, state = position.texts, position.view
        of_rounds = say(f"{D}.label.round_of", n=max(1, state.round), all=ROUNDS)
        return progress(position, area, say(f"{D}.label.phase_of", phase=PHASES[state.phase]), of_rounds, state.round, ROUNDS)

    def table(self, position: Position, area: Rect) -> list[Placement]:
        """Everything between the bars and the rail."""
        state: State = position.view
        player = position.shown
        if player is None:
            return []
        panels, seat = places.panels(area), state.seats[player]
        placed = commons.strip(position, state, panels.strip)
        if seat.offered:
            return placed + founding.boards(position, seat, panels.below_strip)
        placed += commons.depots(position, state, panels.depots)
        placed += commons.black_depot(position, state, panels.black)
        placed += own(position, seat, player, panels.own, throw(state))
        placed += duchy(position, state, player, panels.duchy)
        return placed + powers(position, state, player, panels.powers)

    def rail(self, position: Position, area: Rect) -> list[Placement]:
        """The players' boxes."""
        return rail(position, position.view, area)

    def chips(self, position: Position) -> list[tuple[ItemId, str, str]]:
        """Declining the effect of a building stands in the info line when it is legal."""
        if position.decision is None or items.DECLINE_IT not in position.decision.legal:
            return []
        return [(items.DECLINE, "close-thick", words.declining(position.texts, position.decision.question.key))]

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
        """A piece enlarged, with what it does and is worth now."""
        return zoom.explain(position, item)

    def refusal(self, position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
        """Why a thing cannot be chosen now, and what helps."""
        return refusals.refusal(position, item, picks)

    def is_fruitless(self, game: Game[Any], action: Action) -> bool:
        """Whether a ship would load nothing, or a crane work as a building that has nothing to do."""
        return fruitless.is_fruitless(game, action)

    def picked(self, position: Position, picker: Picker) -> list[Placement]:
        """Signs on the stored tiles that would go."""
        return making_room.bins(position, picker)

    def choice(self, position: Position, item: ItemId) -> str:
        """A choice beside the piece it belongs to."""
        return words.choice(position, item)

    def action_words(self, position: Position, action: Action) -> str:
        """An action in one line."""
        return words.action_words(position, action)

    def event_words(self, names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
        """An event as a line of the log."""
        return words.event_words(names, texts, event)
