"""The laws of the contract: one function a law, for any game, any rules and any seed.

Each plays what the seed gives and raises `Broken` where the law does not hold. `LAWS` lists them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, TypeAlias

from paiju.cards import EMPTY, Card, Hand
from paiju.game import (
    COMMON_CODES,
    AnyGame,
    AnyState,
    Dice,
    Event,
    Facts,
    IllegalMove,
    Move,
    Refusal,
    Refused,
    Skill,
    format_record,
    parse_record,
    seen,
)
from paiju.game.rulecard import signs
from paiju.game.rules import RulesLike, switches, to_json
from paiju.testing import plain, walk
from paiju.testing.broken import Broken, hold
from paiju.testing.declared import (
    declarations_are_met,
    play_goes_round,
    views_are_declared,
    winners_gain,
)
from paiju.testing.hostile import CLAIMS, every_move, hostile_seat, strangers, wrong_move
from paiju.think import thinker_of

Law: TypeAlias = Callable[[AnyGame, RulesLike, int], None]

_BRUTE_CARDS: Final = 6
_BRUTE_HAND: Final = 8
_BRUTE_MOVES: Final = 400
_CLAIMS_EVERY: Final = 4
_HOSTILE: Final = 12
_LONGEST_MATCH: Final = 200
_THOUGHTS: Final = 60
_IDEAS: Final = 8


def _seats(game: AnyGame, state: AnyState) -> range:
    """Return the numbers of the seats."""
    return range(1, game.seats(state.rules) + 1)


def cards_are_conserved(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Every card of the deck lies somewhere, once, at every moment; each hand is its seat's."""
    deck = Hand.of(game.deck(rules))
    for state in walk.states(game, rules, seed):
        places = game.holdings(state)
        total = EMPTY
        for held in places.values():
            total += held
        hold(total == deck, "cards are conserved", seed, places)
        counts = game.view(state, None).counts
        for seat in _seats(game, state):
            hand = game.view(state, seat).hand
            hold(hand == places[str(seat)], "a view shows the hand", seed, seat)
            hold(counts[seat - 1] == len(hand), "a view counts the hand", seed, seat)


