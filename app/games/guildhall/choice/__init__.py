"""How decisions are made at the table of Guildhall: clicks, drags, keys."""
