"""Standing changes of the rules: the state holds their names, the game's own table holds what they do."""

from __future__ import annotations

from msgspec import Struct

from .types import ItemId


class Modifier(Struct, frozen=True):
    """A named change in force for one player (None: for all). ``uses`` says how often yet, for changes that wear off."""

    name: str
    player: int | None
    source: ItemId
    uses: int | None = None
