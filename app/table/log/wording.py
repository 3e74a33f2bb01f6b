"""What the info line says: the question, how the game ended, why undo stops. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.texts import Texts, joined
from rules import TURN, Event, Game, Header, Message, Record, told

ENDS = (".", "?", "!", ":")
"""The characters that end a sentence."""


def title(header: Header, texts: Texts) -> str:
    """Return the name of the game as the top bar shows it."""
    name = texts(f"{header.game}.meta.title")
    return texts("hotseat.practice", title=name) if header.practice else name


def after(question: str, sentences: Sequence[str]) -> str:
    """Return a question with sentences after it."""
    if not sentences:
        return question
    return " ".join([question if question.endswith(ENDS) else f"{question}.", *sentences])


def missed(record: Record, eye: int | None, of: Callable[[Texts, Event], str], texts: Texts) -> list[str]:
    """Return sentences on what the last step of whoever decides now missed, as far as ``eye`` may know; see ``GameUi.missed``."""
    if not record.entries or record.entries[-1].player != record.game.decider:
        return []
    return [words for event in told(record.entries[-1].events, eye) if (words := of(texts, event))]


def in_turn(game: Game[Any], seat: int) -> bool:
    """Return whether it is the turn of ``seat``, who may also be asked in the turn of another player."""
    turn_of: int = game.state.turn_of
    return turn_of == seat


def decides(texts: Texts, name: str, own_turn: bool) -> str:
    """Return the announcement of who decides now."""
    return texts("table.turn" if own_turn else "table.decides", name=name)


def comes(texts: Texts, game: Game[Any], name: str, seat: int) -> str:
    """Return the announcement of who comes to the screen, to decide or, while a computer does, to look on."""
    return decides(texts, name, in_turn(game, seat)) if game.decider == seat else texts("table.over_to", name=name)


def asked(
    header: Header,
    game: Game[Any],
    viewer: int | None,
    picker: Picker,
    texts: Texts,
    full: bool = False,
    open_now: Message | None = None,
    done: str = "",
    can_undo: bool = True,
) -> str:
    """Return the words after the name of the player who decides: the question that the picks leave open.

    ``full`` adds a sentence on how to continue, if the game has one (``hint.<question>`` in addition to ``ask.<question>``). ``open_now``
    is the question if the game itself words it. Without ``can_undo`` a hint that offers to take something back has a form that does not
    (``hint.<question>.final``). ``done`` is what a computer that decides has done in this turn: it is shown while the
    computer thinks on.
    """
    decision = game.decision
    if decision is None:
        return outcome(header, game, texts)
    if decision.player != viewer:
        return texts("table.waits") if header.seats[decision.player] == "person" else done or texts("table.thinks")
    question = open_now or _question(header, decision.question, picker, texts)
    said = message(header, question, texts)
    what = question.key.removeprefix("ask.")
    hints = [f"hint.{what}", f"hint.{what.partition('.')[0]}"]
    keys = hints if can_undo else [key for hint in hints for key in (f"{hint}.final", hint)]
    hint = next((key for key in keys if texts.has(f"{header.game}.{key}")), None)
    if not full or hint is None:
        return said
    return after(said, [message(header, Message(hint, question.values), texts)])


def _question(header: Header, asked: Message, picker: Picker, texts: Texts) -> Message:
    """Return the current question, including one between two picks."""
    if picker.asks is not None:
        return picker.asks
    for halfway in (*_missing(picker), *_halfway(picker)):
        if texts.has(f"{header.game}.{halfway}"):
            return Message(halfway)
    leads = [plan.asks for plan in picker.candidates if plan.asks is not None and plan.picks == picker.picks]
    return leads[0] if leads and leads[0] is not None else asked


def _missing(picker: Picker) -> list[str]:
    """List keys of the question by what every possible plan still lacks first, whatever the order of the picks.

    The key is ``ask.<kind>.missing.<n>`` if that is pick n (from 0) of its last action, ``ask.<kind>.missing.lead`` if it belongs to the
    action before; ``ask.missing.lead`` is listed even while several kinds of action are possible.
    """
    if not picker.touched:
        return []
    places = {_place(plan, picker) for plan in picker.candidates}
    kinds = {plan.actions[-1].kind for plan in picker.candidates}
    if len(places) != 1 or None in places:
        return []
    (place,) = places
    found = [f"ask.{kind}.missing.{place}" for kind in kinds] if len(kinds) == 1 else []
    return [*found, "ask.missing.lead"] if place == "lead" else found


def _place(plan: Plan, picker: Picker) -> str | None:
    """Return the position of the first open pick in ``plan``: ``lead``, or its number in the last action; None if nothing is open."""
    item = picker.lacks(plan)
    if item is None:
        return None
    place = plan.picks.index(item) - (len(plan.picks) - len(plan.actions[-1].picks))
    return str(place) if place >= 0 else "lead"


def _halfway(picker: Picker) -> list[str]:
    """Return the keys of the question between two picks of one action.

    They go by what is awaited, numbered among the picks of its row (``ask.take.tile.2``) and not numbered (``ask.place.field``), and by how
    many picks have been made (``ask.take.1``). While several kinds of action are possible, there are only keys for what all of them await,
    one for each kind.
    """
    actions = {plan.actions[-1].kind: plan for plan in picker.candidates}
    awaited = sorted(picker.awaited_picks)
    if len(actions) != 1:
        return [f"ask.{kind}.{row}.{nth}" for kind in actions for row, nth in awaited] if len(awaited) == 1 else []
    ((kind, plan),) = actions.items()
    picks = plan.actions[-1].picks
    done = sum(pick in picker.picks and pick not in picker.amounts.values() for pick in picks)
    leads = plan.picks[: len(plan.picks) - len(picks)]
    if picker.kind is None and not done:
        return []
    if done == len(picks) or not all(pick in picker.picks for pick in leads):
        return []
    counted = [f"ask.{kind}.{row}.{nth}" for row, nth in awaited]
    return [*counted, *(f"ask.{kind}.{row}" for row in sorted(picker.awaited)), f"ask.{kind}.{done}"]


def message(header: Header, said: Message, texts: Texts) -> str:
    """Return a message of the rules in words."""
    return texts(f"{header.game}.{said.key}", **said.values)


def outcome(header: Header, game: Game[Any], texts: Texts) -> str:
    """Return who has won, and with what score."""
    standings = game.state.standings or ()
    names = header.names
    winners = [standing for standing in standings if standing.won]
    if not winners and game.rules.enough and header.solo:
        return texts("table.over_short", name=names[0], n=max(standing.score for standing in standings), enough=game.rules.enough)
    if not winners:
        return texts(texts.own(header.game, "table.over_lost"), names=joined(names))
    n = winners[0].score
    if len(winners) == 1:
        key = "table.over_won.alone" if header.solo else "table.over_won"
        return texts(texts.own(header.game, key), name=names[winners[0].player], n=n)
    sides: dict[int, list[str]] = {}
    for standing in winners:
        sides.setdefault(game.rules.side_of(game.state, standing.player), []).append(names[standing.player])
    key = "table.over_won.team" if len(sides) == 1 else "table.over_shared"
    return texts(texts.own(header.game, key), names=joined(joined(side, " & ") for side in sides.values()), n=n)


def stop(record: Record, texts: Texts, begins: bool = False) -> str:
    """Return why nothing can be undone, or only with the others' consent; empty if something can be.

    ``begins``: the player who decides has done nothing yet.
    """
    if record.can_undo:
        return ""
    floor, alone = record.undo_floor, len(record.people) == 1 < len(record.header.names)
    if floor is None or not any(entry.player in record.people for entry in record.entries):
        return texts("table.nothing_to_undo")
    if begins and not record.can_undo_agreed and not alone:
        return texts("table.stops_turn")
    what = texts(f"{record.header.game}.stop.{(_seen_last(record) or floor).kind if alone else floor.kind}")
    return texts("hotseat.stops_agreed" if record.can_undo_agreed else "table.stops", what=what)


def _seen_last(record: Record) -> Event | None:
    """Return the last event since the last decision of a person that showed something; handing on the turn shows nothing."""
    for entry in reversed(record.entries):
        for event in reversed(entry.events):
            if event.reveals and event.kind != TURN:
                return event
        if entry.player in record.people:
            break
    return None
