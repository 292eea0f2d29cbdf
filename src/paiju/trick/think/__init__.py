"""Thinking in games of tricks: hidden cards guessed from a view."""
