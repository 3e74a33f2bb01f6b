"""Border posts and inns in words."""

from __future__ import annotations

from app.texts import Texts
from rules.games.burgundy.modules import INN_COST
from rules.games.burgundy.state import State, estate_of

from .tiles import D


def inns_words(say: Texts, state: State) -> str:
    """Return how many inns lie beside the black depot."""
    return say(f"{D}.words.inns", n=len(state.inns), cost=INN_COST) if state.inns else say(f"{D}.words.no_inns")


def post_words(say: Texts, state: State, player: int, post: int) -> str:
    """Return a border post in words, with how many others it is connected to."""
    name = estate_of(state, player).land.posts[post].name
    n = sum(pair != post for pair, _ in state.seats[player].posts)
    return say(f"{D}.words.post", n=n, post=name) if n else say(f"{D}.words.post_alone", post=name)
