"""Enlarged pieces of Praga Caput Regni: their names in both languages and what they do.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from app.games.base.words import seat_name
from app.games.base.zoom import Facts, Help, ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import BRIDGE_SPACES, PARLER_CARD, PLANK, SEALS, TECHNOLOGY

from ..choice.stand_ins import OPEN
from ..faces import PairFace, ParlerFace, PlankFace, PlazaFace, ProductionFace, SealFace, TechnologyFace, TileFace
from ..position import Position
from . import tips
from .effects import D
from .events import item_words

HELP: Help = {
    "segment": ("wheel_bonus", "ferris-wheel"),
    "box": ("return", "crane"),
    "row": ("refresh", "refresh"),
    "stack": ("stacks", "layers-triple"),
    "field": ("action_board", "hexagon-multiple-outline"),
    "board_centre": ("action_board", "hexagon-multiple-outline"),
    "wall_site": ("wall", "wall"),
    "site": ("towns", "home-group"),
    "wealth": ("wealth", "treasure-chest"),
    "space": ("street", "road-variant"),
    "road_effect": ("road_later", "road-variant"),
    "slot": ("bridge", "bridge"),
    "strip": ("bridge", "bridge"),
    "pawn": ("road", "chess-pawn"),
    "cell": ("landing", "stairs-up"),
    "project": ("project_points", "stairs-up"),
    "parler_deck": ("parler_turn", "account-hard-hat"),
    "parler_pawn": ("parler_pawn", "chess-pawn"),
    "parler_row": ("parler_takes", "account-hard-hat"),
    "parler_track": ("parler_tracks", "pickaxe"),
    "button": ("turn", "star-circle"),
    "branch": ("turn", "star-circle"),
    "windows": ("loose_ends", "window-closed-variant"),
    "rotation": ("wall", "rotate-right"),
    "reward": ("plaza", "fountain"),
    "open": ("road_later", "road-variant"),
    "open_thing": ("still_open", "view-list"),
    "open_things": ("still_open", "view-list"),
    "extra": ("extra_action", "lightning-bolt"),
    "cathedral_stack": ("projects", "stairs-up"),
}
"""The paragraph about each sort of item, and its pictogram."""
SINGLE: dict[str, tuple[str, str]] = {
    "space:4": ("bridge_iv", "bridge"),
    "space:5": ("bridge_v", "bridge"),
    **dict.fromkeys(("board:city", "mini:city"), ("towns", "home-group")),
    **dict.fromkeys(("board:road", "mini:road"), ("road", "road-variant")),
    **dict.fromkeys(("board:projects", "mini:projects"), ("projects", "stairs-up")),
    "button:end": ("loose_ends", "check-bold"),
    "button:refill": ("refill", "refresh"),
    "button:extra_gold": ("extra_action", "lightning-bolt"),
    "button:extra_mixed": ("extra_action", "lightning-bolt"),
    "button:cash": ("special_right", "star-circle"),
    "button:pay_entry": ("arrow_tier", "stairs-up"),
    "button:produce": ("produce", "pickaxe"),
    "button:raise": ("tracks", "arrow-right-bold"),
}
STOCK: dict[str, tuple[str, str]] = {
    "gold": ("limits", "gold"),
    "stone": ("limits", "cube"),
    "egg": ("eggs", "egg"),
    "silver_window": ("windows", "window-closed-variant"),
    "gold_window": ("extra_action", "window-closed-variant"),
    "red_marker": ("project_points", "circle"),
    "blue_marker": ("project_points", "circle"),
    "cube": ("cubes", "cube-outline"),
}
TRACK: dict[str, tuple[str, str]] = {
    "mine": ("tracks", "pickaxe"),
    "quarry": ("tracks", "pickaxe"),
    "technology": ("technology_track", "cog"),
    "university": ("university", "school"),
}
HEXAGON = Rect(0, 0, 173, 200)
WIDE = Rect(0, 0, 200, 120)
SQUARE = Rect(0, 0, 150, 150)
CARD = Rect(0, 0, 140, 196)
PAIR = Rect(0, 0, 110, 150)


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    if position.viewer is None:
        return None
    item = item.removeprefix(OPEN)
    sort, _, end = item.partition(":")
    match sort:
        case "half":
            return _half(position, item)
        case "upgrade" | "wall" | "building":
            return _piece(position, item, sort, Placement(item, "hex_tile", HEXAGON, TileFace(sort, int(end)), shape="hexagon"))
        case "technology":
            tile = int(end)
            face = TechnologyFace(tile, item_words(position.texts, item))
            rule = "technology_lasting" if TECHNOLOGY[tile].trigger else "technology_once"
            return _piece(position, item, rule, Placement(item, "technology", WIDE, face), TECHNOLOGY[tile].id)
        case "plank":
            rule = "bridge_iv" if PLANK[int(end)].level == BRIDGE_SPACES[0] else "bridge_v"
            return _piece(position, item, rule, Placement(item, "plank", SQUARE, PlankFace(int(end))), PLANK[int(end)].id)
        case "seal":
            return _piece(position, item, "seals", Placement(item, "seal", SQUARE, SealFace(int(end))), SEALS[int(end)].id)
        case "production":
            return _piece(position, item, "production_tile", Placement(item, "production_tile", SQUARE, ProductionFace(int(end))))
        case "plaza":
            return _plaza(position, item, int(end))
        case "seat":
            say = position.texts
            return Explanation(seat_name(position, int(end)), "", say(f"{D}.words.look_at"), (), _facts(position, item), icon="account")
        case "stock":
            return ruled(position, *STOCK[items.STOCK.key(item)], _facts(position, item))
        case "track":
            return ruled(position, *TRACK[items.TRACK.key(item)], _facts(position, item))
        case "parler":
            return _parler_card(position, item, int(end))
    known = SINGLE.get(item, HELP.get(sort))
    return None if known is None else ruled(position, *known, _facts(position, item))


def _facts(position: Position, item: ItemId) -> Facts:
    """Return what the tip says about an item."""
    found = tips.tip(position, item)
    return () if found is None else found.lines


def _half(position: Position, item: ItemId) -> Explanation:
    """Explain an action and the tile it is on."""
    actions = actions_of(position.view, items.HALF.seat(item))
    picture = Placement(item, "action_pair", PAIR, PairFace(*actions))
    return ruled(position, actions[items.HALF.key(item)], "crane", _facts(position, item), picture)


def _piece(position: Position, item: ItemId, rule: str, picture: Placement, gist: str = "") -> Explanation:
    """Explain a piece by its own name, what it does in one line or the paragraph about its sort, and what holds for it now."""
    say = position.texts
    words = say(f"{D}.gist.{gist}") if gist else say(f"{D}_rules.rule.{rule}")
    facts = _facts(position, item)
    return Explanation(item_words(say, item), item_words(say.other, item), words, (), facts[1:] if gist else facts, rule, picture)


def _plaza(position: Position, item: ItemId, number: int) -> Explanation:
    """Explain a plaza as its tile lies, or that it is closed."""
    state = position.view
    tile = state.plazas[number]
    if not tile:
        return ruled(position, "plaza", "lock", _facts(position, item))
    face = PlazaFace(number, tile, state.faces[number], state.evaluated[number])
    return _piece(position, item, "plaza", Placement(item, "plaza", HEXAGON, face, shape="hexagon"))


def _parler_card(position: Position, item: ItemId, card: int) -> Explanation:
    """Explain a card of Peter Parler."""
    words = position.texts(f"{D}.label.parler_front", n=PARLER_CARD[card].front)
    picture = Placement(item, "parler_card", CARD, ParlerFace(card, words))
    return _piece(position, item, "parler_turn", picture, PARLER_CARD[card].id)
