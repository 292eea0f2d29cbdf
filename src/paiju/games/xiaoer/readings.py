"""What a set of cards is when it is led (牌型)."""

from paiju.cards import RANKS, Card, cards_of, mask_of
from paiju.game.move import Claim
from paiju.game.reading import Reading, Unit
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.gang import false_rank, true_rank
from paiju.games.xiaoer.kernel.lead import check_lead
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import KINDS


def reading_of(table: Table, cards: tuple[Card, ...], kind: int) -> Reading:
    """Describe cards that are led as a kind."""
    name = KINDS[kind]
    if kind == constants.THROW:
        ranks = table.ranks
        falling = sorted(cards, key=lambda held: -ranks.strength[held.code])
        units = tuple(Unit("single", (held,)) for held in falling)
        return Reading(name, None, len(cards), units)
    rank = cards[0].rank
    if kind == constants.TRUE_GANG:
        rank = RANKS[true_rank(mask_of(cards))]
    elif kind == constants.FALSE_GANG:
        rank = RANKS[false_rank(mask_of(cards), constants.LOOSE)]
    return Reading(name, rank, len(cards), (Unit(name, cards),))


def readings(table: Table, mask: int) -> tuple[Reading, ...]:
    """Return all that cards may be led as, strongest first."""
    cards = cards_of(mask)
    kinds = (constants.TRUE_GANG, constants.FALSE_GANG, constants.THROW, constants.SINGLE)
    legal = [kind for kind in kinds if mask and check_lead(table, mask, kind) == constants.LEGAL]
    return tuple(reading_of(table, cards, kind) for kind in legal)


def claim_number(table: Table, mask: int, claim: Claim | None) -> int:
    """Return the number of a claim, -1 where the cards are not what it says."""
    if claim is None:
        return constants.UNCLAIMED
    for reading in readings(table, mask):
        if claim.type == reading.type and claim.rank in (None, reading.rank):
            return KINDS.index(reading.type)
    return -1
