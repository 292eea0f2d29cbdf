"""The steps from each version of the data to the next, for alembic."""
