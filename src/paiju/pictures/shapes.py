"""Shapes and colours: everything on a card that needs no font."""

from typing import Final

SUIT_PATHS: Final = {
    "S": "M12 2c5.5 4.7 9 8.1 9 12.1 0 2.9-2.2 4.9-4.7 4.9-1.4 0-2.6-.6-3.4-1.7"
    ".2 2 .9 3.5 2.3 4.7H8.8c1.4-1.2 2.1-2.7 2.3-4.7C10.3 18.4 9.1 19 7.7 19"
    " 5.2 19 3 17 3 14.1 3 10.1 6.5 6.7 12 2z",
    "H": "M12 21.5C5.5 16.4 2 12.7 2 8.4 2 5.2 4.4 3 7.2 3 9.2 3 11 4.1 12 6"
    "c1-1.9 2.8-3 4.8-3C19.6 3 22 5.2 22 8.4c0 4.3-3.5 8-10 13.1z",
    "C": "M12 2a4.7 4.7 0 0 1 4 7.2 4.7 4.7 0 1 1-3.1 7.8c.2 2.1 1 3.8 2.4 5H8.7"
    "c1.4-1.2 2.2-2.9 2.4-5A4.7 4.7 0 1 1 8 9.2 4.7 4.7 0 0 1 12 2z",
    "D": "M12 1.5c2.3 4.1 5 7.5 8.2 10.5-3.2 3-5.9 6.4-8.2 10.5"
    "C9.7 18.4 7 15 3.8 12 7 9 9.7 5.6 12 1.5z",
}
"""In a square of 24."""

BIG: Final = "M2.5 7.5h15M10 2c0 7.5-2 12.5-7.5 16M10 8.5c1 5 3.5 8 7.5 9.5"
SMALL: Final = (
    "M10 2v14.2c0 1.6-1 2-3 1.5M5.2 7.5C4.7 10.3 3.7 12.7 2.2 14.8M14.8 7.5c.8 2.9 1.7 5 3 7.3"
)
KING: Final = "M3 3h14M4 10h12M2 17h16M10 3v14"
"""The strokes of 大, 小 and 王, in a square of 20."""

STAR: Final = "M12 1.8l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 18.1l-6.6 3.8L7 14.5l-5.6-5 7.5-.8z"

CROWNS: Final = {
    "K": "M3 19.5 2 8l5.5 4L12 4.5l4.5 7.5L22 8l-1 11.5z",
    "Q": "M4 19.5 2.5 9.5 8 13l4-6.5 4 6.5 5.5-3.5-1.5 10zM12 2.6a1.7 1.7 0 1 1 0 .1z",
    "J": "M12 2.5 20 5.5v6.5c0 4.5-3.2 7.8-8 9.5-4.8-1.7-8-5-8-9.5V5.5z",
}
"""A crown, a coronet and a shield, in a square of 24."""

SIGNS: Final = {
    "<": "M3.5-6-4.5 0l8 6",
    ">": "M-3.5-6 4.5 0l-8 6",
    "=": "M-6-3.2H6M-6 3.2H6",
    "!": "M-6-3.2H6M-6 3.2H6M4-7.5-4 7.5",
    "/": "M4-8-4 8",
    "x": "M-4-4 4 4M4-4-4 4",
}
"""The signs of pictures, around their middle: `!` is not to be compared, `/` one or the other."""

SUIT_COLOURS: Final = {"S": "#171b22", "H": "#c2183a", "C": "#0e6b44", "D": "#b84d08"}
BIG_COLOUR: Final = "#c2183a"
SMALL_COLOUR: Final = "#171b22"

PAPER: Final = "#fffdf6"
WILD_PAPER: Final = "#ffeab0"
EDGE: Final = "#cfc8b6"
BRASS: Final = "#e9c46a"
FELT: Final = ("#24604d", "#174335")
FELT_EDGE: Final = "#3d7362"
DEEP: Final = "#10352a"
TEXT: Final = "#f4f0e4"
SOFT: Final = "#b9cdc3"
NO: Final = "#ffcfc6"
NO_PAPER: Final = "#b3372a"
SANS: Final = (
    "-apple-system,'Segoe UI','Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',"
    "'Noto Sans CJK SC','Noto Sans SC',sans-serif"
)
