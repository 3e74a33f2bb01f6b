"""How decisions are made at the table of the board game: clicks, drags, keys."""
