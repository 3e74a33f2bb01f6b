"""Whose line of the log it is when a player and an opponent without a seat do the same."""

from app.games import find
from app.table.log.game_log import GameLog
from app.texts import Texts
from tests.games.villagers.builder import record, table


def test_the_income_of_each_is_their_own_line() -> None:
    game = record(table(1, at="UpdateRoad", stacks={1: "", 2: ""}, countess={"jester": False}))
    while not game.game.state.markets:
        game.play(game.game.legal[-1])
    ui, say = find("villagers"), Texts("en")
    log = GameLog(ui.rival.events)
    lines = log.lines(game, 0, lambda event: ui.event_words(game.header.names, say, event), say)
    earned = [(line.player, line.words) for line in lines if " earns " in line.words]
    assert {player for player, text in earned if text.startswith("The Countess")} == {1}
    assert {player for player, text in earned if not text.startswith("The Countess")} == {0}
