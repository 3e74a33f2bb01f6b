"""The engine on which every game is built: state, steps, legal actions, views, saves. It knows nothing about any particular game."""
