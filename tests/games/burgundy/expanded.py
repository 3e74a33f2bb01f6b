"""Build positions with the expansions: say what matters, and everything else gets a place somewhere.

Unlike ``builder.table`` this does not ask whether play could lead to the position, and no one has points yet.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules import Game, Value
from tests.games.opening import new_game, record

from .builder import ID, PHASES, _dice, _pending
from .pieces import BACK_OF, COLOURS, DATA, EXTRA, FACE_DOWN, GOODS, LAYOUTS, NAME, NAME_OF, Pool

SEAT = set("tiles castle storage goods sold silver workers dice used shields named routes posts border_rank areas bonuses duchy".split())
STORE = set("goods sold silver workers common".split())
MODULES = ("extra_tiles", "white_castles", "inns", "trade_routes", "shields")


class Tiles:
    """The tiles that have no place yet."""

    def __init__(self) -> None:
        self.left = dict(NAME_OF)

    def get(self, name: str, back: str = "") -> int:
        """Take out a tile by its name, with a coloured back if there is one."""
        if name == "face_down":
            return FACE_DOWN[self.get_back("black")]
        found = [tile for tile, known in self.left.items() if known == name and (not back or BACK_OF[tile] == back)]
        assert found, f"there is no {name} any more"
        del self.left[found[0]]
        return found[0]

    def get_back(self, back: str) -> int:
        """Take out any tile of the basic game with a back."""
        tile = next(tile for tile in reversed(self.left) if BACK_OF[tile] == back and tile in NAME and tile not in EXTRA)
        del self.left[tile]
        return tile


def lay(
    players: int = 2,
    *,
    teams: bool = False,
    duchy: str = "1",
    depots: Mapping[int, Sequence[str]] | None = None,
    black: Sequence[str] = (),
    inns: int = 0,
    spaces: Mapping[int, Sequence[int]] | None = None,
    lying: Mapping[int, Sequence[int]] | None = None,
    bridge: Mapping[int, Sequence[int]] | None = None,
    order: Sequence[int] | None = None,
    active: int = 0,
    phase: str = "A",
    in_round: int = 1,
    white: int = 1,
    bought: bool = False,
    counter: int = 0,
    target: int = 50,
    modules: Iterable[str] = MODULES,
    common: Mapping[int, Mapping[str, Any]] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Game[Any]:
    """Build a game in the turn of seat ``active``, with both dice unused unless ``used`` says otherwise.

    ``mine`` is what seat 0 has, ``others`` what other seats have; ``duchy``: what is printed on everyone's, or on one seat's; fields are
    named as in the data; ``castle``: the field of the start castle. ``shields`` of a seat: the field of the castle and the shield on it.
    ``common``: what a team has, by its number: its duchy as well. ``lying``: the shields on the goods spaces. In ``black``, "" is empty.
    """
    seats: list[dict[str, Any]] = [dict(mine), *(dict((others or {}).get(p, {})) for p in range(1, players))]
    game = _new(players, teams, duchy, [] if teams or players == 1 else [*modules])
    state = game.state
    turn = tuple(order or range(players))
    state.pending = _pending(state.pending, state.order, turn, turn.index(active))
    state.order, state.turn_of = turn, active
    state.phase, state.round, state.white, state.bought = PHASES.index(phase), in_round, white, bought
    on_bridge = bridge or {0: turn}
    state.bridge = tuple(tuple(on_bridge.get(n, ())) for n in range(7))
    tiles = Tiles()
    for player, said in enumerate(seats):
        assert set(said) <= SEAT, set(said) - SEAT
        seat = state.seats[player]
        acted = turn.index(player) < turn.index(active)
        seat.dice, seat.used = tuple(said.get("dice", (1, 1))), tuple(said.get("used", (acted, acted)))
        seat.bonuses, seat.posts, seat.border_rank = (
            tuple(said.get("bonuses", ())),
            tuple(said.get("posts", ())),
            said.get("border_rank", 0),
        )
        seat.storage = _row([tiles.get(name) for name in said.get("storage", ())], 2 if teams else 3)
        seat.named = said.get("named")
    state.bonuses = tuple(f"{size}:{colour}" for colour in COLOURS for size in ("large", "small"))
    state.bonuses = tuple(one for one in state.bonuses if not any(one in seat.bonuses for seat in state.seats))
    unused = list(state.seats[active].used).count(False)
    state.pending = [step for step in state.pending if type(step).__name__ != "DieAction"] + _dice(state.pending)[:unused]
    shared = [{**seats[0], **(common or {}).get(0, {})}, dict((common or {}).get(1, {}))] if teams else seats
    _found(state, shared, duchy, tiles)
    _lay_out(state, depots or {}, black, inns, tiles)
    _share_goods(state, shared, spaces or {})
    for player, said in enumerate(seats):
        estate = state.estates[state.seats[player].estate]
        at = dict(zip(fields_of(estate.duchy), estate.tiles, strict=True))
        state.seats[player].shields = tuple((at[castle], shield) for castle, shield in said.get("shields", {}).items())
    if state.shields:
        state.shields = tuple(tuple((lying or {}).get(n, ())) for n in range(1, 7))
        here = {shield for seat in state.seats for _, shield in seat.shields} | {shield for space in state.shields for shield in space}
        state.shields_left = state.shields_left.holding(tuple(shield for shield in range(1, 19) if shield not in here))
    for player, said in enumerate(seats):
        if state.seats[player].routes and "routes" not in said:
            state.seats[player].routes = ()
        state.seats[player].routes = tuple(said.get("routes", ()))
    dealt = {card for seat in state.seats for card in seat.routes}
    state.routes_left = state.routes_left.holding(tuple(card for card in range(1, 13) if card not in dealt))
    if players == 1:
        state.solo = type(state.solo)(counter=counter, target=target)
    return Game(game.rules, state)


def _new(players: int, teams: bool, duchy: str, modules: Sequence[str]) -> Game[Any]:
    options: dict[str, Value | bool] = dict.fromkeys(modules, True)
    if teams:
        options |= {"teams": True, "duchies": "double_expert" if duchy == "12b" else "double"}
    elif players == 1:
        options |= {"duchies": "solo_expert" if duchy == "13b" else "solo_beginner"}
    elif duchy.startswith("11"):
        options |= {"duchies": "border_posts"}
    game = new_game(ID, players, 1, options)
    while not game.state.round:
        game.apply(game.legal[0])
    return game


def fields_of(number: int) -> list[str]:
    """Return the fields of a duchy by name, in the order of their numbers."""
    return [cell["id"] for cell in LAYOUTS[number - 1]["cells"]]


def _row(tiles: Sequence[int], spaces: int) -> tuple[int, ...]:
    return (*tiles, *(0 for _ in range(spaces - len(tiles))))


def _found(state: Any, shared: Sequence[Mapping[str, Any]], duchy: str, tiles: Tiles) -> None:
    """Lay out the duchies; in a team game, those of both teams and what they have in common."""
    estates = []
    for side, said in enumerate(shared):
        number = next(n for n, layout in enumerate(LAYOUTS, 1) if layout["number"] == said.get("duchy", duchy))
        layout = LAYOUTS[number - 1]
        castle = said.get("castle", layout["start_castle_default"] or layout["start_castle_options"][0])
        named = {castle: "castle", **said.get("tiles", {})}
        assert set(named) <= set(fields_of(number)), set(named) - set(fields_of(number))
        estates.append(type(state.estates[0])(number, tuple(tiles.get(named[at]) if at in named else 0 for at in fields_of(number))))
        store = state.stores[side]
        store.silver, store.workers = said.get("silver", 0), said.get("workers", 0)
        if store.storage:
            store.storage = _row([tiles.get(name) for name in said.get("common", ())], 2)
    state.estates = tuple(estates)


def _lay_out(state: Any, depots: Mapping[int, Sequence[str]], black: Sequence[str], inns: int, tiles: Tiles) -> None:
    """Lay tiles in the depots; the rest goes into the supplies, those of modules not in play leave the game."""
    laid = []
    for n, slots in enumerate(state.depots, 1):
        laid.append(_row([tiles.get(name) for name in depots.get(n, ())], len(slots)))
    state.depots = tuple(laid)
    state.black = _row([tiles.get(name, "black") if name else 0 for name in black], len(state.black))
    stack = [tile for tile, name in tiles.left.items() if name == "inn"]
    state.inns = tuple(stack[:inns])
    out = {tile for tile in state.gone if tile in tiles.left} if state.round else set()
    unused = set(state.gone)
    left_inns = len(PHASES) - 1 - state.phase
    state.inns_left = () if unused & set(stack) else tuple(stack[inns : inns + left_inns])
    supplies = []
    for pile in state.supplies:
        supplies.append(pile.holding(tuple(tile for tile in tiles.left if BACK_OF[tile] == pile.deck and tile not in out)))
    state.supplies = tuple(supplies)
    somewhere = {*state.inns, *state.inns_left, *(tile for pile in supplies for tile in pile.cards)}
    state.gone = tuple(tile for tile in tiles.left if tile not in somewhere)


def _share_goods(state: Any, shared: Sequence[Mapping[str, Any]], spaces: Mapping[int, Sequence[int]]) -> None:
    """Lay the goods out: those named, those to come, the rest in the reserve."""
    pool = Pool(GOODS)
    for store, said in zip(state.stores, shared, strict=True):
        store.goods = tuple(pool.good(die) for die, n in said.get("goods", {}).items() for _ in range(n))
        store.sold = tuple(pool.good(die) for die in said.get("sold", ()))
    state.goods_spaces = tuple(tuple(pool.good(die) for die in spaces.get(n, ())) for n in range(1, 7))
    state.round_goods = tuple(pool.left.pop() for _ in range(len(DATA["constants"]["phases"]) - state.round))
    state.phase_goods = tuple(
        pile.holding(tuple(pool.left.pop() for _ in range(min(5, len(pool.left)))) if phase > state.phase else ())
        for phase, pile in enumerate(state.phase_goods)
    )
    state.reserve = state.reserve.holding(tuple(pool.left))


def phase_end(players: int = 2, **said: Any) -> Game[Any]:
    """Build a game in which the last player has only to end the last turn of the phase; seat 0 comes first in turn order."""
    last = players - 1
    others = {**said.pop("others", {})}
    if players == 1:
        said["used"] = (True, True)
    else:
        others[last] = {**others.get(last, {}), "used": (True, True)}
    return lay(players, in_round=5, active=said.pop("active", last), others=others, **said)


__all__ = ["lay", "phase_end", "record"]
