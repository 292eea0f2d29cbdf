"""The rule book of a game as the terminal shows it."""

from rich.text import Text

from paiju.text.rulebook import Line, lines


def rule_book(game: str, lang: str) -> list[Text]:
    """Return the whole book, headings and numbers of clauses set off."""
    return [_styled(line) for line in lines(game, lang)]


def _styled(line: Line) -> Text:
    """Set off a heading, or the number of a clause."""
    if line.heading:
        return Text(line.text, style="bold")
    if line.number:
        return Text.assemble((line.number, "bold"), f" {line.text}")
    return Text(line.text)
