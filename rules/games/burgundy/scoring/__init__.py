"""Points and the result."""
