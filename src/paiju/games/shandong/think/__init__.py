"""Thinking: what a view tells of hidden cards, and which moves are good."""
