"""A push service on this machine: TLS, a certificate of its own, and bad manners on demand."""

import datetime
import socket
import ssl
import sys
from concurrent.futures import Executor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from types import TracebackType

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

HOST = "push.test"


def certify(folder: Path) -> Path:
    """Make a certificate of the host that signs itself; return the file that holds all of it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


class PushService(ThreadingHTTPServer):
    """What a browser's maker runs: takes notices and hands them on."""

    def __init__(self, certificate: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.certificate = certificate
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True)
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.location = ""
        self.drips = ""
        """The part of its answers that comes byte by byte and never ends."""
        self.reached = Event()
        self.left = Event()
        """Whether somebody went away before an answer was whole."""
        self._thread = Thread(target=self.serve_forever, daemon=True)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.left.set()
        self.shutdown()
        self.server_close()
        self._thread.join()

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of those who go away: that is what some of the tests are about."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def connect(self, _pool: Executor) -> aiohttp.BaseConnector:
        """Open connections to this service, whatever the name of the host."""
        return connect(self.server_port, self.certificate)


class _Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.taken.append((dict(self.headers), body))
        self.server.reached.set()
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("location", self.server.location)
        if self.server.drips == "headers":
            self.flush_headers()
            self._drip(b"x-drip: ")
        self.send_header("content-length", "1000000")
        self.end_headers()
        if self.server.drips == "body":
            self._drip(b"")
        self.close_connection = True

    def _drip(self, first: bytes) -> None:
        """Send a byte now and then until nobody listens."""
        try:
            self.wfile.write(first)
            while not self.server.left.wait(0.01):
                self.wfile.write(b"x")
        except OSError:
            self.server.left.set()
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        return


class _Here(AbstractResolver):
    """Finds every host at one port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host,
                host="127.0.0.1",
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        return


def connect(port: int, certificate: Path) -> aiohttp.BaseConnector:
    """Open connections to a port of this machine, and trust one certificate."""
    trusted = ssl.create_default_context(cafile=certificate)
    return aiohttp.TCPConnector(resolver=_Here(port), ssl=trusted)
