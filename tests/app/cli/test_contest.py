"""Check games between bots, and learning, as commands."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.__main__ import main
from app.cli.command_line import parse
from app.cli.commands import DONE, FAILED, Contest, Train, Workers, WrongUseError
from app.learning.tally import mean_interval, share_interval, tallies
from app.texts import LANGUAGES, Texts
from rules import Action, Game
from rules.bots import matches
from rules.bots.learned import learned
from rules.bots.matches import Contender, Outcome, Pairing, pairings

GAME = "burgundy_cards"
KEYS = "game games players seed options playouts seconds bots broken".split()
OF_A_BOT = "bot games won won_interval share score score_interval best decisions ms ms_slowest".split()


def contest(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["--arena", GAME, "--bots", *arguments, "--json"]) == DONE
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_arguments() -> None:
    given = ["--arena", GAME, "--bots", "greedy, random", "--cluster", "tcp://host:8786", "--players", "3", "--lang", "en"]
    assert parse(given) == Contest(GAME, ("greedy", "random"), 100, 3, {}, 1, 64, None, Workers(1, "tcp://host:8786"), False, "en")


def test_every_deal_is_played_with_each_rotation_of_the_bots() -> None:
    a, b, c = (Contender(name) for name in ("random", "greedy", "normal"))
    found = pairings(GAME, [a, b, c], 2, {}, seed=7, games=6, budget=1)
    assert [one.seed for one in found] == [7, 7, 7, 8, 8, 8]
    assert [one.seats for one in found[:3]] == [(a, b), (b, c), (c, a)]


def test_the_figures_have_exactly_the_keys_and_the_same_seed_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = contest(capsys, "random,greedy", "--games", "6", "--seed", "3")
    assert list(found) == KEYS
    assert [list(bot) for bot in found["bots"]] == [OF_A_BOT, OF_A_BOT]
    random, greedy = found["bots"]
    assert random["won"] + greedy["won"] == pytest.approx(1)
    assert random["share"] == greedy["share"] == 0.5
    assert random["games"] == greedy["games"] == 6
    assert greedy["score_interval"][0] < greedy["score"] < greedy["score_interval"][1] <= greedy["best"] + 10
    again = contest(capsys, "random,greedy", "--games", "6", "--seed", "3")
    timeless = [[{name: bot[name] for name in OF_A_BOT if "ms" not in name} for bot in one["bots"]] for one in (found, again)]
    assert timeless[0] == timeless[1]


@pytest.mark.parametrize("game", ["burgundy", "villagers"])
def test_a_lone_players_lead_is_in_what_wins_the_game(game: str) -> None:
    """Alone in Castles that is full fields, not points (BU-25.14); against the Countess, gold less hers (VI-18.16)."""
    ends: list[Game[Any]] = []

    def watch(one: Game[Any], action: Action | None) -> None:
        if action is None:
            ends.append(one)

    outcome = matches.match(Pairing(game, (Contender("greedy"),), {}, 5), lambda: 0.0, watch=watch)
    (end,) = ends
    if game == "burgundy":
        tiles = end.state.estates[0].tiles
        assert outcome.lead == len(tiles) - tiles.count(0) != outcome.scores[0]
    else:
        assert outcome.lead == outcome.scores[0] - (end.rules.rival(end.state) or 0) != outcome.scores[0]


def test_a_bot_with_weights_of_its_own_plays_by_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With those of the game it plays as ever, with their opposites as badly as it can."""
    usual = learned(GAME, 2)
    same, opposite = tmp_path / "same.json", tmp_path / "opposite.json"
    same.write_bytes(msgspec.json.encode(usual))
    turned = {name: tuple(-9 * weight for weight in weights) for name, weights in usual.by_feature.items()}
    opposite.write_bytes(msgspec.json.encode(msgspec.structs.replace(usual, by_feature=turned, products=())))
    names = ("normal", f"normal@{same}", f"easy@{opposite}")
    ours, again, others = contest(capsys, ",".join(names), "--games", "6")["bots"]
    assert [bot["bot"] for bot in (ours, again, others)] == [*names]
    assert others["score"] < 10 < min(ours["score"], again["score"])
    alone = [contest(capsys, name, "--games", "2")["bots"][0]["score"] for name in names]
    assert alone[0] == alone[1] > alone[2]


