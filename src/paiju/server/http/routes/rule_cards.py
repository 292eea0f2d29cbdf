"""Rule cards: the rules of a table as a short code, a link and a picture (docs/rule-cards.md)."""

from starlette.responses import Response

from paiju.game import Refused
from paiju.game.rulecard import RuleCard, read_card
from paiju.game.rules import to_json
from paiju.room.opening import card_of
from paiju.server.http import links
from paiju.server.http.route import Call, Path, failure
from paiju.wire import http


def _written(call: Call, card: RuleCard) -> http.WireCard:
    """Write a card."""
    return http.WireCard(
        code=card.code,
        game=card.game.name,
        preset=card.preset,
        rules=to_json(card.rules),
        changed=dict(card.changed),
        link=links.link(call, f"new/{card.code}"),
    )


async def make_card(call: Call) -> http.WireCard | Response:
    """Write rules as a code."""
    wish = call.body(http.CardWish)
    try:
        return _written(call, card_of(wish))
    except Refused as error:
        return failure(400, error.refusal, wish.game)


async def seen(call: Call) -> http.WireCard:
    """Read a code."""
    return _written(call, read_card(call.path("code")))


async def picture(call: Call) -> Response:
    """Draw the link of a code as a QR code."""
    return await links.picture(call, f"new/{read_card(call.path('code')).code}")


PATHS = (
    Path("POST", "/api/cards", make_card, http.WireCard, http.CardWish),
    Path("GET", "/api/cards/{code}", seen, http.WireCard),
    Path("GET", "/api/cards/{code}/qr.svg", picture),
)
