"""Random journals under every rule of undo, and random changes to them."""

from __future__ import annotations

from random import Random

import msgspec

from rules import MAX_BYTES, BadSave, Record, encode, journal_do, journal_redo, journal_start, journal_undo, load, new, recover
from rules.engine.checks import check_state
from rules.engine.record import Undo
from tests.engine.mutations import bytes_changed, mutated
from tests.games.saves import SAVES

GAME = "burgundy_cards"
UNDO: tuple[Undo, ...] = ("strict", "consent", "practice")
LINES = (
    b"",
    b"{}",
    b"null",
    b"[]",
    b'{"do":null}',
    b'{"do":{"kind":"take"}}',
    b'{"do":{"kind":"","picks":[]}}',
    b'{"undo":true}',
    b'{"undo":true,"agreed":true}',
    b'{"undo":true,"redo":true}',
    b'{"agreed":true}',
    b'{"redo":true}',
    b'{"redo":1}',
    b'{"undo":true,"more":1}',
    b"\x00" * 40,
    b"\xff\xfe",
    b"[" * 5_000,
    b"9" * 5_000,
)
"""Lines that no one, or not everyone, may write in any place."""


def written(players: int, undo: Undo, steps: int, seed: int, game: str = GAME) -> tuple[bytes, Record]:
    """Return a journal as the program writes it, with steps undone and redone, and the record it leads to."""
    chance = Random(seed)
    names = ("Ann", "Ben", "Cid", "Dee")[:players]
    record = new(game, names, seed, {"open_hands": bool(seed % 2)} if players > 1 and game == GAME else {}, undo=undo)
    for _ in range(chance.randrange(30)):
        record.play(chance.choice(record.game.legal))
    lines = [journal_start(record)]
    for _ in range(steps):
        drawn = chance.random()
        if drawn < 0.15 and record.can_undo:
            record.undo()
            lines.append(journal_undo())
        elif drawn < 0.3 and record.can_undo_agreed:
            record.undo(agreed=True)
            lines.append(journal_undo(agreed=True))
        elif drawn < 0.5 and record.can_redo:
            record.redo()
            lines.append(journal_redo())
        elif not record.game.over:
            action = chance.choice(record.game.legal)
            record.play(action)
            lines.append(journal_do(action))
    return b"".join(lines), record


def lines_changed(journal: bytes, chance: Random) -> bytes:
    """Remove, double, exchange, tear or overwrite lines, or change the rule of undo."""
    lines = journal.split(b"\n")
    for _ in range(1 + chance.randrange(3)):
        at, other = chance.randrange(1, len(lines)), chance.randrange(1, len(lines))
        match chance.randrange(7):
            case 0 if len(lines) > 2:
                del lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
            case 4:
                lines[at] = chance.choice(LINES)
            case 5:
                lines.insert(at, chance.choice(LINES))
            case _:
                was, now = (f'"undo":"{rule}"'.encode() for rule in (chance.choice(UNDO), chance.choice((*UNDO, "", "never"))))
                lines[0] = lines[0].replace(was, now)
    return b"\n".join(lines)


def journal_mutated(journal: bytes, record: Record, chance: Random) -> bytes:
    """Change a journal in its lines, in its bytes, or in the game it begins with."""
    match chance.randrange(4):
        case 0:
            return bytes_changed(journal, chance)
        case 1:
            first, rest = mutated(record, chance, SAVES[record.header.game].change).replace(b"\n", b" "), journal.partition(b"\n")[2]
            return first + b"\n" + rest
        case _:
            return lines_changed(journal, chance)


def recovered_or_refused(journal: bytes, chance: Random) -> bool:
    """Return whether ``journal`` can be read; check that its game is sound, can be undone, played on and saved. Let other errors through.

    Every fourth game is played to its end, the others for some decisions.
    """
    try:
        record = recover(journal)
    except BadSave:
        return False
    check_state(record.rules, record.game.state)
    assert load(encode(record)).game.digest() == record.game.digest()
    while (record.can_undo or record.can_undo_agreed) and chance.random() < 0.9:
        record.undo(agreed=not record.can_undo)
        check_state(record.rules, record.game.state)
    while record.can_redo:
        record.redo()
    left = 5_000 if chance.random() < 0.25 else 20
    while not record.game.over and left:
        record.play(chance.choice(record.game.legal))
        left -= 1
    saved = encode(record)
    assert len(saved) < MAX_BYTES
    assert load(saved).game.digest() == record.game.digest()
    return True


def cut_at(journal: bytes, line: int) -> bytes:
    """Return the first ``line`` lines of a journal."""
    return b"".join(piece + b"\n" for piece in journal.split(b"\n")[:line])


def same_position(one: Record, other: Record) -> bool:
    """Check that two records are at the same position and can go back equally far."""
    return (one.game.digest(), one.undoable, len(one.entries)) == (other.game.digest(), other.undoable, len(other.entries))


def is_step(line: bytes) -> bool:
    """Return whether a line is JSON at all."""
    try:
        msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return False
    return True
