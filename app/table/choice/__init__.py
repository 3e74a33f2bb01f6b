"""From legal actions to clicks and back: plans, picking, and decisions the program makes for the player. No Qt."""
