"""One module a version; a step that was ever released is never changed."""
