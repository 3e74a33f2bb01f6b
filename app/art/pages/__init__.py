"""What pages and sheets show besides words: banners, curtains, charts, the end of a game."""
