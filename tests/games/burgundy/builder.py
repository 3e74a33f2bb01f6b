"""Build positions for tests: say only what matters; every tile and all goods get a place, the rest always the same one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules import Game, Value, new, rules_of
from rules.engine.checks import check_state
from rules.engine.worth.credit import ledger
from rules.games.burgundy.board.credits import earned
from tests.games.opening import new_game, record

from .oracles.oracle_arithmetic import PER_GOOD, complete_colours
from .pieces import (
    BACK,
    CELLS,
    COLOURS,
    DATA,
    DUCHIES,
    EXTRA,
    GOODS,
    KIND,
    NAME,
    UNUSED,
    Pool,
    area_slowly,
    areas_slowly,
    field,
    neighbours,
)

ID = "burgundy"
PHASES = "ABCDE"
SEAT_FIELDS = set("duchy tiles castle storage goods sold silver workers dice used areas bonuses animals".split())
SLOTS = [[(slot["color"], slot["min_players"]) for slot in depot["slots"]] for depot in DATA["main_board"]["depots"]]
BLACK_SLOTS = [slot["min_players"] for slot in DATA["main_board"]["black_depot"]["slots"]]


def table(
    players: int = 2,
    *,
    depots: Mapping[int, Sequence[str]] | None = None,
    black: Sequence[str] = (),
    spaces: Mapping[int, Sequence[int]] | None = None,
    round_goods: Sequence[int] | None = None,
    bridge: Mapping[int, Sequence[int]] | None = None,
    order: Sequence[int] | None = None,
    active: int = 0,
    phase: str = "A",
    in_round: int = 1,
    white: int = 1,
    bought: bool = False,
    extra_tiles: bool = False,
    rest: str = "sold",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Game[Any]:
    """Build a game in the turn of seat ``active``, with both dice unused.

    ``mine`` is what seat 0 has, ``others`` what other seats have:
    ``duchy`` its number (1), ``castle`` the field of the start castle (``0,0``), ``tiles`` the other tiles in it: ``{"0,-1": "bank"}``;
    ``storage``, ``goods`` (``{4: 2}``: two of number 4), ``sold`` (numbers), ``silver``, ``workers``, ``dice``, ``used``;
    ``areas`` (a field of each, and the phase it was completed in): full areas not named were completed in this phase;
    ``bonuses`` (``large:blue``): those of complete colours not named go to the seats in order; ``animals``: points from animals.
    ``depots`` by number and ``black``: tiles by name; anything not given is empty. ``spaces``: the goods by depot.
    ``bridge``: the seats on each space, top first (all on 0, in turn order).
    Goods not named that are in play by now were ``sold`` by the last seat, or with ``rest="spaces"`` lie at depot 6.
    A position that play could lead to is checked; one with disconnected tiles, or with more than there can be, is used as it is.
    """
    seats: list[Mapping[str, Any]] = [mine, *((others or {}).get(p, {}) for p in range(1, players))]
    for said in seats:
        assert set(said) <= SEAT_FIELDS, set(said) - SEAT_FIELDS
    rules_ = rules_of(ID)
    state = new(ID, tuple(f"Player {p}" for p in range(players)), 1, {"extra_tiles": extra_tiles}).game.state
    state.phase, state.round, state.white, state.bought = PHASES.index(phase), in_round, white, bought
    order = tuple(order or range(players))
    state.pending = _pending(state.pending, state.order, order, order.index(active))
    state.order, state.turn_of = order, active
    said_bridge = bridge or {0: order}
    state.bridge = tuple(tuple(said_bridge.get(n, ())) for n in range(7))
    sound = _lay_tiles(state, seats, depots or {}, black, extra_tiles)
    for player, said in enumerate(seats):
        seat = state.seats[player]
        store = state.stores[player]
        store.silver, store.workers = said.get("silver", 0), said.get("workers", 0)
        seat.dice = tuple(said.get("dice", (1, 1)))
        acted = order.index(player) < order.index(active)
        seat.used = tuple(said.get("used", (acted, acted)))
    unused = list(state.seats[active].used).count(False)
    state.pending = [step for step in state.pending if type(step).__name__ != "DieAction"] + _dice(state.pending)[:unused]
    _award(state, seats, players)
    _lay_goods(state, seats, spaces or {}, round_goods, rest)
    state.credited = ledger([_earned(state, player, said) for player, said in enumerate(seats)])
    if sound and not any("bonuses" in said for said in seats):
        check_state(rules_, state)
    return Game(rules_, state)


def _earned(state: Any, player: int, said: Mapping[str, Any]) -> dict[str, int]:
    """Return the points by source for what a seat has."""
    seat, estate = state.seats[player], state.estates[player]
    return {
        **earned(len(state.seats), estate.duchy, seat.areas, seat.bonuses),
        "animals": said.get("animals", 0),
        "watchtowers": 4 * sum(NAME[tile] == "watchtower" for tile in estate.tiles if tile),
        "sales": PER_GOOD[len(state.seats)] * len(state.stores[player].sold),
    }


def _pending(steps: list[Any], old: Sequence[int], order: Sequence[int], turn: int) -> list[Any]:
    """Turn the steps of a new game's first turn into those of the ``turn``-th turn of a round in this order."""
    now = old[0]
    kept: list[Any] = []
    for step in steps:
        waits = type(step).__name__ == "StartTurn" and step.player != now
        if waits:
            if old.index(step.player) <= turn:
                continue
            kept.append(replace(step, player=order[old.index(step.player)]))
        elif type(step).__name__ in ("EndTurn", "DieAction"):
            kept.append(replace(step, player=order[turn]))
        else:
            kept.append(step)
    return kept


