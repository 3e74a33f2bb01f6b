"""The table of the board game in words: moves and events, tips and enlarged pieces, sections, refusals."""
