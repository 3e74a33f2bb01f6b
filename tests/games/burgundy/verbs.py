"""What a player does in a test, using only the list of legal actions, and what can be seen of the game afterwards.

Actions in words. ``with 3``: the die that shows 3; without it, the action comes from a castle or a building. Paid workers go last: ``+2``.
``take bank@3 with 5 +2`` (from depot 3), ``take bank@3 with 3 for mine`` (mine leaves the full storage), ``place bank 0,-1 with 3``,
``sell 4 with 4`` (goods of number 4), ``workers with 3``, ``turn 3 to 5 +2``, ``buy mine`` (two silver), ``hire bank@3 +2`` (two workers),
``ship 3`` (goods of depot 3), ``ship 3 4``, ``ship 3 keep 1 6`` (only types 1 and 6), ``exchange``, ``copy bank``, ``join cow``,
``settle 3 0,-3`` (duchy and field), ``decline``, ``end_turn``.
With the expansions: ``take bank@1 +1`` (white castle), ``take bank@3 with 3 to common`` (a team's storage), ``buy inn``,
``shield 7 on 0,0 with 5`` (by a double), ``shield 7 on 0,0``, ``set 3 to 5``, ``name 1``, ``pay silver for 7``, ``pay_all``, ``give_up 7``,
``discard bank``, ``gather 3``, ``exchange 2``, ``direct bank 0,-1``, ``swap bank``, ``give 3``, ``points 4``, ``carry_out size nw1``.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules import Action, Event, Game
from tests.games.spoken import Spoken

from .pieces import CELLS, FACE_DOWN, GOODS, LAYOUTS, Field
from .pieces import NAME_OF as FACE_UP

NAME = {**FACE_UP, **dict.fromkeys(FACE_DOWN.values(), "face_down")}


# the legal actions in words
def words(game: Game[Any], action: Action) -> str:
    """Return an action as tests write it."""
    picks = list(action.picks)
    said = action.kind
    die = f" with {_shown(game, picks.pop(0))}" if picks and picks[0].startswith("die:") and said != "turn" else ""
    match said:
        case "take" | "buy" | "hire" | "mix":
            tile, *old = [pick for pick in picks if pick.startswith("tile:")]
            where = "" if said == "buy" else "@" + place_of(game, number(tile))
            said += f" {NAME[number(tile)]}{where}{die}" + "".join(f" for {NAME[number(one)]}" for one in old) + _space(picks[-1])
        case "place" | "direct":
            said += f" {NAME[number(picks[0])]} {field_name(game, picks[1])}{die}"
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
            _, land, at = picks[0].split(":")
            said += f" {land} {LAYOUTS[int(land) - 1]['cells'][int(at)]['id']}"
        case _:
            said += _expanded(game, action.kind, picks) + die
    return f"{said} +{action.cost}" if action.cost else said


def _expanded(game: Game[Any], kind: str, picks: list[str]) -> str:
    """Return what tests write after the kind of an action of the expansions."""
    match kind:
        case "shield":
            return f" {number(picks[0])} on {tile_field(game, number(picks[1]))}"
        case "set_die":
            return f" {_shown(game, picks[1])} to {number(picks[2])}"
        case "pay":
            return f" {picks[0].rpartition(':')[2]} for {number(picks[1])}"
        case "discard" | "swap":
            return " " + " for ".join(NAME[number(pick)] for pick in picks)
        case "name" | "give_up" | "gather" | "give" | "points" | "exchange":
            return f" {number(picks[-1])}" if picks[-1][-1].isdigit() else ""
        case "carry_out":
            item = picks[0]
            if item.startswith("tile:"):
                return f" {NAME[number(item)]}"
            part, _, at = item.rpartition(":")[2].partition("_")
            return f" {part} {field_name(game, f'field:0:{at}')}"
        case _:
            return ""


def _space(item: str) -> str:
    """Return which storage of a team a tile goes to, if that is to be chosen."""
    return {"storage": " to own", "common": " to common"}.get(item.partition(":")[0], "")


def field_name(game: Game[Any], item: str) -> str:
    """Return the name a field has in the data of its duchy."""
    _, estate, field = item.split(":")
    name: str = LAYOUTS[game.state.estates[int(estate)].duchy - 1]["cells"][int(field)]["id"]
    return name


def tile_field(game: Game[Any], tile: int) -> str:
    """Return the name of the field a tile lies on."""
    estate = next(n for n, estate in enumerate(game.state.estates) if tile in estate.tiles)
    return field_name(game, f"field:{estate}:{game.state.estates[estate].tiles.index(tile)}")


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
    if tile in game.state.inns:
        return "inns"
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


def shields(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return a player's shields by the field of the castle they lie on."""
    return {tile_field(game, castle): shield for castle, shield in game.state.seats[seat].shields}


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


def duchy_names(game: Game[Any], seat: int = 0) -> dict[str, str]:
    """Return the tiles in a player's duchy by the name of the field in the data."""
    number = game.state.seats[seat].estate
    tiles = game.state.estates[number].tiles
    return {field_name(game, f"field:{number}:{n}"): NAME[tile] for n, tile in enumerate(tiles) if tile}


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
