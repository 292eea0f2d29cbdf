"""Hypothesis strategies for the values of the engine."""

from hypothesis import strategies as st

from paiju.cards import CARDS, Card, Hand
from paiju.game import (
    AnyGame,
    Claim,
    Deal,
    Fair,
    Move,
    Record,
    RecordedMove,
    Standing,
)
from paiju.game.deal import STARTS
from paiju.game.move import ACTS
from paiju.game.rules import RulesLike, switches
from paiju.testing import walk

_WORDS = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=12)
_RANKS = st.sampled_from(("2", "3", "10", "J", "A", "JB", "JS"))
_HEX16 = st.text("0123456789abcdef", min_size=16, max_size=16)
_SEEDS = st.integers(0, (1 << 62) - 1)

cards = st.sampled_from(CARDS)
claims = st.builds(Claim, _WORDS, st.none() | _RANKS)


def hands(packs: int = 2, max_size: int = 27) -> st.SearchStrategy[Hand]:
    """Draw hands from so many packs."""
    return st.lists(st.sampled_from(CARDS * packs), max_size=max_size).map(
        lambda held: Hand.of(_at_most(packs, held))
    )


def _at_most(packs: int, held: list[Card]) -> list[Card]:
    """Drop the copies that the packs do not have."""
    kept: list[Card] = []
    for face in held:
        if kept.count(face) < packs:
            kept.append(face)
    return kept


def deals(pack: tuple[Card, ...]) -> st.SearchStrategy[Deal]:
    """Draw deals of a pack."""
    return st.builds(Deal, st.permutations(pack).map(tuple), st.integers(0, STARTS - 1))


def moves(max_cards: int = 12) -> st.SearchStrategy[Move]:
    """Draw moves that can be written, sensible or not."""
    return st.builds(
        Move,
        st.sampled_from(ACTS),
        st.lists(cards, max_size=max_cards).map(tuple),
        st.none() | claims,
        st.none() | st.integers(0, 999),
    ).filter(_writable)


def _writable(move: Move) -> bool:
    """Return whether a move has a text: a play of nothing has none."""
    return move.act != "play" or bool(move.cards) or move.claim is not None


def hostile_moves() -> st.SearchStrategy[Move]:
    """Draw moves of any act, cards, claim and number, however absurd."""
    return st.builds(
        Move,
        st.sampled_from(ACTS),
        st.lists(cards, max_size=120).map(tuple),
        st.none() | st.builds(Claim, st.text(max_size=20), st.none() | st.text(max_size=5)),
        st.none() | st.integers(),
    )


def rules_mappings(rules: type[RulesLike] | RulesLike) -> st.SearchStrategy[dict[str, object]]:
    """Draw mappings of switches, with right and wrong names and values."""
    known = switches(rules)
    right = {
        name: st.sampled_from([value.value for value in switch.values])
        if switch.values
        else st.integers(switch.low, switch.high)
        for name, switch in known.items()
    }
    wrong: st.SearchStrategy[object] = st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just([1])
    )
    names = st.sampled_from([*known, "preset"]) | st.text(max_size=8)
    sound: st.SearchStrategy[dict[str, object]] = st.fixed_dictionaries({}, optional=right)
    return st.builds(
        lambda one, other: {**one, **other},
        sound,
        st.dictionaries(names, wrong, max_size=3),
    )


def standings(seats: int = 4) -> st.SearchStrategy[Standing]:
    """Draw standings, sensible or not."""
    numbers = st.integers(-1000, 1000)
    by_seat = st.tuples(*[numbers] * seats)
    seat = st.integers(1, seats)
    return st.builds(
        Standing,
        scores=by_seat,
        hand=st.integers(1, 99),
        levels=st.lists(_RANKS, max_size=seats).map(tuple),
        dealer=st.none() | seat,
        owed=st.lists(st.tuples(seat, seat), max_size=2).map(tuple),
        tallies=st.dictionaries(_WORDS, by_seat, max_size=2),
        winners=st.none() | st.lists(seat, max_size=seats).map(tuple),
    )


def fairs(seats: int = 4) -> st.SearchStrategy[Fair]:
    """Draw the fields of fair deals."""
    return st.builds(
        Fair,
        table=st.text(max_size=12),
        hand=st.integers(1, 99),
        commitment=st.binary(min_size=32, max_size=32).map(bytes.hex),
        server_seed=st.binary(min_size=32, max_size=32),
        client_seeds=st.lists(st.binary(max_size=64), max_size=seats).map(tuple),
    )


def records() -> st.SearchStrategy[Record]:
    """Draw records that can be written, though no game knows them."""
    switch = st.integers(-9, 9) | _WORDS
    return st.builds(
        Record,
        game=_WORDS,
        version=st.integers(1, 99),
        rules=st.dictionaries(_WORDS, switch, max_size=4).map(lambda d: tuple(sorted(d.items()))),
        digest=st.binary(min_size=32, max_size=32).map(bytes.hex),
        standing=standings(),
        deal=deals(CARDS[:20]),
        begun=_HEX16,
        moves=st.lists(st.builds(RecordedMove, st.integers(1, 9), moves(), _HEX16), max_size=8).map(
            tuple
        ),
        fair=st.none() | fairs(),
    )


def played_records(game: AnyGame) -> st.SearchStrategy[Record]:
    """Draw records of random hands that were played, over all presets."""
    presets = st.sampled_from(list(game.presets.values()))
    return st.builds(lambda rules, seed: walk.record(game, rules, seed), presets, _SEEDS)
