"""Mouse rest and keyboard at the table: focus, keys, tool tips, the steps they play."""
