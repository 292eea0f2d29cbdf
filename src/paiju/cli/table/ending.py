"""The end of a hand and of a match: who won what, and what comes next."""

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paiju.cli.table.hand import WIDTH
from paiju.cli.words import Words, write_score
from paiju.cli.wrapping import wrap
from paiju.game import AnyGame, AnyView, Facts, Outcome, Standing

_FRAME: Final = 6
"""What the border of a panel and the space inside it take of a line."""
_FACTS: Final = {"points": "n point", "buried": "cards", "multiplier": ""}


def _score_table(game: AnyGame, outcome: Outcome, after: Standing, words: Words) -> Table:
    """Lay out the change and the total of every seat."""
    table = Table.grid(padding=(0, 3))
    table.add_column()
    for _ in outcome.scores:
        table.add_column(justify="right")
    seats = range(1, len(outcome.scores) + 1)
    names = [Text(words.seat(seat)) for seat in seats]
    for seat in outcome.winners:
        names[seat - 1].stylize("bold green")
    table.add_row("", *names)
    gained = (write_score(score, game.profile.sense, words, "+") for score in outcome.scores)
    table.add_row(words.say("this_hand"), *gained)
    total = (write_score(score, game.profile.sense, words) for score in after.scores)
    table.add_row(words.say("total"), *total)
    if after.levels:
        table.add_row(words.say("levels"), *after.levels)
    return table


def _fact_lines(facts: Facts, words: Words) -> list[Text]:
    """Tell the facts behind a result that the scores do not tell."""
    return [
        Text(words.say(f"outcome_{name}", value=words.show(facts[name], kind)))
        for name, kind in _FACTS.items()
        if facts.get(name) is not None
    ]


def hand_panel(game: AnyGame, words: Words, view: AnyView, after: Standing, saved: str) -> Panel:
    """Show the result of a hand, the match so far and what is known of the next hand."""
    outcome = view.outcome
    if outcome is None:
        raise ValueError("the hand is not over")
    won = view.seat in outcome.winners
    title = words.say("hand_won" if won else "hand_lost")
    grid = Table.grid()
    grid.add_row(Text(words.say("winners", seats=words.show(outcome.winners, "seat"))))
    for line in _fact_lines(outcome.facts, words):
        grid.add_row(line)
    grid.add_row(_score_table(game, outcome, after, words))
    for event in game.coming(view.rules, after):
        for line in wrap(Text(words.render(event)), WIDTH - _FRAME):
            grid.add_row(line)
    if saved:
        grid.add_row(Text(saved, style="dim"))
    style = "green" if won else "yellow"
    return Panel(grid, title=title, width=WIDTH, border_style=style, padding=(0, 2))


def match_lines(game: AnyGame, standing: Standing, words: Words) -> list[Text]:
    """Tell who has won the match, or how it stands where it was cut short."""
    scores = words.say("comma").join(
        words.say(
            "score_of", seat=words.seat(seat), score=write_score(score, game.profile.sense, words)
        )
        for seat, score in enumerate(standing.scores, 1)
    )
    if standing.winners is None:
        return [Text(words.say("match_stands", scores=scores), style="bold")]
    winners = words.show(standing.winners, "seat")
    return [Text(words.say("match_won", seats=winners, scores=scores), style="bold green")]
