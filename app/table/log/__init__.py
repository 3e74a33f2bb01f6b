"""What happened, in words. No Qt."""
