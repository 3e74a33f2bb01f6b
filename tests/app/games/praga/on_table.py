"""The table of Praga Caput Regni, for random players and the checks of layouts."""

from __future__ import annotations

from app.games.praga.choice.stand_ins import OPEN
from tests.app.on_table import OnTable

ON_TABLE = OnTable(
    busy=("upgrade", "wall", "building", "kings_road", "site", "lay_wall", "lay_building", "take", "road_effect", "technology"),
    liked={"wall_site": 9, "field": 9, "site": 9, "upgrade": 6, "wall": 6, "building": 6, "pawn": 5, "open": 5, "row": 0, "rotation": 0},
    by_ear=1,
    every=41,
    lists={
        "upgrade": 6,
        "wall": 6,
        "open_things": 12,
        "building": 7,
        "site": 5,
        "plaza": 6,
        "track": 5,
        "stock": 5,
        "cell": 5,
        "space": 5,
        "half": 4,
        "technology": 4,
        "project": 5,
        "plank": 4,
        "seal": 4,
    },
    chooser=("button:", "rotation:", "road_effect:", "strip:", "upgrade:"),
    overlays=frozenset({"marker", "marker_cube", "pawn", "plan_marker"}),
    stand_ins=(OPEN,),
)
