"""The one table of all games: layout, picker, focus, scene, painters."""
