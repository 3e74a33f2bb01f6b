"""Pictures shared by the board game and the Card Game of Burgundy."""
