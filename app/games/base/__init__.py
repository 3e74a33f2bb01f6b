"""What the tables of several games have in common. It knows no game."""
