"""A program that gets at others the way a screen reader does: over the accessibility bus of the desktop (AT-SPI), and by nothing else.

It is run by the system's Python, which has ``gi``, and knows nothing of this project.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
REGISTRY = "org.a11y.atspi.Registry"
ANNOUNCED = "object:announcement"
SHOWING, ENABLED, FOCUSED, FOCUSABLE, PRESSED = 25, 8, 12, 11, 20
"""Numbers of states in AT-SPI."""
PATIENCE = 30.0
"""Seconds after which what is waited for is taken not to come."""


class GoneError(Exception):
    """What was there when it was listed is no longer."""


class Bus:
    """The accessibility bus. ``heard`` is everything announced since it was last collected."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        asked = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(asked.unpack()[0], flags)
        self.heard: list[str] = []
        listen = "org.a11y.atspi.Event.Object", "Announcement"
        self._bus.signal_subscribe(None, *listen, None, None, Gio.DBusSignalFlags.NONE, self._hear)
        self.call(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", GLib.Variant("(s)", (ANNOUNCED,)))

    def _hear(self, bus: Any, sender: str, path: str, interface: str, signal: str, values: Any) -> None:
        self.heard.append(str(values.unpack()[3]))

    def call(self, to: str, path: str, interface: str, method: str, values: Any = None) -> Any:
        """Call a method of another program and return what it answers."""
        try:
            return self._bus.call_sync(to, path, interface, method, values, None, 0, int(PATIENCE * 1000)).unpack()
        except GLib.Error as error:
            raise GoneError(error.message) from error

    def listen(self) -> None:
        """Take in what has been announced by now."""
        while GLib.MainContext.default().iteration(False):
            pass

    def programs(self) -> list[Thing]:
        """Return the programs that can be got at."""
        root = Thing(self, REGISTRY, "/org/a11y/atspi/accessible/root")
        return root.children()


@dataclass(frozen=True)
class Thing:
    """One of the things a program says it consists of."""

    bus: Bus
    owner: str
    path: str

    def _get(self, what: str) -> Any:
        asked = GLib.Variant("(ss)", (ACCESSIBLE, what))
        return self.bus.call(self.owner, self.path, "org.freedesktop.DBus.Properties", "Get", asked)[0]

    @property
    def name(self) -> str:
        """Its name."""
        return str(self._get("Name"))

    @property
    def description(self) -> str:
        """What else is said of it."""
        return str(self._get("Description"))

    @property
    def role(self) -> str:
        """What sort of thing it is."""
        return str(self.bus.call(self.owner, self.path, ACCESSIBLE, "GetRoleName")[0])

    @property
    def state(self) -> int:
        """All states it is in, as bits."""
        low, high = self.bus.call(self.owner, self.path, ACCESSIBLE, "GetState")[0]
        return int(high << 32 | low)

    def is_(self, state: int) -> bool:
        """Say whether it is in a state."""
        return bool(self.state >> state & 1)

    def children(self) -> list[Thing]:
        """Return what it consists of."""
        return [Thing(self.bus, owner, path) for owner, path in self.bus.call(self.owner, self.path, ACCESSIBLE, "GetChildren")[0]]

    def everything(self) -> Iterator[Thing]:
        """Yield it, and everything in it that is shown; what goes away meanwhile is left out."""
        try:
            children = self.children() if self.is_(SHOWING) else None
        except GoneError:
            return
        if children is not None:
            yield self
            for child in children:
                yield from child.everything()

    def names(self) -> Iterator[tuple[Thing, str]]:
        """Yield everything in it that is shown, each with its name; what goes away meanwhile is left out."""
        for thing in self.everything():
            with suppress(GoneError):
                yield thing, thing.name

    @property
    def actions(self) -> list[str]:
        """The names of what can be done with it."""
        return [str(row[0]) for row in self.bus.call(self.owner, self.path, ACTION, "GetActions")[0]]

    def press(self) -> None:
        """Press it. Everything that can be pressed has that as its first action, except for what can be switched."""
        at = GLib.Variant("(i)", (0,))
        self.bus.call(self.owner, self.path, ACTION, "DoAction", at)


def waited(what: Any) -> Any:
    """Return what a function returns as soon as that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.05)
    raise AssertionError(f"it does not come: {what}")
