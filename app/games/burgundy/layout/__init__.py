"""Where the parts of the board game's table are."""
