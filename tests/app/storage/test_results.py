"""Finished games on disk, their combined statistics, and their tables for other programs."""

import csv
import io
from pathlib import Path

import msgspec
import pytest

import rules
from app.outcome import csv_export
from app.screenshot import new_position
from app.session import statistics
from app.session.match import Match
from app.session.result_recorder import ResultRecorder
from app.storage import results as archive
from app.storage.results import Result, Sitter, Source
from app.texts import LANGUAGES, Texts
from rules import BadSave, Message, Record, Rng, SeatKind, catalogue, new

GAME = "burgundy_cards"


def finished(players: int = 3, seed: int = 2) -> Record:
    return new_position(GAME, players, seed, 10_000, {})


def made(
    names: tuple[str, ...], scores: tuple[int, ...], practice: bool = False, seats: tuple[Sitter, ...] = (), game: str = GAME
) -> Result:
    best = max(scores)
    return Result(
        game=game,
        when=0.0,
        names=names,
        options={},
        sources=(Source("vp", tuple(score - 1 for score in scores)), Source("sold", tuple(1 for _ in scores))),
        scores=scores,
        ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
        won=tuple(score == best for score in scores),
        decisions=10,
        colours=("red", "blue", "yellow")[: len(names)],
        practice=practice,
        seats=seats,
    )


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_finished_game_comes_back_as_it_was(tmp_path: Path, players: int) -> None:
    record = finished(players)
    path = archive.keep(tmp_path / "new", record, 1000.0)
    found, unreadable = archive.results(tmp_path / "new")
    assert unreadable == []
    assert [kept.path for kept in found] == [path]
    result = found[0].result
    assert result.names == record.header.names
    assert list(result.scores) == [record.rules.total(record.game.state, seat) for seat in range(players)]
    assert [sum(source.points[seat] for source in result.sources) for seat in range(players)] == list(result.scores)
    again = archive.open_game(path)
    assert again.game.digest() == record.game.digest()
    assert len(again.entries) == len(record.entries)
    assert list((tmp_path / "new").iterdir()) == [path]


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        archive.result_of(new_position(GAME, 2, 1, 5, {}), 0.0)


def test_games_of_the_same_second_have_files_of_their_own_and_the_newest_is_first(tmp_path: Path) -> None:
    paths = {archive.keep(tmp_path, finished(seed=seed), when) for seed, when in enumerate((5.0, 5.0, 9.0))}
    assert len(paths) == 3
    found, _ = archive.results(tmp_path)
    assert [kept.result.when for kept in found] == [9.0, 5.0, 5.0]


def kept_again(folder: Path, record: Record) -> int:
    """Return the number of games found when ``record`` is kept after the same finished game."""
    archive.keep(folder, finished(), 5.0)
    archive.keep(folder, record, 9.0)
    found, unreadable = archive.results(folder)
    assert unreadable == []
    assert len({msgspec.json.encode(msgspec.structs.replace(kept.result, when=0.0, played="")) for kept in found}) == 1
    assert sum(1 + len(kept.copies) for kept in found) == 2
    return len(found)


def test_a_copy_that_was_imported_and_ended_again_is_not_a_second_game(tmp_path: Path) -> None:
    assert kept_again(tmp_path, rules.load(rules.encode(finished()))) == 1


def test_another_deal_with_the_same_figures_is_a_second_game(tmp_path: Path) -> None:
    other = finished()
    other.header = msgspec.structs.replace(other.header, seed=other.header.seed + 1)
    assert kept_again(tmp_path, other) == 2


def test_the_same_deal_played_another_time_to_the_same_figures_is_a_second_game(tmp_path: Path) -> None:
    other = finished()
    other.entries[0], other.entries[1] = other.entries[1], other.entries[0]
    assert kept_again(tmp_path, other) == 2


