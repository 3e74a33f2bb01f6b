"""Where the parts of the card game's table are."""
