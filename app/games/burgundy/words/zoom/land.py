"""An enlarged empty field of a duchy: its area, how much of it is filled, and what filling it brings now."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from app.texts import Texts
from rules import ItemId, worth
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import AREA_VP, PHASE_VP, PHASES

from ...faces import SpaceFace
from ...position import Position
from ..tiles import KIND_OF

D = "burgundy_rules.zoom"
BIG = Rect(0, 0, 184, 212)


def explain(position: Position, item: ItemId, there: Texts) -> Explanation:
    """Explain everything about a field, in a duchy in play or on offer; ``there`` has the words of the other language."""
    say, state = position.texts, position.view
    sort, number, field = item.split(":")
    land, at = DUCHIES[state.estates[int(number)].duchy if sort == "field" else int(number)], int(field)
    kind, area = KIND_OF[land.colours[at]], land.areas[land.area_of[at]]
    title = "burgundy.words.field"
    values: dict[str, int | str] = {"kind": kind, "number": land.dice[at]}
    if sort == "field":
        known = {found.key: found.values for found in worth(position.game, state, position.viewer or 0, item)}
        filled, size, left = known["area"]["filled"], known["area"]["size"], known["left"]["n"]
    else:
        filled, size, left = 0, AREA_VP[len(area)], len(land.fields_of[land.colours[at]])
    facts = (
        ("layers-triple", say(f"{D}.area", n=len(area), filled=filled)),
        ("star-circle", say(f"{D}.area_worth", letter=PHASES[state.phase], size=size, phase=PHASE_VP[state.phase])),
        ("palette", say("burgundy.worth.left", n=left)),
    )
    picture = Placement(item, "space", BIG, SpaceFace(kind, land.dice[at]), shape="hexagon")
    rule = "which_duchy" if sort == "start" else "area"
    return Explanation(say(title, **values), there(title, **values), say(f"burgundy_rules.rule.{rule}"), (), facts, rule, picture)
