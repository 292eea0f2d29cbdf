"""Links as pictures for cameras."""

import io

from starlette.responses import Response


def qr_answer(link: str) -> Response:
    """Draw a link as a QR code."""
    # Few ask for one: a server need not load it to start.
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=8, border=2, xmldecl=False, svgns=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
