"""Requests as a page makes them."""

import httpx


def browse(base: str) -> httpx.Client:
    """Open a session that nothing on this machine leads elsewhere."""
    return httpx.Client(base_url=base, trust_env=False)


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Return how a request was refused; every refusal has a sentence in both languages."""
    body = answer.json()
    assert set(body["message"]) == {"zh", "en"}
    assert all(" · " not in told for told in body["message"].values()), "a code without a sentence"
    return answer.status_code, body["refusal"]["code"]
