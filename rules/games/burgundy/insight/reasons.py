"""Why an item cannot be picked now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.types import ItemId
from rules.engine.worth.insight import BEGUN, Asked, Reason, because, instead

from .. import items
from ..board.dice import prices
from ..board.estate import PLACEMENT_KIND
from ..board.monasteries import EXCHANGE, FREE_PLACING, FREE_TAKING, HIRE_COST, HIRING, WORKERS_MORE
from ..components import (
    BONUS_SIZES,
    BUILDING,
    COLOUR,
    FACE_DOWN_KIND,
    GOODS_TYPE,
    KIND,
    MONASTERY_EFFECT,
    PHASE_VP,
    PHASES,
    PURCHASE_COST,
    WORKERS_GAIN,
)
from ..state import State, analysis_of, estate_of, stored
from ..steps.direct import offered
from .reasons_modules import WITH_DICE, ModuleAnswer

WHITE = "ask.white_castle"
WITH_NUMBER = (*WITH_DICE, WHITE)
"""Questions in which the number decides what is possible."""
DIRECT = ("ask.direct", "ask.colour_reward")
"""Questions in which a tile of a depot is placed."""
PLACING = (*WITH_NUMBER, *DIRECT, "ask.castle", "ask.town_hall", "ask.route_town_hall", "ask.extra_action")
"""Questions in which a tile may be placed."""
WITH_BUTTON = {HIRING, EXCHANGE}
"""Monasteries that are used by a button of their own."""


def why_not(asked: Asked[State], item: ItemId) -> Reason | None:
    """Return why an item cannot be picked."""
    return _Answer(asked).about(item)


class _Answer(ModuleAnswer):
    """The answer to one refused pick, given the dice and workers."""

    def about(self, item: ItemId) -> Reason | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if sort == "seat":
            return None  # a click on a player shows their things
        match sort:
            case "marker":
                return because("bridge")
            case "power":
                return because("monastery_button" if int(end) in WITH_BUTTON else "monastery")
            case "white_die":
                if not self.state.white_castles:
                    return because("white_die")
                return because("white_die_now" if self.question.key == WHITE else "white_die_castle")
            case "button":
                return self._button(item)
            case "kind":
                return self._black() if end == "buy" else self._sale()
            case "phase":
                return because("phase", phase=end, n=PHASE_VP[PHASES.index(end)])
            case "bonus" | "colour":
                return self._bonus(end)
            case "good":
                return because("round_goods")
            case "store":
                return self._store(items.STORE.seat(item), items.STORE.key(item))
            case "die":
                return self._die(items.DIE.seat(item), items.DIE.key(item))
            case "storage":
                return because("storage") if self.asked.is_mine(end) else self.others(items.STORAGE.seat(item))
            case "goods_space":
                return self._goods_space(int(end))
            case "depot":
                return self._depot(int(end))
            case "black_depot":
                return self._black() if self.state.round else self.first()
            case "tile":
                return self._tile(int(end))
            case "field":
                estate = items.FIELD.seat(item)
                return self._field(items.FIELD.key(item)) if estate == self.seat.estate else self.common_to(estate)
        return self.about_module(item) or self.first()

    # buttons, counters, dice

    def _button(self, item: ItemId) -> Reason:
        decline = items.DECLINE_IT in self.legal
        match item:
            case items.END:
                if self.question.key in WITH_DICE:
                    return because("end_dice" if self.question.key == "ask.dice" else "end_die")
                return instead("end_decline" if decline else "end_open")
            case items.DECLINE:
                return instead("must")
            case items.EXCHANGE:
                return because("exchange")
            case items.PAY_ALL if self.question.key == "ask.tribute":
                return self.tribute()
            case items.HIRE | items.MIX if self.state.bought:
                return self.bought()
            case items.HIRE if self.store.workers < HIRE_COST:
                return because("hire", workers=HIRE_COST, n=self.store.workers)
            case items.MIX:
                return because("mix", workers=self.store.workers, silver=self.store.silver)
        return self.first()

    def _bonus(self, end: str) -> Reason:
        """Return who gets a bonus tile, and how many fields the viewer still has to fill for it."""
        size, _, colour = end.partition(":") if ":" in end else ("", "", end)
        estate = estate_of(self.state, self.player)
        missing = sum(not estate.tiles[field] for field in estate.land.fields_of[colour]) if estate.duchy else 0
        if not missing and estate.duchy:
            return because("bonus_mine")
        if not size:
            return because("bonus_gone")
        return because("bonus" if size == BONUS_SIZES[0] else "bonus_second", n=missing)

    def _store(self, owner: int, what: str) -> Reason:
        if not self.shares(owner):
            return self.common_to(self.state.seats[owner].estate)
        if what == "silver" and self.state.bought:
            return self.bought()
        if not what.isdigit():
            return because(what)
        if self.question.key in WITH_NUMBER:
            return self._far("sale", [int(what)], 0)
        return self.first()

    def _sale(self) -> Reason:
        """Return why no goods can be sold at all."""
        types = sorted({GOODS_TYPE[good] for good in self.store.goods})
        if not types:
            return because("sell_none")
        return self._far("sale", types, 0) if self.question.key in WITH_NUMBER else self.first()

    def _die(self, owner: int, n: int) -> Reason:
        if owner != self.player:
            return self.others(owner)
        if self.seat.used[n]:
            return because("die_used")
        if self.question.key in WITH_DICE:
            return because("die_twin")
        return instead("die_workers")

    # depots

    def _goods_space(self, n: int) -> Reason:
        if self.question.key != "ask.ship":
            return because("goods_space")
        chosen = items.GOODS_SPACE.among(self.picks)
        if not chosen:
            return self.first()
        count = len(self.state.goods_spaces)
        low, high = sorted(((chosen[0] - 2) % count + 1, chosen[0] % count + 1))
        return because("neighbours", low=low, high=high)

    def _depot(self, n: int) -> Reason:
        if not any(self.state.depots[n - 1]):
            return because("gone")
        if any(items.TILE.id(tile) in action.picks for tile in self.state.depots[n - 1] if tile for action in self.legal):
            return because("choose_tile")
        return self._take(n)

    def _take(self, n: int) -> Reason:
        """Return why a tile of a depot cannot be taken."""
        if self.question.key in WITH_NUMBER:
            return self._far("depot", [n], FREE_TAKING, depot=n)
        return self.first()

    def _black(self) -> Reason:
        """Return what is missing for a purchase from the black depot."""
        if any(action.kind == "buy" for action in self.legal):
            return because(BEGUN if self.picks else "choose_tile")
        if self.state.bought:
            return self.bought()
        if self.store.silver < PURCHASE_COST:
            return because("buy_silver", price=PURCHASE_COST, n=self.store.silver)
        return because("gone")

    # tiles and fields

    def _tile(self, tile: int) -> Reason:
        if tile in self._offered():
            return self._nowhere(tile)
        if tile in self.state.black:
            return self._black()
        if tile in self.state.inns:
            return self.inns()
        for n, slots in enumerate(self.state.depots, 1):
            if tile in slots:
                return self._take(n)
        for player, seat in enumerate(self.state.seats):
            if tile in estate_of(self.state, player).tiles:
                return because("built") if seat.estate == self.seat.estate else self.common_to(seat.estate)
            if tile in stored(self.state, player) and tile not in stored(self.state, self.player):
                return self.others(player) if tile in seat.storage else self.common_to(seat.estate)
        return self._stored(tile)

    def _stored(self, tile: int) -> Reason:
        """Return why a stored tile of the viewer's cannot be placed anywhere."""
        if self.question.key not in PLACING or self.question.key in DIRECT:
            return self.first()
        estate, seen = estate_of(self.state, self.player), analysis_of(self.state, self.player)
        fields = seen.fields[PLACEMENT_KIND[tile]]
        if fields and self.question.key in WITH_NUMBER:
            return self._far("field", [estate.land.dice[field] for field in fields], FREE_PLACING.get(KIND[tile], 0))
        return self._nowhere(tile)

    def _nowhere(self, tile: int) -> Reason:
        """Return why no field can take a tile, if that is so."""
        estate, seen = estate_of(self.state, self.player), analysis_of(self.state, self.player)
        if seen.fields[PLACEMENT_KIND[tile]]:
            return self.first()
        if BUILDING[tile] and seen.fields[COLOUR[tile]]:
            return because("towns", kind=BUILDING[tile])
        if not COLOUR[tile]:
            return because("inn_tile")
        if not estate.complete(estate.land.fields_of[COLOUR[tile]]):
            return because("apart_tile", kinds=COLOUR[tile])
        return because("full_offered" if self.question.key in DIRECT else "full", kinds=COLOUR[tile])

    def _offered(self) -> tuple[int, ...]:
        """Return the tiles of depots that may be placed directly, if any field takes them (BU-25.10, 26.24, 26.25)."""
        return offered(self.state, int(self.question.values["shield"])) if self.question.key in DIRECT else ()

    def _placeable(self) -> list[int]:
        """Return the tiles that may be placed: stored ones, or those of depots where they are placed from there."""
        if self.question.key in DIRECT:
            return items.TILE.among(action.picks[0] for action in self.legal)
        return [*stored(self.state, self.player)]

    def _field(self, field: int) -> Reason:
        """Return why an empty field cannot take the chosen tile, or any that may be placed if none is chosen."""
        if self.question.key not in PLACING:
            return self.first()
        estate, seen = estate_of(self.state, self.player), analysis_of(self.state, self.player)
        colour = estate.land.colours[field]
        chosen, placeable = items.TILE.among(self.picks), self._placeable()
        if chosen and chosen[0] not in placeable:
            return because(BEGUN if chosen[0] in self.state.inns else "storage_first")
        tiles = chosen or placeable
        fits = [tile for tile in tiles if COLOUR[tile] in (colour, "")]
        if not fits:
            return because("colour", here=colour, kinds=COLOUR[tiles[0]]) if chosen else because("none_stored", kinds=colour)
        if field not in seen.fields[FACE_DOWN_KIND]:
            return because("apart")
        allowed = [tile for tile in fits if field in seen.fields[PLACEMENT_KIND[tile]]]
        if not allowed:
            return because("town", kind=BUILDING[fits[0]]) if BUILDING[fits[0]] else because("inn_field")
        if self.question.key in WITH_NUMBER:
            return self._far("field", [estate.land.dice[field]], FREE_PLACING.get(KIND[allowed[0]], 0))
        return self.first()

    # numbers

    def _far(self, key: str, numbers: Iterable[int], free_step: int, **values: int) -> Reason:
        """Return which number is out of reach of the viewer's workers, and what would help."""
        monasteries, workers = analysis_of(self.state, self.player).monasteries, self.store.workers
        row = prices(monasteries, free_step)
        if self.question.key == WHITE:
            return self._far_white(key, min((row[self.state.white][number], number) for number in numbers), **values)
        unused = {i: die for i, die in enumerate(self.seat.dice) if not self.seat.used[i]}
        picked = items.DIE.among(self.picks)
        need, number, die = min((row[unused[i]][number], number, unused[i]) for i in picked or unused for number in numbers)
        if need <= workers:
            return because(BEGUN) if self.picks else self.first()
        others = [other for i, other in unused.items() if picked and i not in picked and row[other][number] <= workers]
        more = MONASTERY_EFFECT[WORKERS_MORE].workers if WORKERS_MORE in monasteries else WORKERS_GAIN
        if others:
            remedy = because("help.other", die=others[0])
        elif self._can_exchange():
            remedy = because("help.exchange")
        elif len(unused) > 1 and any(row[die][number] <= workers + more for die in unused.values()):
            remedy = because("help.first")
        else:
            remedy = because("help.workers")
        return Reason(key, {"number": number, "die": die, "workers": need, "n": workers, **values}, remedy=remedy)

    def _far_white(self, key: str, wanted: tuple[int, int], **values: int) -> Reason:
        """Return which number is out of reach of the white die's and the viewer's workers; ``wanted`` is its price and the number."""
        need, number = wanted
        if need <= self.store.workers:
            return because(BEGUN) if self.picks else self.first()
        remedy = because("help.exchange" if self._can_exchange() else "help.nearer")
        said = {"number": number, "die": self.state.white, "workers": need, "n": self.store.workers}
        return Reason(f"{key}_white", {**said, **values}, remedy=remedy)

    def _can_exchange(self) -> bool:
        return any(action.kind == "exchange" for action in self.legal)
