"""Dominion at the terminal: its table, its questions in words, its log and its end."""
