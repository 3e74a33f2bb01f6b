"""The table of the card game in words: moves and events, tips and enlarged pieces, sections, refusals."""
