"""Pictograms as painter paths: our own outlines first, then the pictogram font, and a lozenge for anything missing from both."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRawFont, QTransform

from .drawing.svg_outline import svg_outline
from .fonts import package_folder
from .shapes import curve, fill
from .tokens import INK, Colour

_PACKAGE: Final = "fonticon_mdi6"
_PIXELS: Final = 480.0

OWN: Final = {
    "pawn": "M12 1.8a3.7 3.7 0 0 1 0 7.4a3.7 3.7 0 0 1 0-7.4zM8.3 9.2h7.4v1.6h-1.3c.3 3.7 1.5 6.3 3.6 8.4V22H6v-2.8"
    "c2.1-2.1 3.3-4.7 3.6-8.4H8.3z",
    "hen": "M15 3.2c.5-.9 1.5-.8 1.7.1.7-.7 1.7-.2 1.5.8.9 0 1.3.9.7 1.6.5.5.8 1.2.8 1.9l2 1.2-2.1.9c-.2 4.8-3.1 8.3-7.3 8.7"
    "L12.8 21H15v1H9v-1h2l-.4-2.6C6.2 17.9 2.7 14.7 2 9c1.7.5 2.6.3 3.5-.6.3 1.8 1.7 2.8 3.6 2.8 2.7 0 4.5-1.6 4.9-5"
    " .1-1.2.4-2.2 1-3z",
    "cask": "M7 3h10l1 2.8H6zM5.600 7.200h12.8c.5 1.500.7 3.100.7 4.100H4.900c0-1 .2-2.600.7-4.100zM4.900 12.700h14.200"
    "c0 1-.2 2.600-.7 4.100H5.600c-.5-1.500-.7-3.100-.7-4.100zM6 18.200h12l-1 2.800H7z",
    "goat": "M9.5 8.5C9 5 6.5 2.8 2.5 2.5c1.5.8 3 2.3 3.5 4.5-1.5.5-2.3 1.3-2.8 2.5l2.6-.2-4.3 5.4c-.4.6-.3 1.3.3 1.7l1 .6"
    "c.5.3 1 .2 1.5 0l1.5-.8c-.4 2-.2 4 .8 6.3.7-1.3 1.2-2.9 1.3-4.7 2.5 1.3 4.6 3.3 5.6 4.2h9.5c-1-5.5-4.5-11-13.5-13.5z"
    "M10.500 7.800C10 6 11.500 3.200 16 3.400c-2 .5-3.300 1.800-3.600 4.600z",
    "goose": "M15.5 1.5c1.6 0 2.7 1 2.8 2.5l3.7 1.4-3.8.8c-.3 1.8-1.7 2.8-1.7 5 0 .6.3 1.2.3 2.3 0 3.3-3 5.6-6.9 5.6h-.1"
    "L9.5 21H11v1H7v-1h1.4l.2-1.900C5 18.6 2.7 16 2 11.5c2 1.3 4 1.7 6.1 1.4 3-.4 5-1.7 5-4.2 0-1.3-.7-2.4-.7-4 0-1.9 1.3-3.2 3.1-3.2z",
    "crane": "M2.500 20H17v2H2.500zM4.500 9.600L18.600 1.800l1.100 2L5.600 11.600zM17.900 3h1.300v9.500h-1.300z"
    "M15.500 12.500h6.200v5.500h-6.200z"
    "M4 14.600a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM5.800 14.600a3.200 3.200 0 0 0 6.400 0a3.200 3.200 0 0 0-6.400 0zM8.300 8h1.500v12H8.300z"
    "M5.500 13.900h7v1.400h-7z",
    "chateau": "M12 .5l3.200 6.500v4h2V8.800L19.600 4L22 8.800V22H2V8.800L4.400 4L6.800 8.800V11h2V7z"
    "M10.200 22h3.600v-3.200a1.800 1.800 0 0 0-3.600 0z",
    "tunic": "M8 3h2.2c.5 1.4 3.1 1.400 3.600 0H16l5 3-1.800 5-2.700-1L18.500 21h-13L7.500 10l-2.700 1L3 6z",
    "jar": "M8 2h8v2.500h-1.500v2C18 8 19.500 10.800 19.500 14c0 3.500-1.700 6.200-4 8h-7c-2.300-1.800-4-4.500-4-8"
    " 0-3.200 1.500-6 5-7.500v-2H8z",
    "spool": "M5 2h14v2.8H5zM5 19.2h14V22H5zM7.2 6.2h9.6v1.7L7.2 9zM7.2 10.3l9.6-1.1v2.1L7.2 12.4z"
    "M7.2 13.7l9.6-1.1v2.1L7.2 15.8zM7.2 17.1l9.6-1.1v1.8H7.2z",
    "hay": "M3 8.200l4.500-4.400H21l-4 4.400zM3 9.400h5v3.200H3zM9.200 9.400h7.400v3.200H9.200z"
    "M3 13.800h5V20H3zM9.200 13.800h7.400V20H9.200zM17.800 9L22 4.600v11L17.800 20z",
    "felt-hat": "M2 16.500c2.500-1.200 4.500-2 5-4.500.6-3.600 2-7.500 5-7.500s4.4 3.900 5 7.500"
    "c.5 2.500 2.500 3.300 5 4.500-1 2-5 3-10 3s-9-1-10-3z",
    "boot": "M6.500 2.500h8v9.500c2.500 1.300 6.500 1.500 7 4.800v1.700H15l-1-1H11.500v1.500h-5z"
    "M6.500 20h5v1.800h-5zM14 20h7.500v1.800H14z",
    "hide": "M9 2l3 2 3-2 1.500 4L22 8l-3.500 5L21 18l-5 .500L12 22l-4-3.500L3 18l2.500-5L2 8l5.500-2z",
    "wheel": "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM12 4.200a7.800 7.800 0 0 0 0 15.600a7.800 7.800 0 0 0 0-15.600z"
    "M11.200 4h1.600v16h-1.600zM4 11.200h16v1.600H4zM6 7.100L7.100 6L18 16.900L16.900 18zM16.900 6L18 7.100L7.100 18L6 16.900z"
    "M12 9.200a2.800 2.800 0 0 1 0 5.600a2.800 2.800 0 0 1 0-5.600z",
    "mask": "M2 8.500c3.500-2.500 7-2 10-.5 3-1.500 6.500-2 10 .5"
    ".500 5-1.500 8.500-5 8.500-2.500 0-3.500-2.500-5-2.500S9.500 17 7 17c-3.500 0-5.500-3.500-5-8.500z"
    "M5 11c1 2.200 3.500 2.500 5 1-1-2-3.500-2.500-5-1zM14 12c1.500 1.500 4 1.200 5-1-1.500-1.500-4-1-5 1z",
    "lancet": "M12 1.5c4 3.2 6 6.6 6 10.5v10H6V12c0-3.9 2-7.3 6-10.5z",
    "pane": "M12 5c2.600 2.400 3.800 4.600 3.800 7.200v7.600H8.200v-7.600C8.200 9.600 9.400 7.400 12 5z",
    "arches": "M1 6h22v4h-1v10h-2.500c0-3.500-1.500-6-3.500-6s-3.500 2.500-3.500 6h-1"
    "c0-3.500-1.500-6-3.500-6S4.500 16.500 4.500 20H2V10H1z",
    "rhombus": "M12 2.5L21.500 12L12 21.500L2.500 12z",
    "stool": "M4 5h16v3.500h-1.600L20 21h-2.600l-.8-5H7.400l-.8 5H4L5.600 8.500H4zM8.200 8.500L7.800 13.500h8.400l-.4-5z",
}
"""Outlines drawn for this program, in a box of 24."""

_CODES: Final = """
    account-clock:F0B56 account-eye:F0420 account-group:F0849 account-hard-hat:F05B5 account-multiple:F000E account-plus:F0014
    account-switch:F0019 account:F0004 alert-circle:F0028 alert-octagon:F0029 alert:F0026 anvil:F089B arrow-bottom-right-thick:F09BA
    arrow-down-bold:F072E arrow-left-bold:F0731 arrow-left:F004D arrow-right-bold:F0734 arrow-right:F0054 arrow-up-bold:F0737 axe:F08C8
    bank:F0070 barley:F0073 bed:F02E3 book-cross:F00A2 book-open-page-variant:F05DA book-open-variant:F14F7 bottle-wine:F0854
    bow-arrow:F1841 bridge:F0618 bug:F00E4 cached:F00E8 calculator-variant:F0A9A calendar-star:F09D3 calendar:F00ED cancel:F073A
    candle:F05E2 cards-outline:F0639 cards-playing-outline:F063A cards-playing:F18A1 cards:F0638 castle:F011A chart-bar:F0128
    chart-line:F012A check-bold:F0E1E check-circle:F05E0 check:F012C chess-pawn:F0859 chess-rook:F085B chevron-double-left:F013D
    chevron-double-right:F013E chevron-down:F0140 chevron-left:F0141 chevron-right:F0142 chevron-up:F0143 church:F0144 circle-multiple:F0B38
    circle-outline:F0766 circle:F0765 clock-outline:F0150 close-thick:F1398 cog-outline:F08BB cog:F0493 content-copy:F018F
    content-save:F0193 cow:F019A cross-celtic:F0CF5 crown:F01A5 cube-outline:F01A7 cube:F01A6 delete-outline:F09E7 diamond-stone:F01C8
    dice-1:F01CA dice-2:F01CB dice-3:F01CC dice-4:F01CD dice-5:F01CE dice-6:F01CF dice-multiple:F076E domino-mask:F1023 drag-vertical:F01DD
    drama-masks:F0D02 egg:F0AAF email-fast:F186F eye-off:F0209 eye:F0208 fast-forward:F0211 feather:F06D3 ferris-wheel:F0EA4
    file-document-outline:F09EE flag-checkered:F023C flag-triangle:F023F flag-variant:F0240 flag:F023B fleur-de-lis:F1303 flower:F024A
    folder-open:F0770 food-drumstick:F141F fountain:F096B fruit-grapes:F1044 fullscreen-exit:F0294 fullscreen:F0293 gesture-tap:F0741
    gift:F0E44 glass-mug-variant:F1116 gold:F124F hammer-wrench:F1323 hammer:F08EA hand-coin:F188F hand-saw:F0E48 hands-pray:F0579
    heart:F02D1 help-circle:F02D7 hexagon-multiple-outline:F10F2 hexagon-outline:F02D9 hexagon:F02D8 history:F02DA home-city:F0D15
    home-group:F0DD4 home:F02DC image-outline:F0976 infinity:F06E4 information:F02FC key-variant:F030B keyboard:F030C layers-triple:F0F58
    lightbulb-on:F06E8 lightning-bolt:F140B link-variant-off:F033A link-variant:F0339 lock:F033E magnify-plus:F034B magnify:F0349
    medal:F0987 menu-down:F035D menu:F035C minus-thick:F1639 minus:F0374 monitor:F0379 moon-waning-crescent:F0F65 music:F075A
    numeric-1-circle:F0CA0 numeric-2-circle:F0CA2 numeric:F03A0 palette:F03D8 pause:F03E4 paw:F03E9 pencil:F03EB pickaxe:F08B7 pig:F0401
    play-circle:F040C play:F040A plus-thick:F11EC plus:F0415 podium:F0D25 power:F0425 redo-variant:F044F refresh:F0450 restart:F0709
    road-variant:F0462 robot:F06A9 roman-numeral-1:F1088 roman-numeral-2:F1089 roman-numeral-3:F108A roman-numeral-5:F108C
    rotate-right:F0467 sack:F0D2E sail-boat:F0EC8 scale-balance:F05D1 school:F0474 script-text:F0BC2 seal:F047A sheep:F0CC6 shield:F0498
    ship-wheel:F0833 shuffle-variant:F049F sickle:F18C0 skip-next:F04AD skip-previous:F04AE slash-forward:F0FDF snowflake:F0717 sort:F04BA
    speedometer:F04C5 square:F0764 stairs-up:F12BD stairs:F04CD star-circle:F04CF star-four-points:F0AE2 star:F04CE stop:F04DB
    storefront:F07C7 swap-horizontal:F04E1 table:F04EB terrain:F0509 text-box-outline:F09ED timer-sand:F051F tools:F1064 town-hall:F1875
    translate:F05CA tray-arrow-down:F0120 tray-full:F1296 treasure-chest:F0726 trophy:F0538 undo-variant:F054D vector-line:F055E
    view-list:F0572 volume-high:F057E volume-off:F0581 wall:F07FE warehouse:F0F81 white-balance-sunny:F05A8 window-close:F05AD
    window-closed-variant:F11DB window-maximize:F05AF window-minimize:F05B0
