"""The page: what was built of web/, or a plain list while there is none."""

import html
from mimetypes import guess_type
from pathlib import Path as Folder
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from paiju import __version__
from paiju.server.api import Api
from paiju.server.guard.headers import content_policy
from paiju.server.http.gzip import VARY, takes_packed
from paiju.text import LANGUAGES, name, sentence

FOREVER: Final = "public, max-age=31536000, immutable"
_FRESH: Final = "no-cache"
_TYPES: Final = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
_ENGINE: Final = "assets/engine-"
"""The script that runs the games on a player's own device: a worker goes by its own policy."""


def _plain(api: Api) -> str:
    """Write a page that lists public rooms."""
    rows = []
    for room in api.lobby.rooms:
        games = " ".join(name("game", room.game, lang) for lang in LANGUAGES)
        rows.append(f"<li>{room.code} · {html.escape(games)} · {room.humans}/{room.seats}</li>")
    said = "".join(
        f"<p>{html.escape(sentence('server', 'no_page', {}, lang, 'server'))}</p>"
        for lang in LANGUAGES
    )
    return (
        "<!doctype html><meta charset=utf-8><title>paiju 牌局</title>"
        f"<h1>paiju 牌局 {__version__}</h1>{said}<ul>{''.join(rows)}</ul>"
    )


def _file(folder: Folder, path: str) -> Folder | None:
    """Find a file of the page; nothing outside of its folder."""
    found = (folder / path).resolve()
    inside = found.is_relative_to(folder.resolve())
    return found if inside and found.is_file() else None


def page_routes(api: Api) -> list[BaseRoute]:
    """Serve the page."""

    async def serve(request: Request) -> Response:
        folder = api.options.page
        path = str(request.path_params.get("path", "")) or "index.html"
        if folder is None or not (folder / "index.html").is_file():
            if path != "index.html":
                raise HTTPException(404)
            return HTMLResponse(_plain(api))
        found = _file(folder, path)
        if found is None:
            raise HTTPException(404)
        kept = FOREVER if path.startswith("assets/") else _FRESH
        headers = {"cache-control": kept, **VARY}
        if path.startswith(_ENGINE):
            headers["content-security-policy"] = content_policy(
                api.options, api.hosts.opened(request), engine=True
            )
        kind = _TYPES.get(found.suffix) or guess_type(found.name)[0]
        packed = found.with_name(f"{found.name}.gz")
        if takes_packed(request) and packed.is_file():
            found, headers = packed, {**headers, "content-encoding": "gzip"}
        return FileResponse(found, headers=headers, media_type=kind)

    return [Route("/", serve), Route("/{path:path}", serve)]
