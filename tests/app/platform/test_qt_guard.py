"""No error leaves an overridden function of Qt: it would end the program, see app/platform/qt_guard.py."""

import importlib
import inspect
import pkgutil
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

import app
from app.platform.qt_guard import report_errors, report_errors_with

NOT_VIRTUAL = {"addWidget", "currentWidget", "setCurrentWidget"}
"""Names of our own functions that Qt has too, but never calls."""


def overrides() -> list[str]:
    """Return every function of ours that overrides one of Qt's base classes and is not shielded."""
    for found_module in pkgutil.walk_packages(app.__path__, "app."):
        if not found_module.name.endswith("__main__"):
            importlib.import_module(found_module.name)
    found = []
    for name, module in sorted(sys.modules.items()):
        for cls in vars(module).values() if name.startswith("app.") else ():
            if not inspect.isclass(cls) or cls.__module__ != name:
                continue
            of_qt = {known for base in cls.__mro__ if base.__module__.startswith("PySide6") for known in vars(base)}
            for known, function in vars(cls).items():
                if inspect.isfunction(function) and known in of_qt - NOT_VIRTUAL and not known.startswith("__"):
                    shield = function.__code__.co_filename == report_errors.__code__.co_filename
                    found += [] if shield else [f"{cls.__module__}.{cls.__name__}.{known}"]
    return found


def test_every_override_is_shielded() -> None:
    assert not overrides()


def test_a_guarded_function_reports_and_answers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: caught.append(error))

    class Filter(QObject):
        @report_errors_with(False)
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            return bool([][0])

    watched, watcher = QObject(), Filter()
    watched.installEventFilter(watcher)
    QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.User))
    assert isinstance(caught[0], IndexError)
    assert watcher.eventFilter(watched, QEvent(QEvent.Type.User)) is False
