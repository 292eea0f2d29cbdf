"""Games on the player's own device: the same rooms against bots, without a server.

A browser runs this in Pyodide (docs/offline.md), where there is no compiled package.
"""

from paiju.offline.stand_in import install

install()
