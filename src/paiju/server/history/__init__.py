"""Finished hands: how they went, and replays of them."""
