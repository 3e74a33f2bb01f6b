"""Mouse and keyboard at the table: focus, keys, tooltips, and the steps they play."""
