"""The rules of a table as lines: what differs from the preset is marked."""

from rich.text import Text

from paiju.cli.words import Words
from paiju.game.rulecard import RuleCard
from paiju.text import describe, sentence
from paiju.text.tables import Line


def card_lines(card: RuleCard, words: Words) -> list[Text]:
    """Return a title, how the table differs from its preset, and every house rule."""
    title = words.say("rules_title", game=words.name("game", card.game.name))
    preset = words.name("preset", card.preset)
    count = len(card.changed)
    code = "changed" if count else "same"
    lead = sentence("card", code, {"preset": preset, "count": count}, words.lang, words.game)
    lines = describe(card.game, card.rules, words.lang, card.preset)
    shown = [_line(line, preset, words) for line in lines]
    return [Text(title, style="bold"), Text(lead), Text(), *shown]


def _line(line: Line, preset: str, words: Words) -> Text:
    """Return one house rule, with what the preset says where it differs."""
    facts = {"name": line.name, "value": line.value, "usual": line.usual, "preset": preset}
    told = sentence("card", "differs" if line.changed else "line", facts, words.lang, words.game)
    text = Text("* " if line.changed else "  ", style="bold" if line.changed else "")
    return text.append(told).append(f"  {line.clause}", style="dim")
