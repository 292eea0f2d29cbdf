"""What everybody knows of a hand, in a few short lines for the middle of the table."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.text import Text

from paiju.cards import Card
from paiju.cli.table.faces import SYMBOLS, cards_of, label
from paiju.cli.words import Words
from paiju.game import AnyView, Facts


def _trump(facts: Facts, words: Words) -> str:
    """Name the trump suit and the level."""
    suit, level = facts.get("trump"), facts.get("level")
    parts = []
    if suit is not None:
        parts.append(words.say("status_trump", value=SYMBOLS.get(str(suit), words.show(suit))))
    if level is not None:
        parts.append(words.say("status_level", value=words.show(level, "rank")))
    return " · ".join(parts)


def _shown(facts: Facts, words: Words) -> str:
    """Name the ranks that were raised."""
    shown = facts.get("shown")
    if not isinstance(shown, tuple) or not shown:
        return ""
    return words.say("status_shown", value=" ".join(words.name("shown", str(one)) for one in shown))


def _bid(facts: Facts, words: Words) -> str:
    """Tell the highest bid while there is no dealer's lead yet."""
    if facts.get("leader") is not None:
        return ""
    for name in ("stuck", "countered", "declared", "bid"):
        bid = facts.get(name)
        if isinstance(bid, Mapping):
            cards = " ".join(label(held, words) for held in cards_of(bid["cards"]))
            return words.say("status_bid", seat=words.show(bid["seat"], "seat"), cards=cards)
    return ""


def _called(facts: Facts, words: Words) -> str:
    """Tell which copy of which card the friend will play, and how many were played."""
    card, known = facts.get("called"), facts.get("friend")
    if facts.get("alone"):
        return words.say("status_alone")
    if not isinstance(card, Card) or known is not None:
        return ""
    counts = {"nth": facts.get("nth"), "seen": facts.get("seen")}
    return words.say("status_called", card=label(card, words), **counts)


def _thrown(facts: Facts, words: Words) -> str:
    """Tell whose throw was stopped."""
    thrown = facts.get("thrown")
    if not isinstance(thrown, Mapping):
        return ""
    return words.say("status_thrown", seat=words.show(thrown["seat"], "seat"))


def _points(facts: Facts, words: Words) -> str:
    """Tell the attackers' points; while the sides are unknown, those of each seat."""
    points, taken = facts.get("points"), facts.get("taken")
    if points is not None:
        return words.say("status_points", value=words.show(points))
    if not isinstance(taken, Mapping):
        return ""
    each = " ".join(f"{seat}:{won}" for seat, won in taken.items() if won)
    return words.say("status_taken", value=each) if each else ""


def _finished(facts: Facts, words: Words) -> str:
    """Tell who has gone out, first out first."""
    seats = facts.get("finished")
    return words.say("status_finished", value=words.show(seats, "seat")) if seats else ""


def _pile(facts: Facts, words: Words) -> str:
    """Tell how many cards are left to draw."""
    pile = facts.get("pile")
    return "" if pile is None else words.say("status_pile", value=words.show(pile))


def _multiplier(facts: Facts, words: Words) -> str:
    """Tell what a card costs by now, where it is more than at first."""
    times = facts.get("multiplier")
    if not isinstance(times, int) or times < 2:
        return ""
    return words.say("status_multiplier", value=times)


_LINES: Final[tuple[Callable[[Facts, Words], str], ...]] = (
    _trump,
    _shown,
    _bid,
    _called,
    _thrown,
    _points,
    _finished,
    _pile,
    _multiplier,
)


def status_lines(view: AnyView, words: Words) -> list[Text]:
    """Print what everybody knows, one short line each."""
    lines = []
    for told in _LINES:
        if said := told(view.facts, words):
            line = Text(said, style="cyan", no_wrap=True, overflow="ellipsis")
            line.highlight_regex("[♥♦]", "bold red")
            lines.append(line)
    return lines
