"""Border posts, islands and rivers, inns, trade routes, shields, the solo game."""
