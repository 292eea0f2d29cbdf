"""A room (房间) as a pure function: a log of events, folded; no clock, no chance, no network."""
