"""Many games at once: checks now, matches and analysis to come."""
