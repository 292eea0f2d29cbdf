"""The coach: what each move of a finished hand cost; ask again to hear how far it is."""

import hashlib

from paiju.bots.coach import Judged
from paiju.server.guard.origins import host_of
from paiju.server.history.replays import tidy
from paiju.server.http.route import Call, Path, Stop
from paiju.server.http.routes.hands import read_record
from paiju.server.workers.coach import Busy, Work
from paiju.wire.answers import write_reason
from paiju.wire.coach import Coached, JudgedMove
from paiju.wire.views import write_move


def _judged(one: Judged) -> JudgedMove:
    """Write a decision."""
    return JudgedMove(
        step=one.step,
        seat=one.seat,
        move=write_move(one.move),
        best=write_move(one.best),
        cost=round(one.cost, 3),
        error=round(one.error, 3),
        mistake=one.mistake,
        reasons=[write_reason(why) for why in one.reasons],
        meant=write_reason(one.meant),
    )


def _answer(hand: str, work: Work) -> Coached:
    """Write how far a hand is judged; `Refused` where its record does not hold."""
    if work.refused is not None:
        raise work.refused
    told = work.told()
    return Coached(
        hand=hand,
        game=told.game,
        unit=told.unit.name,
        done=len(told.moves),
        total=work.total,
        moves=[_judged(one) for one in told.moves],
        worst=list(told.worst) if work.done else [],
    )


async def _work(call: Call, hand: str, text: str) -> Coached:
    """Begin to judge a hand, or tell how far it is."""
    coaches = call.api.coaches
    work = coaches.find(hand)
    if work is None:
        limits = call.api.services.limits.coached
        host = host_of(call.request, call.api.options.trust_proxy)
        if not limits.take(host, call.api.services.now() / 1000):
            raise Stop(429, "server.fast")
        record = await call.api.films.read(text)
        try:
            work = coaches.find(hand) or coaches.begin(hand, record)
        except Busy:
            raise Stop(503, "server.busy") from None
    return _answer(hand, work)


async def coach_hand(call: Call) -> Coached:
    """Judge the moves of a hand that was played here."""
    hand = call.path("hand")
    return await _work(call, hand, await read_record(call, hand))


async def coach_record(call: Call) -> Coached:
    """Judge the moves of the record that is sent."""
    text = tidy(call.raw.decode("utf-8", "replace"))
    return await _work(call, hashlib.sha256(text.encode()).hexdigest(), text)


PATHS = (
    Path("GET", "/api/hands/{hand}/coach", coach_hand, Coached),
    Path("POST", "/api/coach", coach_record, Coached),
)
