"""One database for several servers: rooms are leased, and a lease that was lost is refused."""
