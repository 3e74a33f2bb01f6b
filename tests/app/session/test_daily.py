"""The deal of the day: the same everywhere on a date, legal on every day, and how it went."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

import rules
from app.session.daily import Deal, days_in_a_row, deal_of, deals, tries, under_way
from app.session.daily_words import line
from app.storage import game_files, journal_files, paths
from app.storage import results as archive
from app.storage.journal import Journal
from app.storage.results import Result, Source
from app.storage.saves import Saves
from app.storage.settings import Settings
from app.texts import LANGUAGES, Texts
from rules import BadSave, BadSetup, Record, Rng, SeatKind, catalogue, complete_options, meta, new

DAY = "2026-11-28"
GOLDEN = Path(__file__).with_name("daily_deals.json")
"""What is dealt on that day. Changing it on purpose gives everybody a different deal from those who have not upgraded."""


def named(deal: Deal) -> str:
    return f"{deal.game} {'alone' if deal.alone else 'computer'}"


def days(count: int) -> list[str]:
    first = date.fromisoformat(DAY)
    return [(first + timedelta(days=n)).isoformat() for n in range(count)]


def finished(deal: Deal, seed: int, settings: Settings | None = None) -> Record:
    record, rng = deal.begin(settings or Settings()), Rng(seed)
    while not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    return record


def result(deal: Deal, when: float, own: int, other: int | None = None, won: bool = True, practice: bool = False) -> Result:
    """Return a result of a deal, as it is kept."""
    alone = deal.alone
    scores = (own,) if alone else (own, other or 0)
    seats: tuple[SeatKind, ...] = ("person",) if alone else ("person", "normal")
    return Result(
        game=deal.game,
        when=when,
        names=("Anna", "Hedwig")[: len(scores)],
        options={},
        sources=(Source("vp", scores),),
        scores=scores,
        ranks=(1, 2)[: len(scores)],
        won=(won, not won)[: len(scores)],
        decisions=9,
        colours=("red", "blue")[: len(scores)],
        rival=other if alone else None,
        practice=practice,
        seats=seats,
        day=deal.day,
    )


def test_every_game_has_a_deal_against_the_computer_and_one_alone_where_it_can_be_played_alone() -> None:
    expected = [(game.id, alone) for game in catalogue() for alone in (True, False) if game.solo or not alone]
    assert [(deal.game, deal.alone) for deal in deals(DAY)] == expected


def test_a_date_gives_the_very_same_deals_as_ever() -> None:
    found = {named(deal): {"seed": deal.seed, "options": deal.options} for deal in deals(DAY)}
    assert found == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", deals(DAY), ids=named)
def test_who_plays_where_changes_nothing_of_the_deal(deal: Deal) -> None:
    here = deal.begin(Settings())
    there = deal.begin(Settings(names=["Zoe"], colours=["plum", "green", "yellow", "blue", "red"], undo="practice", language="de"))
    assert here.game.digest() == there.game.digest()
    assert (here.header.seed, here.header.options) == (there.header.seed, there.header.options)
    assert there.header.names[0] == "Zoe"
    for record in (here, there):
        assert record.header.undo == "strict"
        assert not record.header.practice
        assert record.header.seats == (("person",) if deal.alone else ("person", *["normal"] * (deal.players - 1)))
        assert deal_of(record.header) == deal


@pytest.mark.parametrize("deal", deals(DAY), ids=named)
def test_sixty_days_ahead_every_deal_is_legal_and_another_one(deal: Deal) -> None:
    ahead = [Deal(day, deal.game, deal.alone) for day in days(60)]
    assert len({one.seed for one in ahead}) == 60
    for one in ahead:
        assert complete_options(meta(one.game), one.players, one.options) == one.options, "nothing is left to chance"
        assert one.begin(Settings()).game.legal
    others = {other.seed for other in deals(DAY) if other != deal}
    assert deal.seed not in others


@pytest.mark.parametrize("game", [game.id for game in catalogue()])
def test_what_varies_comes_in_every_possible_way_within_a_year(game: str) -> None:
    for alone in (True, False) if meta(game).solo else (False,):
        ahead = [Deal(day, game, alone) for day in days(365)]
        for option in meta(game).options:
            seen = {one.options[option.id] for one in ahead if option.id in one.options}
            legal = {value for one in ahead if option.id in one.options for value in option.possible(one.players, one.options)}
            wanted = legal & set(option.varied)
            assert seen == wanted if wanted else len(seen) <= 1, option.id


def test_a_day_that_is_none_is_no_game_and_no_save() -> None:
    for day in ("today", "2026-13-01", "2026-11-28\n", "٢٠٢٦-11-28"):
        with pytest.raises(BadSetup):
            new("burgundy_cards", ("Anna",), 1, day=day)
    saved = rules.encode(new("burgundy_cards", ("Anna",), 1, day=DAY))
    assert rules.load(saved).header.day == DAY
    with pytest.raises(BadSave):
        rules.load(saved.replace(DAY.encode(), b"2026-11-99"))


def test_a_save_from_before_there_were_deals_of_the_day_has_no_day() -> None:
    saved = rules.encode(new("burgundy_cards", ("Anna",), 1))
    old = saved.replace(b',"day":""', b"")
    assert old != saved
    assert rules.load(old).header.day == ""


def test_practice_and_games_of_several_people_are_no_deal_of_the_day() -> None:
    header = Deal(DAY, "burgundy_cards", False).begin(Settings()).header
    assert deal_of(msgspec.structs.replace(header, practice=True)) is None
    assert deal_of(msgspec.structs.replace(header, seats=("person", "person"))) is None
    assert deal_of(msgspec.structs.replace(header, day="")) is None


@pytest.mark.parametrize("deal", [deal for deal in deals(DAY) if deal.game == "burgundy_cards"], ids=named)
def test_the_first_finished_game_is_the_first_try_and_the_best_one_stays(tmp_path: Path, deal: Deal) -> None:
    assert tries((), deal) is None
    records = [finished(deal, seed) for seed in (1, 2, 3)]
    for n, record in enumerate(records):
        archive.keep(tmp_path, record, 1000.0 + n)
    archive.keep(tmp_path, finished(Deal("2026-11-27", deal.game, deal.alone), 9), 5000.0)
    archive.keep(tmp_path, new_and_finished(deal), 6000.0)
    kept, unreadable = archive.results(tmp_path)
    assert unreadable == []
    found = tries([one.result for one in kept], deal)
    assert found is not None
    assert found.count == 3
    assert found.first.when == 1000.0
    own = [record.game.state.standings for record in records]
    best = max(own, key=lambda standings: next((one.won, one.score) for one in standings if one.player == 0))
    assert found.best.scores[0] == next(one.score for one in best if one.player == 0)


def new_and_finished(deal: Deal) -> Record:
    """Return a game from the same seed that is not a deal of the day."""
    header = deal.begin(Settings()).header
    record = new(header.game, header.names, header.seed, header.options, seats=header.seats)
    rng = Rng(crc32(b"another"))
    while not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    return record


def test_won_comes_before_points_and_points_before_those_of_the_others() -> None:
    deal = Deal(DAY, "burgundy_cards", False)
    lost, close, clear = result(deal, 1.0, 40, 41, won=False), result(deal, 2.0, 30, 29), result(deal, 3.0, 30, 12)
    practice = result(deal, 0.0, 99, 1, practice=True)
    found = tries([clear, practice, lost, close], deal)
    assert found is not None
    assert (found.first, found.best, found.count) == (lost, clear, 3)


def test_days_in_a_row_end_today_or_yesterday() -> None:
    deal = Deal(DAY, "burgundy_cards", True)
    played = [result(replace(deal, day=day), 1.0, 9) for day in ("2026-11-25", "2026-11-26", "2026-11-26", "2026-11-23")]
    assert days_in_a_row(played, "2026-11-26") == 2
    assert days_in_a_row(played, "2026-11-27") == 2
    assert days_in_a_row(played, "2026-11-28") == 0
    assert days_in_a_row([], DAY) == 0
    assert days_in_a_row([result(deal, 1.0, 9, practice=True)], DAY) == 0


@pytest.mark.parametrize("change", [b'"day":"2026-11-99"', b'"day":7', b'"day":"2026-11-28 "'])
def test_a_result_of_a_strange_day_is_told_and_costs_no_other(tmp_path: Path, change: bytes) -> None:
    deal = Deal(DAY, "burgundy_cards", True)
    sound = archive.keep(tmp_path, finished(deal, 1), 1.0)
    odd = archive.keep(tmp_path, finished(deal, 2), 2.0)
    first, _, rest = odd.read_bytes().partition(b"\n")
    assert b'"day":"2026-11-28"' in first
    odd.write_bytes(first.replace(b'"day":"2026-11-28"', change) + b"\n" + rest)
    kept, unreadable = archive.results(tmp_path)
    assert [one.path for one in kept] == [sound]
    assert unreadable == [odd.name]


def test_a_result_from_before_there_were_deals_of_the_day_is_none_of_them(tmp_path: Path) -> None:
    deal = Deal(DAY, "burgundy_cards", True)
    path = archive.keep(tmp_path, finished(deal, 1), 1.0)
    path.write_bytes(path.read_bytes().replace(b',"day":"2026-11-28"', b""))
    kept, unreadable = archive.results(tmp_path)
    assert unreadable == []
    assert kept[0].result.day == ""
    assert tries([kept[0].result], deal) is None


def test_only_the_newest_unfinished_game_of_a_deal_is_under_way() -> None:
    deal, other = deals(DAY)[0], deals(DAY)[1]
    for one in (deal, deal, other):
        Journal.create(paths.games_folder(), one.begin(Settings()), lambda _: None).close()
    practice = msgspec.structs.replace(deals(DAY)[2].begin(Settings()).header, undo="practice", practice=True)
    Journal.create(paths.games_folder(), Record(practice, deals(DAY)[2].begin(Settings()).game), lambda _: None).close()
    found = under_way(Saves(paths.saves_folder(), paths.games_folder()).unfinished())
    assert set(found) == {deal, other}
    running = journal_files.running(paths.games_folder())
    assert found[deal] == running[2], "the newest but one of its deal"
    waiting, told = game_files.recovered(found[deal])
    assert told == []
    assert waiting is not None
    assert deal_of(waiting.record.header) == deal


LINES = {
    ("en", "praga", True): "Burgage, Praga Caput Regni, alone, 28 November 2026: 158 points, won (first try: 132 points, lost)",
    (
        "de",
        "praga",
        True,
    ): "Burgage, Praga Caput Regni, allein, 28. November 2026: 158 Punkte, gewonnen (erster Versuch: 132 Punkte, verloren)",
    (
        "en",
        "villagers",
        False,
    ): "Burgage, Villagers, against the computer, 28 November 2026: 158 to 140 gold, won (first try: 132 to 140 gold, lost)",
    (
        "de",
        "villagers",
        False,
    ): "Burgage, Villagers, gegen den Computer, 28. November 2026: 158 zu 140 Gold, gewonnen (erster Versuch: 132 zu 140 Gold, verloren)",
}


@pytest.mark.parametrize(("language", "game", "alone"), LINES)
def test_the_line_names_the_best_result_and_the_first_try(language: str, game: str, alone: bool) -> None:
    deal, other = Deal(DAY, game, alone), None if alone else 140
    first, best = result(deal, 1.0, 132, other, won=False), result(deal, 2.0, 158, other)
    found = tries([best, first], deal)
    assert found is not None
    assert line(Texts(language), deal, found) == LINES[language, game, alone]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", deals(DAY), ids=named)
def test_a_single_try_is_told_without_the_first_one(language: str, deal: Deal) -> None:
    found = tries([result(deal, 1.0, 1, 33, won=False)], deal)
    assert found is not None
    said = line(Texts(language), deal, found)
    assert said.count("33") == 1
    assert "(" not in said
    assert Texts(language)(f"{deal.game}.meta.name") in said
