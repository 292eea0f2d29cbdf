"""What can be proved of a record: that it is whole, its deal the promised one, its moves legal."""

from dataclasses import dataclass

from paiju.cards import Card
from paiju.game.fair import verify, verify_event
from paiju.game.record import Record, open_record, parse_record, replay
from paiju.game.refusal import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was proved, in this order, and the first thing that was found wrong."""

    proved: tuple[str, ...]
    """Of `whole`, `rules`, `promise`, `deal`, `event` and `moves`."""
    fault: Refusal | None = None
    record: Record | None = None
    finished: bool = False
    """Whether the hand was played to its end."""


def _deal_fault(
    record: Record, deck: tuple[Card, ...], event: bytes | None, proved: list[str]
) -> Refusal | None:
    """Note what is proved of a deal; return what is wrong with it."""
    fault = verify(record.fair, record.deal, deck)
    if fault is None or fault.code in ("fair_deal", "fair_start"):
        proved.append("promise")
    if fault is not None:
        return fault
    proved.append("deal")
    if event is not None:
        fault = verify_event(record.fair, event)
        if fault is None:
            proved.append("event")
    return fault


def verify_record(text: str, event: bytes | None = None) -> Verdict:
    """Prove everything that can be proved about a record.

    Where the seed of an event is given, the deal must be one of its deals. A record without a
    promise, as `play_match` makes them, is at fault for that alone: its moves are checked first.
    """
    proved: list[str] = []
    record: Record | None = None
    try:
        record = parse_record(text)
        proved.append("whole")
        game, rules, _ = open_record(record)
        proved.append("rules")
        fault = _deal_fault(record, game.deck(rules), event, proved)
        if fault is not None and record.fair is not None:
            return Verdict(tuple(proved), fault, record)
        *_, last = replay(record)
        proved.append("moves")
    except Refused as error:
        return Verdict(tuple(proved), error.refusal, record)
    return Verdict(tuple(proved), fault, record, game.outcome(last) is not None)
