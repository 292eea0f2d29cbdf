"""Ask the judge for a request: an answer, or a refusal where it has too much to do."""

from collections.abc import Callable

from starlette.responses import Response

from paiju.server.guard.origins import host_of
from paiju.server.http.route import Call, Stop
from paiju.server.workers.judge import Full, Held


async def ask_judge(call: Call, work: Callable[..., bytes], *args: object) -> Response:
    """Have a question answered beside the loop; the answer comes ready to be sent."""
    host = host_of(call.request, call.api.options.trust_proxy)
    try:
        body = await call.api.judges.ask(host, work, *args)
    except Full:
        raise Stop(503, "judge.full") from None
    except Held:
        raise Stop(429, "judge.places") from None
    except TimeoutError:
        raise Stop(503, "judge.slow") from None
    return Response(body, media_type="application/json")
