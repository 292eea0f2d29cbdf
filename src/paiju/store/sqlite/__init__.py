"""One file and one writer: the store of a server that is alone."""
