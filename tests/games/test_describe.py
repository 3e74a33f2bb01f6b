"""Check how the rules of every game describe a piece: its kind, its name and what is printed on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.table.naming import name_of
from app.texts import LANGUAGES, Texts
from rules import IDS, Message, Thing, describe, rules_of

PIECES: dict[str, dict[str, Callable[[str], bool]]] = {
    "burgundy": {
        "tile": lambda deck: deck not in ("goods", "route", "shield") and not deck.startswith("plan"),
        "good": lambda deck: deck == "goods",
        "shield": lambda deck: deck == "shield",
        "route": lambda deck: deck == "route",
    },
    "burgundy_cards": {"card": lambda deck: deck == "action"},
    "villagers": {
        "card": lambda deck: deck == "villager",
        "event": lambda deck: deck in ("summer", "winter"),
        "development": lambda deck: deck == "development",
    },
    "guildhall": {"card": lambda deck: deck == "profession", "vp": lambda deck: deck == "vp"},
    "praga": {
        "upgrade": lambda deck: deck == "upgrade",
        "wall": lambda deck: deck == "wall",
        "building": lambda deck: deck == "building",
        "technology": lambda deck: deck == "technology",
        "plank": lambda deck: deck == "plank",
        "plaza_tile": lambda deck: deck == "plaza_tile",
        "production": lambda deck: deck == "production",
        "action_tile": lambda deck: deck == "action_tile",
        "parler": lambda deck: deck == "parler",
    },
}
"""The pieces with names, and which decks they make up."""


def pieces(game: str) -> list[str]:
    decks = rules_of(game).decks
    return [f"{kind}:{n}" for kind, belongs in PIECES[game].items() for deck in decks if belongs(deck) for n in decks[deck]]


@pytest.mark.parametrize("game", IDS)
def test_every_piece_has_a_name_in_every_language(game: str) -> None:
    found = pieces(game)
    assert len(set(found)) == len(found) > 100
    for item in found:
        thing = describe(game, item)
        assert thing.kind == item.partition(":")[0]
        assert thing.values
        for language in LANGUAGES:
            words = name_of(Texts(language), game, item)
            assert words
            assert "{" not in words


@pytest.mark.parametrize("game", IDS)
def test_a_piece_that_does_not_exist_is_refused(game: str) -> None:
    for kind in PIECES[game]:
        for n in (-1, 0, 10_000):
            with pytest.raises(KeyError):
                describe(game, f"{kind}:{n}")


@pytest.mark.parametrize("game", IDS)
def test_what_is_not_a_piece_has_only_a_kind(game: str) -> None:
    assert describe(game, "button:end") == Thing("button")
    with pytest.raises(KeyError):
        name_of(Texts("en"), game, "button:end")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(KeyError):
        describe("chess", "tile:1")


def test_what_is_printed_on_a_tile() -> None:
    """BU-1.2, BU-10, BU-11: one piece of each kind is described in the words of the list of components."""
    found = {
        str(thing.values["kind"]): thing for thing in (describe("burgundy", item) for item in pieces("burgundy")) if "kind" in thing.values
    }
    assert set(found) == {"building", "animal", "ship", "monastery", "castle", "mine", "inn"}
    assert set(found["animal"].values) == {"kind", "colour", "back", "count", "species"}
    assert found["mine"].name == Message("kind.mine")
    assert found["ship"].values["colour"] == "blue"
    assert found["monastery"].name == Message("tile.monastery", {"number": found["monastery"].values["number"]})


def test_what_is_printed_on_a_card() -> None:
    dice = {describe("burgundy_cards", item).values["die"] for item in pieces("burgundy_cards")}
    assert dice == {1, 2, 3, 4, 5, 6}
    cards = [describe("guildhall", item) for item in pieces("guildhall")]
    assert {thing.values["vp"] for thing in cards if thing.kind == "vp"} <= set(range(1, 10))
    assert len({(thing.values["profession"], thing.values["colour"]) for thing in cards if thing.kind == "card"}) == 60
