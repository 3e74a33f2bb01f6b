"""Any position, any level: what is offered, pick by pick, beside trying every way of doing it (GH-4.4, GH-4.6, GH-7)."""

from collections import Counter
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules import Rng

from .builder import table
from .cards import BASE, COLOURS, PROFESSIONS, VP_KINDS, name
from .referee import Referee
from .verbs import at_choice

NARROW = 3
"""Professions that lie about: few, so that cards meet their twins."""


@st.composite
def positions(draw: Any, acting: str, copies: int = 4) -> dict[str, Any]:
    """Two or three players with cards of a few professions; the first one has so many open cards of his own.

    ``copies``: how many of a card lie about at most.
    """
    cards = "base" if acting in BASE else "job_faire"
    others = [one for one in PROFESSIONS if (one in BASE) == (acting in BASE) and one != acting]
    known = [acting, *draw(st.lists(st.sampled_from(others), min_size=1, max_size=NARROW, unique=True))]
    any_card = st.sampled_from([f"{colour} {one}" for one in known for colour in COLOURS])
    players = draw(st.integers(2, 3))
    own = draw(st.integers(0, 4))
    strength = draw(st.permutations(COLOURS))[:own]
    halls = [draw(st.lists(any_card, max_size=7, unique=True)) for _ in range(players)]
    halls[0] = [one for one in halls[0] if not one.endswith(acting)] + [f"{colour} {acting}" for colour in strength]
    hand = draw(st.lists(any_card, max_size=5, unique=True))
    pile = draw(st.lists(any_card, max_size=5))
    last = draw(st.lists(any_card, max_size=3))
    played = next(f"{colour} {acting}" for colour in COLOURS if colour not in strength)
    everywhere = Counter([*hand, *pile, *last, played, *(one for hall in halls for one in hall)])
    assume(max(everywhere.values()) <= copies)
    assume(all(sum(one.endswith(profession) for one in hall) < 5 for hall in halls for profession in known))
    return {
        "players": players,
        "cards": cards,
        "hand": ", ".join([played, *hand]),
        "hall": ", ".join(halls[0]),
        "discard": ", ".join(pile),
        "others": {seat: {"hall": ", ".join(halls[seat]), "hand": ", ".join(last)} for seat in range(1, 2)}
        | {seat: {"hall": ", ".join(halls[seat])} for seat in range(2, players)},
        "rest": "hand" if draw(st.integers(0, 5)) == 0 and acting != "robber" else "draw",
    }


def beside(game: Any, twin: Referee, first: Any, seed: int) -> None:
    """Carry out an action and go through what it asks, with the second reckoning beside it."""
    rng, action = Rng(seed), first
    while True:
        events = game.apply(action)
        twin.do(action, game.state, events)
        twin.agrees(game.state)
        assert game.over or set(game.legal) == twin.legal()
        if at_choice(game):
            return
        action = game.legal[rng.below(len(game.legal))]


@settings(max_examples=150)
@given(st.data(), st.sampled_from(PROFESSIONS), st.integers(0, 99))
def test_every_level_in_any_position(data: st.DataObject, acting: str, seed: int) -> None:
    """Sections 12 and 17: exactly the levels that can be finished are offered, and every pick from which they can."""
    game = table(**data.draw(positions(acting)))
    assert set(game.legal) == Referee.amid(game.state).legal()
    plays = [action for action in game.legal if action.kind == "play" and name(int(action.picks[0][5:])).endswith(acting)]
    for action in plays:
        beside(game.copy(), Referee.amid(game.state), action, seed)


@settings(max_examples=60)
@given(st.data(), st.sampled_from(sorted(kind for kind, (_, _, _, ability) in VP_KINDS.items() if ability)), st.integers(0, 99))
def test_every_vp_card_in_any_position(data: st.DataObject, kind: str, seed: int) -> None:
    """Sections 6 and 13: payment, its order, the ability, the row."""
    said = data.draw(positions("weaver", copies=3))
    game = table(
        **{**said, "completed": ["historian", "trader"][: data.draw(st.integers(1, 2))], "row": [kind, "vp_5", "vp_5", "vp_9", "vp_9"]}
    )
    for action in game.legal:
        if action.kind == "buy":
            beside(game.copy(), Referee.amid(game.state), action, seed)
