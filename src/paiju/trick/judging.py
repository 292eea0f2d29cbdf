"""The judge's questions about the play that games of tricks answer alike, and their fields."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from paiju.cards import Card
from paiju.cards.kernel.holding import Holding
from paiju.game import Claim, Facts, Move, Reading, Refusal
from paiju.game.ruling import Answer, Ask, BadQuestion, Field, Question
from paiju.trick.faces import held_of
from paiju.trick.follows import count_follows
from paiju.trick.kernel.play import Play, begin_trick
from paiju.trick.kernel.points import points
from paiju.trick.kernel.table import TrickTable
from paiju.trick.kernel.winner import answer
from paiju.trick.moves import follow_cards
from paiju.trick.names import COUNTER_CLOCKWISE, around
from paiju.trick.order import Order
from paiju.trick.readings import readings
from paiju.trick.shapes import TYPES, VERBS

MOST_PLAYS: Final = 20_000
"""The list of follows ends here; the count goes on."""
STANDS: Final[Answer] = {"stands": True, "stopped_by": None, "choices": (), "forced": None}
"""Of a throw that nobody can beat."""
MOST_LISTED: Final = 100_000
"""The highest limit that a question may set."""
ATTACKERS: Final = "attackers"
SIDES: Final = ("dealers", ATTACKERS)
"""Who may have won the last trick."""
CONTEXT: Final = {"level": Field.RANK, "trump": Field.SUIT}
_CARDS: Final = {"cards": Field.CARDS}
_LEAD: Final = {"lead": Field.CARDS, "hand": Field.CARDS}
PLAY: Final = {"hand": Field.CARDS, "cards": Field.CARDS}

_Fields: TypeAlias = Mapping[str, Field]
FIELDS: Final[Mapping[str, tuple[_Fields, tuple[str, ...], _Fields]]] = {
    "identify": (_CARDS, ("cards",), {}),
    "order": (_CARDS, ("cards",), {}),
    "lead": (PLAY, ("hand", "played"), {"played": Field.CARDS}),
    "follow": ({**_LEAD, **_CARDS}, ("lead", "hand", "plays"), {"plays": Field.PLAYS}),
    "follows": (_LEAD, ("lead", "hand"), {"limit": Field.NUMBER}),
    "throw": (
        {"seat": Field.SEAT, **_CARDS, "hands": Field.HANDS},
        ("cards", "hands"),
        {},
    ),
    "trick": ({"plays": Field.PLAYS}, ("plays",), {}),
}
"""By question: required fields, those whose cards are counted, optional fields."""


class Declare(Protocol):
    """How a game declares a question: it adds its context, level or trump."""

    def __call__(
        self,
        answer: Callable[[Question], Answer],
        required: _Fields,
        counted: tuple[str, ...],
        optional: _Fields | None = None,
    ) -> Ask:
        """Declare a question."""
        ...


def under_trump(choices: Mapping[str, tuple[int | str, ...]]) -> Declare:
    """Declare questions that name level and trump; `choices` are the words of some fields."""

    def declare(
        answer: Callable[[Question], Answer],
        required: _Fields,
        counted: tuple[str, ...],
        optional: _Fields | None = None,
    ) -> Ask:
        fields = {**CONTEXT, **(optional or {})}
        return Ask(answer, required, fields, counted, choices, {"limit": (0, MOST_LISTED)})

    return declare


def play_asks(
    declare: Declare,
    answers: Mapping[str, Callable[[Question], Answer]],
    more: Mapping[str, _Fields],
) -> dict[str, Ask]:
    """Declare the questions about the play; `more` are optional fields of some."""
    asks: dict[str, Ask] = {}
    for name, (required, counted, optional) in FIELDS.items():
        fields = {**optional, **more.get(name, {})}
        asks[name] = declare(answers[name], required, counted, fields)
    return asks


def in_groups(order: Order, cards: tuple[Card, ...]) -> Answer:
    """Sort cards high to low, and tell which suit each belongs to."""
    return {
        "groups": order.sorted_groups(cards),
        "suit_group": {str(held): order.group(held) for held in cards},
    }


def bound_plays(given: int, low: int, high: int, rule: str = "") -> None:
    """Refuse a question with too few or too many plays."""
    if not low <= given <= high:
        facts: Facts = {"field": "plays", "given": given, "low": low, "high": high}
        raise BadQuestion("plays", Refusal("ask_count", rule, facts))


def check_around(
    question: Question, seats: int, rule: str, step: int = COUNTER_CLOCKWISE, count_rule: str = ""
) -> None:
    """Refuse plays that do not go round the table, each seat once."""
    plays = question.plays("plays")
    bound_plays(len(plays), 1, seats, count_rule)
    for (seat, _), place in zip(plays, around(plays[0][0] - 1, seats, step), strict=False):
        if seat != place + 1:
            facts: Facts = {"seat": seat, "actors": (place + 1,)}
            raise BadQuestion("plays", Refusal("not_your_turn", rule, facts))


def check_count(field: str, cards: tuple[Card, ...] | None, needed: int, rule: str) -> None:
    """Refuse an added play of another number of cards than were led."""
    if cards is None or len(cards) != needed:
        facts: Facts = {"needed": needed, "given": len(cards or ())}
        raise BadQuestion(field, Refusal("wrong_count", rule, facts))


def check_held(held: int, needed: int, most: int, rule: str, most_rule: str) -> None:
    """Refuse a hand that is too small to follow, or larger than any."""
    if held > most:
        facts: Facts = {"most": most, "given": held}
        raise BadQuestion("hand", Refusal("too_many_cards", most_rule, facts))
    if held < needed:
        facts = {"needed": needed, "given": held}
        raise BadQuestion("hand", Refusal("wrong_count", rule, facts))


def lay_lead(play: Play, seat: int, led: Holding) -> int:
    """Let a seat have led cards that no hand needs to hold; return their kind."""
    kind = int(begin_trick(play, seat, led))
    play.plays[seat] = led
    play.out |= 1 << seat
    return kind


T = TypeVar("T", bound=TrickTable)


@dataclass(frozen=True, slots=True)
class Questions(Generic[T]):
    """The answers for a game whose play is the kit's, from its own functions and clauses."""

    table_of: Callable[[Question], T]
    """A table with the level and the trump suit that a question names."""
    lead_cards: Callable[[T, int, tuple[Card, ...], str], None]
    """Open a trick with a lead of a seat from 0; `BadQuestion` names the field of a bad one."""
    check: Callable[[T, int, Move], Refusal | None]
    seats: int
    count_rule: str
    """The clause that a follow has as many cards as the lead."""
    around_rule: str
    """The clause that seats play in turn."""
    most: int
    """The largest hand."""
    most_rule: str

    def identify(self, question: Question) -> Answer:
        """Tell what cards may be led as."""
        return {"readings": readings(self.table_of(question).play.shapes, question.cards("cards"))}

    def lead(self, question: Question) -> Answer:
        """Return whether cards of a hand may be led."""
        refusal, found = self.examine_lead(question, self.table_of(question))
        return {"legal": refusal is None, "refusal": refusal, "readings": found}

    def examine_lead(
        self, question: Question, table: T
    ) -> tuple[Refusal | None, tuple[Reading, ...]]:
        """Return why cards may not be led, and what they are."""
        cards = question.cards("cards")
        table.play.hands[0] = held_of(question.cards("hand"))
        refusal = self.check(table, 1, Move("play", cards))
        found = () if refusal else readings(table.play.shapes, cards)
        for reading in found:
            question.note("reading", type=reading.type, rank=reading.rank)
        return refusal, found

    def _added(self, play: Play, cards: tuple[Card, ...] | None) -> Holding:
        """Read an added play."""
        check_count("plays", cards, int(play.trick.lead.cards), self.count_rule)
        return held_of(cards or ())

    def _trick_before(self, question: Question) -> T:
        """Set up the trick that a play is added to: the last seat led, the first follows."""
        table = self.table_of(question)
        play = table.play
        self.lead_cards(table, self.seats - 1, question.cards("lead"), "lead")
        question.note("lead", type=TYPES[play.trick.lead.kind], cards=question.cards("lead"))
        added = question.plays("plays")
        bound_plays(len(added), 0, self.seats - 2)
        for place, (seat, cards) in enumerate(added, 1):
            verb = answer(play.trick, play.desk, play.shapes, place, self._added(play, cards))
            question.note("stands", seat=seat, verb=VERBS[verb], beats=play.trick.winner == place)
        play.hands[0] = held_of(question.cards("hand"))
        return table

    def follow(self, question: Question) -> Answer:
        """Return whether cards of a hand may be added to a lead."""
        table = self._trick_before(question)
        cards, play = question.cards("cards"), table.play
        refusal = self.check(table, 1, Move("play", cards))
        if refusal is not None:
            question.note("duty", code=refusal.code, **refusal.facts)
            return {"legal": False, "refusal": refusal, "verb": None}
        verb = answer(play.trick, play.desk, play.shapes, 0, held_of(cards))
        return {"legal": True, "refusal": None, "verb": VERBS[verb]}

    def follows(self, question: Question) -> Answer:
        """List what a hand may add to a lead."""
        play = self._trick_before(question).play
        held, led = len(question.cards("hand")), len(question.cards("lead"))
        check_held(held, led, self.most, self.count_rule, self.most_rule)
        count = count_follows(play.shapes, play.trick.lead, play.hands[0])
        found = islice(follow_cards(play, play.hands[0]), question.limit(MOST_PLAYS))
        return question.listed(count, tuple(found))

    def bury(self, question: Question, table: T) -> Answer:
        """Return whether a dealer may bury cards of a hand, on a table where that comes next."""
        table.dealer = 0
        table.play.hands[0] = held_of(question.cards("hand"))
        refusal = self.check(table, 1, Move("bury", question.cards("cards")))
        return {"legal": refusal is None, "refusal": refusal}

    def throw_at(self, question: Question) -> tuple[T, int]:
        """Set up a throw against the other hands; return who threw, counted from 0."""
        table = self.table_of(question)
        seat = question.number("seat") - 1
        self.lead_cards(table, seat, question.cards("cards"), "cards")
        for other, held in question.hands("hands").items():
            table.play.hands[other - 1] = held_of(held)
        return table, seat

    def trick(self, question: Question) -> Answer:
        """Tell who wins a trick, its points, and what each play did."""
        table = self.table_of(question)
        play = table.play
        check_around(question, self.seats, self.around_rule)
        (leader, led), *added = question.plays("plays")
        self.lead_cards(table, leader - 1, led or (), "plays")
        verbs = {str(leader): VERBS[0]}
        total = int(points(held_of(led or ())))
        for seat, cards in added:
            laid = self._added(play, cards)
            verb = answer(play.trick, play.desk, play.shapes, seat - 1, laid)
            verbs[str(seat)] = VERBS[verb]
            total += int(points(laid))
            question.note("stands", seat=int(play.trick.winner) + 1, after=seat)
        return {"winner": int(play.trick.winner) + 1, "points": total, "verbs": verbs}


def wrong_claim(cards: tuple[Card, ...], claim: Claim, rule: str) -> Refusal:
    """Refuse a claim that the cards are not."""
    return Refusal("wrong_claim", rule, {"cards": cards, "type": claim.type, "rank": claim.rank})
