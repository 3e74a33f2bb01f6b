"""The metadata of the board game, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Meta, Option

META = Meta(
    id="burgundy",
    min_players=2,
    max_players=4,
    solo=False,
    options=(
        Option("duchies", ("first", "second", "each", "drawn"), "first"),
        Option("duchy", tuple(range(1, 11)), 1, needs={"duchies": "each"}, per_seat=True),
        Option("lot", ("sheet", "side", "number"), "sheet", needs={"duchies": "drawn"}),
        Option("secret_choice", (False, True), False, needs={"duchies": "drawn"}),
        Option("extra_tiles", (False, True), False),
    ),
    rules_version=2,
    schema=5,
)
"""``duchies``: number 1 or 2 for all, one for each seat, or drawn (BU-1.5, BU-27). ``lot``: a sheet is drawn and its side chosen, or the
side is drawn too (A-48), or the number of a duchy is drawn, whatever sheet it is on (BU-27.4).
"""
