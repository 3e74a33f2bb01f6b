"""Build positions for tests: say only what matters; every tile gets a place. Pieces are named by the ids of the data."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules import Game, Value
from rules.engine.checks import check_state
from rules.games.praga.components import ACTIONS, KINDS, RESOURCES, SPECIAL_SLOT, TRACKS
from rules.games.praga.state import Building, Owed, Turn
from rules.games.praga.steps.course import EndTurn
from rules.games.praga.steps.main import Main
from tests.games.opening import new_game, record

from .names import ACTION_TILES, DECK, NUMBER, PLAZA, PRODUCTIONS, SEAL, SEGMENT, SITE, WALL_SITE

__all__ = ["fresh", "record", "table"]

ID = "praga"
SEAT_FIELDS = {
    *RESOURCES,
    *TRACKS,
    *("cubes", "seal_rights", "wealth", "pawn", "hunger_wall", "cathedral", "fields", "walls"),
    *("technologies", "fresh", "endings", "production", "points"),
}
TURN_FIELDS = {"tile", "half", "segment", "action", "wheel", "extra", "refreshed", "steps", "road", "bonuses", "heights"}


def fresh(players: int = 2, seed: int = 1, **options: Value | bool) -> Game[Any]:
    """Return a new game as set up by the rules; seat 0 goes first unless something else is said."""
    return new_game(ID, players, seed, {**({"start_player": "first_seat"} if players > 1 else {}), **options})


def table(
    players: int = 2,
    *,
    options: Mapping[str, Value | bool] | None = None,
    seed: int = 1,
    turns: int | None = None,
    crane: Mapping[int, str] | None = None,
    box: int | None = None,
    fives: Sequence[str] = (),
    rows: Mapping[str, Sequence[str]] | None = None,
    next_tiles: Sequence[str] = (),
    buildings: Mapping[str, tuple[str, int, int, int]] | None = None,
    plazas: Mapping[str, tuple[str, int]] | None = None,
    evaluated: Sequence[str] = (),
    owed: Sequence[tuple[int, str, bool]] = (),
    bridge: Mapping[int, str] | None = None,
    strips: Sequence[int] | None = None,
    seals: Mapping[str, int] | None = None,
    turn: Mapping[str, Any] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    parler: Mapping[str, Any] | None = None,
    **mine: Any,
) -> Game[Any]:
    """Build a game in which seat 0 is in the free part of a turn.

    ``mine`` is what seat 0 has, ``others`` what other seats have: resources, tracks and cubes by name, ``wealth`` (how many bonuses, all
    three if it is not said, so that none happens by surprise), ``hunger_wall`` and ``cathedral`` (row, column), ``fields``
    ({action: ((tile, rotation), ...)}, the visible one last), ``walls`` ({site: (tile, rotation)}), ``technologies``, ``fresh``,
    ``endings``, ``production`` (by track; "" for none).
    ``crane``: the action tiles by position, all six; ``rows``: the four tiles of a row, "" for an empty slot; ``next_tiles``: what lies on
    top of its stack, the first one first of each stack; ``buildings``: (tile, rotation, builder, cube) by site; the sites not named are
    empty. ``plazas``: (tile, face) by place. ``seals``: who has them. ``turn``: what the turn has seen up to now: ``tile`` by name,
    ``segment`` by name, the rest as in ``Turn``. ``parler``: fields of ``Parler``.
    """
    said = [mine, *((others or {}).get(seat, {}) for seat in range(1, players))]
    for fields in said:
        assert set(fields) <= SEAT_FIELDS, set(fields) - SEAT_FIELDS
    assert set(turn or {}) <= TURN_FIELDS
    game = _begun(players, tuple(sorted((options or {}).items())), seed).copy()
    state = game.state
    if turns is not None:
        state.turns = turns
    for site in range(len(state.buildings)):
        _clear_site(state, site)
    for seat, fields in zip(state.seats, said, strict=True):
        _fill(state, seat, fields)
    for kind, names in (rows or {}).items():
        _lay_row(state, kind, names)
    for name in reversed(next_tiles):
        _put_on_top(state, name)
    for name, (tile, rotation, builder, cube) in (buildings or {}).items():
        state.buildings = _with(state.buildings, SITE[name], Building(lift(state, tile), rotation, builder, cube))
    for place, (tile, face) in (plazas or {}).items():
        _lay_plaza(state, place, tile, face)
    state.evaluated = tuple(done or number in {PLAZA[name] for name in evaluated} for number, done in enumerate(state.evaluated))
    state.owed = tuple(Owed(player, PLAZA[place], both) for player, place, both in owed)
    for slot, name in (bridge or {}).items():
        state.bridge = _with(state.bridge, slot, lift(state, name))
    if strips is not None:
        state.strips = tuple(strips)
    for name, player in (seals or {}).items():
        state.seals = _with(state.seals, SEAL[name], player)
    _begin(state, turn or {}, crane, box, fives)
    for field, value in (parler or {}).items():
        setattr(state.parler, field, value)
    begun = Game(game.rules, state)
    check_state(game.rules, game.rules.copy(state))
    return begun


def _begin(state: Any, turn: Mapping[str, Any], crane: Mapping[int, str] | None, box: int | None, fives: Sequence[str]) -> None:
    """Begin the free part of seat 0's turn, with the crane as said."""
    said = dict(turn)
    if crane is not None:
        state.crane = tuple(ACTION_TILES[crane[position]] if position in crane else 0 for position in range(len(state.crane)))
    tile = ACTION_TILES[said.pop("tile")] if "tile" in said else 0
    if tile:
        state.crane = tuple(0 if found == tile else found for found in state.crane)
    if box is not None:
        state.box = box
    state.fives = tuple(ACTION_TILES[name] for name in fives)
    segment = SEGMENT[said.pop("segment")] if "segment" in said else 0
    heights = tuple(len(field) for field in state.seats[0].fields)
    state.turn = Turn(tile=tile, segment=segment, **{"heights": heights, "bonuses": (0,) * len(ACTIONS), **said})
    state.turn_of, state.first = 0, 0
    state.pending = [EndTurn(0), Main(0)]


