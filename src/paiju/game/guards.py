"""What no caller may ask of a game, refused alike by all of them."""

from collections.abc import Iterable, Mapping

from paiju.game.refusal import IllegalMove, Refusal, Refused
from paiju.game.standing import Standing


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that is none: a list would count 0 and below from its end."""
    if not 1 <= seat <= seats:
        raise Refused(Refusal("unknown_seat", facts={"seat": seat, "seats": seats}))


def check_actor(seat: int, actors: tuple[int, ...]) -> None:
    """Refuse to think for a seat that may not act."""
    if seat not in actors:
        raise Refused(Refusal("not_your_turn", facts={"seat": seat, "actors": actors}))


def check_rulings(rulings: Iterable[Refusal | None]) -> None:
    """Raise the first refusal among the rulings on moves."""
    for ruling in rulings:
        if ruling is not None:
            raise IllegalMove(ruling)


def check_over(over: bool) -> None:
    """Refuse to settle a hand that goes on."""
    if not over:
        raise Refused(Refusal("hand_going"))


def check_standing(
    standing: Standing, seats: int, faults: Mapping[str, bool] | None = None
) -> None:
    """Refuse a standing before which no hand can be; `faults` are what the game itself finds."""
    if standing.winners is not None:
        raise Refused(Refusal("match_over", facts={"winners": standing.winners}))
    found = {
        "scores": len(standing.scores) != seats,
        "hand": standing.hand < 1,
        "dealer": standing.dealer is not None and not 1 <= standing.dealer <= seats,
    }
    for part, bad in (faults or {}).items():
        found[part] = bad or found.get(part, False)
    wrong = [Refusal("standing_wrong", facts={"part": part}) for part, bad in found.items() if bad]
    if wrong:
        raise Refused(*wrong)
