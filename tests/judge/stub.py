"""A game that answers one question of every kind of field with what it was asked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from paiju.cards import Card, deck, parse_cards
from paiju.game import AnyGame, Claim, Fact, Profile, Reading, Refusal, Unit
from paiju.game.rules import Toggle, number, parse, toggle
from paiju.game.ruling import Answer, Ask, BadQuestion, Bid, Field, Question


@dataclass(frozen=True, slots=True)
class StubRules:
    """Two switches."""

    gang: Toggle = toggle(False, "stub.1")
    hands: int = number(8, 1, 20, "stub.2")

    def conflicts(self) -> tuple[Refusal, ...]:
        """Let everything go together."""
        return ()


def _plain(value: object) -> Fact:
    """Show how a field was read."""
    match value:
        case Claim():
            return f"{value.type}/{value.rank}"
        case Bid():
            return (value.seat, value.cards, value.dealer)
        case Mapping():
            return {str(key): _plain(one) for key, one in value.items()}
        case tuple():
            return tuple(_plain(one) for one in value)
        case Card() | None | bool() | int() | str():
            return value
        case _:
            raise AssertionError(value)


def echo(question: Question) -> Answer:
    """Answer with the fields as they were read."""
    question.note("echo", fields=len(question.values))
    return {name: _plain(value) for name, value in question.values.items()}


def play(question: Question) -> Answer:
    """Allow everything but the ace of spades; a table of jokers cannot be."""
    cards = question.cards("cards")
    if any(card.is_joker for card in question.cards("table")):
        facts = {"cards": question.cards("table")}
        raise BadQuestion("table", Refusal("not_a_combination", "stub.3", facts))
    refusal = None
    if parse_cards("SA")[0] in cards:
        refusal = Refusal("not_in_hand", "stub.4", {"cards": parse_cards("SA")})
    unit = Unit("single", cards[:1])
    readings = (Reading("single", "5", 1, (unit,)),) if refusal is None else ()
    return {
        "legal": refusal is None,
        "refusal": refusal,
        "readings": readings,
        "first": unit,
        "by_seat": {"1": cards},
    }


class Stub:
    """As much of a game as the judge needs."""

    name = "stub"
    presets: Mapping[str, StubRules] = {"plain": StubRules(), "gang": StubRules(gang=Toggle.ON)}
    profile = Profile(
        family="stub", direction=1, phases=(), acts=("play",), types=("single", "quintet"), facts={}
    )
    asks: Mapping[str, Ask] = {
        "echo": Ask(
            echo,
            optional={kind.value: kind for kind in Field} | {"other": Field.CARDS},
            counted=("cards", "other", "hands", "plays"),
            choices={"words": ("threes", "fives"), "items": (3, 4, "joker")},
            bounds={"number": (0, 100)},
        ),
        "play": Ask(
            play,
            required={"hand": Field.CARDS, "cards": Field.CARDS},
            optional={"table": Field.CARDS},
            counted=("hand", "table"),
        ),
        "trump": Ask(echo, required={"suit": Field.SUIT, "seat": Field.SEAT}),
        "far": Ask(echo, required={"seat": Field.SEAT}, seats=6),
    }

    def parse(self, given: Mapping[str, object]) -> StubRules:
        """Read rules."""
        return parse(self.presets, "plain", given)

    def seats(self, rules: StubRules) -> int:
        """Count the seats."""
        return 4

    def deck(self, rules: StubRules) -> tuple[Card, ...]:
        """Use one pack."""
        return deck()


game = cast(AnyGame, Stub())
