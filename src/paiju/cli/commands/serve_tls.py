"""Certificates with which `paiju serve` itself talks https."""

import ssl
from pathlib import Path

from paiju.cli.commands.setup import FAILED, Complaint
from paiju.cli.words import Words


def check_certificate(certificate: Path | None, key: Path | None, words: Words) -> None:
    """Complain where a certificate and its key are not both there, or do not fit."""
    if certificate is None and key is None:
        return
    if certificate is None or key is None:
        raise Complaint(words.say("serve_tls_both"))
    try:
        # Nobody is asked for a password: a server starts without anybody at its keyboard.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or getattr(error, "strerror", None) or str(error)
        facts = {"certificate": str(certificate), "private": str(key), "reason": str(reason)}
        raise Complaint(words.say("serve_tls_wrong", **facts), status=FAILED) from error
