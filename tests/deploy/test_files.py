"""The files in deploy/ are taken by the programs they are for, and name flags that exist."""

import asyncio
import os
import re
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from paiju.cli.app import app
from tools.crowd.crowd import Crowd
from tools.crowd.party import AtOnce
from tools.crowd.serving import serving
from tools.services import free_port, reachable, wait_for

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def known_variables() -> set[str]:
    """List the variables that `paiju serve` reads."""
    told = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200).output
    return set(re.findall(r"PAIJU_[A-Z_]+", told))


def test_every_variable_is_one_that_the_server_reads() -> None:
    texts = [path.read_text() for path in DEPLOY.rglob("*") if path.is_file()]
    named = {name for text in texts for name in re.findall(r"PAIJU_[A-Z_]+", text)}
    assert named
    assert named <= known_variables()


def test_what_the_image_copies_is_there() -> None:
    told = (DEPLOY / "Dockerfile").read_text()
    assert "requirements/run.txt" in told
    assert (ROOT / "requirements" / "run.txt").exists()
    assert "make page" in told
    assert re.search(r"^page:", (ROOT / "Makefile").read_text(), re.MULTILINE)


def test_the_nodes_trust_nginx_and_nobody_else() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    [trusted] = re.findall(r"PAIJU_TRUST_PROXY: (\S+)", text)
    [given] = re.findall(r"ipv4_address: (\S+)", text)
    [subnet] = re.findall(r"subnet: (\S+)", text)
    [others] = re.findall(r"ip_range: (\S+)", text)
    assert trusted == given
    assert ip_address(given) in ip_network(subnet)
    assert ip_address(given) not in ip_network(others)
    # Alone, the image knows no proxy.
    assert not re.search(r"^ENV .*TRUST_PROXY", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    units = []
    for unit in sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer")):
        copy = tmp_path / unit.name
        # The program is not installed where it will be.
        copy.write_text(unit.read_text().replace("/opt/paiju/bin/paiju", "/bin/true"))
        units.append(str(copy))
    command = ["systemd-analyze", "verify", *units]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def configure(folder: Path, site: Path, port: int, upstream: int) -> list[str]:
    """Write a configuration around a site that needs no rights; return how to run nginx on it."""
    text = site.read_text()
    text = re.sub(r"server (127\.0\.0\.1|node):8700;", f"server 127.0.0.1:{upstream};", text)
    text = text.replace("/etc/nginx/paiju.locations", str(DEPLOY / "nginx" / "paiju.locations"))
    text = text.replace("/etc/ssl/cards.example", str(folder))
    for usual in (80, 443):
        text = re.sub(rf"listen (\[::\]:)?{usual}\b", rf"listen \g<1>{free_port()}", text)
    text = text.replace("listen 8080", f"listen 127.0.0.1:{port}")
    main = folder / "nginx.conf"
    temporary = "\n".join(
        f"{kind}_temp_path {folder};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main.write_text(
        f"pid {folder}/pid; daemon off; events {{}}\n"
        f"http {{ access_log off; error_log {folder}/errors; {temporary}\n{text}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(main), "-e", str(folder / "errors")]


def certify(folder: Path) -> None:
    """Make a certificate for nobody."""
    names = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", *names],
        check=True,
        capture_output=True,
    )


@pytest.mark.parametrize("site", ["paiju.conf", "compose.conf"])
def test_nginx_takes_the_sites(site: str, tmp_path: Path) -> None:
    certify(tmp_path)
    command = configure(tmp_path, DEPLOY / "nginx" / site, free_port(), 8700)
    done = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


def configure_caddy(folder: Path, port: int, upstream: int) -> list[str]:
    """Write the site for a port of its own, without https; return how to run Caddy on it."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("cards.example", f"http://127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8700", f"127.0.0.1:{upstream}")
    site = folder / "Caddyfile"
    site.write_text(f"{{\n\tadmin off\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(site)]


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_table_is_played_through_a_proxy(proxy: str, tmp_path: Path) -> None:
    async def play(url: str) -> int:
        crowd = Crowd((url,), 1, lambda chance: AtOnce(chance, 5), lambda wait: None, 1)
        try:
            await crowd.gather()
            while crowd.moves < 5:
                crowd.check()
                await asyncio.sleep(0.05)
        finally:
            await crowd.leave()
        return crowd.moves

    with serving("--trust-proxy", "127.0.0.1") as server:
        port = free_port()
        if proxy == "nginx":
            command = configure(tmp_path, DEPLOY / "nginx" / "compose.conf", port, server.port)
        else:
            command = configure_caddy(tmp_path, port, server.port)
        homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
        running = subprocess.Popen(command, env={**os.environ, **homes}, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            url = f"http://127.0.0.1:{port}"
            assert asyncio.run(asyncio.wait_for(play(url), 60)) >= 5
            assert httpx.get(f"{url}/metrics").status_code == 404
        finally:
            running.terminate()
            running.wait(10)
    assert not reachable(port)
