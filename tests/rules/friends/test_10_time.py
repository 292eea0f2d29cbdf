"""10 Time."""

from paiju.game import Deadline, Move
from paiju.games.friends import game
from paiju.testing import walk
from tests.rules.friends.tables import begin, cards, is_legal, look, play, playing

RULES = game.parse({})


def test_10_1_seconds() -> None:
    state = begin({1: "H2"})
    assert game.deadline(state) == Deadline(10, (1, 5, 4, 3, 2))
    state = play(state, "1: show H2")
    found: dict[str, int] = {}
    while len(found) < 3:
        seat = game.actors(state)[0]
        deadline = game.deadline(state)
        assert deadline is not None
        if look(state).phase != "counter":
            found[look(state).phase] = deadline.seconds
        state = game.apply(state, seat, game.lapse(state, seat)).state
    assert found == {"bury": 60, "call": 30, "play": 30}


def test_10_2_nothing_is_bid() -> None:
    state = begin({1: "H2 H2 H2"})
    assert game.lapse(state, 1) == Move("decline")


def test_10_2_low_cards_of_short_suits_are_buried() -> None:
    hand = "D3 D4 D6 D7 C3 C4 C6 CK C10 C5 SA SK S2 JB JB H3 H4 H6 H7 H8 H9 HJ HQ"
    state = begin({1: f"{hand} H2 HA HA HA HK HK HK H10"}, "D8 D9 DJ DQ C7 C8 C9")
    state = play(state, "1: show H2")
    for seat in (5, 4, 3, 2):
        state = play(state, f"{seat}: decline")
    buried = game.lapse(state, 1).cards
    assert len(buried) == 7
    assert all(face.suit in ("C", "D") for face in buried)
    assert not {"5", "10", "K", "A"} & {face.rank for face in buried}


def test_10_2_a_high_card_that_the_dealer_lacks_is_called() -> None:
    for seed in range(20):
        state = walk.begin(game, RULES, seed)
        while look(state).phase != "call":
            seat = game.actors(state)[0]
            state = game.apply(state, seat, game.lapse(state, seat)).state
        (dealer,) = game.actors(state)
        move = game.lapse(state, dealer)
        (called,) = move.cards
        assert called.rank == "A"
        assert called.suit != look(state).facts["trump"]
        assert move.number == look(state, dealer).hand.count(called) + 1
        assert is_legal(state, f"{dealer}: call {called} n={move.number}")


def test_10_2_a_card_of_which_no_copy_is_left_is_not_called() -> None:
    low = "S3 S3 S3 S4 S4 S4"
    hands = {1: f"{low} H2 H2 CA CA CA", 2: "DA DA DA", 3: "SA SA SA"}
    state = play(begin(hands), "1: show H2 H2")
    for seat in (5, 4, 3, 2):
        state = play(state, f"{seat}: decline")
    state = play(state, f"1: bury {low} CA")
    # Two clubs are held and one is buried: nobody could be the friend.
    move = game.lapse(state, 1)
    assert move == Move("call", cards("DA"), number=1)
    assert game.check(state, 1, move) is None


def test_10_2_the_smallest_cards_are_played() -> None:
    hands = {1: "S3 SK HA", 5: "S4 SA S10", 4: "C5 D3 HQ", 3: "S6 S6 S7", 2: "S9 S9 SJ"}
    state = playing(hands, trump="H")
    expected = {1: "S3", 5: "S4", 4: "D3", 3: "S6", 2: "S9"}
    for seat in (1, 5, 4, 3, 2):
        move = game.lapse(state, seat)
        assert move == Move.play(expected[seat])
        state = game.apply(state, seat, move).state


def test_10_2_pairs_are_kept_where_they_need_not_go() -> None:
    hands = {1: "S3 S3", 5: "S4 S4 S8 S8", 4: "C5 D3 HQ"}
    state = play(playing(hands, trump="H"), "1: S3 S3")
    assert game.lapse(state, 5).cards == cards("S4 S4")
    state = play(state, "5: S4 S4")
    assert game.lapse(state, 4).cards == cards("D3 C5")


def test_10_2_of_a_throw_the_smallest_type_stays() -> None:
    hands = {1: "D5 D5 D6 C9", 5: "D7 H3 H4", 4: "C3 C4", 3: "C6 C7", 2: "C8 C8"}
    state = play(playing(hands, trump="S"), "1: D5 D5 D6")
    state = game.apply(state, 5, game.lapse(state, 5)).state
    assert look(state).table[0].cards == cards("D6")
