"""Why an item cannot be chosen now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from app.games.base.refusals import Answer, Picks, refusing
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import candidates
from rules.games.praga.board.wheel import actions_of, wheel_bonus
from rules.games.praga.components import (
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
from rules.games.praga.effect import SPECIAL, TRADE
from rules.games.praga.state import State

from . import blocked
from .drops import held
from .effect_words import D
from .gestures import OPEN
from .position import Position

FREE = ("take_tile", "main")
"""The questions of the free part of a turn."""
SHOWN = frozenset(("crane", "plaza_tile", "parler", "parler_deck", "parler_pawn", "parler_track", "parler_row"))
"""What is never clicked, but shows something."""


class _Answer(Answer[State]):
    """The answer to one refused click."""

    def __init__(self, position: Position, picks: Picks) -> None:
        super().__init__(position, picks)
        self.asked = self.question.key.removeprefix("ask.")
        self.seat = self.state.seats[self.player]
        self.free = self.asked in FREE and self.state.turn is not None

    def about(self, item: ItemId) -> str | None:
        """Return the reason why this item is refused."""
        item = item.removeprefix(OPEN)
        sort, _, end = item.partition(":")
        if item == held(self.position):
            return self.say("in_hand")
        if sort in ("seat", "board"):
            return None  # a click shows a player's things, or another board
        if sort in SHOWN:
            return self.first("shown.parler" if sort.startswith("parler") else "shown")
        if sort in ("field", "wall_site", "track", "stock", "wealth") and not self.is_mine(end):
            return self.others(int(end.partition(":")[0]))
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

    def first(self, key: str = "other_first") -> str:
        """Return a reason followed by what is to be done."""
        return self.say("begun") if self.picks and key == "other_first" else self.say(key, task=self.task())

    def because(self, reason: blocked.Reason | None) -> str:
        """Return the words of a reason; without one, that something else comes first."""
        return self.first() if reason is None else self.say(reason[0], **reason[1])

    def action(self, name: str) -> str:
        """Return the name of an action."""
        return self.position.texts(f"{D}.name.{name}")

    # the crane

    def _half(self, tile: int, half: int) -> str:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if not turn.tile:
            return self.because(blocked.crane_tile(self.state, self.player, tile))
        if tile != turn.tile:
            return self.say("tile_taken")
        if not turn.action:
            return self.say("action_done")
        return self.because(blocked.action(self.state, self.player, actions_of(self.state, tile)[half]))

    def _segment(self, number: int) -> str:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if not turn.tile:
            return self.say("wheel_later")
        if number != turn.segment:
            return self.say("wheel_other")
        if not turn.wheel:
            return self.say("wheel_used")
        bonus = wheel_bonus(self.state)
        return self.because(blocked.too_dear(self.seat, bonus.cost) if bonus.op == TRADE else None)

    # tiles and their places

    def _tile(self, kind: str, tile: int) -> str:
        if tile in self.state.rows[KINDS.index(kind)]:
            return self._row_tile(kind, tile)
        if kind == BUILDING:
            return self.say("built")
        if kind != UPGRADE:
            return self.say("walled") if any(tile == laid for laid, _ in self.seat.walls) else self.first()
        owner = next(
            (n for n, seat in enumerate(self.state.seats) if any(tile == laid for field in seat.fields for laid, _ in field)), None
        )
        if owner is None:
            return self.first()
        return self._bonus(tile) if owner == self.player else self.others(owner)

    def _bonus(self, tile: int) -> str:
        """Return why the bonus of an upgrade cannot be taken (PC-4.8)."""
        action = TILE[UPGRADE][tile].action
        if self.asked == "LayUpgrade":
            return self.say("field_of", action=self.action(action))
        if not self.free:
            return self.first()
        number = ACTIONS.index(action)
        showing = tile in candidates(self.state, self.player, number)
        return self.say("bonus_closed" if showing else "bonus_covered", action=self.action(action))

    def _row_tile(self, kind: str, tile: int) -> str:
        """Return why a tile of the display cannot be taken."""
        turn = self.state.turn
        if self.asked == "Exchange":
            own = any(items.TILE[kind].of(pick) is not None for action in self.legal for pick in action.picks)
            return self.say("exchange_row" if not own else "exchange_pair" if self.picks else "exchange_special")
        if not self.free or turn is None:
            return self.first()
        name = self.action(kind)
        is_special = self.state.rows[KINDS.index(kind)].index(tile) == SPECIAL_SLOT
        mine = turn.action and kind in actions_of(self.state, turn.tile)
        if is_special and not (mine and turn.wheel and wheel_bonus(self.state).op == SPECIAL):
            if mine:
                used = not turn.wheel and wheel_bonus(self.state).op == SPECIAL
                return self.say("special.used" if used else "special.none")
            return self.say("special.action" if turn.tile else "special.later", action=name)
        if not mine and turn.extra != "open":
            if turn.tile and turn.action:
                return self.say("tile_other_action", action=name)
            return self.say("tile_action_done" if turn.tile else "tile_first", action=name)
        return self.because(blocked.row_tile(self.state, self.player, kind, tile))

    def _place(self, sort: str, item: ItemId) -> str:
        """Return why nothing can be laid on a place of the own action board."""
        if sort == "wall_site":
            if self.asked == "LayWall":
                return self.say("wall_taken")
            return self.say("wall_first" if self.free else "other_first", task=self.task())
        action = items.FIELD.key(item)
        if self.asked == "LayUpgrade":
            return self.say("field_of", action=self.action(action))
        if self.free:
            return self.say("field_empty", action=self.action(action))
        return self.first()

    # the city

    def _site(self, site: int) -> str:
        if not self.state.plazas[SITES[site].plaza]:
            return self.say("plaza_out")
        if self.state.buildings[site] is not None:
            return self.say("built")
        if self.asked == "ChooseSite":
            return self.say("site_dear", n=SITES[site].gold, has=self.seat.stock[0])
        if self.asked == "LayBuilding":
            return self.say("site_chosen")
        return self.say("building_first") if self.free else self.first()

    def _plaza(self, plaza: int) -> str:
        if not self.state.plazas[plaza]:
            return self.say("plaza_out")
        if self.asked == "TakeReward":
            return self.first()
        if self.state.evaluated[plaza]:
            return self.say("plaza_done")
        return self.say("plaza_open", n=sum(self.state.buildings[site] is None for site in SITES_OF[plaza]))

    # technologies, rows, buttons

    def _technology(self, tile: int) -> str:
        owner = next((n for n, seat in enumerate(self.state.seats) if tile in seat.technologies), None)
        if owner is not None and owner != self.player:
            return self.others(owner)
        if tile in self.seat.fresh:
            return self.say("technology_fresh")
        if TECHNOLOGY[tile].level in ONGOING_LEVELS:
            return self.say("technology_worked" if tile in self.seat.worked else "technology_ongoing")
        return self.first()

    def _row(self, kind: str) -> str:
        turn = self.state.turn
        if not self.free or turn is None:
            return self.first()
        if turn.refreshed:
            return self.say("refresh_done")
        if not any(self.seat.stock[RESOURCES.index(what)] for what in ("gold", "stone")):
            return self.say("refresh_pay")
        return self.say("refresh_few")

    def _button(self, item: ItemId) -> str:
        if item in items.END_TURN.picks:
            return self.say("end_tile" if self.asked == "take_tile" else "end_open", task=self.task())
        if item in items.REFILL.picks and self.free:
            return self.say("refill_full")
        for offer in (items.EXTRA_GOLD, items.EXTRA_MIXED):
            if item in offer.picks and self.free:
                return self.because(blocked.extra(self.state, self.player, offer == items.EXTRA_MIXED))
        if item in items.DECLINE.picks:
            return self.first("must")
        return self.first()

    # everything else

    def _asked(self, sort: str, item: ItemId) -> str:
        """Return why something is not an answer to the question that is asked."""
        if self.asked == "LayPlank" and sort == "slot":
            return self.say("slot_taken")
        if self.asked == "FreeUp" and sort == "cell":
            return self.first("up_only")
        if self.asked == "KeepWindows" and sort == "stock":
            return self.first("windows_only")
        return self.first()

    def _foreign(self, player: int) -> str:
        """Return the answer for a cube or a pawn of another player on a board that everybody shares."""
        return self.say("foreign", name=self.names[player])

    def _rest(self, sort: str, item: ItemId, end: str) -> str:
        """Return why something cannot be done in the free part of a turn."""
        state, player = self.state, self.player
        match sort:
            case "cell":
                return self.because(blocked.cell(state, player, item))
            case "project":
                return self.say("project_cube") if self.is_mine(end) else self._foreign(items.PROJECT.seat(item))
            case "space" | "pawn":
                if sort == "pawn" and int(end) != player:
                    return self._foreign(int(end))
                return self.because(blocked.road(self.seat) or blocked.because("road_first"))
            case "road_effect":
                return self.because(blocked.road_effect(state, player, item))
            case "slot" | "strip":
                return self.say("bridge_later")
            case "plank":
                return self.because(blocked.road_effect(state, player, item)) if item not in self._laid() else self.say("plank_laid")
            case "seal":
                return self.because(blocked.seal(state, player, int(end), self.names))
            case "production":
                return self.say("production_later")
            case "stack":
                return self.say("stack")
            case "track":
                return self.say(f"track.{items.TRACK.key(item)}")
            case "stock":
                return self._stock(items.STOCK.key(item))
            case "wealth":
                return self.say("wealth")
        return self.first()

    def _stock(self, what: str) -> str:
        if what in ("gold_window", "silver_window"):
            bought = blocked.extra(self.state, self.player, mixed=False)
            return self.because(bought or blocked.because("windows"))
        return self.say(f"stock.{what}")

    def _laid(self) -> tuple[ItemId, ...]:
        """Return the planks on the bridge whose effects are not open."""
        turn = self.state.turn
        return tuple(found for plank in self.state.bridge if plank and (found := items.PLANK.id(plank)) not in (turn.road if turn else ()))


refusal = refusing(_Answer)
"""Why a click does nothing."""
