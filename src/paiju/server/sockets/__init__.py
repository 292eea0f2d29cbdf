"""Sockets: from bytes to commands, and back."""
