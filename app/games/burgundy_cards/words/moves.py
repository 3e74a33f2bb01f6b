"""Actions and choices of the card game in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.table.choice.plans import Plan
from app.texts import Texts, bracketed
from rules import Action, ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.board.estate import stack_kind
from rules.games.burgundy_cards.components import CARDS_PER_VP, GOODS_KIND, OPTION, SPECIES
from rules.games.burgundy_cards.state import State

from ..position import Position
from .cards import D, card_words, gains


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    texts, state = position.texts, position.view
    values: dict[str, int | str] = {"n": action.cost}
    picks = action.picks
    match action.kind:
        case "play" | "take" | "keep" | "use" | "place":
            values["card"] = card_words(texts, items.CARD.key(picks[0]))
        case "sell":
            values["what"] = items.STORE.key(picks[0])
        case "convert":
            workers, silver = items.WORKERS_GIVEN.key(picks[1]), items.SILVER_GIVEN.key(picks[2])
            given = {what: n for what, n in (("worker", workers), ("silver", silver)) if n}
            values["what"] = gains(texts, given)
            values["gains"] = gains(texts, {"vp": (workers + silver) // CARDS_PER_VP})
        case "draw":
            values["what"] = _top(state, picks[0])
        case "bonus":
            values["gains"] = gains(texts, OPTION[items.PHASE_OPTION.key(picks[0])].gain)
    words = texts(f"{D}.action.{action.kind}", **values)
    row = next((row for row, cards in enumerate(state.display, 1) if action.kind == "take" and items.CARD.key(picks[0]) in cards), 0)
    if row:
        words += " " + texts(f"{D}.action.from_row", row=row)
    if action.kind == "convert" and (wasted := (workers + silver) % CARDS_PER_VP):
        words = bracketed(words, texts(f"{D}.action.wasted", n=wasted))
    if action.kind == "place":
        words += ": " + _target(texts, state, picks[1])
    elif action.kind in ("take", "keep") and len(cards := items.CARD.among(picks)) > 1:
        words += ", " + texts(f"{D}.action.discarding", card=card_words(texts, cards[1]))
    if action.cost:
        words = bracketed(words, texts(f"{D}.action.cost", n=action.cost))
    return words


def plan_words(position: Position, plan: Plan) -> str:
    """Return a plan in one line; for an exchange only the total, since the amounts are shown above it."""
    action = plan.actions[-1]
    return _exchange(position.texts, action) if action.kind == "convert" else action_words(position, action)


def choice(position: Position, item: ItemId, picks: Sequence[ItemId]) -> str:
    """Return the label of an amount in the chooser."""
    what, _, n = item.partition(":")
    return position.texts(f"{D}.choice.{what}", n=int(n))


def _exchange(texts: Texts, action: Action) -> str:
    """Return an exchange in words by the total that is given."""
    given = items.WORKERS_GIVEN.key(action.picks[1]) + items.SILVER_GIVEN.key(action.picks[2])
    said = texts(f"{D}.action.convert_sum", n=given, gains=gains(texts, {"vp": given // CARDS_PER_VP}))
    wasted = given % CARDS_PER_VP
    return bracketed(said, texts(f"{D}.action.lost", n=wasted)) if wasted else said


def _top(state: State, item: ItemId) -> str:
    pool, index = items.pool_of(item)
    return GOODS_KIND[state.goods[index].cards[-1]] if pool == "goods" else SPECIES[state.animals[index].cards[-1]]


def _target(texts: Texts, state: State, item: ItemId) -> str:
    onto = items.STACK.of(item)
    if onto is None:
        return texts(f"{D}.action.new_stack")
    player, index = onto
    stack = state.seats[player].estate[index]
    return texts(f"{D}.action.onto", kind=stack_kind(stack), n=len(stack))


def declining(say: Texts, question: str) -> str:
    """Return the label for declining the effect that ``question`` asks about; it names the effect, unless several are open."""
    effect = question.removeprefix("ask.")
    return say(f"{D}.button.decline_effect", what=effect) if say.has(f"{D}.card.{effect}") else say(f"{D}.button.decline")
