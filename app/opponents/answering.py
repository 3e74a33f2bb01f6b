"""What a bot answers when it is asked; in a thinker, or where there is none in the window's own process."""

from __future__ import annotations

from app.opponents.wire import Answer, Compared, Question, Thought
from rules import Rng, rules_of
from rules.bots.choice import Bot
from rules.bots.reasons import reasons
from rules.bots.strengths import valuation


def answered(asked: Question, bot: Bot) -> Answer:
    """Return what ``bot`` would do, and if that was asked for, why it is better than something else."""
    view, rng = rules_of(asked.game).decode(asked.view), Rng(asked.seed)
    considered = bot.choose(view, asked.legal, rng, 0).considered
    thoughts = tuple(Thought(plan.actions, plan.value) for plan in considered)
    found = reasons(valuation(asked.game, asked.players), view, asked.legal, considered, rng) if asked.reasons else ()
    return Answer(asked.number, thoughts, tuple(Compared(other.actions, why) for other, why in found))
