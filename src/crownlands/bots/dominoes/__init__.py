"""Bots that know the dominoes."""
