"""https by a certificate of one's own, and what is said of settings that are open to others."""

import ssl
import subprocess
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.asyncio.client import connect

from paiju.cli.app import app
from paiju.server.ops import process
from paiju.server.options import Options
from tests.server.client import run
from tests.server.running import Running


def certify(folder: Path, name: str, *more: str) -> tuple[Path, Path]:
    """Make a certificate for this machine, with its key."""
    made = folder / f"{name}.pem", folder / f"{name}.key"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files = ["-out", str(made[0]), "-keyout", str(made[1])]
    kind = ["-newkey", "rsa:2048", *(more or ("-nodes",))]
    subprocess.run(
        ["openssl", "req", "-x509", *kind, *names, *files], check=True, capture_output=True
    )
    return made


def test_page_and_socket_are_served_by_https(fresh: Options, tmp_path: Path) -> None:
    certificate, key = certify(tmp_path, "own")
    trusting = ssl.create_default_context(cafile=str(certificate))
    options = replace(fresh, tls_cert=certificate, tls_key=key, lan_hosts=("192.168.1.5",))
    with Running(options) as running:
        port = running.options.port
        assert running.base == f"https://127.0.0.1:{port}"
        with httpx.Client(base_url=running.base, verify=trusting, trust_env=False) as web:
            assert web.get("/api/address").json()["address"] == f"https://192.168.1.5:{port}"
            assert f"wss://127.0.0.1:{port}" in web.get("/").headers["content-security-policy"]

        async def talk(origin: str) -> None:
            where = f"wss://localhost:{port}/ws"
            given = {"Origin": origin}
            opened = connect(where, ssl=trusting, additional_headers=given, proxy=None)
            await (await opened).close()

        run(talk(f"https://localhost:{port}"))
        with pytest.raises(Exception, match="403"):
            run(talk(f"http://localhost:{port}"))


def serve(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> Result:
    """Start a server that ends as soon as it is ready."""
    monkeypatch.setattr(process, "run", lambda options, taken, ready: (taken.close(), ready()))
    line = ["serve", "--port", "0", "--data", str(folder / "data"), *words]
    return CliRunner().invoke(app, line)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_key_that_does_not_fit_is_said_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    certificate, key = certify(tmp_path, "own")
    _, other = certify(tmp_path, "other")
    _, locked = certify(tmp_path, "locked", "-passout", "pass:secret")
    right = serve(monkeypatch, tmp_path, "--tls-cert", str(certificate), "--tls-key", str(key))
    assert (right.exit_code, "https://127.0.0.1:" in right.stdout) == (0, True)
    for wrong in (other, locked, tmp_path / "none", certificate):
        words = ("--tls-cert", str(certificate), "--tls-key", str(wrong), "--lang", lang)
        told = serve(monkeypatch, tmp_path, *words)
        assert told.exit_code == 1, wrong
        assert str(wrong) in told.stderr
        assert ("No https" if lang == "en" else "不能用于 https") in told.stderr
    half = serve(monkeypatch, tmp_path, "--tls-cert", str(certificate), "--lang", lang)
    assert half.exit_code == 2
    assert ("give both" if lang == "en" else "一起写") in half.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "is believed"), ("zh", "都会相信")])
def test_a_proxy_without_a_public_address_is_said_to_be_what_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, said: str
) -> None:
    told = serve(monkeypatch, tmp_path, "--trust-proxy", "10.0.0.1", "--lang", lang)
    assert told.exit_code == 0
    assert said in told.stderr
    assert "10.0.0.1" in told.stderr
    whole = ("--trust-proxy", "10.0.0.1", "--public-url", "https://cards.example")
    assert serve(monkeypatch, tmp_path, *whole, "--lang", lang).stderr == ""


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_an_open_address_without_a_proxy_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    told = serve(monkeypatch, tmp_path, "--host", "0.0.0.0", "--lang", lang)
    assert told.exit_code == 2
    assert "--lan" in told.stderr.replace("--lang", "")
