"""Crowds of players over real sockets: to load a server, and to see what it loses when killed."""