@cache
def _begun(players: int, options: tuple[tuple[str, Any], ...], seed: int) -> Game[Any]:
    return fresh(players, seed, **dict(options))


def lift(state: Any, name: str) -> int:
    """Take a tile of the display, a technology or a bridge tile from its stack or the display; a slot of the display is filled again."""
    deck, number = DECK[name], NUMBER[name]
    if deck in KINDS:
        row = KINDS.index(deck)
        for where in ("stacks", "later"):
            stacks = getattr(state, where)
            setattr(state, where, _with(stacks, row, tuple(_less(pile, number) for pile in stacks[row])))
        state.removed = _with(state.removed, row, _less(state.removed[row], number))
        if number in state.rows[row]:
            slot = state.rows[row].index(number)
            state.rows = _with(state.rows, row, _with(state.rows[row], slot, 0))
            _refill(state, row, slot)
    elif deck == "technology":
        state.technologies = tuple(_less(pile, number) for pile in state.technologies)
    else:
        state.plank_stacks = tuple(_less(pile, number) for pile in state.plank_stacks)
        state.cathedral_stack = _less(state.cathedral_stack, number)
    return number


def _less(pile: Any, number: int) -> Any:
    return pile.without(number) if number in pile.cards else pile


def _with(values: Sequence[Any], index: int, value: Any) -> tuple[Any, ...]:
    return tuple(value if number == index else old for number, old in enumerate(values))


def _refill(state: Any, row: int, slot: int) -> None:
    special = slot == SPECIAL_SLOT
    pile = state.stacks[row][special]
    if pile.cards:
        (tile,), left = pile.drawn()
        state.rows = _with(state.rows, row, _with(state.rows[row], slot, tile))
        state.stacks = _with(state.stacks, row, _with(state.stacks[row], special, left))


def _put_back(state: Any, row: int, slot_special: bool, number: int) -> None:
    pile = state.stacks[row][slot_special]
    state.stacks = _with(state.stacks, row, _with(state.stacks[row], slot_special, pile.holding((number, *pile.cards))))


