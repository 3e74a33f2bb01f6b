"""Pictures that the board game and the Card Game of Burgundy share."""
