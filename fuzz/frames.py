"""Fuzz what comes over the socket: commands as clients write them, and what is left of them."""

import msgspec

from fuzz.driver import main, mutate
from paiju.game import Chance
from paiju.server.sockets.protocol import Closing, decode
from paiju.wire import commands as c

COMMANDS: tuple[c.AnyCommand, ...] = (
    c.Hello(protocol=1, token="x" * 43),
    c.Ping(at=3),
    c.Enter(id="a" * 8, room="ABCDEF"),
    c.Sit(id="a" * 8, seat=3),
    c.Ready(id="a" * 8, seed="ab" * 16),
    c.Settings(id="a" * 8, preset="house", switches={"seats": 3, "draw": "everyone"}),
    c.Play(id="a" * 8, at=4, move=c.WireMove("play", ("S5", "HK"), c.Claim("pair", "5"), 1)),
    c.Ask(id="a" * 8, cards=("S5",), act="call", number=2),
    c.Chat(id="a" * 8, text="你好"),
    c.Kick(id="a" * 8, player="a" * 16),
)
_CLOSES = (1009, 4000)


def mutant(chance: Chance) -> str:
    """Write a command and change it a little."""
    command = COMMANDS[chance.below(len(COMMANDS))]
    return mutate(msgspec.json.encode(command).decode(), chance)


def target(chance: Chance) -> str:
    """Read a mutant: it is a command, or closes the socket with a code that says so."""
    try:
        command = decode(mutant(chance))
    except Closing as closing:
        if closing.code not in _CLOSES:
            raise
        return f"closed {closing.code}"
    written = msgspec.json.encode(command).decode()
    assert decode(written) == command
    return "read"


if __name__ == "__main__":
    main(target)
