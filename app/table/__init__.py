"""The table that all games share: layout, picker, focus, scene, painters."""
