"""Painters: everything drawn on the table; none of them knows a rule.

Conventions of the whole package
* A painter is a function ``name(p, r, ...)``: ``p`` an active painter, ``r`` the rectangle of the piece itself.
* Lengths are logical pixels (the client area is 712 high); the caller has scaled the painter.
* Soft shadows, rings and lifted pieces reach beyond ``r``; ``cache.MARGIN`` and ``cache.LIFT_MARGIN`` are enough for them.
* Strings arrive translated. Ids are those of the component data (``castle``, ``sheep``, ``light`` ...); an unknown id raises KeyError.
* A painter leaves pen, brush and font of ``p`` changed, but transform, clip and opacity as it found them.
* Painting needs a QGuiApplication; the typefaces should have been loaded with ``fonts.load_fonts``.
"""
