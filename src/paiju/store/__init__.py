"""The store: append-only logs of rooms, and what is kept of players, hands and chat."""
