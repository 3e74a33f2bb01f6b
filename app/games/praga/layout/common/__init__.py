"""Where the parts of the table are that all players share."""
