"""Pictures of a run: the ladder of ratings and the matrix of win rates, as SVG and PNG."""

from math import nan
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager

from paiju.arena.report import Report
from paiju.game import Facts
from paiju.text import FALLBACK, name, sentence

_FORMATS: Final = ("svg", "png")
# Fonts with Chinese letters that systems come with; a picture without one is in English.
_CHINESE: Final = ("Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Zen Hei", "SimHei")


def _font(lang: str) -> tuple[str, FontProperties]:
    """Choose the language of a picture and a font that can write it."""
    known = {font.name for font in fontManager.ttflist}
    chinese = next((font for font in _CHINESE if font in known), None)
    if lang == "zh" and chinese is not None:
        return "zh", FontProperties(family=[chinese])
    return FALLBACK if lang == "zh" else lang, FontProperties()


def _ladder(axes: Axes, found: Report, title: str, font: FontProperties) -> None:
    """Draw a bar a bot with its error, the best on top."""
    names = found.ladder[::-1]
    ratings = [found.ratings[one].rating for one in names]
    errors = [2 * found.ratings[one].error for one in names]
    axes.barh(names, ratings, xerr=errors, color="#4c78a8", ecolor="#333333", capsize=3)
    axes.set_title(title, fontproperties=font)
    axes.grid(axis="x", alpha=0.3)


def _matrix(axes: Axes, found: Report, title: str, font: FontProperties) -> None:
    """Draw how often the bot of a row beat that of a column."""
    names = list(found.ladder)
    rates = [[nan if a == b else found.pair(a, b).wins.value for b in names] for a in names]
    # Light colours that the colour-blind can tell apart, so that black letters stand out.
    axes.imshow(rates, cmap="PuOr", vmin=-0.6, vmax=1.6)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other:
                wins = found.pair(one, other).wins
                low, high = wins.outward(2)
                told = f"{wins.value:.0%}\n{low:.0%}–{high:.0%}"
                axes.text(column, row, told, ha="center", va="center", fontsize=8)
    axes.set_title(title, fontproperties=font)


def draw(found: Report, folder: Path, lang: str) -> tuple[Path, ...]:
    """Draw ladder and matrix side by side into a folder; return the files."""
    lang, font = _font(lang)
    size = max(3.5, 0.8 * len(found.ladder) + 1.5)
    # Without a date and with fixed marks the same run gives the same file.
    with mpl.rc_context({"svg.hashsalt": found.plan.key}):
        figure = Figure(figsize=(2.2 * size, size), layout="constrained")
        left, right = figure.subplots(1, 2)
        _ladder(left, found, sentence("arena", "title_ladder", {}, lang, "arena"), font)
        _matrix(right, found, sentence("arena", "title_matrix", {}, lang, "arena"), font)
        told: Facts = {"game": name("game", found.plan.game, lang), "deals": found.plan.deals}
        heading = sentence("arena", "title_pairs", told, lang, "arena")
        figure.suptitle(heading, fontproperties=font)
        files = tuple(folder / f"arena.{form}" for form in _FORMATS)
        for file in files:
            dates = {"Date": None} if file.suffix == ".svg" else {}
            figure.savefig(file, metadata=dates, dpi=150)
    return files
