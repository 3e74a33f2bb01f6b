"""Where the parts of Guildhall's table are."""
