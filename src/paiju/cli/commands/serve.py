"""`paiju serve`: games for browsers."""

import ipaddress
import os
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from paiju.cli.command import HELP_WORDS, Lang, make_commands, politely, words_in
from paiju.cli.commands.serve_friends import tell_friends
from paiju.cli.commands.serve_tls import check_certificate
from paiju.cli.commands.setup import FAILED, Complaint
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, tell
from paiju.server.guard.addresses import Networks, read_networks
from paiju.server.ops.bind import bind
from paiju.server.ops.built_page import built_page
from paiju.server.ops.own_addresses import private_addresses, written
from paiju.server.options import Options

if TYPE_CHECKING:
    from typer._click import Context

commands = make_commands()
_HERE: Final = "127.0.0.1"
_PROXY: Final = "--trust-proxy"


def _help(key: str) -> str:
    """Return the help of an option."""
    return HELP_WORDS.say(f"help_serve_{key}")


def _is_open(host: str) -> bool:
    """Return whether others than this machine reach an address."""
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
    Path | None, typer.Option("--data", envvar="PAIJU_DATA", metavar="FOLDER", help=_help("data"))
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
    str,
    typer.Option(_PROXY, envvar="PAIJU_TRUST_PROXY", metavar="ADDRESSES", help=_help("proxy")),
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
LimitFactor = Annotated[
    float, typer.Option("--limits", envvar="PAIJU_LIMITS", metavar="N", help=_help("limits"))
]
Origins = Annotated[
    str, typer.Option("--origins", envvar="PAIJU_ORIGINS", metavar="URLS", help=_help("origins"))
]
Page = Annotated[
    Path | None, typer.Option("--page", envvar="PAIJU_PAGE", metavar="FOLDER", help=_help("page"))
]


Lan = Annotated[bool, typer.Option("--lan", envvar="PAIJU_LAN", help=_help("lan"))]

TlsCert = Annotated[
    Path | None,
    typer.Option("--tls-cert", envvar="PAIJU_TLS_CERT", metavar="FILE", help=_help("tls_cert")),
]
TlsKey = Annotated[
    Path | None,
    typer.Option("--tls-key", envvar="PAIJU_TLS_KEY", metavar="FILE", help=_help("tls_key")),
]


class ServeCommand(PoliteCommand):
    """A command whose --trust-proxy may stand alone, as it did before it took addresses."""

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        """Read the line; a proxy without an address is one on this machine."""
        line: list[str] = []
        for word, after in pairwise([*args, "--"]):
            line.append(word)
            if word == _PROXY and after.startswith("--"):
                line.append("1")
        return super().parse_args(ctx, line)


@commands.command("serve", cls=ServeCommand, help=HELP_WORDS.say("help_serve"))
@politely
def serve_command(
    host: Host = _HERE,
    port: Port = 8700,
    data: Data = None,
    store: StoreUrl = "",
    bus: BusUrl = "",
    public_url: PublicUrl = "",
    trust_proxy: TrustProxy = "",
    metrics_token: MetricsToken = "",
    bot_workers: BotWorkers = 1,
    bot_pause: BotPause = 500,
    limits: LimitFactor = 1,
    origins: Origins = "",
    page: Page = None,
    lan: Lan = False,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    lang: Lang = None,
) -> None:
    """Serve games to browsers until stopped."""
    words = words_in(lang)
    options = Options(
        host,
        port,
        data or Path(),
        store,
        bus,
        public_url,
        _proxies(trust_proxy, words),
        metrics_token,
        bot_workers,
        bot_pause,
        limits,
        tuple(filter(None, origins.split(","))),
        page or built_page(),
        tls_cert=tls_cert,
        tls_key=tls_key,
    )
    check_certificate(tls_cert, tls_key, words)
    if lan:
        options = _in_the_same_network(options, words)
    _serve(options if data is not None else _at_home(options, words), words)


def _proxies(text: str, words: Words) -> Networks:
    """Read which proxies are to be trusted."""
    try:
        return read_networks(text)
    except ValueError as error:
        raise Complaint(words.say("serve_proxy", part=str(error))) from error


def _in_the_same_network(options: Options, words: Words) -> Options:
    """Let friends in the same network in, if there is one."""
    if options.host != _HERE:
        raise Complaint(words.say("serve_lan_host"))
    hosts = tuple(map(written, private_addresses()))
    if not hosts:
        raise Complaint(words.say("serve_lan_none"), status=FAILED)
    return replace(options, lan=True, lan_hosts=hosts)


def _missing(error: ImportError, words: Words) -> Complaint:
    """Say that the server's packages are not installed."""
    return Complaint(words.say("serve_missing", name=error.name), status=FAILED)


def _at_home(options: Options, words: Words) -> Options:
    """Keep data where the system has a place for them."""
    try:
        from paiju.store.opening import default_folder
    except ImportError as error:
        raise _missing(error, words) from error
    return replace(options, data=default_folder(os.environ))


def _serve(options: Options, words: Words) -> None:
    """Take the port and run; every fault is a sentence."""
    is_safe = bool(options.trust_proxy) or options.tls_cert is not None
    if _is_open(options.host) and not (is_safe and options.public_url):
        raise Complaint(words.say("serve_open", host=options.host))
    if options.trust_proxy and not options.public_url:
        proxies = ", ".join(map(str, options.trust_proxy))
        print(words.say("serve_proxy_alone", proxies=proxies), file=sys.stderr)
    try:
        taken = bind(options)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        host = "0.0.0.0" if options.lan else options.host
        told = words.say("serve_taken", address=f"{host}:{options.port}", reason=reason)
        raise Complaint(told, status=FAILED) from error
    options = replace(options, port=taken.getsockname()[1])
    try:
        from paiju.server.ops.garbage import hush

        hush()
        from paiju.server.ops.process import run
        from paiju.store.contract import NewerSchema, StoreError
    except ImportError as error:
        raise _missing(error, words) from error

    def ready() -> None:
        print(words.say("serve_ready", address=options.address), flush=True)
        if options.lan_addresses:
            tell_friends(options, words)

    facts = {"folder": str(options.data), "file": str(options.data)}
    try:
        run(options, taken, ready)
    except NewerSchema as error:
        facts["version"] = str(error)
        raise Complaint(tell("storage", "newer", words, **facts), status=FAILED) from error
    except StoreError as error:
        raise Complaint(tell("storage", str(error), words, **facts), status=FAILED) from error
