"""What the table of Guildhall says about halls and about who began."""

from __future__ import annotations

import pytest

from rules import new
from tests.app.games.dark import composed
from tests.app.painting import face_of
from tests.games.guildhall.builder import record, table


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_own_hall_counts_its_chapters_beside_their_names(language: str) -> None:
    game = table(players=3, hall="red blue green trader, red farmer")
    placed = composed(record(game), language).layout().placements
    heads = [face_of(placed[f"head:0:{who}"]) for who in ("trader", "farmer", "weaver")]
    names = {"en": ("Trader", "Farmer", "Weaver"), "de": ("Kaufmann", "Bauer", "Weberin")}[language]
    assert {(head.profession, head.words, head.count) for head in heads} == {
        (who, said, n) for who, said, n in zip(("trader", "farmer", "weaver"), names, ("3/5", "1/5", "0/5"), strict=True)
    }


def test_it_is_in_sight_who_was_drawn_to_begin() -> None:
    """The table shows which player was drawn to begin (GH-2.5)."""
    game = table(players=3)
    game.state.first = 2
    model = composed(record(game), "en")
    assert face_of(model.layout().placements["frame:race_first"]).words == f"Start player: {model.position.names[2]}"


@pytest.mark.parametrize(
    ("language", "keep", "draw"), [("en", "Keep all nine", "Draw cards"), ("de", "Alle neun behalten", "Ziehe Karten nach")]
)
def test_whoever_exchanges_nothing_of_the_first_hand_keeps_it(language: str, keep: str, draw: str) -> None:
    game = new("guildhall", ("Ann", "Ben"), 1)
    assert keep in dict(composed(game, language).legal_in_words())
    game.play(next(action for action in game.game.legal if action.kind == "discard"))
    assert draw in dict(composed(game, language).legal_in_words())
