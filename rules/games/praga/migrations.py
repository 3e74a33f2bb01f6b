"""Migrations from the states of earlier schemas to the current one."""

from __future__ import annotations

from rules.engine.saves.migrations import count_turns

MIGRATIONS = (count_turns,)