@pytest.mark.parametrize(
    "content", [None, b"", b"[]", b"{}", b'{"by_feature": {"constant": [1, 2], "of another game": [1, 2]}}', b"[" * 100_000]
)
def test_a_file_without_weights_for_the_game_is_one_sentence(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    if content is not None:
        file.write_bytes(content)
    for asked in (["--arena", GAME, "--bots"], ["--balance", GAME, "--bots"]):
        assert main([*asked, f"normal@{file}", "--games", "1", "--lang", "en"]) == FAILED
        assert capsys.readouterr().err == f"burgage: {Texts('en')('cli.no_weights', file=str(file), game=GAME)}\n"


def test_alone_every_bot_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = contest(capsys, "random,greedy", "--games", "4", "--players", "1")
    assert [(bot["games"], bot["share"]) for bot in found["bots"]] == [(2, None), (2, None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_in_the_language_of_the_player(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--arena", GAME, "--bots", "greedy", "--games", "1", "--lang", language]) == DONE
    _, head, row = capsys.readouterr().out.splitlines()
    assert Texts(language)("cli.contest.slowest") in head
    assert row.split()[:2] == ["greedy", "1"]


def test_tallies_count_wins_by_games_and_seats_by_shares() -> None:
    """Two bots at a table of three; then two teams, in which partners win together."""
    a, b = Contender("random"), Contender("greedy")
    times: Any = ((1, 1, 1), (0.5, 0.25, 0.5), (0.5, 0.25, 0.5))
    three = Pairing(GAME, (a, b, a), {}, 1), Outcome(1, (9, 9, 2), (0.5, 0.5, 0.0), *times)
    ours, theirs = tallies([a, b], [three[0]], [three[1]])
    assert (ours.won, ours.seats, ours.scores, ours.seconds, ours.slowest) == (0.5, pytest.approx(2 / 3), [9, 2], 1.0, 0.5)
    assert (theirs.won, theirs.seats, theirs.scores) == (0.5, pytest.approx(1 / 3), [9])
    four: Any = ((1,) * 4, (0.0,) * 4, (0.0,) * 4)
    teams = Pairing(GAME, (a, b, a, b), {}, 1), Outcome(1, (5, 7, 5, 7), (0.0, 1.0, 0.0, 1.0), *four)
    assert [one.won for one in tallies([a, b], [teams[0]], [teams[1]])] == [0, 1]


def test_intervals() -> None:
    """Wilson's for 43 of 60 as in published tables; of a mean, 1.96 standard errors on either side."""
    assert share_interval(43, 60) == pytest.approx((0.592, 0.815), abs=0.001)
    assert share_interval(0, 5)[0] == 0
    assert mean_interval([1.0, 3.0]) == pytest.approx((2 - 1.96, 2 + 1.96))
    assert mean_interval([1.0]) is None


def test_a_game_that_never_ends_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(matches, "MAX_DECISIONS", 10)
    assert main(["--arena", GAME, "--bots", "greedy,random", "--games", "2", "--lang", "en"]) == FAILED
    assert "2 games did not end" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_package_that_is_missing_is_named(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["--arena", GAME, "--bots", "greedy", "--games", "1", "--cluster", "tcp://127.0.0.1:9", "--lang", language]) == FAILED
    said = Texts(language)("cli.no_package", package="distributed", extra="cluster")
    assert capsys.readouterr().err == f"burgage: {said}\n"


@pytest.mark.slow
def test_bots_may_think_for_a_time_instead(capsys: pytest.CaptureFixture[str]) -> None:
    found = contest(capsys, "hard,greedy", "--games", "2", "--seconds", "0.05", "--jobs", "2")
    assert (found["playouts"], found["seconds"]) == (None, 0.05)
    assert found["bots"][0]["ms_slowest"] < 500
    assert main(["--arena", GAME, "--bots", "hard", "--games", "1", "--seconds", "0.05", "--lang", "en"]) == DONE
    assert "0.05 s a decision" in capsys.readouterr().out


@pytest.fixture
def learnable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line take the game for one that bots can learn."""
    monkeypatch.setattr("rules.bots.strengths.playable", lambda rules: True)


@pytest.mark.usefixtures("learnable")
def test_learning_arguments() -> None:
    assert parse(["--train", GAME, "--jobs", "2", "--lang", "de"]) == Train(GAME, 2, 5000, 1, Workers(2), None, "de")


@pytest.mark.usefixtures("learnable")
def test_learning_without_numpy_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("app.learning.school", "app.learning.fit"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["--train", GAME, "--lang", "en"]) == FAILED
    assert capsys.readouterr().err == f"burgage: {Texts('en')('cli.no_package', package='numpy', extra='train')}\n"


@pytest.mark.parametrize("arguments", [["--train", GAME], ["--arena", GAME, "--bots", "normal"]], ids=" ".join)
def test_a_game_that_bots_cannot_learn_is_refused(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.strengths.playable", lambda rules: False)
    with pytest.raises(WrongUseError, match="random, greedy"):
        parse([*arguments, "--lang", "en"])


@pytest.mark.slow
@pytest.mark.parametrize("address", ["localhost:9", "nonsense://x", "nowhere"])
def test_a_cluster_that_does_not_answer_is_one_sentence(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.learning.workers.PATIENCE", 2)
    assert main(["--arena", GAME, "--bots", "greedy", "--games", "1", "--cluster", address, "--lang", "en"]) == FAILED
    assert capsys.readouterr().err == f"burgage: {Texts('en')('cli.no_cluster', address=address)}\n"
