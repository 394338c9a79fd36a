"""Alembic's steps from an older schema to the present one; run when the server starts."""
