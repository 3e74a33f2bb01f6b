"""Praga Caput Regni taught at its own table: chapters, each with a prepared position."""

from __future__ import annotations

from app.teaching.lesson import Lesson

LESSON: Lesson = ()
