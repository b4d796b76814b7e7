"""Kingdomino, Queendomino and Royal Wedding at the terminal: kingdoms drawn, questions in words, the notepad."""
