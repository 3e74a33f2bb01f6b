"""The rulebook: chapters, paragraphs and the clauses each paragraph puts into words."""

from __future__ import annotations

from app.games.base.rulebook import rulebook

RULEBOOK = rulebook("PC", {"game": {"aim": "1.1", "turn": "1.2"}})
