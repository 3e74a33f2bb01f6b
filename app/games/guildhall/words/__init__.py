"""The table of Guildhall in words: moves and events, tips and enlarged pieces, sections, refusals."""
