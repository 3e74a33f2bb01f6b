"""Steps that can be carried out in any order, and whether their order matters."""
