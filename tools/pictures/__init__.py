"""The pictures of the documents: every combination, and pages that show them."""
