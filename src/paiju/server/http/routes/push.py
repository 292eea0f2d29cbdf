"""Where a player's browsers take notices."""

from paiju.server.http.route import Call, Path, Stop
from paiju.server.push.endpoints import read_endpoint
from paiju.server.push.notices import MOST_BROWSERS
from paiju.store.contract import Subscription
from paiju.text import LANGUAGES
from paiju.wire import http


async def key(call: Call) -> http.PushKey:
    """Give the public key that notices are signed with."""
    return http.PushKey(key=await call.api.services.notices.public())


async def subscribe(call: Call) -> None:
    """Keep where to send notices."""
    wish = call.body(http.PushWish)
    if read_endpoint(wish.endpoint) is None:
        raise Stop(400, "server.request", part="endpoint")
    if wish.lang not in LANGUAGES:
        raise Stop(400, "server.request", part="lang")
    store = call.api.services.store
    browser = Subscription(
        call.player.id, wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.lang
    )
    if await store.subscribe(browser, MOST_BROWSERS):
        return
    if len(await store.subscriptions(call.player.id)) >= MOST_BROWSERS:
        raise Stop(409, "push.too_many", most=MOST_BROWSERS)
    raise Stop(409, "push.taken")


async def unsubscribe(call: Call) -> None:
    """Forget where to send notices; only one's own."""
    endpoint = call.body(http.PushEnd).endpoint
    store = call.api.services.store
    own = await store.subscriptions(call.player.id)
    if any(held.endpoint == endpoint for held in own):
        await store.unsubscribe(endpoint)


PATHS = (
    Path("GET", "/api/push", key, http.PushKey),
    Path("POST", "/api/push", subscribe, None, http.PushWish, known=True),
    Path("DELETE", "/api/push", unsubscribe, None, http.PushEnd, known=True),
)
