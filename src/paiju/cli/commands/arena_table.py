"""Tables of the arena: every pair of bots with its figures, and the ladder of ratings."""

from math import isfinite

from rich.table import Table

from paiju.arena.intervals import Interval
from paiju.arena.report import Report
from paiju.cli.commands.arena_run import say
from paiju.cli.words import Words


def _percent(value: Interval) -> tuple[str, str]:
    """Write a share with its bounds."""
    low, high = value.outward(3)
    return f"{value.value:.1%}", f"{low:.1%} – {high:.1%}"


def _points(value: Interval) -> str:
    """Write a difference with its error, where there is one."""
    error = value.high - value.value
    return f"{value.value:+.2f} ± {error:.2f}" if isfinite(error) else f"{value.value:+.2f}"


def _pairs(found: Report, words: Words) -> Table:
    """Show each two bots once, from the side of the one that was named first."""
    names = [one.name for one in found.plan.entrants]
    title = say(
        "title_pairs", words, game=words.name("game", found.plan.game), deals=found.plan.deals
    )
    table = Table(title=title)
    for key in ("bot", "against", "wins", "interval", "points", "hands"):
        table.add_column(say(f"column_{key}", words), justify="left" if key == "bot" else "right")
    for pair in found.pairs:
        if names.index(pair.bot) < names.index(pair.against):
            wins, bounds = _percent(pair.wins)
            sure = pair.wins.low > 0.5 or pair.wins.high < 0.5
            table.add_row(
                pair.bot,
                pair.against,
                wins,
                bounds,
                _points(pair.points),
                str(pair.hands),
                style="bold" if sure else "",
            )
    return table


def _ladder(found: Report, words: Words) -> Table:
    """Show the ratings, the best first."""
    table = Table(title=say("title_ladder", words))
    for key in ("place", "bot", "rating", "error", "hands"):
        table.add_column(say(f"column_{key}", words), justify="left" if key == "bot" else "right")
    for place, name in enumerate(found.ladder, 1):
        rating = found.ratings[name]
        table.add_row(
            str(place), name, f"{rating.rating:.2f}", f"{rating.error:.2f}", str(rating.hands)
        )
    return table


def tables(found: Report, words: Words) -> tuple[Table, ...]:
    """Return what is printed at the end of a run."""
    return _pairs(found, words), _ladder(found, words)
