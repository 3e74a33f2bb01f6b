"""The table of The Castles of Burgundy, for random players and the checks of layouts."""

from __future__ import annotations

from tests.app.on_table import OnTable

TILES: dict[str, int | str | bool] = {"extra_tiles": True, "white_castles": True, "inns": True}
MODULES: dict[str, int | str | bool] = {"white_castles": True, "inns": True, "trade_routes": True, "shields": True}

ON_TABLE = OnTable(
    busy=("place", "take", "bonus", "draw", "keep", "play", "buy", "sell", "ship", "copy", "settle"),
    liked={"field": 9, "goods_space": 6, "tile": 5, "store": 5, "building": 5, "species": 5, "start": 5},
    by_ear=1,
    fullest=(
        (1, {"duchies": "solo_expert"}),
        (2, TILES | MODULES | {"duchies": "border_posts"}),
        (3, {"extra_tiles": True, "duchies": "drawn"}),
        (4, TILES | {"teams": True, "duchies": "double_expert"}),
        (4, TILES | MODULES | {"duchies": "drawn"}),
    ),
    scored={"extra_tiles": True},
    every=41,
    asking=(
        (2, {"extra_tiles": True}),
        (3, {}),
        (4, {"duchies": "drawn"}),
        (1, {}),
        (2, MODULES | {"duchies": "border_posts"}),
        (4, {"teams": True, "white_castles": True, "inns": True}),
    ),
    questions=8,
    thorough=40,
    lists={"store": 6, "goods_space": 7, "building": 7},
    chooser=("workers:", "number:", "type:", "building:", "species:", "points:", "coins:", "seat:"),
    overlays=frozenset({"marker", "inns", "shield", "post", "route_card"}),
)
