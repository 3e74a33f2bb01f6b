"""The settings that apply to a table immediately."""

from __future__ import annotations

from app.commands import Command
from app.program import Program
from app.shortcuts import keymap, written
from app.table.choice.auto_play import AutoPlay
from app.table.controller import TableController
from app.teaching import hint_level

SPEEDS = {"off": 0.0, "calm": 1.0, "fast": 2.5, "normal": 1.0}
"""Speed of animations by setting."""


def follow(program: Program, controller: TableController, animated: bool) -> None:
    """Apply speed, keys, automatic moves, sound and text size; unless ``animated``, nothing moves, and there are no banners."""
    settings = program.settings
    controller.speed = SPEEDS[settings.animation] if animated else 0.0
    controller.moments.still = animated
    controller.calm = settings.animation == "calm"
    controller.confirm_reveals = settings.confirm_reveals
    controller.steps.auto_play = AutoPlay(settings.end_turn == "automatic", settings.single_choices == "automatic")
    name_keys(program, controller)
    limit = None if settings.small_change == "all" else int(settings.small_change)
    full = hint_level.full(settings, controller.match.record.header.game)
    controller.viewing.look(spend_limit=limit, full=full, muted=settings.muted)
    controller.view.set_text_size(settings.text_size / 100)
    controller.view.set_touch(settings.touch)
    controller.view.name_items(settings.developer and controller.view.names_items)
    controller.sounder.enabled = program.audible


def name_keys(program: Program, controller: TableController) -> None:
    """Set the keys as the program's language writes them."""
    known = keymap(program, controller.match.record.header.game)
    named = (Command.CURTAIN, Command.EXPLAIN, Command.WORDS)
    controller.set_keys(known, {command: written(known.first(command)) for command in named})
