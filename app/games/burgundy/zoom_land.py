"""An enlarged empty field of a duchy: its area, how much of it is filled, and what filling it brings now."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from app.texts import Texts
from rules import ItemId
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import AREA_VP, PHASE_VP, PHASES
from rules.games.burgundy.state import State
from rules.games.burgundy.steps.placement import size_of

from .faces import SpaceFace
from .position import Position
from .tiles import KIND_OF

D = "burgundy_rules.zoom"
BIG = Rect(0, 0, 184, 212)


def explain(position: Position, item: ItemId, there: Texts) -> Explanation:
    """Explain everything about a field, in a duchy in play or on offer; ``there`` has the words of the other language."""
    say, state = position.texts, position.view
    sort, number, field = item.split(":")
    duchy, tiles = _land(state, sort, int(number))
    land, at = DUCHIES[duchy], int(field)
    kind, area = KIND_OF[land.colours[at]], land.areas[land.area_of[at]]
    title = "burgundy.words.field"
    values: dict[str, int | str] = {"kind": kind, "number": land.dice[at]}
    filled = sum(bool(tiles[other]) for other in area)
    size = AREA_VP[_size(state, sort, int(number), land.area_of[at]) or len(area)]
    left = sum(not tiles[other] for other in land.fields_of[land.colours[at]])
    facts = (
        ("layers-triple", say(f"{D}.area", n=len(area), filled=filled)),
        ("star-circle", say(f"{D}.area_worth", letter=PHASES[state.phase], size=size, phase=PHASE_VP[state.phase])),
        ("palette", say(f"{D}.left", n=left)),
    )
    picture = Placement(item, "space", BIG, SpaceFace(kind, land.dice[at]), shape="hexagon")
    rule = "which_duchy" if sort == "start" else "area"
    return Explanation(say(title, **values), there(title, **values), say(f"burgundy_rules.rule.{rule}"), (), facts, rule, picture)


def _size(state: State, sort: str, number: int, area: int) -> int:
    """Return the size for which an area of a duchy in play scores (BU-11.3); 0 in a duchy on offer."""
    if sort != "field":
        return 0
    player = next(player for player, seat in enumerate(state.seats) if seat.estate == number)
    return size_of(state, player, area)


def _land(state: State, sort: str, number: int) -> tuple[int, tuple[int, ...]]:
    """Return the number of a duchy and the tiles on it."""
    if sort != "field":
        return number, tuple(0 for _ in DUCHIES[number].fields)
    estate = state.estates[number]
    return estate.duchy, estate.tiles
