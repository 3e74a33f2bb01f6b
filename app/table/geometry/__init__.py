"""Where things are: rectangles, layouts, what is on top. No Qt."""
