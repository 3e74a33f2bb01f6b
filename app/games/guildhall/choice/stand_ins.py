"""What is clicked for something that the rules have no item for."""

from __future__ import annotations

NO_EFFECT = "button:no_effect"
NO_LEVEL = "level:none"
"""What is clicked to play a card that has no level on offer, and to confirm that an effect is declined."""
NOW, ORDERED = "pay:now", "pay:order"
"""What is clicked to buy: cards paid are discarded in the usual order, or in one of the player's choice."""
