"""Why an item cannot be picked now. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import BEGUN, Asked, Reason, because, instead

from .. import items
from ..board.action_board import candidates
from ..board.wheel import actions_of, wheel_bonus
from ..components import (
    ACTIONS,
    BUILDING,
    KINDS,
    ONGOING_LEVELS,
    RESOURCES,
    SITES,
    SITES_OF,
    SPECIAL_SLOT,
    TECHNOLOGY,
    TILE,
    UPGRADE,
)
from ..effect import SPECIAL, TRADE
from ..state import State, turn_of
from . import obstacles

FREE = ("take_tile", "main")
"""The questions of the free part of a turn."""
SHOWN = frozenset(("crane", "plaza_tile", "parler", "parler_deck", "parler_pawn", "parler_track", "parler_row"))
"""What is never clicked, but shows something."""


def why_not(asked: Asked[State], item: ItemId) -> Reason | None:
    """Return why an item cannot be picked."""
    return _Answer(asked).about(item)


def held(state: State) -> ItemId | None:
    """Return the tile that the player whose turn it is has taken and not laid yet."""
    if state.turn is None or not state.turn.held[1]:
        return None
    kind, tile = state.turn.held
    return items.PLANK.id(tile) if kind == items.PLANK.name else items.tile(kind, tile)


class _Answer:
    """The answer to one refused pick."""

    def __init__(self, asked: Asked[State]) -> None:
        self.state, self.player, self.picks = asked.view, asked.player, asked.picks
        self.is_mine, self.legal = asked.is_mine, asked.legal
        self.asked = asked.question.key.removeprefix("ask.")
        self.seat = self.state.seats[self.player]
        self.free = self.asked in FREE and self.state.turn is not None

    def about(self, item: ItemId) -> Reason | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if item == held(self.state):
            return because("in_hand")
        if sort in ("seat", "board"):
            return None  # a click shows a player's things, or another board
        if sort in SHOWN:
            return self.first("shown.parler" if sort.startswith("parler") else "shown")
        if sort in ("field", "wall_site", "track", "stock", "wealth") and not self.is_mine(end):
            return because("others", player=int(end.partition(":")[0]))
        match sort:
            case "half":
                return self._half(items.HALF.seat(item), items.HALF.key(item))
            case "segment":
                return self._segment(int(end))
            case "upgrade" | "wall" | "building":
                return self._tile(sort, int(end))
            case "site":
                return self._site(int(end))
            case "plaza":
                return self._plaza(int(end))
            case "field" | "wall_site":
                return self._place(sort, item)
            case "technology":
                return self._technology(int(end))
            case "row":
                return self._row(end)
            case "button":
                return self._button(item)
        if not self.free:
            return self._asked(sort, item)
        return self._rest(sort, item, end)

    def first(self, key: str = "other_first") -> Reason:
        """Return a reason followed by what is to be done."""
        return because(BEGUN) if self.picks and key == "other_first" else instead(key)

    def otherwise_first(self, reason: Reason | None) -> Reason:
        """Return a reason; without one, that something else comes first."""
        return self.first() if reason is None else reason

    # the crane

    def _half(self, tile: int, half: int) -> Reason:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if not turn.tile:
            return self.otherwise_first(obstacles.crane_tile(self.state, self.player, tile))
        if tile != turn.tile:
            return because("tile_taken")
        if not turn.action:
            return because("action_done")
        return self.otherwise_first(obstacles.action(self.state, self.player, actions_of(self.state, tile)[half]))

    def _segment(self, number: int) -> Reason:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if not turn.tile:
            return because("wheel_later")
        if number != turn.segment:
            return because("wheel_other")
        if not turn.wheel:
            return because("wheel_used")
        bonus = wheel_bonus(self.state)
        return self.otherwise_first(obstacles.too_dear(self.seat, bonus.cost) if bonus.op == TRADE else None)

    # tiles and their places

    def _tile(self, kind: str, tile: int) -> Reason:
        if tile in self.state.rows[KINDS.index(kind)]:
            return self._row_tile(kind, tile)
        if kind == BUILDING:
            return because("built")
        if kind != UPGRADE:
            return because("walled") if any(tile == laid for laid, _ in self.seat.walls) else self.first()
        owner = next(
            (n for n, seat in enumerate(self.state.seats) if any(tile == laid for field in seat.fields for laid, _ in field)), None
        )
        if owner is None:
            return self.first()
        return self._bonus(tile) if owner == self.player else because("others", player=owner)

    def _bonus(self, tile: int) -> Reason:
        """Return why the bonus of an upgrade cannot be taken (PC-4.8)."""
        action = TILE[UPGRADE][tile].action
        if self.asked == "LayUpgrade":
            return because("field_of", action=action)
        if not self.free:
            return self.first()
        number = ACTIONS.index(action)
        showing = tile in candidates(self.state, self.player, number)
        return because("bonus_closed" if showing else "bonus_covered", action=action)

    def _row_tile(self, kind: str, tile: int) -> Reason:
        """Return why a tile of the display cannot be taken."""
        turn = self.state.turn
        if self.asked == "Exchange":
            own = any(items.TILE[kind].of(pick) is not None for action in self.legal for pick in action.picks)
            return because("exchange_row" if not own else "exchange_pair" if self.picks else "exchange_special")
        if not self.free or turn is None:
            return self.first()
        is_special = self.state.rows[KINDS.index(kind)].index(tile) == SPECIAL_SLOT
        mine = turn.action and kind in actions_of(self.state, turn.tile)
        if is_special and not (mine and turn.wheel and wheel_bonus(self.state).op == SPECIAL):
            if mine:
                used = not turn.wheel and wheel_bonus(self.state).op == SPECIAL
                return because("special.used" if used else "special.none")
            return because("special.action" if turn.tile else "special.later", action=kind)
        if not mine and turn.extra != "open":
            if turn.tile and turn.action:
                return because("tile_other_action", action=kind)
            return because("tile_action_done" if turn.tile else "tile_first", action=kind)
        return self.otherwise_first(obstacles.row_tile(self.state, self.player, kind, tile))

    def _place(self, sort: str, item: ItemId) -> Reason:
        """Return why nothing can be laid on a place of the player's own action board."""
        if sort == "wall_site":
            if self.asked == "LayWall":
                return because("wall_taken")
            return instead("wall_first" if self.free else "other_first")
        action = items.FIELD.key(item)
        if self.asked == "LayUpgrade":
            return because("field_of", action=action)
        if self.free:
            return self._open_action(action) or because("field_empty", action=action)
        return self.first()

    def _open_action(self, action: str) -> Reason | None:
        """Return what an open action still needs: a tile of the display, or what stands in its way."""
        turn = turn_of(self.state)
        of_tile = turn.action and action in actions_of(self.state, turn.tile)
        if not of_tile and turn.extra != "open":
            return None
        if any(one.kind == action for one in self.legal):
            return because("row_first", action=action) if action in KINDS else None
        return obstacles.action(self.state, self.player, action)

    # the city

    def _site(self, site: int) -> Reason:
        if not self.state.plazas[SITES[site].plaza]:
            return because("plaza_out")
        if self.state.buildings[site] is not None:
            return because("built")
        if self.asked == "ChooseSite":
            return because("site_dear", n=SITES[site].gold, has=self.seat.stock[0])
        if self.asked == "LayBuilding":
            return because("site_chosen")
        return because("building_first") if self.free else self.first()

    def _plaza(self, plaza: int) -> Reason:
        if not self.state.plazas[plaza]:
            return because("plaza_out")
        if self.asked == "TakeReward":
            return self.first()
        if self.state.evaluated[plaza]:
            return because("plaza_done")
        return because("plaza_open", n=sum(self.state.buildings[site] is None for site in SITES_OF[plaza]))

    # technologies, rows, buttons

    def _technology(self, tile: int) -> Reason:
        owner = next((n for n, seat in enumerate(self.state.seats) if tile in seat.technologies), None)
        if owner is not None and owner != self.player:
            return because("others", player=owner)
        if tile in self.seat.fresh:
            return because("technology_fresh")
        if TECHNOLOGY[tile].level in ONGOING_LEVELS:
            return because("technology_worked" if tile in self.seat.worked else "technology_ongoing")
        return self.first()

    def _row(self, kind: str) -> Reason:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if turn.refreshed:
            return because("refresh_done")
        if not any(self.seat.stock[RESOURCES.index(what)] for what in ("gold", "stone")):
            return because("refresh_pay")
        return because("refresh_few")

    def _button(self, item: ItemId) -> Reason:
        if item in items.END_TURN.picks:
            return instead("end_tile" if self.asked == "take_tile" else "end_open")
        if item in items.REFILL.picks and self.free:
            return because("refill_full")
        for offer in (items.EXTRA_GOLD, items.EXTRA_MIXED):
            if item in offer.picks and self.free:
                return self.otherwise_first(obstacles.extra(self.state, self.player, offer == items.EXTRA_MIXED))
        if item in items.DECLINE.picks:
            return self.first("must")
        return self.first()

    # everything else

    def _asked(self, sort: str, item: ItemId) -> Reason:
        """Return why something is not an answer to the question that is asked."""
        if self.asked == "LayPlank" and sort == "slot":
            return because("slot_taken")
        if self.asked == "FreeUp" and sort == "cell":
            return self.first("up_only")
        if self.asked == "KeepWindows" and sort == "stock":
            return self.first("windows_only")
        return self.first()

    def _foreign(self, player: int) -> Reason:
        """Return the answer for a cube or a pawn of another player on a board that everybody shares."""
        return because("foreign", player=player)

    def _rest(self, sort: str, item: ItemId, end: str) -> Reason:
        """Return why something cannot be done in the free part of a turn."""
        state, player = self.state, self.player
        match sort:
            case "cell":
                return self.otherwise_first(obstacles.cell(state, player, item))
            case "project":
                return because("project_cube") if self.is_mine(end) else self._foreign(items.PROJECT.seat(item))
            case "space" | "pawn":
                if sort == "pawn" and int(end) != player:
                    return self._foreign(int(end))
                return self.otherwise_first(obstacles.road(self.seat) or because("road_first"))
            case "road_effect":
                return self.otherwise_first(obstacles.road_effect(state, player, item))
            case "slot" | "strip":
                return because("bridge_later")
            case "plank":
                return (
                    self.otherwise_first(obstacles.road_effect(state, player, item)) if item not in self._laid() else because("plank_laid")
                )
            case "seal":
                return self.otherwise_first(obstacles.seal(state, player, int(end)))
            case "production":
                return because("production_later")
            case "stack":
                return because("stack")
            case "track":
                return because(f"track.{items.TRACK.key(item)}")
            case "stock":
                return self._stock(items.STOCK.key(item))
            case "wealth":
                return because("wealth")
        return self.first()

    def _stock(self, what: str) -> Reason:
        if what in ("gold_window", "silver_window"):
            bought = obstacles.extra(self.state, self.player, mixed=False)
            return self.otherwise_first(bought or because("windows"))
        return because(f"stock.{what}")

    def _laid(self) -> tuple[ItemId, ...]:
        """Return the planks on the bridge whose effects are not open."""
        turn = self.state.turn
        return tuple(found for plank in self.state.bridge if plank and (found := items.PLANK.id(plank)) not in (turn.road if turn else ()))
