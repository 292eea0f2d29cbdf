"""The server: rooms, sockets, routes, time and bots around the engine."""
