"""How decisions are made at the table of the card game: clicks, drags, keys."""
