"""Plans: which deals are played between which bots, all worked out from a seed."""

import hashlib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from paiju.arena.entrants import Entrant, parse_entrant
from paiju.arena.results import PlayedDeal, PlayedHand, Task
from paiju.arena.seatings import BOT, seatings
from paiju.bots.registry import illegal
from paiju.game import (
    AnyGame,
    AnyView,
    Choose,
    Deal,
    IllegalMove,
    Move,
    Refusal,
    Refused,
    deal_from_seed,
    find,
    format_deal,
    parse_deal,
    play_hand,
)
from paiju.game.rules import RulesLike, digest, to_json


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of the arena: plain values, so that any process can work at it."""

    game: str
    rules: tuple[tuple[str, str | int], ...]
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int = 1
    hands: int = 1
    """How many hands follow from a deal, fewer where the match is won before."""
    given: tuple[Deal, ...] = ()
    """Deals from a file, played before those of the seed."""

    @staticmethod
    def of(
        game: AnyGame,
        rules: RulesLike,
        entrants: tuple[Entrant, ...],
        deals: int,
        seed: int = 1,
        hands: int = 1,
        given: tuple[Deal, ...] = (),
    ) -> "Plan":
        """Make a plan for a table."""
        return Plan(game.name, tuple(to_json(rules).items()), entrants, deals, seed, hands, given)

    @property
    def key(self) -> str:
        """What two runs must have in common for their deals to be the same."""
        game = find(self.game)
        table = digest(game.name, game.version, game.parse(dict(self.rules)))
        deals = "\n".join(map(format_deal, self.given))
        whole = f"{table}\n{self.seed} {self.hands}\n{deals}"
        return hashlib.sha256(whole.encode()).hexdigest()[:16]

    def tasks(self) -> Iterator[Task]:
        """Give every deal of every pair; whoever is named first is alone where one must be."""
        for deal in range(1, self.deals + 1):
            for bot, against in combinations(self.entrants, 2):
                yield Task(deal, bot.name, against.name)

    def deal(self, number: int, hand: int = 1) -> Deal:
        """Return a deal by its number, from 1, or that of a hand which follows from it."""
        if hand == 1 and number <= len(self.given):
            return self.given[number - 1]
        game = find(self.game)
        cards = game.deck(game.parse(dict(self.rules)))
        return deal_from_seed(_number("deal", self.seed, number, hand), cards)


def _number(*parts: object) -> int:
    """Work a number out from words and numbers."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def _players(plan: Plan, task: Task, seating: str, asked: deque[str]) -> dict[int, Choose]:
    """Seat the bots, each with chances of its own; note which one is asked."""
    game = find(plan.game)
    players: dict[int, Choose] = {}
    for seat, letter in enumerate(seating, 1):
        entrant = parse_entrant(task.bot if letter == BOT else task.against)
        seed = _number("bot", plan.seed, task.deal, task.bot, task.against, seating, seat)
        players[seat] = _noted(entrant.player(game, seed), entrant.kind, asked)
    return players


def _noted(player: Choose, kind: str, asked: deque[str]) -> Choose:
    """Note the kind of a bot whenever it is asked."""

    def choose(view: AnyView) -> Move:
        asked.append(kind)
        return player(view)

    return choose


def _hands(plan: Plan, task: Task, seating: str) -> Iterator[PlayedHand]:
    """Play a deal, and the hands that follow from it, in one seating."""
    game = find(plan.game)
    rules = game.parse(dict(plan.rules))
    asked: deque[str] = deque(maxlen=1)
    players = _players(plan, task, seating, asked)
    standing = game.opening(rules)
    for hand in range(1, plan.hands + 1):
        try:
            state, _ = play_hand(game, rules, standing, plan.deal(task.deal, hand), players)
        except IllegalMove as error:
            raise Refused(illegal(asked[-1], error.refusal)) from error
        outcome = game.outcome(state)
        assert outcome is not None
        yield PlayedHand(seating, outcome.scores, outcome.winners, game.profile.sense)
        standing = game.settle(state)
        if standing.winners is not None:
            return


def play(plan: Plan, task: Task) -> PlayedDeal:
    """Play one deal in every seating; nothing but plan and task decides how it goes."""
    game = find(plan.game)
    every = seatings(game, game.parse(dict(plan.rules)))
    return PlayedDeal(task, tuple(hand for one in every for hand in _hands(plan, task, one)))


def parse_deals(text: str, game: AnyGame, rules: RulesLike) -> tuple[Deal, ...]:
    """Read a deal a line; `Refused` with the line of the first that does not fit the table."""
    deals: list[Deal] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            deal = parse_deal(line)
            deal.check(game.deck(rules))
        except Refused as error:
            fault = error.refusal
            raise Refused(Refusal("deal_line", facts={"line": number}), fault) from error
        deals.append(deal)
    if not deals:
        raise Refused(Refusal("deals_missing"))
    return tuple(deals)
