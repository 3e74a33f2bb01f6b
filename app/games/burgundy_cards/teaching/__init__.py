"""The card game taught: the lesson, the rules to read."""
