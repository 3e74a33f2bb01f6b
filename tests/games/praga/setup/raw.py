"""The data of Praga as they are written, for what is worked out a second time."""

import json
from pathlib import Path
from typing import Any

import rules.games.praga

DATA: dict[str, Any] = json.loads((Path(rules.games.praga.__file__).parent / "components.json").read_text(encoding="utf-8"))
CITY: dict[str, Any] = DATA["city"]
SCORING: dict[str, Any] = DATA["scoring"]
RESOURCES = ("gold", "stone", "egg", "silver_window", "gold_window", "red_marker", "blue_marker")
TRACKS = ("mine", "quarry", "technology", "university")
BUILDINGS: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["building_tiles"]["tiles"]}
SEALS = [seal["id"] for seal in DATA["seals"]["items"]]
ENDINGS: dict[str, list[dict[str, Any]]] = {tile["id"]: tile["end"] for tile in DATA["bridge"]["v_tiles"]["tiles"]}
