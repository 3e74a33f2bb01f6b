"""The metadata of Praga Caput Regni, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Meta

META = Meta(id="praga", min_players=2, max_players=4, solo=False, options=(), rules_version=1, schema=1)
