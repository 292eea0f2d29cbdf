"""Why a card may not be paid, returned or played, with clause and facts."""

from paiju.cards import RANKS, Card, Hand
from paiju.game import Facts, Refusal
from paiju.games.guandan.deal import hand_of
from paiju.games.guandan.faces import cards_of
from paiju.games.guandan.kernel import constants, tribute
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.names import GAME


def payment_refusal(book: Book, code: int, held: int, card: Card) -> Refusal:
    """Say why a card that is held may not be paid or returned."""
    if code == constants.NOT_HIGHEST:
        best = cards_of(tribute.highest(book, held))
        wrong: Facts = {"card": card, "highest": best}
        return Refusal("tribute_not_highest", f"{GAME}.5.5", wrong)
    if code == constants.TOO_HIGH:
        high: Facts = {"card": card, "level": RANKS[book.level]}
        return Refusal("return_too_high", f"{GAME}.5.7", high)
    least: Facts = {"card": card, "lowest": cards_of(tribute.lowest(book, held))}
    return Refusal("return_not_lowest", f"{GAME}.5.7", least)


def not_in_hand(table: Table, seat: int, cards: tuple[Card, ...]) -> Refusal:
    """Name the cards that a seat lacks, further copies included."""
    missing = tuple(Hand.of(cards).missing_from(hand_of(table, seat)))
    return Refusal("not_in_hand", f"{GAME}.6.3", {"cards": missing})
