"""Choose moves as somebody would who knows no rules: from what the server offers."""

from paiju.game import Chance
from paiju.game.chance import shuffled
from paiju.wire.commands import WireMove
from paiju.wire.pushes import Option, Table

_CARDLESS = 4
"""One offer in so many is taken up that needs no cards, such as a pass."""


def choose(table: Table, chance: Chance) -> WireMove | None:
    """Choose one of the moves that are offered; None where it is not this seat's turn."""
    if table.turn is None or not table.turn.options:
        return None
    options = table.turn.options
    with_cards = [option for option in options if option.most]
    if with_cards and chance.below(_CARDLESS):
        options = with_cards
    option = options[chance.below(len(options))]
    if option.moves:
        return option.moves[chance.below(len(option.moves))]
    return _guess(table, option, chance)


def _guess(table: Table, option: Option, chance: Chance) -> WireMove:
    """Take as few cards as will do, of those that some legal move holds."""
    assert table.turn is not None
    hand = tuple(card for group in table.view.hand for card in group.cards)
    legal = table.turn.legal
    fitting = hand if legal is None else tuple(card for card in hand if card in legal)
    cards = shuffled(fitting, chance)[: option.least]
    number = option.numbers[chance.below(len(option.numbers))] if option.numbers else None
    return WireMove(option.act, cards, None, number)
