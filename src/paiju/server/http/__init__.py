"""HTTP: what a route is, and how answers are cached, packed and described."""