def somebody_acts(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """While a hand goes on somebody may act, has a deadline, and time makes a legal move."""
    for state in walk.states(game, rules, seed):
        actors = game.actors(state)
        deadline = game.deadline(state)
        over = game.outcome(state) is not None
        hold(len(set(actors)) == len(actors), "an actor is named once", seed, actors)
        hold(set(actors) <= set(_seats(game, state)), "an actor has a seat", seed, actors)
        hold(over == (not actors), "somebody acts until the end", seed, actors)
        hold((deadline is None) == over, "whoever must act has a deadline", seed, actors)
        for seat in _seats(game, state):
            moves = game.legal(state, seat)
            able = next(moves, None) is not None
            hold(able == (seat in actors), "an actor has a legal move", seed, seat, actors)
        if deadline is None:
            continue
        hold(set(deadline.seats) == set(actors), "the deadline is the actors'", seed, deadline)
        hold(deadline.seconds > 0, "a deadline leaves time", seed, deadline)
        for seat in actors:
            move = game.lapse(state, seat)
            refusal = game.check(state, seat, move)
            hold(refusal is None, "time makes a legal move", seed, seat, move, refusal)


def _bare(move: Move) -> Move:
    """Return a move without its claim."""
    return Move(move.act, move.cards, None, move.number)


def _claims_agree(game: AnyGame, state: AnyState, seat: int, listed: set[Move], move: Move) -> None:
    """Hold the claims that `check` accepts to those that `legal` lists."""
    claimed = {other for other in listed if other.claim and _bare(other) == move}
    for claim in CLAIMS[1:]:
        meant = Move(move.act, move.cards, claim, move.number)
        if game.check(state, seat, meant) is not None:
            continue
        if claim is not None and claim.rank is None and claimed - {meant}:
            # A type alone means one of the listed claims of that type.
            alike = {other for other in claimed if other.claim and other.claim.type == claim.type}
            ends = {game.apply(state, seat, other).state.fingerprint for other in alike}
            same = game.apply(state, seat, meant).state.fingerprint
            hold(same in ends, "a claimed type is one that is listed", seat, meant)
        elif claimed:
            hold(meant in claimed, "an accepted claim is listed", seat, meant)
        else:
            same = game.apply(state, seat, meant).state.fingerprint
            bare = game.apply(state, seat, move).state.fingerprint
            hold(same == bare, "a needless claim changes nothing", seat, meant)


def check_agrees_with_legal(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """`check` accepts what `legal` lists and, by brute force on small hands, nothing else."""
    for at, state in enumerate(walk.states(game, rules, seed)):
        for seat in game.actors(state):
            hand = game.view(state, seat).hand
            listed = list(islice(game.legal(state, seat), _BRUTE_MOVES))
            for move in listed:
                refusal = game.check(state, seat, move)
                hold(refusal is None, "a listed move is legal", seed, at, seat, move, refusal)
                named = move.claim is None or move.claim.type in game.profile.types
                hold(named, "a claimed type is declared", seed, at, seat, move)
            hold(len(set(listed)) == len(listed), "a move is listed once", seed, at, seat)
            if len(hand) > _BRUTE_HAND or len(listed) == _BRUTE_MOVES:
                continue
            known, bare = set(listed), {_bare(move) for move in listed}
            for move in every_move(hand, _BRUTE_CARDS, game.profile.all_acts):
                legal = game.check(state, seat, move) is None
                hold(legal == (move in bare), "a legal move is listed", seed, at, seat, move)
                if legal and (at + seed) % _CLAIMS_EVERY == 0:
                    _claims_agree(game, state, seat, known, move)


def moves_change_nothing_before(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """`apply` leaves the state it was given as it was, and its events are the new log."""
    for turn in walk.walk(game, walk.arrive(game, rules, seed), Dice(seed)):
        packed = turn.state.table.pack()
        log, switches_before = plain.text(turn.state.log), to_json(turn.state.rules)
        step = game.apply(turn.state, turn.seat, turn.move)
        hold(turn.state.table.pack() == packed, "apply changes no state", seed, turn.move)
        hold(plain.text(turn.state.log) == log, "apply changes no log", seed, turn.move)
        hold(to_json(turn.state.rules) == switches_before, "apply changes no rules", seed)
        hold(bool(step.events), "a move makes an event", seed, turn.move)
        hold(
            step.state.log == turn.state.log + step.events,
            "the events are the new log",
            seed,
            turn.move,
        )
        hold(
            step.state.fingerprint == turn.after.fingerprint and step.events == turn.events,
            "the same move gives the same state",
            seed,
            turn.move,
        )


def hostile_moves_are_refused(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """`check` answers whatever it is asked; `apply` raises the same and changes nothing."""
    dice = Dice(seed)
    for state in walk.states(game, rules, seed):
        before = state.fingerprint
        for seat in game.actors(state):
            unheard = game.check(state, seat, Move("no_such_act"))
            hold(unheard is not None, "an act that no game has is refused", seed, seat)
        for _ in range(_HOSTILE):
            seat = hostile_seat(game, state, dice)
            move = wrong_move(game, state, seat, dice)
            refusal = game.check(state, seat, move)
            if refusal is None:
                continue
            try:
                game.apply(state, seat, move)
            except IllegalMove as error:
                hold(error.refusal == refusal, "apply refuses as check does", seed, seat, move)
            else:
                raise Broken(f"a refused move is not applied: {seed} {seat} {move}")
        hold(state.fingerprint == before, "a refused move changes nothing", seed)


def _refused(law: str, code: str, ask: Callable[[], object], *facts: object) -> None:
    """Hold a question to its refusal."""
    try:
        ask()
    except Refused as error:
        hold(error.refusal.code == code, law, error.refusal, *facts)
    else:
        raise Broken(f"{law}: {', '.join(map(plain.text, facts))}")


def strangers_are_refused(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Whoever has no seat is shown nothing, has no moves, and no time to lose."""
    for state in walk.states(game, rules, seed):
        for seat in strangers(game.seats(rules)):
            asks: tuple[Callable[[], object], ...] = (
                partial(game.view, state, seat),
                partial(game.lapse, state, seat),
                partial(lambda s, who: next(game.legal(s, who), None), state, seat),
            )
            for ask in asks:
                _refused("a stranger is refused", "unknown_seat", ask, seed, seat)


def standings_are_checked(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """No hand begins before which the match cannot stand so, and none is settled before its end."""
    state = walk.arrive(game, rules, seed)
    before, seats = state.standing, game.seats(rules)
    cases = {
        "scores": replace(before, scores=(*before.scores, 0)),
        "hand": replace(before, hand=-(seed % 2)),
        "dealer": replace(before, dealer=strangers(seats)[seed % 4]),
    }
    for part, standing in cases.items():
        begin = partial(game.begin, rules, standing, state.deal)
        _refused("a standing can be", "standing_wrong", begin, part, standing)
    won = replace(before, winners=(1,))
    _refused("a won match is over", "match_over", partial(game.begin, rules, won, state.deal), seed)
    for turn in walk.walk(game, state, Dice(seed)):
        _refused("a hand is settled at its end", "hand_going", partial(game.settle, turn.state))


def matches_end(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Hands are settled into the next standing until somebody has won the match."""
    dice = Dice(seed)
    standing = game.opening(rules)
    for number in range(1, _LONGEST_MATCH):
        hold(standing.hand == number, "hands are numbered", seed, standing)
        state = walk.begin(game, rules, dice.below(1 << 62), standing)
        for turn in walk.walk(game, state, dice):
            state = turn.after
        outcome = game.outcome(state)
        if outcome is None:
            raise Broken(f"a finished hand has an outcome: {seed}")
        seats = len(_seats(game, state))
        hold(len(outcome.scores) == seats, "every seat has a score", seed, outcome)
        won = set(outcome.winners)
        hold(bool(won) and won <= set(_seats(game, state)), "somebody wins", seed, outcome)
        for side in game.sides(rules):
            hold(len(won & set(side)) in (0, len(side)), "a side wins together", seed, outcome)
        after = game.settle(state)
        added = tuple(a + b for a, b in zip(standing.scores, outcome.scores, strict=True))
        hold(after.scores == added, "scores add up", seed, standing, outcome, after)
        standing = after
        if standing.winners is not None:
            hold(bool(standing.winners), "somebody wins the match", seed, standing)
            return
    raise Broken(f"a match ends: {seed}")


def hands_replay(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """The same deal and moves give the same states, and a record says the same as the hand."""
    made = walk.record(game, rules, seed)
    hold(parse_record(format_record(made)) == made, "a record reads as written", seed)
    read = parse_record(format_record(made))
    state = game.begin(game.parse(dict(read.rules)), read.standing, read.deal)
    hold(state.fingerprint == read.begun, "a deal gives the same state", seed)
    for line in read.moves:
        state = game.apply(state, line.seat, line.move).state
        hold(state.fingerprint == line.fingerprint, "a move gives the same state", seed, line)
    hold(game.outcome(state) is not None, "a record ends the hand", seed)


def _is_fact(value: object) -> bool:
    """Return whether a value is a fact, to the last part."""
    if value is None or isinstance(value, bool | int | str | Card):
        return True
    if isinstance(value, tuple):
        return all(map(_is_fact, value))
    return isinstance(value, Mapping) and all(
        isinstance(key, str) and _is_fact(held) for key, held in value.items()
    )


def _events_are_declared(game: AnyGame, seats: int, events: tuple[Event, ...]) -> None:
    """Hold events to the names and facts that the game declares."""
    for event in events:
        hold(event.name in game.events, "an event is declared", event)
        keys = [*event.facts, *event.secret]
        hold(sorted(keys) == sorted(game.events[event.name]), "an event has its facts", event)
        hold(_is_fact(event.facts) and _is_fact(event.secret), "facts are plain", event)
        hold(bool(event.secret) <= (event.owner is not None), "a secret has an owner", event)
        hold(event.owner is None or 1 <= event.owner <= seats, "an owner has a seat", event)


def refusal_is_declared(game: AnyGame, refusal: Refusal) -> None:
    """Hold a refusal to the codes and facts that the game declares."""
    declared: dict[str, tuple[str, ...]] = {**COMMON_CODES, **game.codes}
    hold(refusal.code in declared, "a code is declared", refusal)
    hold(
        sorted(refusal.facts) == sorted(declared[refusal.code]), "a refusal has its facts", refusal
    )
    hold(_is_fact(refusal.facts), "facts are plain", refusal)


def _refusals(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[Refusal]:
    """Give the refusals of many wrong moves all through a hand."""
    dice = Dice(seed)
    for state in walk.states(game, rules, seed):
        for _ in range(_HOSTILE):
            seat = hostile_seat(game, state, dice)
            refusal = game.check(state, seat, wrong_move(game, state, seat, dice))
            if refusal is not None:
                yield refusal


def everything_is_declared(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Every refusal and event is declared with exactly its facts, which are plain values."""
    hold(game.moments <= game.events.keys(), "a moment is a declared event", sorted(game.moments))
    for refusal in _refusals(game, rules, seed):
        refusal_is_declared(game, refusal)
    state = walk.arrive(game, rules, seed)
    seats = game.seats(rules)
    _events_are_declared(game, seats, state.log)
    for turn in walk.walk(game, state, Dice(seed)):
        _events_are_declared(game, seats, turn.events)


def clauses_exist(game: AnyGame, rules: RulesLike, seed: int, clauses: frozenset[str]) -> None:
    """Every clause that a refusal or a switch names is in the rule book."""
    for refusal in _refusals(game, rules, seed):
        hold(refusal.rule in clauses or not refusal.rule, "a clause exists", refusal)
    for name, switch in switches(rules).items():
        hold(switch.clause in clauses, "the clause of a switch exists", name, switch.clause)
    for phase in game.profile.phases:
        named = f"{game.name}.{phase.clause}"
        hold(named in clauses, "the clause of a phase exists", phase.name, named)


def views_agree(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """A view says what the methods say, and its log is what the seat has seen."""
    for state in walk.states(game, rules, seed):
        for seat in (None, *_seats(game, state)):
            view = game.view(state, seat)
            hold(view.game == game.name and view.seat == seat, "a view names its seat", seed, seat)
            hold(view.actors == game.actors(state), "a view has the actors", seed, seat)
            hold(view.deadline == game.deadline(state), "a view has the deadline", seed, seat)
            hold(view.outcome == game.outcome(state), "a view has the outcome", seed, seat)
            hold(view.rules == rules, "a view has the rules", seed, seat)
            played = {made.seat for made in view.table if made.cards}
            led = bool(played) and view.outcome is None
            hold((view.highest in played) if led else (view.highest is None), "a play is highest")
            told = tuple(seen(event, seat) for event in state.log)
            hold(view.log == told, "a view logs what was seen", seed, seat)
            twice = tuple(seen(event, seat) for event in told)
            hold(twice == told, "what was seen is seen as it is", seed, seat)
            hold(all(not e.secret and e.owner is None for e in told), "no secret is seen", seed)


def rules_are_strict(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Rules read as they are written, and every fault is refused, all at once."""
    hold(game.parse({**to_json(rules)}) == rules, "rules read as written", to_json(rules))
    for name, preset in game.presets.items():
        hold(game.parse({"preset": name}) == preset, "a preset has a name", name)
        hold(len(signs(preset)) == len(switches(preset)), "rule cards tell switches apart", name)
    hold(game.parse({}) == next(iter(game.presets.values())), "the first preset is the default")
    names = list(to_json(rules))
    wrong: Facts = {"preset": "no such", "no such": 1, **dict.fromkeys(names, "no such")}
    try:
        game.parse(wrong)
    except Refused as error:
        for refusal in error.refusals:
            refusal_is_declared(game, refusal)
        found = {refusal.facts.get("switch") for refusal in error.refusals}
        hold(
            {*names, "no such", None} <= found,
            "all faults are told at once",
            sorted(map(str, found)),
        )
    else:
        raise Broken("wrong rules are refused")


def thinking_keeps_to_the_view(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """A guess gives the view, and what comes to mind is legal, however the hidden cards lie."""
    thinker, dice = thinker_of(game), Dice(seed + 1)
    for turn in islice(walk.turns(game, rules, seed), _THOUGHTS):
        view = game.view(turn.state, turn.seat)
        guess = thinker.guess(view, dice)
        hold(game.view(guess, turn.seat) == view, "a guess gives the view", seed, turn.seat)
        ideas = thinker.ideas(view, _IDEAS, dice)
        hold(0 < len(ideas) <= _IDEAS, "something comes to mind, not too much", seed, ideas)
        hold(len(set(ideas)) == len(ideas), "nothing comes to mind twice", seed, ideas)
        refused = [move for move in ideas if game.check(turn.state, turn.seat, move) is not None]
        hold(not refused, "what comes to mind is legal", seed, refused)
        for skill in Skill:
            advice, again = (thinker.advise(view, skill, dice) for _ in range(2))
            hold(advice in ideas, "advice comes to mind", seed, advice, ideas)
            hold(advice == again, "advice is the same for every guess", seed, advice, again)


LAWS: Final[tuple[Law, ...]] = (
    cards_are_conserved,
    somebody_acts,
    check_agrees_with_legal,
    moves_change_nothing_before,
    hostile_moves_are_refused,
    strangers_are_refused,
    standings_are_checked,
    matches_end,
    hands_replay,
    everything_is_declared,
    views_are_declared,
    declarations_are_met,
    play_goes_round,
    winners_gain,
    views_agree,
    rules_are_strict,
    thinking_keeps_to_the_view,
)
