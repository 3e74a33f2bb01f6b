"""The Castles of Burgundy: The Card Game. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""
