"""Where tables are kept: SQLite or PostgreSQL. A table is its log, and the log only grows."""
