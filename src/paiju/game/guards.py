"""What no caller may ask of a game, refused alike by all of them."""

from collections.abc import Container, Iterable, Mapping

from paiju.game.move import Move
from paiju.game.refusal import Facts, IllegalMove, Refusal, Refused
from paiju.game.standing import Standing


def refuse_mover(
    over: bool, seat: int, seats: int, move: Move, acts: Container[str], rules: Mapping[str, str]
) -> Refusal | None:
    """Refuse a move after the end, of a seat that is none, or of an act that the game lacks.

    `rules` are the clauses to name, by the code of the refusal.
    """
    if over:
        return Refusal("hand_over", rules.get("hand_over", ""))
    if not 1 <= seat <= seats:
        facts: Facts = {"seat": seat, "seats": seats}
        return Refusal("unknown_seat", rules.get("unknown_seat", ""), facts)
    if move.act not in acts:
        return Refusal("unknown_act", rules.get("unknown_act", ""), {"act": move.act})
    return None


def refuse_stray(move: Move, taken: Container[str], rule: str = "") -> Refusal | None:
    """Refuse a move that carries a part, of cards, claim and number, which is not taken here."""
    carried = {"number": move.number, "claim": move.claim, "cards": move.cards or None}
    for part, given in carried.items():
        if given is not None and part not in taken:
            return Refusal("stray_part", rule, {"act": move.act, "part": part})
    return None


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that is none: a list would count 0 and below from its end."""
    if not 1 <= seat <= seats:
        raise Refused(Refusal("unknown_seat", facts={"seat": seat, "seats": seats}))


def check_actor(seat: int | None, actors: tuple[int, ...]) -> int:
    """Return a seat that may act; refuse to think for any other, or for an onlooker."""
    if seat is None or seat not in actors:
        raise Refused(Refusal("not_your_turn", facts={"seat": seat or 0, "actors": actors}))
    return seat


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
