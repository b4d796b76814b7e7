"""Dominion: Base (first and second edition) and Intrigue (first edition)."""
