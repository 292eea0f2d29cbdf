"""What is said of the next hand comes true: `coming` held to what then happens.

A law for any game. Whole matches are played, and after every hand what the game says of the next
one is kept until that has been played.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from paiju.cards import Hand
from paiju.game import ANNOUNCEMENTS, AnyGame, AnyState, Dice, Event, Fact, Skill, Standing
from paiju.game.rules import RulesLike
from paiju.testing import walk
from paiju.testing.broken import hold
from paiju.testing.matches import LONGEST_MATCH

_OPENINGS: Final = 32
"""Before the first play one of the first moves is made, so that bids and silence both happen."""


@dataclass(slots=True)
class Course:
    """How a hand went, as far as anybody can announce it."""

    dealt: AnyState
    seats: int
    leader: int | None = None
    """Who played the first card."""
    burier: int | None = None
    """Who buried the kitty."""
    paid: dict[int, int] = field(default_factory=dict)
    """Who paid tribute, and to whom."""

    def note(self, turn: walk.Turn) -> None:
        """Take down a move and what it led to."""
        if turn.move.act == "play" and self.leader is None:
            self.leader = turn.seat
        if turn.move.act == "bury":
            self.burier = turn.seat
        if turn.move.act == "tribute":
            self.paid |= dict(_payments(turn.events))


def _payments(events: tuple[Event, ...]) -> Iterator[tuple[int, int]]:
    """Give who paid whom."""
    for event in events:
        payer, receiver = event.facts.get("seat"), event.facts.get("receiver")
        if isinstance(payer, int) and isinstance(receiver, int):
            yield payer, receiver


def _is_leader(course: Course, seat: Fact) -> bool:
    """Return whether a seat played first; a hand that ended before shows nothing else."""
    return course.leader in (None, seat)


def _leads(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the first play to the seat."""
    return _is_leader(course, event.facts["seat"])


def _deals(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the kitty and the first play to the seat."""
    return course.burier == event.facts["seat"] == course.leader


def _starts(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the seat's first cards to those that the first to draw gets."""
    hand = game.holdings(course.dealt)[str(event.facts["seat"])]
    first = course.dealt.deal.cards[:: course.seats][: len(hand)]
    return len(hand) > 0 and hand == Hand.of(first)


def _is_side(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the kitty to one of the seats."""
    seats = event.facts["seats"]
    return course.burier is None or (isinstance(seats, tuple) and course.burier in seats)


def _pays(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the payment, if there is one, to payer and receiver, and then the lead."""
    payer, receiver = event.facts["seat"], event.facts["receiver"]
    if payer not in course.paid:
        return True
    follows = "leader" not in event.facts or _is_leader(course, event.facts["leader"])
    return course.paid.get(payer) == receiver and follows


def _pays_openly(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the payments, if there are any, to payers and receivers, and then the lead."""
    if not course.paid:
        return True
    paid = tuple(sorted(course.paid)), tuple(sorted(course.paid.values()))
    to_first = [one for one, other in course.paid.items() if other == event.facts["first"]]
    said = event.facts["seats"], event.facts["receivers"]
    return paid == said and len(to_first) == 1 and _is_leader(course, to_first[0])


def _is_waived(game: AnyGame, event: Event, course: Course) -> bool:
    """Hold the lead, if nothing was paid, to the seat that is named for it."""
    free = not course.paid and "leader" in event.facts
    return not free or _is_leader(course, event.facts["leader"])


Check: TypeAlias = Callable[[AnyGame, Event, Course], bool]
CHECKS: Final[Mapping[str, Check]] = {
    "leader_next": _leads,
    "dealer_next": _deals,
    "starter_next": _starts,
    "side_next": _is_side,
    "tribute_next": _pays,
    "tribute_open_next": _pays_openly,
    "waiver_next": _is_waived,
}


def _seats_in(events: tuple[Event, ...], name: str) -> set[Fact]:
    """Return the seats that events of a name speak of."""
    found: set[Fact] = set()
    for event in events:
        if event.name == name:
            seats = event.facts.get("seats", (event.facts.get("seat"),))
            found |= set(seats) if isinstance(seats, tuple) else {seats}
    return found


def _hold_tribute(said: tuple[Event, ...], course: Course, seed: int) -> None:
    """Hold who pays to what was announced: nobody else, and all who may not be freed."""
    due = _seats_in(said, "tribute_next") | _seats_in(said, "tribute_open_next")
    sure = due - _seats_in(said, "waiver_next")
    paid = set(course.paid)
    hold(sure <= paid <= due, "tribute is announced", seed, said, course.paid)


def _hold_words(game: AnyGame, said: tuple[Event, ...], seed: int) -> None:
    """Hold what is said to the names that all games use, and to the facts that are declared."""
    for event in said:
        hold(event.name in ANNOUNCEMENTS, "an announcement has a common name", seed, event)
        has = set(event.facts)
        hold(set(ANNOUNCEMENTS[event.name]) <= has, "an announcement has its facts", seed, event)
        hold(has == set(game.events[event.name]), "an announcement is declared", seed, event)
        hold(not event.secret, "an announcement is for everybody", seed, event)


def _play(game: AnyGame, state: AnyState, dice: Dice) -> tuple[AnyState, Course]:
    """Play a hand: anything before the first play, then by rules of thumb."""
    course = Course(state, game.seats(state.rules))
    for _ in range(walk.LONGEST_HAND):
        actors = game.actors(state)
        if not actors:
            return state, course
        seat = actors[dice.below(len(actors))]
        move = game.advise(state, seat, Skill.NOVICE)
        if course.leader is None and move.act != "play":
            move = walk.choose(game, state, seat, dice, _OPENINGS)
        step = game.apply(state, seat, move)
        course.note(walk.Turn(state, seat, move, step.state, step.events))
        state = step.state
    raise AssertionError(f"the hand did not end within {walk.LONGEST_HAND} moves")


def what_is_said_comes_true(game: AnyGame, rules: RulesLike, seed: int) -> Counter[str]:
    """Play a match, hold every hand to what was said of it, and count what was said."""
    dice = Dice(seed)
    counted: Counter[str] = Counter()
    standing: Standing = game.opening(rules)
    for _ in range(LONGEST_MATCH):
        said = game.coming(rules, standing)
        _hold_words(game, said, seed)
        state, course = _play(game, walk.begin(game, rules, dice.below(1 << 62), standing), dice)
        for event in said:
            true = CHECKS[event.name](game, event, course)
            hold(true, "what is said comes true", seed, standing.hand, event, course.leader)
        _hold_tribute(said, course, seed)
        counted.update(event.name for event in said)
        standing = game.settle(state)
        told = [event for event in state.log if event.name in ANNOUNCEMENTS]
        known = game.coming(rules, standing)
        hold(all(event in known for event in told), "a log says what is coming", seed, told, known)
        if standing.winners is not None:
            hold(not known, "after a match nothing is coming", seed, known)
            return counted
    raise AssertionError(f"the match did not end within {LONGEST_MATCH} hands")
