"""How decisions are made at the table of Villagers: clicks, drags, keys."""