"""
"""Each pictogram of the font that is used, with its code in the font: the package that knows all 7,000 is slow to load."""
CODES: Final = {name: int(code, 16) for name, code in (entry.split(":") for entry in _CODES.split())}
REGISTRY: Final = frozenset((*OWN, *CODES))
"""Every name the program may ask for; a test draws each of them."""
unknown: Final[set[str]] = set()
"""Names that were asked for and are not among them; tests expect none."""


@cache
def _font() -> QRawFont | None:
    """Return the pictogram font from its package, or None if the package is missing."""
    folder = package_folder(_PACKAGE)
    if folder is None:
        return None
    result = QRawFont(str(folder / "fonts" / "materialdesignicons-webfont.ttf"), _PIXELS)
    return result if result.isValid() else None


@cache
def icon_outline(name: str) -> QPainterPath:
    """Return the outline of a pictogram around 0, 0 in a box of side 1; an unknown name gives a lozenge. Shared: do not change it."""
    if name in OWN:
        centred = QTransform.fromTranslate(-12, -12).map(svg_outline(OWN[name]))
        return QTransform.fromScale(1 / 24, 1 / 24).map(centred)
    if name not in CODES:
        unknown.add(name)
    face = _font()
    glyphs = face.glyphIndexesForString(chr(CODES[name])) if face is not None and name in CODES else []
    if face is None or not glyphs or not glyphs[0]:
        return curve((0, -0.4), (0.3, 0), (0, 0.4), (-0.3, 0))
    glyph = face.pathForGlyph(glyphs[0])
    middle = glyph.boundingRect().center()
    return QTransform.fromScale(1 / _PIXELS, 1 / _PIXELS).map(glyph.translated(-middle))


def coloured(pictogram: str, usual: Colour) -> tuple[str, Colour]:
    """Return the name of a pictogram and its colour: its own, which can follow the name (``circle#9CC7F5``), or the usual one."""
    name, _, own = pictogram.partition("#")
    return name, f"#{own}" if own else usual


def icon(p: QPainter, r: QRectF, name: str, colour: Colour = INK) -> None:
    """Paint a pictogram centred in ``r``; its box is the shorter side."""
    icon_at(p, name, r.center().x(), r.center().y(), min(r.width(), r.height()), colour)


def icon_at(p: QPainter, name: str, x: float, y: float, size: float, colour: Colour = INK) -> None:
    """Paint a pictogram in a box of side ``size`` around ``x, y``."""
    fill(p, colour, QTransform(size, 0, 0, size, x, y).map(icon_outline(name)))
