"""What is clicked for something that the rules have no item for."""

from __future__ import annotations

from app.table.choice.highlights import KIND

SELL, BUY = f"{KIND}sell", f"{KIND}buy"
"""The buttons that leave only sales, or only purchases, to choose from."""
