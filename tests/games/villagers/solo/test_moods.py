"""Check the events about other events: Mood Swing, Dark Mood and -It Was You! (VI-19.9, 19.15, 19.16)."""

from typing import Any

from rules import Game

from ..builder import event_phase, table
from ..verbs import do, happened, her_gold, legal, open_events, past_events


def test_a_mood_swing_brings_another_event_at_once() -> None:
    """VI-19.9: it is discarded, and the drawn event is resolved."""
    game = event_phase("mood_swing", {"summer": "sinister_banquet", "village": "milk_maid", "jester": False})
    assert her_gold(game) == 9
    assert past_events(game)[:2] == ["mood_swing", "sinister_banquet"]


def test_a_mood_swing_stays_in_its_season() -> None:
    """VI-19.9: from the summer pile, also when winter has begun."""
    game = event_phase("mood_swing", {"summer": "sinister_banquet", "village": "milk_maid", "jester": False}, markets=1)
    assert past_events(game)[:2] == ["mood_swing", "sinister_banquet"]


def test_a_mood_swing_into_another_event_phase() -> None:
    """VI-19.9, VI-A46: such an event is discarded without effect."""
    game = event_phase("mood_swing", {"summer": "serfdom, customs"})
    happens = do(game, "resolve mood_swing")
    assert [event.values["event"] for event in happened(happens, "event_idle")] == ["serfdom"]


def test_the_event_of_a_mood_swing_comes_first() -> None:
    """VI-19.9: immediately, before the other open events; the player chooses what it asks for."""
    game = event_phase("mood_swing, tribute", {"summer": "betrayer"}, village="hunter, mason")
    do(game, "resolve mood_swing")
    assert legal(game, "resolve") == {"resolve betrayer hunter", "resolve betrayer mason"}


def test_a_mood_swing_renews_its_pile() -> None:
    """VI-18.14, 19.9, VI-A44: the discarded events of summer are shuffled, this one too."""
    game = event_phase("mood_swing", {"rest_past": True, "jester": False})
    assert happened(game.opening, "events_renewed")[0].values["season"] == "summer"


def test_a_dark_mood_doubles() -> None:
    """VI-19.16: on reveal it is discarded and two winter events come in its place."""
    game = table(1, at="EventPhase", markets=1, reserve="truffler", countess={"winter": "tribute, dark_mood, arson, arrest, rats"})
    assert open_events(game) == ["tribute", "arson", "arrest"]
    assert past_events(game) == ["dark_mood"]


# -It Was You!
def accused(**her: Any) -> Game[Any]:
    """Return a game in whose event phase -It Was You! lies open."""
    return table(1, at="EventPhase", markets=1, reserve="truffler", countess={"open": "it_was_you", "winter": "tribute, arson", **her})


def test_the_jester_must_be_used() -> None:
    """VI-19.15, VI-A49: the duty outlives the card; once new events are there, the player must choose one."""
    game = accused()
    do(game, "resolve it_was_you")
    assert legal(game) == {"jester tribute", "jester arson"}
    do(game, "jester arson")
    assert (open_events(game), game.state.countess.jester, game.state.round) == (["tribute"], False, 2)


def test_the_jester_may_go_on_the_card_itself() -> None:
    """VI-19.15: that fulfils the duty."""
    game = accused()
    do(game, "jester it_was_you")
    assert (open_events(game), game.state.countess.jester, game.state.round) == (["tribute", "arson"], False, 2)


def test_a_jester_already_used_cannot_be_demanded() -> None:
    """VI-19.15: no effect."""
    game = accused(jester=False)
    assert open_events(game) == ["tribute", "arson"]


def test_the_duty_begins_when_the_card_lies_open() -> None:
    """VI-A49: a card drawn at the end of a round binds the next one."""
    game = table(1, at="EventPhase", markets=1, reserve="truffler", countess={"winter": "it_was_you, tribute"})
    assert (open_events(game), game.state.round) == (["it_was_you", "tribute"], 2)


def test_without_an_event_the_jester_is_lost() -> None:
    """VI-19.15: with the second market due no events are drawn; the Jester is discarded without effect."""
    game = table(1, at="EventPhase", markets=1, stacks=dict.fromkeys(range(1, 7), ""), countess={"open": "it_was_you"})
    events = do(game, "resolve it_was_you")
    assert happened(events, "jester_lost")
    assert not game.state.countess.jester
