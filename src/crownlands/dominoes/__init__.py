"""Kingdomino, Queendomino and Royal Wedding, on one rule base."""