DAMAGED = {
    "empty": b"",
    "no result": b"Dear Egon\n",
    "not utf-8": b"\xff\xfe\n",
    "half a line": b'{"game":"burgundy_cards","when":',
    "unknown game": b'{"game":"chess","when":1,"names":["A"],"options":{},"sources":[],"scores":[1],"ranks":[1],"won":[true],'
    b'"tie_breaks":[0],"decisions":1,"colours":["red"]}\n',
    "figures of other seats": b'{"game":"burgundy_cards","when":1,"names":["A"],"options":{},"sources":[{"key":"vp","points":[1,2]}],'
    b'"scores":[1],"ranks":[1],"won":[true],"tie_breaks":[0],"decisions":1,"colours":["red"]}\n',
    "unknown colour": b'{"game":"burgundy_cards","when":1,"names":["A"],"options":{},"sources":[],"scores":[1],"ranks":[1],"won":[true],'
    b'"tie_breaks":[0],"decisions":1,"colours":["mauve"]}\n',
    "too deep": b"[" * 100_000,
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_damaged_files_are_named_and_the_others_are_read(tmp_path: Path, data: bytes) -> None:
    archive.keep(tmp_path, finished(), 5.0)
    bad = tmp_path / f"bad{archive.ENDING}"
    bad.write_bytes(data)
    found, unreadable = archive.results(tmp_path)
    assert len(found) == 1
    assert unreadable == [bad.name]
    with pytest.raises(BadSave):
        archive.open_game(bad)


@pytest.mark.parametrize("seats", [["person"], ["easy", "hard"], ["person", "robot"], ["person"] * 3, [1, 2]])
def test_a_result_with_other_seats_is_unreadable(tmp_path: Path, seats: list[object]) -> None:
    good = msgspec.json.decode(msgspec.json.encode(made(("Anna", "Ben"), (20, 10), seats=("person", "hard"))))
    for name, result in (("good", good), ("bad", {**good, "seats": seats})):
        (tmp_path / f"{name}{archive.ENDING}").write_bytes(msgspec.json.encode(result) + b"\n")
    found, unreadable = archive.results(tmp_path)
    assert [kept.result.seats for kept in found] == [("person", "hard")]
    assert unreadable == [f"bad{archive.ENDING}"]


def test_without_a_folder_there_are_no_games(tmp_path: Path) -> None:
    assert archive.results(tmp_path / "nowhere") == ([], [])


def test_a_match_is_kept_when_it_ends_and_once(tmp_path: Path) -> None:
    told: list[Message] = []
    match = Match(new_position(GAME, 2, 3, 0, {"open_hands": True}))
    keeper = ResultRecorder(match, tmp_path, told.append)
    while not match.record.game.over:
        assert keeper.path is None
        match.play(match.record.game.legal[0])
    assert keeper.path is not None
    assert len(archive.results(tmp_path)[0]) == 1
    match.changed.emit(())
    assert len(archive.results(tmp_path)[0]) == 1
    assert told == []


def test_a_finished_match_that_is_shown_again_is_not_kept_again(tmp_path: Path) -> None:
    match = Match(finished())
    keeper = ResultRecorder(match, tmp_path, lambda message: None)
    match.changed.emit(())
    assert keeper.path is None
    assert archive.results(tmp_path) == ([], [])


def test_a_folder_that_cannot_be_written_to_is_reported(tmp_path: Path) -> None:
    told: list[Message] = []
    match = Match(new_position(GAME, 2, 3, 0, {"open_hands": True}))
    folder = tmp_path / "file"
    folder.write_text("")
    keeper = ResultRecorder(match, folder, told.append)
    while not match.record.game.over:
        match.play(match.record.game.legal[0])
    assert [message.key for message in told] == ["review.trouble.keep"]
    assert keeper.path is None


def test_statistics_by_player() -> None:
    results = [
        made(("Anna", "Ben"), (20, 10)),
        made(("Ben", "Anna"), (14, 12)),
        made(("Anna", "Cleo"), (30, 31)),
        made(("Anna", "Ben"), (99, 1), practice=True),
    ]
    lines = statistics.lines(results, GAME)
    assert [(line.name, line.games, line.wins, line.best, line.mean) for line in lines] == [
        ("Cleo", 1, 1, 31, 31.0),
        ("Anna", 3, 1, 30, pytest.approx(62 / 3)),
        ("Ben", 2, 1, 14, 12.0),
    ]
    assert dict(lines[2].sources) == {"vp": 11.0, "sold": 1.0}
    assert statistics.lines(results, "villagers") == []
    assert statistics.games(results) == [GAME]
    assert statistics.games(results[3:]) == []


def test_games_played_alone_have_a_line_of_their_own() -> None:
    results = [made(("Anna", "Ben"), (20, 10)), made(("Anna",), (90,)), made(("Anna",), (40,))]
    found = {(line.name, line.way): (line.games, line.best, line.mean) for line in statistics.lines(results, GAME)}
    assert found == {("Anna", "people"): (1, 20, 20.0), ("Ben", "people"): (1, 10, 10.0), ("Anna", "alone"): (2, 90, 65.0)}


def test_computers_have_no_line_and_no_best_score() -> None:
    """A person may have the name of one."""
    results = [
        made(("Anna", "Ben"), (20, 30), seats=("person", "hard")),
        made(("Anna", "Ben"), (9, 7), seats=("easy", "person")),
        made(("Anna", "Ben"), (5, 3)),
    ]
    lines = statistics.lines(results, GAME)
    assert [(line.name, line.way, line.games, line.wins, line.best) for line in lines] == [
        ("Anna", "people", 1, 1, 5),
        ("Anna", "computers", 1, 0, 20),
        ("Ben", "computers", 1, 0, 7),
        ("Ben", "people", 1, 0, 3),
    ]
    assert statistics.best(results, GAME, "Anna", 2) == 20
    assert statistics.best(results, GAME, "Ben", 2) == 7
    assert statistics.best(results[:1], GAME, "Ben", 2) is None


def test_shared_victories_count_for_both() -> None:
    lines = statistics.lines([made(("Anna", "Ben"), (7, 7))], GAME)
    assert [line.wins for line in lines] == [1, 1]
    assert [line.share for line in lines] == [1.0, 1.0]


def read(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_game_adds_up(language: str) -> None:
    record = finished()
    head, *lines = read(csv_export.of_game(record, Texts(language)))
    assert len(lines) == 3
    for line in lines:
        assert len(line) == len(head)
        assert sum(map(int, line[3:-2])) == int(line[-2])
    assert head[-1] == Texts(language)("review.csv.tie_break", what=Texts(language)(f"{GAME}.tie_name.left_over"))
    assert [int(line[0]) for line in lines] == sorted(int(line[0]) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_every_game_names_its_tie_breaks_in_the_table_and_says_what_decided(game: str, language: str) -> None:
    say, record = Texts(language), new_position(game, 2, 3, 10_000, {})
    head, *lines = read(csv_export.of_game(record, say))
    ties = record.game.state.standings[0].tie_break
    assert all(len(line) == len(head) for line in lines)
    assert all(int(figure) >= 0 for line in lines for figure in line[len(line) - len(ties) :])
    assert all(say.has(f"{game}.tie.{key}") for key, _ in ties)


def test_the_table_of_a_running_game_has_no_tie_break() -> None:
    head, *lines = read(csv_export.of_game(new_position(GAME, 2, 3, 20, {}), Texts("en")))
    assert not any(str(cell).startswith("Tie-break") for cell in head)
    assert all(len(line) == len(head) for line in lines)


def test_the_table_of_all_results_leaves_practice_out() -> None:
    results = [made(("Anna", "Ben"), (20, 10)), made(("Cleo", "Dora"), (1, 2), practice=True)]
    _, *lines = read(csv_export.of_results(results, Texts("en")))
    assert [line[3] for line in lines] == ["Anna", "Ben"]
    assert [line[6] for line in lines] == ["1", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_who_was_a_computer(language: str) -> None:
    say = Texts(language)
    results = [made(("Anna", "Ben"), (20, 10), seats=("mixed", "hard")), made(("Anna", "Ben"), (20, 10))]
    head, *lines = read(csv_export.of_results(results, say))
    assert head[4] == say("review.csv.sitter")
    assert [line[4] for line in lines] == [say(f"app.seat.{kind}") for kind in ("mixed", "hard", "person", "person")]
    record = new(GAME, ("Anna", "Ben"), 3, seats=("person", "easy"))
    _, *lines = read(csv_export.of_game(record, say))
    assert {line[1]: line[2] for line in lines} == {"Anna": say("app.seat.person"), "Ben": say("app.seat.easy")}


def test_games_with_computers_say_how_often_which_were_beaten() -> None:
    """The best of the strongest counts; partners do not; a seat that was handed over counts for no one."""
    results = [
        made(("Anna", "Ben", "Cleo"), (20, 10, 30), seats=("person", "hard", "easy")),
        made(("Anna", "Ben", "Cleo"), (20, 30, 10), seats=("person", "hard", "hard")),
        made(("Anna", "Ben", "Cleo"), (20, 20, 10), seats=("person", "hard", "person")),
        made(("Ben", "Anna"), (10, 20), seats=("normal", "person")),
        made(("Ben", "Anna"), (30, 20), seats=("mixed", "person")),
        made(("Anna", "Ben"), (99, 20), seats=("mixed", "easy")),
        made(("Anna", "Ben"), (20, 10)),
        msgspec.structs.replace(made(("Anna", "Ben", "Cleo"), (9, 9, 5), seats=("person", "hard", "easy")), sides=(0, 0, 1)),
    ]
    lines = {(line.name, line.way): line for line in statistics.lines(results, GAME)}
    assert {*lines} == {("Anna", "computers"), ("Anna", "people"), ("Ben", "people"), ("Cleo", "computers")}
    anna = lines["Anna", "computers"]
    assert (anna.games, anna.wins) == (6, 3)
    assert [(one.strength, one.times, one.games) for one in anna.beaten] == [("hard", 1, 3), ("normal", 1, 1), ("easy", 1, 1)]
    assert [(one.strength, one.times, one.games) for one in lines["Cleo", "computers"].beaten] == [("hard", 0, 1)]
    assert lines["Anna", "people"].beaten == ()


def test_a_seat_that_was_handed_over_is_neither_a_persons_nor_a_computers(tmp_path: Path) -> None:
    record, rng = new(GAME, ("Anna", "Ben", "Cleo"), 3), Rng(3)
    changes: tuple[tuple[int, SeatKind], ...] = ((1, "hard"), (2, "easy"), (2, "person"), (1, "person"))
    for seat, kind in changes:
        for _ in range(20 if seat == 1 else 0):
            record.play(record.game.legal[rng.below(len(record.game.legal))])
        record.hand_over(seat, kind)
    while not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    archive.keep(tmp_path, record, 5.0)
    ((kept,), _) = archive.results(tmp_path)
    assert kept.result.seats == ("person", "mixed", "person")
    assert [(line.name, line.way) for line in statistics.lines([kept.result], GAME)] != []
    assert {line.name for line in statistics.lines([kept.result], GAME)} == {"Anna", "Cleo"}
    assert archive.result_of(archive.open_game(kept.path), 5.0) == kept.result


def test_results_from_before_there_were_sides_are_read(tmp_path: Path) -> None:
    earlier = msgspec.json.decode(msgspec.json.encode(made(("Anna", "Ben"), (20, 10))))
    del earlier["sides"], earlier["seats"]
    (tmp_path / f"earlier{archive.ENDING}").write_bytes(msgspec.json.encode(earlier) + b"\n")
    ((kept,), unreadable) = archive.results(tmp_path)
    assert (kept.result.seats, kept.result.sides, unreadable) == (("person", "person"), (0, 1), [])


@pytest.mark.parametrize("name", ["=1+1", "+4", "-x", "@sum"])
def test_a_name_is_never_a_formula(name: str) -> None:
    _, line, _ = read(csv_export.of_results([made((name, "Ben"), (2, 1))], Texts("en")))
    assert line[3] == f"'{name}"
