"""Pictures written as lines of text: a paint and an outline each, lowest first. No Qt; ``painting`` reads and paints them.

A line is ``[mark] paint path``. ``path`` is path data as ``svg_outline`` reads it, light from the upper left, y downwards.

* ``paint`` is a colour ``#RRGGBB`` or a name of the palette (``cloth``, ``skin``, ``hair``), then ``+20`` or ``-20`` for a share of light
  or of shade (several add up), then ``/40`` for an opacity in percent. ``a>b`` runs from the upper left of the outline to its lower right.
* marks, together in front: ``~2`` a line 2 wide with round ends; ``&`` only what lies inside the last outline painted without a mark;
  ``|`` the outline and its mirror.
* ``@ x y turn scale`` moves, turns (degrees) and scales what follows; ``@`` alone ends that.
* An indented line continues the one before.
"""

from __future__ import annotations


def oval(x: float, y: float, rx: float, ry: float = 0.0) -> str:
    """Return the path data of a circle or an ellipse around ``x, y``."""
    ry = ry or rx
    return f"M{x - rx:g} {y:g}A{rx:g} {ry:g} 0 0 1 {x + rx:g} {y:g}A{rx:g} {ry:g} 0 0 1 {x - rx:g} {y:g}Z"
