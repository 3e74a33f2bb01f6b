"""The table of Villagers in words: moves and events, tips and enlarged pieces, sections, refusals."""
