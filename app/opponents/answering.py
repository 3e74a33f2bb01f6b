"""What a bot answers when it is asked; in a thinker, or where there is none in the window's own process."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from app.opponents.wire import Answer, Compared, Question, Thought
from rules import Rng, rules_of
from rules.bots.choice import Bot
from rules.bots.plan import Plan
from rules.bots.reasons import Reasons, reasons
from rules.bots.strengths import valuation
from rules.bots.victory import Victories


def answered(asked: Question, bot: Bot) -> Answer:
    """Return what ``bot`` would do, and if that was asked for, why it is better than something else.

    To anyone who asks why, a plan that surely wins comes before all that might not, however promising; where nothing but the
    win counts, the shortest of them.
    """
    rules, rng = rules_of(asked.game), Rng(asked.seed)
    view = rules.decode(asked.view)
    considered = bot.choose(view, asked.legal, rng, 0).considered
    if not asked.reasons:
        return Answer(asked.number, _thoughts(considered))
    considered = tuple(replace(plan, actions=rules.insight().meant(view, plan.actions)) for plan in considered)
    by, victories = valuation(asked.game, asked.players), Victories(rules, view, asked.legal, rng)
    wins = [plan for plan in considered if victories.sure(plan.actions)]
    if (by.race or not wins) and (line := victories.any()):
        wins.append(Plan(line, considered[0].value))
    wins.sort(key=lambda plan: (0.0 if by.race else -plan.value, len(plan.actions)))
    considered = (*wins, *(plan for plan in considered if plan not in wins))
    found = reasons(by, view, asked.legal, considered, rng)
    told = (Compared(other.actions, why) for other, why in found if not wins or _beside_a_win(why, other in wins))
    return Answer(asked.number, _thoughts(considered), tuple(told), bool(wins))


def _thoughts(plans: Sequence[Plan]) -> tuple[Thought, ...]:
    return tuple(Thought(plan.actions, plan.value) for plan in plans)


def _beside_a_win(why: Reasons, wins: bool) -> bool:
    """Say whether a plan is worth telling alongside one that surely wins: it wins as well, or by how much less can be told."""
    return wins if why.even else why.measure != "chance" and not why.overturned
