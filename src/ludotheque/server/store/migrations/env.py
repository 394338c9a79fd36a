"""Called by Alembic with the connection that `store.opening` hands it."""

from alembic import context

from ludotheque.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite can't change a column in place
)
with context.begin_transaction():
    context.run_migrations()
