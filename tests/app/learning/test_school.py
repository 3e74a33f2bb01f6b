"""Check learning by playing: that it can be broken off anywhere, and depends on nothing but its seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr

from app.__main__ import main
from app.cli.commands import DONE, FAILED
from app.learning import school
from app.learning.school import AnotherCourseError, Report, School, Settings
from app.learning.tasks import compare
from app.storage import paths
from app.texts import Texts
from rules import Feature, Features, rules_of
from rules.bots import experience
from rules.bots.matches import Outcome
from rules.bots.valuation import Weights
from tests.slow import rest_slow

GAME, GAMES = "burgundy_cards", 18
ITERATION = 3
STUB: Features[Any] = Features(
    names=(Feature("turn", "time", "BC-2.1"), Feature("hand", "cards", "BC-2.2")),
    of=lambda state, seat: [state.turn_number / 20, float(len(state.seats[seat].hand.cards))],
    left=lambda state, seat: 1 / (1 + state.turn_number / 10),
)
"""Two numbers, so that learning takes no time."""


class KilledError(Exception):
    """The end of the program in the middle of something."""


@pytest.fixture(autouse=True, scope="module")
def short_course() -> Iterator[None]:
    """Let iterations and examinations be short, and learn from two features."""
    rules = rules_of(GAME)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"ITERATION": ITERATION, "KEEP": 2, "GATE": 2, "GATE_GAMES": 2}.items():
            patch.setattr(school, name, value)
        usual = rules.features
        force_setattr(rules, "features", lambda: STUB)
        yield
        force_setattr(rules, "features", usual)


def learned(folder: Path, spread: Callable[..., Any] = map, games: int = GAMES, seed: int = 1) -> tuple[list[Report], Weights]:
    """Learn, or go on learning, in a folder; return the reports and the weights accepted last."""
    one = School(folder, Settings(GAME, 2, games, seed), spread)
    return [*one.learn()], one.progress.accepted


def until(calls: int) -> Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]:
    """Return a function that plays games one after another, and is killed before it has played one more than ``calls``."""
    left = calls

    def spread(function: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        nonlocal left
        for item in items:
            if not left:
                raise KilledError
            left -= 1
            yield function(item)

    return spread


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which everything was learned in one go."""
    folder = tmp_path_factory.mktemp("whole")
    reports, weights = learned(folder)
    assert [report.games for report in reports] == [3, 6, 9, 12, 15, 18]
    assert [report.examination is not None for report in reports] == [False, False, False, True, False, True]
    assert weights.games > 0
    assert weights.by_feature
    return folder


def stored(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in ("progress.json", "weights.json")}


@pytest.mark.parametrize(
    "calls",
    rest_slow(4 * ITERATION + 1, 1, ITERATION + 1, 5 * ITERATION + 5),
    ids=["examination", "first iteration", "second iteration", "with products"],
)
def test_a_course_that_was_killed_goes_on_as_if_nothing_had_happened(calls: int, whole: Path, tmp_path: Path) -> None:
    with pytest.raises(KilledError):
        learned(tmp_path, until(calls))
    reports, _ = learned(tmp_path)
    assert reports[-1].games == GAMES
    assert stored(tmp_path) == stored(whole)


def test_a_course_can_be_extended_and_keeps_no_more_than_it_learns_from(whole: Path, tmp_path: Path) -> None:
    learned(tmp_path, games=2 * ITERATION)
    assert learned(tmp_path, games=2 * ITERATION)[0] == []
    reports, _ = learned(tmp_path)
    assert [report.games for report in reports] == [9, 12, 15, 18]
    assert stored(tmp_path) == stored(whole)
    assert len([*tmp_path.glob("lesson-*.npz")]) <= 3


def test_after_an_examination_products_of_features_are_learned_too(whole: Path) -> None:
    one = School(whole, Settings(GAME, 2, GAMES), map)
    found = {(product.first, product.second): product.weight for product in one.progress.current.products}
    assert found.keys() <= {("turn", "turn"), ("turn", "hand"), ("hand", "hand")}
    assert any(found.values())


