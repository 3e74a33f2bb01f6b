"""A seat handed to a computer and back in the middle of a game: whose decision each was, what is stored, and how far undo goes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, field

from rules import (
    TURN,
    BadSave,
    Record,
    Rng,
    RulesError,
    SeatKind,
    catalogue,
    encode,
    journal_do,
    journal_redo,
    journal_seat,
    journal_start,
    journal_undo,
    load,
    new,
    piles_of,
    retrace,
    unseen,
    view,
)
from tests.engine.forge import changed, same

GAMES = [of.id for of in catalogue()]
NAMES = ("Ann", "Ben", "Cid")
CHANGES: tuple[tuple[int, int, SeatKind], ...] = ((12, 1, "hard"), (25, 2, "easy"), (40, 1, "person"), (60, 2, "person"), (60, 0, "normal"))
"""After how many decisions which seat changes hands, and who takes it."""


class Journalled(Struct):
    """A record, everything done with it as lines of a journal, and who made each of its decisions."""

    record: Record
    lines: list[bytes] = field(default_factory=list)
    by: list[SeatKind] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines.append(journal_start(self.record))

    def hand_over(self, seat: int, kind: SeatKind) -> None:
        self.record.hand_over(seat, kind)
        self.lines.append(journal_seat(seat, kind))

    def play(self, rng: Rng) -> None:
        record = self.record
        action, decider = record.game.legal[rng.below(len(record.game.legal))], record.game.decider
        assert decider is not None
        self.by.append(record.header.seats[decider])
        record.play(action)
        self.lines.append(journal_do(action))

    def undo(self) -> None:
        self.record.undo()
        self.by.pop()
        self.lines.append(journal_undo())

    def redo(self) -> None:
        self.record.redo()
        self.by.append(self.record.header.seats[self.record.entries[-1].player])
        self.lines.append(journal_redo())

    def check(self) -> None:
        """Check that the journal leads here, and that a save of this comes back."""
        again = retrace(b"".join(self.lines))
        assert again.whole
        same(again.record, self.record)
        for read in (again.record, load(encode(self.record))):
            assert read.header == self.record.header
            assert read.entries == self.record.entries
            assert [entry.by for entry in read.entries] == self.by


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_which_seats_change_is_stored_recovered_and_undone_across_the_changes(game: str) -> None:
    of, rng, crossed = Journalled(new(game, NAMES, 3, undo="practice")), Rng(7), 0
    changes = [*CHANGES]
    while not of.record.game.over:
        while changes and len(of.record.entries) >= changes[0][0]:
            _, seat, kind = changes.pop(0)
            of.hand_over(seat, kind)
            of.check()
            back = len(of.record.entries) - 5
            while len(of.record.entries) > back and of.record.undoable:
                of.undo()
            of.check()
            crossed += 1
            for _ in range(2):
                of.redo()
            of.check()
        of.play(rng)
    assert crossed == len(CHANGES)
    of.check()
    assert {*of.by} == {"person", "easy", "normal", "hard"}


@pytest.mark.parametrize("undo", ["strict", "consent"])
@pytest.mark.parametrize("game", GAMES)
def test_undo_never_reaches_further_in_a_stored_game_than_those_who_sit_there_may_go(game: str, undo: Any) -> None:
    """What a journal says was undone can be undone when it is read, no matter who has sat down meanwhile."""
    of, rng = Journalled(new(game, NAMES, 3, undo=undo)), Rng(7)
    kinds: tuple[SeatKind, ...] = ("person", "hard")
    for _ in range(150):
        drawn = rng.below(10)
        if of.record.game.over:
            break
        if drawn == 0:
            seat, kind = 1 + rng.below(2), kinds[rng.below(2)]
            of.hand_over(seat, kind)
            assert load(encode(of.record)).undoable >= of.record.undoable
        elif drawn == 1 and of.record.undoable:
            of.undo()
        elif drawn == 2 and of.record.can_redo:
            of.redo()
        else:
            of.play(rng)
        again = retrace(b"".join(of.lines))
        assert again.whole
        same(again.record, of.record)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_remains(game: str) -> None:
    record = new(game, NAMES[:2], 1)
    for seat in (-1, 2):
        with pytest.raises(RulesError):
            record.hand_over(seat, "easy")
    record.hand_over(0, "easy")
    before = record.header
    with pytest.raises(RulesError):
        record.hand_over(1, "hard")
    assert record.header == before
    assert record.people == (1,)


def test_a_line_that_leaves_no_person_ends_a_journal() -> None:
    record = new("guildhall", NAMES[:2], 1)
    begun, action = journal_start(record), record.game.legal[0]
    found = retrace(begun + journal_seat(0, "easy") + journal_seat(1, "hard") + journal_do(action))
    assert not found.whole
    assert found.record.header.seats == ("easy", "person")
    assert found.record.entries == []


@pytest.mark.parametrize("by", ["robot", 3, ["hard"]])
def test_a_save_in_which_nobody_known_decided_is_damaged(by: object) -> None:
    record = new("guildhall", NAMES[:2], 1)
    record.play(record.game.legal[0])

    def forge(document: dict[str, Any]) -> None:
        document["entries"][0]["by"] = by

    with pytest.raises(BadSave):
        load(changed(record, forge))


def test_in_a_save_from_before_seats_were_handed_over_those_who_sit_there_decided() -> None:
    record = new("guildhall", NAMES[:2], 1, seats=("hard", "person"))
    rng = Rng(2)
    for _ in range(60):
        record.play(record.game.legal[rng.below(len(record.game.legal))])

    def earlier(document: dict[str, Any]) -> None:
        for entry in document["entries"]:
            del entry["by"]

    assert {(entry.player, entry.by) for entry in load(changed(record, earlier)).entries} == {(0, "hard"), (1, "person")}


def closed(record: Record) -> bool:
    return any(pile.cards and pile.seen == "owner" for pile in piles_of(record.game.state))


def hidden(record: Record) -> set[tuple[str, int]]:
    """Return the cards that the person on the first seat does not see."""
    by_deck = unseen(record.rules, view(record.rules, record.game.state, 0))
    return {(deck, card) for deck, by_back in by_deck.items() for cards in by_back.values() for card in cards}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_person_among_computers_goes_back_beyond_their_turns_where_nothing_new_was_seen(game: str, players: int) -> None:
    """Undo takes back a decision of the person and all that computers decided since, or nothing at all."""
    crossed = refused = 0
    kinds: tuple[SeatKind, ...] = ("person", "hard", "easy")
    for seed in range(20):
        if seed >= 4 and (crossed or game != "praga"):
            break
        record, rng = new(game, NAMES[:players], seed, seats=kinds[:players]), Rng(seed)
        while not record.game.over:
            others = bool(record.entries) and record.entries[-1].player != 0
            assert record.game.decider == 0 or not record.undoable_in_turn, "a computer's turn is nobody's to begin again"
            if record.game.decider == 0 and others and any(entry.player == 0 for entry in record.entries):
                own = max((n for n, entry in enumerate(record.entries) if entry.player == 0))
                since = [event for entry in record.entries[own:] for event in entry.events if event.reveals]
                if record.can_undo:
                    crossed += 1
                    assert own >= len(record.entries) - record.undoable
                    assert {event.kind for event in since} <= {TURN}
                    now, twin = hidden(record), load(encode(record))
                    while len(twin.entries) > own:
                        twin.undo()
                    assert twin.game.decider == 0
                    assert hidden(twin) <= now, "the person has seen a card since"
                else:
                    refused += 1
                    assert {event.kind for event in since} != {TURN} or closed(record)
            record.play(record.game.legal[rng.below(len(record.game.legal))])
    assert refused
    if game == "praga":
        assert crossed


def test_among_people_the_turn_handed_on_stops_undo_as_ever() -> None:
    record, rng = new("praga", NAMES[:2], 1), Rng(1)
    events = record.opening
    while record.undo_floor is None or record.game.decider == 0:
        events = record.play(record.game.legal[rng.below(len(record.game.legal))])
    assert TURN in {event.kind for event in events}
    assert not record.can_undo
    assert record.undo_floor is not None
    assert record.undo_floor.kind == TURN
