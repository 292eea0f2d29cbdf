"""Start a store as somebody whom rights bind, and tell why it would not start."""

import asyncio
import os
import sys
from pathlib import Path

from paiju.store.contract import StoreError
from paiju.store.opening import make_store

store = make_store(Path(sys.argv[1]))
if os.getuid() == 0:
    os.setuid(int(sys.argv[2]))
try:
    asyncio.run(store.start())
except StoreError as error:
    print(error)