def test_another_seed_learns_something_else_and_never_in_the_same_folder(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(AnotherCourseError):
        learned(whole, seed=2)
    learned(tmp_path, seed=2, games=ITERATION)
    assert (tmp_path / "weights.json").read_bytes() != (whole / "weights.json").read_bytes()


def test_a_course_begins_with_the_weights_it_is_given_and_goes_on_only_with_them(whole: Path, tmp_path: Path) -> None:
    given = School(whole, Settings(GAME, 2, GAMES), map).progress.accepted
    course = Settings(GAME, 2, ITERATION, begin_with=given)
    [*School(tmp_path, course, map).learn()]
    again = School(tmp_path, course, map).progress
    assert again.start == again.first == given
    assert School(tmp_path, Settings(GAME, 2, ITERATION), map).progress == again, "it need not be named again"
    with pytest.raises(AnotherCourseError):
        School(tmp_path, Settings(GAME, 2, ITERATION, begin_with=Weights((0.0, 1.0), {"turn": (1.0, 2.0)})), map)


def test_a_course_towards_something_takes_it_for_worth_more_and_is_not_examined(tmp_path: Path) -> None:
    course = Settings(GAME, 2, 2 * ITERATION, towards=("animals",))
    reports = [*School(tmp_path / "animals", course, map).learn()]
    assert [report.examination for report in reports] == [None, None]
    usual = [*School(tmp_path / "usual", Settings(GAME, 2, 2 * ITERATION), map).learn()]
    assert reports[0].mean > usual[0].mean, "the same games, in which animals count twice"
    assert School(tmp_path / "animals", course, map).progress.accepted.by_feature, "what was learned last is what is kept"
    with pytest.raises(AnotherCourseError):
        School(tmp_path / "animals", Settings(GAME, 2, 3 * ITERATION), map)


def test_what_was_seen_of_other_features_is_left_out_but_weights_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many features as before, one of which means something else."""
    learned(tmp_path, games=ITERATION)
    renamed = Features((STUB.names[0], Feature("cards", "cards", "BC-2.2")), STUB.of, STUB.left)
    monkeypatch.setitem(globals(), "STUB", renamed)
    one = School(tmp_path, Settings(GAME, 2, 2 * ITERATION), map)
    before = one.progress.current.by_feature
    assert "hand" in before
    [*one.learn()]
    assert set(one.progress.current.by_feature) == {"constant", "turn", "cards"}


def test_a_game_that_never_ends_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experience, "MAX_DECISIONS", 10)
    assert experience.experience(GAME, 2, 1, {}, Weights(), 1.0) == experience.Experience((), ())


def test_alone_an_examination_compares_leads_not_scores(tmp_path: Path) -> None:
    """A bot that has more gold, but lets the Countess have still more, has learned nothing."""

    def spread(function: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        if function is not compare:
            yield from map(function, items)
            return
        for n, _ in enumerate(items):
            score, lead = (40, 40.0) if n % 2 else (50, -50.0)
            yield Outcome(1, (score,), (0.0,), (1,), (0.0,), (0.0,), lead=lead)

    (report,) = School(tmp_path, Settings("villagers", 1, ITERATION), spread).learn()
    assert report.examination is not None
    assert (report.examination.share, report.examination.accepted) == (0, False)


def test_the_command_says_how_far_it_has_come_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Anything that stands in its way is said in one sentence."""
    say, folder = Texts("en"), tmp_path / "learning" / f"{GAME}-2"

    def command(*arguments: str, home: Path = tmp_path) -> tuple[int, list[str]]:
        try:
            code = main(["--train", GAME, "--home", str(home), "--lang", "en", *arguments])
        finally:
            paths.use_profile(None)
        out, err = capsys.readouterr()
        return code, (out or err).splitlines()

    code, said = command("--games", "3")
    assert code == DONE
    end = say("cli.train.end", path=str(folder / "weights.json"), place=f"rules/games/{GAME}/weights/2.json")
    assert [said[0], said[-1]] == [say("cli.train.begin", game=GAME, players=2, games=0), end]
    assert said[1].startswith("3 games, ")
    assert (folder / "weights.json").exists()
    _, said = command("--games", "6")
    assert said[0] == say("cli.train.begin", game=GAME, players=2, games=3)
    assert said[1].startswith("6 games, ")
    assert "last accepted" in said[1]
    another = (FAILED, [f"burgage: {say('cli.another_course', folder=str(folder))}"])
    assert command("--seed", "2") == another
    assert command("--towards", "animals") == another
    missing = tmp_path / "missing.json"
    assert command("--begin-with", str(missing)) == (FAILED, [f"burgage: {say('cli.no_weights', file=str(missing), game=GAME)}"])
    taken = folder / "weights.json"
    unusable = say("cli.learning_folder", folder=str(taken / "learning" / f"{GAME}-2"))
    assert command(home=taken) == (FAILED, [f"burgage: {unusable}"])
