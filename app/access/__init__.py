"""The table for people who hear it instead of seeing it.

A screen reader gets at widgets, not at what a scene paints. So while one is active, there is a widget with a name, a state and an action
over every piece that can be clicked, and what is to be done or has been done is spoken. An accessible interface of our own for each piece
(``QAccessibleInterface``) would be the shorter way, but PySide cannot carry one written in Python: the program ends with a segmentation
fault as soon as Qt asks such an interface for its children (seen with 6.11).

Nothing here is imported before the first picture, and nothing is made while no one is listening.
"""