def _dice(steps: list[Any]) -> list[Any]:
    """Return the steps that use a die."""
    return [step for step in steps if type(step).__name__ == "DieAction"]


def slots_used(back: str, players: int, phase: int) -> int:
    """Count the tiles of a supply that have been laid out up to a phase (BU-2.2, BU-2.3, BU-18.3)."""
    if back == "black":
        return (phase + 1) * sum(1 for n in BLACK_SLOTS if n <= players)
    used = (phase + 1) * sum(1 for depot in SLOTS for colour, n in depot if n <= players and colour == back)
    mines = sum(n in (1, 3) for n in range(phase + 1)) if players == 3 else 0
    return used + {"dark_green": players - mines, "grey": mines}.get(back, 0)


def _lay_tiles(
    state: Any, seats: Sequence[Mapping[str, Any]], depots: Mapping[int, Sequence[str]], black: Sequence[str], extra: bool
) -> bool:
    """Put every tile somewhere: those named, those laid out earlier that have left the game, the rest in the supplies.

    Return whether no back has more tiles than were laid out before and all tiles of a duchy are connected.
    """
    players = len(seats)
    pool = Pool(tile for tile in NAME if extra or tile not in EXTRA)
    outside = [*([] if extra else sorted(EXTRA)), *UNUSED]
    room = {back: slots_used(back, players, state.phase) for back in (*COLOURS, "black")}

    def named(name: str, backs: Iterable[str] = ()) -> int:
        fits = [tile for tile in pool.left if NAME[tile] == name and (not backs or BACK[tile] in backs)]
        assert fits, f"there is no {name} any more"
        best = next((tile for tile in fits if room[BACK[tile]] > 0), fits[0])
        room[BACK[best]] -= 1
        pool.left.remove(best)
        return best

    laid = []
    for n, slots in enumerate(SLOTS, start=1):
        depot = [0] * len(slots)
        for name in depots.get(n, ()):
            colours = {colour for i, (colour, _) in enumerate(slots) if not depot[i]} | ({"grey"} if n == 6 and players == 3 else set())
            tile = named(name, colours)
            i = next(
                i
                for i, (colour, _) in enumerate(slots)
                if not depot[i] and BACK[tile] in (colour, "grey" if colour == "dark_green" else "")
            )
            depot[i] = tile
        laid.append(tuple(depot))
    state.depots = tuple(laid)
    in_play = [i for i, n in enumerate(BLACK_SLOTS) if n <= players]
    row = dict(zip(in_play, (named(name, ("black",)) for name in black), strict=False))
    assert len(row) == len(black), "there are not so many slots in the black depot"
    state.black = tuple(row.get(i, 0) for i in range(len(BLACK_SLOTS)))
    estates = []
    for player, said in enumerate(seats):
        tiles = [0] * len(CELLS)
        tiles[CELLS.index(field(said.get("castle", "0,0")))] = named("castle", ("dark_green",))
        for at, name in said.get("tiles", {}).items():
            assert not tiles[CELLS.index(field(at))], f"there is a tile on {at}"
            tiles[CELLS.index(field(at))] = named(name)
        estates.append(type(state.estates[0])(int(said.get("duchy", 1)), tuple(tiles)))
        kept = [named(name) for name in said.get("storage", ())]
        assert len(kept) <= 3, "the storage has three spaces"
        state.seats[player].storage = tuple([*kept, 0, 0, 0][:3])
    state.estates = tuple(estates)
    supplies = []
    for pile, back in zip(state.supplies, (*COLOURS, "black"), strict=True):
        left = pool.with_back(back)
        away = max(room[back], 0)
        outside += left[:away]
        supplies.append(pile.holding(tuple(left[away:])))
    state.supplies = tuple(supplies)
    state.gone = tuple(outside)
    return min(room.values()) >= 0 and all(map(_connected, estates))


