"""Praga Caput Regni taught: the lesson and its positions, the rules to read."""
