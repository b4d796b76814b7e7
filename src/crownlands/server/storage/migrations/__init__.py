"""The steps from one version of the schema to the next, run by Alembic when the server starts."""
