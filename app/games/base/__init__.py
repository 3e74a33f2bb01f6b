"""What the tables of several games have in common. Knows no game."""
