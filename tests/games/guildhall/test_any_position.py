"""Check any position and any level: what is offered, pick by pick, against trying every way of doing it (GH-4.4, GH-4.6, GH-7)."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Rng

from .builder import table
from .cards import BASE, COLOURS, COPIES, JOB_FAIRE, PROFESSIONS, VP_KINDS, name
from .oracle import Oracle
from .verbs import at_choice

NARROW = 3
"""Number of professions in play: few, so that cards meet their twins."""


@st.composite
def positions(draw: Any, acting: str, copies: int = 4) -> dict[str, Any]:
    """Return a position of two or three players with cards of a few professions and completed chapters of others; seat 0 has some open.

    ``copies``: the most copies of a card that are in play.
    """
    cards = BASE if acting in BASE else JOB_FAIRE
    others = [one for one in cards if one != acting]
    known = [acting, *draw(st.lists(st.sampled_from(others), min_size=1, max_size=NARROW, unique=True))]
    any_card = st.sampled_from([f"{colour} {one}" for one in known for colour in COLOURS])
    any_chapter = st.sampled_from([one for one in cards if one not in known])
    players = draw(st.integers(2, 3))
    own = draw(st.integers(0, 4))
    strength = draw(st.permutations(COLOURS))[:own]
    played = next(f"{colour} {acting}" for colour in COLOURS if colour not in strength)
    halls = [draw(st.lists(any_card, max_size=7, unique=True)) for _ in range(players)]
    halls[0] = [one for one in halls[0] if not one.endswith(acting)] + [f"{colour} {acting}" for colour in strength]
    hand = draw(st.lists(any_card, max_size=5, unique=True))
    pile = draw(st.lists(any_card, max_size=5))
    last = draw(st.lists(any_card, max_size=3))
    there = Lot(copies)
    held, inside = there.kept([played, *hand]), [there.kept(open_chapters(hall)) for hall in halls]
    chapters = Lot(COPIES)
    completed = [chapters.kept(draw(st.lists(any_chapter, max_size=3))) for _ in range(2)]
    return {
        "players": players,
        "cards": "base" if cards is BASE else "job_faire",
        "timing": draw(st.sampled_from(["deferred", "immediate"])),
        "hand": ", ".join(held),
        "hall": ", ".join(inside[0]),
        "completed": completed[0],
        "discard": ", ".join(there.kept(pile)),
        "others": {1: {"hall": ", ".join(inside[1]), "hand": ", ".join(there.kept(last)), "completed": completed[1]}}
        | {seat: {"hall": ", ".join(inside[seat])} for seat in range(2, players)},
        "rest": "hand" if draw(st.integers(0, 5)) == 0 and acting != "robber" else "draw",
    }


class Lot:
    """Limited copies of everything in play: any excess is left out, so that no example has to be discarded."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.there: Counter[str] = Counter()

    def kept(self, names: list[str]) -> list[str]:
        """Keep those for which there is room, and count them as in play."""
        found: list[str] = []
        for one in names:
            if self.there[one] < self.most:
                self.there[one] += 1
                found.append(one)
        return found


def open_chapters(names: list[str]) -> list[str]:
    """Return a hall without the cards that would complete a chapter."""
    chapters = Lot(len(COLOURS) - 1)
    return [one for one in names if chapters.kept([one.partition(" ")[2]])]


def beside(game: Any, oracle: Oracle, first: Any, seed: int) -> None:
    """Carry out an action and all it asks, with the oracle alongside."""
    rng, action = Rng(seed), first
    while True:
        events = game.apply(action)
        oracle.do(action, game.state, events)
        oracle.agrees(game.state)
        assert game.over or set(game.legal) == oracle.legal()
        if at_choice(game):
            return
        action = game.legal[rng.below(len(game.legal))]


@settings(max_examples=150)
@given(st.data(), st.sampled_from(PROFESSIONS), st.integers(0, 99))
def test_every_level_in_any_position(data: st.DataObject, acting: str, seed: int) -> None:
    """Sections 12 and 17: exactly the levels that can be completed are offered, and every pick that can lead there."""
    game = table(**data.draw(positions(acting)))
    assert set(game.legal) == Oracle.amid(game.state).legal()
    plays = [action for action in game.legal if action.kind == "play" and name(int(action.picks[0][5:])).endswith(acting)]
    for action in plays:
        beside(game.copy(), Oracle.amid(game.state), action, seed)


@settings(max_examples=60)
@given(st.data(), st.sampled_from(sorted(kind for kind, (_, _, _, ability) in VP_KINDS.items() if ability)), st.integers(0, 99))
def test_every_vp_card_in_any_position(data: st.DataObject, kind: str, seed: int) -> None:
    """Sections 6 and 13: payment, its order, the ability and the row agree."""
    said = data.draw(positions("weaver", copies=3))
    game = table(
        **{**said, "completed": ["historian", "trader"][: data.draw(st.integers(1, 2))], "row": [kind, "vp_5", "vp_5", "vp_9", "vp_9"]}
    )
    for action in game.legal:
        if action.kind == "buy":
            beside(game.copy(), Oracle.amid(game.state), action, seed)
