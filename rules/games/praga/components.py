"""The contents of ``components.json``, typed: every number in the game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

_DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))


ROUNDS: int = _DATA["rounds"]["total"]
POINTS = 1
