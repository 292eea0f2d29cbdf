"""Break lines as both languages do: at spaces, and between Chinese characters."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

_NEVER_FIRST: Final = "，。、；：？！）】」』”’…"
_NEVER_LAST: Final = "（【「『“‘"


def _is_wide(sign: str) -> bool:
    """Return whether a sign is a Chinese one."""
    return cell_len(sign) == 2


def _may_break(before: str, after: str) -> bool:
    """Return whether a line may end between two signs."""
    if after == " " or after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    return before == " " or _is_wide(before) or _is_wide(after)


def _breaks(plain: str, width: int) -> Iterator[int]:
    """Find the places where lines end."""
    start = last = used = 0
    for place, sign in enumerate(plain):
        if place > start and _may_break(plain[place - 1], sign):
            last = place
        size = cell_len(sign)
        if used + size > width and sign != " ":
            cut = last if last > start else place
            yield cut
            start, used = cut, cell_len(plain[cut:place])
        used += size


def wrap(text: Text, width: int) -> list[Text]:
    """Break a text into lines of a width; what was one line stays one."""
    lines = []
    for part in text.split("\n", allow_blank=True):
        for line in part.divide(list(_breaks(part.plain, width))):
            line.rstrip()
            lines.append(line)
    return lines
