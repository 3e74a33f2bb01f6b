"""Saves made to keep a program busy or to fill its memory, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from rules import MAX_BYTES, Game, Record, Rng, journal_start, new
from tests.engine.forge import Change, changed, laid_out, opened, packed, played, replaced

ROOM = MAX_BYTES - 200_000
"""Bytes that can be added to a save without making it too large."""


def filled(part: str, key: str, text: str) -> bytes:
    """Return a save whose list ``key`` in ``part`` repeats ``text`` for as long as it fits."""
    document = opened(played())
    document[part][key] = ["@"]
    one = len(text.encode()) + 1
    return packed(document).replace(b'"@"', ",".join([text] * (ROOM // one)).encode(), 1)


def order_of_orders(levels: int) -> Change:
    """Return a save with choices of order nested inside choices of order."""

    def change(document: dict[str, Any]) -> None:
        player = document["state"]["turn_of"]
        step = asks = {"step": "TakeTop", "player": player, "pools": ["goods"], "card": 0}
        for _ in range(levels):
            step = {"step": "Pool", "player": player, "steps": [step, asks], "joinable": True}
        document["state"]["pending"].append(step)

    return change


def enormous_order(document: dict[str, Any]) -> None:
    """Return a save with a choice of order among as many steps as fit."""
    player = document["state"]["turn_of"]
    step = {"step": "TakeTop", "player": player, "pools": ["goods"], "card": 0}
    document["state"]["pending"].append({"step": "Pool", "player": player, "steps": [step] * 3_000, "joinable": False})


def rich(document: dict[str, Any]) -> None:
    """Return a save in which a player has so much to convert that the legal list would be endless."""
    state = document["state"]
    state["seats"][state["turn_of"]] |= {"silver": 10**6, "workers": 10**6}


def laid_out_with(change: Change) -> bytes:
    """Return a save that begins with a position after ``change``."""
    document = opened(played())
    change(document)
    return packed(laid_out(document))


def as_rich_as_can_be() -> bytes:
    """Return the save with the longest legal list the bounds allow: every way to convert 99 workers and 100 silver."""
    record = played()
    while not any(action.kind == "take_silver" for action in record.game.legal):
        record.play(record.game.legal[0])
    document = opened(record)
    document["state"]["seats"][document["state"]["turn_of"]] |= {"silver": 100, "workers": 99}
    return packed(laid_out(document))


def long_history(document: dict[str, Any]) -> None:
    """Return a save with as many entries as it may have."""
    document["entries"] = (document["entries"] * 100)[:5_000]


def journal(line: str) -> bytes:
    """Return a journal that repeats one line over and over."""
    start = journal_start(played())
    return start + (line.encode() + b"\n") * ((MAX_BYTES - len(start)) // (len(line) + 1))


def taken_back_and_made_again() -> bytes:
    """Return a journal of endless undo and redo."""
    record = played()
    while not record.can_undo:
        record.play(record.game.legal[0])
    start, pair = journal_start(record), b'{"undo":true}\n{"redo":true}\n'
    return start + pair * ((MAX_BYTES - len(start)) // len(pair))


def again_and_again(game: str, lines: tuple[str, ...]) -> bytes:
    """Return a journal that starts where the choice is widest, with players as rich as can be, and repeats ``lines`` endlessly."""
    record, rng = new(game, ("Ann", "Ben", "Cid", "Dee"), 1, {}, undo="practice"), Rng(1)
    most, found = 0, record.game.snapshot()
    while not record.game.over:
        if len(record.game.legal) > most and record.game.state.pending[-1].player == record.game.state.turn_of:
            most, found = len(record.game.legal), record.game.snapshot()
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    state = record.rules.decode(found)
    for seat in state.stores if game == "burgundy" else state.seats:
        for name, much in RICH.get(game, {}).items():
            setattr(seat, name, much)
    if game == "guildhall":
        state.actions_left, seat = 100, state.seats[state.turn_of]
        more, state.draw = state.draw.drawn(min(len(state.draw.cards), HAND - len(seat.hand.cards)))
        seat.hand = seat.hand.holding(seat.hand.cards + more)
    rich = Record(record.header, Game(record.rules, state))
    first = msgspec.json.encode(rich.game.legal[-1]).decode()
    start = journal_start(rich)
    pair = "".join(f"{line}\n" for line in lines).replace("FIRST", first).encode()
    return start + f'{{"do":{first}}}\n'.encode() + pair * ((MAX_BYTES - len(start) - 1_000) // len(pair))


RICH = {"burgundy_cards": {"workers": 99, "silver": 100}, "burgundy": {"workers": 500, "silver": 500}, "guildhall": {"tokens": 0}}
"""As much as the bounds allow."""
HAND = 30
UNDO_REDO = ('{"undo":true}', '{"redo":true}')
UNDO_DO = ('{"undo":true}', '{"do":FIRST}')


BURDENS: dict[str, Callable[[], bytes]] = {
    "larger than any game": lambda: b" " * (MAX_BYTES + 1),
    "white space": lambda: b" " * MAX_BYTES,
    "zeros": lambda: bytes(MAX_BYTES),
    "open brackets": lambda: b"[" * MAX_BYTES,
    "open braces": lambda: b'{"a":' * (MAX_BYTES // 5),
    "a list in itself": lambda: b"[" * (MAX_BYTES // 2) + b"]" * (MAX_BYTES // 2),
    "nested in an unknown field": lambda: replaced(played(), '"version"', '"x":' + "[" * (ROOM // 2) + "]" * (ROOM // 2) + ',"version"'),
    "nested in the state": lambda: replaced(played(), '"phase":', '"phase":' + "[" * (ROOM // 2) + "]" * (ROOM // 2) + ',"x":'),
    "nested in the start": lambda: replaced(played(), '"start":{', '"start":{"x":' + "[" * (ROOM // 2) + "]" * (ROOM // 2) + ","),
    "a number of many digits": lambda: replaced(played(), '"seed":1', '"seed":1' + "0" * ROOM),
    "numbers of many digits": lambda: filled("state", "firsts", "9" * 4_000),
    "cards of many digits": lambda: replaced(
        played(),
        '"draw":{"deck":"action","seen":"none","cards":[',
        '"draw":{"deck":"action","seen":"none","cards":[' + ("9" * 4_000 + ",") * (ROOM // 4_001),
    ),
    "an enormous name": lambda: changed(played(), lambda d: d["header"].update(names=["x" * ROOM, "Ben"])),
    "a million names": lambda: filled("header", "names", '""'),
    "a million options": lambda: changed(played(), lambda d: d["header"].update(options={f"o{n}": 1 for n in range(ROOM // 13)})),
    "an enormous option": lambda: changed(played(), lambda d: d["header"]["options"].update(start_player="x" * ROOM)),
    "an enormous game": lambda: changed(played(), lambda d: d["header"].update(game="x" * ROOM)),
    "a million seats": lambda: filled("state", "seats", '{"hand":{"deck":"","seen":"all"},"stack":{"deck":"","seen":"all"}}'),
    "a million steps": lambda: filled("state", "pending", '{"step":"EndTurn","player":0}'),
    "a million rows": lambda: filled("state", "display", "[]"),
    "a million bonuses": lambda: filled("state", "firsts", '"ab"'),
    "a million numbers": lambda: filled("state", "all_seven", "1000"),
    "a million piles": lambda: filled("state", "goods", '{"deck":"goods","seen":"top"}'),
    "a million results": lambda: filled("state", "standings", '{"player":0,"score":0,"rank":1}'),
    "a million rows in the start": lambda: filled("start", "display", "[]"),
    "a million strings in the state": lambda: replaced(played(), '"deck":"action"', '"deck":"' + "\\u0041" * (ROOM // 6) + '"'),
    "a million entries": lambda: replaced(
        played(), '"entries":[', '"entries":[' + '{"player":0,"action":{"kind":""},"events":[]},' * (ROOM // 46)
    ),
    "an entry of a million events": lambda: replaced(played(), '"events":[', '"events":[' + '{"kind":"","player":null},' * (ROOM // 26)),
    "an event of a million items": lambda: replaced(played(), '"items":[', '"items":[' + '"ab",' * (ROOM // 5)),
    "an event of a million values": lambda: replaced(
        played(), '"values":{', '"values":{' + "".join(f'"{n}":1,' for n in range(ROOM // 11))
    ),
    "as many entries as there may be": lambda: changed(played(), long_history),
    "orders of orders": lambda: laid_out_with(order_of_orders(50)),
    "an enormous order": lambda: laid_out_with(enormous_order),
    "a rich player": lambda: laid_out_with(rich),
    "as rich as can be": as_rich_as_can_be,
    "a journal of empty lines": lambda: journal(""),
    "a journal of nothing": lambda: journal("{}"),
    "a journal of undoing": lambda: journal('{"undo":true}'),
    "a journal of undo and redo": taken_back_and_made_again,
    **{f"a rich journal of undo and redo of {game}": partial(again_and_again, game, UNDO_REDO) for game in RICH},
    **{f"a rich journal of undo and do of {game}": partial(again_and_again, game, UNDO_DO) for game in RICH},
}
