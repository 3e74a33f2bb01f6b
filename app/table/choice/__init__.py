"""From legal actions to clicks and back: plans, picking, what can be done for the player. No Qt."""
