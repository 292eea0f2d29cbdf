"""`paiju serve`: games for browsers."""

import ipaddress
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from paiju.cli.setup import FAILED, Complaint, complain, read_language
from paiju.cli.usage import line_words
from paiju.cli.words import Words, preferred
from paiju.server.options import Options

_HELP: Final = line_words(sys.argv)
_PAGE: Final = Path(__file__).resolve().parents[3] / "web" / "dist"


def _help(key: str) -> str:
    """Return the help of an option."""
    return _HELP.say(f"help_serve_{key}")


def _is_open(host: str) -> bool:
    """Tell whether others than this machine reach an address."""
    if host == "localhost":
        return False
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return True


Host = Annotated[
    str, typer.Option("--host", envvar="PAIJU_HOST", metavar="HOST", help=_help("host"))
]
Port = Annotated[int, typer.Option("--port", envvar="PAIJU_PORT", metavar="N", help=_help("port"))]
Data = Annotated[
    Path, typer.Option("--data", envvar="PAIJU_DATA", metavar="FOLDER", help=_help("data"))
]
StoreUrl = Annotated[
    str, typer.Option("--store", envvar="PAIJU_STORE", metavar="URL", help=_help("store"))
]
BusUrl = Annotated[str, typer.Option("--bus", envvar="PAIJU_BUS", metavar="URL", help=_help("bus"))]
PublicUrl = Annotated[
    str,
    typer.Option("--public-url", envvar="PAIJU_PUBLIC_URL", metavar="URL", help=_help("public")),
]
TrustProxy = Annotated[
    bool, typer.Option("--trust-proxy", envvar="PAIJU_TRUST_PROXY", help=_help("proxy"))
]
MetricsToken = Annotated[
    str,
    typer.Option(
        "--metrics-token", envvar="PAIJU_METRICS_TOKEN", metavar="TOKEN", help=_help("metrics")
    ),
]
BotWorkers = Annotated[
    int,
    typer.Option("--bot-workers", envvar="PAIJU_BOT_WORKERS", metavar="N", help=_help("workers")),
]
BotPause = Annotated[
    int, typer.Option("--bot-pause", envvar="PAIJU_BOT_PAUSE", metavar="MS", help=_help("pause"))
]
Frames = Annotated[
    float, typer.Option("--frames", envvar="PAIJU_FRAMES", metavar="N", help=_help("frames"))
]
Page = Annotated[
    Path, typer.Option("--page", envvar="PAIJU_PAGE", metavar="FOLDER", help=_help("page"))
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="zh|en", help=_HELP.say("help_lang"))]


def serve_command(
    host: Host = "127.0.0.1",
    port: Port = 8700,
    data: Data = Path("data"),
    store: StoreUrl = "",
    bus: BusUrl = "",
    public_url: PublicUrl = "",
    trust_proxy: TrustProxy = False,
    metrics_token: MetricsToken = "",
    bot_workers: BotWorkers = 1,
    bot_pause: BotPause = 500,
    frames: Frames = 10,
    page: Page = _PAGE,
    lang: Lang = None,
) -> None:
    """Serve games to browsers until stopped."""
    options = Options(
        host,
        port,
        data,
        store,
        bus,
        public_url,
        trust_proxy,
        metrics_token,
        bot_workers,
        bot_pause,
        frames,
        page,
    )
    try:
        _serve(options, read_language(preferred(lang, os.environ)))
    except Complaint as complaint:
        raise complain(complaint) from complaint


def _serve(options: Options, words: Words) -> None:
    """Take the port and run; every fault is a sentence."""
    try:
        from paiju.server.running import bind, run
        from paiju.store.contract import NewerSchema, StoreError
    except ImportError as error:
        told = words.say("serve_missing", name=error.name)
        raise Complaint(told, status=FAILED) from error
    if _is_open(options.host) and not options.trust_proxy:
        raise Complaint(words.say("serve_open", host=options.host))
    try:
        taken = bind(options)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        told = words.say("serve_taken", address=f"{options.host}:{options.port}", reason=reason)
        raise Complaint(told, status=FAILED) from error
    options = replace(options, port=taken.getsockname()[1])

    def ready() -> None:
        print(words.say("serve_ready", address=options.address), flush=True)

    try:
        run(options, taken, ready)
    except NewerSchema as error:
        raise Complaint(words.say("serve_newer"), status=FAILED) from error
    except StoreError as error:
        raise Complaint(words.say("serve_failed", reason=str(error)), status=FAILED) from error
