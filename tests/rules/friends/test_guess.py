"""A guess knows what everybody can tell, and nothing else."""

from collections import Counter

from paiju.cards import Card
from paiju.game import Dice
from paiju.games.friends import game
from paiju.games.friends.order import make_order
from paiju.games.friends.think.thinker import THINKER
from paiju.testing import walk
from tests.rules.friends.tables import Hand, begin, cards, look, play

GUESSES = 12
RULES = game.parse({})


def guesses(state: Hand, seat: int | None) -> list[Hand]:
    """Deal the hidden cards again and again."""
    return [THINKER.guess(look(state, seat), Dice(seed)) for seed in range(GUESSES)]


def test_a_guess_gives_the_same_view() -> None:
    for seed in (1, 2):
        for turn in walk.walk(game, walk.begin(game, RULES, seed), Dice(seed)):
            seat = seed % 5 + 1
            view = look(turn.after, seat)
            assert game.view(THINKER.guess(view, Dice(seed)), seat) == view


def test_guesses_differ() -> None:
    state = begin({1: "H2"})
    assert len({guess.fingerprint for guess in guesses(state, 1)}) == GUESSES


def test_cards_shown_in_a_bid_stay_with_their_owner() -> None:
    state = play(begin({2: "H2 H2", 3: "S2 S2 S2"}), "2: show H2 H2")
    for guess in guesses(state, 1):
        assert look(guess, 2).hand.count(cards("H2")[0]) >= 2


def test_cards_taken_back_from_a_throw_stay_with_their_owner() -> None:
    throws = 0
    for seed in range(6):
        for turn in walk.walk(game, walk.begin(game, RULES, seed), Dice(seed)):
            stopped = [event for event in turn.events if event.name == "throw_stopped"]
            if not stopped or look(turn.after).phase != "choose":
                continue
            throws += 1
            thrown = stopped[0].facts["cards"]
            assert isinstance(thrown, tuple)
            wanted = Counter(one for one in thrown if isinstance(one, Card))
            (chooser,) = game.actors(turn.after)
            for guess in guesses(turn.after, chooser)[:3]:
                assert not wanted - Counter(look(guess, turn.seat).hand)
    assert throws > 5


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    seen = 0
    for turn in walk.walk(game, walk.begin(game, RULES, 3), Dice(3)):
        for event in turn.events:
            if event.name == "followed" and event.facts["verb"] in ("discard", "kill", "overkill"):
                seen += 1
                viewer = turn.seat % 5 + 1
                led = look(turn.state).table[0].cards[0]
                for guess in guesses(turn.after, viewer)[:2]:
                    hand = tuple(look(guess, turn.seat).hand)
                    group = _groups(turn.state, (led, *hand))
                    assert all(group[str(face)] != group[str(led)] for face in hand)
    assert seen > 5


def _groups(state: Hand, held: tuple[Card, ...]) -> dict[str, str]:
    """Name the suit of every card."""
    facts = look(state).facts
    order = make_order(str(facts["level"]), str(facts["trump"]), False)
    return {str(face): order.group(face) for face in held}
