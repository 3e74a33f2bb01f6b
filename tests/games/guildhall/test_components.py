"""Check the component data against the text of the rules (GH-1.1, GH-12, GH-13, GH-17)."""

import json
from importlib.resources import files
from typing import Any

import pytest

from rules import rules_of

from .builder import ID
from .cards import BASE, CARDS, COLOURS, JOB_FAIRE, LEVELS, PROFESSIONS, VP_KINDS, VP_NAME
from .oracle_abilities import ABILITIES, VP_ABILITIES, Ability, Move

DATA: dict[str, Any] = json.loads(files(f"rules.games.{ID}").joinpath("components.json").read_text(encoding="utf-8"))
BY_ID = {one["id"]: one for one in [*DATA["professions"]["items"], *DATA["job_faire"]["professions"]]}
VP_BY_ID = {one["id"]: one for one in DATA["vp_cards"]["cards"]}
ZONES = {("guildhall", "self"): "own", ("guildhall", "target"): "foreign", ("hand", "self"): "hand", ("discard_pile", None): "discard"}


def test_decks() -> None:
    """GH-1.1, GH-17.1: there are twelve professions in five colours, four of each, six of them in a game, and 30 VP cards."""
    decks = rules_of(ID).decks
    assert decks["profession"] == tuple(CARDS) == tuple(range(1, 241))
    assert decks["vp"] == tuple(VP_NAME) == tuple(range(1, 31))


def test_professions_and_colours() -> None:
    """GH-1.1, GH-16.4: they are in this order, on which the numbers of the cards depend."""
    assert tuple(BY_ID) == PROFESSIONS == (*BASE, *JOB_FAIRE)
    assert tuple(one["id"] for one in DATA["colours"]["items"]) == COLOURS
    assert DATA["profession_deck"]["copies_per_card"] == DATA["job_faire"]["copies_per_card"] == 4


CONSTANTS = {
    "target_vp": 20,
    "actions_per_turn": 2,
    "hand_refill": 6,
    "hand_limit": None,
    "vp_row_size": 5,
    "colours_per_chapter": 5,
    "max_completed_chapters": 3,
    "max_plays_per_profession_per_turn": 1,
    "setup_hand": 9,
    "setup_guildhall_cards": 3,
    "vp_token_value": 1,
    "vp_token_supply": None,
}


@pytest.mark.parametrize(("what", "value"), CONSTANTS.items())
def test_numbers_of_the_rules(what: str, value: int | None) -> None:
    """GH-2, GH-3.1, GH-5.2, GH-9.4, GH-11.4"""
    assert DATA["constants"][what]["value"] == value


def read(effect: dict[str, Any] | None) -> Ability:
    """Return an effect of the data in the form of the rules' text."""
    draw = tokens = actions = 0
    moves: tuple[Move, ...] = ()
    reveal = ("", 0)
    for step in effect["steps"] if effect else ():
        match step["op"]:
            case "draw":
                draw = step["count"]
            case "gain_vp_tokens":
                tokens = step["count"]
            case "gain_actions":
                actions = step["count"]
            case "transfer":
                moves = tuple(map(read_move, step["moves"]))
            case "reveal_place_or_discard":
                reveal = ({"top": "draw", "random": "random", "choose": "chosen"}[step["pick"]], step["count"])
    return Ability(draw, moves, reveal, tokens, actions)


def read_move(move: dict[str, Any]) -> Move:
    """Return one part of an exchange."""
    source, goal = (ZONES[move[end]["zone"], move[end]["player"]] for end in ("from", "to"))
    endless = move["max"] is None
    assert endless or move["min"] == move["max"]
    return Move(
        move["id"],
        source,
        goal,
        move["min"],
        move["unit"] == "chapter",
        endless,
        move.get("distinct_by") == "profession",
        move.get("position") == "top",
    )


@pytest.mark.parametrize("profession", PROFESSIONS)
def test_what_the_levels_do(profession: str) -> None:
    """GH-1.12, GH-1.14, GH-12, GH-17.3 to GH-17.8, GH-16.3"""
    one = BY_ID[profession]
    assert tuple(one["thresholds"]) == tuple(level["level"] for level in one["levels"]) == LEVELS[profession]
    assert {level["level"]: read(level["effect"]) for level in one["levels"]} == ABILITIES[profession]
    assert all(level["effect"]["may_decline"] and level["effect"]["all_or_nothing"] for level in one["levels"])


@pytest.mark.parametrize("profession", PROFESSIONS)
def test_what_is_searched(profession: str) -> None:
    """GH-12.8, GH-12.9, GH-17.4: anything that takes more than the top card of the discard pile searches all of it."""
    for level in BY_ID[profession]["levels"]:
        for step in level["effect"]["steps"]:
            for move in step.get("moves", ()):
                search = move["from"]["zone"] == "discard_pile" and move.get("position") != "top"
                assert move.get("search", False) == search


@pytest.mark.parametrize("kind", VP_KINDS)
def test_vp_cards(kind: str) -> None:
    """GH-1.7, GH-13.1 to GH-13.8"""
    worth, cost, copies, ability = VP_KINDS[kind]
    one = VP_BY_ID[kind]
    assert (one["vp"], one["cost_completed_chapters"], one["copies"]) == (worth, cost, copies)
    assert bool(one["effect"]) == ability
    assert read(one["effect"]) == VP_ABILITIES.get(kind, Ability())


def test_vp_decks() -> None:
    """GH-2.2, GH-2.3"""
    assert tuple(VP_BY_ID) == tuple(VP_KINDS)
    assert sum(copies for _, _, copies, _ in VP_KINDS.values()) == 30
    removed = {kind: 2 if kind == "vp_5" else 1 for kind in VP_KINDS}
    assert [DATA["vp_deck_by_players"][n]["remove"] for n in "234"] == [removed, removed, {}]
    assert sum(removed.values()) == 10
