"""The board game taught: the lesson and its positions, the rules to read."""
