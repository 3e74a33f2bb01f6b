"""Check that an opinion is kept with its game, and that nothing else is taken for one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import rules
from app.session import opinion as module
from app.session.opinion import MOST, Opinion, judgeable
from app.session.replay import Replay
from app.storage import opinions, results
from rules import Record
from tests.app.opinions import finished, judged


@pytest.fixture(scope="module")
def record() -> Record:
    return finished()


@pytest.fixture(scope="module")
def replay(record: Record) -> Replay:
    return Replay(record, {}, "")


def test_an_opinion_is_kept_beside_its_game_and_found_for_every_copy_of_it(record: Record, replay: Replay, tmp_path: Path) -> None:
    results.keep(tmp_path, record, 1_000)
    before = results.results(tmp_path)
    opinions.keep(tmp_path, judged(record))
    assert opinions.kept(tmp_path, replay) == judged(record)
    assert results.results(tmp_path) == before  # also for programs that know of no opinions
    copy = rules.load(rules.encode(record))
    assert opinions.kept(tmp_path, Replay(copy, {}, "")) == judged(record)


def test_the_costliest_are_few_and_in_the_order_of_the_game(record: Record) -> None:
    found = judged(record)
    assert len(found.verdicts) > MOST
    assert len(found.costliest) == MOST
    assert [verdict.at for verdict in found.costliest] == sorted(verdict.at for verdict in found.costliest)
    others = [verdict.cost for verdict in found.verdicts if verdict not in found.costliest]
    assert max(others) <= min(verdict.cost for verdict in found.costliest)


def altered(found: Opinion) -> list[Opinion]:
    """Return what would be an opinion if it were of this game, formed today, about what there is."""
    first, *rest = found.verdicts
    reasons = first.reasons
    verdicts = [
        replace(first, at=first.at + 1_000, end=first.end + 1_000),
        replace(first, seat=1 - first.seat),
        replace(first, better=()),
        replace(first, better=(msgspec.convert({"kind": "steal", "picks": ["card:1"]}, rules.Action),)),
        replace(first, reasons=replace(reasons, facts=(("wealth", 3.0),))),
        replace(first, reasons=replace(reasons, estimates=(("__class__", 3.0),))),
        replace(first, reasons=replace(reasons, tried=replace(reasons.tried, lead=-1.0))) if reasons.tried is not None else first,
    ]
    return [
        replace(found, edition="0-older"),
        replace(found, played="0" * 16),
        replace(found, kind="result"),
        replace(found, points=found.points[:-1], prospects=found.prospects[:-1]),
        replace(found, prospects=((0.5,), *found.prospects[1:])),
        replace(found, prospects=((1.5, -0.5), *found.prospects[1:])),
        *(replace(found, verdicts=(verdict, *rest)) for verdict in verdicts),
    ]


def test_anything_else_counts_for_nothing(record: Record, replay: Replay, tmp_path: Path) -> None:
    found = judged(record)
    path = opinions.path_of(tmp_path, found.played)
    for other in altered(found):
        path.write_bytes(msgspec.json.encode(other))
        assert opinions.kept(tmp_path, replay) is None, other
    whole = msgspec.json.encode(found)
    for content in (b"", b"{}", whole[:-9], b"\xff\xfe", b"[" * 200_000, whole.replace(b'"points"', b'"riches"', 1), whole + b"x"):
        path.write_bytes(content)
        assert opinions.kept(tmp_path, replay) is None
    path.unlink()
    path.mkdir()
    assert opinions.kept(tmp_path, replay) is None


def test_an_opinion_is_formed_anew_once_bots_know_more(
    record: Record, replay: Replay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opinions.keep(tmp_path, judged(record))
    monkeypatch.setattr(module, "edition", lambda game, players: "other weights")
    assert opinions.kept(tmp_path, replay) is None


def test_only_a_whole_finished_game_is_judged(record: Record) -> None:
    assert judgeable(Replay(record, {}, ""))
    running = rules.new(record.header.game, ("Ann", "Ben"), 3, {})
    assert not judgeable(Replay(running, {}, ""))
