"""Why something of Villagers cannot be chosen: every reason is the precise one, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from app.games import find
from app.texts import LANGUAGES
from rules import Game, ItemId
from tests.app.positions import position_of
from tests.app.programs import ROOT
from tests.games.villagers.builder import record, table
from tests.games.villagers.cards import NAME
from tests.games.villagers.verbs import do

GAME = "villagers"
SCREEN = find(GAME)
SCOUNDRELS = {"scoundrels": True}
SAINTS = {"saints": True}


def item_of(game: Game[Any], said: str) -> ItemId:
    """Return an item said like ``hunter``, ``hunter of 1``, ``stack:0`` or ``reserve``: a card by its name, in the hand if it is there."""
    name, _, owner = said.partition(" of ")
    if name not in NAME.values():
        return said
    if owner and int(owner) == len(game.state.seats):
        return f"card:{next(card for card in game.state.countess.village.cards() if NAME[card] == name)}"
    seat = game.state.seats[int(owner or 0)]
    places = (seat.hand.cards, seat.square, [*seat.village.cards()], game.state.road)
    return f"card:{next(card for place in places for card in place if card > 0 and NAME[card] == name)}"


def refused(game: Game[Any], said: str, picks: str = "", language: str = "en") -> str:
    """Return why an item is refused after these picks."""
    position = position_of(record(game), 1280, 712, language)
    return SCREEN.refusal(position, item_of(game, said), tuple(item_of(game, pick) for pick in picks.split(", ") if pick)) or ""


def build(hand: str = "", village: str = "", **more: Any) -> dict[str, Any]:
    """Return a position in the build turn of the first player."""
    return {"at": "BuildPhase", "hand": hand, "village": village, **more}


CASES: list[Any] = [
    # drafting
    pytest.param({}, "reserve", "", "reserve_closed", id="VI-4.9"),
    pytest.param({"stacks": {1: ""}}, "stack:0", "", "used_up", id="VI-4.8"),
    pytest.param({}, "market:0", "", "market", id="VI-4.4 market"),
    pytest.param({}, "discard_pile", "", "not_from_discard", id="VI-4.4 discard"),
    pytest.param({}, "basic:miner", "", "basics_later", id="VI-7.5"),
    pytest.param({}, "button:end", "", "draft_more", id="VI-4.3"),
    pytest.param({"hand": "hunter"}, "hunter", "", "build_later", id="VI-4.13 hand"),
    pytest.param({"square": "hunter"}, "hunter", "", "own_square", id="VI-4.13 square"),
    pytest.param({"others": {1: {"square": "hunter"}}}, "hunter of 1", "", "square", id="VI-4.5"),
    pytest.param({"hand": "flaker", "options": SCOUNDRELS}, "flaker", "", "no_target.flaker", id="VI-15.5"),
    pytest.param({"hand": "benefactor", "options": SAINTS}, "benefactor", "", "no_target.benefactor", id="VI-14.2"),
    pytest.param({"hand": "pigeoneer", "options": SAINTS}, "pigeoneer", "", "build_later", id="VI-14.7 draft"),
    pytest.param({"village": "recruiter", "gold": 0, "options": SAINTS, "players": 5}, "recruiter", "", "recruit_poor", id="VI-14.4"),
    pytest.param({"village": "hunter"}, "hunter", "", "village_later", id="VI-4"),
    # building
    pytest.param(build("seeker"), "seeker", "", "no_predecessor", id="VI-6.6"),
    pytest.param(build("blacksmith", "miner(seeker; glass_blower)", gold=9), "blacksmith", "", "no_room", id="VI-6.7"),
    pytest.param(build("jeweler", "miner(seeker spelunker)", gold=1), "jeweler", "", "locked.bank", id="VI-8.3 bank"),
    pytest.param(
        build("jeweler", "miner(seeker spelunker)", gold=1, others={1: {"village": "miner(blacksmith)"}}),
        "jeweler",
        "",
        "locked.elsewhere",
        id="VI-8.3 other",
    ),
    pytest.param(build("apprentice"), "apprentice", "", "no_target.apprentice", id="VI-9.11"),
    pytest.param(build("sheriff", options=SCOUNDRELS), "sheriff", "", "no_target.sheriff", id="VI-15.9"),
    pytest.param(build("flaker", options=SCOUNDRELS), "flaker", "", "draft_only", id="VI-14.7 build"),
    pytest.param(build("hunter", "fisher"), "village:0", "", "card_first", id="VI-6.4"),
    pytest.param(build("hunter", "fisher"), "fisher", "", "card_first", id="VI-6.11"),
    pytest.param(build("seeker", "miner, fisher"), "fisher", "seeker", "goes_on", id="VI-6.6 host"),
    pytest.param(build("hunter", "fisher"), "fisher", "hunter", "new_plot", id="VI-6.5"),
    pytest.param(build("hunter", others={1: {"village": "fisher"}}), "fisher of 1", "", "others_village", id="VI-6.6 other"),
    pytest.param(build("hunter"), "reserve", "basic:miner, hunter", "pay_on_stack", id="VI-7.3"),
    pytest.param(build("hunter"), "stack:0", "", "pay_first", id="VI-7.1"),
    pytest.param(build("hunter", "fisher"), "fisher", "basic:miner, hunter", "finish_basic", id="VI-7.1 picked"),
    pytest.param(build("hunter", players=1, countess={"open": "serfdom"}), "stack:0", "basic:miner, hunter", "serfdom", id="VI-19.6"),
    pytest.param(build("monk, seeker", "miner, fisher"), "fisher", "monk", "wildcard_host", id="VI-9.5"),
    pytest.param(build("apprentice", "miner(seeker spelunker), hayer"), "hayer", "apprentice, seeker", "goes_on", id="VI-9.13"),
    pytest.param(build("hunter", players=1, countess={"village": "blacksmith"}), "blacksmith of 1", "", "her_village", id="VI-18.5"),
    pytest.param({"hand": "benefactor, seeker", "village": "miner, fisher"}, "fisher", "benefactor, seeker", "goes_on", id="VI-14.2 host"),
    pytest.param(build("hunter", basics={"miner": 0}), "basic:miner", "", "basic_gone", id="VI-7.1 empty"),
    pytest.param(build(), "basic:miner", "", "nothing_to_pay", id="VI-7.2"),
    pytest.param(build("hunter"), "swineherd", "", "open_card", id="VI-4 build"),
    pytest.param(
        build("apprentice", "founders(swineherd), miner(seeker), fisher"), "fisher", "apprentice", "replace.top", id="VI-9.11 top"
    ),
    pytest.param(
        build("apprentice", "miner(seeker)", others={1: {"village": "founders(swineherd)"}}),
        "founders of 1",
        "apprentice",
        "replace.founders",
        id="VI-9.3",
    ),
    pytest.param(build("schemer", "miner(seeker)", options=SCOUNDRELS, players=4), "miner", "schemer", "schemer.covered", id="VI-15.10"),
    pytest.param(
        build("hunter", "thief", options=SCOUNDRELS, players=4, others={n: {"gold": 2} for n in (1, 2, 3)}),
        "thief",
        "",
        "no_victim",
        id="VI-15.6",
    ),
]


@pytest.mark.parametrize(("said", "item", "picks", "why"), CASES)
def test_a_refusal_names_its_reason(said: dict[str, Any], item: str, picks: str, why: str) -> None:
    """The words in both languages are those of the reason, whatever is filled in."""
    game = table(**said)
    for language in LANGUAGES:
        words = refused(game, item, picks, language)
        assert words
        assert "{" not in words
        assert is_said(words, why, language), words


def is_said(words: str, why: str, language: str) -> bool:
    """Say whether words are those of a refusal, with something filled in."""
    said: dict[str, str] = json.loads((ROOT / "resources" / "texts" / f"{GAME}_rules.{language}.json").read_text(encoding="utf-8"))
    templates = [said[key] for key in (f"refusal.{why}{end}" for end in ("", ".one", ".other")) if key in said]
    patterns = [".+".join(map(re.escape, re.split(r"\{[^}]*\}", template))) for template in templates]
    return any(re.fullmatch(pattern, words) for pattern in patterns)


def test_used_actions_are_counted() -> None:
    """With no build action left a card says so, and what it can still do (VI-6.3, 7.4)."""
    game = table(**build("hunter, fisher, beekeeper", gold=20))
    do(game, "lay hunter", "lay beekeeper")
    assert refused(game, "fisher") == "All 2 build actions are used. A hand card can still pay for a basic."
    assert refused(game, "fisher", language="de").startswith("Alle 2 Bauaktionen sind genutzt.")


def test_the_turn_cannot_end_while_a_wildcard_lies_on_top() -> None:
    """The button says which wildcard is in the way (VI-9.8)."""
    game = table(**build("monk, seeker", "miner"))
    do(game, "lay monk")
    assert refused(game, "button:end") == "First cover the Monk: no wildcard may lie on top when your turn ends."
    last = table(**build("monk, hunter", "miner"))
    do(last, "lay hunter")
    assert refused(last, "monk").startswith("A wildcard has to be covered in this turn; 1 build action")


def test_a_theft_needs_someone_with_enough_gold() -> None:
    """Whoever has too little cannot be robbed (VI-15.6)."""
    rich = {n: {"gold": gold} for n, gold in enumerate((9, 9, 2), 1)}
    game = table(**build("", "thief", options=SCOUNDRELS, players=4, others=rich))
    do(game, "end_turn")
    assert game.decision is not None
    assert game.decision.question.key == "ask.LastThefts"
    assert refused(game, "gold:3").endswith("has less than 3 gold in the supply: nothing to rob.")


@pytest.mark.parametrize(
    ("card", "why"), [("miner", "event_target.covered"), ("hayer", "event_target"), ("founders", "event_target")], ids=lambda one: str(one)
)
def test_an_event_says_whom_it_spares(card: str, why: str) -> None:
    """Basics, Founders and covered cards are safe from events (VI-18.22, 19.13)."""
    game = table(1, at="EventPhase", village="miner(seeker), hayer, fisher, hunter", countess={"open": "arrest"})
    for language in LANGUAGES:
        assert is_said(refused(game, card, "event:13", language), why, language)


def test_the_jester_says_why_it_is_of_no_use() -> None:
    """It is used once, for an open event (VI-18.18)."""
    game = table(1, at="BuildPhase", countess={"open": ""})
    assert refused(game, "jester") == "No event lies open for the Jester."
    used = table(1, at="BuildPhase", countess={"open": "tribute"})
    do(used, "jester tribute")
    assert refused(used, "jester") == "The Jester has been used."
