"""The table of Praga Caput Regni in words: moves and events, tips and enlarged pieces, sections, refusals."""
