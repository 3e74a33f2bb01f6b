"""What is still to be done: the rules of a turn, clause by clause."""
