"""Border posts, inns and what a lone player has still to take, in words."""

from __future__ import annotations

from app.texts import Texts
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.components import AREA_VP, PHASE_VP
from rules.games.burgundy.modules import INN_COST
from rules.games.burgundy.state import State, estate_of
from rules.games.burgundy.steps.placement import size_of

from .tiles import KIND_OF, D


def inns_words(say: Texts, state: State) -> str:
    """Return how many inns lie beside the black depot."""
    return say(f"{D}.words.inns", n=len(state.inns), cost=INN_COST) if state.inns else say(f"{D}.words.no_inns")


def post_words(say: Texts, state: State, player: int, post: int) -> str:
    """Return a border post in words, with how many others it is connected to."""
    name = estate_of(state, player).land.posts[post].name
    n = sum(pair != post for pair, _ in state.seats[player].posts)
    return say(f"{D}.words.post", n=n, post=name) if n else say(f"{D}.words.post_alone", post=name)


def due_words(say: Texts, state: State, item: ItemId) -> str:
    """Return the points of an area that a lone player has still to take."""
    player = items.DUE.seat(item)
    part, _, field = items.DUE.key(item).partition("_")
    land = estate_of(state, player).land
    n = AREA_VP[size_of(state, player, land.area_of[int(field)])] if part == "size" else PHASE_VP[state.phase]
    return say(f"{D}.words.due_{part}", kind=KIND_OF[land.colours[int(field)]], n=n)
