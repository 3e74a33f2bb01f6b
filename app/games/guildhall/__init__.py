"""The table of Guildhall."""
