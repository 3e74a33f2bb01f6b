"""Guildhall. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""
