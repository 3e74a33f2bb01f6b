"""Saves: what was played comes back; what is damaged, foreign, newer or made up is refused with a sentence and a key."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import msgspec
import pytest

from app.texts import LANGUAGES, Texts
from rules import (
    Action,
    BadSave,
    Header,
    Record,
    encode,
    journal_do,
    journal_redo,
    journal_start,
    journal_undo,
    load,
    new,
    recover,
)
from rules.engine import saves
from rules.engine.begin import begin
from rules.games.burgundy_cards.components import NAME
from tests.engine.forge import Change, changed, opened, packed, played, replaced
from tests.engine.toy import TIP, TOY, find


def refused(data: bytes) -> BadSave:
    """The refusal: an English sentence, the key of its words, and the values they take."""
    with pytest.raises(BadSave) as caught:
        load(data)
    sentence = str(caught.value)
    assert sentence.endswith(".") or caught.value.key == "save.damaged"
    assert sentence.isprintable()
    assert len(sentence) < 300
    assert caught.value.key in {f"save.{end}" for end in ("foreign", "newer", "too_big", "damaged", "unknown_game")}
    return caught.value


def same(one: Record, other: Record) -> None:
    assert one.header == other.header
    assert one.game.snapshot() == other.game.snapshot()
    assert (one.opening, one.entries, one.undoable, one.barrier) == (other.opening, other.entries, other.undoable, other.barrier)


@pytest.mark.parametrize("decisions", [0, 1, 5, 33, 10_000])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_comes_back_as_it_was(players: int, decisions: int) -> None:
    record = played(players, decisions)
    again = load(encode(record))
    same(again, record)
    assert encode(again) == encode(record)


def test_a_save_is_one_line_of_json() -> None:
    data = encode(played())
    assert b"\n" not in data
    assert set(json.loads(data)) == {"format", "version", "header", "state", "start", "entries"}


def test_a_save_may_be_formatted_and_hold_more_than_is_known() -> None:
    record = played()
    document = opened(record)
    document["note"] = "from my aunt"
    document["state"]["weather"] = ["fine"]
    same(load(json.dumps(document, indent=2).encode()), record)


@pytest.mark.parametrize("name", ['"quotes" \\ and /', "<b>Ann</b> &amp;", "Zoë 李娜 🐑", ""])
def test_names_come_back_letter_by_letter(name: str) -> None:
    record = new("burgundy_cards", (name, "Ben"), 1)
    assert load(encode(record)).header.names == (name, "Ben")


NO_SAVES = {
    "nothing": b"",
    "a blank": b" ",
    "a line": b"\n",
    "a word": b"hello",
    "binary": bytes(range(256)),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(1000),
    "invalid UTF-8": b'{"format":"\xff\xfe"}',
    "a cut escape": b'{"format":"\\u12"}',
    "a lone surrogate": b'{"format":"\\ud800","version":1}',
    "null": b"null",
    "a number": b"1",
    "a string": b'"burgage"',
    "a list": b"[1,2,3]",
    "an empty object": b"{}",
    "another program's": b'{"format":"chess","version":1,"moves":[]}',
    "another format's version": b'{"format":"burgage","version":"1"}',
    "no version": b'{"format":"burgage"}',
    "a version that is no whole number": b'{"format":"burgage","version":1.5}',
    "version nought": b'{"format":"burgage","version":0}',
    "a negative version": b'{"format":"burgage","version":-1}',
    "not a number": b'{"format":"burgage","version":NaN}',
    "infinity": b'{"format":"burgage","version":Infinity}',
    "two documents": b'{"format":"burgage","version":1}{"format":"burgage","version":1}',
    "a comment": b'// save\n{"format":"burgage","version":1}',
    "code": b"__import__('os').system('true')",
    "a pickle": b"\x80\x04\x95\x19\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x05print\x94\x93\x94.",
}


@pytest.mark.parametrize("name", NO_SAVES)
def test_what_is_no_save_is_called_foreign(name: str) -> None:
    assert refused(NO_SAVES[name]).key == "save.foreign"


NEWER: dict[str, Change] = {
    "format": lambda d: d.update(version=2),
    "format, by far": lambda d: d.update(version=10**30),
    "schema": lambda d: d["header"].update(schema=2),
    "rules": lambda d: d["header"].update(rules_version=10**30),
}


@pytest.mark.parametrize("name", NEWER)
def test_a_newer_save_is_called_newer(name: str) -> None:
    assert refused(changed(played(), NEWER[name])).key == "save.newer"


def test_a_newer_format_may_look_different() -> None:
    assert refused(b'{"format":"burgage","version":2,"everything":"new"}').key == "save.newer"


@pytest.mark.parametrize("game", ["chess", "", "../burgundy_cards", "os", "engine.registry", "x" * 1000, "\x00\n"])
def test_an_unknown_game_is_named(game: str) -> None:
    error = refused(changed(played(), lambda d: d["header"].update(game=game)))
    assert error.key == "save.unknown_game"
    assert len(str(error.values["game"])) <= 40


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    error = refused(b"x" * (saves.MAX_BYTES + 1))
    assert error.key == "save.too_big"
    assert error.values == {"bytes": saves.MAX_BYTES + 1}
    with pytest.raises(BadSave, match="larger than any game"):
        recover(b"x" * (saves.MAX_BYTES + 1))


def seat(player: int = 0, **fields: Any) -> Change:
    return lambda d: d["state"]["seats"][player].update(fields)


def state(**fields: Any) -> Change:
    return lambda d: d["state"].update(fields)


def header(**fields: Any) -> Change:
    return lambda d: d["header"].update(fields)


def pile(name: str, **fields: Any) -> Change:
    return lambda d: d["state"][name].update(fields)


def open_steps(*steps: dict[str, Any]) -> Change:
    """The rest of the round stays; above the end of the turn there is ``steps``; the player in turn is ``@``."""

    def change(document: dict[str, Any]) -> None:
        of = document["state"]
        rest = [step for step in of["pending"] if step["step"] in ("EndRound", "StartTurn", "EndTurn")]
        of["pending"] = rest + [{"player": of["turn_of"], **step} for step in steps]

    return change


def card_of(kind: str) -> int:
    return NAME.index(kind)


def doubled_card(document: dict[str, Any]) -> None:
    draw = document["state"]["draw"]["cards"]
    draw[0] = draw[1]


def moved_good(document: dict[str, Any]) -> None:
    document["state"]["draw"]["cards"].append(document["state"]["goods"][0]["cards"].pop())


def mixed_stack(document: dict[str, Any]) -> None:
    """A ship on a mine."""
    of = document["state"]
    places = [of["draw"]["cards"], of["discard"]["cards"], *of["display"], *(s["stack"]["cards"] for s in of["seats"])]
    cards = []
    for name in ("ship", "mine"):
        place, card = next((place, card) for place in places for card in place if NAME[card] == name)
        place.remove(card)
        cards.append(card)
    of["seats"][0]["estate"].append(cards)


DAMAGED: dict[str, Change] = {
    "no header": lambda d: d.pop("header"),
    "no state": lambda d: d.pop("state"),
    "no start": lambda d: d.pop("start"),
    "no entries": lambda d: d.pop("entries"),
    "a state of null": lambda d: d.update(state=None),
    "a state that is a list": lambda d: d.update(state=[]),
    "an empty state": lambda d: d.update(state={}),
    "entries that are an object": lambda d: d.update(entries={}),
    "an entry of another type": lambda d: d.update(entries=["pass"]),
    "names missing": lambda d: d["header"].pop("names"),
    "a name that is a number": header(names=["Ann", 5]),
    "one name too few": header(names=["Ann"]),
    "one name too many": header(names=["Ann", "Ben", "Cid"]),
    "no names": header(names=[]),
    "a name of 61 characters": header(names=["Ann", "B" * 61]),
    "a name of two lines": header(names=["Ann", "Ben\nCid"]),
    "a name that rings": header(names=["Ann", "\x07"]),
    "a program of two lines": header(program="burgage\r\n1"),
    "a seed that is a string": header(seed="1"),
    "a negative seed": header(seed=-1),
    "a seed too large": header(seed=1 << 63),
    "schema nought": header(schema=0),
    "a negative schema": header(schema=-1),
    "rules nought": header(rules_version=0),
    "an option unknown": lambda d: d["header"]["options"].update(cheat=True),
    "an option's value unknown": lambda d: d["header"]["options"].update(start_player="youngest"),
    "a flag that is a number": lambda d: d["header"]["options"].update(open_hands=0),
    "options that are a list": header(options=[]),
    "a counter that is a string": seat(silver="5"),
    "a counter that is a fraction": seat(silver=1.5),
    "a counter that is true": seat(silver=True),
    "a counter of null": seat(silver=None),
    "a negative counter": seat(silver=-1),
    "negative workers": seat(workers=-1),
    "negative points": seat(vp=-1),
    "an enormous counter": seat(silver=10**18),
    "a counter beyond all machines": seat(vp=10**300),
    "a hand without cards": lambda d: d["state"]["seats"][0]["hand"].update(cards=[]),
    "a card there twice": doubled_card,
    "a card that does not exist": lambda d: d["state"]["draw"]["cards"].append(115),
    "a card face down for the rules": lambda d: d["state"]["draw"]["cards"].append(0),
    "a negative card": lambda d: d["state"]["discard"]["cards"].insert(0, -3),
    "a good among the action cards": moved_good,
    "a draw pile that is open": pile("draw", seen="all"),
    "a pile seen by friends": pile("draw", seen="friends"),
    "a pile of another deck": pile("draw", deck="tarot"),
    "a pile of the wrong deck": pile("draw", deck="goods"),
    "a hand of another player": lambda d: d["state"]["seats"][0]["hand"].update(owner=1),
    "one hand open": lambda d: d["state"]["seats"][0]["hand"].update(seen="owner"),
    "a project too many": lambda d: d["state"]["seats"][0].update(
        projects=d["state"]["seats"][0]["projects"] + [d["state"]["draw"]["cards"].pop() for _ in range(4)]
    ),
    "an empty stack": lambda d: d["state"]["seats"][0]["estate"].append([]),
    "a stack of four": lambda d: d["state"]["seats"][0]["estate"].append([d["state"]["draw"]["cards"].pop() for _ in range(4)]),
    "a stack of two kinds": mixed_stack,
    "five rows": lambda d: d["state"]["display"].pop(),
    "seven rows": lambda d: d["state"]["display"].append([]),
    "three stacks of goods": lambda d: d["state"]["goods"].append({"deck": "goods", "seen": "top"}),
    "a seat too many": lambda d: d["state"]["seats"].append(d["state"]["seats"][0]),
    "a seat too few": lambda d: d["state"]["seats"].pop(),
    "no seats": state(seats=[]),
    "a phase that does not exist": state(phase=5),
    "a negative phase": state(phase=-1),
    "a round that does not exist": state(round=7, rounds=7),
    "round nought": state(round=0),
    "a turn of nobody": state(turn_of=2),
    "a start player of nobody": state(first=-1),
    "a start player card of nobody": state(holder=9),
    "a generator out of range": state(rng=1 << 64),
    "a negative generator": state(rng=-1),
    "a bonus that does not exist": lambda d: d["state"]["firsts"].append("palace"),
    "a bonus there twice": lambda d: d["state"]["firsts"].append("castle"),
    "a bonus not deserved": lambda d: d["state"]["seats"][1]["firsts"].append(d["state"]["firsts"].pop()),
    "an all-seven bonus of 99": seat(all_seven=99),
    "all-seven bonuses in the wrong order": lambda d: d["state"].update(all_seven=d["state"]["all_seven"][::-1]),
    "an Egon among several": state(egon={"stacks": [], "estate": [], "firsts": [], "all_seven": 0}),
    "a change of the rules": state(modifiers=[{"name": "double", "player": 0, "source": "x"}]),
    "nothing to be done": state(pending=[]),
    "a result in the middle": state(standings=[{"player": 0, "score": 0, "rank": 1}]),
    "a result made up": state(pending=[], standings=[{"player": p, "score": 300 - p, "rank": 1 + p, "won": p == 0} for p in range(2)]),
    "an unknown step": open_steps({"step": "Win"}),
    "a step without name": open_steps({"die": 3}),
    "a step of another player": open_steps({"step": "PlayCard", "player": 7}),
    "a step of the opponent": lambda d: open_steps({"step": "PlayCard", "player": 1 - d["state"]["turn_of"]})(d),
    "the turn twice": open_steps({"step": "PlayCard"}, {"step": "PlayCard"}),
    "a second end of the turn": open_steps({"step": "EndTurn"}),
    "another phase at once": open_steps({"step": "EndPhase"}),
    "Egon's step without Egon": lambda d: d["state"]["pending"].insert(0, {"step": "RevealEgon", "player": 0}),
    "no end of the round": lambda d: d["state"]["pending"].pop(0),
    "another turn": lambda d: d["state"]["pending"].insert(1, {"step": "StartTurn", "player": 0}),
    "a die of seven": open_steps({"step": "DieAction", "die": 7, "card": 0}),
    "a free die of no castle": open_steps({"step": "DieAction", "die": 0, "card": 0}),
    "a castle that is a mine": open_steps({"step": "DieAction", "die": 0, "card": card_of("mine")}),
    "a castle of a number": open_steps({"step": "DieAction", "die": 3, "card": card_of("castle")}),
    "a town hall that is a ship": open_steps({"step": "TownHall", "card": card_of("ship")}),
    "a market that does not exist": open_steps({"step": "TakeFromDisplay", "card": 999}),
    "a negative warehouse": open_steps({"step": "Warehouse", "card": -5}),
    "a supply unknown": open_steps({"step": "TakeTop", "pools": ["gold"]}),
    "a supply of everything": open_steps({"step": "TakeTop", "pools": ["goods", "animals", "goods"]}),
    "a ship that brings animals": open_steps({"step": "TakeTop", "pools": ["animals"], "card": card_of("ship")}),
    "a purchase without cards": open_steps({"step": "Offer"}),
    "cards without a purchase": lambda d: d["state"].update(offer=[d["state"]["draw"]["cards"].pop() for _ in range(3)], bought=True),
    "an order of nothing": open_steps({"step": "AnyOrder", "n": 0}),
    "an order of one": open_steps({"step": "PhaseBonus"}, {"step": "AnyOrder", "n": 1}),
    "an order of less than nothing": open_steps({"step": "PhaseBonus"}, {"step": "AnyOrder", "n": -3}),
    "an order of more than there is": open_steps({"step": "PhaseBonus"}, {"step": "AnyOrder", "n": 9}),
    "an order of itself": open_steps(*[{"step": "PhaseBonus"}] * 2, *[{"step": "AnyOrder", "n": 2}] * 2),
    "a bonus for ever": open_steps(*[{"step": "PhaseBonus"}] * 100),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_or_forged_save_is_refused(name: str) -> None:
    error = refused(changed(played(decisions=30), DAMAGED[name]))
    assert error.key == "save.damaged"
    assert str(error.values["where"]).strip()
    assert "contradicts" not in str(error), "a check should have said what is wrong"


SOLO: dict[str, Change] = {
    "no Egon": state(egon=None),
    "no cards of Egon's": lambda d: d["state"]["egon"]["stacks"].clear(),
    "a stack of Egon's too few": lambda d: d["state"]["draw"]["cards"].extend(d["state"]["egon"]["stacks"].pop()["cards"]),
    "Egon's cards open": lambda d: d["state"]["egon"]["stacks"][-1].update(seen="all"),
    "a stack of Egon's empty": lambda d: d["state"]["egon"]["estate"].append([]),
    "all of Egon's on one": lambda d: d["state"]["egon"].update(estate=[[*chain(*d["state"]["egon"]["estate"])]]),
    "a bonus of Egon's made up": lambda d: d["state"]["egon"]["firsts"].append(d["state"]["firsts"].pop()),
}


@pytest.mark.parametrize("name", SOLO)
def test_a_damaged_solo_save_is_refused(name: str) -> None:
    error = refused(changed(played(1, 20), SOLO[name]))
    assert error.key == "save.damaged"
    assert "contradicts" not in str(error)


@pytest.mark.parametrize("players", [1, 3])
def test_a_result_must_be_that_of_the_game(players: int) -> None:
    record = played(players, 10_000)
    assert record.game.over

    def won(document: dict[str, Any]) -> None:
        for standing in document["state"]["standings"]:
            standing["won"] = not standing["won"]

    def points(document: dict[str, Any]) -> None:
        document["state"]["standings"][0]["score"] += 1

    def missing(document: dict[str, Any]) -> None:
        document["state"]["standings"].pop()

    for change in (won, points, missing):
        assert "result" in str(refused(changed(record, change)))


@pytest.mark.parametrize(
    "value", ["1e400", "-1e400", "1e18", "NaN", "-Infinity", "0x10", "01", "1.0", "9" * 400, '"\\ud800"', "[" * 10_000]
)
def test_numbers_that_are_none_are_refused(value: str) -> None:
    assert refused(replaced(played(), '"phase":', f'"phase":{value},"was":')).key in ("save.damaged", "save.foreign")


@pytest.mark.parametrize(
    "where",
    ['"format":"', '"game":"', '"names":["', '"deck":"', '"step":"', '"kind":"', '"clause":"'],
    ids=lambda where: where.split('"')[1],
)
def test_invalid_utf_8_is_refused_or_not_used(where: str) -> None:
    data = encode(played()).replace(where.encode(), where.encode() + b"\xff\xfe", 1)
    with pytest.raises(BadSave):
        load(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["entries"].pop(),
        lambda d: d["entries"].reverse(),
        lambda d: d["entries"].clear(),
        lambda d: d["entries"][3].update(action={"kind": "win"}),
        lambda d: d["start"].update(phase=99),
        lambda d: d.update(start=None),
        lambda d: d["header"].update(seed=99),
    ],
    ids=["one missing", "backwards", "none", "another action", "another start", "no start", "another seed"],
)
def test_a_history_that_does_not_lead_to_the_state_costs_only_the_history(change: Change) -> None:
    record = played()
    again = load(changed(record, change))
    assert again.game.snapshot() == record.game.snapshot()
    if again.entries:  # "another seed": the start is in the file
        assert again.entries == record.entries
    else:
        assert not again.can_undo
    same(load(encode(again)), again)
    again.play(again.game.legal[0])


def test_what_the_file_says_happened_is_not_believed() -> None:
    record = played()

    def lies(document: dict[str, Any]) -> None:
        for entry in document["entries"]:
            entry["player"] = 77
            entry["events"] = [{"kind": "<script>", "player": -5, "values": {"n": 10**300}}]

    assert load(changed(record, lies)).entries == record.entries


# ------------------------------------------------------------------------------------------------ older saves, on the toy


def toy(decisions: int = 2) -> Record:
    names = ("Ann", "Ben")
    record = begin(TOY, Header(game="toy", names=names, options={"open": False, "pace": "slow"}, seed=1, schema=2, rules_version=3))
    for _ in range(decisions):
        record.play(Action("earn"))
    return record


def read(data: bytes) -> Record:
    return saves.decode(data, find)


def test_the_toy_comes_back_in_the_middle_of_nested_choices() -> None:
    record = toy()
    for action in (Action("errands"), TIP, Action("fetch", ("milk:1",))):
        record.play(action)
    same(read(encode(record)), record)


def older(record: Record, **fields: Any) -> bytes:
    """The save as the program wrote it when the rules were older."""
    document = opened(record)
    document["header"].update(fields)
    if fields.get("schema") == 1:
        for part in ("state", "start"):
            document[part]["turns"] = document[part].pop("rounds")
    return packed(document)


@pytest.mark.parametrize("fields", [{"schema": 1}, {"rules_version": 2}, {"schema": 1, "rules_version": 1}], ids=str)
def test_an_older_save_keeps_state_and_words_and_begins_undo_anew(fields: dict[str, int]) -> None:
    record = toy()
    again = read(older(record, **fields))
    assert again.game.snapshot() == record.game.snapshot()
    assert again.entries == record.entries
    assert not again.can_undo
    assert (again.header.schema, again.header.rules_version) == (2, 3)
    same(read(encode(again)), Record(again.header, again.game))


def test_an_option_that_is_new_since_gets_its_default() -> None:
    record = toy()
    again = read(older(record, options={"open": False}))
    assert again.header.options == {"open": False, "pace": "slow"}
    same(again, record)


@pytest.mark.parametrize(
    "lie",
    [{"player": 5}, {"player": -1}, {"events": [{"kind": "x", "player": 2}]}, {"events": [{"kind": "x", "player": None, "seen_by": [9]}]}],
    ids=str,
)
def test_words_about_nobody_do_not_stay(lie: dict[str, Any]) -> None:
    document = json.loads(older(toy(), rules_version=2))
    document["entries"][1].update(lie)
    assert read(packed(document)).entries == []


def test_a_state_that_cannot_be_migrated_is_refused() -> None:
    document = opened(toy())
    document["header"]["schema"] = 1
    with pytest.raises(BadSave, match="contradicts"):
        read(packed(document))


@pytest.mark.parametrize(
    ("modifiers", "sentence"),
    [
        ([{"name": "unheard of", "player": 0, "source": "x"}], "unknown"),
        ([{"name": "double", "player": 2, "source": "x"}], "for nobody"),
        ([{"name": "double", "player": 0, "source": "x", "uses": 0}], "used up"),
        ([{"name": "double", "player": 0, "source": "x"}] * 257, "too many changes"),
    ],
)
def test_forged_changes_of_the_rules_are_refused(modifiers: list[dict[str, Any]], sentence: str) -> None:
    document = opened(toy())
    document["state"]["modifiers"] = modifiers
    with pytest.raises(BadSave, match=sentence):
        read(packed(document))


def test_a_state_in_the_middle_of_a_step_is_refused() -> None:
    document = opened(toy(0))
    document["state"]["pending"] = [{"step": "Tell", "player": 0, "word": "x"}]
    with pytest.raises(BadSave, match="not one at which somebody decides"):
        read(packed(document))


# ------------------------------------------------------------------------------------------------------------- journals


def test_a_journal_is_played_step_by_step() -> None:
    record = played(decisions=20)
    written = journal_start(record)
    for _ in range(30):
        action = record.game.legal[-1]
        record.play(action)
        written += journal_do(action)
        if record.can_undo:
            record.undo()
            record.redo()
            written += journal_undo() + journal_redo()
    same(recover(written), record)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"nonsense",
        b'{"do":{"kind":"win"}}',
        b'{"do":5}',
        b'{"jump":true}',
        b'{"redo":true}',
        b"[" * 100_000,
        b"\xff",
        b'{"do":{"kind":"\xff"}}',
    ],
    ids=lambda line: line[:12].decode("latin-1"),
)
def test_a_journal_ends_at_its_first_damaged_line(line: bytes) -> None:
    record = played(decisions=20)
    written = journal_start(record)
    action = record.game.legal[0]
    record.play(action)
    written += journal_do(action)
    later = journal_do(record.game.legal[0])
    same(recover(written + line + b"\n" + later), record)


def test_a_fault_in_a_rule_ends_a_journal_there() -> None:
    record = toy()
    written = journal_start(record) + journal_do(Action("stumble")) + journal_do(Action("earn"))
    same(saves.recover(written, find), record)


def test_a_journal_without_its_first_line_is_refused() -> None:
    for journal in (b"", b"\n", journal_undo(), journal_start(played())[:-100]):
        with pytest.raises(BadSave):
            recover(journal)


def test_sentences_have_words_in_both_languages() -> None:
    for language in LANGUAGES:
        for end in ("foreign", "newer", "too_big", "damaged", "unknown_game"):
            assert Texts(language)(f"save.{end}", where="x", game="x", bytes=1)


def test_states_are_equal_as_msgpack_and_as_json() -> None:
    """Snapshots are the one, saves the other."""
    rules, of = played().rules, played().game.state
    assert msgspec.json.decode(msgspec.json.encode(of), type=rules.state_type) == of
