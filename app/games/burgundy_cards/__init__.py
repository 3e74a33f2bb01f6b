"""The table of The Castles of Burgundy: The Card Game."""
