"""What `paiju serve` tells the person at the keyboard about friends in the same network."""

import sys
from collections.abc import Sequence

from paiju.cli.words import Words


def tell_friends(addresses: Sequence[str], words: Words) -> None:
    """Print where friends find the server, the first address as a picture for their cameras."""
    # A server that is alone need not load it.
    import segno

    print(words.say("serve_lan_open"))
    for address in addresses:
        print(f"  {address}")
    segno.make(addresses[0], error="m").terminal(out=sys.stdout, border=2, compact=True)
    print(words.say("serve_lan_plain"), flush=True)