def _clear_site(state: Any, site: int) -> None:
    building = state.buildings[site]
    if building is not None:
        state.buildings = _with(state.buildings, site, None)
        _put_back(state, KINDS.index("building"), False, building.tile)


def _lay_row(state: Any, kind: str, names: Sequence[str]) -> None:
    """Lay out a row; what lay there goes under its stack."""
    row = KINDS.index(kind)
    for slot, number in enumerate(state.rows[row]):
        if number:
            _put_back(state, row, slot == SPECIAL_SLOT, number)
    state.rows = _with(state.rows, row, (0,) * len(state.rows[row]))
    numbers = tuple(lift(state, name) if name else 0 for name in names)
    state.rows = _with(state.rows, row, numbers)


def _put_on_top(state: Any, name: str) -> None:
    """Put a tile on top of the stack it belongs to now."""
    deck = DECK[name]
    number = lift(state, name)
    if deck in KINDS:
        row, special = KINDS.index(deck), "_s" in name.removeprefix(deck)
        pile = state.stacks[row][special]
        state.stacks = _with(state.stacks, row, _with(state.stacks[row], special, _on(pile, number)))
    elif deck == "technology":
        level = int(name.split("_")[1]) - 1
        state.technologies = _with(state.technologies, level, _on(state.technologies[level], number))
    elif "_iv_" in name:
        state.plank_stacks = (_on(state.plank_stacks[0], number), state.plank_stacks[1])
    else:
        state.plank_stacks = (state.plank_stacks[0], _on(state.plank_stacks[1], number))


def _on(pile: Any, number: int) -> Any:
    return pile.holding((*pile.cards, number))


def _lay_plaza(state: Any, place: str, tile: str, face: int) -> None:
    """Lay a plaza tile at a place; the one that lay there takes its place."""
    number, at = int(tile.rsplit("_", 1)[1]), PLAZA[place]
    before = state.plazas[at]
    state.plazas = tuple(before if other == number else other for other in state.plazas)
    state.plaza_box = tuple(before if other == number else other for other in state.plaza_box)
    state.plazas = _with(state.plazas, at, number)
    state.faces = _with(state.faces, at, face)


def _fill(state: Any, seat: Any, fields: Mapping[str, Any]) -> None:
    """Give a seat what it has."""
    seat.stock = tuple(fields.get(what, had) for what, had in zip(RESOURCES, seat.stock, strict=True))
    seat.tracks = tuple(fields.get(track, had) for track, had in zip(TRACKS, seat.tracks, strict=True))
    reached = fields.get("wealth", len(seat.wealth))
    seat.wealth = tuple(number < reached for number in range(len(seat.wealth)))
    seat.cubes = fields.get("cubes", seat.cubes)
    seat.seal_rights = fields.get("seal_rights", 0)
    seat.pawn = fields.get("pawn", 0)
    seat.projects = (fields.get("hunger_wall", (0, 0)), fields.get("cathedral", (0, 0)))
    for action, laid in fields.get("fields", {}).items():
        seat.fields = _with(seat.fields, ACTIONS.index(action), tuple((lift(state, tile), rotation) for tile, rotation in laid))
    for site, (tile, rotation) in fields.get("walls", {}).items():
        seat.walls = _with(seat.walls, WALL_SITE[site], (lift(state, tile), rotation))
    seat.technologies = tuple(lift(state, name) for name in fields.get("technologies", ()))
    seat.fresh = tuple(NUMBER[name] for name in fields.get("fresh", ()))
    seat.endings = tuple(lift(state, name) for name in fields.get("endings", ()))
    production = fields.get("production", ("", ""))
    seat.production = tuple(_production(state, name) for name in production)


def _production(state: Any, name: str) -> int:
    """Take a production tile out of the river."""
    if not name:
        return 0
    number = next(tile for tile in PRODUCTIONS[name] if tile in state.river)
    state.river = tuple(tile for tile in state.river if tile != number)
    return number
