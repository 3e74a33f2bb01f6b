"""The picture on the screen: pieces, rings, animations, painted ahead of time."""
