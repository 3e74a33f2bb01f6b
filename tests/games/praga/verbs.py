"""What players do in a test, using only the list of legal actions, and what can be seen of the game afterwards.

An action is written as its kind and its picks, with the ids of the data: ``take action_tile_3 0``, ``mines half produce``,
``wall half wall_e1_03``, ``site o5``, ``lay_building o5 2``, ``wheel gold_a``, ``up cathedral``, ``reward upper``,
``technology technology_3_2``. ``half`` is the half of the tile taken, by its number if both actions are the same.
"""

from typing import Any

from rules import Action, Event, Game
from rules.engine.worth.credit import credited
from rules.games.praga import items
from rules.games.praga.components import ACTION_TILE, PLACES, PRODUCTION, PROJECTS, RESOURCES, SEALS, SEGMENTS, SITES, TRACKS
from tests.games.spoken import Spoken

from .names import NAME


def words(game: Game[Any], action: Action) -> str:
    """Return an action as tests write it."""
    if action.kind == "take":
        tile = items.HALF.seat(action.picks[0])
        return f"take {ACTION_TILE[tile].id} {items.HALF.key(action.picks[0])}"
    return " ".join([action.kind, *(word(pick) for pick in action.picks)])


def word(pick: str) -> str:
    """Return a pick as tests write it."""
    kind, _, key = pick.partition(":")
    match kind:
        case "half":
            return "half"
        case "site":
            return SITES[int(key)].id
        case "plaza":
            return PLACES[int(key)].id
        case "seal":
            return SEALS[int(key)].id
        case "segment":
            return SEGMENTS[int(key)].id
        case "production":
            return PRODUCTION[int(key)].id
        case "wall_site":
            return f"wall_site_{int(key.partition(':')[2]) + 1:02}"
        case "field" | "project":
            return key.partition(":")[2]
        case "pawn":
            return "pawn"
        case "action_tile":
            return ACTION_TILE[int(key)].id
    if (kind, int(key) if key.isdigit() else -1) in NAME:
        return NAME[(kind, int(key))]
    return key or kind


SPOKEN = Spoken(words)
legal, legal_kinds, play_on, check_taken_back = SPOKEN.legal, SPOKEN.kinds, SPOKEN.play_on, SPOKEN.check_taken_back


def do(game: Game[Any], *said: str) -> list[Event]:
    """Carry out actions given in words, one after another. Return the events of all of them."""
    events: list[Event] = []
    for one in said:
        events += game.apply(SPOKEN.action(game, one))
    return events


def has(game: Game[Any], what: str, seat: int = 0) -> int:
    """Return how much of a resource a player has, or the space of their cube on a track."""
    found = game.state.seats[seat]
    n: int = found.stock[RESOURCES.index(what)] if what in RESOURCES else found.tracks[TRACKS.index(what)]
    return n


def asked(game: Game[Any]) -> int | None:
    """Return the player who has to decide, None after the end."""
    return None if game.decision is None else game.decision.player


def at(game: Game[Any], project: str, seat: int = 0) -> tuple[int, int]:
    """Return row and column of a player's cube on a project."""
    found: tuple[int, int] = game.state.seats[seat].projects[PROJECTS.index(project)]
    return found


def points(game: Game[Any], seat: int = 0, row: str = "") -> int:
    """Return the points credited up to now, all of them or those of one row."""
    if row:
        return credited(game.state.credited, seat, row)
    return sum(n for player, _, n in game.state.credited if player == seat)


def technologies(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the technologies of a player."""
    return [NAME[("technology", tile)] for tile in game.state.seats[seat].technologies]
