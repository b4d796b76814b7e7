"""Players that know Dominion."""
