"""Check the command that shows the balance of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.__main__ import main
from app.cli.command_line import parse
from app.cli.commands import DONE, FAILED, Balance, Workers
from app.texts import LANGUAGES, Texts
from rules import catalogue
from rules.bots import matches
from tests.slow import rest_slow_rows

GAME = "praga"
KEYS = "game games players seed options bot playouts broken scores sources offers tracks".split()
OF_AN_OFFER = (
    "kind name values offered taken seats_with seats_without taken_share won_with_share won_without_share "
    "taken_interval won_with_interval won_without_interval mark"
).split()
ENDS = [(of.id, players) for of in catalogue() for players in (*([1] if of.min_players == 1 else []), 2)]


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["--balance", *arguments, "--json"]) == DONE
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_arguments() -> None:
    assert parse(["--balance", GAME, "--lang", "en"]) == Balance(GAME, ("normal",), 100, 2, {}, 1, 64, Workers(), False, "en")
    given = ["--balance", GAME, "--bots", "hard", "--playouts", "9", "--players", "3", "--jobs", "2", "--json", "--lang", "de"]
    assert parse(given) == Balance(GAME, ("hard",), 100, 3, {}, 1, 9, Workers(2), True, "de")


@pytest.mark.parametrize(("game", "players"), rest_slow_rows((GAME, 2), *(one for one in ENDS if one != (GAME, 2))))
def test_the_figures_fit_and_the_same_seed_gives_the_same(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [game, "--bots", "greedy", "--games", "2", "--players", str(players), "--seed", "5"]
    found = shown(capsys, *arguments)
    assert list(found) == KEYS
    assert found["broken"] == 0
    for part in ("mean", "winners", "best_tenth"):
        assert sum(one[part] for one in found["sources"]) == pytest.approx(found["scores"][part], abs=0.2)
    for one in found["offers"]:
        assert list(one) == OF_AN_OFFER
        assert one["seats_with"] + one["seats_without"] == 2 * players
        assert one["taken"] <= one["offered"]
        assert one["taken_interval"][0] <= one["taken_share"] <= one["taken_interval"][1]
    assert shown(capsys, *arguments) == found


def test_several_bots_are_accounted_for_together(capsys: pytest.CaptureFixture[str]) -> None:
    """Each deal is played once with each in every seat, so all of them count alike."""
    alone = [shown(capsys, GAME, "--bots", bot, "--games", "2", "--seed", "5") for bot in ("normal", "random")]
    mixed = shown(capsys, GAME, "--bots", "normal,random", "--games", "4", "--seed", "5")
    assert mixed["bot"] == "normal,random"
    assert alone[1]["scores"]["mean"] < mixed["scores"]["mean"] < alone[0]["scores"]["mean"]
    actions = next(one for one in mixed["offers"] if one["name"] is None)
    assert actions["seats_with"] + actions["seats_without"] == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_the_tables_are_in_the_language_of_the_player(language: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--balance", GAME, "--bots", "greedy", "--games", "1", "--players", str(players), "--lang", language]
    assert main(arguments) == DONE
    out, say = capsys.readouterr().out, Texts(language)
    for words in ("cli.balance.sources", "cli.balance.offers", "cli.balance.tracks", "praga.balance.action", "praga.short.quarries"):
        assert say(words) in out
    assert (say("cli.balance.winners") in out) == (players == 2)


def test_a_game_that_never_ends_says_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(matches, "MAX_DECISIONS", 10)
    arguments = ["--balance", GAME, "--bots", "greedy", "--games", "2", "--lang", "en"]
    assert main(arguments) == FAILED
    assert "2 games did not end" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == FAILED
    found = json.loads(capsys.readouterr().out)
    assert (found["broken"], found["scores"], found["offers"]) == (2, None, [])
