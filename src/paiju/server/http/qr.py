"""Links as pictures for cameras."""

import asyncio
import io

from starlette.responses import Response


def _draw(link: str) -> bytes:
    """Draw a link."""
    # Few ask for one: a server need not load it to start.
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=8, border=2, xmldecl=False, svgns=True
    )
    return drawn.getvalue()


async def qr_answer(link: str) -> Response:
    """Draw a link as a QR code, beside the loop."""
    return Response(await asyncio.to_thread(_draw, link), media_type="image/svg+xml")
