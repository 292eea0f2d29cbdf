"""Links that one player hands to another: they have to lead here from the other's device, too."""

from starlette.responses import Response

from paiju.server.guard.hosts import is_loopback
from paiju.server.http.qr import qr_answer
from paiju.server.http.route import Call, Path, Stop
from paiju.wire import http


def friends_address(call: Call) -> str | None:
    """Return where friends find the server, None where only this machine does.

    That is the public address, or the one at which the page was opened. A page that was opened at
    a loopback address is found in the network, where there is one.
    """
    options = call.api.options
    opened = options.public_url.rstrip("/") or call.api.hosts.opened(call.request)
    if not is_loopback(opened):
        return opened
    return next(iter(options.lan_addresses), None)


def link(call: Call, path: str) -> str | None:
    """Return the link to a place on the page, None where friends could not open it."""
    address = friends_address(call)
    return None if address is None else f"{address}/#/{path}"


async def picture(call: Call, path: str) -> Response:
    """Draw the link to a place on the page as a QR code."""
    found = link(call, path)
    if found is None:
        raise Stop(409, "server.alone")
    return await qr_answer(found)


async def address(call: Call) -> http.Reached:
    """Tell where friends find the server."""
    return http.Reached(address=friends_address(call))


PATHS = (Path("GET", "/api/address", address, http.Reached),)
