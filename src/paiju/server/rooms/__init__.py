"""Rooms that are being played: one task each, with its inbox, its log and its answers."""