def _connected(estate: Any) -> bool:
    """Return whether every tile is connected to the castle through other tiles."""
    occupied = {at for at, tile in zip(CELLS, estate.tiles, strict=True) if tile}
    reached = {next(at for at, tile in zip(CELLS, estate.tiles, strict=True) if tile)}
    while more := {other for at in reached for other in neighbours(at, occupied)} - reached:
        reached |= more
    return reached == occupied


def _award(state: Any, seats: Sequence[Mapping[str, Any]], players: int) -> None:
    """Award completed areas and bonus tiles: those named, then those that follow from the duchies."""
    bonuses = [f"{size}:{colour}" for colour in COLOURS for size in ("large", "small")]
    for seat, said in zip(state.seats, seats, strict=True):
        duchy = DUCHIES[str(said.get("duchy", 1))]
        tiles = state.estates[seat.estate].tiles
        occupied = {at for at, tile in zip(CELLS, tiles, strict=True) if tile}
        castle = field(said.get("castle", "0,0"))
        areas: list[tuple[int, int]] = []
        full = [(at, state.phase) for at in CELLS if area_slowly(duchy, at) <= occupied and area_slowly(duchy, at) != {castle}]
        for at, when in [*((field(at), PHASES.index(when)) for at, when in said.get("areas", {}).items()), *full]:
            area = area_number(duchy.number, at)
            if area not in [known for known, _ in areas]:
                areas.append((area, when))
        seat.areas = tuple(areas)
        seat.bonuses = tuple(said.get("bonuses", ()))
        for one in seat.bonuses:
            bonuses.remove(one)
    for seat, said in zip(state.seats, seats, strict=True):
        duchy = DUCHIES[str(said.get("duchy", 1))]
        occupied = {at for at, tile in zip(CELLS, state.estates[seat.estate].tiles, strict=True) if tile}
        for colour in complete_colours(duchy, occupied):
            due = [one for one in bonuses if one.endswith(colour)]
            if due and not any(one.endswith(f":{colour}") for one in seat.bonuses):
                seat.bonuses += (due[0],)
                bonuses.remove(due[0])
    state.bonuses = tuple(bonuses)


def area_number(duchy: str, at: tuple[int, int]) -> int:
    """Return the number of a field's area: areas are numbered by their first fields."""
    return next(n for n, area in enumerate(areas_slowly(DUCHIES[duchy])) if at in area)


def _lay_goods(
    state: Any, seats: Sequence[Mapping[str, Any]], spaces: Mapping[int, Sequence[int]], coming: Sequence[int] | None, rest: str
) -> None:
    """Put all goods somewhere: those named, those to come, the reserve, the rest."""
    pool = Pool(GOODS)
    for store, said in zip(state.stores, seats, strict=True):
        store.goods = tuple(pool.good(die) for die, n in said.get("goods", {}).items() for _ in range(n))
        store.sold = tuple(pool.good(die) for die in said.get("sold", ()))
    state.goods_spaces = tuple(tuple(pool.good(die) for die in spaces.get(n, ())) for n in range(1, 7))
    to_come = len(DATA["constants"]["phases"]) - state.round
    state.round_goods = tuple(pool.good(die) for die in coming) if coming is not None else tuple(pool.left.pop() for _ in range(to_come))
    state.phase_goods = tuple(
        pile.holding(tuple(pool.left.pop() for _ in range(5)) if phase > state.phase else ())
        for phase, pile in enumerate(state.phase_goods)
    )
    reserve = 17 - 3 * len(seats)
    state.reserve = state.reserve.holding(tuple(pool.left.pop() for _ in range(min(reserve, len(pool.left)))))
    if rest == "sold":
        state.stores[-1].sold += tuple(pool.left)
    else:
        state.goods_spaces = (*state.goods_spaces[:5], state.goods_spaces[5] + tuple(pool.left))


def fresh(players: int, seed: int = 1, **options: Value | bool) -> Game[Any]:
    """Return a new game as set up by the rules."""
    return new_game(ID, players, seed, options)


__all__ = ["ID", "KIND", "PHASES", "fresh", "record", "table"]
