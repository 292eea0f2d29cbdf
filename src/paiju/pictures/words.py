"""Words for pictures: names from the judge's vocabulary, sentences from the catalogue."""

from paiju.cards import Card
from paiju.game import Fact
from paiju.pictures.examples import Question
from paiju.pictures.rulings import Ruled
from paiju.text import catalogue, name, sentence, show
from paiju.text.tables import setting


def say(code: str, lang: str, **facts: Fact) -> str:
    """Return a sentence of the pictures."""
    return sentence("picture", code, facts, lang, "pictures")


def type_name(kind: str, lang: str, game: str) -> str:
    """Return what a game calls a type."""
    return name("type", kind, lang, game)


def reading_name(ruled: Ruled | None, lang: str, game: str) -> str:
    """Return the name of a reading with its rank, or that there is none."""
    if ruled is None:
        return say("none", lang)
    kind = type_name(ruled.type, lang, game)
    # A run of one length and a bomb of another are different things: the count tells.
    if ruled.rank is None:
        return kind
    rank = show(ruled.rank, lang, "rank", game)
    code = "counted" if ruled.type == "bomb" else "ranked"
    return say(code, lang, type=kind, rank=rank, count=ruled.length)


def cards_text(cards: tuple[Card, ...], lang: str) -> str:
    """Write cards as people read them."""
    return show(cards, lang, "cards")


def context_text(context: Question, lang: str, game: str) -> str:
    """Say under which trump, level and rules examples hold; nothing where they do not matter."""
    said: list[str] = []
    for key, value in context.items():
        match key, value:
            case "trump", str():
                said.append(say("trump", lang, suit=value))
            case "level", str():
                said.append(say("level", lang, rank=value))
            case "shown", list():
                said.extend(say(str(one), lang) for one in value)
            case "rules", dict():
                said.extend(_switch(str(k), v, lang, game) for k, v in value.items())
            case _:
                raise ValueError(f"no words for {key} {value}")
    return name("word", "comma", lang, "pictures").join(said)


def _switch(switch: str, value: object, lang: str, game: str) -> str:
    """Name a preset or a switch with its value."""
    if switch == "preset":
        return name("preset", str(value), lang, game)
    shown = setting(catalogue(lang, game), switch, str(value), game)
    return say("switch", lang, switch=name("switch", switch, lang, game), value=shown)


def headline(text: str) -> str:
    """Begin with a capital, where the script has them."""
    return text[:1].upper() + text[1:]
