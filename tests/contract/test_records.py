"""Check the records of every game: decisions undone and redone, saves, and journals cut off anywhere."""

from __future__ import annotations

import pytest

from rules import BadSave, Record, Rng, catalogue, encode, journal_do, journal_redo, journal_start, journal_undo, load, recover

from .play import Played, Setting, settings


def test_taking_back_and_making_again_leads_through_the_same_digests(played: Played) -> None:
    rng = Rng(16)
    digests: list[str] = []
    for record, action in played.setting.play(played.seed):
        game = record.game
        digests = digests[len(digests) - record.undoable :]  # those of the decisions that can be taken back
        steps = rng.below(record.undoable + 1)
        here, entries = game.digest(), list(record.entries)
        for digest in reversed(digests[len(digests) - steps :]):
            record.undo()
            assert game.digest() == digest
        for _ in range(steps):
            record.redo()
        assert (game.digest(), record.entries) == (here, entries)
        assert action in game.legal
        digests.append(here)


def test_a_turn_can_be_reset_to_the_last_new_fact(played: Played) -> None:
    floor = ""
    for record, _ in played.setting.play(played.seed):
        if not record.can_undo:
            floor = record.game.digest()
        here = record.game.digest()
        steps = record.undoable
        while record.can_undo:
            record.undo()
        assert record.game.digest() == floor
        for _ in range(steps):
            record.redo()
        assert record.game.digest() == here


def test_a_save_gives_the_same_record_back(played: Played) -> None:
    for n, (record, _) in enumerate(played.setting.play(played.seed)):
        if n % 50 == 0:
            same(load(encode(record)), record)
    same(load(encode(record)), record)


def same(one: Record, other: Record) -> None:
    assert one.header == other.header
    assert one.game.snapshot() == other.game.snapshot()
    assert one.game.legal == other.game.legal
    assert (one.start, one.opening, one.entries) == (other.start, other.opening, other.entries)
    assert (one.undoable, one.undo_floor) == (other.undoable, other.undo_floor)


def journal(setting: Setting, seed: int, decisions: int) -> tuple[bytes, list[tuple[int, str]]]:
    """Return the journal of a game with steps undone and redone, and where each line ends with the digest there."""
    record, rng = setting.new(seed), Rng(seed)
    written = journal_start(record)
    ends = [(len(written), record.game.digest())]
    for _ in range(decisions):
        if record.can_undo and rng.below(4) == 0:
            record.undo()
            written += journal_undo()
        elif record.can_redo and rng.below(2) == 0:
            record.redo()
            written += journal_redo()
        elif not record.game.over:
            action = record.game.legal[rng.below(len(record.game.legal))]
            record.play(action)
            written += journal_do(action)
        ends.append((len(written), record.game.digest()))
    return written, ends


def restored_from_every(positions: range, written: bytes, ends: list[tuple[int, str]]) -> None:
    for cut in positions:
        expected = next((digest for end, digest in reversed(ends) if end - 1 <= cut), None)  # the newline may be missing
        if expected is None:
            with pytest.raises(BadSave):
                recover(written[:cut])
        else:
            assert recover(written[:cut]).game.digest() == expected


def test_a_journal_cut_anywhere_restores_the_game_up_to_there(played: Played) -> None:
    written, ends = journal(played.setting, played.seed, 60)
    restored_from_every(range(0, len(written) + 1, 211), written, ends)


@pytest.mark.parametrize("setting", [next(setting for setting in settings() if setting.game == of.id) for of in catalogue()], ids=str)
def test_a_short_journal_cut_at_every_single_byte(setting: Setting) -> None:
    written, ends = journal(setting, 20, 12)
    restored_from_every(range(len(written) + 1), written, ends)


def test_a_journal_goes_on_where_a_save_in_the_middle_of_a_game_began(played: Played) -> None:
    """The journal of a loaded game begins with what was played before."""
    for n, (record, action) in enumerate(played.setting.play(played.seed)):
        if n == 30:
            written = journal_start(record) + journal_do(action)
            record.play(action)
            same(recover(written), record)
            break
