"""Answer what chosen cards are, whether they may be played, and what might be instead."""

from itertools import islice
from typing import Final

from paiju.bots import Reason
from paiju.bots.asking import inquire
from paiju.cards import Card, Hand, NotationError, parse_cards
from paiju.desk import Found, combine, find_moves, find_pass, readings_of
from paiju.game import AnyGame, AnyState, AnyView, Claim, Move, Reading, Refusal, Refused
from paiju.wire.commands import Arrange, Ask, WireMove
from paiju.wire.pushes import Advice, Answer, Arranged, Choice, WireReason
from paiju.wire.views import write_facts, write_groups, write_move, write_reading, write_refusal

_LOOKED_AT: Final = 64
_ALTERNATIVES: Final = 3


def read_cards(names: tuple[str, ...]) -> tuple[Card, ...]:
    """Read cards; `Refused` names the one that is none."""
    try:
        return parse_cards(names)
    except NotationError as error:
        raise Refused(Refusal("unknown_card", facts={"part": error.part})) from error


def _check_act(game: AnyGame, act: str) -> None:
    """Refuse an act that neither this game nor any other of ours has."""
    if act not in game.profile.all_acts:
        raise Refused(Refusal("unknown_act", facts={"act": act}))


def read_move(game: AnyGame, move: WireMove) -> Move:
    """Read a move of a game; `Refused` where it can be none."""
    _check_act(game, move.act)
    return move_of(move)


def move_of(move: WireMove) -> Move:
    """Read a move that was accepted; `Refused` names what is no card."""
    claim = None if move.claim is None else Claim(move.claim.type, move.claim.rank)
    return Move(move.act, read_cards(move.cards), claim, move.number)


def alternatives(
    game: AnyGame, state: AnyState, seat: int, wanted: tuple[Card, ...], most: int
) -> list[WireMove]:
    """Find legal moves that share the most cards with those wanted."""
    if seat not in game.actors(state):
        return []
    chosen = Hand.of(wanted)

    def distance(move: Move) -> tuple[int, int]:
        shared = sum(min(chosen.count(one), move.cards.count(one)) for one in set(move.cards))
        return -shared, len(move.cards)

    found = [move for move in islice(game.legal(state, seat), _LOOKED_AT) if move.cards]
    return [write_move(move) for move in sorted(found, key=distance)[:most]]


def _verb(game: AnyGame, view: AnyView, move: Move) -> str | None:
    """Tell what a play does in its trick."""
    if move.act != "play" or not move.cards or view.seat is None:
        return None
    plays = (*((made.seat, made.cards) for made in view.table), (view.seat, move.cards))
    answer = inquire(game, view, "trick", plays=plays)
    return None if answer is None else answer["verbs"].get(str(view.seat))


def _choices(
    game: AnyGame, view: AnyView, moves: tuple[Move, ...], readings: tuple[Reading, ...]
) -> list[Choice]:
    """Write the moves that cards can be, each with what it is read as."""
    claims = {move.claim for move in moves}
    known: dict[Claim | None, Reading] = {}
    for reading in readings:
        known.setdefault(reading.claim if reading.claim in claims else None, reading)
    return [
        Choice(
            move=write_move(move),
            reading=write_reading(known.get(move.claim)) if move.act == "play" else None,
            verb=_verb(game, view, move),
        )
        for move in moves
    ]


def _find(game: AnyGame, state: AnyState, seat: int, ask: Ask, cards: tuple[Card, ...]) -> Found:
    """Find the moves that are asked about."""
    if ask.act is None or (ask.act == "play" and cards):
        if not cards:
            return find_pass(game, state, seat)
        return find_moves(game, state, seat, cards)
    _check_act(game, ask.act)
    move = Move(ask.act, cards, number=ask.number)
    refusal = game.check(state, seat, move)
    return Found((move,)) if refusal is None else Found(refusal=refusal)


def answer(game: AnyGame, state: AnyState, seat: int, ask: Ask, seq: int) -> Answer:
    """Answer a question about cards; whatever they are, there is an answer."""
    view = game.view(state, seat)
    cards: tuple[Card, ...] = ()
    try:
        cards = read_cards(ask.cards)
        found = _find(game, state, seat, ask, cards)
    except Refused as error:
        found = Found(refusal=error.refusal)
    readings = readings_of(game, view, cards) if cards else ()
    others: list[WireMove] = []
    if found.refusal is not None:
        others = alternatives(game, state, seat, cards, _ALTERNATIVES)
    return Answer(
        id=ask.id,
        seq=seq,
        choices=_choices(game, view, found.moves, readings),
        readings=[one for one in map(write_reading, readings) if one is not None],
        refusal=None if found.refusal is None else write_refusal(found.refusal),
        alternatives=others,
    )


def lay(game: AnyGame, state: AnyState, seat: int, asked: Arrange, seq: int) -> Arranged:
    """Sort the hand of a seat by combination."""
    view = game.view(state, seat)
    return Arranged(id=asked.id, seq=seq, groups=write_groups(combine(game, view, view.hand)))


def write_reason(reason: Reason) -> WireReason:
    """Write what a move is good for."""
    return WireReason(name=reason.code, facts=write_facts(reason.facts), rule=reason.rule)


def write_advice(move: Move, reason: Reason) -> Advice:
    """Write a move worth making."""
    return Advice(move=write_move(move), reason=write_reason(reason))
