"""Processes beside the loop: bots, the coach and the judge."""
