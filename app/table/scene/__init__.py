"""The picture on the screen: pieces, rings, animation, and painting ahead of time."""
