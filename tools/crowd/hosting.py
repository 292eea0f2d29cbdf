"""Several nodes to play on: PostgreSQL, NATS and nodes on this machine, gone when it is stopped.

python -m tools.crowd.hosting --nodes 3
"""

import argparse
import contextlib
import signal

from tools.crowd.nodes import cluster
from tools.crowd.serving import end_politely


def main() -> None:
    """Run a cluster until it is stopped, and tell how to play on it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    wishes = parser.parse_args()
    end_politely()
    with contextlib.suppress(KeyboardInterrupt), cluster(wishes.nodes) as nodes:
        print(f"PostgreSQL {nodes.database.url}")
        print(f"NATS       {nodes.bus.url}")
        for server in nodes.servers:
            print(f"node       {server.url}   process {server.pid}")
        print("Open any two of the nodes, make a room on one and enter its code on the other.")
        print("Kill a node (kill -9 PROCESS): its tables go on elsewhere within seconds.")
        print("Ctrl+C stops everything.", flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
