"""How decisions are made at the table of Praga Caput Regni: clicks, drags, keys."""
