"""What a player does in a test, using only the list of legal actions, and what can be seen of the game afterwards.

Actions in words. ``with 3``: the die that shows 3; without it, the action comes from a castle or a building. Paid workers go last: ``+2``.
``take bank@3 with 5 +2`` (from depot 3), ``take bank@3 with 3 for mine`` (mine leaves the full storage), ``place bank 0,-1 with 3``,
``sell 4 with 4`` (goods of number 4), ``workers with 3``, ``turn 3 to 5 +2``, ``buy mine`` (two silver), ``hire bank@3 +2`` (two workers),
``ship 3`` (goods of depot 3), ``ship 3 4``, ``ship 3 keep 1 6`` (only types 1 and 6), ``exchange``, ``copy bank``, ``join cow``,
``settle 3 0,-3`` (duchy and field), ``decline``, ``end_turn``.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules import Action, Event, Game
from tests.games.spoken import Spoken

from .pieces import CELLS, GOODS, NAME, Field


# the legal actions in words
def words(game: Game[Any], action: Action) -> str:
    """Return an action as tests write it."""
    picks = list(action.picks)
    said = action.kind
    die = f" with {_shown(game, picks.pop(0))}" if picks and picks[0].startswith("die:") and said != "turn" else ""
    match said:
        case "take" | "buy" | "hire":
            tile, *old = [pick for pick in picks if pick.startswith("tile:")]
            where = "" if said == "buy" else "@" + place_of(game, number(tile))
            said += f" {NAME[number(tile)]}{where}{die}" + "".join(f" for {NAME[number(one)]}" for one in old)
        case "place":
            q, r = field_of(picks[1])
            said += f" {NAME[number(picks[0])]} {q},{r}{die}"
        case "sell":
            said += f" {number(picks[0])}{die}"
        case "turn":
            said += f" {_shown(game, picks[0])} to {number(picks[1])}"
        case "ship":
            spaces = [str(number(pick)) for pick in picks if pick.startswith("goods_space:")]
            types = [str(number(pick)) for pick in picks if pick.startswith("type:")]
            said += " " + " ".join(spaces) + (" keep " + " ".join(types) if types else "")
        case "copy" | "join":
            said += " " + picks[0].partition(":")[2]
        case "settle":
            q, r = field_of(picks[0])
            said += f" {picks[0].split(':')[1]} {q},{r}"
        case _:
            said += die
    return f"{said} +{action.cost}" if action.cost else said


def number(item: str) -> int:
    """Return the number at the end of an item's name."""
    return int(item.rpartition(":")[2])


def field_of(item: str) -> Field:
    """Return the field of an item ``field:0:18``."""
    return CELLS[number(item)]


def thing(item: str) -> str:
    """Return an item in words: a tile by name, a good by number, a field by its place; anything else unchanged."""
    match item.partition(":")[0]:
        case "tile":
            return NAME[number(item)]
        case "good":
            return f"good {GOODS[number(item)]}"
        case "field":
            return "{},{}".format(*field_of(item))
        case _:
            return item


def _shown(game: Game[Any], item: str) -> int:
    _, player, index = item.split(":")
    shown: int = game.state.seats[int(player)].dice[int(index)]
    return shown


def place_of(game: Game[Any], tile: int) -> str:
    """Return the depot a tile lies in: ``1`` to ``6`` or ``black``."""
    for n, depot in enumerate(game.state.depots, start=1):
        if tile in depot:
            return str(n)
    assert tile in game.state.black
    return "black"


SPOKEN = Spoken(words)
legal, legal_kinds, play_on, check_taken_back = SPOKEN.legal, SPOKEN.kinds, SPOKEN.play_on, SPOKEN.check_taken_back


def fields(game: Game[Any], name: str, *, die: int | None = None) -> set[str]:
    """Return where a tile in the storage can be placed: ``0,-1``; with a die, only placements by that die without workers."""
    found = [one.split(" ") for one in legal(game, "place")]
    wanted = ["with", str(die)] if die else []
    return {one[2] for one in found if one[1] == name and (not wanted or one[3:] == wanted)}


# what a player does
def do(game: Game[Any], *said: str) -> list[Event]:
    """Carry out actions given in words, one after another; equal tiles are interchangeable. Return the events of the last one."""
    events: list[Event] = []
    for one in said:
        events = game.apply(SPOKEN.action(game, one))
    return events


def idle(game: Game[Any]) -> list[Event]:
    """Play a whole turn with both dice for workers; return all events."""
    events: list[Event] = []
    while "end_turn" not in legal_kinds(game):
        events += game.apply(next(action for action in game.legal if action.kind == "workers"))
    return events + do(game, "end_turn")


def idle_round(game: Game[Any]) -> list[Event]:
    """Play idle turns until the round is over; return all events."""
    now = game.state.round, game.state.phase
    events: list[Event] = []
    while not game.over and (game.state.round, game.state.phase) == now:
        events += idle(game)
    return events


def idle_phase(game: Game[Any]) -> list[Event]:
    """Play idle turns until the phase (or the game) is over; return all events."""
    now = game.state.phase
    events: list[Event] = []
    while not game.over and game.state.phase == now:
        events += idle(game)
    return events


# what can be seen
def storage(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the tiles in a player's storage, by name, in alphabetical order."""
    return sorted(NAME[tile] for tile in game.state.seats[seat].storage if tile)


def purse(game: Game[Any], seat: int = 0) -> tuple[int, int]:
    """Return a player's workers and silver."""
    return game.state.stores[seat].workers, game.state.stores[seat].silver


def goods(game: Game[Any], seat: int = 0) -> dict[int, int]:
    """Return a player's unsold goods: how many of each number."""
    return dict(Counter(GOODS[good] for good in game.state.stores[seat].goods))


def sold(game: Game[Any], seat: int = 0) -> list[int]:
    """Return the numbers of a player's sold goods."""
    return sorted(GOODS[good] for good in game.state.stores[seat].sold)


def space(game: Game[Any], depot: int) -> list[int]:
    """Return the numbers of the goods on a depot's goods space."""
    return sorted(GOODS[good] for good in game.state.goods_spaces[depot - 1])


def depot(game: Game[Any], n: int) -> list[str]:
    """Return the tiles in a depot by name."""
    return [NAME[tile] for tile in game.state.depots[n - 1] if tile]


def black(game: Game[Any]) -> list[str]:
    """Return the tiles in the black depot by name."""
    return [NAME[tile] for tile in game.state.black if tile]


def duchy(game: Game[Any], seat: int = 0) -> dict[Field, str]:
    """Return the tiles in a player's duchy by field."""
    tiles = game.state.estates[game.state.seats[seat].estate].tiles
    return {CELLS[n]: NAME[tile] for n, tile in enumerate(tiles) if tile}


def points(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return where a player's points come from at this moment."""
    return {row.key: row.points[seat] for row in game.rules.score(game.state) if row.points[seat]}


def final_points(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return where a player's points would come from if the game ended now."""
    return {row.key: row.points[seat] for row in game.rules.ended(game.state) if row.points[seat]}


def total(game: Game[Any], seat: int = 0) -> int:
    """Return a player's points at this moment."""
    return game.rules.total(game.state, seat)


def happened(events: Iterable[Event], kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in events if event.kind == kind]
