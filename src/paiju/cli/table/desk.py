"""The player's desk: the game that is on, the words it speaks and the screen it is shown on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rich.text import Text

from paiju.bots import Bot
from paiju.cli.table.drawing import panel_height, table_panel
from paiju.cli.table.rule_book import rule_book
from paiju.cli.table.rule_lines import card_lines
from paiju.cli.table.terminal import Terminal
from paiju.cli.words import Words
from paiju.game import AnyGame, AnyView, Event, Fact, without_announcements
from paiju.game.rulecard import RuleCard
from paiju.game.rules import RulesLike, to_json

_HEIGHT: Final = 24
_MOST_NEWS: Final = 8
# A play of more cards may be cut short on the table.
_MOST_SHOWN: Final = 6
# A hand of more cards takes three rows or more: the table is drawn low then.
_LONG_HAND: Final = 26


def fold(events: Sequence[Event]) -> list[Event]:
    """Make one event of several that differ in nothing but the seat: 1、3、4号位不亮."""
    folded: list[Event] = []
    for event in events:
        last = folded[-1] if folded else None
        if last is not None and last.name == event.name and {*event.facts} == {"seat"}:
            before = last.facts["seat"]
            seats = before if isinstance(before, tuple) else (before,)
            once = dict.fromkeys((*seats, event.facts["seat"]))
            folded[-1] = Event(event.name, {"seat": tuple(once)})
        else:
            folded.append(event)
    return folded


def _play_of(event: Event) -> tuple[Fact, Fact]:
    """Return the seat and the cards of an event."""
    return event.facts.get("seat"), event.facts.get("cards")


def _lying(view: AnyView) -> list[tuple[Fact, Fact]]:
    """List the plays that the table shows: this trick's, and the last one's."""
    shown = (made for made in view.table if len(made.cards) <= _MOST_SHOWN)
    now: list[tuple[Fact, Fact]] = [(made.seat, made.cards) for made in shown]
    last = view.facts.get("last")
    before = last if isinstance(last, tuple) else ()
    return now + [(made["seat"], made["cards"]) for made in before if isinstance(made, Mapping)]


def hand_number(view: AnyView, words: Words) -> str:
    """Say which hand of the match this is."""
    most = to_json(view.rules).get("hands")
    if most is None:
        return words.say("hand_number", hand=view.standing.hand)
    return words.say("hand_number_of", hand=view.standing.hand, most=most)


@dataclass(slots=True)
class Desk:
    """All that the screens of one table need; the words change when the player asks for it."""

    terminal: Terminal
    game: AnyGame
    rules: RulesLike
    preset: str
    words: Words
    adviser: Bot
    seal: str = ""
    """The commitment of the deal, until the player has seen it."""
    read: int = 0
    """How many events of the log the player has already seen."""

    def switch_language(self) -> None:
        """Speak the other language from now on."""
        self.words = replace(self.words, lang=self.words.other)

    def title(self, view: AnyView) -> str:
        """Head the table: the game, its preset and the hand's number."""
        game = self.words.name("game", self.game.name)
        preset = self.words.name("preset", self.preset)
        return f"{game} · {preset} · {hand_number(view, self.words)}"

    def table(self, view: AnyView, below: int) -> list[Any]:
        """Draw the table and the news, leaving so many lines of the screen for what is below."""
        low = len(view.hand) > _LONG_HAND
        panel = table_panel(self.game, view, self.words, self.title(view), low)
        room = _HEIGHT - panel_height(view, low) - below
        return [panel, *self.news(view, min(room, _MOST_NEWS))]

    def news(self, view: AnyView, most: int) -> list[Text]:
        """Tell the events that the player has not seen yet: rather what the table does not show."""
        seal = f"  {self.words.say('sealed')} {self.seal}"
        head = [Text(seal, style="dim")] if self.seal else []
        most -= len(head)
        fresh = fold(without_announcements(view.log[self.read :]))
        if len(fresh) > most:
            lying = _lying(view)
            fresh = [event for event in fresh if _play_of(event) not in lying]
        return [*head, *(self.event(event) for event in (fresh[-most:] if most > 0 else ()))]

    def has_seen(self, view: AnyView) -> None:
        """Remember that the player has read the screen."""
        self.seal = ""
        self.read = len(view.log)

    def event(self, event: Event) -> Text:
        """Print an event on one line."""
        line = Text(f"  {self.words.render(event)}", no_wrap=True, overflow="ellipsis")
        line.highlight_regex("[♥♦]10|[♥♦][2-9JQKA]", "red")
        return line

    def log(self, view: AnyView) -> list[Text]:
        """Print the whole hand so far."""
        return [self.event(event) for event in fold(view.log)]

    def rules_text(self) -> list[Text]:
        """Print the rules of this table, what differs from the preset marked, and the book."""
        card = RuleCard(self.game, self.preset, self.rules)
        return [*card_lines(card, self.words), Text(), *rule_book(self.game.name, self.words.lang)]

    def pages(self, lines: Sequence[Text]) -> None:
        """Show many lines and come back."""
        self.terminal.pages(lines, self.words.say("more"))
