"""The engine every game is written on: state, steps, legal actions, views, saves. It knows no game."""
