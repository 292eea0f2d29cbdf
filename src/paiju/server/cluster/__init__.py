"""Several nodes as one server."""
