"""How bots learn: they play themselves, and what became of each position says what its features are worth."""
