"""Run the steps on the connection that paiju.store.schema hands in."""

from alembic import context

from paiju.store.tables import META


def run() -> None:
    """Run the steps that are missing in one transaction."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=META,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


# The name by which alembic loads this file; to import it does nothing.
if __name__ == "env_py":
    run()
