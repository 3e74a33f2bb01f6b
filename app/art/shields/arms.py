"""The eighteen coats of arms of the shields: their tinctures, the pattern of the field, and the charges that tell what they do. No Qt."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Pattern = Literal["plain", "pale", "paly", "barry", "bendy", "chequy", "lozengy", "bend", "chevron", "pile", "saltire", "cross"]
Count = Literal[1, 2, 3]

GULES, AZURE, VERT, SABLE, PURPURE, TENNE = "#9E2530", "#24568F", "#2C6238", "#322B2A", "#64305E", "#7C4A22"
OR, ARGENT = "#EDC24C", "#F5F1E6"


class Arms(Struct, frozen=True):
    """A chief (the band at the top) that says when or of what, and a field that says what it brings.

    ``chief`` holds one or two pictograms, or ``x2`` or ``+1`` as words; ``charge`` appears ``count`` times on the field, with ``second``
    beside it if given.
    """

    field: str
    pattern: Pattern
    chief: tuple[str, ...]
    charge: str
    count: Count = 1
    second: str = ""
    on: str = ""
    """A pictogram on the charge."""
    metal: str = OR
    """The tincture of the chief and the charges; the field's own if that is a metal."""


TWICE, MORE = "\N{MULTIPLICATION SIGN}2", "+1"
COIN = "coin"
"""A crowned coin in place of a pictogram."""
ARMS: Final[dict[int, Arms]] = {
    1: Arms(VERT, "barry", ("cow", "sheep"), "link-variant", metal=ARGENT),
    2: Arms(GULES, "chevron", ("account-group",), "pawn", second="plus"),
    3: Arms(TENNE, "pale", (COIN,), "pawn", count=2, metal=ARGENT),
    4: Arms(PURPURE, "paly", ("key-variant",), "infinity"),
    5: Arms(AZURE, "bendy", ("sail-boat",), "sack", count=3, metal=ARGENT),
    6: Arms(SABLE, "cross", ("account-switch",), "cross-celtic"),
    7: Arms(GULES, "pile", (TWICE,), "seal"),
    8: Arms(SABLE, "barry", (TWICE,), "pickaxe", metal=ARGENT),
    9: Arms(VERT, "paly", ("sack", "sack"), COIN, metal=ARGENT),
    10: Arms(PURPURE, "cross", (TWICE,), "cross-celtic"),
    11: Arms(VERT, "chevron", ("castle",), "shield"),
    12: Arms(AZURE, "bend", (TWICE,), "sack"),
    13: Arms(GULES, "paly", (TWICE,), "shield", count=3, metal=ARGENT),
    14: Arms(TENNE, "chequy", ("timer-sand",), "hexagon", on="dice-multiple"),
    15: Arms(SABLE, "lozengy", ("timer-sand",), "star-four-points"),
    16: Arms(AZURE, "saltire", ("refresh",), "dice-5", metal=ARGENT),
    17: Arms(VERT, "chequy", (MORE,), "hexagon-multiple-outline"),
    18: Arms(GULES, "bendy", ("link-variant-off",), "hexagon", metal=ARGENT),
}
"""By the number of the shield."""
