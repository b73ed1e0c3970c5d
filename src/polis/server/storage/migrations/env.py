"""Runs the migrations in the connection, and the transaction, that the server has opened."""

from __future__ import annotations

from alembic import context

from polis.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
