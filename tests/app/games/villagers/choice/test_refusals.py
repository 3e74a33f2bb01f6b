"""Why something of Villagers cannot be chosen once something has been done."""

from __future__ import annotations

from typing import Any

import pytest

from app.games import find
from app.texts import LANGUAGES
from rules import Game
from tests.app.games.refused import is_said
from tests.app.games.villagers.refused import SCOUNDRELS, build, clicked
from tests.app.positions import position_of
from tests.games.villagers.builder import table
from tests.games.villagers.verbs import do

GAME = "villagers"
SCREEN = find(GAME)


def refused(game: Game[Any], said: str, picks: str = "", language: str = "en") -> str:
    """Return why an item is refused after these picks."""
    record, item, chosen = clicked(game, said, picks)
    return SCREEN.refusal(position_of(record, 1280, 712, language), item, chosen) or ""


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
    """A player with too little cannot be robbed (VI-15.6)."""
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
        assert is_said(GAME, refused(game, card, "event:13", language), why, language)


def test_the_jester_says_why_it_is_of_no_use() -> None:
    """It is used once, for an open event (VI-18.18)."""
    game = table(1, at="BuildPhase", countess={"open": ""})
    assert refused(game, "jester") == "No event lies open for the Jester."
    used = table(1, at="BuildPhase", countess={"open": "tribute"})
    do(used, "jester tribute")
    assert refused(used, "jester") == "The Jester has been used."
