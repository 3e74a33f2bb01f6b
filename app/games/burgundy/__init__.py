"""The table of The Castles of Burgundy."""
