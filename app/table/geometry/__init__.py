"""Where things lie: rectangles, layouts, what is on top. No Qt."""
