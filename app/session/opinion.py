"""What bots think of a finished game: how its chances changed, and which turns cost most. Everything in it is an estimate. Pure: no Qt."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from app.session.digest import digest
from app.session.replay import Replay
from app.texts import LANGUAGES, Texts
from rules import Record, rules_of
from rules.bots.judging import METHOD, Verdict
from rules.bots.learned import edition, measured
from rules.bots.reasons import GOAL, RESULT, RIVAL
from rules.bots.strengths import playable
from rules.bots.valuation import CONSTANT

MOST = 5
"""How many turns are named."""
Kind = Literal["chance", "result"]
"""What the curves of a game are: chances to win, or results to be expected: the points in the end, less those of a rival without a seat."""
Estimate = Annotated[float, Meta(ge=-9_999, le=9_999)]
Place = Annotated[int, Meta(ge=0, le=100_000)]


class Opinion(Struct, frozen=True):
    """What bots of an ``edition`` think of the game with the digest ``played``.

    ``prospects`` are those of every seat at the positions ``points``: the beginning and the end of every turn. ``verdicts`` are about the
    stretches of people that cost them something, in the order of the game.
    """

    edition: str
    played: str
    kind: Kind
    points: tuple[Place, ...]
    prospects: tuple[tuple[Estimate, ...], ...]
    verdicts: tuple[Verdict, ...]

    @property
    def costliest(self) -> tuple[Verdict, ...]:
        """The few stretches that cost most, in the order of the game."""
        found = sorted(self.verdicts, key=lambda verdict: (-verdict.cost, verdict.at))[:MOST]
        return tuple(sorted(found, key=lambda verdict: verdict.at))


def judgeable(replay: Replay) -> bool:
    """Return whether bots can have an opinion of a game: it is over, they know it, and it is complete."""
    return replay.record.game.over and replay.whole and not replay.record.log_only and playable(replay.record.rules)


def edition_of(record: Record) -> str:
    """Return a name for what an opinion of a game would be formed by today."""
    return f"{METHOD}-{edition(record.header.game, len(record.header.names))}"


def kind_of(record: Record) -> Kind:
    """Return what the curves of a game are."""
    features = rules_of(record.header.game).features
    assert features is not None
    chances = features().race or measured(record.header.game, len(record.header.names)) is not None
    return "chance" if chances and not record.header.solo else "result"


def points_of(replay: Replay) -> tuple[int, ...]:
    """Return the positions at which prospects are told."""
    return (replay.begin, *(turn.end for turn in replay.turns))


def fits(opinion: Opinion, replay: Replay) -> bool:
    """Return whether an opinion is about this game, formed as it would be today, and can be shown."""
    record = replay.record
    seats = len(record.header.names)
    return (
        opinion.edition == edition_of(record)
        and opinion.played == digest(record)
        and opinion.kind == kind_of(record)
        and opinion.points == points_of(replay)
        and len(opinion.prospects) == len(opinion.points)
        and all(len(of) == seats for of in opinion.prospects)
        and (opinion.kind == "result" or all(0 <= one <= 1 for of in opinion.prospects for one in of))
        and all(_fits(verdict, replay) for verdict in opinion.verdicts)
    )


def _fits(verdict: Verdict, replay: Replay) -> bool:
    """Return whether a verdict is about a decision of this game, and names what there is."""
    record = replay.record
    if not (0 <= verdict.at < verdict.end <= replay.last and 0 < verdict.cost < 10_000 and verdict.better):
        return False
    game = replay.game(verdict.at)
    features = record.rules.features
    assert features is not None
    say = Texts(LANGUAGES[0])
    groups = {feature.group for feature in features().names} | {CONSTANT, RESULT}
    reasons = verdict.reasons
    return (
        game.decider == verdict.seat
        and verdict.better[0] in game.legal
        and all(key in (GOAL, RIVAL, RESULT) or say.has(f"{record.header.game}.score.{key}") for key, _ in reasons.facts)
        and all(key in groups for key, _ in reasons.estimates)
        and all(abs(worth) < 10_000 for _, worth in (*reasons.facts, *reasons.estimates))
    )
