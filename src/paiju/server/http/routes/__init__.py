"""The HTTP part: one table of routes, from which the server and its description are made."""
