"""The card game in words: tooltips, actions for the list of legal actions, events for the log."""

from __future__ import annotations

from collections import Counter

from app.games.base.words import event_values, seat_name
from app.table.choice.plans import Plan
from app.table.screen import Tip
from app.texts import Texts
from rules import Action, Event, ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.board.estate import stack_kind
from rules.games.burgundy_cards.components import (
    CARDS_PER_VP,
    DIE,
    GOODS_DICE,
    GOODS_KIND,
    GOODS_KINDS,
    KIND,
    NAME,
    OPTION,
    SALE_SILVER,
    SALE_VP,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET_VP,
)
from rules.games.burgundy_cards.state import State

from ..position import Position
from . import duel

D = "burgundy_cards"
SILENT = frozenset({"dealt", "drew", "turn", "split"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    if event.kind in ("took", "placed", "discarded"):
        values["card"] = _card(texts, items.CARD.key(event.items[0]))
    if event.kind == "gained":
        values["gains"] = gains(texts, {str(values["what"]): int(values["n"])})
    if event.kind == "converted":
        given = {what: int(values[key]) for what, key in (("worker", "workers"), ("silver", "silver")) if values[key]}
        values |= {"what": gains(texts, given), "gains": gains(texts, {"vp": int(values["n"])})}
    if event.kind == "sold":
        n = int(values["n"])
        values["gains"] = gains(texts, {"vp": SALE_VP * n, "silver": SALE_SILVER * n})
    if event.kind == "bought":
        values["cards"] = ", ".join(_card(texts, items.CARD.key(item)) for item in event.items)
    return texts(f"{D}.log.{event.kind}", **values)


def missed(texts: Texts, event: Event) -> str:
    """Return a sentence about a benefit or bonus, if an event says that it could not be used."""
    return texts(f"{D}.missed", what=event.values["what"]) if event.kind == "lost" else ""


def gains(texts: Texts, of: dict[str, int]) -> str:
    """Return gains in words, joined by plus signs."""
    return " + ".join(texts(f"{D}.gain.{what}", n=n) for what, n in of.items())


def _card(texts: Texts, card: int) -> str:
    return texts(f"{D}.words.card", card=NAME[card], die=DIE[card])


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    texts, state = position.texts, position.view
    values: dict[str, int | str] = {"n": action.cost}
    picks = action.picks
    match action.kind:
        case "play" | "take" | "keep" | "use" | "place":
            values["card"] = _card(texts, items.CARD.key(picks[0]))
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
        words += " (" + texts(f"{D}.action.wasted", n=wasted) + ")"
    if action.kind == "place":
        words += ": " + _target(texts, state, picks[1])
    elif action.kind in ("take", "keep") and len(cards := items.CARD.among(picks)) > 1:
        words += ", " + texts(f"{D}.action.discarding", card=_card(texts, cards[1]))
    if action.cost:
        words += " (" + texts(f"{D}.action.cost", n=action.cost) + ")"
    return words


def plan_words(position: Position, plan: Plan) -> str:
    """Return a plan in one line; for an exchange only the total, since the amounts are shown above it."""
    action = plan.actions[-1]
    return _exchange(position.texts, action) if action.kind == "convert" else action_words(position, action)


def choice(position: Position, item: ItemId) -> str:
    """Return the label of an amount in the chooser."""
    what, _, n = item.partition(":")
    return position.texts(f"{D}.choice.{what}", n=int(n))


def _exchange(texts: Texts, action: Action) -> str:
    """Return an exchange in words by the total that is given."""
    given = items.WORKERS_GIVEN.key(action.picks[1]) + items.SILVER_GIVEN.key(action.picks[2])
    said = texts(f"{D}.action.convert_sum", n=given, gains=gains(texts, {"vp": given // CARDS_PER_VP}))
    wasted = given % CARDS_PER_VP
    return f"{said} ({texts(f'{D}.action.lost', n=wasted)})" if wasted else said


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


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    texts = position.texts
    sort, _, end = item.partition(":")
    if sort == "card":
        return _card_tip(texts, int(end))
    if sort == "seat":
        return _seat_tip(position, int(end))
    if sort in ("egon", "duel") and not end:
        lines = (("scale-balance", texts(f"{D}.duel.tip")), ("flag-variant", duel.in_words(texts, position.view)))
        return Tip(texts(f"{D}.words.egon"), lines)
    if sort == "store":
        what = items.STORE.key(item)
        if what in GOODS_DICE:
            low, high = GOODS_DICE[what]
            return Tip(texts(f"{D}.stored.{what}"), (("dice-multiple", texts(f"{D}.tip.goods", low=low, high=high)),))
        if what in SPECIES_KINDS:
            return Tip(texts(f"{D}.stored.{what}"), (("star-circle", texts(f"{D}.tip.animals")),))
        if what == "worker":
            return Tip(texts(f"{D}.stored.worker"), (("dice-multiple", texts(f"{D}.tip.worker")),))
        if what == "silver":
            return Tip(texts(f"{D}.stored.silver"), (("hand-coin", texts(f"{D}.tip.silver_use")),))
    if sort == "button" and texts.has(f"{D}.tip.{end}"):
        return Tip(texts(f"{D}.button.{end}"), (("information", texts(f"{D}.tip.{end}")),))
    return None


def _card_tip(texts: Texts, card: int) -> Tip:
    kind = KIND[card]
    lines = [("information", texts(f"{D}.benefit.{NAME[card]}"))]
    if kind == "building":
        lines.append(("home-group", texts(f"{D}.kind.building")))
    lines.append(("star-circle", texts(f"{D}.tip.triplet", n=TRIPLET_VP[kind])))
    return Tip(_card(texts, card), tuple(lines))


def _seat_tip(position: Position, player: int) -> Tip:
    texts, seat = position.texts, position.view.seats[player]
    goods = Counter(GOODS_KIND[card] for card in seat.goods)
    animals = Counter(SPECIES[card] for card in seat.animals)
    nothing = texts(f"{D}.words.nothing")
    projects = ", ".join(_card(texts, card) for card in seat.projects) or nothing
    held_goods = ", ".join(f"{goods[kind]} {texts(f'{D}.short.{kind}')}" for kind in GOODS_KINDS if goods[kind]) or nothing
    held_animals = ", ".join(f"{animals[kind]} {texts(f'{D}.short.{kind}')}" for kind in SPECIES_KINDS if animals[kind]) or nothing
    lines = (
        ("cards-outline", texts(f"{D}.tip.projects", what=projects)),
        ("sack", texts(f"{D}.tip.held_goods", what=held_goods)),
        ("paw", texts(f"{D}.tip.held_animals", what=held_animals)),
    )
    return Tip(seat_name(position, player), lines)


def declining(say: Texts, question: str) -> str:
    """Return the label for declining the effect that ``question`` asks about; it names the effect, unless several are open."""
    effect = question.removeprefix("ask.")
    return say(f"{D}.button.decline_effect", what=effect) if say.has(f"{D}.card.{effect}") else say(f"{D}.button.decline")
